"""What Discord says no with: an HTTP status, a JSON error code, and a tree of what is wrong where."""

from __future__ import annotations

from sandbox.wire import Json


class ApiError(Exception):
    """A refusal of one request (Discord reference, «Opcodes and Status Codes», JSON error codes)."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} (error code: {code}): {message}")
        self.status = status
        self.code = code
        self.body: Json = {"message": message, "code": code}
        if errors:
            self.body["errors"] = errors
        self.headers: dict[str, str] = {}


def not_found() -> ApiError:
    """No such route."""
    return ApiError(404, 0, "404: Not Found")


def unauthorized() -> ApiError:
    """No token, or one that nobody has."""
    return ApiError(401, 0, "401: Unauthorized")


def unknown_channel() -> ApiError:
    """The channel or thread does not exist, or not any more."""
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    """There is one server only."""
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    """The user is not, or no longer, a member of the server."""
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    """The message does not exist, or not for who asks (an ephemeral one does not exist for the bot's token)."""
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
    """An interaction takes one first response."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    """The channel cannot be seen."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """The channel can be seen, but this may not be done in it."""
    return ApiError(403, 50013, "Missing Permissions")


def empty_message() -> ApiError:
    """Neither text, nor embeds, nor components, nor files."""
    return ApiError(400, 50006, "Cannot send an empty message")


def thread_archived() -> ApiError:
    """The thread must be unarchived first."""
    return ApiError(400, 50083, "Thread is archived")


def thread_locked() -> ApiError:
    """Only those who manage threads act in a locked one."""
    return ApiError(403, 160005, "Thread is locked")


def invalid(code: str, message: str, *path: str | int) -> ApiError:
    """One mistake in the form at `path`."""
    tree: Json = {"_errors": [{"code": code, "message": message}]}
    for part in reversed(path):
        tree = {str(part): tree}
    return ApiError(400, 50035, "Invalid Form Body", tree)
