"""The presentation of Epireia: its texts and pictures, which the other modules of this package compose."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from games.core.action import Action
from games.core.presentation import Presentation, Style, Topic, listed
from games.core.values import Event, Outcome
from games.epireia.battle import fronts_won
from games.epireia.content import CITY_NAMES, LEAGUES, NONE
from games.epireia.presentation import labels
from games.epireia.presentation.labels import describe, refusal_words
from games.epireia.presentation.position import hand_words, position_words
from games.epireia.presentation.prompts import (
    alt_words,
    deciding_words,
    footer_words,
    headline_words,
    players_alt_words,
    prompt_words,
    task_words,
    title_words,
)
from games.epireia.presentation.story import REASONS, tell_event
from games.epireia.presentation.topics import TOPICS
from games.epireia.view import EpireiaView

if TYPE_CHECKING:
    from PIL.Image import Image


@dataclass
class EpireiaPresentation(Presentation[EpireiaView]):
    """The texts and pictures of an Epireia match, made from views; every position can be played from the text alone.

    The methods delegate to the other modules of this package.
    """

    topics: Sequence[Topic] = field(default=TOPICS, init=False)

    # -- what is going on ------------------------------------------------------------------------------------

    def headline(self, view: EpireiaView) -> str:
        return headline_words(self, view)

    def text(self, view: EpireiaView) -> str:
        return position_words(self, view)

    def scores(self, view: EpireiaView) -> Sequence[str]:
        def standing(seat: int) -> str:
            board = view.boards[seat]
            if board.city == NONE:
                return ""
            return f"{CITY_NAMES[board.city]}, prestige {board.prestige}"

        return [standing(seat) for seat in range(len(view.boards))]

    def prompt(self, view: EpireiaView) -> str:
        return prompt_words(self, view)

    def task(self, view: EpireiaView) -> str:
        return task_words(view)

    def hand(self, view: EpireiaView) -> str:
        return hand_words(view)

    def tell(self, event: Event) -> str:
        return tell_event(self, event)

    def result(self, view: EpireiaView, outcome: Outcome) -> str:
        if outcome.reason == "objectives":
            return "The objectives were not met in time, so the game is lost."
        battle = view.battle
        assert battle is not None
        one, two = fronts_won(battle.results)
        fronts = f"Fronts: {LEAGUES[0]} {one}, {LEAGUES[1]} {two}."
        names = listed([self.name(seat) for seat in outcome.winners])
        if outcome.reason == "shared":
            return f"Nothing decides the battle: all share it. {fronts}"
        if not outcome.winners:
            return f"The battle is lost{' on a tie' if outcome.reason == 'tie' else ''}. {fronts}"
        verb = "have" if len(outcome.winners) > 1 else "has"
        league = LEAGUES[view.boards[outcome.winners[0]].league]
        return f"{names} {verb} won for the {league} {REASONS[outcome.reason]}. {fronts}"

    # -- what may be done --------------------------------------------------------------------------------------

    def verb(self, kind: type[Action]) -> str:
        return labels.VERBS[kind]

    def label(self, view: EpireiaView, action: Action) -> str:
        return labels.label(view, action)

    def describe(self, view: EpireiaView, action: Action) -> str:
        return describe(view, action)

    def choice(self, view: EpireiaView, kind: type[Action], field: str, value: Any) -> str:
        return labels.choice(view, field, value)

    def question(self, view: EpireiaView, kind: type[Action], field: str) -> str:
        return labels.QUESTIONS.get(field, super().question(view, kind, field))

    def refusal(self, view: EpireiaView, action: Action, reason: str) -> str:
        return refusal_words(self, view, action, reason)

    # -- the picture -------------------------------------------------------------------------------------------

    def picture(self, view: EpireiaView, style: Style) -> "Image":
        from games.epireia.picture import draw_table

        title, deciding = title_words(view), deciding_words(self._drawn(), view)
        return draw_table(view, self.names, title, deciding, footer_words(view), style)

    def _drawn(self) -> "EpireiaPresentation":
        """Return a copy whose player names contain only characters that the typefaces have, for use in pictures."""
        from games.picture.fonts import drawable_text as drawable

        names = [drawable(name, f"Player {seat + 1}") for seat, name in enumerate(self.names)]
        return EpireiaPresentation(self.game, names)

    def parts(self, view: EpireiaView) -> int:
        """Return the number of pictures: 1 for the map or battlefield, 2 if the players' boards are shown as well."""
        return 2 if view.turn and view.battle is None else 1

    def part(self, view: EpireiaView, style: Style, number: int) -> "Image":
        from games.epireia.picture import draw_players

        if not number:
            return self.picture(view, style)
        return draw_players(view, self.names, "The players' boards", deciding_words(self._drawn(), view), style)

    def alt(self, view: EpireiaView, part: int = 0) -> str:
        return players_alt_words(self, view) if part else alt_words(self, view)
