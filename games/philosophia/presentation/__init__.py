"""The texts of Philosophia: how each view, action and event is described to a player.

`PhilosophiaPresentation` combines them. The texts are messages in `words`; the modules of this package choose them.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from games.core.action import Action
from games.core.presentation import FormField, Presentation, Style, Topic
from games.core.values import Event, Seat
from games.core.words import EMPTY, AllOf, Argument, Clauses, Markdown
from games.philosophia import words
from games.philosophia.actions.debating import DropPlan, FinishShopping, JudgeArgument, PassDebate
from games.philosophia.actions.setup import FinishWriting
from games.philosophia.events import BidsOpened, CardsSeen, DebateWon, GameWon, ProofJudged, TokenTurned
from games.philosophia.presentation import labels
from games.philosophia.presentation.labels import refusal_words
from games.philosophia.presentation.position import hand_text, position_text, score_text
from games.philosophia.presentation.prompts import prompt
from games.philosophia.presentation.story import tell_event
from games.philosophia.presentation.topics import topics
from games.philosophia.state import NONE
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import Name, at_place, philosopher_name, said_in_text, say, sentence

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.core.values import Outcome


class PhilosophiaPresentation(Presentation[PhilosophiaView]):
    """The texts and pictures of one match of Philosophia, made from views and events for given names of the players."""

    result_events = (BidsOpened, DebateWon, ProofJudged, GameWon)
    luck_events = (CardsSeen, TokenTurned)

    @property
    def topics(self) -> Sequence[Topic]:
        return topics()

    def name(self, seat: Seat) -> Markdown:
        return say.text("player-name", name=self._who(seat))

    def _who(self, seat: Seat) -> Argument:
        if seat >= len(self.names):
            return say.message("moirai")
        return self.names[seat] if seat >= 0 else say.message("nobody")

    def _marked(self) -> Name:
        return labels.whose(self.names, len(self.names) == 1)

    # -- what is going on ------------------------------------------------------------------------------------

    def headline(self, view: PhilosophiaView) -> Markdown:
        return sentence(said_in_text(words.headline(view, self._who)))

    def chapter(self, view: PhilosophiaView) -> str:
        return say.label("chapter-round", round=view.round) if view.round else say.label("chapter-setup")

    def text(self, view: PhilosophiaView) -> Markdown:
        return position_text(view, self._who)

    def scores(self, view: PhilosophiaView) -> Sequence[str]:
        return [score_text(view, seat) for seat in range(len(self.names))]

    def prompt(self, view: PhilosophiaView) -> Markdown:
        return sentence(prompt(view, self._who))

    def task(self, view: PhilosophiaView) -> Markdown:
        return say.text(f"task-{view.phase}")

    def hand(self, view: PhilosophiaView) -> Markdown:
        return hand_text(view, self._who)

    def tell(self, event: Event) -> Markdown:
        return sentence(tell_event(event, self._who))

    def result(self, view: PhilosophiaView, outcome: "Outcome") -> Markdown:
        final = view.debate if view.debate and view.debate.final else None
        counts = {seat: len(pile) for seat, pile in final.piles.items()} if final else dict(enumerate(outcome.scores))
        each = [say.message("result-player", name=self._who(seat), count=count) for seat, count in counts.items()]
        standing = say.message("result-piles" if final else "result-tokens", counts=AllOf(each))
        if not outcome.winners:
            return say.text("result-moirai" if outcome.reason == "moirai" else "result-nobody", standing=standing)
        winner = outcome.winners[0]
        philosopher = philosopher_name(view.players[winner].philosopher)
        key = f"result-{outcome.reason.replace('_', '-')}"
        return say.text(key, name=self._who(winner), philosopher=philosopher, standing=standing)

    def standing(self, view: PhilosophiaView) -> Sequence[tuple[str, Action]]:
        return [(labels.plan_words(view), DropPlan())] if view.plan else ()

    # -- what may be done --------------------------------------------------------------------------------------

    def shared(self, view: PhilosophiaView) -> Sequence[Action]:
        return [JudgeArgument.of(accept) for accept in (True, False)] if view.phase == "verdict" else ()

    def caution(self, view: PhilosophiaView, action: Action) -> Markdown:
        if not action.gives_up(view):
            return EMPTY
        match action:
            case PassDebate():
                return say.text("caution-pass-debate")
            case FinishShopping():
                return say.text("caution-finish-shopping", count=view.players[view.seat or 0].coins)
            case FinishWriting():
                return say.text("caution-finish-writing")
            case _:
                return EMPTY

    def verb(self, kind: type[Action]) -> str:
        return labels.verb(kind)

    def label(self, view: PhilosophiaView, action: Action) -> str:
        return labels.label(view, action, self._marked())

    def describe(self, view: PhilosophiaView, action: Action) -> str:
        return labels.describe(view, action, self._marked())

    def choice(self, view: PhilosophiaView, kind: type[Action], field: str, value: Any) -> str:
        return labels.choice(view, field, value, self._marked())

    def question(self, view: PhilosophiaView, kind: type[Action], field: str) -> str:
        return say.label(f"question-{field}") if f"question-{field}" in say else super().question(view, kind, field)

    def blanks(self, view: PhilosophiaView, action: Action) -> Sequence[FormField]:
        return labels.blanks(view, action, self._marked())

    def refusal(self, view: PhilosophiaView, action: Action, reason: str) -> Markdown:
        return refusal_words(view, action, reason, self._who)

    # -- the picture -------------------------------------------------------------------------------------------

    def picture(self, view: PhilosophiaView, style: Style, events: Sequence[Event] = ()) -> "Image | None":
        from games.philosophia.picture import draw_picture

        return draw_picture(view, self.names, style, events)

    def parts(self, view: PhilosophiaView) -> int:
        return 2 if view.seat is None and view.phase == "over" else 1  # the end of the game, and the last map

    def part(self, view: PhilosophiaView, style: Style, number: int, events: Sequence[Event] = ()) -> "Image | None":
        from games.philosophia.picture import draw_picture

        return draw_picture(view, self.names, style, events, last_map=number == 1)

    def alt(self, view: PhilosophiaView, part: int = 0) -> str:
        def who(seat: int) -> Argument:
            return self.names[seat][:60] if 0 <= seat < len(self.names) else self._who(seat)

        standing = [
            say.message("alt-standing-player", name=who(seat), philosopher=philosopher_name(p.philosopher), place=place)
            for seat, p in enumerate(view.players)
            if p.philosopher != NONE and p.place != NONE and (place := at_place(p.place))
        ]
        places = [say.label("alt-standing", players=Clauses(standing))] if standing else []
        if part:
            return " ".join([say.label("alt-last-map"), *places])
        if view.phase != "over":
            return " ".join([self._alt_stage(view, who), *places])
        return self._alt_stage(view, who)

    def _alt_stage(self, view: PhilosophiaView, who: Name) -> str:
        line = words.headline(view, who)
        best = max((player.labyrinth for player in view.players), default=0)
        if not best:
            return sentence(say.label("alt", headline=line))
        leaders = [who(seat) for seat, player in enumerate(view.players) if player.labyrinth == best]
        return sentence(say.label("alt-leaders", headline=line, names=AllOf(leaders), count=len(leaders), best=best))
