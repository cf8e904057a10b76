"""The words of a match: where it stands, what is asked, what may be done. The log's words are in `story`."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from games.core.action import Action
from games.core.event import Event
from games.core.game import Outcome
from games.core.presentation import Blank, Presentation, Style, Topic, plain
from games.grudgematch import labels
from games.grudgematch.actions.sides import LONGEST as LONGEST_SURNAME
from games.grudgematch.actions.sides import GiveSurname
from games.grudgematch.actions.standing import AskOwnBlocksAgain, PassTackles
from games.grudgematch.content import PHILOSOPHERS, RANKS, SUITS, SYMBOLS, TEAMS
from games.grudgematch.field import OFF, WAY_NAMES, coordinate
from games.grudgematch.orders import LONGEST
from games.grudgematch.prompts import prompt_words, task_words
from games.grudgematch.refusals import refusal_words
from games.grudgematch.report import report_lines
from games.grudgematch.story import ENDS, own_blocks_words, tackles_words, tell_event
from games.grudgematch.topics import TOPICS
from games.grudgematch.view import GrudgematchView
from games.grudgematch.words import (
    card_short,
    card_words,
    half_words,
    hand_words,
    kick_words,
    listed,
    score_words,
    where,
)
from games.picture.marks import symbol

if TYPE_CHECKING:
    from PIL.Image import Image


@dataclass
class GrudgematchPresentation(Presentation[GrudgematchView]):
    """Philosophy Grudgematch in plain words; every position can be played from the text alone."""

    topics: Sequence[Topic] = field(default=TOPICS, init=False)

    def asked_seat(self, view: GrudgematchView) -> int:
        """Who owes a decision, once the sides are known."""
        return view.german ^ view.asked

    def side(self, view: GrudgematchView, team: int) -> str:
        """A player's mark, name and team, for texts."""
        seat = view.german ^ team
        return f"{symbol(seat)} {self.name(seat)} ({TEAMS[team]})"

    # -- what is going on ------------------------------------------------------------------------------------

    def headline(self, view: GrudgematchView) -> str:
        if view.phase == "over":
            return f"The match is over: {score_words(view.score)}"
        if view.phase == "surnames":
            return "Who plays the Germans? Surnames, please"
        if view.phase == "sides":
            return f"The surnames are equally long: {self.name(self.asked_seat(view))} chooses a team"
        return f"{score_words(view.score)}, {half_words(view)}: {self.name(self.asked_seat(view))} {self._doing(view)}"

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
        """The field in words; one's own cards are in `hand`."""
        parts = [f"**{self.headline(view)}**"]
        if view.revealed:
            parts.append(f"Surnames: {plain(view.revealed[0])} and {plain(view.revealed[1])}.")
        if view.phase in ("surnames", "sides"):
            return "\n".join(parts)
        limit = f" of {view.options.limit}" if view.options.limit else ""
        parts.append(
            f"Turn {view.turns}{limit}; {view.pile} cards in the pile{' with the joker' if view.joker else ''}."
        )
        ball = f"The ball is at {coordinate(view.ball)}." if view.ball != OFF else "The ball is out of play."
        if view.dice and view.phase in ("run", "bonus_run"):
            ball += f" Runs left: {', '.join(str(die) for die in view.dice)}."
        parts.append(ball)
        for team in range(2):
            four = [
                f"{PHILOSOPHERS[p]} {SYMBOLS[p % 4]} {where(view, p)}{' (has run)' if view.ran >> p & 1 else ''}"
                for p in range(team * 4, team * 4 + 4)
            ]
            cards = f"{view.cards[team]} {'card' if view.cards[team] == 1 else 'cards'}"
            parts.append(f"{self.side(view, team)}, **{view.score[team]}**, {cards}: {', '.join(four)}.")
        if view.moving is not None:
            parts.append(f"On its way: {kick_words(view)}; {view.moving.moved} spaces so far.")
        elif view.last is not None:
            parts.append(f"Last kick: {self._last(view)}.")
        if view.boxes[0] or view.boxes[1]:
            inside = [PHILOSOPHERS[p] for box in view.boxes for p in box]
            parts.append(f"In the penalty boxes: {', '.join(inside)}.")
        parts.append(f"Discards: {hand_words(view.discards) if view.discards else 'none'}.")
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
        return task_words(view)

    def hand(self, view: GrudgematchView) -> str:
        own = view.own
        if own is None:
            return ""
        if view.phase in ("surnames", "sides"):
            return f"Your surname: {plain(own.surname)}." if own.surname else ""
        lines = [f"**Your hand** ({TEAMS[view.team]}): {self._held(view, own.hand)}."]
        if without := [
            f"{PHILOSOPHERS[p]} ({SUITS[p % 4]})" for p in self._four(view) if p % 4 not in _suits(own.hand)
        ]:
            lines.append(f"No card for {listed(without, 'or')}.")
        if view.phase == "over":
            return lines[0]
        if own.picked is not None:
            way = "" if own.aimed is None else f", {WAY_NAMES[own.aimed]}"
            lines.append(f"Chosen for the kick: {card_words(own.picked)}{way}.")
        if own.runner is not None:
            lines.append(f"Chosen to run: {PHILOSOPHERS[own.runner.philosopher]}, up to {own.runner.die}.")
        return "\n".join(lines)

    def standing(self, view: GrudgematchView) -> Sequence[tuple[str, Action]]:
        own = view.own
        if own is None or view.phase == "over":
            return ()
        orders: list[tuple[str, Action]] = []
        if own.tackles_below:
            orders.append((tackles_words(own.tackles_below), PassTackles(0)))
        if not own.own_blocks:
            orders.append((own_blocks_words(False), AskOwnBlocksAgain()))
        return orders

    def _held(self, view: GrudgematchView, hand: Sequence[int]) -> str:
        """«♣ Nietzsche (clubs) 8, K; ♠ Hegel (spades) 4»: each card with the one who plays it."""
        parts = []
        for p in self._four(view):
            if ranks := [RANKS[card % 13] for card in hand if card // 13 == p % 4]:
                parts.append(f"{SYMBOLS[p % 4]} {PHILOSOPHERS[p]} ({SUITS[p % 4]}) {', '.join(ranks)}")
        return "; ".join(parts) or "no cards"

    def _four(self, view: GrudgematchView) -> range:
        return range(view.team * 4, view.team * 4 + 4)

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
        return labels.VERBS[kind]

    def label(self, view: GrudgematchView, action: Action) -> str:
        return labels.label(view, action)

    def describe(self, view: GrudgematchView, action: Action) -> str:
        return labels.describe(view, action)

    def choice(self, view: GrudgematchView, kind: type[Action], field: str, value: Any) -> str:
        return labels.choice(view, kind, field, value)

    def question(self, view: GrudgematchView, kind: type[Action], field: str) -> str:
        return labels.QUESTIONS.get(field, super().question(view, kind, field))

    def blanks(self, view: GrudgematchView, action: Action) -> Sequence[Blank]:
        if isinstance(action, GiveSurname):
            return [
                Blank(
                    "surname", "Your surname", description="The longest plays the Germans", max_length=LONGEST_SURNAME
                )
            ]
        example = "Hegel to E7, Kant to C4" if view.phase != "lineup" else self._example(view)
        return [Blank("order", "Who goes where?", placeholder=example, max_length=LONGEST)]

    def _example(self, view: GrudgematchView) -> str:
        rows = ("1", "4", "4", "7") if view.asked == 0 else ("15", "12", "12", "9")
        four = PHILOSOPHERS[view.asked * 4 : view.asked * 4 + 4]
        return ", ".join(f"{who} {column}{row}" for who, column, row in zip(four, "FCIF", rows, strict=True))

    def refusal(self, view: GrudgematchView, action: Action, reason: str) -> str:
        return refusal_words(self, view, action, reason)

    # -- the picture -------------------------------------------------------------------------------------------

    def picture(self, view: GrudgematchView, style: Style) -> "Image":
        from games.grudgematch.pitch import draw_pitch

        return draw_pitch(view, self.names, style)

    def alt(self, view: GrudgematchView, part: int = 0) -> str:
        if view.phase in ("surnames", "sides"):
            return "The empty pitch: both players say who plays the Germans."
        ball = f"the ball is at {coordinate(view.ball)}" if view.ball != OFF else "the ball is out of play"
        who = self.names[self.asked_seat(view)]
        what = "The match is over" if view.phase == "over" else f"{who} {self._doing(view)}"
        beside = f", last kicked by {PHILOSOPHERS[view.last.kicker]}" if view.last else ""
        return f"{what}; {score_words(view.score)}, {half_words(view)}. The pitch from above; {ball}{beside}."


def _suits(hand: Sequence[int]) -> set[int]:
    return {card // 13 for card in hand}
