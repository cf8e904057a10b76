"""What `/stats` shows: numbers with what they mean, a picture, and who plays best."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.admin.measures import seconds_in_words
from bot.catalogue import say
from bot.ids import Count, Leaders, Stats, StatsMenu, write
from bot.limits import ALT, OPTION, OPTIONS, fit_screen
from bot.screen import Block, Button, Buttons, Drawing, Menu, Option, Picture, Screen, Text
from bot.screens.names import GROUND
from bot.shorten import clean_name, fit_label
from bot.stats.picture import RESULTS, Dots, view_of
from games.core.presentation import plain
from games.core.registry import UnknownGame, all_games, find_game
from storage.results.results import Leader, Result, Tally, average

ALL = "all"
"""Instead of a game: all of them."""
FEW = 5
"""With fewer rated games a rating says little yet."""


@dataclass(frozen=True, slots=True)
class Record:
    """What there is of somebody in a server."""

    user: int
    name: str
    own: bool
    """Whether they look at it themselves."""
    counted: bool
    game: str
    tallies: tuple[Tally, ...]
    last: tuple[Result, ...]
    rating: Leader | None


def stats_screen(record: Record) -> Screen:
    """The record of somebody, in one game or in all of them."""
    name = plain(clean_name(record.name) or "…")
    blocks: list[Block] = [Text(say("stats.title", name=name, game=_title(record.game)))]
    if not record.counted:
        blocks.append(Text(say("stats.uncounted") if record.own else say("stats.nothing")))
        if record.own:
            blocks.append(Buttons((Button(say("stats.count"), write(Count(1))),)))
        return fit_screen(Screen(tuple(blocks), GROUND))
    tallies = [tally for tally in record.tallies if record.game in (ALL, tally.game)]
    if not tallies:
        blocks.append(Text(say("stats.nothing")))
    else:
        blocks.append(Text("\n".join(_lines(record, tallies))))
        if record.last:
            blocks.append(_picture(record))
    blocks += _ways(record)
    return fit_screen(Screen(tuple(blocks), GROUND))


def leaders_screen(game: str, leaders: Sequence[Leader], user: int) -> Screen:
    """Who plays a game best here."""
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
    head = say("stats.leaders", game=_title(game))
    text = "\n".join(lines) or say("stats.no_leaders")
    back = Buttons((Button(say("stats.mine"), write(Stats(user, game))),))
    return fit_screen(Screen((Text(head), Text(text), Text(say("stats.rating_means")), back), GROUND))


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
            if (seconds := average(those)) is not None:
                line = say("stats.time", line=line, time=seconds_in_words(seconds))
            lines.append(line)
    if record.rating is not None:
        known = "early" if record.rating.games < FEW else "known"
        lines.append(say(f"stats.rating.{known}", rating=f"{record.rating.rating.shown:,}"))
        lines.append(say("stats.rating_means"))
    return lines + _reliability([tally for tally in tallies if tally.kind == "people"])


def _reliability(tallies: Sequence[Tally]) -> list[str]:
    """Whether somebody stays and decides in time; only where people would have waited in vain."""
    finished, replaced = sum(tally.finished for tally in tallies), sum(tally.replaced for tally in tallies)
    decided, missed = sum(tally.decided for tally in tallies), sum(tally.missed for tally in tallies)
    if not finished + replaced:
        return []
    counts = {"finished": finished, "began": finished + replaced, "replaced": replaced}
    return [say("stats.reliable", **counts, missed=missed, decisions=decided + missed), say("stats.reliable_means")]


def _picture(record: Record) -> Picture:
    last = record.last
    ratings = tuple([None if each.rating is None or record.game == ALL else each.rating.shown for each in last])
    won = sum(each.won for each in last)
    name = clean_name(record.name) or "…"
    since = f"{last[0].at:%Y-%m-%d}"
    dots = Dots(
        title=_title(record.game),
        right=name,
        won=tuple([each.won for each in last]),
        ratings=ratings,
        rating=say("stats.picture.by_game") if record.game == ALL else say("stats.picture.none"),
        above=say("stats.picture.won"),
        below=say("stats.picture.lost"),
        footer=say("stats.picture.footer", count=len(last), since=since),
    )
    known = [rating for rating in ratings if rating is not None]
    alt = say("stats.picture.alt", name=name, game=_title(record.game), count=len(last), won=won)
    if known:
        alt += " " + say("stats.picture.alt_rating", first=f"{known[0]:,}", last=f"{known[-1]:,}")
    return Picture(Drawing(RESULTS, 1, view_of(dots), (name,)), fit_label(alt, ALT), private=True)


def _ways(record: Record) -> list[Block]:
    games = sorted({tally.game for tally in record.tallies}, key=_title)[: OPTIONS - 1]
    blocks: list[Block] = []
    if len(games) > 1 or record.game not in (ALL, *games):
        options = [
            Option(fit_label(_title(game), OPTION), write(Stats(record.user, game)), chosen=game == record.game)
            for game in (ALL, *games)
        ]
        blocks.append(Menu(write(StatsMenu(record.user)), say("stats.menu"), tuple(options)))
    buttons = []
    one = record.game if record.game != ALL else games[0] if len(games) == 1 else None
    if one is not None:
        buttons.append(Button(say("stats.best"), write(Leaders(one))))
    if record.own:
        buttons.append(Button(say("stats.do_not_count"), write(Count(0)), "danger"))
    if buttons:
        blocks.append(Buttons(tuple(buttons)))
    return blocks


def _title(game: str) -> str:
    if game == ALL:
        return say("stats.all_games")
    try:
        return find_game(game).title
    except UnknownGame:
        return game


def games_to_choose() -> list[tuple[str, str]]:
    """For the command: title and name."""
    return [(game.title, game.name) for game in all_games()]
