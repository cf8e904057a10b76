"""Gorgias on Discord: the dice to reroll are picked together."""

from bot.interactions.custom_ids import Pick, encode, parse
from bot.screens.drill import drill_of
from bot.ui.words import say
from games.gorgias.actions import Reroll, Roll
from sandbox.driver import Json, Reply, User, selects
from storage import EVERYTHING, Match
from storage import User as Doer
from tests.bot.conftest import Stage


async def rolled(stage: Stage) -> tuple[Match, User, User, Reply]:
    """Start a match, roll until dice can be rerolled; return it with the speaker, the opponent and the speaker's panel.

    Which dice are rolled is not ours to say: a roll that lacks a topic takes a die first.
    """
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("gorgias", malia, theo)
    speaker, other = (malia, theo) if match.chairs[match.active[0]].user == int(malia.id) else (theo, malia)
    while not any(isinstance(offered, Reroll) for offered in drill_of(match, match.active[0]).offer.actions):
        step = drill_of(match, match.active[0]).offer.actions[0]
        assert isinstance(step, Roll) or step.kind == "remove_die", step
        key = f"step {match.record_count}"
        submitted = await stage.store.submit(match.id, key, Doer(int(speaker.id)), lambda _, step=step: step)
        match = submitted.match
        stage.bot.services.events.action_committed(submitted)
    return match, speaker, other, await stage.panel(match, speaker)


def dice_menu(message: Json) -> Json:
    (menu,) = [menu for menu in selects(message) if isinstance(parse(menu["custom_id"]), Pick)]
    return menu


async def test_dice_are_rerolled_with_one_press(stage: Stage) -> None:
    match, speaker, _, panel = await rolled(stage)
    dice = match.state.dice
    menu = dice_menu(panel.message)
    assert (menu["min_values"], menu["max_values"], len(menu["options"])) == (1, len(dice), len(dice))
    reply = await speaker.choose(panel.message, menu["custom_id"], ["0", str(len(dice) - 1)])
    assert reply.update
    match = await stage.store.match(match.id)
    (entry,) = await stage.store.log(match.id, seat=EVERYTHING, newest_first=True, limit=1)
    assert entry.action == Reroll(tuple(sorted((sorted(dice)[0], sorted(dice)[-1]))))


async def forge(stage: Stage, user: User, message: Json, name: str, values: list[str]) -> Reply:
    """Choose values in a menu that the bot has never sent, which Discord refuses; a bot must not rest on it."""
    options = [{"label": value, "value": value} for value in dict.fromkeys([*values, "0"])]
    menu = {"type": 3, "id": 2, "custom_id": name, "min_values": 0, "max_values": 25, "options": options}
    stage.server.world.messages[message["id"]]["components"] = [{"type": 1, "id": 1, "components": [menu]}]
    return await user.choose(message, name, values)


async def test_bad_picks_change_nothing(stage: Stage) -> None:
    match, speaker, other, panel = await rolled(stage)
    name = dice_menu(panel.message)["custom_id"]
    pick = parse(name)
    assert isinstance(pick, Pick)
    for values in (["7"], ["-1"], ["0x"], ["9" * 80], ["0", "1", "2", "3", "4", "5"]):
        forged = await forge(stage, speaker, panel.message, name, values)
        assert say.text("note-not-together") in forged.text, values
    for verb in (0, 77):
        other_verb = encode(Pick(pick.match, pick.turn, pick.fingerprint, verb if verb != pick.verb else 76))
        forged = await forge(stage, speaker, panel.message, other_verb, ["0"])
        assert say.text("note-not-together") in forged.text, verb
    theirs = await stage.panel(match, other)
    reply = await forge(stage, other, theirs.message, name, ["0"])
    assert say.text("note-stale-waiting") in reply.text
    assert (await stage.store.match(match.id)).record_count == match.record_count
    first = await forge(stage, speaker, panel.message, name, ["0"])
    assert say.text("note-not-together") not in first.text
    late = await forge(stage, speaker, panel.message, name, ["0"])
    assert say.text("note-stale") in late.text
    assert (await stage.store.match(match.id)).record_count == match.record_count + 1
