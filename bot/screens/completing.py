"""`/act`: any move by its words alone."""

from bot.catalogue import say
from bot.ids import Fill, Play, read, write
from bot.limits import CHOICE, CHOICES
from bot.screens.drill import Drill
from bot.screens.panel import drill_of
from bot.shorten import distinct, fold
from storage.snapshot import Match


def completions(match: Match, seat: int, typed: str) -> list[tuple[str, str]]:
    """Up to 25 offered actions that have all typed words, as (label, value); open ones end in «…».

    A value is the id of a `Play` or `Fill`: it holds the turn and the fingerprint, so one that was chosen from an old
    list is noticed.
    """
    if match.state is None:
        return []
    drill = drill_of(match, seat)
    labels = _labels(drill)
    return [(labels[index], _value(drill, index)) for index in _found(drill, labels, typed)[:CHOICES]]


def find_typed(match: Match, seat: int, text: str) -> Play | Fill | None:
    """What was given as `/act action`: the value of a completion, or words that only one offered action has (or is
    called). None when nothing or more than one fits."""
    chosen = read(text)
    if isinstance(chosen, Play | Fill):
        return chosen
    if match.state is None:
        return None
    drill = drill_of(match, seat)
    labels = _labels(drill)
    found = _found(drill, labels, text) if text.strip() else []
    exact = [index for index in found if fold(labels[index]).rstrip(" .…") == fold(text).strip().rstrip(" .…")]
    if len(best := exact or found) != 1:
        return None
    picked = read(_value(drill, best[0]))
    return picked if isinstance(picked, Play | Fill) else None


def _labels(drill: Drill) -> list[str]:
    labels = []
    for action in drill.offer.actions:
        label = drill.words.label(drill.view, action)
        labels.append(say("act.typed", label=label.rstrip(" .…")) if action.open else label)
    return distinct(labels, CHOICE)


def _found(drill: Drill, labels: list[str], typed: str) -> list[int]:
    words = fold(typed).split()
    texts = [
        fold(f"{drill.words.verb(type(action))} {label}")
        for action, label in zip(drill.offer.actions, labels, strict=True)
    ]
    return [index for index, text in enumerate(texts) if all(word in text for word in words)]


def _value(drill: Drill, index: int) -> str:
    kind = Fill if drill.offer.actions[index].open else Play
    return write(kind(drill.match, drill.offer.turn, drill.offer.fingerprint, index))
