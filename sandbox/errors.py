"""Error responses: API errors, form errors (50035) and faults that a test injects.

`ApiError` is an HTTP status, a JSON error code and a message; `FormErrors` collects all errors of one body by field;
`Faults` holds the failures that a test has ordered (lost interactions, 5xx, dropped connections).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sandbox.wire import Json


class ApiError(Exception):
    """A refusal of one request (Discord reference, "Opcodes and Status Codes", JSON error codes)."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} (error code: {code}): {message}")
        self.status = status
        self.code = code
        self.body: Json = {"message": message, "code": code}
        if errors:
            self.body["errors"] = errors
        self.headers: dict[str, str] = {}


_Found = TypeVar("_Found")


def existing(found: _Found | None, unknown: Callable[[], ApiError]) -> _Found:
    """Return what a lookup found.

    Args:
        found: The result of the lookup.
        unknown: Makes the error if that is None, such as `unknown_channel`.

    Raises:
        ApiError: Nothing was found.
    """
    if found is None:
        raise unknown()
    return found


def not_found() -> ApiError:
    """No such route."""
    return ApiError(404, 0, "404: Not Found")


def unauthorized() -> ApiError:
    """There is no token, or it is unknown."""
    return ApiError(401, 0, "401: Unauthorized")


def unknown_channel() -> ApiError:
    """The channel or thread does not exist or was deleted."""
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    """Not the id of the only server."""
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    """The user is not, or no longer, a member of the server."""
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    """The message does not exist for the caller (an ephemeral one does not exist for the bot's token)."""
    return ApiError(404, 10008, "Unknown Message")


def unknown_role() -> ApiError:
    """No such role."""
    return ApiError(404, 10011, "Unknown Role")


def unknown_user() -> ApiError:
    """No such user."""
    return ApiError(404, 10013, "Unknown User")


def unknown_webhook() -> ApiError:
    """The interaction's token is unknown, or the interaction has no response yet."""
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    """The interaction was not acknowledged within three seconds, or never was one."""
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    """No such application command."""
    return ApiError(404, 10063, "Unknown application command")


def token_expired() -> ApiError:
    """The interaction's token is older than fifteen minutes."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def already_acknowledged() -> ApiError:
    """The interaction already has its first response."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    """The caller cannot see the channel."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """The caller can see the channel but lacks a permission in it."""
    return ApiError(403, 50013, "Missing Permissions")


def empty_message() -> ApiError:
    """The message has neither text, embeds, components nor files."""
    return ApiError(400, 50006, "Cannot send an empty message")


def thread_archived() -> ApiError:
    """The thread must be unarchived first."""
    return ApiError(400, 50083, "Thread is archived")


def thread_locked() -> ApiError:
    """The thread is locked, and the caller may not manage threads."""
    return ApiError(403, 160005, "Thread is locked")


def invalid_form(code: str, message: str, *path: str | int) -> ApiError:
    """Return an error with a single mistake in the body, at `path`."""
    tree: Json = {"_errors": [{"code": code, "message": message}]}
    for part in reversed(path):
        tree = {str(part): tree}
    return ApiError(400, 50035, "Invalid Form Body", tree)


FieldPath = tuple[str | int, ...]

FORM_MESSAGES: Final = {
    "APPLICATION_COMMANDS_DUPLICATE_NAME": "Application command names must be unique",
    "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES": "Autocomplete cannot be used with choices",
    "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION": "Context menu commands cannot have description",
    "APPLICATION_COMMAND_INVALID_NAME": "Command name is invalid: {}",
    "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS": "Option name already exists",
    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID": "Required options must be placed before non-required options",
    "APPLICATION_COMMAND_TOO_LARGE": "Command exceeds maximum size ({})",
    "BASE_TYPE_BAD_LENGTH": "Must be between {} and {} in length.",
    "BASE_TYPE_BAD_TYPE": "Only iterables may be used in a ListType",
    "BASE_TYPE_CHOICES": "Value must be one of {{{}}}.",
    "BASE_TYPE_MAX_LENGTH": "Must be {} or fewer in length.",
    "BASE_TYPE_REQUIRED": "This field is required",
    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE": "A custom id and url cannot both be specified",
    "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED": "A button must have a label or emoji",
    "COMPONENT_CUSTOM_ID_DUPLICATED": "Component custom id cannot be duplicated: {}",
    "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED": "The total displayable text size exceeds the maximum size of {}",
    "COMPONENT_ID_DUPLICATED": "Component id cannot be duplicated: {}",
    "COMPONENT_LAYOUT_WIDTH_EXCEEDED": "The specified component exceeds the maximum width",
    "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED": "The total number of components cannot exceed {}",
    "MAX_EMBED_SIZE_EXCEEDED": "Embed size exceeds maximum size of {}",
    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2": (
        "The '{}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
    ),
    "MODAL_COMPONENT_DISABLED": "A component in a modal cannot be disabled",
    "NUMBER_TYPE_COERCE": "Value {!r} is not int.",
    "NUMBER_TYPE_MAX": "int value should be less than or equal to {}.",
    "NUMBER_TYPE_MIN": "int value should be greater than or equal to {}.",
    "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX": "min_values must be less than or equal to max_values",
    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED": "The specified option value is already used",
    "SELECT_COMPONENT_TOO_FEW_DEFAULT_VALUES": "At least {} default values are needed",
    "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES": "No more than {} default values can be specified",
    "STRING_TYPE_CONVERT": "Could not interpret {!r} as string.",
    "TEXT_INPUT_COMPONENT_MIN_LENGTH_GREATER": "min_length must be less than or equal to max_length",
    "UNION_TYPE_CHOICES": 'Value of field "type" must be one of ({}).',
    "URL_TYPE_INVALID_SCHEME": "Scheme must be one of ({}).",
}
"""The messages of mistakes by code, with placeholders for values."""


class FormErrors:
    """The mistakes in one request body, by path."""

    __slots__ = ("tree",)

    def __init__(self) -> None:
        self.tree: Json = {}

    def wrong(self, path: FieldPath, code: str, *values: object) -> None:
        """Record a mistake at `path`.

        Args:
            path: The field.
            code: Discord's code of the mistake.
            values: Fill in the message of `FORM_MESSAGES`. For a code that is not listed there, the message itself.
        """
        node = self.tree
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": FORM_MESSAGES.get(code, "{}").format(*values)})

    def finish(self) -> None:
        """Raise the recorded mistakes.

        Raises:
            ApiError: 50035 with all mistakes, if there are any.
        """
        if self.tree:
            raise ApiError(400, 50035, "Invalid Form Body", self.tree)

    def text(self, path: FieldPath, value: object, least: int, most: int, *, required: bool = True) -> None:
        """Check that a value is a string with `least` to `most` characters."""
        if value is None:
            if required:
                self.wrong(path, "BASE_TYPE_REQUIRED")
        elif not isinstance(value, str):
            self.wrong(path, "STRING_TYPE_CONVERT", value)
        elif not least <= len(value) <= most:
            self.length(path, least, most)

    def length(self, path: FieldPath, least: int, most: int) -> None:
        """Record that a string or list is too short or too long."""
        if least:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", least, most)
        else:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", most)

    def items(self, path: FieldPath, values: object, least: int, most: int) -> list[tuple[FieldPath, Any]]:
        """Check that a value is a list of `least` to `most` items; return these with their paths."""
        if not isinstance(values, list):
            self.wrong(path, "BASE_TYPE_REQUIRED")
            return []
        if not least <= len(values) <= most:
            self.length(path, least, most)
        return [((*path, index), value) for index, value in enumerate(values)]

    def number(self, path: FieldPath, value: object, least: int, most: int) -> None:
        """Check that a value is an integer from `least` to `most`, or None."""
        if value is None:
            return
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong(path, "NUMBER_TYPE_COERCE", value)
        elif value < least:
            self.wrong(path, "NUMBER_TYPE_MIN", least)
        elif value > most:
            self.wrong(path, "NUMBER_TYPE_MAX", most)

    def choice(self, path: FieldPath, value: object, among: Sequence[object]) -> bool:
        """Check that a value is one of `among`; return whether it is."""
        if value in among:
            return True
        self.wrong(path, "BASE_TYPE_CHOICES", ", ".join(map(str, among)))
        return False


PENDING_FAULTS: Final = frozenset(
    {"lose_interaction", "double_interaction", "late_interaction", "http_error", "http_drop", "rate_limit"}
)
"""Faults that wait for the next interaction or request."""
GATEWAY_FAULTS: Final = frozenset({"reconnect", "invalid_session", "zombie", "drop_connection"})
"""Faults that hit the bot's gateway connection now."""


@dataclass(slots=True)
class Fault:
    """An ordered fault; `times` counts down."""

    kind: str
    times: int = 1
    seconds: float = 4.0
    """Seconds by which an interaction is delayed, or for which a rate-limited request must wait."""
    status: int = 503
    operation: str | None = None
    """The operation to fail, as the operationId of the OpenAPI description; None for any."""
    applied: bool = False
    """True if the request takes effect although its answer is an error or is lost."""

    @classmethod
    def parse(cls, body: Json) -> Fault:
        """Parse a fault from the body that a driver posts.

        Raises:
            ApiError: 50035, a kind or field is unknown.
        """
        known: dict[str, Any] = {
            key: body[key] for key in ("kind", "times", "seconds", "status", "operation", "applied") if key in body
        }
        if set(known) != set(body) or known.get("kind") not in PENDING_FAULTS | GATEWAY_FAULTS:
            raise ApiError(
                400, 50035, f"Unknown fault: {body}. Kinds: {', '.join(sorted(PENDING_FAULTS | GATEWAY_FAULTS))}"
            )
        return cls(**known)


class Faults:
    """The armed faults."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []
        self.strike: Callable[[Fault], None] = lambda fault: None
        """Applies a fault to the gateway."""

    def order(self, fault: Fault) -> None:
        """Arm a fault: gateway faults strike at once, the others wait for a matching request."""
        if fault.kind in GATEWAY_FAULTS:
            for _ in range(fault.times):
                self.strike(fault)
        elif fault.times > 0:
            self.waiting.append(fault)

    def clear(self) -> None:
        """Disarm all faults."""
        self.waiting.clear()

    def take(self, kind: str, operation: str | None = None) -> Fault | None:
        """Return the armed fault that strikes now, if any."""
        if not self.waiting:
            return None
        for fault in self.waiting:
            if fault.kind == kind and fault.operation in (None, operation):
                fault.times -= 1
                if fault.times <= 0:
                    self.waiting.remove(fault)
                return fault
        return None
