"""docs/adding-a-command.md is right: its code, put where it says, is a working command."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import commands, handlers
from bot.interactions import custom_id_codec, registry
from games.core.words import ENGLISH, Catalogue, load_catalogue
from sandbox.driver import buttons
from tests.bot.conftest import Stage

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "adding-a-command.md"
BLOCK = re.compile(r"^`(bot/[\w./]+)`:\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
WORDS = "bot/words/en/coin.ftl"


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """Write the page's files into the bot's folders, and remove them afterwards."""
    handlers.load()  # so that what the page adds is all that is removed, also if no test has started a bot before
    files = dict(BLOCK.findall(PAGE.read_text(encoding="utf-8")))
    for name, text in files.items():
        if name.endswith(".py"):
            file = tmp_path / name
            file.parent.mkdir(parents=True)
            file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(handlers, "__path__", [*handlers.__path__, str(tmp_path / "bot" / "handlers")])
    monkeypatch.setattr(commands, "__path__", [*commands.__path__, str(tmp_path / "bot" / "commands")])
    words = load_catalogue("bot", ENGLISH)
    for key, entry in Catalogue(ENGLISH, [(WORDS, files[WORDS])])._entries.items():
        monkeypatch.setitem(words._entries, key, entry)
    declared = (custom_id_codec.SPELLINGS, custom_id_codec._FORMATS, registry.PRESSES, registry.FORMS, registry.SELECTS)
    before: list[dict[Any, Any]] = [table.copy() for table in declared]
    yield files
    for table, former in zip(declared, before, strict=True):
        for added in set(table) - set(former):
            del table[added]
    for module in ("bot.handlers.coin", "bot.commands.coin"):
        del sys.modules[module]
        package, _, name = module.rpartition(".")
        delattr(sys.modules[package], name)


async def test_the_command_of_the_page_works(files: dict[str, str], stage: Stage) -> None:
    assert len(files) == 3 and all((ROOT / name).parent.is_dir() for name in files)
    assert not [name for name in files if (ROOT / name).exists()], "they are new"
    (malia,) = await stage.users("malia")
    general = await malia.channel("general")
    reply = await malia.slash(general["id"], "coin")
    assert re.fullmatch(r"Toss 1: (heads|tails)\.", reply.text.splitlines()[0])
    assert [button["custom_id"] for button in buttons(reply.message)] == ["s1:toss:2"]
    again = await malia.press_label(reply.message, "Toss again")
    assert again.update and again.text.startswith("Toss 2: ")
    assert custom_id_codec.parse("s1:toss:2") == sys.modules["bot.handlers.coin"].Toss(2)
