"""The user's side, the first response, and what follows by token (Discord, «Receiving and Responding»)."""

from __future__ import annotations

from sandbox import errors
from sandbox.interactions.callbacks import THINK
from sandbox.interactions.record import Phase
from sandbox.routing import Answer, Call, Table
from sandbox.wire import Json

table = Table()


@table.route("POST", "/interactions", "client_interact", "user")
def interact(call: Call) -> Answer:
    """A user's command, press, choice or form; the answer comes over the gateway."""
    body = call.form
    if str(body.get("application_id", call.server.world.bot_id)) != call.server.world.bot_id:
        raise errors.ApiError(404, 10002, "Unknown Application")
    data = body.get("data")
    if not isinstance(data, dict):
        raise errors.invalid("BASE_TYPE_REQUIRED", "This field is required", "data")
    call.server.interactions.begin(
        call.user_id,
        str(body.get("channel_id")),
        int(body.get("type") or 0),
        data,
        message_id=str(body["message_id"]) if body.get("message_id") else None,
        nonce=str(body["nonce"]) if body.get("nonce") is not None else call.server.world.ids.new(),
        uploads=call.uploads,
    )
    return 204, None


@table.route(
    "POST", "/interactions/{interaction_id}/{interaction_token}/callback", "create_interaction_response", "token"
)
def callback(call: Call) -> Answer:
    """The first response; with `with_response` it says what became of it."""
    interactions = call.server.interactions
    record, message = interactions.callback(
        call.args["interaction_id"], call.args["interaction_token"], call.form, call.uploads
    )
    if call.query.get("with_response") not in ("1", "true"):
        return 204, None
    about: Json = {"id": record.id, "type": record.type}
    out: Json = {"interaction": about}
    if message is not None:
        about |= {
            "response_message_id": message["id"],
            "response_message_loading": record.phase is Phase.THINKING,
            "response_message_ephemeral": record.ephemeral,
        }
        if call.form["type"] != THINK:
            out["resource"] = {"type": call.form["type"], "message": message}
    return 200, out


@table.route(
    "GET", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", "get_original_webhook_message", "token"
)
def get_original(call: Call) -> Answer:
    """The first response."""
    interactions = call.server.interactions
    return 200, interactions.original(interactions.find(call.args["webhook_token"]))


@table.route(
    "PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", "update_original_webhook_message", "token"
)
def edit_original(call: Call) -> Answer:
    """Change the first response."""
    interactions = call.server.interactions
    return 200, interactions.edit_original(interactions.find(call.args["webhook_token"]), call.form, call.uploads)


@table.route(
    "DELETE", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", "delete_original_webhook_message", "token"
)
def delete_original(call: Call) -> Answer:
    """Take the first response back."""
    interactions = call.server.interactions
    call.server.messages.delete(interactions.original(interactions.find(call.args["webhook_token"])))
    return 204, None


@table.route("POST", "/webhooks/{webhook_id}/{webhook_token}", "execute_webhook", "token")
def follow_up(call: Call) -> Answer:
    """One more message."""
    interactions = call.server.interactions
    return 200, interactions.follow_up(interactions.find(call.args["webhook_token"]), call.form, call.uploads)


@table.route("GET", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", "get_webhook_message", "token")
def get_follow_up(call: Call) -> Answer:
    """A message of this interaction."""
    interactions = call.server.interactions
    return 200, interactions.own_message(interactions.find(call.args["webhook_token"]), call.args["message_id"])


@table.route("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", "update_webhook_message", "token")
def edit_follow_up(call: Call) -> Answer:
    """Change a message of this interaction."""
    interactions = call.server.interactions
    message = interactions.own_message(interactions.find(call.args["webhook_token"]), call.args["message_id"])
    return 200, call.server.messages.edit(message, call.form, call.uploads)


@table.route(
    "DELETE", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", "delete_webhook_message", "token"
)
def delete_follow_up(call: Call) -> Answer:
    """Take a message of this interaction back."""
    interactions = call.server.interactions
    call.server.messages.delete(
        interactions.own_message(interactions.find(call.args["webhook_token"]), call.args["message_id"])
    )
    return 204, None
