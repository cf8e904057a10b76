"""The messages of `/games stats`: a player's results with a chart, and the list of a server's best players."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.interactions.custom_ids import Count, Leaders, Stats, StatsMenu, encode
from bot.ui.blocks import NEUTRAL_ACCENT, Block, Button, Buttons, Drawing, Menu, Option, Picture, Screen, Text
from bot.ui.charts import RESULTS, ResultsChart, results_view
from bot.ui.limits import ALT, ELLIPSIS, OPTION, OPTIONS, clean_name, fit_label, fit_screen
from bot.ui.words import duration, mention, say
from games.core.registry import UnknownGame, all_games, find_game
from games.core.words import Markdown, Percent, lines
from storage.services.statistics import Leader, Result, Tally, average_thinking_time

ALL_GAMES = "all"
"""Stands for all games where a game's name is expected."""
PROVISIONAL_GAMES = 5
"""A rating with fewer rated games is marked as provisional."""


@dataclass(frozen=True, slots=True)
class Record:
    """A player's results in one Discord server, as `/games stats` shows them to one viewer."""

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
    """Return the message that shows a player's results in a server: games won, rating, reliability and a chart."""
    name = clean_name(record.name) or ELLIPSIS
    blocks: list[Block] = [Text(say.text("stats-title", name=name, game=_game_title(record.game)))]
    if not record.counted:
        blocks.append(Text(say.text("stats-uncounted") if record.own else say.text("stats-nothing")))
        if record.own:
            blocks.append(Buttons((Button(say.label("stats-count"), encode(Count(1))),)))
        return fit_screen(Screen(tuple(blocks), NEUTRAL_ACCENT))
    tallies = [tally for tally in record.tallies if record.game in (ALL_GAMES, tally.game)]
    if not tallies:
        blocks.append(Text(say.text("stats-nothing")))
    else:
        blocks.append(Text(lines(_lines(record, tallies))))
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
    places = [
        say.text(
            "stats-leader",
            place=place,
            user=mention(leader.user),
            rating=leader.rating.shown,
            count=leader.games,
        )
        for place, leader in enumerate(leaders, start=1)
    ]
    head = say.text("stats-leaders", game=_game_title(game))
    text = lines(places) or say.text("stats-no-leaders")
    back = Buttons((Button(say.label("stats-mine"), encode(Stats(user, game))),))
    return fit_screen(Screen((Text(head), Text(text), Text(say.text("stats-rating-means")), back), NEUTRAL_ACCENT))


def _lines(record: Record, tallies: Sequence[Tally]) -> list[Markdown]:
    found = []
    for kind in ("people", "computers", "solo"):
        those = [tally for tally in tallies if tally.kind == kind]
        games, won = sum(tally.finished for tally in those), sum(tally.won for tally in those)
        if games:
            share = Percent(won / games)
            seconds = average_thinking_time(those)
            if seconds is None:
                found.append(say.text("stats-played", kind=kind, count=games, won=won, share=share))
            else:
                time = duration(seconds)
                found.append(say.text("stats-played-time", kind=kind, count=games, won=won, share=share, time=time))
    if record.rating is not None:
        early = record.rating.games < PROVISIONAL_GAMES
        found.append(say.text("stats-rating-early" if early else "stats-rating", rating=record.rating.rating.shown))
        found.append(say.text("stats-rating-means"))
    return found + _reliability([tally for tally in tallies if tally.kind == "people"])


def _reliability(tallies: Sequence[Tally]) -> list[Markdown]:
    """Return lines of markdown on how often a player finished matches and acted in time.

    Only matches against people count; there are no lines if the player has none.

    Args:
        tallies: The player's totals by game and kind of opponents.
    """
    finished, replaced = sum(tally.finished for tally in tallies), sum(tally.replaced for tally in tallies)
    decided, missed = sum(tally.decisions for tally in tallies), sum(tally.missed_decisions for tally in tallies)
    if not finished + replaced:
        return []
    counts = {"finished": finished, "began": finished + replaced, "replaced": replaced}
    if missed:
        line = say.text("stats-reliable-clock", **counts, missed=missed, decisions=decided + missed)
    else:  # at tables without a clock there is nothing more to say
        line = say.text("stats-reliable", **counts)
    return [line, say.text("stats-reliable-means")]


def _picture(record: Record) -> Picture:
    last = record.last
    ratings = tuple([None if each.rating is None or record.game == ALL_GAMES else each.rating.shown for each in last])
    won = sum(each.won for each in last)
    name = clean_name(record.name) or ELLIPSIS
    since = f"{last[0].at:%Y-%m-%d}"
    chart = ResultsChart(
        title=_game_title(record.game),
        right=name,
        won=tuple([each.won for each in last]),
        ratings=ratings,
        rating=say.label("stats-picture-by-game") if record.game == ALL_GAMES else say.label("stats-picture-none"),
        above=say.label("stats-picture-won"),
        below=say.label("stats-picture-lost"),
        footer=say.label("stats-picture-footer", count=len(last), since=since),
    )
    known = [rating for rating in ratings if rating is not None]
    counts = {"count": len(last), "won": won}
    if known:
        rated = {"first": known[0], "last": known[-1]}
        alt = say.label("stats-picture-alt-rated", name=name, game=_game_title(record.game), **counts, **rated)
    else:
        alt = say.label("stats-picture-alt", name=name, game=_game_title(record.game), **counts)
    return Picture(Drawing(RESULTS, 1, results_view(chart), (name,)), fit_label(alt, ALT), private=True)


def _buttons(record: Record) -> list[Block]:
    games = sorted({tally.game for tally in record.tallies}, key=_game_title)[: OPTIONS - 1]
    blocks: list[Block] = []
    if len(games) > 1 or record.game not in (ALL_GAMES, *games):
        options = [
            Option(fit_label(_game_title(game), OPTION), encode(Stats(record.user, game)), selected=game == record.game)
            for game in (ALL_GAMES, *games)
        ]
        blocks.append(Menu(encode(StatsMenu(record.user)), say.label("stats-menu"), tuple(options)))
    buttons = []
    one = record.game if record.game != ALL_GAMES else games[0] if len(games) == 1 else None
    if one is not None:
        buttons.append(Button(say.label("stats-best"), encode(Leaders(one))))
    if record.own:
        buttons.append(Button(say.label("stats-do-not-count"), encode(Count(0))))
    if buttons:
        blocks.append(Buttons(tuple(buttons)))
    return blocks


def _game_title(game: str) -> str:
    if game == ALL_GAMES:
        return say.label("stats-all-games")
    try:
        return find_game(game).title
    except UnknownGame:
        return game


def game_choices() -> list[tuple[str, str]]:
    """Return all games as (title, name) pairs for the option of a command."""
    return [(game.title, game.name) for game in all_games()]
