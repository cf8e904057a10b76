"""Convert between dataclasses and rows of tables; the conversion is derived from the fields and columns.

A field is stored in the column of its name. Exceptions are declared once: another name, a `Converter` for a value that
is no column type, or `Spread` for a nested dataclass that takes several columns. A field without a column, or a column
without a field, raises a TypeError when the `RowMapping` is made, which is at import.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sqlalchemy import Table

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")


@dataclass(frozen=True, slots=True)
class Converter:
    """How the value of a dataclass field is stored in its database column and read back.

    If the column is nullable, the field's default value (None if it has none) is stored as NULL without a call of
    `write`, and NULL is read without a call of `read`.
    """

    read: Callable[[Any], Any]
    """Converts the column's value to the field's."""
    write: Callable[[Any], Any]
    """Converts the field's value to the column's."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Declares that a field holds a nested dataclass, whose own fields are columns of the same table.

    If all these columns are nullable, the nested value may be None; then all of them are NULL.
    """

    cls: type[DataclassInstance]
    exceptions: Mapping[str, str | Converter | Spread] = field(default_factory=dict)
    """By field of `cls` that is not simply stored in the column of its name: how it is stored, as for `RowMapping`."""


class RowMapping(Generic[T]):
    """Converts values of a dataclass to columns of a table and back.

    The two functions are generated once, as `dataclasses` generates `__init__`, since every match that is read or
    written goes through them.

    Args:
        cls: The dataclass.
        table: The table.
        exceptions: By field that is not simply stored in the column of its name: the name of its column, its converter,
            or the nested dataclass in it.
        given: The names of fields that have no column; `read` takes their values as arguments.
        besides: The names of columns that belong to no field; other code reads and writes them.

    Raises:
        TypeError: A field has no column, a column belongs to no field or to several, or an exception to no field.
    """

    def __init__(
        self,
        cls: type[T],
        table: Table,
        exceptions: Mapping[str, str | Converter | Spread],
        *,
        given: Sequence[str] = (),
        besides: Collection[str] = (),
    ) -> None:
        self._table = table
        self._positions = {column.name: position for position, column in enumerate(table.c)}
        self._written: list[tuple[str, str]] = []
        """The name of each mapped column, and the code of the expression that computes it from the variable `value`."""
        self._objects: dict[str, Any] = {}
        """By variable name: the objects that the generated code uses besides `row`, `value` and the `given` fields."""
        made = self._made(Spread(cls, exceptions), "value", given)
        self.columns = tuple([column for column, _ in self._written])
        """The names of the mapped columns."""
        if sorted([*self.columns, *besides]) != sorted(self._positions):
            raise TypeError(f"{cls.__name__} and {sorted(besides)} are not the columns of {table.name}")
        # Such as `lambda row: _0(seat=row[1], timer=_3 if row[8] is None else _1(row[8]))` and, the other way round,
        # `lambda value: {'seat': value.seat, 'timer': None if value.timer == _3 else _2(value.timer)}`.
        items = ", ".join([f"{column!r}: {expression}" for column, expression in self._written])
        self._read: Callable[..., T] = eval(f"lambda {', '.join(['row', *given])}: {made}", self._objects)
        self.write: Callable[[T], dict[str, Any]] = eval(f"lambda value: {{{items}}}", self._objects)
        """Takes a value of the dataclass, and returns the values of the mapped columns by the column's name."""

    def read(self, row: Sequence[Any], *given: Any) -> T:
        """Make a value of the dataclass from a row.

        Args:
            row: A row that begins with all columns of the table.
            given: The values of the fields named `given` in the constructor, in that order.
        """
        return self._read(tuple(row), *given)  # a SQLAlchemy row looks up columns far more slowly than a tuple

    def _made(self, spread: Spread, value: str, given: Collection[str] = ()) -> str:
        """Generate the code for a dataclass: return what reads it from `row`, add to `_written` what writes it.

        Args:
            spread: The dataclass and how its fields are stored.
            value: The code of the expression whose value is the dataclass instance to write.
            given: The fields that have no column; when a row is read, their values are in variables of the same name.

        Raises:
            TypeError: An exception is declared for a field that the dataclass does not have, or a field has no column.
        """
        unknown = spread.exceptions.keys() - {each.name for each in fields(spread.cls)}
        if unknown:
            raise TypeError(f"{spread.cls.__name__} has no fields {sorted(unknown)}")
        arguments = []
        for each in fields(spread.cls):
            how, path = spread.exceptions.get(each.name, each.name), f"{value}.{each.name}"
            if each.name in given:
                made = each.name
            elif isinstance(how, Spread):
                made = self._nested(how, path)
            else:
                made = self._converted(each, how, path)
            arguments.append(f"{each.name}={made}")
        return f"{self._name(spread.cls)}({', '.join(arguments)})"

    def _nested(self, spread: Spread, path: str) -> str:
        """Generate the code for a nested dataclass, as `_made` does for the dataclass of the mapping.

        If all its columns are nullable, the nested value may be None, for which all of them are NULL.

        Args:
            spread: The nested dataclass and how its fields are stored.
            path: The code of the expression whose value is the nested instance to write.

        Raises:
            TypeError: As for `_made`.
        """
        first = len(self._written)
        made = self._made(spread, path)
        written = self._written[first:]
        if not all(self._table.c[column].nullable for column, _ in written):
            return made
        self._written[first:] = [(column, f"None if {path} is None else {write}") for column, write in written]
        absent = " is ".join([f"row[{self._positions[column]}]" for column, _ in written])
        return f"None if {absent} is None else {made}"

    def _converted(self, field: Field[Any], how: str | Converter, path: str) -> str:
        """Generate the code for a field: return what reads it from `row`, add to `_written` what writes it.

        Args:
            field: The field.
            how: The name of the column, or the converter for a column of the field's name.
            path: The code of the expression whose value is the field's value to write.

        Raises:
            TypeError: The table has no such column.
        """
        column = how if isinstance(how, str) else field.name
        if column not in self._positions:
            raise TypeError(f"{field.name} has no column in {self._table.name}")
        stored = f"row[{self._positions[column]}]"
        if isinstance(how, str):
            self._written.append((column, path))
            return stored
        read, write = f"{self._name(how.read)}({stored})", f"{self._name(how.write)}({path})"
        if self._table.c[column].nullable:
            default = None if field.default is MISSING else field.default
            null = self._name(default)
            read = f"{null} if {stored} is None else {read}"
            write = f"None if {path} {'is' if default is None else '=='} {null} else {write}"
        self._written.append((column, write))
        return read

    def _name(self, thing: Any) -> str:
        """Add an object to `_objects`, and return the name of the variable by which the generated code refers to it."""
        name = f"_{len(self._objects)}"
        self._objects[name] = thing
        return name
