"""Whole matches of people with different languages: everyone reads everything in their own, without a word of English.

One short game is part of the suite; all games in all languages are marked `whole`.
"""

import random
import re
from collections import defaultdict
from collections.abc import Mapping

import pytest

from games.core.registry import all_games, find_game
from games.core.words import ENGLISH, Argument, Words, forget_what_was_said, in_language, load_catalogue
from sandbox.driver import Refused, Reply, User, buttons, fields, selects, texts
from storage import Match, Status
from tests.bot.conftest import Json, Stage, controls, eventually, label_on, press

LANGUAGES = ("de", "fr", "es", "it")
LOCALES = {"es": "es-ES"}
"""Discord's locale of a language, if it is not the language itself."""
NAMES = ("malia", "theo", "ione", "nikos", "xanthe")
BROKEN = re.compile(r"[{}\0\ufffd]|\\u[0-9A-Fa-f]{4}|Ã.|\bNone\b|\?\?\?")
"""What a message shows that was not formatted, or not with all that it needs, or whose letters were misread."""
LEFT_OVER = re.compile(
    r"\b(?:the|and|with|your|you|from|which|their|they|this|would|into|these|been|were|what|when|then|than|who|that)\b",
    re.IGNORECASE,
)
"""English words that none of the languages has: they would be left over in a message that is translated in part."""
TYPED = re.compile(r"`[^`]*`|https?://\S+")
"""What stays in English: what people type, and addresses."""
DISTINCT = 25
"""Shorter messages may read the same in two languages."""
PRESSES = 30_000
CASES = [
    pytest.param(game.name, language, marks=[] if (game.name, language) == ("gorgias", "de") else pytest.mark.whole)
    for game in all_games()
    for language in LANGUAGES
]


class Spoken:
    """What the bot has said, by language, and which messages it had to say in English."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.said: defaultdict[str, set[str]] = defaultdict(set)
        self.missing: set[tuple[str, str]] = set()
        self.english: set[tuple[str, str]] = set()
        real = Words._format

        def note(words: Words, language: str, key: str, values: Mapping[str, Argument], *, markdown: bool) -> str:
            if key not in load_catalogue(words.package, language):
                self.missing.add((words.package, key))
            if language == ENGLISH:
                self.english.add((words.package, key))
            text = real(words, language, key, values, markdown=markdown)
            self.said[language].add(str(text))
            return text

        monkeypatch.setattr(Words, "_format", note)
        forget_what_was_said()

    def foreign(self, language: str) -> list[str]:
        """Return what was said in other languages only, if it is long enough to be told from this one."""
        others = {text for other, found in self.said.items() if other != language for text in found}
        return [text for text in others - self.said[language] if len(text) >= DISTINCT and " " in text]


def lines_of(message: Json) -> set[str]:
    """Return all that can be read in a message: its texts and the labels of its controls."""
    labels = [str(button.get("label") or "") for button in buttons(message)]
    options = [
        str(option.get(field) or "")
        for menu in selects(message)
        for option in menu.get("options", ())
        for field in ("label", "description")
    ]
    hints = [str(menu.get("placeholder") or "") for menu in selects(message)]
    return {*texts(message).splitlines(), *labels, *options, *hints}


def lines_of_form(modal: Json) -> set[str]:
    """Return what can be read in a form."""
    found = {str(modal["title"])}
    for label, field in fields(modal):
        found |= {label, str(field.get("placeholder") or "")}
        found |= {str(option["label"]) for option in field.get("options", ())}
    return found


async def use(user: User, panel: Json, luck: random.Random) -> tuple[Reply, set[str]]:
    """Use some control of a panel; return the answer, and what could be read in the form that opened, if any."""
    found = controls(panel)
    if not found:
        return await user.press_label(panel, label_on(panel, "panel-refresh")), set()
    name, value = luck.choice(found)
    first = await (user.press(panel, name) if value is None else user.choose(panel, name, [value]))
    if first.modal is None:
        return first, set()
    return await press(user, panel, (name, value)), lines_of_form(first.modal)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "board"), CASES)
async def test_everyone_at_a_table_reads_the_whole_game_in_their_language(
    stage: Stage, name: str, board: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, luck = find_game(name), random.Random(4)
    people = await stage.users(*NAMES[: max(2, min(game.seats))])
    first = LANGUAGES.index(board)
    language_of = {user: LANGUAGES[(first + number) % len(LANGUAGES)] for number, user in enumerate(people)}
    for user, language in language_of.items():
        await stage.driver.set_locale(LOCALES.get(language, language), user)
    await stage.driver.set_locale(LOCALES.get(board, board))
    await eventually(lambda: str(stage.bot.guilds[0].preferred_locale) == LOCALES.get(board, board))
    spoken = Spoken(monkeypatch)
    match = await stage.table(name, *people)
    seen: defaultdict[str, set[str]] = defaultdict(set)
    panels: dict[User, Json] = {}
    users = {int(user.id): user for user in people}
    for _ in range(PRESSES):
        match = await stage.store.match(match.id)
        if match.status is not Status.PLAYING:
            break
        waiting = [users[chair.user] for chair in match.chairs if chair.active and chair.user is not None]
        user = luck.choice(waiting)
        panel = panels.get(user)
        try:
            if panel is None:
                reply, form = await stage.panel(match, user), set[str]()
            else:
                reply, form = await use(user, user.known.get(panel["id"], panel), luck)
        except Refused:  # the panel was edited just now, so that this control is gone
            continue
        assert reply.failed is None and reply.message is not None, reply.failed
        panels[user] = reply.message
        seen[language_of[user]] |= lines_of(reply.message) | form
    assert match.status is Status.OVER
    seen[board] |= lines_of(await stage.board(match, people[0]))
    for user in people:
        seen[language_of[user]] |= await read_back(user, match)
    assert spoken.missing == set(), "messages that are English, for want of a translation"
    assert spoken.english == set(), "messages that nobody here reads in English"
    for language, lines in seen.items():
        assert [line for line in lines if BROKEN.search(line)] == []
        assert [line for line in lines if LEFT_OVER.search(TYPED.sub("", line))] == []
        text = "\n".join(lines)
        assert [foreign for foreign in spoken.foreign(language) if foreign in text] == []
    with in_language(board):
        outcome = game.outcome(match.state)
        assert outcome is not None
        told = game.presentation([chair.name for chair in match.chairs]).result(game.view(match.state, None), outcome)
    assert told.splitlines()[0] in "\n".join(seen[board])


async def read_back(user: User, match: Match) -> set[str]:
    """Return what a user reads in the whole log and in the replay of a match."""
    place, found = str(match.thread), set[str]()
    options = {"table": str(match.id)}
    log = await user.slash(place, "table log", options)
    replay = await user.slash(place, "table replay", options | {"text_only": True})
    for reply, key in ((log, "log-older"), (replay, "replay-back")):
        while True:
            assert reply.failed is None and reply.message is not None, reply.failed
            found |= lines_of(reply.message)
            label = label_on(reply.message, key)
            open_ = [button for button in buttons(reply.message) if str(button["label"]).endswith(label)]
            if not open_ or open_[0].get("disabled"):
                break
            reply = await user.press_label(reply.message, label)
    return found
