"""What a board says besides the game: its clock, a pause, a vacant seat, and the question that the table is asked."""

from dataclasses import replace
from datetime import datetime

from bot.catalogue import say
from bot.ids import Clocks, SetClock, Sit, TakeBack, Vote, write
from bot.limits import fit_screen
from bot.screen import Block, Button, Buttons, ButtonStyle, Menu, Option, Screen, Text
from bot.screens.asking import clock_label, question_text, settled_text, stamp
from bot.screens.names import GROUND, marked, shown_names
from storage.asking import voters
from storage.clock import PRESETS
from storage.question import Question
from storage.snapshot import Match, Status

_STYLES: dict[str, ButtonStyle] = {"yes": "success", "no": "danger", "end": "danger"}


def agreement_blocks(match: Match, until: datetime | None, gone: str = "") -> list[Block]:
    """For the board of a match that is being played. `until`: when the time of this turn is over; `gone`: what would be
    taken back if the question is whether to."""
    if match.status is not Status.PLAYING:
        return []
    lines: list[str] = []
    several = sum(chair.since is not None for chair in match.chairs) > 1
    lines += clock_note(match, until, latest=several)
    names = shown_names(match)
    for chair in match.chairs:
        if chair.vacant:
            lines.append(say("board.vacant", player=marked(chair.seat, names[chair.seat])))
        elif chair.gone:
            lines.append(say("board.gone", player=marked(chair.seat, names[chair.seat])))
    question = match.question
    if question is not None and not question.open and (said := settled_text(match, question)):
        lines.append(f"-# {said}")
    blocks: list[Block] = [Text("\n".join(lines))] if lines else []
    if question is not None and question.open:
        blocks += _asked(match, question, gone)
    if any(chair.vacant or chair.held_for is not None for chair in match.chairs):
        blocks.append(Buttons((Button(say("board.sit"), write(Sit(match.id))),)))
    return blocks


def awaited(match: Match) -> tuple[int, ...]:
    """The users whose answer to a question is awaited."""
    question = match.question
    if question is None or not question.open or match.status is not Status.PLAYING:
        return ()
    return tuple([user for user in voters(match, question) if user not in question.votes])


def _asked(match: Match, question: Question, gone: str) -> list[Block]:
    text = say("question.asked", question=question_text(match, question, gone))
    if question.votes:
        names = {c.user: name for c, name in zip(match.chairs, shown_names(match), strict=True)}
        seats = {c.user: c.seat for c in match.chairs}
        said = [
            say("question.vote", player=marked(seats[user], names[user]), choice=say(f"question.choice.{choice}"))
            for user, choice in question.votes.items()
            if user in names
        ]
        text += "\n" + "\n".join(said)
    if who := awaited(match):
        text += "\n" + say("question.awaited", who=" ".join(f"<@{user}>" for user in who))
    buttons = [
        Button(
            say(f"question.choice.{choice}"),
            write(Vote(match.id, question.id, choice)),
            _STYLES.get(choice, "secondary"),
        )
        for choice in question.choices
    ]
    buttons.append(Button(say("question.withdraw"), write(Vote(match.id, question.id, "withdrawn"))))
    return [Text(text), Buttons(tuple(buttons))]


def clocks_screen(match: Match) -> Screen:
    """The clocks that a lobby offers, for its host alone."""
    options = tuple(
        [
            Option(clock_label(clock), write(SetClock(match.id, number)), chosen=clock == match.clock)
            for number, clock in enumerate(PRESETS)
        ]
    )
    text = say("clock.choose", clock=clock_label(match.clock))
    return Screen((Text(text), Menu(write(Clocks(match.id)), say("clock.menu"), options)), GROUND)


def with_take_back(screen: Screen, match: Match) -> Screen:
    """A panel with the button that takes one's last step back."""
    row = Buttons((Button(say("panel.take_back"), write(TakeBack(match.id))),))
    return fit_screen(replace(screen, blocks=(*screen.blocks, row)))


def clock_note(match: Match, until: datetime | None, *, latest: bool = False) -> list[str]:
    """How long a player of a match has, as lines for their panel. `latest`: it is the last of several ends."""
    if match.status is not Status.PLAYING:
        return []
    if match.paused_at is not None:
        return [say("board.paused", since=stamp(match.paused_at))]
    if until is None:
        return []
    if match.clock is None:
        return [say("board.limit", until=stamp(until))]
    return [say("board.latest" if latest else "board.until", until=stamp(until), clock=clock_label(match.clock))]
