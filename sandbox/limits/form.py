"""Collecting the mistakes of one form."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.errors import ApiError
from sandbox.wire import Json

Path = tuple[str | int, ...]


class Form:
    """What is wrong with one body, by place."""

    __slots__ = ("tree",)

    def __init__(self) -> None:
        self.tree: Json = {}

    def wrong(self, path: Path, code: str, message: str) -> None:
        """Note a mistake at `path`."""
        node = self.tree
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def finish(self) -> None:
        """Raises 50035 with all mistakes, if there are any."""
        if self.tree:
            raise ApiError(400, 50035, "Invalid Form Body", self.tree)

    def text(self, path: Path, value: object, least: int, most: int, *, required: bool = True) -> None:
        """A string of a length within bounds."""
        if value is None:
            if required:
                self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not isinstance(value, str):
            self.wrong(path, "STRING_TYPE_CONVERT", f"Could not interpret {value!r} as string.")
        elif not least <= len(value) <= most:
            self.length(path, least, most)

    def length(self, path: Path, least: int, most: int) -> None:
        """Note that a string or list is too short or too long."""
        if least:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def count(self, path: Path, values: object, least: int, most: int) -> bool:
        """A list of a length within bounds; False when it is no list at all."""
        if not isinstance(values, list):
            self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
            return False
        if not least <= len(values) <= most:
            self.length(path, least, most)
        return True

    def number(self, path: Path, value: object, least: int, most: int) -> None:
        """A whole number within bounds, or nothing."""
        if value is None:
            return
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong(path, "NUMBER_TYPE_COERCE", f"Value {value!r} is not int.")
        elif value < least:
            self.wrong(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.wrong(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    def choice(self, path: Path, value: object, among: Sequence[object]) -> bool:
        """One of some values."""
        if value in among:
            return True
        self.wrong(path, "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, among))}}}.")
        return False
