"""Examples ("specimens") of what the bot sends about a game, or about no single match, for the conformance check.

The game is played at random, and one position is kept for each kind of decision. The kinds are not listed anywhere. Two
positions differ in kind if their decisions have other words, if another type of action is offered, if another number of
pictures is shown, or if one of them is decided by several seats at once.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

from bot.handlers.admin import limits_form, setup_screen
from bot.handlers.doctor import Finding, doctor_screen
from bot.handlers.permissions import ServerRules
from bot.handlers.settings import privacy_screen, settings_screen
from bot.interactions.custom_ids import LogJump, OpenPath, ReplayJump, SetLimits, parse
from bot.screens.board import board_screen
from bot.screens.drill import Drill, drill_of
from bot.screens.history import ENTRIES_PER_PAGE, jump_form, log_screen, page_form, replay_screen
from bot.screens.learning import greeting_screen, lesson_screen, rules_screen, topics_of
from bot.screens.lobby import (
    clocks_screen,
    levels_screen,
    lobby_screen,
    option_fields,
    option_form,
    options_screen,
    page_of,
    with_option,
)
from bot.screens.panel import details_screen, panel_screen, stale_note
from bot.screens.public import public_of
from bot.screens.stats import ALL_GAMES, Record, leaders_screen, stats_screen
from bot.screens.tables import confirm_screen, tables_screen, which_screen
from bot.screens.typed_actions import InvalidInput, form_for
from bot.ui.blocks import NEUTRAL_ACCENT, Attachment, Button, Buttons, Form, Link, Menu, Screen, Text
from bot.ui.limits import OPTIONS, notice
from bot.ui.words import channel_mention, say
from games.core.action import Action, Illegal
from games.core.chance import Chance, Seeded
from games.core.game import Game
from games.core.lesson import lesson_of
from games.core.registry import all_games
from games.core.words import Markdown, escape
from storage import EVERYTHING, LogEntry, Match, Status, Store, User, UserSettings
from storage.match.clock import PRESETS
from storage.match.consent_rules import KINDS
from storage.match.model import Question
from storage.match.play import Choose
from storage.results import Rating
from storage.services.statistics import RESULTS_LISTED, Leader, Result, Tally

MAX_ACTIONS = 400
"""Actions after which a game of random choices is ended."""
MAX_ILLEGAL = 50
"""Refused choices in a row after which it is ended too."""
MAX_DEPTH = 4
"""How far menus that lead to menus are followed."""
REASON = "Everything has been seen. *Nobody* has won."
"""Why a game is ended early."""

Feature = tuple[str, object]
"""What makes a position one of its kind."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match that was played by random choices until it was over or was ended, with its positions."""

    positions: list[Match]
    """The match before each action."""
    final: Match
    """The match after its end."""
    log: list[LogEntry]
    """All records, as everybody may read them after the end."""


def player(seat: int) -> int:
    """Return a made-up id for the user in a seat. No user of Discord has so small an id, so nobody is mentioned."""
    return seat + 1


def player_name(seat: int) -> str:
    """Return the made-up name of the user in a seat, with characters that have to be escaped, cut or stripped."""
    return f"Xenophon_{seat + 1} *of* <@&1> \u202eאב 🦉👩‍🚀"


@dataclass(frozen=True, slots=True)
class Specimen:
    """An example of what the bot sends (a message, a form or a plain text), with a name that says what it is."""

    name: str
    content: Screen | Form | Markdown


@dataclass(frozen=True, slots=True)
class Place:
    """The server and the channel in which the conformance check posts its examples."""

    guild: int
    channel: int
    roles: tuple[int, ...] = ()
    """Ids of some roles of the server, for menus that show a selection."""


def out_of_reach(match: Match) -> Match:
    """Return a copy of a match for the examples, with an id that the running bot does not know.

    So a press on an example reaches no match.
    """
    return replace(match, id=match.id + FAR_ID)


def numbered(specimens: Iterable[Specimen]) -> Iterator[Specimen]:
    """Yield examples with distinct names: a repeated name gets a number."""
    counts: dict[str, int] = {}
    for specimen in specimens:
        count = counts[specimen.name] = counts.get(specimen.name, 0) + 1
        yield specimen if count == 1 else replace(specimen, name=f"{specimen.name} ({count})")


async def game_specimens(store: Store, game: Game[Any, Any], place: Place) -> list[Specimen]:
    """Return an example of each kind of screen, form and text that the bot sends for a game, by playing it at random.

    Args:
        store: A store of its own, in which games are played.
        game: The game.
        place: Where the specimens will be posted.
    """
    found = await _lobby(store, game, place)
    most = game.seats[-1]
    played = [await _play(store, game, seats, place) for seats in sorted({game.seats[0], most})]
    played.append(await _play(store, game, most, place, other_options=True))
    found += _positions(played)
    found += await _endings(store, played)
    found += _rules_and_lesson(game)
    return [replace(each, name=f"{game.name}: {each.name}") for each in numbered(found)]


# -- the lobby ---------------------------------------------------------------------------------------------------------


async def open_lobby(store: Store, game: Game[Any, Any], seats: int, place: Place, key: str) -> Match:
    """Open a match and let made-up people take seats in it; it has not begun.

    Args:
        store: The store.
        game: The game.
        seats: The number of people.
        place: The server and channel that are stored as the match's; nothing is posted there.
        key: The beginning of the idempotency keys of this match, different for each.

    Returns:
        The match.
    """
    host, name = player(0), player_name(0)
    opened = await store.lobbies.open_match(
        f"{key} open", game=game.name, host=host, host_name=name, guild=place.guild, channel=place.channel
    )
    for seat in range(1, seats):
        await store.lobbies.join(opened.id, f"{key} join {seat}", player(seat), player_name(seat))
    return await store.match(opened.id)


async def _lobby(store: Store, game: Game[Any, Any], place: Place) -> list[Specimen]:
    key, host = f"{game.name} lobby", player(0)
    match = await open_lobby(store, game, 1, place, key)
    first = out_of_reach(match)
    found = [Specimen("lobby with one player", lobby_screen(first))]
    match = await store.lobbies.set_clock(match.id, f"{key} clock", host, PRESETS[-1])
    match = await store.lobbies.set_spectators(match.id, f"{key} spectators", host, False)
    while len(match.chairs) < game.seats[-1]:
        match = await store.lobbies.add_computer(match.id, f"{key} computer {len(match.chairs)}", host, "hard")
    shown = out_of_reach(match)
    fields = option_fields(shown)
    pages = page_of(max(0, len(fields) - 1)) + 1
    found += [
        Specimen("full lobby", lobby_screen(shown)),
        Specimen("levels of computer players", levels_screen(shown)),
        Specimen("clocks", clocks_screen(shown)),
        Specimen("options as last time", options_screen(first, 0, shown)),
        Specimen("question whether to cancel", confirm_screen(shown, "cancel")),
        *[Specimen(f"options, page {page + 1}", options_screen(shown, page)) for page in range(pages)],
        *[
            Specimen(f"form of the option {field.name}", option_form(shown, number))
            for number, field in enumerate(fields)
            if not field.values and not field.file
        ],
    ]
    match = await store.lobbies.cancel(match.id, f"{key} cancel", host)
    return [*found, Specimen("cancelled lobby", lobby_screen(out_of_reach(match)))]


# -- random play -------------------------------------------------------------------------------------------------------


async def _play(store: Store, game: Game[Any, Any], seats: int, place: Place, *, other_options: bool = False) -> Played:
    """Play a match by random choices to its end, or end it early after `MAX_ACTIONS` actions.

    Args:
        store: The store.
        game: The game.
        seats: The number of players.
        place: The server and channel that are stored as the match's; nothing is posted there.
        other_options: Set every option that has a menu to the last of its values.
    """
    key, host = f"{game.name} {seats} {other_options}", player(0)
    luck = Seeded(key)
    match = await open_lobby(store, game, seats, place, key)
    match = await store.lobbies.set_clock(match.id, f"{key} clock", host, PRESETS[-1])
    for number, field in enumerate(option_fields(match) if other_options else ()):
        if field.values:
            try:
                changed = with_option(match, number, len(field.values) - 1)
            except InvalidInput:
                continue  # it does not go with the options before
            match = await store.lobbies.set_options(match.id, f"{key} option {number}", host, changed)
    match = await store.lobbies.start(match.id, f"{key} start", host)
    positions = [match]
    illegal = 0
    while match.active and len(positions) <= MAX_ACTIONS and illegal < MAX_ILLEGAL:
        seat = match.active[luck.below(len(match.active))]
        try:
            chosen = _choose(game, match, seat, luck)
            press = f"{key} {len(positions)} {illegal}"
            submitted = await store.submit(match.id, press, User(player(seat)), _always(chosen))
        except Illegal:  # an action with a text that the rules do not take at this moment
            illegal += 1
            continue
        match, illegal = submitted.match, 0
        positions.append(match)
    if match.is_open:
        match = await store.end(match.id, f"{key} end", host, player_name(0), REASON)
    log = await store.log(match.id, seat=EVERYTHING, limit=match.record_count + 1)
    return Played(positions, match, log)


def _always(action: Action) -> Choose:
    return lambda _match: action


def _choose(game: Game[Any, Any], match: Match, seat: int, luck: Seeded) -> Action:
    """Return a random action of those that a seat is offered; each type of action is as likely as any other.

    Args:
        game: The game.
        match: The match.
        seat: The seat.
        luck: The source of randomness.
    """
    kinds: dict[type[Action], list[Action]] = {}
    for action in game.legal_actions(match.state, seat):
        kinds.setdefault(type(action), []).append(action)
    of_kind = list(kinds.values())[luck.below(len(kinds))]
    action = of_kind[luck.below(len(of_kind))]
    return game.fill(game.view(match.state, seat), action, Chance(luck.below)) if action.open else action


def _verbs(match: Match) -> dict[str, int]:
    """Return the names of the types of action that are offered in a match, each with a seat to which it is."""
    return {
        type(action).__name__: seat
        for seat in reversed(match.active)
        for action in match.rules.legal_actions(match.state, seat)
    }


def _features(match: Match) -> frozenset[Feature]:
    words = tuple(part for part in match.turn.decision if isinstance(part, str))
    public = public_of(match)
    verbs: list[Feature] = [("verb", verb) for verb in _verbs(match)]
    return frozenset(
        [("decision", words), ("parts", public.presentation.parts(public.view)), ("hidden", public.hidden), *verbs]
    )


def _kinds_of_positions(played: list[Played]) -> list[tuple[Match, list[LogEntry]]]:
    """Choose few positions of the played matches that together show every feature that any position has.

    Of the positions with a feature only the last is considered, because most has happened by then.

    Returns:
        Each position as a match, with the log up to it.
    """
    latest: dict[Feature, tuple[Match, list[LogEntry], frozenset[Feature]]] = {}
    for game in played:
        for match in game.positions:
            if match.active:
                features = _features(match)
                candidate = (match, game.log, features)
                latest |= dict.fromkeys(features, candidate)
    left = set(latest)
    chosen = []
    while left:
        match, log, features = max(latest.values(), key=lambda candidate: len(candidate[2] & left))
        chosen.append((match, [entry for entry in log if entry.seq < match.record_count]))
        left -= features
    return chosen


# -- a running match ---------------------------------------------------------------------------------------------------


def _positions(played: list[Played]) -> list[Specimen]:
    found: list[Specimen] = []
    shown_verbs: set[str] = set()
    kinds = _kinds_of_positions(played)
    for match, log in kinds:
        shown = out_of_reach(match)
        words = " ".join(str(part) for part in match.turn.decision if isinstance(part, str))
        until = match.turn.since + timedelta(days=1)
        found.append(Specimen(f"board, {words}", board_screen(shown, log, posted_new=True, until=until)))
        for seat, verbs in _new_verbs(match, shown_verbs).items():
            shown_verbs |= verbs
            found += _panel(shown, seat, verbs)
    match, log = max(kinds, key=lambda kind: len(kind[0].chairs))
    shown, seat = out_of_reach(match), match.active[0]
    waiting = next((other for other in range(len(match.chairs)) if other not in match.active), None)
    found.append(Specimen("board as text", board_screen(shown, log, text_only=True)))
    found.append(Specimen("panel as text", panel_screen(shown, seat, text_only=True, note=stale_note(shown, seat))))
    noted = panel_screen(shown, seat, note=escape(REASON), since=log, made_at=match.turn.since, can_undo=True)
    found.append(Specimen("panel with a note and undo", noted))
    found.append(Specimen("details of a panel", details_screen(shown, seat, since=log)))
    if waiting is not None:
        found.append(Specimen("panel of a seat that waits", panel_screen(shown, waiting)))
    entries = log[-ENTRIES_PER_PAGE:]
    found.append(Specimen("log, first page", log_screen(shown, entries, 0, more=True)))
    found.append(Specimen("log, another page", log_screen(shown, entries, 1, more=True)))
    found.append(Specimen("form of a page of the log", page_form(LogJump(shown.id, 1))))
    found += [Specimen(f"question whether to {what}", confirm_screen(shown, what)) for what in ("resign", "end")]
    if len(match.chairs) > 1:
        found += _questions(shown, log)
    return found


def _new_verbs(match: Match, shown: set[str]) -> dict[int, set[str]]:
    """Return the names of types of action in a position for which there is no example of a panel yet, by seat.

    If there are none, one seat with no name.

    Args:
        match: The position.
        shown: The names for which there is one.
    """
    found: dict[int, set[str]] = {}
    for verb, seat in _verbs(match).items():
        if verb not in shown:
            found.setdefault(seat, set()).add(verb)
    return found or {match.active[0]: set()}


def _panel(match: Match, seat: int, verbs: set[str]) -> Iterator[Specimen]:
    """Yield examples of the private panel of a seat, and of the menus and forms to which types of action lead.

    Args:
        match: The match.
        seat: The seat.
        verbs: The names of the types of action whose menus and forms are wanted.
    """
    drill = drill_of(match, seat)
    panel = panel_screen(match, seat)
    yield Specimen(f"panel, {', '.join(sorted(verbs)) or 'again'}", panel)
    for number, (kind, ways) in enumerate(drill.verbs):
        if kind.__name__ not in verbs:
            continue
        yield from _menus(match, seat, panel, number, kind.__name__)
        yield from _form(match, seat, drill, ways, kind.__name__)


def _menus(match: Match, seat: int, panel: Screen, verb: int, name: str) -> Iterator[Specimen]:
    """Yield examples of the nested menus of a panel that open one after the other, by the first entry of each.

    Args:
        match: The match.
        seat: The seat.
        panel: The panel.
        verb: The index of the type of action to which the menus belong.
        name: The beginning of the examples' names.
    """
    screen, depth = panel, 0
    while depth < MAX_DEPTH:
        further = [step for step in _steps_in(screen) if step.path[:1] == (verb,) and len(step.path) > depth]
        if not further:
            return
        step = further[0]
        screen, depth = panel_screen(match, seat, step.path, page=step.page), len(step.path)
        yield Specimen(f"menu of {name}, step {depth}", screen)


def _steps_in(screen: Screen) -> Iterator[OpenPath]:
    """Yield the nested menus of a private panel to which its buttons and menus lead."""
    for block in screen.blocks:
        ids = []
        if isinstance(block, Buttons):
            ids = [button.id for button in block.buttons if isinstance(button, Button)]
        elif isinstance(block, Menu):
            ids = [option.value for option in block.options]
        for text in ids:
            step = parse(text)
            if isinstance(step, OpenPath):
                yield step


def _form(match: Match, seat: int, drill: Drill, ways: tuple[int, ...], name: str) -> Iterator[Specimen]:
    for index in ways:
        if drill.offer.actions[index].open:
            yield Specimen(f"form of {name}", form_for(match, seat, index))
            return


def _questions(match: Match, log: list[LogEntry]) -> list[Specimen]:
    """Return examples of a match's public message, with each question to all players and each state of seats and clock.

    Args:
        match: The match.
        log: Its log.
    """
    clock = PRESETS[1]
    details: Mapping[str, dict[str, Any]] = {
        "clock": {"clock": None if clock is None else clock.write()},
        "undo": {"seq": max(0, match.record_count - 3), "steps": 3},
        "seat": {"user": player(99), "name": player_name(99)},
    }
    found = []
    now, until = match.turn.since, match.turn.since + timedelta(hours=5)
    for kind in KINDS:
        asked_by = None if kind == "left" else player(0)
        name = "" if asked_by is None else player_name(0)
        question = Question(1, kind, asked_by, name, 1, now, details.get(kind, {})).with_answer(player(0), "yes")
        board = board_screen(replace(match, question=question), log, until=until)
        found.append(Specimen(f"board with the question {kind}", board))
    vacant = replace(match.chairs[1], user=None, reserved_for=player(1))
    gone = replace(match.chairs[0], left_server=True)
    chairs = (gone, vacant, *match.chairs[2:])
    found.append(Specimen("board with a vacant seat", board_screen(replace(match, chairs=chairs), log)))
    found.append(Specimen("paused board", board_screen(replace(match, paused_at=now), log)))
    return found


# -- after the end, and beside it --------------------------------------------------------------------------------------


async def _endings(store: Store, played: list[Played]) -> list[Specimen]:
    """Return examples of the public messages, panels, logs and replays of matches that are over."""
    found: list[Specimen] = []
    seen: set[Status] = set()
    for game in played:
        if game.final.status in seen:
            continue
        seen.add(game.final.status)
        shown, how = out_of_reach(game.final), game.final.status.value
        entries = game.log[-ENTRIES_PER_PAGE:]
        found.append(Specimen(f"board at the end ({how})", board_screen(shown, game.log)))
        if len(seen) > 1:
            continue  # nothing else differs
        found += [
            Specimen(f"panel at the end ({how})", panel_screen(shown, 0)),
            Specimen(f"lobby at the end ({how})", lobby_screen(shown)),
            Specimen(f"log at the end ({how})", log_screen(shown, entries, 0, more=len(game.log) > len(entries))),
        ]
        last = (await store.replays.position(game.final, 0)).steps
        for name, step, seat in (("first", 0, None), ("middle", last // 2, 0), ("last", last, None)):
            position = await store.replays.position(game.final, step, seat)
            screen = replay_screen(replace(position, match=shown))
            found.append(Specimen(f"replay ({how}), {name} step", screen))
        found.append(Specimen(f"form of a step ({how})", jump_form(ReplayJump(shown.id, last, 0, 0))))
    return found


def _rules_and_lesson(game: Game[Any, Any]) -> list[Specimen]:
    topics = topics_of(game)
    pages = range(max(1, -(-len(topics) // OPTIONS)))
    found = [Specimen(f"topics of the rules, page {page + 1}", rules_screen(game, None, page)) for page in pages]
    if topics:
        longest = max(range(len(topics)), key=lambda number: len(topics[number].text))
        found.append(Specimen("longest topic of the rules", rules_screen(game, longest)))
    if (lesson := lesson_of(game)) is not None:
        learner = player_name(0)
        by_choices = {len(page.ways): page.number for page in lesson.moments}
        for number in sorted({0, *by_choices.values()}):
            found.append(Specimen(f"lesson, page {number + 1}", lesson_screen(game, lesson, learner, number)))
        asking = next((page for page in lesson.moments if any(why for _, why in page.ways)), None)
        if asking is not None:
            why = Markdown(next(why for _, why in asking.ways if why))
            found.append(Specimen("lesson, wrong choice", lesson_screen(game, lesson, learner, asking.number, why=why)))
    return found


FAR_ID = 10**12
"""Added to the ids of matches and votes in specimens. A button that somebody presses then reaches no match or vote of
the running bot, whose ids count up from 1."""


# -- messages that belong to no single match ---------------------------------------------------------------------------


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
