"""Users and the server have locales: the bot learns them with each interaction, and commands are listed in them."""

from typing import Any

import pytest

from sandbox import Driver, Sandbox
from sandbox.driver import Refused, User
from sandbox.errors import ApiError
from sandbox.interactions.commands import check_commands
from tests.sandbox.small_bot import SmallBot


async def test_an_interaction_has_the_locales_of_the_user_and_of_the_server(
    server: Sandbox, driver: Driver, bot: SmallBot, malia: User, theo: User, general: str
) -> None:
    await malia.slash(general, "table join")
    await driver.set_locale("de", theo)
    await driver.set_locale("es-ES")
    await malia.slash(general, "table join")
    await theo.slash(general, "table join")
    assert [str(each.locale) for each in bot.heard] == ["en-US", "en-US", "de"]
    assert [str(each.guild_locale) for each in bot.heard] == ["en-US", "es-ES", "es-ES"]
    assert str(bot.guilds[0].preferred_locale) == "es-ES" and bot.guilds[0].get_channel(int(general))
    assert (await theo.request("GET", "/users/@me"))["locale"] == "de"
    assert {each["username"]: each["locale"] for each in await driver.get("users")}["theo"] == "de"


async def test_there_are_only_discords_locales(driver: Driver, malia: User) -> None:
    with pytest.raises(Refused):
        await driver.set_locale("eo", malia)
    with pytest.raises(Refused):
        await driver.post("locale", user="nobody", locale="de")


def command(**fields: Any) -> dict[str, Any]:
    """Return a command with one option that has one choice."""
    choice = {"name": "hard", "value": "hard", "name_localizations": {"de": "schwer"}}
    option = {"name": "level", "description": "How hard", "type": 3, "choices": [choice]}
    option |= {"name_localizations": {"de": "stufe"}, "description_localizations": {"de": "Wie schwer"}}
    found = {"name": "play", "description": "Play", "name_localizations": {"de": "spielen"}, "options": [option]}
    return found | fields


async def test_commands_are_listed_in_the_users_locale(driver: Driver, bot: SmallBot, malia: User, theo: User) -> None:
    await driver.set_locale("de", theo)
    await bot.http.bulk_upsert_global_commands(bot.application_id or 0, [command()])
    for user, names in ((malia, [None, None, None]), (theo, ["spielen", "stufe", "schwer"])):
        index = await user.request("GET", f"/guilds/{user.guild['id']}/application-command-index")
        [found] = index["application_commands"]
        [option] = found["options"]
        assert [each.get("name_localized") for each in (found, option, option["choices"][0])] == names
        assert option.get("description_localized") == (names[0] and "Wie schwer")
        assert found["name"] == "play"


@pytest.mark.parametrize(
    "wrong",
    [
        {"name_localizations": {"de": "Spielen"}},
        {"name_localizations": {"de": "ein spiel"}},
        {"name_localizations": {"de": "s" * 33}},
        {"name_localizations": {"eo": "ludi"}},
        {"description_localizations": {"de": "s" * 101}},
    ],
)
def test_translations_that_discord_refuses_are_refused(wrong: dict[str, Any]) -> None:
    check_commands([command()])
    with pytest.raises(ApiError):
        check_commands([command(**wrong)])
