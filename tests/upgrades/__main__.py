"""Write the fixture of a release: `python -m tests.upgrades 1.0.0`. See the package."""

import argparse
import asyncio
import contextlib
import itertools
import random
import tempfile
from pathlib import Path
from typing import Any

from games.core.chance import Chance
from games.core.game import Game
from games.core.registry import all_games
from games.laws.setups import Setup, all_setups
from sandbox.driver import User
from sandbox.state.world import NAMES
from storage import Clock, Match, Status
from storage import User as Player
from storage.errors import Refused as StorageRefused
from tests.bot.conftest import Stage, controls, label_on
from tests.bot.vote.helpers import ask, choose, open_kind, open_vote, press, run
from tests.conftest import migrate_database
from tests.upgrades.release import DATABASE, bot_running, pack

SEARCHED = 150
"""Random games without a new kind of action after which a game is said to have no more kinds."""
STEPS = 600
"""The number of actions after which a random game is given up."""
TRIES = 60
"""Matches in a row in which people could do nothing new, after which the rest is left out."""


def main() -> None:
    """Write a fixture, and say what is in it."""
    parser = argparse.ArgumentParser(prog="python -m tests.upgrades", description=__doc__)
    parser.add_argument("release", help='its version, such as "1.0.0"')
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(Writer(random.Random(options.seed)).write(Path(folder)))
        file = pack(Path(folder), options.release)
        print(f"{file.name}: {file.stat().st_size >> 10} KiB")


def kinds_on_offer(game: Game[Any, Any], state: Any) -> set[str]:
    """Return the kinds of actions that somebody can take now, by the names of their classes."""
    return {kind.__name__ for seat in game.active_seats(state) for kind in game.action_types(state, seat)}


def all_kinds(game: Game[Any, Any], luck: random.Random) -> dict[str, Setup]:
    """Return the kinds of actions that random games find, each with a setup in which it was on offer.

    Args:
        game: The game.
        luck: Plays.
    """
    found: dict[str, Setup] = {}
    chance = Chance(luck.randrange)
    idle = 0
    while idle < SEARCHED:
        idle += 1
        setup = luck.choice(list(all_setups(game)))
        state = game.start(setup.seats, setup.options, chance)
        for _ in range(STEPS):
            for kind in kinds_on_offer(game, state) - found.keys():
                found[kind], idle = setup, 0
            if not (active := game.active_seats(state)):
                break
            seat = luck.choice(active)
            action = game.fill(game.view(state, seat), game.rollout_action(state, seat, chance), chance)
            state = game.apply(state, seat, action, chance).state
    return found


class Writer:
    """Uses a bot as the people of a server do.

    Args:
        luck: Decides what people do.
    """

    stage: Stage
    users: list[User]
    general: int

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self._keys = itertools.count(1)

    async def write(self, folder: Path) -> None:
        """Use the bot, and stop it when nothing is left to send.

        Args:
            folder: Where its database and the sandbox's file are written.
        """
        await migrate_database(f"sqlite:///{folder / DATABASE}")
        async with bot_running(folder) as self.stage:
            self.users = await self.stage.users(*NAMES)
            self.general = int((await self.users[0].channel("general"))["id"])
            await self._lobbies()  # before the others, since a person may host a few tables only
            await self._votes()
            await self._settings()
            for game in all_games():
                await self._phases(game)
                await self._usual_tables(game)
            await self.stage.settle()

    # -- matches

    async def _phases(self, game: Game[Any, Any]) -> None:
        """Leave matches in which people can do all that there is to do in a game, each as soon as one thing is new."""
        wanted = all_kinds(game, self.luck)
        tries = kept = 0
        while wanted and tries < TRIES:
            tries += 1
            match = await self._opened(self.luck.choice(list(wanted.values())))
            for _ in range(STEPS):
                if not match.active or wanted.keys() & kinds_on_offer(game, match.state):
                    break
                match = await self._step(match)
            for kind in wanted.keys() & kinds_on_offer(game, match.state):
                del wanted[kind]
                tries = 0
            if tries:
                if match.is_open:
                    await self.stage.store.end(match.id, self._key(), int(self.users[0].id), "Malia", "No time left")
                continue
            kept += 1
            await self._show(match)
        print(f"{game.name}: {kept} matches, left out: {sorted(wanted) or 'nothing'}")

    async def _opened(self, setup: Setup, clock: Clock | None = None) -> Match:
        """Return a match that has just begun, between random people.

        Args:
            setup: The game, the number of seats, and the options.
            clock: The match's clock; None for none.
        """
        lobbies, people = self.stage.store.lobbies, self.luck.sample(self.users, setup.seats)
        match = await lobbies.open_match(
            self._key(),
            game=setup.game.name,
            host=int(people[0].id),
            host_name=people[0].name.title(),
            guild=int(self.stage.server.world.guild["id"]),
            channel=self.general,
            options=setup.options.model_dump(mode="json", exclude_defaults=True),
        )
        for person in people[1:]:
            await lobbies.join(match.id, self._key(), int(person.id), person.name.title())
        if clock is not None:
            await lobbies.set_clock(match.id, self._key(), int(people[0].id), clock)
        return await lobbies.start(match.id, self._key(), int(people[0].id))

    async def _step(self, match: Match) -> Match:
        """Take a random action."""
        chance = Chance(self.luck.randrange)
        seat = self.luck.choice(match.active)
        action = match.rules.rollout_action(match.state, seat, chance)
        filled = match.rules.fill(match.rules.view(match.state, seat), action, chance)
        by = match.chairs[seat].user
        assert by is not None
        return (await self.stage.store.submit(match.id, self._key(), Player(by), lambda _: filled)).match

    async def _show(self, match: Match) -> None:
        """Let the bot post the board, and let everybody open their panel and go one step further in it."""
        boards = self.stage.bot.services.boards
        boards._mark_unsure(match.id)
        boards.schedule(match)
        for chair in match.chairs:
            user = self._user(chair.user)
            if user is None or match.status is not Status.PLAYING:
                continue
            panel = (await self.stage.panel(match, user)).message
            assert panel is not None
            deeper = [id for id, value in controls(panel) if value is None and not id.startswith("s1:play:")]
            if deeper:
                reply = await user.press(panel, self.luck.choice(deeper))
                assert reply.failed is None, reply.failed

    async def _usual_tables(self, game: Game[Any, Any]) -> None:
        """Play at a few tables of a game: with a clock, with open questions, without a player, and to the end."""
        store, seats = self.stage.store, min(seats for seats in game.seats if seats > 1)
        setup = Setup(game, seats, game.Options())
        for what in ("clock", "live", "pause", "paused", "undo", "resigned", "computer", "ended"):
            clocks = {"clock": Clock.days(240, 24), "live": Clock.live(60)}
            match = await self._opened(setup, clocks.get(what))
            for _ in range(5 * STEPS if what == "ended" else 3):
                if match.active:
                    match = await self._step(match)
            people = [(chair.user, chair.name or "") for chair in match.chairs if chair.user is not None]
            (host, host_name), (_, _), *_ = people
            if what in ("pause", "paused"):
                match = await store.consent.pause(match.id, self._key(), host, host_name)
            if what == "paused":
                for user, _ in people[1:]:
                    if match.question is not None:
                        match = await store.consent.answer(match.id, self._key(), user, match.question.id, "yes")
            if what == "undo":
                with contextlib.suppress(StorageRefused):  # nothing of theirs can be taken back
                    match = await store.consent.undo(match.id, self._key(), host, host_name)
            if what == "resigned":
                match = await store.resign(match.id, self._key(), host)
            if what == "computer":
                match = await store.consent.replace(match.id, self._key(), host, host_name, 1, "computer")
            await self._show(match)

    # -- the rest

    def _key(self) -> str:
        """Return an idempotency key that nobody has used."""
        return f"fixture.{next(self._keys)}"

    async def _lobbies(self) -> None:
        """Open tables of every game with `/play`: alone, with others, with a computer player."""
        for host, guest, game in zip(self.users, self.users[1:], all_games(), strict=False):
            match, lobby = await self.stage.lobby(host, game.name)
            reply = await guest.press_label(lobby, label_on(lobby, "lobby-join"))
            assert reply.failed is None, reply.failed
            await self.stage.store.lobbies.set_clock(match.id, self._key(), int(host.id), Clock.days(48, 12))
        host = self.users[len(all_games()) + 1]
        match, _ = await self.stage.lobby(host, "gorgias")
        await self.stage.store.lobbies.add_computer(match.id, self._key(), int(host.id), "middle")
        await self._show(await self.stage.store.lobbies.start(match.id, self._key(), int(host.id)))

    async def _votes(self) -> None:
        """Open votes of all kinds, vote in them, close one, and leave a draft and a scheduled vote."""
        moderator, *others = self.users
        cities = ("Athens", "Sparta", "Thebes", "Corinth")
        _, stones = await open_vote(self.stage, moderator, closes="5 days")
        for user in others:
            await press(user, stones, self.luck.choice(("Sail", "Stay")))
        for kind, most in (("choice", 2), ("ranked", 1), ("ranked", 2)):
            _, message = await open_kind(self.stage, moderator, kind, cities, most)
            for user in others[:6]:
                if kind == "choice":
                    await choose(user, message, *self.luck.sample(cities, most))
        closed, _ = await open_vote(self.stage, moderator, question="Is it over?")
        await run(moderator, "close", {"vote": str(closed.id), "reason": "All have voted"})
        await ask(moderator, question="Shall we wait?")
        draft = await ask(moderator, question="Shall we start later?", closes="3 days")
        assert draft.message is not None
        await run(others[0], "list")

    async def _settings(self) -> None:
        """Set what people and administrators can set."""
        for user, language in zip(self.users, ("de", "fr", "es", "it", "en"), strict=False):
            reply = await user.slash(str(self.general), "settings language", {"language": language})
            assert reply.failed is None, reply.failed
        for user, command, options in (
            (self.users[1], "settings look", {"colour_blind": True, "dark": True}),
            (self.users[2], "settings look", {"words": True}),
            (self.users[3], "settings reminders", {"how": "dm", "digest": True}),
            (self.users[4], "settings hours", {"zone": "europe/athens", "start": "22:30", "end": "8"}),
            (self.users[0], "admin setup", {}),
        ):
            reply = await user.slash(str(self.general), command, options)
            assert reply.failed is None, reply.failed

    def _user(self, id: int | None) -> User | None:
        return next((user for user in self.users if int(user.id) == id), None)


if __name__ == "__main__":
    main()
