"""Very many people who play all five games with a bot in the sandbox, vote in public, and remember what they are told.

They do so at a fixed rate of presses. They see what Discord's users see: the public messages, and the private panels
that they have opened. A match that has ended is followed by a rematch, so that as many are played as at the beginning.
`benchmarks.soak` and `benchmarks.scale` use them; `tests/bot/killing` has a few people who do more, each at a pace of
their own.
"""

import asyncio
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from benchmarks.bot import Load
from bot.handlers.permissions import ServerRules, set_server_rules
from bot.interactions import custom_ids, vote_ids
from bot.interactions.custom_ids import encode, parse
from bot.ui.words import installed_languages, say
from games.core.action import Action
from games.core.chance import Chance
from games.core.words import in_language
from sandbox import Sandbox
from sandbox.driver import buttons, fields, selects, texts
from sandbox.errors import ApiError
from sandbox.interactions.model import MODAL, Interaction, Phase
from sandbox.state import components
from sandbox.wire import created_at
from storage import Clock, Match, Status, Store, User

Json = dict[str, Any]

SEATS = {"gorgias": 2, "ostrakon": 5, "grudgematch": 2, "epireia": 2, "philosophia": 3}
"""The five games, and how many play at each of their tables."""
LOCALES = ("en-US", "de", "fr", "es-ES", "it")
"""The locales of the people in Discord, in turn."""
TABLES_EACH = 4
"""At how many tables each of the people has a seat, about."""
COMPUTERS = 25
"""One table in so many has a computer player in place of a person."""
CLOCKS = {1: Clock.live(5), 3: Clock.live(30), 5: Clock.days(24, 12)}
"""The clocks of three tables in ten, by the last digit of the round of tables (one for each game); others have none."""
ASKING, ANSWERING, RESUMING, BALLOT = 0.01, 0.6, 0.3, 0.05
"""How often people ask their table for something, answer its open question, ask to resume where nobody can act, or vote
in public, in place of playing on."""
FORWARD = 0.8
"""How often somebody who can act does so, in place of looking at another menu."""
VOTE_SECONDS, VOTE_TIME = 150.0, "2m"
"""The time from one public vote to the next, and how long one is open."""
PATIENCE = 15.0
"""Seconds that people wait for an answer that a deferral has promised."""
KEPT, KEPT_SECONDS = 3, 600.0
"""The newest messages of a thread, and younger ones, are kept; the sandbox would keep all of them in memory."""
RECEIPT = re.compile(r"`((?:\w{4}-)+\w{4})`")


def _recorded() -> tuple[str, ...]:
    """Return, in each language, how a panel begins to say that an action was recorded."""
    found = []
    for language in sorted(installed_languages()):
        with in_language(language):
            found.append(say.label("note-chosen", action="\0").partition("\0")[0])
    return tuple(found)


# -- what people see and remember --------------------------------------------------------------------------------------


@dataclass(slots=True)
class Ballots:
    """What one person has pressed in one vote: the last receipt, and whether later presses were left unanswered."""

    code: str = ""
    doubtful: bool = False


@dataclass(slots=True)
class Books:
    """What people were told."""

    actions: dict[str, int] = field(default_factory=dict)
    """The match of each action that was said to be recorded, by the id of the interaction."""
    pressed: dict[str, tuple[int, str, str]] = field(default_factory=dict)
    """The match, the user and the custom id of what was used of panels, answered or not, by the id of the interaction.
    """
    requests: dict[str, str] = field(default_factory=dict)
    """What was said to be done of questions to the table, by the id of the interaction."""
    ballots: dict[tuple[int, int], Ballots] = field(default_factory=dict)
    """By vote and user."""
    counts: Counter[str] = field(default_factory=Counter)
    """How much was done."""


class Sights:
    """The newest public messages of matches and votes."""

    def __init__(self) -> None:
        self._boards: dict[int, dict[str, tuple[str, Json]]] = {}
        self._places: dict[str, int] = {}
        self.votes: dict[int, Json] = {}

    def see(self, message: Json) -> None:
        """Take in a message that was sent, edited or deleted."""
        former = self._places.pop(message["id"], None)
        if former is not None:
            self._boards[former].pop(message["id"], None)
        if message.get("flags", 0) & 64:
            return
        for button in buttons(message):
            match parse(str(button["custom_id"] or "")):
                case custom_ids.Join(match=number) | custom_ids.Start(match=number):
                    kind = "lobby"
                case custom_ids.MySeat(match=number):
                    kind = "board"
                case custom_ids.Rematch(match=number):
                    kind = "over"
                case vote_ids.CastAnswer(vote=number):
                    self.votes[number] = message
                    return
                case _:
                    continue
            self._places[message["id"]] = number
            self._boards.setdefault(number, {})[message["id"]] = kind, message
            return

    def newest(self, match: int | None) -> tuple[str, Json | None]:
        """Return what a match's newest public message with buttons is ("lobby", "board", "over" or "") and itself."""
        found = self._boards.get(match or 0)
        return found[max(found, key=int)] if found else ("", None)

    def live(self, match: int) -> dict[str, str]:
        """Return the kinds of all public messages of a match that have buttons, by the id of the message."""
        return {id: kind for id, (kind, _) in self._boards.get(match, {}).items()}

    def forget(self, match: int) -> None:
        """Forget a match that nobody will look at any more."""
        for id in self._boards.pop(match, {}):
            self._places.pop(id, None)


Control = tuple[str, list[str] | None]
"""The custom id of a button or menu, and the values that are chosen in the menu."""


def controls(panel: Json, luck: random.Random) -> tuple[list[Control], list[Control]]:
    """Return the controls of a private panel that act (or open the form of an action), and those that show more."""
    act: list[Control] = []
    show: list[Control] = []
    for button in buttons(panel):
        name = str(button["custom_id"] or "")
        match parse(name):
            case custom_ids.Play() | custom_ids.OpenForm() if not button["disabled"]:
                act.append((name, None))
            case custom_ids.OpenPath() if not button["disabled"]:
                show.append((name, None))
    for menu in selects(panel):
        name, options = str(menu["custom_id"]), menu["options"]
        if isinstance(parse(name), custom_ids.Pick):
            count = luck.randint(max(1, menu.get("min_values", 1)), menu.get("max_values", 1))
            act.append((name, [str(each["value"]) for each in luck.sample(options, count)]))
            continue
        for option in options:
            match parse(str(option["value"])):
                case custom_ids.Play() | custom_ids.OpenForm():
                    act.append((name, [str(option["value"])]))
                case custom_ids.OpenPath():
                    show.append((name, [str(option["value"])]))
    return act, show


# -- tables ------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Table:
    """A thread in which the same people play one match after the other.

    Attributes:
        number: The number of the table.
        game: The game's name.
        people: The ids of the people, the host first.
        computers: The number of computer players.
        clock: The clock; None for none.
        thread: The id of the thread.
        match: The id of the match that they play now; None if there is none.
        steps: What is still to be done before the match can begin.
        panels: The private panel that each of the people has opened, by the user's id.
        is_used: Whether somebody waits for an answer there.
        matches: All matches that were played there.
    """

    number: int
    game: str
    people: tuple[str, ...]
    computers: int
    clock: Clock | None
    thread: str
    match: int | None = None
    steps: list[Callable[[], Interaction]] = field(default_factory=list)
    panels: dict[str, str] = field(default_factory=dict)
    is_used: bool = False
    matches: list[int] = field(default_factory=list)


def lay_tables(server: Sandbox, count: int, first: int = 0, *, computers: bool = True) -> list[Table]:
    """Return tables with their threads and people, at which nobody plays yet.

    Args:
        server: The sandbox, which gets the people and the threads.
        count: How many tables.
        first: The number of the first one; tables of several sandboxes have different numbers.
        computers: Whether some tables have a computer player.
    """
    games = [list(SEATS)[number % len(SEATS)] for number in range(first, first + count)]
    users = server.add_users(max(sum(SEATS[game] for game in games) // TABLES_EACH, max(SEATS.values())))
    server.world.locales.update({user: LOCALES[number % len(LOCALES)] for number, user in enumerate(users)})
    threads = server.add_threads(server.channel_id("general"), count)
    tables, place = [], 0
    for number, (game, thread) in enumerate(zip(games, threads, strict=True), first):
        round_ = number // len(SEATS)  # of all games, so that each gets every clock and computer players
        seated_computers = int(computers and round_ % COMPUTERS == 0)
        seated = SEATS[game] - seated_computers
        people = tuple(users[(place + each) % len(users)] for each in range(seated))
        place += seated
        tables.append(Table(number, game, people, seated_computers, CLOCKS.get(round_ % 10), thread))
    return tables


async def begin(store: Store, server: Sandbox, table: Table, *, actions: int = 0) -> Match:
    """Begin a match at a table, in the database alone; the bot shows it when it starts.

    Args:
        store: The database.
        server: The sandbox.
        table: The table.
        actions: How many actions are taken at random, unless the match is over earlier.
    """
    number, host = table.number, int(table.people[0])
    place = {"guild": int(server.world.guild["id"]), "channel": int(server.channel_id("general"))}
    lobbies, name = store.lobbies, "User"
    match = await lobbies.open_match(f"o{number}", game=table.game, host=host, host_name=name, options={}, **place)
    for user in table.people[1:]:
        await lobbies.join(match.id, f"j{number}.{user}", int(user), name)
    for computer in range(table.computers):
        await lobbies.add_computer(match.id, f"a{number}.{computer}", host, "easy")
    if table.clock is not None:
        await lobbies.set_clock(match.id, f"c{number}", host, table.clock)
    await store.place(match.id, thread=int(table.thread))
    match = await lobbies.start(match.id, f"s{number}", host)
    for step in range(actions):
        people = [seat for seat in match.active if match.chairs[seat].user is not None]
        if match.status is not Status.PLAYING or not people:
            break
        match = await act(store, match, people[0], f"r{number}.{step}")
    table.match = match.id
    table.matches.append(match.id)
    return match


async def act(store: Store, match: Match, seat: int, key: str) -> Match:
    """Take a random action for a person in a seat, in the database; return the match after it."""
    user = match.chairs[seat].user
    assert user is not None
    return (await store.submit(match.id, key, User(user), random_action(seat, key))).match


def random_action(seat: int, seed: str) -> Callable[[Match], Action]:
    """Return a function that chooses an action of a seat by the game's rules of thumb."""
    luck = Chance(random.Random(seed).randrange)

    def choose(match: Match) -> Action:
        game, state = match.rules, match.state
        return game.fill(game.view(state, seat), game.rollout_action(state, seat, luck), luck)

    return choose


async def begin_all(store: Store, server: Sandbox, tables: Sequence[Table], *, actions: int = 0) -> None:
    """Begin a match at each table and allow as many in the server; see `begin`."""
    many = 10 * len(tables)
    await set_server_rules(store, int(server.world.guild["id"]), ServerRules(per_host=many, per_server=many))
    await store.put_value(f"greeted.{server.world.guild['id']}", True)
    for at in range(0, len(tables), 50):
        luck = random.Random(at)
        together = [begin(store, server, t, actions=luck.randint(0, actions)) for t in tables[at : at + 50]]
        await asyncio.gather(*together)


# -- people ------------------------------------------------------------------------------------------------------------


class Crowd:
    """The people of a sandbox. `press` is one thing that somebody does: `benchmarks.bot.open_loop` calls it at a rate.

    Attributes:
        server: The sandbox.
        tables: The tables.
        books: What people were told.
        sights: The public messages.
    """

    def __init__(self, server: Sandbox, tables: Sequence[Table], seed: int = 1, *, votes: bool = True) -> None:
        self.server = server
        self.tables = list(tables)
        self.books = Books()
        self.sights = Sights()
        self._luck = random.Random(seed)
        self._recorded = _recorded()
        self._next_vote = 0.0 if votes else float("inf")
        self._drafts: list[Callable[[], Interaction]] = []
        publish = server.world.publish

        def see(event: str, data: Json, channel: Json | None = None, to: str | None = None) -> None:
            if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE") and to is None:
                self.sights.see(data)
            publish(event, data, channel, to)

        server.world.publish = see

    def shown(self) -> int:
        """Return how many tables have a board with buttons."""
        return sum(self.sights.newest(table.match)[1] is not None for table in self.tables)

    async def press(self, load: Load) -> None:
        """Do one thing: vote, or play at a table at which nobody waits for an answer; what came of it is recorded.

        Args:
            load: What came of it.
        """
        counts = self.books.counts
        try:
            if self._drafts or time.monotonic() > self._next_vote:
                await self._hold_vote(load)
            elif self.sights.votes and self._luck.random() < BALLOT:
                await self._cast(load)
            else:
                await self._play(load)
        except ApiError as error:  # the message has changed
            counts[f"refused by Discord: {error.body}"[:200]] += 1
        except TimeoutError:
            load.failed += 1
            counts["unanswered"] += 1

    async def _ask(self, load: Load, made: Interaction) -> Json:
        """Wait for what an interaction is answered with, and return the message or the form.

        Raises:
            TimeoutError: The bot has not answered.
        """
        load.offered += 1
        load.latencies.append(await made.acknowledged)
        until = time.monotonic() + PATIENCE
        while made.phase in (Phase.THINKING, Phase.UPDATING) and time.monotonic() < until:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
        if made.phase in (Phase.THINKING, Phase.UPDATING):
            self.books.counts["deferred and not answered"] += 1
        self.books.counts["answered"] += 1
        if made.modal is not None:
            return {**made.modal, "opened by": made.id}
        return self.server.world.messages.get(made.response_id or "", {})

    def _fill(self, user: str, channel: str, form: Json, typed: Json | None = None) -> Interaction:
        """Send a form, with what is chosen in it or something random, or with what is typed by the fields' ids."""
        parts = []
        for _, asked in fields(form):
            name, kind = asked["custom_id"], asked["type"]
            entry: Json = {"type": kind, "custom_id": name}
            if "options" in asked:
                options = asked["options"]
                chosen = [each["value"] for each in options if each.get("default")]
                chosen = chosen or [self._luck.choice(options)["value"]]
                many = kind in components.SELECTS | {components.CHECKBOX_GROUP}
                entry |= {"values": chosen} if many else {"value": chosen[0]}
            else:
                entry["value"] = (typed or {}).get(name, f"Why {self._luck.randrange(10**6)}?")
            parts.append({"type": components.LABEL, "component": entry})
        sent = {"id": form["opened by"], "custom_id": form["custom_id"], "components": parts}
        return self.server.interact(user, channel, MODAL, sent)

    # -- playing

    async def _play(self, load: Load) -> None:
        for _ in range(100):
            table = self._luck.choice(self.tables)
            if not table.is_used:
                break
        else:  # somebody waits at nearly every table
            await asyncio.sleep(0.01)
            return
        table.is_used = True
        try:
            kind, message = self.sights.newest(table.match)
            if table.steps:
                await self._ask(load, table.steps.pop(0)())
            elif kind == "board" and message is not None:
                await self._play_on(load, table, message)
            elif kind == "over" and message is not None:
                await self._play_again(load, table, message)
            elif kind == "lobby" and message is not None:
                await self._set_up(load, table, message)
            elif table.match is not None:
                await self._use_panel(load, table, table.match)
        finally:
            table.is_used = False

    async def _play_again(self, load: Load, table: Table, board: Json) -> None:
        """Open a rematch."""
        host, former = table.people[0], table.match
        assert former is not None
        answer = await self._ask(load, self.server.press(host, board["id"], encode(custom_ids.Rematch(former))))
        found = [parse(str(button["custom_id"] or "")) for button in buttons(answer)]
        match = next((each.match for each in found if isinstance(each, custom_ids.Join)), None)
        if match is None:
            self.books.counts["no rematch"] += 1
            return
        for panel in table.panels.values():
            self._drop(panel)
        table.panels.clear()
        self.sights.forget(former)
        table.match = match
        table.matches.append(match)
        self.books.counts["rematches"] += 1
        await self._set_up(load, table, answer)

    async def _set_up(self, load: Load, table: Table, lobby: Json) -> None:
        """Note what the people do, one after the other, until the match begins."""
        host, match, server = table.people[0], str(table.match), self.server

        def command(words: str, **options: str | int) -> Callable[[], Interaction]:
            return lambda: server.slash(host, table.thread, f"table {words}", {"table": match, **options})

        def join(user: str) -> Callable[[], Interaction]:
            return lambda: server.press(user, lobby["id"], encode(custom_ids.Join(int(match))))

        table.steps = [join(user) for user in table.people[1:]]
        table.steps += [command("computer", level="easy")] * table.computers
        if table.clock is not None:
            live = table.clock.mode == "live"
            given = {"minutes": table.clock.bank // 60} if live else {"bank": table.clock.bank // 3600}
            table.steps.append(command("clock", **given))
        table.steps.append(command("start"))

    async def _play_on(self, load: Load, table: Table, board: Json) -> None:
        """Do one thing in a match that is played."""
        luck, server, match = self._luck, self.server, table.match
        assert match is not None
        presses = [(str(each["custom_id"]), parse(str(each["custom_id"] or ""))) for each in buttons(board)]
        answers = [id for id, press in presses if isinstance(press, custom_ids.Vote) and press.choice != "end"]
        seats = [id for id, press in presses if isinstance(press, custom_ids.Sit)]
        user = luck.choice(table.people)
        if seats and luck.random() < ANSWERING:
            await self._ask(load, server.press(user, board["id"], luck.choice(seats)))
        elif answers and luck.random() < ANSWERING:
            answer = answers[0] if luck.random() < 0.7 else luck.choice(answers)
            await self._ask(load, server.press(user, board["id"], answer))
        elif luck.random() < ASKING:
            words = luck.choice(("undo", "undo", "pause", "resume"))
            await self._ask(load, server.slash(user, table.thread, f"table {words}", {"table": str(match)}))
        else:
            await self._use_panel(load, table, match, board)

    async def _use_panel(self, load: Load, table: Table, match: int, board: Json | None = None) -> None:
        """Act, if any of the people can as far as their panels say; otherwise one of them looks.

        Args:
            load: What came of it.
            table: The table.
            match: The match that they play.
            board: Its public message; without one, panels are opened by a command.
        """
        luck, server = self._luck, self.server
        messages = server.world.messages
        able = []
        for each in table.people:
            panel = messages.get(table.panels.get(each, ""))
            if panel is not None and any(found := controls(panel, luck)):
                able.append((each, panel, found))
        if not able:
            user = luck.choice(table.people)
            self.books.counts["looked, as nobody could act"] += 1
            if (panel := messages.get(table.panels.get(user, ""))) is None:
                if board is None:
                    opened = server.slash(user, table.thread, "hand", {"table": str(match)})
                else:
                    opened = server.press(user, board["id"], encode(custom_ids.MySeat(match)))
                answer = await self._ask(load, opened)
                if "id" in answer:
                    table.panels[user] = answer["id"]
            elif luck.random() < RESUMING:
                await self._ask(load, server.slash(user, table.thread, "table resume", {"table": str(match)}))
            else:
                again = encode(custom_ids.Panel(match))
                if any(button["custom_id"] == again for button in buttons(panel)):
                    await self._ask(load, server.press(user, panel["id"], again))
                else:
                    self._drop(table.panels.pop(user))
            return
        user, panel, (acts, shows) = luck.choice(able)
        chosen = acts if acts and (not shows or luck.random() < FORWARD) else shows
        self.books.counts["looked at a menu"] += chosen is shows
        name, values = luck.choice(chosen)
        made = server.press(user, panel["id"], name, values)
        self.books.pressed[made.id] = match, user, name if values is None else values[0]
        answer = await self._ask(load, made)
        if "opened by" in answer:
            made = self._fill(user, panel["channel_id"], answer)
            self.books.pressed[made.id] = match, user, str(answer["custom_id"])
            answer = await self._ask(load, made)
        text = texts(answer) if answer else ""
        if any(each in text for each in self._recorded):
            load.changing += 1
            self.books.actions[made.id] = match
            self.books.counts["actions"] += 1

    # -- public votes

    async def _hold_vote(self, load: Load) -> None:
        """Open a public vote, in three presses."""
        server = self.server
        host, place = server.user_id("malia"), server.channel_id("general")
        if self._drafts:
            await self._ask(load, self._drafts.pop()())
            return
        self._next_vote = time.monotonic() + VOTE_SECONDS
        self.sights.votes.clear()
        form = await self._ask(load, server.slash(host, place, "ostrakon open"))
        typed = {"question": "Shall we sail?", "white": "Sail", "black": "Stay", "closes": VOTE_TIME, "quorum": ""}
        draft = await self._ask(load, self._fill(host, place, form, typed))
        names = [str(button["custom_id"] or "") for button in buttons(draft)]
        opening = next((name for name in names if isinstance(parse(name), vote_ids.OpenDraft)), None)
        if opening is not None:
            self._drafts = [lambda: server.press(host, draft["id"], opening)]
            self.books.counts["votes"] += 1

    async def _cast(self, load: Load) -> None:
        number = max(self.sights.votes)
        message = self.sights.votes[number]
        ways = [str(each["custom_id"]) for each in buttons(message) if str(each["custom_id"]).startswith("s1:cast:")]
        if not ways:
            return
        user = self._luck.choice(self._luck.choice(self.tables).people)
        ballots = self.books.ballots.setdefault((number, int(user)), Ballots())
        ballots.doubtful, former = True, ballots.doubtful  # until it is answered
        answer = await self._ask(load, self.server.press(user, message["id"], self._luck.choice(ways)))
        if receipt := RECEIPT.search(texts(answer) if answer else ""):
            ballots.code, ballots.doubtful = receipt[1], False
            self.books.counts["ballots"] += 1
            self._drop(answer["id"])
        else:
            ballots.doubtful = former

    # -- the sandbox's memory

    def _drop(self, id: str) -> None:
        """Take a message out of the sandbox, as if its reader had dismissed it."""
        world = self.server.world
        if (message := world.messages.pop(id, None)) is not None:
            world.owners.pop(id, None)
            world.history[message["channel_id"]].pop(id, None)
            for attachment in message["attachments"]:
                world.files.pop(attachment["id"], None)

    def tidy(self) -> None:
        """Drop private messages that nobody uses, and all but the newest of each thread; call it now and then."""
        world, now = self.server.world, self.server.world.clock.now()
        used = {panel for table in self.tables for panel in table.panels.values()}
        for channel, history in world.history.items():
            public = [id for id in history if id not in world.owners]
            old = public[:-KEPT] if channel in world.thread_members else public[:-200]
            for id in [*old, *(id for id in history if id in world.owners and id not in used)]:
                if now - created_at(id) > KEPT_SECONDS:
                    self._drop(id)
