"""Every promise of the public vote has its tests (`promises.toml`)."""

import ast
import tomllib
from pathlib import Path

from bot.ui.words import say
from tests.bot.conftest import Stage
from tests.bot.vote.helpers import run
from tests.messages import says

HERE = Path(__file__).parent
TESTS = HERE.parents[1]
FOLDERS = (HERE, TESTS / "bot" / "ui", TESTS / "storage" / "ballots", TESTS / "acceptance")


def test_every_test_that_is_named_exists() -> None:
    named = [
        names for part in tomllib.loads((HERE / "promises.toml").read_text("utf-8")).values() for names in part.values()
    ]
    there = {
        node.name
        for folder in FOLDERS
        for path in folder.glob("test_*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert len(named) >= 35 and all(named)
    assert not {name for names in named for name in names} - there


async def test_roles_are_read_where_the_server_s_settings_are_kept(stage: Stage) -> None:
    """The ids of roles are stored as text under this name, and read at every command."""
    (theo,) = await stage.users("theo")
    guild, place = stage.server.world.guild["id"], await theo.channel("general")
    role = await stage.driver.post("roles/create", name="heralds", permissions=[])
    await stage.driver.post("roles", user="theo", roles=[role["id"]])
    assert (await theo.slash(place["id"], "ostrakon open")).modal is None
    await stage.store.put_value(f"ostrakon.roles.{guild}", [role["id"]])
    assert (await theo.slash(place["id"], "ostrakon open")).modal is not None
    assert say.text("vote-none-running") in (await run(theo, "close", {"reason": "x"})).text
    other = [str(int(role["id"]) + 1)]
    for kept, key in ((other, "vote-not-allowed-roles"), (None, "vote-not-allowed")):
        await stage.store.put_value(f"ostrakon.roles.{guild}", kept)
        refused = await theo.slash(place["id"], "ostrakon open")
        assert refused.modal is None and says(refused.text, key)
