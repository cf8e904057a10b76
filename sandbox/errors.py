"""Error responses: API errors, form errors (50035) and faults that a test injects.

`ApiError` is an HTTP status, a JSON error code and a message; `FormErrors` collects all errors of one body by field;
`Faults` holds the failures that a test injects (lost interactions, 5xx, dropped connections).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sandbox.wire import Json


class ApiError(Exception):
    """An error answer to one request, with HTTP status and Discord's error code ("Opcodes and Status Codes")."""

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
    """Return the result of a lookup, or raise an error if the result is None.

    Args:
        found: The result of the lookup.
        unknown: Returns the error to raise, such as `unknown_channel`.

    Raises:
        ApiError: Nothing was found.
    """
    if found is None:
        raise unknown()
    return found


def not_found() -> ApiError:
    """Return the error 404: the API has no such route."""
    return ApiError(404, 0, "404: Not Found")


def unauthorized() -> ApiError:
    """Return the error 401: the request has no token, or an unknown one."""
    return ApiError(401, 0, "401: Unauthorized")


def unknown_channel() -> ApiError:
    """Return Discord's error 10003: the channel or thread does not exist or was deleted."""
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    """Return Discord's error 10004: the id is not that of the sandbox's only server."""
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    """Return Discord's error 10007: the user is not, or no longer, a member of the server."""
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    """Return Discord's error 10008: the message does not exist, or not for the caller because it is ephemeral."""
    return ApiError(404, 10008, "Unknown Message")


def unknown_role() -> ApiError:
    """Return Discord's error 10011: there is no such role."""
    return ApiError(404, 10011, "Unknown Role")


def unknown_user() -> ApiError:
    """Return Discord's error 10013: there is no such user."""
    return ApiError(404, 10013, "Unknown User")


def unknown_webhook() -> ApiError:
    """Return Discord's error 10015: the interaction's token is unknown, or the interaction has no response yet."""
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    """Return Discord's error 10062: the interaction does not exist, or was not acknowledged within three seconds."""
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    """Return Discord's error 10063: there is no such application command."""
    return ApiError(404, 10063, "Unknown application command")


def token_expired() -> ApiError:
    """Return Discord's error 50027: the interaction's token is older than fifteen minutes."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def already_acknowledged() -> ApiError:
    """Return Discord's error 40060: the interaction already has its first response."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    """Return Discord's error 50001: the caller cannot see the channel."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """Return Discord's error 50013: the caller sees the channel but lacks a permission there."""
    return ApiError(403, 50013, "Missing Permissions")


def wrong_channel_type() -> ApiError:
    """Return Discord's error 50024: this cannot be done in a channel of this type."""
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def forum_message() -> ApiError:
    """Return Discord's error 40058: a forum has posts, which are threads, but no messages of its own."""
    return ApiError(400, 40058, "Cannot send a message in a forum channel")


def slow_mode(seconds: float) -> ApiError:
    """Return Discord's error 20016: the user has to wait before their next message in this channel.

    Args:
        seconds: How long.
    """
    error = ApiError(429, 20016, "This action cannot be performed due to slowmode rate limit")
    error.body["retry_after"] = round(seconds, 3)
    return error


def guild_unavailable() -> ApiError:
    """Return the error 503: the server is unavailable because of an outage."""
    return ApiError(503, 0, "503: Service Unavailable")


def empty_message() -> ApiError:
    """Return Discord's error 50006: the message has neither text, embeds, components nor files."""
    return ApiError(400, 50006, "Cannot send an empty message")


def thread_archived() -> ApiError:
    """Return Discord's error 50083: the thread is archived and must be unarchived first."""
    return ApiError(400, 50083, "Thread is archived")


def thread_locked() -> ApiError:
    """Return Discord's error 160005: the thread is locked, and the caller may not manage threads."""
    return ApiError(403, 160005, "Thread is locked")


def invalid_form(code: str, message: str, *path: str | int) -> ApiError:
    """Return Discord's error 50035, for a request body with a single mistake.

    Args:
        code: Discord's code of the mistake, such as "BASE_TYPE_REQUIRED".
        message: Its text.
        path: The keys and indices that lead to the wrong field.
    """
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
    """A collector of the mistakes in one request body, in the form of Discord's answer: a tree by field."""

    __slots__ = ("tree",)

    def __init__(self) -> None:
        self.tree: Json = {}

    def wrong(self, path: FieldPath, code: str, *values: object) -> None:
        """Record a mistake.

        Args:
            path: The keys and indices that lead to the field.
            code: Discord's code of the mistake, such as "BASE_TYPE_REQUIRED".
            values: The values that fill the placeholders of the message in `FORM_MESSAGES`. For a code that is not
                listed there, the whole message.
        """
        node = self.tree
        for part in path:
            node = node.setdefault(str(part), {})
        node.setdefault("_errors", []).append({"code": code, "message": FORM_MESSAGES.get(code, "{}").format(*values)})

    def finish(self) -> None:
        """Raise an error with all recorded mistakes, if there are any.

        Raises:
            ApiError: 50035.
        """
        if self.tree:
            raise ApiError(400, 50035, "Invalid Form Body", self.tree)

    def text(self, path: FieldPath, value: object, least: int, most: int, *, required: bool = True) -> None:
        """Record a mistake unless a value is a string of `least` to `most` characters.

        Args:
            path: The keys and indices that lead to the field.
            value: The value of the field.
            least: The minimum number of characters.
            most: The maximum number of characters.
            required: If True, a missing value (None) is a mistake, too.
        """
        if value is None:
            if required:
                self.wrong(path, "BASE_TYPE_REQUIRED")
        elif not isinstance(value, str):
            self.wrong(path, "STRING_TYPE_CONVERT", value)
        elif not least <= len(value) <= most:
            self.length(path, least, most)

    def length(self, path: FieldPath, least: int, most: int) -> None:
        """Record the mistake that a string or list does not have `least` to `most` characters or items.

        The caller has checked the value already; this only words and records the mistake.
        """
        if least:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", least, most)
        else:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", most)

    def items(self, path: FieldPath, values: object, least: int, most: int) -> list[tuple[FieldPath, Any]]:
        """Record a mistake unless a value is a list of `least` to `most` items.

        Args:
            path: The keys and indices that lead to the field.
            values: The value.
            least: The least number of items.
            most: The largest number of items.

        Returns:
            The path and the value of each item; empty if it is not a list.
        """
        if not isinstance(values, list):
            self.wrong(path, "BASE_TYPE_REQUIRED")
            return []
        if not least <= len(values) <= most:
            self.length(path, least, most)
        return [((*path, index), value) for index, value in enumerate(values)]

    def number(self, path: FieldPath, value: object, least: int, most: int) -> None:
        """Record a mistake unless a value is None or an integer from `least` to `most`."""
        if value is None:
            return
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong(path, "NUMBER_TYPE_COERCE", value)
        elif value < least:
            self.wrong(path, "NUMBER_TYPE_MIN", least)
        elif value > most:
            self.wrong(path, "NUMBER_TYPE_MAX", most)

    def choice(self, path: FieldPath, value: object, among: Sequence[object]) -> bool:
        """Record a mistake unless a value is one of `among`; return True if it is one of them."""
        if value in among:
            return True
        self.wrong(path, "BASE_TYPE_CHOICES", ", ".join(map(str, among)))
        return False


PENDING_FAULTS: Final = frozenset(
    {
        "lose_interaction",
        "double_interaction",
        "late_interaction",
        "http_error",
        "http_drop",
        "rate_limit",
        "garbled",
        "handshake_error",
    }
)
"""The kinds of faults that happen to the next matching interaction or request."""
GATEWAY_FAULTS: Final = frozenset({"reconnect", "invalid_session", "zombie", "drop_connection", "close"})
"""The kinds of faults that happen at once to the bot's gateway connections."""


@dataclass(slots=True)
class Fault:
    """A failure that a test injects into the sandbox, such as a dropped connection or an error answer.

    It happens `times` times; the field counts down.
    """

    kind: str
    times: int = 1
    seconds: float = 4.0
    """Seconds by which an interaction is delayed, or for which a rate-limited request must wait."""
    status: int = 503
    """The HTTP status of an error; the code with which a gateway connection is closed."""
    operation: str | None = None
    """The kind of request that fails, as the operationId of Discord's OpenAPI description; None for any request."""
    applied: bool = False
    """True if the request takes effect although its answer is an error or is lost."""

    @classmethod
    def parse(cls, body: Json) -> Fault:
        """Return the fault that the body of a request describes.

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
    """The injected faults that still wait for a matching request or interaction of the bot."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []
        self.strike: Callable[[Fault], None] = lambda fault: None
        """The function that makes a gateway fault happen; the gateway sets it (`Gateway.strike`)."""

    def order(self, fault: Fault) -> None:
        """Inject a fault: a gateway fault happens at once, any other waits for a matching request or interaction."""
        if fault.kind in GATEWAY_FAULTS:
            for _ in range(fault.times):
                self.strike(fault)
        elif fault.times > 0:
            self.waiting.append(fault)

    def clear(self) -> None:
        """Cancel all faults that have not happened yet."""
        self.waiting.clear()

    def take(self, kind: str, operation: str | None = None) -> Fault | None:
        """Return the waiting fault that has to happen to a request or interaction now, None for no fault.

        The fault's counter `times` is decremented; at 0 the fault is over.

        Args:
            kind: The kind of fault that the caller can make happen at this point.
            operation: The operationId of the request; None for an interaction.
        """
        if not self.waiting:
            return None
        for fault in self.waiting:
            if fault.kind == kind and fault.operation in (None, operation):
                fault.times -= 1
                if fault.times <= 0:
                    self.waiting.remove(fault)
                return fault
        return None
