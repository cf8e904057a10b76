"""Log lines in the past tense, one for each event, and the match report, goal by goal."""

from collections.abc import Sequence

from games.core.presentation import Presentation, listed, plain
from games.core.values import Event
from games.grudgematch import events
from games.grudgematch.actions.reacting import HIGHEST
from games.grudgematch.content import PHILOSOPHER_LETTERS, PHILOSOPHERS, TEAM_OF, TEAMS
from games.grudgematch.field import OFF, WAY_NAMES, coordinate
from games.grudgematch.view import GrudgematchView
from games.grudgematch.words import HALF_NAMES, card_words, dice_words, hand_words, score_words, spaces_words

_STOPS = {
    "stopped": "The ball came to rest at {}.",
    "edge": "The ball ran to the edge and stopped at {}.",
    "blocked": "The ball stopped at {}.",
    "tackled": "The ball stayed at {}.",
    "sent_off": "The ball stayed at {}.",
}
ENDS = {
    "time": "The draw pile was empty and the match was over",
    "golden_goal": "The goal in extra time decided the match",
    "french": "The second deck ran out with the score tied, and that goes to the French",
    "limit": "The turn limit was reached and the match was over",
    "stall": "Nobody had played a card for forty turns, and the match was whistled off",
}


def tell_event(words: Presentation[GrudgematchView], event: Event) -> str:
    """Return the log entry for an event, as one or two sentences of Discord markdown; "" for no entry."""
    name = words.name
    match event:
        case events.SurnameGiven():
            return "You gave your surname."
        case events.SurnamesEqual():
            one, two = map(plain, event.surnames)
            return f"The surnames {one} and {two} were equally long, so {name(0)} chose the team."
        case events.SidesChosen():
            given = ""
            if event.surnames:
                given = f" The surnames were {plain(event.surnames[0])} and {plain(event.surnames[1])}."
            return f"{name(event.german)} played the Germans.{given}"
        case events.LinedUp():
            four = PHILOSOPHER_LETTERS[event.team * 4 : event.team * 4 + 4]
            stand = [f"{who} {coordinate(space)}" for who, space in zip(four, event.spaces, strict=True)]
            return f"{name(event.seat)} lined the {TEAMS[event.team]} up: {', '.join(stand)}."
        case events.TurnBegan():
            return f"Turn {event.turn}: {name(event.seat)} was on the ball."
        case events.BallInPlay():
            total = sum(event.dice)
            return f"The ball came into play on number {total} of the centre line, at {coordinate(event.space)}."
        case events.BallPlaced():
            return f"{PHILOSOPHERS[event.philosopher]} placed the ball at {coordinate(event.space)}."
        case events.BoxChecked():
            opened = "and the penalty box opened" if event.die >= 5 else "and nobody left the penalty box"
            return f"{name(event.seat)} rolled a {event.die} {opened}."
        case events.Released():
            return f"{PHILOSOPHERS[event.philosopher]} came back from the penalty box at {coordinate(event.space)}."
        case events.RunRolled():
            doubles = ", doubles: all could run" if event.dice[0] == event.dice[1] else ""
            return f"{name(event.seat)} rolled {dice_words(event.dice)} to run{doubles}."
        case events.Ran():
            return f"{PHILOSOPHERS[event.philosopher]} ran from {coordinate(event.start)} to {coordinate(event.end)}."
        case events.Kicked():
            rolled = _rolled(event.rolled, event.value)
            return (
                f"{PHILOSOPHERS[event.kicker]} kicked {WAY_NAMES[event.way]} from {coordinate(event.start)} "
                f"with the {card_words(event.card)}{rolled}."
            )
        case events.KickerFouled():
            who = PHILOSOPHERS[event.kicker]
            if event.adds:
                return f"{who} fouled with {dice_words(event.dice)}: {event.adds} more against a tackle."
            return f"{who} fouled with {dice_words(event.dice)} and was sent to the penalty box."
        case events.Tackled() | events.Blocked():
            return _stopping(event)
        case events.BallStopped() if event.end in _STOPS and event.space != OFF:
            return _STOPS[event.end].format(coordinate(event.space))
        case events.GoalScored():
            own = " into his own goal" if event.own_goal else ""
            scorer = PHILOSOPHERS[event.kicker]
            return (
                f"**Goal!** {scorer} put it{own or ' in'}, a point for {name(event.seat)}: {score_words(event.score)}."
            )
        case _:
            return _later(words, event)


def _later(words: Presentation[GrudgematchView], event: Event) -> str:
    name = words.name
    match event:
        case events.BonusTaken():
            return f"{name(event.seat)} {_bonus(event)}."
        case events.Drew():
            cards = "a card" if event.cards == 1 else f"{event.cards} cards"
            return f"{name(event.seat)} drew {cards}; {event.left} were left in the pile."
        case events.DrewCards():
            return f"You drew {hand_words(event.cards)}."
        case events.HalfTime():
            return f"{name(event.seat)} drew the joker: half-time at {score_words(event.score)}."
        case events.BallRemoved():
            return f"The ball lay in {name(event.seat)}'s goal box and was taken out of play."
        case events.ExtraTime():
            return f"The pile was empty at {score_words(event.score)}: the discards were shuffled, the next goal won."
        case events.MatchEnded():
            return f"{ENDS[event.reason]}: {score_words(event.score)}."
        case events.AnswerSet():
            return f"Your standing answers were {_answers(event.tackles_below, event.own_blocks)}."
        case _:
            return ""


def tackles_words(below: int) -> str:
    """Return the label for a seat's wish not to be asked to tackle kicks below a value; 0: always to be asked."""
    if not below:
        return "Ask about every tackle"
    return "Never ask to tackle" if below >= HIGHEST else f"Pass tackles of kicks below {below}"


def own_blocks_words(asked: bool) -> str:
    """Return the label for a seat's wish to be asked about blocking its own kicks, or never to be asked."""
    return "Ask about own blocks" if asked else "Never ask about own blocks"


def _answers(below: int, own_blocks: bool) -> str:
    return f"«{tackles_words(below)}» and «{own_blocks_words(own_blocks)}»"


def _rolled(dice: Sequence[int], value: int) -> str:
    return f", rolled {dice_words(dice)} for {value}" if dice else ""


def _stopping(event: events.Tackled | events.Blocked) -> str:
    if isinstance(event, events.Blocked):
        who, deed = PHILOSOPHERS[event.blocker], f"to block at {coordinate(event.space)}"
        fouled = ""
    else:
        who, deed = PHILOSOPHERS[event.tackler], "to tackle"
        fouled = f", fouling with {dice_words(event.fouled)}" if event.fouled else ""
        if event.sent_off:
            return f"{who} tried to tackle with the {card_words(event.card)}{fouled}, and was sent to the penalty box."
    rolled = f", rolling {dice_words(event.rolled)}" if event.rolled else ""
    end = " and stopped the ball" if event.succeeded else f", but {event.value} was not enough against {event.needed}"
    made = f" for {event.value} against {event.needed}" if event.succeeded else ""
    return f"{who} played the {card_words(event.card)}{fouled}{rolled} {deed}{made}{end}."


def _bonus(event: events.BonusTaken) -> str:
    match event.bonus:
        case "run":
            return f"rolled a {event.number} for a run of up to {spaces_words(event.number)}"
        case "discard":
            return f"exchanged the {card_words(event.number)}"
        case "release":
            return f"called {listed([PHILOSOPHERS[event.number]])} back from the penalty box"
        case _:
            return "did nothing with the pause"


MAX_GOALS = 24
"""So many goals fit into a message."""


def report_lines(view: GrudgematchView, most: int = MAX_GOALS) -> list[str]:
    """Return the match report: a line for each goal, with the score after it.

    If there are more than `most` goals, only the last ones are listed, after a line with the number of earlier ones.
    """
    score, lines = [0, 0], []
    for goal in view.goals:
        score[goal.team] += 1
        own = ", an own goal" if TEAM_OF[goal.kicker] != goal.team else ""
        lines.append(
            f"**{score[0]}:{score[1]}** {TEAMS[goal.team]}, turn {goal.turn}, {HALF_NAMES[goal.half - 1]}: "
            f"{PHILOSOPHERS[goal.kicker]} from {coordinate(goal.start)}, {card_words(goal.card)}{own}"
        )
    if len(lines) > most:
        earlier = len(lines) - most
        return [f"{earlier} earlier {'goal' if earlier == 1 else 'goals'} in the log", *lines[-most:]]
    return lines
