"""Gorgias on Discord: dice are picked together, and a layout is arranged in one form."""

from bot.interactions.custom_ids import Pick, encode, parse
from bot.screens.drill import drill_of
from bot.ui.words import say
from games.gorgias.actions import ArrangeCards, LeaveToChance, Reroll, Roll, all_colours, stances
from games.gorgias.state import Stance, group_of, stance_of
from games.gorgias.words import say as words
from sandbox.driver import Reply, User, fields, selects
from sandbox.wire import Json
from storage import EVERYTHING, Match
from storage import User as Doer
from tests.bot.conftest import Stage, chosen_in
from tests.messages import says


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
    for values in (["7"], ["-1"], ["0x"], ["9" * 80], ["0", "1", "2", "3", "4", "5"], ["0", "x"]):
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


async def arranging(stage: Stage) -> tuple[Match, User, Reply]:
    """Start a match, roll for both players, and return it with a user and their panel."""
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("gorgias", malia, theo)
    for step in range(2):
        user = match.chairs[match.active[0]].user
        assert user is not None
        submitted = await stage.store.submit(match.id, f"step {step}", Doer(user), lambda _: LeaveToChance())
        match = submitted.match
        stage.bot.services.events.action_committed(submitted)
    return match, malia, await stage.panel(match, malia)


def placed(match: Match, user: User) -> list[Stance | None]:
    seat = match.seat_of(int(user.id))
    assert seat is not None
    own = match.rules.view(match.state, seat).own
    return [group and stance_of(group) for group in own.cards]


async def test_a_whole_layout_is_arranged_in_one_form_and_coloured_in_another(stage: Stage) -> None:
    match, malia, panel = await arranging(stage)
    form = (await malia.press_label(panel.message, "Arrange all five cards")).modal
    assert len(list(fields(form))) == 5
    proposed = {each["custom_id"]: chosen_in(each) for _, each in fields(form)}
    reply = await malia.fill(form, proposed)
    assert reply.update
    match = await stage.store.match(match.id)
    seat = match.seat_of(int(malia.id))
    statement = match.state.statements[seat]
    assert placed(match, malia) == [*[stances(face)[0] for face in statement], *[None] * (5 - len(statement))]
    colours = (await malia.press_label(reply.message, "Choose all colours")).modal
    wanted = {each["custom_id"]: chosen_in(each) for _, each in fields(colours)}
    before = match.state.drafts[seat].cards
    stance, others = stance_of(before[0]), {each for group in before if group for each in group}
    number, way = next(
        (number, way)
        for number, way in enumerate(all_colours(stance), 1)
        if others.isdisjoint(each for each in group_of(stance, way.point, way.shield) if each is not None)
    )
    await malia.fill(colours, wanted | {"card_1": [str(number)]})
    match = await stage.store.match(match.id)
    assert match.state.drafts[seat].cards == [group_of(stance, way.point, way.shield), *before[1:]]


async def test_a_layout_that_is_wrong_says_so_and_changes_nothing(stage: Stage) -> None:
    match, malia, panel = await arranging(stage)
    form = (await malia.press_label(panel.message, "Arrange all five cards")).modal
    first = next(each for _, each in fields(form))
    same = dict.fromkeys([each["custom_id"] for _, each in fields(form)], chosen_in(first))
    assert words.text("refusal-dice-not-placed") in (await malia.fill(form, same)).text
    for forged in ("99", "nothing", "1,2", "0012"):
        panel = await stage.panel(match, malia)
        form = (await malia.press_label(panel.message, "Arrange all five cards")).modal
        opened = stage.server.interactions.by_id[form["id"]].modal
        for _, each in fields(opened):
            each["options"].append({"label": forged, "value": forged})
        reply = await malia.fill(form, {**same, "card_1": forged})
        assert says(reply.text, "form-no-choice") or says(reply.text, "form-one"), (forged, reply.text)
    assert (await stage.store.match(match.id)).record_count == match.record_count


async def test_a_layout_can_be_typed(stage: Stage) -> None:
    match, malia, _ = await arranging(stage)
    place = str(match.thread)
    told = await malia.slash(place, "act", {"action": "Arrange all five cards"})
    assert says(told.text, "act-needs-text") and says(told.text, "form-choices", label=words.label("form-card", card=1))
    assert says(told.text, "form-choice", label=words.label("form-empty"))
    seat = match.seat_of(int(malia.id))
    view = match.rules.view(match.state, seat)
    blanks = match.rules.presentation(["", ""]).blanks(view, ArrangeCards())
    numbers = [[choice.value for choice in blank.choices].index(blank.chosen[0]) + 1 for blank in blanks]
    labels = blanks[0].choices[numbers[0] - 1].label
    typed = " | ".join([labels.upper(), *map(str, numbers[1:])])
    await malia.slash(place, "act", {"action": "Arrange all five cards", "text": typed})
    match = await stage.store.match(match.id)
    statement = match.state.statements[seat]
    assert placed(match, malia) == [*[stances(face)[0] for face in statement], *[None] * (5 - len(statement))]


async def test_a_refused_form_opens_again_as_it_was_filled_in(stage: Stage) -> None:
    _, malia, panel = await arranging(stage)
    form = (await malia.press_label(panel.message, "Arrange all five cards")).modal
    proposed = {each["custom_id"]: chosen_in(each) for _, each in fields(form)}
    wrong = dict.fromkeys(proposed, proposed["card_1"])
    refused = await malia.fill(form, wrong)
    again = (await malia.press_label(refused.message, say.label("form-correct"))).modal
    assert {each["custom_id"]: chosen_in(each) for _, each in fields(again)} == wrong
    reply = await malia.fill(again, proposed)
    assert say.label("form-correct") not in str(reply.message), "nothing is left to correct"
    anew = (await malia.press_label(reply.message, "Arrange all five cards")).modal
    assert {each["custom_id"]: chosen_in(each) for _, each in fields(anew)} == proposed
    assert not stage.bot.services.refused_forms


CHANCE = words.label("verb-leave-to-chance")


async def opened(stage: Stage) -> tuple[Match, User]:
    """Start a match and return it with the user who rolls first."""
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("gorgias", malia, theo)
    return match, malia if match.chairs[match.active[0]].user == int(malia.id) else theo


async def test_what_is_given_up_is_asked_once_more(stage: Stage) -> None:
    """By its button and by `/act`: only the second answer plays it."""
    match, speaker = await opened(stage)
    panel = await stage.panel(match, speaker)
    place, label = str(match.thread), CHANCE
    asked = await speaker.press_label(panel.message, label)
    assert asked.update and words.text("caution-leave-to-chance") in asked.text
    assert words.text("caution-leave-to-chance") not in (await speaker.press_label(asked.message, "Back")).text
    asked = await speaker.slash(place, "act", {"action": label})
    assert words.text("caution-leave-to-chance") in asked.text
    assert (await stage.store.match(match.id)).record_count == match.record_count
    await speaker.press_label(asked.message, label)
    (entry,) = await stage.store.log(match.id, seat=EVERYTHING, newest_first=True, limit=1)
    assert entry.action == LeaveToChance()


async def test_who_is_sure_is_not_asked(stage: Stage) -> None:
    match, speaker = await opened(stage)
    await speaker.slash(str(match.thread), "act", {"action": CHANCE, "sure": True})
    (entry,) = await stage.store.log(match.id, seat=EVERYTHING, newest_first=True, limit=1)
    assert entry.action == LeaveToChance()
