"""People who use the bot in the sandbox all the time, and remember what it has told them."""

import asyncio
import random
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Any

from benchmarks.crowd import Ballots, Books, Sights
from bot.interactions import custom_ids
from bot.interactions.custom_ids import parse
from bot.ui.words import say
from sandbox import Driver, Sandbox
from sandbox.driver import Refused, Reply, User, buttons, fields, texts
from sandbox.interactions.model import Phase
from tests.bot.conftest import Json, chosen_in, controls
from tests.bot.vote.helpers import FORM
from tests.messages import says

REST = 0.05
"""The longest rest, in seconds, between two things that a person does."""
ASKING, ANSWERING, BALLOT = 0.02, 0.6, 0.1
"""How often a person asks the table for something, answers an open question, or votes, in place of playing on."""
VOTE_TIME = "2m"
"""How long a public vote is open."""
AWAY = (20.0, 100.0)
"""The seconds that whoever plays with a clock is away now and then; the clock gives one minute."""
DONE = ("done-asked", "done-vote", "done-undo", "done-undo-what", "done-pause", "done-resume")
"""What people are told once their request to the table, or their answer to one, is stored."""


@dataclass(slots=True)
class Table:
    """A match that the same people play again and again.

    Attributes:
        game: The game's name.
        people: The names of the people; the first is the host.
        computers: The number of computer players.
        clock: Minutes for a decision; None for no clock.
        match: The id of the match that they play now; None if there is none.
    """

    game: str
    people: Sequence[str]
    computers: int = 0
    clock: int | None = None
    match: int | None = None


def all_tables() -> list[Table]:
    """Return a table of each game, one with a clock whose people are away at times, and one with a computer player."""
    return [
        Table("ostrakon", ("malia", "theo", "ione", "nikos", "xanthe")),
        Table("epireia", ("theo", "malia")),
        Table("grudgematch", ("nikos", "xanthe")),
        Table("philosophia", ("ione", "theo")),
        Table("gorgias", ("malia", "nikos"), clock=1),
        Table("gorgias", ("xanthe",), computers=1),
    ]


def watched_by(user: User) -> Sights:
    """Return the public messages as somebody sees them who sees every channel."""
    sights, hear = Sights(), user._hear

    def hear_too(event: str, data: Json) -> None:
        if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"):
            sights.see(data)
        user.events.clear()  # nobody looks back, and there are very many
        hear(event, data)

    user._hear = hear_too  # type: ignore[method-assign]
    return sights


class People:
    """All people of a sandbox, what they do and what they remember.

    Args:
        server: The sandbox.
        driver: Its users.
        seed: Of their choices.
    """

    def __init__(self, server: Sandbox, driver: Driver, seed: int) -> None:
        self.server = server
        self.driver = driver
        self.books = Books()
        self.tables = all_tables()
        self.open = asyncio.Event()
        """While it is set, people do something."""
        self.lives = 0
        """How often a bot was killed or started, so that nobody waits for the answer of a dead one."""
        self._seed = seed
        self._panels: dict[tuple[str, int], str] = {}
        self._busy = 0
        self._tasks: list[asyncio.Task[None]] = []
        self.users: dict[str, User] = {}
        self.sights: Sights
        self._general = ""

    async def begin(self) -> None:
        """Log all people in and let them begin, once the gate is open."""
        names = dict.fromkeys(name for table in self.tables for name in table.people)
        self.users = {name: await self.driver.user(name) for name in ("malia", *names)}
        self.sights = watched_by(self.users["malia"])
        self._general = (await self.users["malia"].channel("general"))["id"]
        work = [self._keep(table) for table in self.tables]
        work += [self._live(name, random.Random(f"{self._seed} {name}")) for name in names]
        work.append(self._hold_votes())
        self._tasks = [asyncio.create_task(each) for each in work]

    async def pause(self) -> None:
        """Close the gate and wait until nobody does anything any more."""
        self.open.clear()
        while self._busy:
            self.raise_errors()
            await asyncio.sleep(0.02)

    async def end(self) -> None:
        """Let all people go."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def raise_errors(self) -> None:
        """Raise the error with which one of the tasks has ended, if any has."""
        for task in self._tasks:
            if task.done() and not task.cancelled():
                task.result()

    # -- one thing that somebody does

    async def _do(self, doing: Awaitable[Any]) -> None:
        """Do something as soon as the gate is open; what the sandbox refuses, or is not there, is left."""
        try:
            await self.open.wait()
        except BaseException:  # also a cancelled task must not leave a coroutine that never ran
            doing.close()  # type: ignore[attr-defined]
            raise
        self._busy += 1
        try:
            await doing
        except (Refused, LookupError, TimeoutError):  # the message has changed, or nobody answers
            self.books.counts["missed"] += 1
        finally:
            self._busy -= 1

    async def ask(self, doing: Awaitable[Reply], pressed: tuple[int, str, str] | None = None) -> tuple[str, str, Json]:
        """Use the bot; return the interaction's id, and the text and the message of its answer.

        Args:
            doing: What is done.
            pressed: See `Books.pressed`; None for what plays no action.

        Raises:
            TimeoutError: The bot has not answered, and will not.
        """
        lives, reply = self.lives, await doing
        if pressed is not None and reply.id is not None:
            self.books.pressed[reply.id] = pressed
        made = self.server.interactions.by_id.get(reply.id or "")
        if made is None or reply.failed:
            self.books.counts["unanswered"] += 1
            raise TimeoutError
        while made.phase in (Phase.THINKING, Phase.UPDATING):
            if self.lives != lives:
                self.books.counts["unanswered"] += 1
                raise TimeoutError
            await asyncio.sleep(0.01)
        self.books.counts["answered"] += 1
        if made.phase is Phase.MODAL:
            assert reply.modal is not None
            return made.id, "", reply.modal
        if made.response_id is None or made.response_id not in self.server.world.messages:
            raise LookupError("the answer was deleted")
        message = self.server.message(made.response_id)
        return made.id, texts(message), message

    # -- tables

    async def _keep(self, table: Table) -> None:
        """Open a match at a table again and again, and begin it as soon as all are there."""
        while True:
            kind, message = self.sights.newest(table.match)
            if table.match is None or kind == "over":
                await self._do(self._open(table))
            elif kind == "lobby" and message is not None:
                await self._do(self._fill(table, table.match, message))
            await asyncio.sleep(0.3)

    async def _open(self, table: Table) -> None:
        table.match = None
        host = self.users[table.people[0]]
        _, _, message = await self.ask(host.slash(self._general, "play", {"game": table.game}, settle=False))
        found = [parse(str(button["custom_id"] or "")) for button in buttons(message)]
        table.match = next((each.match for each in found if isinstance(each, custom_ids.Join)), None)
        self.books.counts["opened"] += table.match is not None

    async def _fill(self, table: Table, match: int, message: Json) -> None:
        """Take the free seats of a lobby, set its clock, and start it."""
        host, *others = [self.users[name] for name in table.people]
        for user in others:
            await self.ask(user.press(message, custom_ids.encode(custom_ids.Join(match)), settle=False))
        for _ in range(table.computers):
            computer = {"level": "easy", "table": str(match)}
            await self.ask(host.slash(self._general, "table computer", computer, settle=False))
        if table.clock is not None:
            clock = {"minutes": table.clock, "table": str(match)}
            await self.ask(host.slash(self._general, "table clock", clock, settle=False))
        await self.ask(host.slash(self._general, "table start", {"table": str(match)}, settle=False))

    # -- playing

    async def _live(self, name: str, luck: random.Random) -> None:
        """Play at all tables of a person, in turn as it comes."""
        user = self.users[name]
        mine = [table for table in self.tables if name in table.people]
        away: dict[int, float] = {}
        now = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(luck.uniform(0, REST))
            if luck.random() < BALLOT:
                await self._do(self._vote(user, luck))
                continue
            table = luck.choice(mine)
            kind, board = self.sights.newest(table.match)
            if kind != "board" or board is None or table.match is None or away.get(table.match, 0.0) > now():
                continue
            if table.clock is not None and luck.random() < 0.02:
                away[table.match] = now() + luck.uniform(*AWAY)
            await self._do(self._act(user, table.match, board, luck))

    async def _act(self, user: User, match: int, board: Json, luck: random.Random) -> None:
        """Do one thing at a table: answer or ask a question, take something back, or use the panel."""
        presses = [(str(each["custom_id"]), parse(str(each["custom_id"] or ""))) for each in buttons(board)]
        answers = [id for id, press in presses if isinstance(press, custom_ids.Vote) and press.choice != "end"]
        seats = [id for id, press in presses if isinstance(press, custom_ids.Sit)]
        if seats:
            await self.ask(user.press(board, seats[0], settle=False))
        elif answers and luck.random() < ANSWERING:
            answer = answers[0] if luck.random() < 0.7 else luck.choice(answers)
            self._note_request(*(await self.ask(user.press(board, answer, settle=False)))[:2])
        elif luck.random() < ASKING:
            words = luck.choice(("undo", "undo", "pause", "resume"))
            place = {"table": str(match)}
            id, text, _ = await self.ask(user.slash(board["channel_id"], f"table {words}", place, settle=False))
            self._note_request(id, text)
        else:
            await self._use_panel(user, match, board, luck)

    def _note_request(self, id: str, text: str) -> None:
        """Note that a request to the table, or an answer to one, was said to be stored."""
        said = next((key for key in DONE if says(text, key)), None)
        if said is not None:
            self.books.requests[id] = said
            self.books.counts[said] += 1

    async def _use_panel(self, user: User, match: int, board: Json, luck: random.Random) -> None:
        panel = self.server.world.messages.get(self._panels.get((user.name, match), ""))
        found = controls(panel) if panel is not None else []
        if panel is None or not found or luck.random() < 0.02:
            my_seat = custom_ids.encode(custom_ids.MySeat(match))
            _, _, panel = await self.ask(user.press(board, my_seat, settle=False))
            self._panels[user.name, match] = panel["id"]
            return
        back = [str(b["custom_id"]) for b in buttons(panel) if str(b["custom_id"]).startswith("s1:takeback:")]
        if back and luck.random() < 0.1:
            id, text, _ = await self.ask(user.press(panel, back[0], settle=False))
            self._note_request(id, text)
            return
        name, value = luck.choice(found)
        if value is None:
            doing = user.press(panel, name, settle=False)
        else:
            doing = user.choose(panel, name, [value], settle=False)
        id, text, answer = await self.ask(doing, (match, user.id, value or name))
        if "title" in answer and "custom_id" in answer:  # a form
            asked = [field for _, field in fields(answer)]
            typed = f"Why {luck.randrange(10**6)}?"
            given = {each["custom_id"]: chosen_in(each) if "options" in each else typed for each in asked}
            doing = user.fill(answer, given, settle=False)
            id, text, answer = await self.ask(doing, (match, user.id, str(answer["custom_id"])))
        self._panels[user.name, match] = answer["id"]
        if says(text, "note-chosen"):
            self.books.actions[id] = match
            self.books.counts["actions"] += 1

    # -- public votes

    async def _hold_votes(self) -> None:
        """Open a public vote whenever none is open."""
        host, opened = self.users["malia"], 0.0
        now = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(1.0)
            if now() > opened:
                await self._do(self._open_vote(host))
                opened = now() + 120

    async def _open_vote(self, host: User) -> None:
        _, _, form = await self.ask(host.slash(self._general, "ostrakon open", settle=False))
        _, _, draft = await self.ask(host.fill(form, FORM | {"closes": VOTE_TIME}, settle=False))
        _, text, _ = await self.ask(host.press_label(draft, say.label("vote-draft-open"), settle=False))
        self.books.counts["votes"] += says(text, "vote-opened")

    async def _vote(self, user: User, luck: random.Random) -> None:
        if not self.sights.votes:
            return
        number = max(self.sights.votes)
        message = self.sights.votes[number]
        ways = [str(each["custom_id"]) for each in buttons(message) if str(each["custom_id"]).startswith("s1:cast:")]
        if not ways:
            return
        ballots = self.books.ballots.setdefault((number, int(user.id)), Ballots())
        ballots.doubtful, former = True, ballots.doubtful  # until it is answered
        _, text, _ = await self.ask(user.press(message, luck.choice(ways), settle=False))
        if any(says(text, f"vote-receipt-{kind}") for kind in ("recorded", "changed", "standing")):
            ballots.code, ballots.doubtful = text.split("`")[1], False
            self.books.counts["ballots"] += 1
        else:
            ballots.doubtful = former
