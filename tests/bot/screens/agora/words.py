"""The words of the toy."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from games.core.action import Action
from games.core.presentation import FormField, Presentation, Topic
from games.core.words import EMPTY, Markdown
from tests.bot.screens.agora.actions import Propose, Walk
from tests.bot.screens.agora.state import AgoraView

LONG = Markdown("The assembly considers a motion of quite unreasonable length, which nobody has read to its end, " * 3)
_SOURCES: tuple[Literal["printed", "ruling", "reconstructed"], ...] = ("printed", "ruling", "reconstructed")
TOPICS = tuple(
    [Topic(f"Topic {n} {'of the law ' * 12 if n % 7 == 0 else ''}", LONG, f"§ {n}", _SOURCES[n % 3]) for n in range(30)]
)


@dataclass
class AgoraWords(Presentation[AgoraView]):
    """Words that are long, identical or empty, to test what screens do with them."""

    topics: Sequence[Topic] = field(default=TOPICS, init=False)

    def headline(self, view: AgoraView) -> Markdown:
        return Markdown(f"Turn {view.turn} of the *assembly*")

    def scores(self, view: AgoraView) -> Sequence[str]:
        return [f"{seat} points" for seat in range(view.seats)]

    def caption(self, view: AgoraView) -> Markdown:
        return Markdown("The *water clock* runs.")

    def hand(self, view: AgoraView) -> Markdown:
        said = "" if view.vote is None else f" Your stone: {'white' if view.vote else 'black'}."
        return EMPTY if view.hand is None else Markdown(f"You hold card {view.hand}.{said}")

    def label(self, view: AgoraView, action: Action) -> str:
        if isinstance(action, Walk):
            return f"Walk {LONG} {'here' if action.to < 3 else action.to}"
        return super().label(view, action)

    def describe(self, view: AgoraView, action: Action) -> str:
        return LONG if isinstance(action, Walk) else " "

    def blanks(self, view: AgoraView, action: Action) -> Sequence[FormField]:
        if isinstance(action, Propose):
            return [
                FormField("motion", "The motion", "text", LONG[:100], max_length=100),
                FormField("stake", "What you stake on it", "number"),
            ]
        return super().blanks(view, action)

    def picture(self, view: AgoraView, style: Any, events: Any = ()) -> Any:
        raise AssertionError("a screen never draws")

    def alt(self, view: AgoraView, part: int = 0) -> str:
        return LONG * 5
