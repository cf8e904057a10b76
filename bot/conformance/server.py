"""Examples ("specimens") of the bot's messages that belong to no single match, for the conformance check.

They are lists, statistics, settings, the server's rules and the self-test.
"""

from dataclasses import replace
from datetime import timedelta

from bot.conformance.games import FAR_ID, Place, Specimen, open_lobby, out_of_reach, player, player_name
from bot.handlers.admin import limits_form, setup_screen
from bot.handlers.doctor import Finding, doctor_screen
from bot.handlers.permissions import ServerRules
from bot.handlers.settings import privacy_screen, settings_screen
from bot.interactions.custom_ids import SetLimits
from bot.screens.learning import greeting_screen
from bot.screens.stats import ALL_GAMES, Record, leaders_screen, stats_screen
from bot.screens.tables import tables_screen, which_screen
from bot.ui.blocks import NEUTRAL_ACCENT, Attachment, Buttons, Link, Screen, Text
from bot.ui.limits import notice
from bot.ui.words import channel_mention, say
from games.core.registry import all_games
from games.core.words import escape
from storage import Match, Store, UserSettings
from storage.results import Rating
from storage.services.statistics import RESULTS_LISTED, Leader, Result, Tally

TABLES_PER_GAME = 6
"""Matches of each game in the lists, so that these have several pages."""
LEADERS = 10
"""Places of a leaderboard."""


async def server_specimens(store: Store, place: Place) -> list[Specimen]:
    """Return an example of each kind of message that belongs to no single match, such as lists, records and settings.

    Args:
        store: A store of its own, in which matches are opened for the lists.
        place: Where the examples will be posted.
    """
    now, user, name = store.time.now(), player(0), player_name(0)
    matches = [
        out_of_reach(await open_lobby(store, game, game.seats[0], place, f"list {number} {game.name}"))
        for game in all_games()
        for number in range(TABLES_PER_GAME)
    ]
    rules = ServerRules((place.channel,), place.roles)
    person = UserSettings(user, quiet_from=0, quiet_to=480, digest_due=now, text_only=True)
    findings = [Finding(False, say.text("doctor-channel-gone", channel=channel_mention(place.channel)))] * 20 + [
        Finding(True, escape(name))
    ] * 20
    link = Buttons(
        (Link(say.label("remind-open"), f"https://discord.com/channels/{place.guild}/{place.channel}/{FAR_ID}"),)
    )
    return [
        *_lists(matches, user),
        *_statistics(store, user, name),
        Specimen("server: settings", settings_screen(person, now)),
        Specimen("server: greeting", greeting_screen()),
        Specimen("server: privacy", privacy_screen()),
        Specimen("server: rules of the server", setup_screen(rules, place.roles, note=say.text("setup-done"))),
        Specimen("server: rules of the server, none", setup_screen(ServerRules(), ())),
        Specimen("server: form of the limits", limits_form(SetLimits(), rules)),
        Specimen("server: doctor", doctor_screen(findings)),
        Specimen("server: notice", notice(escape(name))),
        Specimen("server: reminder with a link", Screen((Text(escape(name)), link), NEUTRAL_ACCENT)),
        Specimen(
            "server: export", Screen(notice(escape(name)).blocks, NEUTRAL_ACCENT, (Attachment("export.json", b"{}\n"),))
        ),
    ]


def _lists(matches: list[Match], user: int) -> list[Specimen]:
    return [
        Specimen("server: tables of a user", tables_screen(matches, user)),
        Specimen("server: tables of a user, last page", tables_screen(matches, user, page=99)),
        Specimen("server: tables of the server", tables_screen(matches, user, of="server")),
        Specimen("server: tables of the server, none", tables_screen([], user, of="server")),
        Specimen("server: question which table", which_screen(matches, user)),
    ]


def _statistics(store: Store, user: int, name: str) -> list[Specimen]:
    now, games = store.time.now(), [game.name for game in all_games()]
    tallies = tuple(
        [Tally(game, kind, 12, 5, 2, 300, 90_000, 7) for game in games for kind in ("people", "computers", "solo")]
    )
    rating = Rating()
    uncounted = Record(user, name, True, False, ALL_GAMES, (), (), None)
    found = [
        Specimen("server: statistics, not counted", stats_screen(uncounted)),
        Specimen("server: statistics, none", stats_screen(replace(uncounted, own=False, counted=True))),
    ]
    for game in (ALL_GAMES, *games[:1]):
        results = tuple(
            [
                Result(games[0], "people", number % 3 == 0, now - timedelta(days=RESULTS_LISTED - number), rating)
                for number in range(RESULTS_LISTED)
            ]
        )
        leader = None if game == ALL_GAMES else Leader(user, rating, 12)
        record = Record(user, name, True, True, game, tallies, results, leader)
        found.append(Specimen(f"server: statistics, {game}", stats_screen(record)))
    for game in games[:1]:
        leaders = [Leader(player(seat), rating, 30 - seat) for seat in range(LEADERS)]
        found += [
            Specimen("server: leaderboard", leaders_screen(game, leaders, user)),
            Specimen("server: leaderboard, empty", leaders_screen(game, [], user)),
        ]
    return found
