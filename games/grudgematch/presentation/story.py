"""Log lines in the past tense, one for each event, and the match report, goal by goal."""

from collections.abc import Sequence

from games.core.values import Event
from games.core.words import EMPTY, Markdown, Message
from games.grudgematch import events
from games.grudgematch.actions.reacting import HIGHEST
from games.grudgematch.content import PHILOSOPHERS, STALL, TEAM_OF
from games.grudgematch.field import OFF, coordinate
from games.grudgematch.rules.turn import RELEASING
from games.grudgematch.view import GrudgematchView
from games.grudgematch.words import (
    card_words,
    half_words,
    hand_words,
    placed,
    rolled,
    say,
    score_words,
    team_words,
    way_words,
)


def tell_event(names: Sequence[str], event: Event) -> Markdown:
    """Return the log entry for an event, as one or two sentences of Discord markdown; "" for no entry.

    Args:
        names: The players' names, by seat.
        event: The event.
    """
    match event:
        case events.SurnameGiven():
            return say.text("log-surname")
        case events.SurnamesEqual():
            first, second = event.surnames
            return say.text("log-surnames-equal", first=first, second=second, name=names[0])
        case events.SidesChosen():
            name = names[event.german]
            if not event.surnames:
                return say.text("log-sides", name=name)
            first, second = event.surnames
            return say.text("log-sides-surnames", first=first, second=second, name=name)
        case events.LinedUp():
            places = placed(PHILOSOPHERS[event.team * 4 : event.team * 4 + 4], event.spaces)
            return say.text("log-lined-up", name=names[event.seat], team=team_words(event.team), places=places)
        case events.TurnBegan():
            return say.text("log-turn", turn=event.turn, name=names[event.seat])
        case events.BallInPlay():
            return say.text("log-ball", number=sum(event.dice), space=coordinate(event.space))
        case events.BallPlaced():
            who = PHILOSOPHERS[event.philosopher]
            return say.text("log-ball-placed", philosopher=who, space=coordinate(event.space))
        case events.BoxChecked():
            key = "log-box-opened" if event.die >= RELEASING else "log-box-shut"
            return say.text(key, name=names[event.seat], die=event.die)
        case events.Released():
            who = PHILOSOPHERS[event.philosopher]
            return say.text("log-released", philosopher=who, space=coordinate(event.space))
        case events.RunRolled():
            key = "log-run-doubles" if event.dice[0] == event.dice[1] else "log-run-rolled"
            return say.text(key, name=names[event.seat], dice=rolled(event.dice))
        case events.Ran():
            who, start, end = PHILOSOPHERS[event.philosopher], coordinate(event.start), coordinate(event.end)
            return say.text("log-ran", philosopher=who, start=start, end=end)
        case _:
            return _kicking(names, event)


def _kicking(names: Sequence[str], event: Event) -> Markdown:
    match event:
        case events.Kicked():
            who, way, card = PHILOSOPHERS[event.kicker], way_words(event.way), card_words(event.card)
            space = coordinate(event.start)
            if not event.rolled:
                return say.text("log-kicked", philosopher=who, way=way, space=space, card=card)
            return say.text(
                "log-kicked-rolled",
                philosopher=who,
                way=way,
                space=space,
                card=card,
                dice=rolled(event.rolled),
                value=event.value,
            )
        case events.KickerFouled():
            who, dice = PHILOSOPHERS[event.kicker], rolled(event.dice)
            if not event.adds:
                return say.text("log-fouled-sent-off", philosopher=who, dice=dice)
            return say.text("log-fouled", philosopher=who, dice=dice, adds=event.adds)
        case events.Tackled() if event.sent_off:
            return _tackle(event)
        case events.Tackled() | events.Blocked():
            key = "log-enough" if event.succeeded else "log-too-low"
            played = _block(event) if isinstance(event, events.Blocked) else _tackle(event)
            return Markdown(" ").join([played, say.text(key, value=event.value, needed=event.needed)])
        case events.BallStopped() if event.end != "goal" and event.space != OFF:
            key = "log-ball-stayed" if event.end in ("tackled", "sent_off") else f"log-ball-{event.end}"
            return say.text(key, space=coordinate(event.space))
        case events.GoalScored():
            key = "log-own-goal" if event.own_goal else "log-goal"
            who, score = PHILOSOPHERS[event.kicker], score_words(event.score)
            return say.text(key, philosopher=who, name=names[event.seat], score=score)
        case _:
            return _later(names, event)


def _later(names: Sequence[str], event: Event) -> Markdown:
    match event:
        case events.BonusTaken():
            return _bonus(names[event.seat], event)
        case events.Drew():
            drew = say.text("log-drew", name=names[event.seat], cards=event.cards)
            return Markdown(" ").join([drew, say.text("log-pile", cards=event.left)])
        case events.DrewCards():
            return say.text("log-drew-cards", cards=hand_words(event.cards))
        case events.HalfTime():
            return say.text("log-half-time", name=names[event.seat], score=score_words(event.score))
        case events.BallRemoved():
            return say.text("log-ball-removed", name=names[event.seat])
        case events.ExtraTime():
            return say.text("log-extra-time", score=score_words(event.score))
        case events.MatchEnded():
            return end_words(event.reason, event.score)
        case events.AnswerSet():
            tackles, blocks = tackles_words(event.tackles_below), own_blocks_words(event.own_blocks)
            return say.text("log-answers", tackles=tackles, blocks=blocks)
        case _:
            return EMPTY


def end_words(reason: str, score: Sequence[int]) -> Markdown:
    """Return why a match ended and its final score.

    Args:
        reason: One of the values of `State.ended`.
        score: The goals, by team.
    """
    if reason == "stall":
        return say.text("end-stall", turns=STALL, score=score_words(score))
    return say.text(f"end-{reason.replace('_', '-')}", score=score_words(score))


def tackles_words(below: int) -> Message:
    """Return the label of a standing order about tackles: not to be asked about kicks whose value is less than `below`.

    0 stands for the order to be asked about every kick.
    """
    if below <= 0:
        return say.message("label-every-tackle")
    return say.message("label-no-tackle") if below >= HIGHEST else say.message("label-tackles-below", value=below)


def own_blocks_words(asked: bool) -> Message:
    """Return the label of a standing order about blocks of a seat's own kicks.

    Args:
        asked: True for the order to be asked about them, False for the order never to be asked.
    """
    return say.message("verb-ask-own-blocks" if asked else "verb-never-ask-own-blocks")


def _tackle(event: events.Tackled) -> Markdown:
    who, card, fouled, dice = PHILOSOPHERS[event.tackler], card_words(event.card), event.fouled, event.rolled
    if event.sent_off:
        return say.text("log-tackle-sent-off", philosopher=who, card=card, fouled=rolled(fouled))
    if fouled and dice:
        key = "log-tackle-fouled-rolled"
        return say.text(key, philosopher=who, card=card, fouled=rolled(fouled), dice=rolled(dice))
    if fouled:
        return say.text("log-tackle-fouled", philosopher=who, card=card, fouled=rolled(fouled))
    if dice:
        return say.text("log-tackle-rolled", philosopher=who, card=card, dice=rolled(dice))
    return say.text("log-tackle", philosopher=who, card=card)


def _block(event: events.Blocked) -> Markdown:
    who, card, space = PHILOSOPHERS[event.blocker], card_words(event.card), coordinate(event.space)
    if event.rolled:
        return say.text("log-block-rolled", philosopher=who, card=card, space=space, dice=rolled(event.rolled))
    return say.text("log-block", philosopher=who, card=card, space=space)


def _bonus(name: str, event: events.BonusTaken) -> Markdown:
    match event.bonus:
        case "run":
            return say.text("log-bonus-run", name=name, die=event.number)
        case "discard":
            return say.text("log-bonus-discard", name=name, card=card_words(event.number))
        case "release":
            return say.text("log-bonus-release", name=name, philosopher=PHILOSOPHERS[event.number])
        case _:
            return say.text("log-bonus-nothing", name=name)


MAX_GOALS = 24
"""The maximum number of goals that a match report lists, so that it fits into a Discord message."""


def report_lines(view: GrudgematchView, most: int = MAX_GOALS) -> list[Markdown]:
    """Return the match report: a line for each goal, with the score after it.

    If there are more than `most` goals, only the last ones are listed, after a line with the number of earlier ones.
    """
    score, found = [0, 0], []
    for goal in view.goals:
        score[goal.team] += 1
        found.append(
            say.text(
                "report-own-goal" if TEAM_OF[goal.kicker] != goal.team else "report-goal",
                germans=score[0],
                french=score[1],
                team=team_words(goal.team),
                turn=goal.turn,
                half=half_words(goal.half),
                philosopher=PHILOSOPHERS[goal.kicker],
                space=coordinate(goal.start),
                card=card_words(goal.card),
            )
        )
    if len(found) > most:
        return [say.text("report-earlier", count=len(found) - most), *found[-most:]]
    return found
