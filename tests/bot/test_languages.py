"""Who reads in what: a person's own messages are in their language, what everybody reads is in the server's."""

import random
from collections.abc import Iterator
from contextlib import suppress

import pytest

import bot.ui.words
from bot.handlers.settings import OWN_LANGUAGE
from bot.scheduler.settings_cache import ServerLanguages, SettingsCache
from bot.ui.blocks import Drawing
from games.core.words import ENGLISH, current_language, in_language
from sandbox.driver import Refused, User, buttons, texts
from sandbox.interactions.commands import UnknownCommand
from tests.bot.conftest import Stage, controls, eventually, press
from tests.languages import installed_language, name_messages, only_languages
from tests.messages import says

pytestmark = pytest.mark.usefixtures("toy")

OTHER = "fi"
"""A language in which the bot has no words."""


@pytest.fixture(autouse=True)
def other_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Install another language for the bot's own words, in which each message says its name."""
    folder = tmp_path_factory.mktemp("words")
    name_messages(folder, "bot", OTHER)
    with only_languages(ENGLISH), installed_language(folder, OTHER):
        yield


async def test_at_one_table_two_people_see_their_own_panels_in_two_languages(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    await stage.driver.set_locale(OTHER, malia)
    match = await stage.table("oracle", malia, theo)
    hers, his = await stage.panel(match, malia), await stage.panel(match, theo)
    assert "fi panel-title" in hers.text and "fi " not in his.text
    played = await press(malia, hers.message, controls(hers.message)[0])
    assert "fi panel-note" in played.text
    match = await stage.until(match.id, lambda match: match.record_count == 1 and match.shown_version == match.version)
    assert "fi board" not in texts(await stage.board(match, theo))
    for user, shown in ((malia, True), (theo, False)):
        log = await user.slash(str(match.thread), "table log")
        assert ("fi log" in log.text) is shown, "the log is read in the reader's language"


async def test_a_server_of_another_language_has_boards_in_it(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    await stage.driver.set_locale(OTHER)
    await eventually(lambda: str(stage.bot.guilds[0].preferred_locale) == OTHER)
    panel = await stage.panel(match, malia)
    played = await press(malia, panel.message, controls(panel.message)[0])
    assert "fi " not in played.text
    match = await stage.until(match.id, lambda match: match.record_count == 1 and match.shown_version == match.version)
    assert "fi board-all" in texts(await stage.board(match, theo))
    opened = await theo.slash(stage.server.channel_id("general"), "play", {"game": "gorgias"})
    assert "fi lobby-title" in texts(opened.message)
    listed = await theo.slash(stage.server.channel_id("general"), "games mine")
    assert "fi " not in listed.text, "his own list is in his language"


async def test_the_managers_choice_counts_more_than_the_servers_locale(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = stage.server.channel_id("general")
    setup = await malia.slash(general, "admin setup")
    setup = await malia.choose_label(setup.message, "Suomi")
    assert "Suomi" in setup.text and "fi " not in setup.text, "her own message is in her language"
    opened = await theo.slash(general, "play", {"game": "gorgias"})
    assert "fi lobby-title" in texts(opened.message)
    await stage.restart()
    opened = await theo.slash(general, "play", {"game": "gorgias"})
    assert "fi lobby-title" in texts(opened.message), "it is stored"
    await malia.choose_label(setup.message, "the server's language on Discord")
    opened = await theo.slash(general, "play", {"game": "gorgias"})
    assert "fi " not in texts(opened.message)


async def test_the_bot_starts_although_what_it_has_stored_cannot_be_read(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ValueError("a damaged row")

    (malia,) = await stage.users("malia")
    for cache in (SettingsCache, ServerLanguages):
        monkeypatch.setattr(cache, "refresh", broken)
    await stage.restart()
    opened = await malia.slash(stage.server.channel_id("general"), "play", {"game": "gorgias"})
    assert buttons(opened.message)


async def test_another_process_learns_the_managers_choice(stage: Stage) -> None:
    guild = stage.bot.guilds[0].id
    languages, now = stage.bot.services.languages, stage.store.time.now()
    await languages.refresh(now)
    await stage.store.put_value(f"language.{guild}", OTHER)
    await languages.refresh(now)
    assert bot.ui.words.server_language(stage.bot, guild) == ENGLISH, "it was read just now"
    languages._asked = None
    await languages.refresh(now)
    assert bot.ui.words.server_language(stage.bot, guild) == OTHER
    await stage.store.put_value(f"language.{guild}", None)
    languages._asked = None
    await languages.refresh(now)
    assert bot.ui.words.server_language(stage.bot, guild) == ENGLISH


async def test_only_managers_choose_the_servers_language(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    setup = await malia.slash(stage.server.channel_id("general"), "admin setup")
    stage.server.world.guild["owner_id"] = theo.id
    refused = await malia.choose_label(setup.message, "Suomi")
    assert says(refused.text, "admin-not-manager")
    assert bot.ui.words.chosen_languages(stage.bot) == {}


async def test_the_language_that_a_person_chooses_counts_more_than_that_of_their_discord(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = stage.server.channel_id("general")
    chosen = await malia.slash(general, "settings language", {"language": OTHER})
    assert "fi settings-saved" in chosen.text, "the answer is in the new language"
    assert "fi " not in (await theo.slash(general, "settings show")).text
    assert "fi settings-title" in (await malia.slash(general, "settings show")).text
    match = await stage.table("oracle", malia, theo)
    assert "fi panel-title" in (await stage.panel(match, malia)).text
    assert "fi " not in texts(await stage.board(match, theo))
    back = await malia.choose_label(chosen.message, "fi settings-language-discord")
    assert "fi " not in back.text
    again = await malia.choose_label(back.message, "Suomi")
    assert "fi settings-saved" in again.text


async def test_a_language_that_is_gone_is_passed_over(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    settings = stage.bot.services.settings
    await settings.change(int(malia.id), lambda person: person.__class__(person.user, language="xx"))
    assert settings.language_of(int(malia.id), "en-US") == ENGLISH
    assert settings.language_of(int(malia.id), OTHER) == OTHER


async def test_direct_messages_are_in_the_language_of_who_reads_them(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = stage.server.channel_id("general")
    await stage.driver.set_locale(OTHER, theo)
    for user in (malia, theo):
        await user.slash(general, "settings reminders", {"how": "dm"})
    settings = stage.bot.services.settings
    assert [settings.language_of(int(user.id)) for user in (malia, theo)] == [ENGLISH, OTHER]
    await malia.slash(general, "settings language", {"language": OTHER})
    await theo.slash(general, "settings language", {"language": ENGLISH})
    assert [settings.language_of(int(user.id)) for user in (malia, theo)] == [OTHER, ENGLISH]
    await theo.slash(general, "settings language", {"language": OWN_LANGUAGE})
    assert settings.language_of(int(theo.id)) == OTHER


async def test_direct_messages_follow_the_language_of_discord_at_any_press(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = stage.server.channel_id("general")
    await theo.slash(general, "settings reminders", {"how": "dm"})
    settings, store = stage.bot.services.settings, stage.bot.services.store.user_settings
    for user in (malia, theo):
        await stage.driver.set_locale(OTHER, user)
        await user.slash(general, "help")
    await eventually(lambda: settings.get(int(theo.id)).discord_language == OTHER)
    assert (await store.get(int(theo.id))).discord_language == OTHER
    assert settings.language_of(int(theo.id)) == OTHER
    assert int(malia.id) not in {person.user for person in await store.changed_since(None)}, "she has no settings"


async def test_the_language_of_discord_is_stored_only_when_it_changes(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    (theo,) = await stage.users("theo")
    general = stage.server.channel_id("general")
    await theo.slash(general, "settings reminders", {"how": "dm"})
    settings, written = stage.bot.services.settings, list[int]()

    async def change(self: SettingsCache, user: int, change: object) -> None:
        written.append(user)

    monkeypatch.setattr(SettingsCache, "change", change)
    await settings.follow_locale(int(theo.id), "en-GB")
    assert written == []
    await settings.follow_locale(int(theo.id), OTHER)
    assert written == [int(theo.id)]


@pytest.mark.parametrize(("locale", "name"), [("en-US", "Computer 1"), (OTHER, "fi lobby-computer-name")])
async def test_a_computer_player_has_a_name_in_the_language_of_the_server(stage: Stage, locale: str, name: str) -> None:
    (malia,) = await stage.users("malia")
    await stage.driver.set_locale(locale)
    await eventually(lambda: str(stage.bot.guilds[0].preferred_locale) == locale)
    match, _ = await stage.lobby(malia, "oracle")
    await stage.store.lobbies.add_computer(match.id, "computer", int(malia.id), "easy")
    assert (await stage.store.match(match.id)).names[1] == name


async def test_an_open_panel_is_edited_in_its_readers_language(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    await stage.driver.set_locale(OTHER, malia)
    match = await stage.table("oracle", malia, theo)
    panel = (await stage.panel(match, malia)).message
    await theo.slash(str(match.thread), "table resign", {"sure": True})
    await malia.until(panel["id"], lambda message: "fi board-resigned" in texts(message))


def test_a_picture_is_ordered_in_the_language_of_its_reader() -> None:
    drawings = []
    for language in (ENGLISH, OTHER):
        with in_language(language):
            drawings.append(Drawing("gorgias", 1, "{}", ()))
    assert [drawing.language for drawing in drawings] == [ENGLISH, OTHER]
    assert drawings[0] != drawings[1] and current_language() == ENGLISH


@pytest.mark.parametrize(
    ("locale", "language"), [("en-GB", "en"), ("fi", "fi"), ("fi-FI", "fi"), ("xx", "en"), (None, "en"), ("", "en")]
)
def test_who_has_a_language_without_words_reads_english(locale: str | None, language: str) -> None:
    assert bot.ui.words.language_of(locale) == language


async def test_a_private_thread_has_its_name_in_the_servers_language(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "oracle")
    await malia.press_label(lobby, "No spectators")
    await theo.press_label(lobby, "Join")
    await stage.driver.set_locale(OTHER)
    await eventually(lambda: str(stage.bot.guilds[0].preferred_locale) == OTHER)
    [start] = [each["custom_id"] for each in buttons(lobby) if each["label"] == "Start"]
    await malia.press(lobby, start)
    match = await stage.until(match.id, lambda newer: newer.thread is not None and newer.thread != match.thread)
    assert stage.server.world.channels[str(match.thread)]["name"].startswith(OTHER)


COMMANDS: tuple[tuple[str, dict[str, object]], ...] = (
    *[("play", {"game": game}) for game in ("oracle", "gorgias", "oracle")],
    *[(f"games {which}", {}) for which in ("mine", "server", "stats")],
    *[(words, {}) for words in ("hand", "board", "help", "settings show", "settings privacy", "admin setup")],
    *[(words, {}) for words in ("admin status", "admin doctor", "ostrakon list", "ostrakon status")],
    ("board", {"public": True}),
    ("rules", {"game": "gorgias"}),
    ("learn", {"game": "gorgias"}),
    ("ostrakon open", {}),
    *[(f"table {which}", {}) for which in ("pause", "resume", "undo", "log", "replay", "export", "verify", "options")],
    *[(f"table {which}", {}) for which in ("join", "leave", "computer", "start", "resign", "end")],
    ("table clock", {"minutes": 7}),
)
STEPS = 70


async def step(luck: random.Random, user: User, places: list[str]) -> None:
    """Let a user give a command, or use a control of a message that they see."""
    used = [message for message in user.known.values() if controls(message)]
    if not used or luck.random() < 0.4:
        words, values = luck.choice(COMMANDS)
        await user.slash(luck.choice(places), words, values)
    else:
        message = luck.choice(used[-12:])
        await press(user, message, luck.choice(controls(message)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("whose", ["people", "server"])
async def test_whatever_people_do_each_message_is_in_the_language_of_its_readers(
    stage: Stage, whose: str, seed: int
) -> None:
    users = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", *users[:2])
    luck, world = random.Random(seed), stage.server.world
    before = set(world.messages) | set(world.channels)
    if whose == "server":
        await stage.driver.set_locale(OTHER)
        await eventually(lambda: str(stage.bot.guilds[0].preferred_locale) == OTHER)
    else:
        for user in users:
            await stage.driver.set_locale(OTHER, user)
    checked = {True: 0, False: 0}
    for _ in range(STEPS):
        with suppress(Refused, LookupError, UnknownCommand):  # a control may be gone, a command be for managers
            await step(luck, luck.choice(users), [stage.server.channel_id("general"), str(match.thread)])
        for key in world.messages.keys() - before:
            message = world.messages[key]
            text = "\n".join((texts(message), *[button["label"] for button in buttons(message)]))
            private = key in world.owners or "guild_id" not in world.channels[message["channel_id"]]
            checked[private] += f"{OTHER} " in text
            assert f"{OTHER} " not in text or private == (whose == "people"), text
    names = [world.channels[key]["name"] for key in world.channels.keys() - before]
    assert all(name.startswith(f"{OTHER} ") == (whose == "server") for name in names if name), names
    assert names and checked[whose == "people"] > STEPS
