"""The screens of `/stats`: a player's record with a chart of results, and a server's leaderboard."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.interactions.custom_ids import Count, Leaders, Stats, StatsMenu, encode
from bot.ui.blocks import NEUTRAL_ACCENT, Block, Button, Buttons, Drawing, Menu, Option, Picture, Screen, Text
from bot.ui.catalogue import format_duration, say
from bot.ui.charts import RESULTS, ResultsChart, results_view
from bot.ui.limits import ALT, OPTION, OPTIONS, clean_name, fit_label, fit_screen
from games.core.presentation import plain
from games.core.registry import UnknownGame, all_games, find_game
from storage.services.statistics import Leader, Result, Tally, average_thinking_time

ALL_GAMES = "all"
"""Stands for all games where a game's name is expected."""
PROVISIONAL_GAMES = 5
"""A rating with fewer rated games is marked as provisional."""


@dataclass(frozen=True, slots=True)
class Record:
    """A player's results in one Discord server, as `/stats` shows them to one viewer."""

    user: int
    name: str
    own: bool
    """True if the player is the viewer."""
    counted: bool
    """True if the player has agreed to be counted; otherwise there is no record to show."""
    game: str
    """The game it is limited to, or `ALL_GAMES`."""
    tallies: tuple[Tally, ...]
    """Totals of every game, whatever `game` is."""
    last: tuple[Result, ...]
    """Recent results, oldest first."""
    rating: Leader | None
    """The rating in `game`; None if there is none."""


def stats_screen(record: Record) -> Screen:
    """Return the message that shows a player's games won, rating, reliability and a chart of recent results."""
    name = plain(clean_name(record.name) or "…")
    blocks: list[Block] = [Text(say("stats.title", name=name, game=_game_title(record.game)))]
    if not record.counted:
        blocks.append(Text(say("stats.uncounted") if record.own else say("stats.nothing")))
        if record.own:
            blocks.append(Buttons((Button(say("stats.count"), encode(Count(1))),)))
        return fit_screen(Screen(tuple(blocks), NEUTRAL_ACCENT))
    tallies = [tally for tally in record.tallies if record.game in (ALL_GAMES, tally.game)]
    if not tallies:
        blocks.append(Text(say("stats.nothing")))
    else:
        blocks.append(Text("\n".join(_lines(record, tallies))))
        if record.last:
            blocks.append(_picture(record))
    blocks += _buttons(record)
    return fit_screen(Screen(tuple(blocks), NEUTRAL_ACCENT))


def leaders_screen(game: str, leaders: Sequence[Leader], user: int) -> Screen:
    """Return the message that lists a server's best players of a game by rating.

    Args:
        game: The game's name.
        leaders: The best players, best first.
        user: The viewer's id; a button leads to their own record.
    """
    lines = [
        say(
            "stats.leader",
            place=place,
            user=f"<@{leader.user}>",
            rating=f"{leader.rating.shown:,}",
            games=say("stats.games", count=leader.games),
        )
        for place, leader in enumerate(leaders, start=1)
    ]
    head = say("stats.leaders", game=_game_title(game))
    text = "\n".join(lines) or say("stats.no_leaders")
    back = Buttons((Button(say("stats.mine"), encode(Stats(user, game))),))
    return fit_screen(Screen((Text(head), Text(text), Text(say("stats.rating_means")), back), NEUTRAL_ACCENT))


def _lines(record: Record, tallies: Sequence[Tally]) -> list[str]:
    lines = []
    kinds = {
        "people": say("stats.kind.people"),
        "computers": say("stats.kind.computers"),
        "solo": say("stats.kind.solo"),
    }
    for kind, words in kinds.items():
        those = [tally for tally in tallies if tally.kind == kind]
        games, won = sum(tally.finished for tally in those), sum(tally.won for tally in those)
        if games:
            played = say("stats.games", count=games)
            line = say("stats.played", kind=words, games=played, won=won, share=round(100 * won / games))
            if (seconds := average_thinking_time(those)) is not None:
                line = say("stats.time", line=line, time=format_duration(seconds))
            lines.append(line)
    if record.rating is not None:
        known = "early" if record.rating.games < PROVISIONAL_GAMES else "known"
        lines.append(say(f"stats.rating.{known}", rating=f"{record.rating.rating.shown:,}"))
        lines.append(say("stats.rating_means"))
    return lines + _reliability([tally for tally in tallies if tally.kind == "people"])


def _reliability(tallies: Sequence[Tally]) -> list[str]:
    """Return lines on how often a player finished matches and acted in time; only matches against people count.

    There are none if the player has not played against people.
    """
    finished, replaced = sum(tally.finished for tally in tallies), sum(tally.replaced for tally in tallies)
    decided, missed = sum(tally.decisions for tally in tallies), sum(tally.missed_decisions for tally in tallies)
    if not finished + replaced:
        return []
    counts = {"finished": finished, "began": finished + replaced, "replaced": replaced}
    line = say("stats.reliable", **counts)
    if missed:  # at tables without a clock there is nothing to say
        line = say("stats.reliable_clock", line=line, missed=missed, decisions=decided + missed)
    return [line, say("stats.reliable_means")]


def _picture(record: Record) -> Picture:
    last = record.last
    ratings = tuple([None if each.rating is None or record.game == ALL_GAMES else each.rating.shown for each in last])
    won = sum(each.won for each in last)
    name = clean_name(record.name) or "…"
    since = f"{last[0].at:%Y-%m-%d}"
    chart = ResultsChart(
        title=_game_title(record.game),
        right=name,
        won=tuple([each.won for each in last]),
        ratings=ratings,
        rating=say("stats.picture.by_game") if record.game == ALL_GAMES else say("stats.picture.none"),
        above=say("stats.picture.won"),
        below=say("stats.picture.lost"),
        footer=say("stats.picture.footer", count=len(last), since=since),
    )
    known = [rating for rating in ratings if rating is not None]
    alt = say("stats.picture.alt", name=name, game=_game_title(record.game), count=len(last), won=won)
    if known:
        alt += " " + say("stats.picture.alt_rating", first=f"{known[0]:,}", last=f"{known[-1]:,}")
    return Picture(Drawing(RESULTS, 1, results_view(chart), (name,)), fit_label(alt, ALT), private=True)


def _buttons(record: Record) -> list[Block]:
    games = sorted({tally.game for tally in record.tallies}, key=_game_title)[: OPTIONS - 1]
    blocks: list[Block] = []
    if len(games) > 1 or record.game not in (ALL_GAMES, *games):
        options = [
            Option(fit_label(_game_title(game), OPTION), encode(Stats(record.user, game)), selected=game == record.game)
            for game in (ALL_GAMES, *games)
        ]
        blocks.append(Menu(encode(StatsMenu(record.user)), say("stats.menu"), tuple(options)))
    buttons = []
    one = record.game if record.game != ALL_GAMES else games[0] if len(games) == 1 else None
    if one is not None:
        buttons.append(Button(say("stats.best"), encode(Leaders(one))))
    if record.own:
        buttons.append(Button(say("stats.do_not_count"), encode(Count(0)), "danger"))
    if buttons:
        blocks.append(Buttons(tuple(buttons)))
    return blocks


def _game_title(game: str) -> str:
    if game == ALL_GAMES:
        return say("stats.all_games")
    try:
        return find_game(game).title
    except UnknownGame:
        return game


def game_choices() -> list[tuple[str, str]]:
    """Return all games as (title, name) pairs for the option of a command."""
    return [(game.title, game.name) for game in all_games()]
