"""What is asked of a seat: in a sentence for itself, in a few words for everybody.

Neither may depend on what somebody holds: a side that can do nothing is asked in the same words.
"""

from typing import TYPE_CHECKING

from games.grudgematch.content import PHILOSOPHERS, SUITS, TEAM_MASK, is_face
from games.grudgematch.field import NEAR, OFF, WAY_NAMES, coordinate
from games.grudgematch.view import GrudgematchView
from games.grudgematch.words import card_words, kick_words, landing, listed, stopping_lines

if TYPE_CHECKING:
    from games.grudgematch.presentation import GrudgematchPresentation

_TASKS = {
    "surnames": "say your surname",
    "sides": "choose your team",
    "lineup": "set up your team",
    "ball": "place the ball",
    "release": "bring your philosopher back",
    "run": "run",
    "bonus_run": "run after the goal",
    "kick": "kick, or draw cards",
    "foul": "foul, or kick without",
    "tackle": "tackle, or let it pass",
    "block": "block, or let it pass",
    "bonus": "take your bonus for the goal",
    "over": "nothing is asked",
}


def task_words(view: GrudgematchView) -> str:
    """For a ping."""
    return _TASKS[view.phase]


def beside_ball(view: GrudgematchView, team: int) -> list[int]:
    """A team's philosophers beside the ball."""
    if view.ball == OFF:
        return []
    return [p for p in range(team * 4, team * 4 + 4) if NEAR[view.ball] >> view.at[p] & 1]


def _named(philosophers: list[int], last: str = "and") -> str:
    return listed([f"{PHILOSOPHERS[p]} ({SUITS[p % 4]})" for p in philosophers], last)


def _ball_words(view: GrudgematchView) -> str:
    return f"The ball is at {coordinate(view.ball)}." if view.ball != OFF else "The ball is out of play."


def _aiming(view: GrudgematchView, card: int, way: int | None) -> str:
    """Before the kick: the direction, then the whole way of it with who might stop it."""
    if way is None:
        return f"The {card_words(card)}: choose the direction. Nothing is played yet; you see the way first."
    rolled = ", as the dice say when you have kicked" if is_face(card) else ""
    first = (
        f"**{PHILOSOPHERS[view.turn * 4 + card // 13]}, {card_words(card)}, {WAY_NAMES[way]} from "
        f"{coordinate(view.ball)}**: {landing(view, card, way)}{rolled}."
    )
    return "\n".join([first, *stopping_lines(view, card, way), "Kick, or choose otherwise?"])


def prompt_words(words: "GrudgematchPresentation", view: GrudgematchView) -> str:
    """For the seat whose view it is."""
    if view.phase == "over":
        return "The match is over."
    if view.phase == "surnames":
        return "Say your surname: the longest plays the Germans."
    asked = words.asked_seat(view)
    if view.seat != asked:
        return f"Wait for {words.name(asked)}. Meanwhile you may set standing answers; only you see them."
    own, kick = view.own, view.kick
    match view.phase:
        case "sides":
            return "Your surnames are equally long: choose your team."
        case "lineup":
            return "Set up your four philosophers in your own half: a usual line-up, one by one, or typed."
        case "ball":
            return f"The ball lies on {PHILOSOPHERS[view.placer]}: place it on a space beside him."
        case "release":
            return f"{PHILOSOPHERS[view.released]} comes back; the exit is taken. Choose his space."
        case "run" | "bonus_run":
            if own is not None and own.runner is not None:
                who, die = own.runner
                start = coordinate(view.at[who])
                return f"{_ball_words(view)} Choose where {PHILOSOPHERS[who]} runs, up to {die} from {start}."
            left = listed([str(die) for die in view.dice])
            return f"{_ball_words(view)} Choose who runs and how far ({left}), or type it, as in «Hegel to E7»."
        case "kick":
            if own is not None and own.picked is not None:
                return _aiming(view, own.picked, own.aimed)
            return f"Beside the ball: {_named(beside_ball(view, view.turn))}. Kick with a card of the suit, or draw."
        case "foul":
            return f"{kick_words(view)}. Foul whoever might tackle, or kick without?"
        case "tackle" if kick:
            near = _named(beside_ball(view, view.asked), "or")
            return f"{kick_words(view)}. A tackle by {near} takes {kick.value + kick.resist}."
        case "block" if kick:
            mask = kick.waiting & TEAM_MASK[view.asked]
            able = _named([p for p in range(8) if mask >> p & 1], "or")
            own_kick = "your own kick " if view.asked == view.turn else ""
            here = f"{kick_words(view)}, now at {coordinate(view.ball)}."
            return f"{here} To block {own_kick}here {able} needs {kick.needed}."
        case _:
            return "After the goal you may do one thing."
