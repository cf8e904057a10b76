"""Ostrakon by buttons, menus and forms: objections, prepared questions, followers, options, computer players."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.screens.public import player_label
from bot.ui.words import say as bot_words
from games.ostrakon.questions import bank_questions
from games.ostrakon.words import say
from sandbox.driver import Reply, User, buttons, texts
from storage import Status
from tests.bot.conftest import Json, Stage
from tests.messages import says

pytestmark = pytest.mark.slow

NAMES = ("malia", "theo", "ione", "nikos", "xanthe")
STONES = {"W": "⚪ White", "B": "⚫ Black"}


def labels(message: Json) -> list[str]:
    """Return the labels of a message's buttons."""
    return [str(button["label"]) for button in buttons(message)]


class Council:
    """A match of people who press buttons and fill in forms."""

    def __init__(self, stage: Stage, match: int, people: Sequence[User]) -> None:
        self.stage = stage
        self.match = match
        self._people = {int(user.id): user for user in people}
        self._panels: dict[int, Json] = {}

    async def state(self) -> Any:
        """Return the current state."""
        return (await self.stage.store.match(self.match)).state

    async def user(self, seat: int) -> User:
        """Return the user in a seat."""
        chair = (await self.stage.store.match(self.match)).chairs[seat]
        assert chair.user is not None
        return self._people[chair.user]

    async def panel(self, seat: int) -> Json:
        """Return a seat's private panel as it is now."""
        user = await self.user(seat)
        if (panel := self._panels.get(seat)) and "Refresh" in labels(panel):
            reply = await user.press_label(panel, "Refresh")
        else:
            reply = await self.stage.panel(await self.stage.store.match(self.match), user)
        assert reply.message is not None and reply.message["flags"] & 64, "for that seat alone"
        self._panels[seat] = reply.message
        return reply.message

    async def press(self, seat: int, label: str) -> Reply:
        """Press a button of a seat's panel."""
        reply = await (await self.user(seat)).press_label(await self.panel(seat), label)
        assert reply.failed is None, reply.failed
        return reply

    async def type(self, seat: int, label: str, question: str, white: str = "Yes", black: str = "No") -> str:
        """Open the form behind a button and send it; return the answer to that seat."""
        form = await self.press(seat, label)
        assert form.modal is not None, form.text
        values = {"question": question, "white": white, "black": black}
        sent = await (await self.user(seat)).fill(form.modal, values)
        assert sent.failed is None
        return sent.text if sent.message is None else texts(sent.message)

    async def ask(self, question: str) -> str:
        """Let the speaker ask a question."""
        return await self.type((await self.state()).speaker, "Ask about", question)

    async def vote(self, *seats: int, stones: str) -> None:
        """Let these seats lay these stones."""
        for seat, stone in zip(seats, stones, strict=True):
            await self.press(seat, STONES[stone])

    async def advance(self, spaces: int) -> None:
        """Play a turn in which the speaker advances so many spaces; 0: the speaker goes under the Sun."""
        state = await self.state()
        await self.ask(f"Question {len(state.past)}?")
        others = iter("B" * (spaces or 4) + "W" * (4 - spaces))
        await self.vote(*range(5), stones="".join("W" if seat == state.speaker else next(others) for seat in range(5)))

    async def board(self) -> str:
        """Return the text of the board."""
        match = await self.stage.store.match(self.match)
        return texts(await self.stage.board(match, next(iter(self._people.values()))))


async def sit(
    stage: Stage, *choices: str, subjects: str = "", people: int = 5, computers: Sequence[str] = ()
) -> Council:
    """Start a council with drawn philosophers, so that it begins at once, and with the given options."""
    users = await stage.users(*NAMES[:people])
    match, lobby = await stage.lobby(users[0], "ostrakon")
    private = (await users[0].press_label(lobby, "Options")).message
    assert private is not None
    for choice in (say.label("option-philosophers.value-draw"), *choices):
        private = (await users[0].choose_label(private, choice)).message
        assert private is not None
    if subjects:
        form = await users[0].press_label(private, "Blank subject cards")
        assert form.modal is not None
        (field,) = [part["component"] for part in form.modal["components"]]
        assert field["style"] == 2 and field["max_length"] == 1000, "a paragraph with room for all cards"
        await users[0].fill(form.modal, {field["custom_id"]: subjects})
    for user in users[1:]:
        assert (await user.press_label(lobby, "Join")).failed is None
    for level in computers:
        levels = await users[0].press_label(lobby, "Add computer")
        assert levels.message is not None
        await users[0].press_label(levels.message, level)
    seated = 5 - people
    lobby = await users[0].until(lobby["id"], lambda message: texts(message).count("(computer, ") == seated)
    assert (await users[0].press_label(lobby, "Start")).failed is None
    await stage.until(match.id, lambda match: match.status is Status.PLAYING and match.shown_version == match.version)
    return Council(stage, match.id, users)


async def test_a_majority_objects_and_the_speaker_asks_again(stage: Stage) -> None:
    council = await sit(stage)
    await council.ask("Is nine better than a striped monkey?")
    speaker = (await council.state()).speaker
    others = [seat for seat in range(5) if seat != speaker]
    assert say.label("verb-object-to-question") not in labels(await council.panel(speaker))
    await council.vote(others[0], stones="W")
    await council.press(others[0], "Object")
    await council.press(others[1], "Object")
    await council.press(others[1], say.label("verb-withdraw-objection"))
    await council.press(others[2], "Object")
    name = (await stage.store.match(council.match)).chairs[others[2]].name
    assert say.text("log-objected", name=name, objectors=2, enough=3) in await council.board()
    await council.press(others[1], "Object")
    state = await council.state()
    assert state.phase == "asking" and state.speaker == speaker and state.votes is None
    assert say.text("prompt-asking-again") in texts(await council.panel(speaker))
    again = await council.ask("IS nine  better than a striped Monkey?")
    assert say.text("refusal-asked-before") in again
    assert (await council.state()).phase == "asking"
    await council.ask("Are you ticklish?")
    assert (await council.state()).question.text == "Are you ticklish?"


async def test_a_question_that_was_voted_on_is_not_asked_again_by_the_next(stage: Stage) -> None:
    council = await sit(stage)
    await council.ask("Do you like rain?")
    await council.vote(*range(5), stones="WWWBB")
    assert say.text("refusal-asked-before") in await council.ask(" do you LIKE rain? ")
    assert (await council.state()).phase == "asking"


async def test_a_prepared_question_is_seen_by_nobody_and_asked_with_one_press(stage: Stage) -> None:
    council = await sit(stage)
    state = await council.state()
    speaker, following = state.speaker, state.piles[5][1]
    panel = texts(await council.panel(following))
    assert says(panel, "games.ostrakon:prompt-prepare")
    said = await council.type(following, "Prepare a question about", "Would you rather fly?", "Fly", "Swim")
    assert "Would you rather fly?" in said
    board = await council.board()
    for seat in range(5):
        if seat != following:
            assert "rather fly" not in texts(await council.panel(seat))
    assert "rather fly" not in board and not says(board, "games.ostrakon:log-question-prepared")
    await council.ask("Do you like rain?")
    await council.vote(*range(5), stones="".join("W" if seat == speaker else "B" for seat in range(5)))
    assert (await council.state()).speaker == following
    await council.press(following, say.label("label-ask-prepared", question="Would you rather fly?"))
    assert (await council.state()).question == ("Would you rather fly?", "Fly", "Swim")
    assert "Would you rather fly?" in await council.board()


async def test_who_has_voted_is_shown_only_where_the_table_wants_it(stage: Stage) -> None:
    shown = await sit(stage, "Yes")
    hidden = await sit(stage)
    for council in (shown, hidden):
        await council.ask("Do you like rain?")
        await council.vote(1, 3, stones="WB")
    board, names = await shown.board(), [chair.name for chair in (await stage.store.match(shown.match)).chairs]
    for seat, name in enumerate(names):
        assert (say.text("log-stone-laid", name=name) in board) == (seat in (1, 3)), name
    board = await hidden.board()
    assert not any(say.text("log-stone-laid", name=name) in board for name in names) and "3 still to vote" in board


async def test_the_first_to_follow_is_the_follower_even_if_another_stands_farther_behind(stage: Stage) -> None:
    """Ruling A8."""
    council = await sit(stage)
    first = (await council.state()).speaker
    for spaces in (2, 1, 0, 0, 0):
        await council.advance(spaces)
    state = await council.state()
    assert state.day == 2 and state.sun == 7 and state.speaker == first
    (near,), (far, *rest) = state.piles[6], state.piles[5]
    await council.ask("Do you like snow?")
    for seat in (first, *rest):
        assert not any(label.startswith("Follow") for label in labels(await council.panel(seat)))
    assert any(label.startswith("Follow") for label in labels(await council.panel(far)))
    await council.press(near, "Follow")
    assert not any(label.startswith("Follow") for label in labels(await council.panel(far)))
    state = await council.state()
    assert state.follower == near and state.branches[far] and not state.branches[near]
    chairs = (await stage.store.match(council.match)).chairs
    names = [player_label(chair.seat, chair.name) for chair in chairs]
    said = say.text("log-follower-declared", name=names[near], speaker=names[first])
    assert said in await council.board()


async def test_a_host_fills_blank_subject_cards(stage: Stage) -> None:
    subjects = [f"A subject of our town, {number}" for number in range(30)]
    council = await sit(stage, subjects="; ".join(subjects))
    state = await council.state()
    assert state.options.subjects == "; ".join(subjects)
    assert len(state.cards) == 16 + 4 and state.cards[16].lines[0] == subjects[0]


async def test_computers_are_labelled_ask_from_the_bank_and_never_object(stage: Stage) -> None:
    council = await sit(stage, people=2, computers=("Easy", "Medium", "Hard"))
    board = await council.board()
    for level in ("easy", "medium", "hard"):
        assert f"(computer, {level})" in board
    asked = 0
    for turn in range(40):
        match = await stage.until(
            council.match, lambda match: any(chair.active and chair.user is not None for chair in match.chairs)
        )
        state = match.state
        if state.phase == "asking" and state.speaker in (0, 1):
            await council.ask(f"Is nine better than a striped monkey, and {turn}?")
        elif state.phase == "voting":
            computer = match.chairs[state.speaker].computer is not None
            if computer and not state.votes.chosen:
                asked += 1
            await council.vote(next(seat for seat in match.active if seat in (0, 1)), stones="W")
        else:
            break
        assert not state.objectors
        if len(state.past) >= 3:
            break
    past = (await council.state()).past
    typed = [each for each in past if each.seat not in (0, 1)]
    assert typed, "a computer has asked"
    for each in typed:
        assert each.question in [stock.question for stock in bank_questions(each.subject)]


async def test_a_stone_is_laid_on_the_public_board_and_only_its_player_sees_it(stage: Stage) -> None:
    council = await sit(stage)
    await council.ask("Do you like rain?")
    state = await council.state()
    seat = next(each for each in range(5) if each != state.speaker)
    user = await council.user(seat)
    match = await stage.store.match(council.match)
    board = await stage.board(match, user)
    white, black = (
        next(each for each in buttons(board) if each["label"].startswith(label)) for label in STONES.values()
    )
    reply = await user.press(board, white["custom_id"])
    assert reply.message is not None and reply.message["flags"] & 64 and not reply.update
    assert bot_words.label("panel-take-back") in labels(reply.message)
    assert (await council.state()).votes.choices[seat] == "white"
    after = await stage.board(match, user)
    assert [each["label"] for each in buttons(after)] == [each["label"] for each in buttons(board)]
    again = await user.press(after, white["custom_id"])
    assert say.text("refusal-same-stone") in again.text
    turned = await user.press(after, black["custom_id"])
    assert turned.message is not None and turned.message["flags"] & 64
    assert (await council.state()).votes.choices[seat] == "black"
    (stranger,) = await stage.users("kleon")
    assert says((await stranger.press(after, white["custom_id"])).text, "refused-not-seated")
    others = [each for each in range(5) if each != seat]
    await council.vote(*others, stones="WBBW")
    await council.ask("Do you like snow?")
    board = await stage.board(await stage.store.match(council.match), user)
    late = await forge_button(stage, user, board, white["custom_id"])
    assert says(late.text, "note-stale")
    assert (await council.state()).votes.missing == 5
    newer = next(each for each in buttons(board) if each["label"].startswith(STONES["W"]))
    beyond = newer["custom_id"][:-1] + "9"
    assert says((await forge_button(stage, user, board, beyond)).text, "note-stale")


async def forge_button(stage: Stage, user: User, message: Json, name: str) -> Reply:
    """Press a button that the message does not have any more, or never had."""
    button = {"type": 2, "id": 2, "style": 2, "label": "forged", "custom_id": name}
    stage.server.world.messages[message["id"]]["components"] = [{"type": 1, "id": 1, "components": [button]}]
    return await user.press(message, name)
