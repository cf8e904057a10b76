"""What a press asks for in a lobby."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Join:
    """Take a seat."""

    match: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Give the seat up again."""

    match: int


@dataclass(frozen=True, slots=True)
class Computers:
    """«Add computer»: show the levels to the host."""

    match: int


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Seat a computer of this level."""

    match: int
    level: str


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Take the last computer away again."""

    match: int


@dataclass(frozen=True, slots=True)
class Options:
    """«Options»: show them to the host, as a new private message."""

    match: int


@dataclass(frozen=True, slots=True)
class OptionsPage:
    """Turn to a page of the options, in the private message that holds the button."""

    match: int
    page: int


@dataclass(frozen=True, slots=True)
class OptionMenu:
    """The menu of one option, by its number; the values that come with it are ids of `SetOption`."""

    match: int
    option: int


@dataclass(frozen=True, slots=True)
class SetOption:
    """Set an option, both by their numbers (`bot.screens.options`)."""

    match: int
    option: int
    choice: int


@dataclass(frozen=True, slots=True)
class TypeOption:
    """As an id of a button: open the form of an option that is typed; of a form: it was sent."""

    match: int
    option: int


@dataclass(frozen=True, slots=True)
class Start:
    """Begin."""

    match: int


@dataclass(frozen=True, slots=True)
class Cancel:
    """Close the lobby."""

    match: int
