"""The texts of a match: the position, prompts, available actions, and rule topics.

Neither a prompt nor a task may depend on what somebody holds: a side that can do nothing is asked in the same words.
"""

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from games.core.action import Action
from games.core.presentation import FormField, Presentation, Style, Topic, listed, plain
from games.core.values import Event, Outcome
from games.grudgematch.actions.reacting import AskOwnBlocksAgain, PassTackles
from games.grudgematch.actions.setup import LONGEST_SURNAME, GiveSurname
from games.grudgematch.content import (
    PHILOSOPHERS,
    PHILOSOPHERS_OF,
    RANKS,
    SUITS,
    SYMBOLS,
    TEAM_MASK,
    TEAMS,
    cards_in,
    is_face,
    philosophers_in,
)
from games.grudgematch.field import LONGEST_ORDER, OFF, WAY_NAMES, coordinate
from games.grudgematch.presentation import labels
from games.grudgematch.presentation.labels import refusal_words
from games.grudgematch.presentation.story import ENDS, own_blocks_words, report_lines, tackles_words, tell_event
from games.grudgematch.rules.turn import adjacent, asked_seat, pile_size, seat_of
from games.grudgematch.view import GrudgematchView
from games.grudgematch.words import (
    card_short,
    card_words,
    half_words,
    hand_words,
    kick_words,
    landing,
    score_words,
    stopping_lines,
    where,
)
from games.picture.palette import symbol

if TYPE_CHECKING:
    from PIL.Image import Image

TOPICS: tuple[Topic, ...] = tuple(
    Topic(**row) for row in tomllib.loads((Path(__file__).parent / "topics.toml").read_text("utf-8"))["topics"]
)


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


def _beside_ball(view: GrudgematchView, team: int) -> tuple[int, ...]:
    return philosophers_in(adjacent(view, view.ball) & TEAM_MASK[team])


def _named(philosophers: Iterable[int], last: str = "and") -> str:
    return listed([f"{PHILOSOPHERS[p]} ({SUITS[p % 4]})" for p in philosophers], last)


def _ball_words(view: GrudgematchView) -> str:
    return f"The ball is at {coordinate(view.ball)}." if view.ball != OFF else "The ball is out of play."


def _aiming(view: GrudgematchView, card: int, way: int | None) -> str:
    """Return the prompt for a player who has chosen a card for a kick.

    Without a direction it asks for one; with a direction it describes the ball's path and who might stop the ball.

    Args:
        view: The view of the kicking seat.
        card: The chosen card.
        way: The chosen direction, an index into WAYS; None if it is not chosen yet.
    """
    if way is None:
        return f"The {card_words(card)}: choose the direction. Nothing is played yet; you see the way first."
    rolled = ", as the dice say when you have kicked" if is_face(card) else ""
    first = (
        f"**{PHILOSOPHERS[view.turn * 4 + card // 13]}, {card_words(card)}, {WAY_NAMES[way]} from "
        f"{coordinate(view.ball)}**: {landing(view, card, way)}{rolled}."
    )
    return "\n".join([first, *stopping_lines(view, card, way), "Kick, or choose otherwise?"])


def prompt_words(words: Presentation[GrudgematchView], view: GrudgematchView) -> str:
    """Return what the view's seat has to decide, or for whom it waits, as text."""
    if view.phase == "over":
        return "The match is over."
    if view.phase == "surnames" and view.surname:
        return "You have said your surname; you may change it until both have."
    if view.phase == "surnames":
        return "Say your surname: the longest plays the Germans."
    asked = asked_seat(view)
    if view.seat != asked:
        return f"Wait for {words.name(asked)}. Meanwhile you may set standing answers; only you see them."
    kick = view.kick
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
            if view.runner is not None:
                who, die = view.runner
                start = coordinate(view.at[who])
                return f"{_ball_words(view)} Choose where {PHILOSOPHERS[who]} runs, up to {die} from {start}."
            left = listed([str(die) for die in view.dice])
            return f"{_ball_words(view)} Choose who runs and how far ({left}), or type it, as in «Hegel to E7»."
        case "kick":
            if view.picked is not None:
                return _aiming(view, view.picked, view.aimed)
            return f"Beside the ball: {_named(_beside_ball(view, view.turn))}. Kick with a card of the suit, or draw."
        case "foul":
            return f"{kick_words(view)}. Foul whoever might tackle, or kick without?"
        case "tackle" if kick:
            near = _named(_beside_ball(view, view.asked), "or")
            return f"{kick_words(view)}. A tackle by {near} takes {kick.value + kick.resist}."
        case "block" if kick:
            mask = kick.waiting & TEAM_MASK[view.asked]
            able = _named(philosophers_in(mask), "or")
            own_kick = "your own kick " if view.asked == view.turn else ""
            here = f"{kick_words(view)}, now at {coordinate(view.ball)}."
            return f"{here} To block {own_kick}here {able} needs {kick.needed}."
        case _:
            return "After the goal you may do one thing."


@dataclass
class GrudgematchPresentation(Presentation[GrudgematchView]):
    """The texts and pictures of a match of Philosophy Grudgematch; every position can be played from the text alone."""

    topics: Sequence[Topic] = field(default=TOPICS, init=False)

    def side(self, view: GrudgematchView, team: int) -> str:
        """Return the mark, the name and the team of the player who plays a team, as Discord markdown."""
        seat = seat_of(view, team)
        return f"{symbol(seat)} {self.name(seat)} ({TEAMS[team]})"

    # -- what is going on ------------------------------------------------------------------------------------

    def headline(self, view: GrudgematchView) -> str:
        if view.phase == "over":
            return f"The match is over: {score_words(view.score)}"
        if view.phase == "surnames":
            return "Who plays the Germans? Surnames, please"
        if view.phase == "sides":
            return f"The surnames are equally long: {self.name(asked_seat(view))} chooses a team"
        return f"{score_words(view.score)}, {half_words(view)}: {self.name(asked_seat(view))} {self._doing(view)}"

    def _doing(self, view: GrudgematchView) -> str:
        kick = view.kick
        match view.phase:
            case "lineup":
                return "sets up"
            case "ball":
                return f"places the ball beside {PHILOSOPHERS[view.placer]}"
            case "release":
                return f"brings {PHILOSOPHERS[view.released]} back"
            case "run":
                return "runs"
            case "bonus_run":
                return "runs after the goal"
            case "kick":
                return "may kick"
            case "foul":
                return "may foul"
            case "tackle" if kick:
                return f"may tackle a kick of {kick.value + kick.resist}"
            case "block" if kick:
                return f"may block with {kick.needed} at {coordinate(view.ball)}"
            case _:
                return "takes a bonus"

    def text(self, view: GrudgematchView) -> str:
        """Return what everybody sees of the position, as text; the seat's own cards are in `hand`."""
        parts = [f"**{self.headline(view)}**"]
        if view.revealed:
            parts.append(f"Surnames: {plain(view.revealed[0])} and {plain(view.revealed[1])}.")
        if view.phase in ("surnames", "sides"):
            return "\n".join(parts)
        limit = f" of {view.options.limit}" if view.options.limit else ""
        parts.append(
            f"Turn {view.turns}{limit}; {pile_size(view)} cards in the pile{' with the joker' if view.joker else ''}."
        )
        ball = _ball_words(view)
        if view.dice and view.phase in ("run", "bonus_run"):
            ball += f" Runs left: {', '.join(str(die) for die in view.dice)}."
        parts.append(ball)
        for team in range(2):
            four = [
                f"{PHILOSOPHERS[p]} {SYMBOLS[p % 4]} {where(view, p)}{' (has run)' if view.ran >> p & 1 else ''}"
                for p in range(team * 4, team * 4 + 4)
            ]
            cards = f"{len(view.hands[team])} {'card' if len(view.hands[team]) == 1 else 'cards'}"
            parts.append(f"{self.side(view, team)}, **{view.score[team]}**, {cards}: {', '.join(four)}.")
        if view.moving is not None:
            parts.append(f"On its way: {kick_words(view)}; {view.moving.moved} spaces so far.")
        elif view.last is not None:
            parts.append(f"Last kick: {self._last(view)}.")
        if view.boxes[0] or view.boxes[1]:
            inside = [PHILOSOPHERS[p] for box in view.boxes for p in box]
            parts.append(f"In the penalty boxes: {', '.join(inside)}.")
        parts.append(f"Discards: {hand_words(cards_in(view.spent)) if view.spent else 'none'}.")
        parts += [f"- {line}" for line in report_lines(view, 8)]
        return "\n".join(parts)

    def _last(self, view: GrudgematchView) -> str:
        last = view.last
        assert last is not None
        end = {"goal": "a goal", "tackled": "tackled", "blocked": "blocked", "sent_off": "the kicker was sent off"}
        went = end.get(last.end, f"{last.moved} spaces")
        return (
            f"{PHILOSOPHERS[last.kicker]} with {card_short(last.card)} ({last.value}) {WAY_NAMES[last.way]} "
            f"from {coordinate(last.start)}, {went}"
        )

    def scores(self, view: GrudgematchView) -> Sequence[str]:
        if view.phase in ("surnames", "sides"):
            return ()
        found = []
        for seat in range(2):
            team = view.german ^ seat
            goals = view.score[team]
            found.append(f"{TEAMS[team]}, {goals} {'goal' if goals == 1 else 'goals'}")
        return found

    def prompt(self, view: GrudgematchView) -> str:
        return prompt_words(self, view)

    def task(self, view: GrudgematchView) -> str:
        return _TASKS[view.phase]

    def hand(self, view: GrudgematchView) -> str:
        if view.seat is None:
            return ""
        if view.phase in ("surnames", "sides"):
            return f"Your surname: {plain(view.surname)}." if view.surname else ""
        lines = [f"**Your hand** ({TEAMS[view.team]}): {self._held(view)}."]
        suits = {card // 13 for card in view.hand}
        if without := [p for p in PHILOSOPHERS_OF[view.team] if p % 4 not in suits]:
            lines.append(f"No card for {_named(without, 'or')}.")
        if view.phase == "over":
            return lines[0]
        if view.picked is not None:
            way = "" if view.aimed is None else f", {WAY_NAMES[view.aimed]}"
            lines.append(f"Chosen for the kick: {card_words(view.picked)}{way}.")
        if view.runner is not None:
            lines.append(f"Chosen to run: {PHILOSOPHERS[view.runner.philosopher]}, up to {view.runner.die}.")
        return "\n".join(lines)

    def standing(self, view: GrudgematchView) -> Sequence[tuple[str, Action]]:
        if view.phase == "over":
            return ()
        orders: list[tuple[str, Action]] = []
        if below := view.standing.tackles_below:
            orders.append((tackles_words(below), PassTackles(0)))
        if not view.standing.own_blocks:
            orders.append((own_blocks_words(False), AskOwnBlocksAgain()))
        return orders

    def _held(self, view: GrudgematchView) -> str:
        """Return the viewer's cards as text, by philosopher: "♣ Nietzsche (clubs) 8, K; ♠ Hegel (spades) 4"."""
        parts = []
        for p in PHILOSOPHERS_OF[view.team]:
            if ranks := [RANKS[card % 13] for card in view.hand if card // 13 == p % 4]:
                parts.append(f"{SYMBOLS[p % 4]} {_named([p])} {', '.join(ranks)}")
        return "; ".join(parts) or "no cards"

    def tell(self, event: Event) -> str:
        return tell_event(self, event)

    def result(self, view: GrudgematchView, outcome: Outcome) -> str:
        if len(outcome.winners) > 1:
            first = f"{self.name(0)} and {self.name(1)} share the win"
        else:
            seat = outcome.winners[0]
            first = f"{self.name(seat)} has won for the {TEAMS[view.german ^ seat]}"
        lines = [f"{first}. {ENDS.get(outcome.reason, 'The match is over')}: {score_words(view.score)}."]
        lines += [f"- {line}" for line in report_lines(view)]
        return "\n".join(lines)

    # -- what may be done --------------------------------------------------------------------------------------

    def verb(self, kind: type[Action]) -> str:
        return labels.ACTION_NAMES[kind]

    def label(self, view: GrudgematchView, action: Action) -> str:
        return labels.label(view, action)

    def describe(self, view: GrudgematchView, action: Action) -> str:
        return labels.describe(view, action)

    def choice(self, view: GrudgematchView, kind: type[Action], field: str, value: Any) -> str:
        return labels.choice(field, value)

    def question(self, view: GrudgematchView, kind: type[Action], field: str) -> str:
        return labels.QUESTIONS.get(field, super().question(view, kind, field))

    def blanks(self, view: GrudgematchView, action: Action) -> Sequence[FormField]:
        if isinstance(action, GiveSurname):
            return [
                FormField(
                    "surname", "Your surname", description="The longest plays the Germans", max_length=LONGEST_SURNAME
                )
            ]
        example = "Hegel to E7, Kant to C4" if view.phase != "lineup" else self._example(view)
        return [FormField("order", "Who goes where?", placeholder=example, max_length=LONGEST_ORDER)]

    def _example(self, view: GrudgematchView) -> str:
        rows = ("1", "4", "4", "7") if view.asked == 0 else ("15", "12", "12", "9")
        four = PHILOSOPHERS[view.asked * 4 : view.asked * 4 + 4]
        return ", ".join(f"{who} {column}{row}" for who, column, row in zip(four, "FCIF", rows, strict=True))

    def refusal(self, view: GrudgematchView, action: Action, reason: str) -> str:
        return refusal_words(self, view, action, reason)

    # -- the picture -------------------------------------------------------------------------------------------

    def picture(self, view: GrudgematchView, style: Style) -> "Image":
        from games.grudgematch.picture import draw_picture as draw_pitch

        return draw_pitch(view, self.names, style)

    def alt(self, view: GrudgematchView, part: int = 0) -> str:
        if view.phase in ("surnames", "sides"):
            return "The empty pitch: both players say who plays the Germans."
        ball = f"the ball is at {coordinate(view.ball)}" if view.ball != OFF else "the ball is out of play"
        who = self.names[asked_seat(view)]
        what = "The match is over" if view.phase == "over" else f"{who} {self._doing(view)}"
        beside = f", last kicked by {PHILOSOPHERS[view.last.kicker]}" if view.last else ""
        return f"{what}; {score_words(view.score)}, {half_words(view)}. The pitch from above; {ball}{beside}."
