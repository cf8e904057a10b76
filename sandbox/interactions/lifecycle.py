"""From an interaction to its response: three seconds to acknowledge it, fifteen minutes for further responses."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Mapping
from typing import Final

from sandbox import errors
from sandbox.clock import Timer
from sandbox.errors import Faults, existing
from sandbox.interactions import submission
from sandbox.interactions.commands import invocation_name
from sandbox.interactions.model import (
    AUTOCOMPLETE,
    CALLBACK_CHOICES,
    CALLBACK_MESSAGE,
    CALLBACK_UPDATE,
    COMMAND,
    COMPONENT,
    DEFER_MESSAGE,
    DEFER_UPDATE,
    MODAL,
    Interaction,
    Phase,
    check_callback,
    interaction_payload,
    response_metadata,
)
from sandbox.interactions.submission import CommandFiles, modal_data
from sandbox.state import components as c
from sandbox.state import permissions as may
from sandbox.state import threads
from sandbox.state.components import check_choices, check_modal
from sandbox.state.messages import DEFAULT, SLASH_REPLY, Messages
from sandbox.wire import Json, Upload

ACKNOWLEDGE_SECONDS: Final = 3.0
TOKEN_SECONDS: Final = 900.0
FORGET_SECONDS: Final = 3600.0
"""Interactions are kept for an hour, so that late requests still get the right error."""
TIMED_OUT: Final = 2
"""The `reason_code` with which Discord tells the user's client that an interaction was not acknowledged in time."""


class Interactions:
    """The interactions of the last hour (uses of commands, buttons, menus and forms) with their deadlines."""

    def __init__(self, messages: Messages, faults: Faults) -> None:
        self.world = messages.world
        self.messages = messages
        self.faults = faults
        self.by_id: dict[str, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.acknowledge_seconds = ACKNOWLEDGE_SECONDS
        """Seconds in which the bot must acknowledge an interaction; tests on a slow machine may give it more."""
        self.stats: Counter[str] = Counter()
        self._timers: dict[str, Timer] = {}

    # -- a user acts

    def begin(
        self,
        user_id: str,
        channel_id: str,
        kind: int,
        data: Json,
        *,
        message_id: str | None = None,
        nonce: str | None = None,
        uploads: Mapping[int, Upload] | None = None,
    ) -> Interaction:
        """Begin an interaction: a user uses a command, button, menu or form, and the bot receives the event.

        Args:
            user_id: The user.
            channel_id: The channel in which it happens.
            kind: The interaction type, such as `COMMAND`.
            data: The interaction's data as the client sends it.
            message_id: The message with the component that was used.
            nonce: The client's own id of the interaction, which its events repeat; None for none.
            uploads: Files for command options that take one, by the number that the option names.

        Returns:
            The interaction.

        Raises:
            ApiError: Discord's client would not allow it: unknown or disabled component, a message that this user does
                not see, a form that was not opened for this user, options that do not fit.
        """
        world = self.world
        channel = existing(world.channels.get(channel_id), errors.unknown_channel)
        world.require(user_id, channel)
        if "guild_id" in channel and world.bot_id not in world.members:
            raise submission.refuse("This application is not on this server")
        if channel["type"] == may.FORUM:
            raise submission.refuse("A forum has no messages; commands are used in its posts")
        interaction = Interaction(
            world.ids.new(), secrets.token_urlsafe(48), kind, user_id, channel_id, world.clock.now(), nonce, message_id
        )
        if kind in (COMMAND, AUTOCOMPLETE):
            command = submission.find_command(world, data, user_id, channel)
            interaction.command = invocation_name(command["name"], data)
            given = CommandFiles(uploads or {}, self.messages.base_url)
            out = submission.command_data(world, command, data, channel, kind, given)
            interaction.files = given.files
        elif kind == COMPONENT:
            message = self._visible(message_id, user_id, channel_id)
            out = submission.component_data(world, message, data, channel)
            self._reopen(channel, user_id)
        elif kind == MODAL:
            opened = self.by_id.get(str(data.get("id")))
            if opened is None or opened.modal is None or opened.user_id != user_id or opened.channel_id != channel_id:
                raise submission.refuse("This form is not open")
            interaction.message_id = opened.message_id
            interaction.opened_by = opened.id
            interaction.command = opened.command
            out = modal_data(world, opened.modal, data, channel)
        else:
            raise submission.refuse("Unknown interaction type")
        self._start(interaction, out)
        return interaction

    def _visible(self, message_id: str | None, user_id: str, channel_id: str) -> Json:
        message = existing(self.world.messages.get(message_id or ""), errors.unknown_message)
        if message["channel_id"] != channel_id or self.world.owners.get(message["id"], user_id) != user_id:
            raise errors.unknown_message()
        return message

    def _reopen(self, channel: Json, user_id: str) -> None:
        """Unarchive the thread in which a user presses, as Discord's client does before it sends the press.

        Raises:
            ApiError: The user may not write in the thread, or it is locked.
        """
        if may.is_thread(channel) and channel["thread_metadata"]["archived"]:
            bits = self.world.channel_permissions(user_id, channel)
            if not bits & may.SEND_IN_THREADS:
                raise errors.missing_permissions()
            threads.unarchive(self.world, channel, bits)

    def _start(self, interaction: Interaction, data: Json) -> None:
        self.by_id[interaction.id] = self.by_token[interaction.token] = interaction
        self.stats["interactions"] += 1
        world = self.world
        if interaction.nonce is not None:
            world.publish(
                "INTERACTION_CREATE", {"id": interaction.id, "nonce": interaction.nonce}, to=interaction.user_id
            )
        self._timers[interaction.id] = world.clock.call_later(
            self.acknowledge_seconds, lambda: self._expire(interaction)
        )
        body = interaction_payload(world, interaction, data)
        channel = world.channels[interaction.channel_id]

        def deliver() -> None:
            world.publish("INTERACTION_CREATE", body, channel, to=world.bot_id)

        if self.faults.take("lose_interaction"):
            self.stats["lost"] += 1
        elif late := self.faults.take("late_interaction"):
            self.stats["late"] += 1
            world.clock.call_later(late.seconds, deliver)
        else:
            deliver()
            if self.faults.take("double_interaction"):
                self.stats["doubled"] += 1
                deliver()
        world.touch("interaction", interaction.id)

    def _expire(self, interaction: Interaction) -> None:
        self._timers.pop(interaction.id, None)
        if interaction.phase is not Phase.NEW:
            return
        interaction.phase = Phase.FAILED
        self.stats["failed"] += 1
        future = interaction.acknowledged
        if not future.done():
            future.set_exception(
                TimeoutError(f"interaction {interaction.id} was not acknowledged within {self.acknowledge_seconds} s")
            )
            future.exception()  # nobody need look
        if interaction.nonce is not None:
            data: Json = {"id": interaction.id, "nonce": interaction.nonce, "reason_code": TIMED_OUT}
            self.world.publish("INTERACTION_FAILURE", data, to=interaction.user_id)
        self.world.touch("interaction", interaction.id)

    def file(self, attachment_id: str) -> Upload | None:
        """Return a file that came with a command within the last hour; None if there is none with this id."""
        return next(
            (record.files[attachment_id] for record in self.by_id.values() if attachment_id in record.files), None
        )

    def forget_old(self) -> None:
        """Remove interactions older than an hour; those with an open form stay for a day longer."""
        edge = self.world.clock.now() - FORGET_SECONDS
        for interaction in list(self.by_id.values()):
            if interaction.created > edge:
                break
            if interaction.modal is None or interaction.created < edge - 24 * FORGET_SECONDS:
                del self.by_id[interaction.id]
                self.by_token.pop(interaction.token, None)
                self.world.touch("interaction", interaction.id)

    # -- the bot answers

    def callback(
        self, interaction_id: str, token: str, body: Json, uploads: Mapping[int, Upload]
    ) -> tuple[Interaction, Json | None]:
        """Process the bot's first response to an interaction: a message, a deferral, an edit, choices or a form.

        Args:
            interaction_id: The interaction.
            token: The interaction's token, as the bot sends it.
            body: The response, with its callback type and data.
            uploads: Files that came with it.

        Returns:
            The interaction, and the message that was created or changed, or None.

        Raises:
            ApiError: 10062 after three seconds, 40060 for a second response, 50035 for one that is not valid here.
        """
        interaction = self.by_id.get(interaction_id)
        now = self.world.clock.now()
        if interaction is None or interaction.token != token:
            raise errors.unknown_interaction()
        if interaction.phase is Phase.FAILED or (
            interaction.phase is Phase.NEW and now - interaction.created > self.acknowledge_seconds
        ):
            self.stats["late_answers"] += 1
            raise errors.unknown_interaction()
        if interaction.phase is not Phase.NEW:
            self.stats["second_answers"] += 1
            raise errors.already_acknowledged()
        kind = body.get("type")
        data: Json = body.get("data") or {}
        check_callback(interaction, kind)
        message: Json | None = None
        if kind in (CALLBACK_MESSAGE, DEFER_MESSAGE):
            interaction.ephemeral = bool((data.get("flags") or 0) & c.EPHEMERAL)
            message = self._respond(interaction, data, uploads, thinking=kind == DEFER_MESSAGE)
            interaction.response_id = message["id"]
            interaction.phase = Phase.THINKING if kind == DEFER_MESSAGE else Phase.ANSWERED
        elif kind == DEFER_UPDATE:
            interaction.response_id, interaction.phase = interaction.message_id, Phase.UPDATING
            interaction.update = True
        elif kind == CALLBACK_UPDATE:
            source = existing(self.world.messages.get(interaction.message_id or ""), errors.unknown_message)
            message = self.messages.edit(source, data, uploads)
            interaction.response_id, interaction.phase, interaction.update = source["id"], Phase.ANSWERED, True
            interaction.ephemeral = source["id"] in self.world.owners
        elif kind == CALLBACK_CHOICES:
            check_choices(data.get("choices"))
            interaction.choices, interaction.phase = data["choices"], Phase.CHOICES
        else:
            check_modal(data)
            interaction.modal = {**data, "components": c.complete_components(data["components"], {})}
            interaction.phase = Phase.MODAL
        self._acknowledge(interaction, now)
        return interaction, message

    def _respond(self, interaction: Interaction, data: Json, uploads: Mapping[int, Upload], *, thinking: bool) -> Json:
        world = self.world
        channel = existing(world.channels.get(interaction.channel_id), errors.unknown_channel)
        return self.messages.create(
            channel,
            world.bot_id,
            {} if thinking else data,
            uploads,
            flags=c.LOADING if thinking else 0,
            kind=SLASH_REPLY if interaction.type == COMMAND else DEFAULT,
            owner=interaction.user_id if interaction.ephemeral else None,
            extra=self._marks(interaction),
        )

    def _marks(self, interaction: Interaction) -> Json:
        world = self.world
        marks: Json = {
            "application_id": world.bot_id, "webhook_id": world.bot_id,
            "interaction_metadata": response_metadata(world, interaction, self.by_id.get(interaction.opened_by or "")),
        }  # fmt: skip
        if interaction.type == COMMAND:
            marks["interaction"] = {
                "id": interaction.id, "type": interaction.type, "name": interaction.command,
                "user": world.users[interaction.user_id],
            }  # fmt: skip
        return marks

    def _acknowledge(self, interaction: Interaction, now: float) -> None:
        world = self.world
        if timer := self._timers.pop(interaction.id, None):
            timer.cancel()
        interaction.latency = now - interaction.created
        if not interaction.acknowledged.done():
            interaction.acknowledged.set_result(interaction.latency)
        world.touch("interaction", interaction.id)
        if interaction.type == MODAL:
            self._close_form(interaction)
        if interaction.nonce is None:
            return
        mark: Json = {"id": interaction.id, "nonce": interaction.nonce}
        if interaction.phase is Phase.CHOICES:
            data: Json = {"nonce": interaction.nonce, "choices": interaction.choices}
            world.publish("APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", data, to=interaction.user_id)
            return
        if interaction.modal is not None:
            bot = world.users[world.bot_id]
            form: Json = {
                **mark, **interaction.modal, "id": interaction.id, "channel_id": interaction.channel_id,
                "application": {"id": bot["id"], "name": bot["username"], "bot": bot},
            }  # fmt: skip
            world.publish("INTERACTION_MODAL_CREATE", form, to=interaction.user_id)
        world.publish("INTERACTION_SUCCESS", mark, to=interaction.user_id)

    def _close_form(self, interaction: Interaction) -> None:
        """Note that the form behind this interaction was submitted, so that it cannot be submitted again."""
        opened = self.by_id.get(interaction.opened_by or "")
        if opened is not None:
            opened.modal = None
            self.world.touch("interaction", opened.id)

    # -- afterwards, by token

    def find(self, token: str) -> Interaction:
        """Return the interaction to which a token belongs, for a request that follows the first response.

        Raises:
            ApiError: 10015 for an unknown token or before the first response, 50027 after fifteen minutes.
        """
        interaction = existing(self.by_token.get(token), errors.unknown_webhook)
        if self.world.clock.now() - interaction.created > TOKEN_SECONDS:
            raise errors.token_expired()
        if interaction.phase in (Phase.NEW, Phase.FAILED):
            raise errors.unknown_webhook()
        return interaction

    def original(self, interaction: Interaction) -> Json:
        """Return the message of an interaction's first response.

        Raises:
            ApiError: 10008, there is none.
        """
        return existing(self.world.messages.get(interaction.response_id or ""), errors.unknown_message)

    def edit_original(self, interaction: Interaction, body: Json, uploads: Mapping[int, Upload]) -> Json:
        """Edit the message of an interaction's first response, and return it; a placeholder becomes a real message.

        Args:
            interaction: The interaction.
            body: The fields to change.
            uploads: Files that came with it.

        Raises:
            ApiError: 10008, there is no such message, or 50035 for a wrong body.
        """
        message = self.messages.edit(self.original(interaction), body, uploads)
        interaction.phase = Phase.ANSWERED
        return message

    def follow_up(self, interaction: Interaction, body: Json, uploads: Mapping[int, Upload]) -> Json:
        """Send another message in response to an interaction, and return it.

        After a deferral the first one replaces the placeholder ("thinking ...") and has its visibility.

        Args:
            interaction: The interaction.
            body: The message.
            uploads: Files that came with it.

        Raises:
            ApiError: The channel is gone, or the body is wrong.
        """
        if interaction.phase is Phase.THINKING and interaction.response_id in self.world.messages:
            return self.edit_original(interaction, body, uploads)
        channel = existing(self.world.channels.get(interaction.channel_id), errors.unknown_channel)
        owner = interaction.user_id if (body.get("flags") or 0) & c.EPHEMERAL else None
        return self.messages.create(
            channel, self.world.bot_id, body, uploads, owner=owner, extra=self._marks(interaction)
        )

    def own_message(self, interaction: Interaction, message_id: str) -> Json:
        """Return a message by id, if the bot sent it in response to this interaction.

        Args:
            interaction: The interaction.
            message_id: The message.

        Raises:
            ApiError: 10008, there is none.
        """
        message = existing(self.world.messages.get(message_id), errors.unknown_message)
        made_by = (message.get("interaction_metadata") or {}).get("id")
        if made_by != interaction.id and message_id != interaction.response_id:
            raise errors.unknown_message()
        return message
