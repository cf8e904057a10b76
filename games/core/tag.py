"""Tags: the stable names under which values of a class are stored."""

import re
from functools import reduce
from operator import or_
from typing import Annotated, Any

from pydantic import Field, TypeAdapter


def tag_of(cls: type) -> str:
    """`BuildSchool` is stored as `build_school`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", cls.__name__).lower()


def union_codec(classes: tuple[type, ...]) -> TypeAdapter[Any]:
    """Reads and writes any of the tagged classes as JSON."""
    if len(classes) == 1:
        return TypeAdapter(classes[0])
    union: Any = reduce(or_, classes)
    return TypeAdapter(Annotated[union, Field(discriminator="kind")])
