"""The words of Philosophia, put together: what each view, action and event looks like to a player."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from games.core.action import Action, Seat
from games.core.event import Event
from games.core.presentation import Blank, Presentation, Style
from games.philosophia.content import PHILOSOPHERS
from games.philosophia.presentation import labels, prompts
from games.philosophia.presentation.forms import blanks
from games.philosophia.presentation.position import hand_text, position_text
from games.philosophia.presentation.refusals import refusal_words
from games.philosophia.presentation.story import tell_event
from games.philosophia.presentation.topics import TOPICS
from games.philosophia.presentation.waiting import waiting_for
from games.philosophia.presentation.words import counted, listed
from games.philosophia.state import NONE
from games.philosophia.view import PhilosophiaView

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.core.game import Outcome

_REASONS = {
    "alone": "nobody else had three Labyrinth Tokens when Greece fell to Rome",
    "final_debate": "the final debate was won",
    "lowest_number": "the final debate was a tie, and the lowest number wins it",
}


class PhilosophiaPresentation(Presentation[PhilosophiaView]):
    """Words and pictures of a match."""

    def __init__(self, game: Any, names: Sequence[str]) -> None:
        super().__init__(game, names)
        self.topics = TOPICS

    def name(self, seat: Seat) -> str:
        if seat >= len(self.names):
            return "the Moirai"
        return super().name(seat) if seat >= 0 else "nobody"

    def _who(self) -> labels.Who:
        return labels.whose(self.names, len(self.names) == 1)

    # -- what is going on ------------------------------------------------------------------------------------

    def headline(self, view: PhilosophiaView) -> str:
        return _sentence(prompts.headline(view, self.name))

    def text(self, view: PhilosophiaView) -> str:
        return position_text(view, self.name)

    def scores(self, view: PhilosophiaView) -> Sequence[str]:
        people = view.players[: len(self.names)]
        return [f"{counted(player.labyrinth, 'Labyrinth Token')}" for player in people]

    def prompt(self, view: PhilosophiaView) -> str:
        return _sentence(prompts.prompt(view, self.name))

    def task(self, view: PhilosophiaView) -> str:
        return prompts.TASKS[view.phase]

    def hand(self, view: PhilosophiaView) -> str:
        return hand_text(view, self.name)

    def tell(self, event: Event) -> str:
        return _sentence(tell_event(event, self.name))

    def result(self, view: PhilosophiaView, outcome: "Outcome") -> str:
        standing = [f"{self.name(seat)} {score}" for seat, score in enumerate(outcome.scores)]
        if not outcome.winners:
            end = "The Moirai have won" if outcome.reason == "moirai" else "Nobody has finished in time"
        else:
            winner = outcome.winners[0]
            who = PHILOSOPHERS[view.players[winner].philosopher].name
            end = f"{self.name(winner)}, as {who}, is the greatest mind of ancient Greece"
            if outcome.reason in _REASONS:
                end += f": {_REASONS[outcome.reason]}"
        return f"{end}. Labyrinth Tokens: {listed(standing)}."

    # -- what may be done --------------------------------------------------------------------------------------

    def verb(self, kind: type[Action]) -> str:
        return labels.VERBS[kind]

    def label(self, view: PhilosophiaView, action: Action) -> str:
        return labels.label(view, action, self._who())

    def describe(self, view: PhilosophiaView, action: Action) -> str:
        return labels.describe(view, action, self._who())

    def choice(self, view: PhilosophiaView, kind: type[Action], field: str, value: Any) -> str:
        return labels.choice(view, field, value, self._who())

    def question(self, view: PhilosophiaView, kind: type[Action], field: str) -> str:
        return labels.QUESTIONS.get(field, super().question(view, kind, field))

    def blanks(self, view: PhilosophiaView, action: Action) -> Sequence[Blank]:
        return blanks(view, action)

    def refusal(self, view: PhilosophiaView, action: Action, reason: str) -> str:
        return refusal_words(view, action, reason, waiting_for(view, self.name))

    # -- the picture -------------------------------------------------------------------------------------------

    def picture(self, view: PhilosophiaView, style: Style) -> "Image | None":
        from games.philosophia.board import draw_picture

        return draw_picture(view, self.names, style)

    def parts(self, view: PhilosophiaView) -> int:
        shows_map = view.own is None and view.debate is None and view.phase not in ("cards", "choose")
        return 3 if view.options.map == "halves" and shows_map else 1

    def part(self, view: PhilosophiaView, style: Style, number: int) -> "Image | None":
        from games.philosophia.board.halves import part_of

        whole = self.picture(view, style)
        return whole if whole is None else part_of(whole, number)

    def alt(self, view: PhilosophiaView, part: int = 0) -> str:
        from games.philosophia.board.halves import WEST

        def who(seat: int) -> str:
            return self.names[seat][:60] if 0 <= seat < len(self.names) else "the Moirai" if seat != NONE else "nobody"

        if part:
            return "The west of the map." if part == WEST else "The east of the map."
        best = max((player.labyrinth for player in view.players), default=0)
        leaders = [who(seat) for seat, player in enumerate(view.players) if player.labyrinth == best]
        standing = (
            f" {listed(leaders)} {'has' if len(leaders) == 1 else 'have'} most Labyrinth Tokens, {best}."
            if best
            else ""
        )
        return f"{_sentence(prompts.headline(view, who))}.{standing}"


def _sentence(text: str) -> str:
    """With a capital letter, for sentences that begin with «the Moirai»."""
    return text[0].upper() + text[1:] if text and text[0].isalpha() else text
