"""Storing: states that do not read back as they were."""

from dataclasses import replace
from typing import Annotated, Any

from pydantic import Field, TypeAdapter
from pydantic.dataclasses import dataclass as checked
from pytest import MonkeyPatch

from games.core.game import Game
from tests.laws.faults.planting import fault
from tests.laws.toy import state as nouns
from tests.laws.toy.game import Symposium


@fault("states_read_back")
def field_is_not_stored(patch: MonkeyPatch) -> Game[Any, Any]:
    """A field that is written and not read."""
    codec = TypeAdapter(nouns.State)

    class Forgetful:
        dump_json, dump_python = codec.dump_json, codec.dump_python

        def validate_json(self, blob: bytes) -> nouns.State:
            return replace(codec.validate_json(blob), riddle="")

    patch.setattr(Symposium, "state_codec", Forgetful())
    return Symposium()


@fault("state_is_ordered_and_exact")
def state_holds_a_float(patch: MonkeyPatch) -> Game[Any, Any]:
    @checked(slots=True)
    class Tipsy:
        options: nouns.ToyOptions
        guests: list[nouns.Guest]
        tipsiness: dict[int, float]

    return type("TipsySymposium", (Symposium,), {"State": Tipsy})()  # type: ignore[no-any-return]


@fault("state_is_ordered_and_exact")
def state_holds_a_set(patch: MonkeyPatch) -> Game[Any, Any]:
    @checked(slots=True)
    class Crowd:
        options: nouns.ToyOptions
        present: Annotated[set[int], Field(max_length=5)]

    return type("CrowdedSymposium", (Symposium,), {"State": Crowd})()  # type: ignore[no-any-return]
