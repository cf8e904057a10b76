"""What a stranger may type to slow the bot down: hostile texts and files, and every door through which they come in.

The doors are those of the table in `docs/security.md`. Everything is sent past the checks of Discord's client, as a
forger does. `benchmarks.stalls` measures the bot meanwhile, and the tests look at its answers.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.interactions import custom_ids, vote_ids
from games.ostrakon.state import OstrakonOptions
from games.philosophia.state import PhilosophiaOptions
from sandbox import Sandbox
from sandbox.driver import texts
from sandbox.interactions.commands import build_invocation
from sandbox.interactions.model import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, Phase
from sandbox.wire import Json, Upload

OPTION, FIELD = 6000, 4000
"""The longest text that Discord takes as an option of a command, and in a form."""

SHAPES: dict[str, tuple[str, str]] = {
    "accents": ("e", "\u0301\u0323"),
    "words": ("", "e "),
    "brackets": ("", "["),
    "links": ("", "[" * 200 + "](" + "(" * 500),
    "angles": ("", "<@"),
    "escapes": ("", "\\"),
    "marks": ("", "**__~~||`"),
    "quotes": ("", "\"'"),
    "nesting": ("", "{[("),
    "digits": ("", "9"),
    "durations": ("", "1a"),
    "pauses": ("", "1 and "),
    "codes": ("s1:play:", "z"),
    "format": ("", "{0.__class__}%s%n{count}"),
    "lines": ("", "\n\r\u2028"),
    "long line": ("", "x"),
    "parts": ("", "a|b;c,"),
    "joined emoji": ("", "\U0001f469\u200d"),
    "astral letters": ("", "\U0001d56c"),
    "ligatures": ("", "\ufdfa"),
    "right to left": ("", "\u202e\u05d0\u2067"),
    "zero width": ("e", "\u200b\u2060\ufeff"),
    "not characters": ("", "\uffff\ufffd\ud7ff"),
    "pings": ("", "@everyone <@1> "),
}
"""Shapes of hostile texts: how one begins, and what is repeated after that."""


def hostile_text(shape: str, length: int) -> str:
    """Return a hostile text.

    Args:
        shape: The kind of text, a key of `SHAPES`.
        length: Its length in characters.
    """
    head, unit = SHAPES[shape]
    return (head + unit * (length // len(unit) + 1))[:length]


TEXTS: dict[str, str] = {shape: hostile_text(shape, 2 * OPTION) for shape in SHAPES} | {"nothing": " "}
"""Hostile texts by shape, longer than Discord accepts anywhere; each `Door` sends as much of the beginning as it can.
"""

USUAL = "Olympia 12"
"""A text for the same doors that is not hostile."""

FILES: dict[str, bytes] = {
    "dotted key": b"a." * 8_000 + b"a=1",
    "large dotted key": b"a." * 32_700 + b"a=1",
    "quoted key": b'"a".' * 4_000 + b"a=1",
    "key in a table": b"a = {" + b"a." * 8_000 + b"a=1}",
    "header": b"[" + b"a." * 5_000 + b"a]\n" + b"".join(b"k%d=1\n" % n for n in range(700)),
    "arrays": b"wisdom=" + b"[" * 16_000,
    "tables": b"wisdom=" + b"{a=" * 5_000,
    "long key": b"a" * 16_000 + b"=1",
    "long text": b'wisdom="' + b"x" * 16_000 + b'"',
    "accents": b'wisdom="e' + "\u0301\u0323".encode() * 4_000 + b'"',
    "escapes": b'wisdom="' + b"\\n" * 8_000 + b'"',
    "many options": b"".join(b"k%d=1\n" % n for n in range(1_900)),
    "many tables": b"[[wisdom]]\n" * 1_450,
    "many entries": b"wisdom=[" + b"{}," * 5_000 + b"]",
    "many numbers": b"wisdom=[" + b"1," * 8_000 + b"]",
    "huge number": b"wisdom=" + b"9" * 16_000,
    "eight deep": b"".join(b"a.b.c.d.e.f.g.k%d=1\n" % n for n in range(800)),
    "open text": b'wisdom="""' + b'\\"' * 8_000,
    "surrogates": b'wisdom="\xed\xa0\x80"',
    "zeros": b"\x00" * 16_000,
    "comments": b"#\n" * 8_000,
}
"""Hostile option files; none of them may change anything."""
USUAL_FILE = b'wisdom = "Olympia"'


@dataclass
class Answer:
    """The bot's response to one interaction, as the user sees it."""

    text: str
    choices: list[Json] | None
    modal: Json | None
    message: Json | None


@dataclass
class Stranger:
    """A user of the sandbox who sends any interactions, past the checks that Discord's client would make."""

    server: Sandbox
    user: str
    place: str
    patience: float = 60.0
    newest: str | None = None
    """The id of the last interaction that can have opened a form."""

    async def command(self, words: str, options: Mapping[str, Any], focused: str | None = None) -> Answer:
        """Send a slash command and wait for the bot's response.

        Args:
            words: The command and its subcommand, such as `table options`.
            options: The command's options by name.
            focused: The option whose completions to ask for, instead of sending the command; None to send it.
        """
        data = build_invocation(self.server.world.commands.values(), words, options, focused)
        return await self._send(AUTOCOMPLETE if focused else COMMAND, data)

    async def upload(self, words: str, options: Mapping[str, Any], name: str, file: Upload) -> Answer:
        """Send a slash command with a file as one of its options, and wait for the bot's response.

        Args:
            words: The command and its subcommand, such as `table options`.
            options: The other options by name.
            name: The name of the option with the file.
            file: The file.
        """
        data = build_invocation(self.server.world.commands.values(), words, {**options, name: "0"})
        begin = self.server.interactions.begin
        return await self._answer(begin(self.user, self.place, COMMAND, data, uploads={0: file}))

    async def press(self, custom_id: str, message: Json | None = None, values: list[str] | None = None) -> Answer:
        """Press a button or choose from a menu, whether or not the message has it, and wait for the bot's response.

        Args:
            custom_id: The custom id of the button or menu.
            message: The message that is said to have it; None for the bot's newest message in the channel.
            values: The values chosen in a menu; None for a button.
        """
        message = message or self._some_message()
        data: Json = {"custom_id": custom_id, "component_type": 2 if values is None else 3, "id": 1}
        if values is not None:
            data["values"] = values
        return await self._send(COMPONENT, data, message["id"])

    async def submit(self, custom_id: str, values: Mapping[str, str], message: Json | None = None) -> Answer:
        """Submit a form, whether or not it was opened, and wait for the bot's response.

        Args:
            custom_id: The custom id of the form.
            values: The text of each field, by the field's custom id.
            message: The message from which it is said to have been opened; None for none.
        """
        components = [
            {"type": 18, "id": 2 * at, "component": {"type": 4, "id": 2 * at + 1, "custom_id": name, "value": text}}
            for at, (name, text) in enumerate(values.items(), 1)
        ]
        data: Json = {"custom_id": custom_id, "components": components, "resolved": {}}
        return await self._send(MODAL, data, None if message is None else message["id"])

    async def _send(self, kind: int, data: Json, message_id: str | None = None) -> Answer:
        world = self.server.world
        now, token = world.clock.now(), secrets.token_urlsafe(48)
        sent = Interaction(
            world.ids.new(), token, kind, self.user, self.place, now, None, message_id, command=str(data.get("name"))
        )
        if kind == MODAL:
            sent.opened_by = self.newest
        self.server.interactions._start(sent, data)
        return await self._answer(sent)

    async def _answer(self, sent: Interaction) -> Answer:
        if sent.type != MODAL:
            self.newest = sent.id
        async with asyncio.timeout(self.patience):
            await sent.acknowledged
            while sent.phase in (Phase.THINKING, Phase.UPDATING):  # noqa: ASYNC110
                await asyncio.sleep(0.005)
        message = self.server.world.messages.get(sent.response_id or "")
        return Answer("" if message is None else texts(message), sent.choices, sent.modal, message)

    def _some_message(self) -> Json:
        return next(
            message
            for message in reversed(self.server.world.messages.values())
            if message["channel_id"] == self.place and message["author"]["id"] == self.server.world.bot_id
        )


@dataclass
class Scene:
    """The matches in which hostile input is sent, all opened by one user, the host.

    There are a running match and a lobby of Philosophia, and a lobby of Ostrakon.
    """

    host: Stranger
    table: int = 0
    lobby: int = 0
    other: int = 0
    fill: str = ""
    """The custom id of the form of an offered action."""
    fields: tuple[str, ...] = field(default=("first", "second", "third"))

    async def set_up(self, guest: Stranger) -> None:
        """Open the matches, and let a guest join the one that is played.

        The host may write wisdom cards in it, which is the longest text that a player can enter in any game.
        """
        self.lobby = await self.open("philosophia")
        self.other = await self.open("ostrakon")
        self.table = await self.open("philosophia")
        await self.host.press(custom_ids.encode(custom_ids.SetOption(self.table, _OWN_WISDOM, 0)))
        await guest.press(custom_ids.encode(custom_ids.Join(self.table)))
        await self.host.press(custom_ids.encode(custom_ids.Start(self.table)))
        offered = await self.host.command("act", {"table": str(self.table), "action": ""}, "action")
        found = [custom_ids.parse(each["value"]) for each in offered.choices or ()]
        self.fill = next(custom_ids.encode(each) for each in found if isinstance(each, custom_ids.OpenForm))

    async def open(self, game: str) -> int:
        """Open a lobby for the host and return the match's id.

        Args:
            game: The name of the game.
        """
        answer = await self.host.command("play", {"game": game})
        found = None if answer.message is None else custom_ids.parse(_first_id(answer.message["components"]))
        assert isinstance(found, custom_ids.Join), answer
        return found.match

    async def upload(self, data: bytes) -> Answer:
        """Upload an option file to the lobby of Philosophia, and wait for the bot's response."""
        file = Upload("cards.toml", "application/toml", data)
        return await self.host.upload("table options", {"table": str(self.lobby)}, "file", file)


_OWN_WISDOM = [*PhilosophiaOptions.model_fields].index("own_wisdom")
"""The index of the option for own wisdom cards among the options of Philosophia."""
_SUBJECTS = [*OstrakonOptions.model_fields].index("subjects")
"""The index of the option for own subjects among the options of Ostrakon."""

Door = Callable[[Scene, str], Awaitable[Answer]]
"""A way for text from users into the bot: sends a text by it and returns the bot's response."""


def _option(words: str, option: str, **others: str) -> Door:
    """Return a function that sends a text to the bot as an option of a slash command (a `Door`).

    Args:
        words: The command and its subcommand.
        option: The name of the option.
        others: The command's other options by name.
    """
    return lambda scene, text: scene.host.command(words, {**others, option: text[:OPTION]})


def _completion(words: str, option: str, **others: str) -> Door:
    """Return a function that asks the bot for the completions of a text in an option of a slash command (a `Door`).

    Args:
        words: The command and its subcommand.
        option: The name of the option.
        others: The command's other options by name.
    """
    return lambda scene, text: scene.host.command(words, {**others, option: text[:OPTION]}, option)


def _act(scene: Scene, text: str) -> Awaitable[Answer]:
    return scene.host.command("act", {"table": str(scene.table), "action": text[:OPTION]})


def _complete_act(scene: Scene, text: str) -> Awaitable[Answer]:
    return scene.host.command("act", {"table": str(scene.table), "action": text[:OPTION]}, "action")


def _act_text(scene: Scene, text: str) -> Awaitable[Answer]:
    return scene.host.command("act", {"table": str(scene.table), "action": scene.fill, "text": text[:OPTION]})


def _act_form(scene: Scene, text: str) -> Awaitable[Answer]:
    return scene.host.submit(scene.fill, dict.fromkeys(scene.fields, text[:OPTION]))


def _act_short_form(scene: Scene, text: str) -> Awaitable[Answer]:
    return scene.host.submit(scene.fill, dict.fromkeys(scene.fields, text[:200]))


def _seat(scene: Scene, text: str) -> Awaitable[Answer]:
    return scene.host.command("table replace", {"table": str(scene.table), "seat": text[:OPTION], "by": "computer"})


def _complete_seat(scene: Scene, text: str) -> Awaitable[Answer]:
    options = {"table": str(scene.table), "by": "computer", "seat": text[:OPTION]}
    return scene.host.command("table replace", options, "seat")


def _level(scene: Scene, text: str) -> Awaitable[Answer]:
    return scene.host.command("table computer", {"table": str(scene.other), "level": text[:OPTION]})


def _form_of(press: Callable[[Scene], custom_ids.Press], *names: str, most: int = OPTION) -> Door:
    """Return a function that submits a form to the bot with the same text in each field (a `Door`).

    Args:
        press: Returns the custom id of the form, not yet encoded.
        names: The custom ids of its fields.
        most: The maximum number of characters that are sent in each.
    """
    return lambda scene, text: scene.host.submit(custom_ids.encode(press(scene)), dict.fromkeys(names, text[:most]))


_VOTE = vote_ids.VoteForm("stones", 1, 0, 0, 2)


def _vote_question(scene: Scene, text: str) -> Awaitable[Answer]:
    values = {"question": text[:OPTION], "white": "Yes", "black": "No", "closes": "never", "quorum": ""}
    return scene.host.submit(custom_ids.encode(_VOTE), values)


async def _vote_draft(scene: Scene, text: str) -> Answer:
    await scene.host.submit(custom_ids.encode(_VOTE), {"question": text[:FIELD], "closes": "never"})
    return await scene.host.press(custom_ids.encode(_VOTE))


async def _vote_laid_out(scene: Scene, text: str) -> Answer:
    values = {"question": text[:300], "white": "a" + text[:69], "black": "b" + text[:69], "closes": "1d", "quorum": ""}
    opened = await scene.host.submit(custom_ids.encode(_VOTE), values)
    if "is open" in opened.text:
        listed = await scene.host.command("ostrakon void", {"vote": "", "reason": ""}, "vote")
        await scene.host.command(
            "ostrakon void", {"vote": (listed.choices or [{}])[-1]["value"], "reason": text[:OPTION]}
        )
    return opened


def _custom_id(scene: Scene, text: str) -> Awaitable[Answer]:
    return scene.host.press(text[:OPTION])


def _menu_value(scene: Scene, text: str) -> Awaitable[Answer]:
    return scene.host.press(custom_ids.encode(custom_ids.Topics("gorgias", 0)), values=[text[:OPTION]] * 100)


def _roles(scene: Scene, text: str) -> Awaitable[Answer]:
    return scene.host.press(custom_ids.encode(custom_ids.SetServer("nothing")), values=[text[:OPTION]] * 100)


async def _name(scene: Scene, text: str) -> Answer:
    world = scene.host.server.world
    user = world.users[scene.host.user]
    before = user["global_name"]
    user["global_name"] = text[:32]
    try:
        await scene.host.command("learn", {"game": "gorgias"})
        await scene.host.command("games mine", {})
        return await scene.host.command("games stats", {})
    finally:
        user["global_name"] = before


DOORS: dict[str, Door] = {
    "/act action": _act,
    "/act text": _act_text,
    "/act suggestions": _complete_act,
    "action form": _act_form,
    "action form, as long as it may be": _act_short_form,
    "option form": _form_of(lambda scene: custom_ids.TypeOption(scene.other, _SUBJECTS), "value"),
    "option form, as long as it may be": _form_of(
        lambda scene: custom_ids.TypeOption(scene.other, _SUBJECTS), "value", most=1_000
    ),
    "log form": _form_of(lambda scene: custom_ids.LogJump(scene.table, 0), "page"),
    "replay form": _form_of(lambda scene: custom_ids.ReplayJump(scene.table, 0, 0, 1), "step"),
    "limits form": _form_of(lambda _: custom_ids.SetLimits(), "each", "all"),
    "vote form": _form_of(lambda _: _VOTE, "question", "white", "black", "closes", "quorum"),
    "vote form, closing time": _form_of(lambda _: _VOTE, "closes"),
    "vote form, question": _vote_question,
    "vote form, draft": _vote_draft,
    "vote and reason": _vote_laid_out,
    "vote": _option("ostrakon status", "vote"),
    "vote suggestions": _completion("ostrakon status", "vote"),
    "receipt code": _option("ostrakon receipt", "code"),
    "table": _option("hand", "table"),
    "table suggestions": _completion("table log", "table"),
    "seat": _seat,
    "seat suggestions": _complete_seat,
    "topic": _option("rules", "topic", game="philosophia"),
    "topic suggestions": _completion("rules", "topic", game="philosophia"),
    "topic suggestions, game": _completion("rules", "topic", game="nothing"),
    "time zone": _option("settings hours", "zone"),
    "time zone suggestions": _completion("settings hours", "zone"),
    "quiet hours": _option("settings hours", "start", end="7"),
    "game": _option("games stats", "game"),
    "game to play": _option("play", "game"),
    "game to learn": _option("learn", "game"),
    "game of the rules": _option("rules", "game"),
    "level": _level,
    "reminders": _option("settings reminders", "how"),
    "custom id": _custom_id,
    "menu": _menu_value,
    "menu of roles": _roles,
    "name": _name,
}
"""What a text is typed into, by name; each returns the answer."""


def _first_id(components: list[Json]) -> str:
    for part in components:
        if found := str(part.get("custom_id") or "") or _first_id(part.get("components") or []):
            return found
    return ""
