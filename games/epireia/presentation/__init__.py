"""The presentation of Epireia: its texts and pictures, which the other modules of this package compose."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from games.core.action import Action
from games.core.presentation import FormField, Presentation, Style, Topic
from games.core.values import Event, Outcome
from games.core.words import AllOf, Markdown
from games.epireia.actions.great_battle import PutFigures, TypeArmy
from games.epireia.battle import fronts_won
from games.epireia.content import NONE
from games.epireia.events import (
    ActClosed,
    BrigandsFought,
    CityAnswered,
    ColumnResolved,
    EmpireAnswered,
    Fought,
    FrontResolved,
    GameEnded,
    Rerolled,
    ScenarioWon,
    TokenDrawn,
)
from games.epireia.presentation import labels
from games.epireia.presentation.captions import (
    alt_words,
    caption_words,
    deciding_words,
    drawings,
    ending_of,
    title_words,
)
from games.epireia.presentation.labels import refusal_words
from games.epireia.presentation.position import hand_words, position_words, score_words
from games.epireia.presentation.prompts import chapter_label, deciding_alone, headline_words, prompt_words, task_words
from games.epireia.presentation.story import tell_event
from games.epireia.presentation.topics import topics
from games.epireia.view import EpireiaView
from games.epireia.words import league_name, say

if TYPE_CHECKING:
    from PIL.Image import Image


class EpireiaPresentation(Presentation[EpireiaView]):
    """The texts and pictures of one Epireia match, made from views; every position can be played from the text alone.

    The methods delegate to the other modules of this package.
    """

    result_events = (
        Fought,
        BrigandsFought,
        CityAnswered,
        ScenarioWon,
        ActClosed,
        ColumnResolved,
        FrontResolved,
        GameEnded,
    )
    luck_events = (EmpireAnswered, Rerolled, TokenDrawn)

    @property
    def topics(self) -> Sequence[Topic]:
        return topics()

    # -- what is going on ------------------------------------------------------------------------------------

    def headline(self, view: EpireiaView) -> Markdown:
        return headline_words(self.names, view)

    def chapter(self, view: EpireiaView) -> str:
        return chapter_label(view)

    def text(self, view: EpireiaView) -> Markdown:
        return position_words(self.names, view, self.headline(view))

    def scores(self, view: EpireiaView) -> Sequence[str]:
        return [score_words(view, board) for board in view.boards]

    def prompt(self, view: EpireiaView) -> Markdown:
        return prompt_words(self.names, view)

    def task(self, view: EpireiaView) -> Markdown:
        return task_words(view)

    def hand(self, view: EpireiaView) -> Markdown:
        return hand_words(view)

    def tell(self, event: Event) -> Markdown:
        return tell_event(self.names, event)

    def result(self, view: EpireiaView, outcome: Outcome) -> Markdown:
        if outcome.reason == "objectives":
            return say.text("result-objectives")
        battle = view.battle
        assert battle is not None
        one, two = fronts_won(battle.results)
        if outcome.reason == "shared":
            return say.text("result-shared", one=one, two=two)
        if not outcome.winners:
            return say.text("result-lost-tie" if outcome.reason == "tie" else "result-lost", one=one, two=two)
        names = AllOf([self.names[seat] for seat in outcome.winners])
        league = league_name(view.boards[outcome.winners[0]].league)
        return say.text(f"result-{outcome.reason}", names=names, league=league, one=one, two=two)

    # -- what may be done --------------------------------------------------------------------------------------

    def verb(self, kind: type[Action]) -> str:
        return labels.verb(kind)

    def label(self, view: EpireiaView, action: Action) -> str:
        return labels.label(view, action)

    def describe(self, view: EpireiaView, action: Action) -> str:
        return labels.describe(view, action)

    def caution(self, view: EpireiaView, action: Action) -> Markdown:
        return labels.caution(view, action)

    def choice(self, view: EpireiaView, kind: type[Action], field: str, value: Any) -> str:
        return labels.choice(view, field, value)

    def question(self, view: EpireiaView, kind: type[Action], field: str) -> str:
        return labels.question(field) or super().question(view, kind, field)

    def blanks(self, view: EpireiaView, action: Action) -> Sequence[FormField]:
        assert view.seat is not None
        if isinstance(action, TypeArmy):
            return labels.army_fields(view)
        return labels.figure_fields(view) if isinstance(action, PutFigures) else labels.move_fields(view, view.seat)

    def refusal(self, view: EpireiaView, action: Action, reason: str) -> Markdown:
        return refusal_words(self.names, view, action, reason)

    # -- the picture -------------------------------------------------------------------------------------------

    def picture(self, view: EpireiaView, style: Style, events: Sequence[Event] = ()) -> "Image":
        return self.part(view, style, 0, events)

    def parts(self, view: EpireiaView) -> int:
        return len(drawings(view))

    def part(self, view: EpireiaView, style: Style, number: int, events: Sequence[Event] = ()) -> "Image":
        from games.epireia.picture import draw_battlefield, draw_greece, drawable_names
        from games.picture.ending import draw_ending
        from games.picture.palette import palette

        names, drawing = drawable_names(self.names), drawings(view)[number]
        if drawing == "ending":
            return draw_ending(ending_of(names, view), palette(style))
        draw, alone = draw_greece if drawing == "map" else draw_battlefield, deciding_alone(view)
        deciding = [deciding_words(names, view), *([] if alone == NONE else [names[alone]])]
        return draw(view, title_words(view, drawing), deciding, events, style)

    def alt(self, view: EpireiaView, part: int = 0) -> str:
        return alt_words(self.names, view, drawings(view)[part])

    def caption(self, view: EpireiaView) -> Markdown:
        return caption_words(self.names, view)
