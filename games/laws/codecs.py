"""Laws of storage: what is written as JSON reads back as the same."""

from typing import Any

from pydantic import TypeAdapter

from games.core.game import Outcome
from games.core.replay import Played, replay_step
from games.laws.broken import Broken, differing
from games.laws.walk import Position


def _same(codec: TypeAdapter[Any], value: Any, what: str) -> None:
    blob = codec.dump_json(value)
    again = codec.validate_json(blob)
    if again != value or type(again) is not type(value):
        parted = differing(codec.dump_python(value, mode="python"), codec.dump_python(again, mode="python"))
        raise Broken(f"{what} reads back as another: {parted}")
    if codec.dump_json(again) != blob:
        raise Broken(f"{what} is written differently after it was read")


def states_read_back(position: Position) -> None:
    """A state that was stored is the state that was played."""
    _same(position.game.state_codec, position.state, "the state")


def actions_read_back(position: Position) -> None:
    """Every offered action can be recorded."""
    for seat, actions in position.legal.items():
        for action in position.sample(actions, 20, "read back", seat):
            _same(position.game.action_codec, action, f"the action {action}")
    if position.last:
        _same(position.game.action_codec, position.last.action, f"the action {position.last.action}")


def events_read_back(position: Position) -> None:
    """Every event can be recorded."""
    for told in position.last.step.events if position.last else ():
        _same(position.game.event_codec, told.event, f"the event {told.event}")


def views_read_back(position: Position) -> None:
    """A view can be sent to the process in which computer players think."""
    for observer, view in position.views.items():
        if type(view).model_validate_json(view.model_dump_json()) != view:
            raise Broken(f"the view of {_name(observer)} reads back as another")
        if view.seat != observer:
            raise Broken(f"the view of {_name(observer)} says that it is that of {_name(view.seat)}")


def outcomes_read_back(position: Position) -> None:
    """How a game ended can be recorded."""
    if position.outcome:
        _same(TypeAdapter(Outcome), position.outcome, "the outcome")


def replays_are_the_same(position: Position) -> None:
    """The same action with the same draws makes the same state and says the same, also from a state that was stored."""
    if not (last := position.last):
        return
    record = Played(last.seat, last.action, last.step.draws)
    stored = position.game.state_codec.validate_json(last.before.blob)
    for before, what in ((last.before.state, "played again"), (stored, "played from storage")):
        again = replay_step(position.game, before, record)
        if again.state != position.state or position.game.digest(again.state) != position.game.digest(position.state):
            dump = position.game.state_codec.dump_python
            parted = differing(dump(position.state, mode="json"), dump(again.state, mode="json"))
            raise Broken(f"{last.action} {what} makes another state: {parted}")
        if again.events != last.step.events:
            raise Broken(f"{last.action} {what} says something else: {again.events}, not {last.step.events}")


def _name(observer: int | None) -> str:
    return "everybody" if observer is None else f"seat {observer}"
