"""Undo and settings, and bad input to these commands."""

import random
import threading
from zoneinfo import available_timezones

import pytest

from bot.screens.questions import clock_label
from bot.services import MOST_QUESTIONS
from bot.ui import words
from bot.ui.words import installed_languages, language_name, say
from games.core.registry import find_game
from games.core.states import clone
from games.core.words import in_language
from sandbox.driver import buttons, fields, selects, texts
from storage import Status
from storage.match import quiet_hours
from storage.match.clock import PRESETS
from tests.bot.conftest import Stage, controls, overhear, press
from tests.bot.messages.test_board_updater import act
from tests.fake_time import FakeTime
from tests.messages import says
from tests.storage.match.test_two_worlds import World, complete, pending_states

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def watch() -> FakeTime:
    return FakeTime()


@pytest.mark.slow
async def test_a_slip_is_taken_back_in_the_panel(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("gorgias", malia, theo)
    luck, me = random.Random(4), malia
    panels = {malia: (await stage.panel(match, malia)).message, theo: (await stage.panel(match, theo)).message}
    for _ in range(200):  # Gorgias: when the dice lie, arranging is done in small private steps
        match = await stage.store.match(match.id)
        me = malia if match.chairs[match.active[0]].user == int(malia.id) else theo
        found = controls(panels[me])
        reply = await (press(me, panels[me], luck.choice(found)) if found else me.press_label(panels[me], "Refresh"))
        panels[me] = reply.message
        if say.label("panel-take-back") in [button["label"] for button in buttons(reply.message)]:
            break
    malia, theo, panel = me, theo if me is malia else malia, panels[me]
    before = await stage.store.match(match.id)
    back = await malia.press_label(panel, "Take back")
    assert say.text("done-undo") in back.text and back.update
    after = await stage.store.match(match.id)
    assert after.record_count == before.record_count + 1 and after.chairs == before.chairs
    assert says((await malia.slash(str(match.thread), "table log")).text, "log-taken-back")
    assert not says((await theo.slash(str(match.thread), "table log")).text, "log-taken-back")
    assert say.text("done-verified-running") in (await theo.slash(str(match.thread), "table verify")).text
    while say.text("done-undo") in (back := await malia.press_label(back.message, "Take back")).text:
        pass
    refusals = [say.text(f"refused-undo-{why}") for why in ("draw", "reveal", "asks")]
    assert any(refusal in back.text for refusal in refusals)


@pytest.mark.slow
async def test_a_step_that_others_know_of_is_taken_back_by_consent(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    place = str(match.thread)
    await act(stage, match, malia, text="Who?")
    asked = await malia.slash(place, "table undo")
    question = say.message("question-undo", count=1, name="Malia")
    assert says(asked.text, "question-undo-what", question=question)
    match = await stage.until(
        match.id, lambda match: match.question is not None and match.shown_version == match.version
    )
    board = await stage.board(match, theo)
    assert says(texts(board), "question-undo-what")
    await theo.press_label(board, "Yes")
    match = await stage.until(match.id, lambda match: match.shown_version == match.version)
    assert match.active == (0, 1) and not match.state.asked[0]
    log = (await theo.slash(place, "table log")).text
    for said in (texts(await stage.board(match, theo)), log):
        (line,) = [line for line in said.split("\n") if says(line, "log-taken-back", count=1, name="Malia")]
        assert says(line, "log-taken-back-what") and "Who?" in line
    await stage.store.verify(match.id)


@pytest.mark.slow
async def test_an_undo_that_play_has_overtaken_is_taken_off_the_board(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    await act(stage, match, malia, text="Who?")
    await malia.slash(str(match.thread), "table undo")
    await act(stage, match, theo, text="Where?")
    match = await stage.until(match.id, lambda match: match.shown_version == match.version)
    refused = await theo.press_label(await stage.board(match, theo), "Withdraw")
    assert say.text("refused-not-yours-to-withdraw") in refused.text
    await act(stage, match, malia, "garnet 1")
    await act(stage, match, theo, "onyx 2")
    match = await stage.until(match.id, lambda match: match.shown_version == match.version)
    await theo.press_label(await stage.board(match, theo), "Yes")
    match = await stage.until(match.id, lambda match: match.shown_version == match.version)
    board = await stage.board(match, theo)
    assert says(texts(board), "question-overtaken") and "Yes" not in [button["label"] for button in buttons(board)]


@pytest.mark.slow
@pytest.mark.parametrize("kind", [("ostrakon", "vote"), ("philosophia", "bid")], ids=" ".join)
async def test_a_question_about_a_silent_seat_does_not_say_whether_it_has_chosen(
    stage: Stage, watch: FakeTime, monkeypatch: pytest.MonkeyPatch, kind: tuple[str, str]
) -> None:
    game = find_game(kind[0])
    setup, state = pending_states(game)[kind[1]]
    monkeypatch.setattr(type(game), "start", lambda *_: clone(state))
    monkeypatch.setattr(type(game), "hosted", lambda _, opening, host: opening)
    people = await stage.users(*("malia", "theo", "ione", "nikos", "xanthe", "phaedra")[: setup.seats])
    asker, *pair = game.asked_seats(state)[-3:]
    said = []
    for chooser in pair:
        match = await stage.table(game.name, *people)
        mine = World(stage.store, "", random.Random(1), match, number=100 * match.id)
        await complete(mine, asker)
        await complete(mine, chooser)
        stage.bot.services.events.match_changed(mine.match, previously_pending=mine.match.active)
        await stage.until(match.id, lambda newest: newest.shown_version == newest.version)
        watch.advance(days=4)
        options = {"table": str(match.id), "seat": str(pair[0] + 1), "by": "person"}
        reply = await people[asker].slash(str(match.thread), "table replace", options)
        match = await stage.until(match.id, lambda newest: newest.shown_version == newest.version)
        assert match.question is not None and match.question.is_open
        board = await stage.board(match, people[asker])
        said.append((reply.text, sorted(user["id"] for user in board["mentions"])))
    assert said[0] == said[1]


@pytest.mark.slow
async def test_a_seat_for_which_nobody_comes_is_given_to_a_computer(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    match = await stage.store.consent.player_left_server(match.id, int(theo.id))
    assert match.question is not None
    match = await stage.store.consent.answer(match.id, "p", int(malia.id), match.question.id, "person")
    assert match.chairs[1].is_vacant
    offered = await malia.complete(str(match.thread), "table replace", {"seat": "2"}, "seat")
    assert [each["value"] for each in offered] == ["2"]
    await malia.slash(str(match.thread), "table replace", {"seat": "2", "by": "computer"})
    assert (await stage.store.match(match.id)).chairs[1].computer is not None


@pytest.mark.slow
async def test_a_vote_to_end_the_game_counts_once_it_is_confirmed(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    match = await stage.store.consent.player_left_server(match.id, int(theo.id))
    stage.bot.services.events.match_changed(match)
    board = await stage.board(match, malia)
    end = next(button for button in buttons(board) if button["label"] == say.label("question-choice-end"))
    assert end["style"] == 2, "the end is grey"
    asked = await malia.press_label(board, end["label"])
    assert says(asked.text, "confirm-vote-end")
    assert (await stage.store.match(match.id)).is_open
    kept = await malia.press_label(asked.message, say.label("confirm-no-end"))
    assert say.text("confirm-kept") in kept.text and (await stage.store.match(match.id)).is_open
    asked = await malia.press_label(await stage.board(match, malia), end["label"])
    await malia.press_label(asked.message, say.label("confirm-yes-end"))
    assert not (await stage.store.match(match.id)).is_open


@pytest.mark.slow
async def test_what_is_taken_back_is_said(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    await act(stage, match, malia, text="Who?")
    await act(stage, match, malia, "garnet 1")
    said = (await malia.slash(str(match.thread), "table undo")).text
    assert says(said, "done-undo-what") and "garnet" in said


@pytest.mark.slow
async def test_undo_is_refused_with_the_reason(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    nothing = await malia.slash(str(match.thread), "table undo")
    assert say.text("refused-undo-nothing") in nothing.text
    await act(stage, match, malia, text="Who?")
    await act(stage, match, theo, text="Where?")
    await act(stage, match, malia, "garnet 1")
    await act(stage, match, theo, "onyx 2")
    revealed = await malia.slash(str(match.thread), "table undo")
    assert say.text("refused-undo-draw") in revealed.text


async def test_settings_are_kept_and_bad_ones_refused(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    general = (await malia.channel("general"))["id"]
    unknown = await malia.slash(general, "settings hours", {"zone": "Atlantis/Poseidonis"})
    assert say.text("settings-bad-zone", typed="Atlantis/Poseidonis") in unknown.text
    for start, end in (("22:00", "22:00"), ("8:00", "7:59"), ("22:00", "21:00")):
        whole = await malia.slash(general, "settings hours", {"start": start, "end": end})
        assert say.text("settings-bad-quiet", hours=16) in whole.text
    late = await malia.slash(general, "settings hours", {"start": "late", "end": "8"})
    assert say.text("settings-bad-hour", typed="late") in late.text
    assert say.text("settings-half-quiet") in (await malia.slash(general, "settings hours", {"start": "22:00"})).text
    offered = await malia.complete(general, "settings hours", {"zone": "athens"}, "zone")
    assert offered[0]["value"] == "Europe/Athens"
    saved = await malia.slash(general, "settings hours", {"zone": "europe/athens", "start": "22:30", "end": "8"})
    assert all(words in saved.text.replace("\\", "") for words in ("Athens", "22:30"))
    await malia.slash(general, "settings look", {"colour_blind": True, "words": True})
    await malia.slash(general, "settings reminders", {"how": "off", "digest": True})
    await stage.restart()
    shown = (await malia.slash(general, "settings show")).text
    assert say.text("settings-reminders", how=say.message("settings-how-off")) in shown
    assert say.text("settings-quiet", start="22:30", end="08:00") in shown
    assert say.text("settings-look", palette="safe", picture="text", background="light") in shown
    assert say.text("settings-digest", choice=say.message("settings-choice-on")) in shown


async def test_time_zones_have_the_cities_of_the_users_language(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    general = (await malia.channel("general"))["id"]
    await stage.driver.set_locale("de", malia)
    for typed, zone in (("wien", "Europe/Vienna"), ("Kiew", "Europe/Kyiv"), ("vienna", "Europe/Vienna")):
        (first, *_) = await malia.complete(general, "settings hours", {"zone": typed}, "zone")
        assert first["value"] == zone, typed
        saved = await malia.slash(general, "settings hours", {"zone": typed})
        assert (await stage.store.user_settings.get(int(malia.id))).zone == zone
    assert first["name"] == "Wien (Europe/Vienna)"
    assert "Wien" in saved.text and "Vienna" not in saved.text
    with in_language("de"):
        hours = say.label("settings-hours")
    asked = await malia.press_label(saved.message, hours)
    assert next(fields(asked.modal))[1]["value"] == "Wien"
    await malia.fill(asked.modal, {"zone": "Wien", "start": "", "end": ""})
    assert (await stage.store.user_settings.get(int(malia.id))).zone == "Europe/Vienna"


async def test_time_zones_are_read_beside_the_event_loop_before_anybody_asks(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading them takes 50 to 110 ms in each language, the first time."""
    threads: list[int] = []

    def read() -> set[str]:
        threads.append(threading.get_ident())
        return available_timezones()

    monkeypatch.setattr(words, "_zones", read)
    monkeypatch.setattr(quiet_hours, "available_timezones", read)
    words._cities.cache_clear()
    quiet_hours.time_zones.cache_clear()
    await stage.restart()
    (malia,) = await stage.users("malia")
    general = (await malia.channel("general"))["id"]
    for language in sorted(installed_languages()):
        await stage.driver.set_locale({"en": "en-GB", "es": "es-ES"}.get(language, language), malia)
        assert await malia.complete(general, "settings hours", {"zone": "a"}, "zone")
        saved = await malia.slash(general, "settings hours", {"zone": "Europe/Vienna"})
        with in_language(language):
            asked = await malia.press_label(saved.message, say.label("settings-hours"))
        await malia.fill(asked.modal, {"zone": "Europe/Kyiv", "start": "", "end": ""})
    assert len(threads) == 1 + len(installed_languages()) and threading.get_ident() not in threads


@pytest.mark.parametrize("command", ["show", "reminders", "hours", "look"])
async def test_settings_without_options_open_controls(stage: Stage, command: str) -> None:
    (malia,) = await stage.users("malia")
    general = (await malia.channel("general"))["id"]
    page = await malia.slash(general, f"settings {command}")
    assert page.message["flags"] & 64
    menu, _languages = selects(page.message)
    assert [option["label"] for option in menu["options"] if option.get("default")] == [say.label("settings-how-ping")]
    page = await malia.choose_label(page.message, say.label("settings-how-dm"))
    assert page.update and say.text("settings-saved") in page.text
    for name in ("next_up", "digest", "colour_blind", "words", "dark"):
        page = await malia.press_label(page.message, say.label(f"settings-switch-{name}", state="off"))
        assert page.update
    person = await stage.store.user_settings.get(int(malia.id))
    assert (person.reminders, person.next_up, person.digest_due is not None) == ("dm", True, True)
    assert (person.colour_blind, person.text_only, person.dark) == (True, True, True)
    await malia.press_label(page.message, say.label("settings-switch-dark", state="on"))
    assert not (await stage.store.user_settings.get(int(malia.id))).dark


async def test_language_without_an_option_opens_a_menu_of_the_installed_ones(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    general = (await malia.channel("general"))["id"]
    page = await malia.slash(general, "settings language")
    assert page.message["flags"] & 64
    (menu,) = selects(page.message)
    names = sorted(map(language_name, installed_languages()))
    assert [option["label"] for option in menu["options"]] == [say.label("settings-language-discord"), *names]
    assert [option["label"] for option in menu["options"] if option.get("default")] == [menu["options"][0]["label"]]
    await malia.choose_label(page.message, language_name("de"))
    assert (await stage.store.user_settings.get(int(malia.id))).language == "de"
    page = await malia.slash(general, "settings language")
    assert [option["label"] for option in selects(page.message)[0]["options"] if option.get("default")] == ["Deutsch"]


async def test_quiet_hours_are_set_in_a_form(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    general = (await malia.channel("general"))["id"]
    page = await malia.slash(general, "settings hours")
    asked = await malia.press_label(page.message, say.label("settings-hours"))
    bad = await malia.fill(asked.modal, {"zone": "Athens", "start": "late", "end": "8"})
    assert say.text("settings-bad-hour", typed="late") in bad.text
    asked = await malia.press_label(page.message, say.label("settings-hours"))
    page = await malia.fill(asked.modal, {"zone": "Europe/Athens", "start": "22:30", "end": "8"})
    person = await stage.store.user_settings.get(int(malia.id))
    assert (person.zone, person.quiet_from, person.quiet_to) == ("Europe/Athens", 22 * 60 + 30, 8 * 60)
    page = await malia.press_label(page.message, say.label("settings-switch-time_runs", state="off"))
    assert (await stage.store.user_settings.get(int(malia.id))).clock_always_runs
    asked = await malia.press_label(page.message, say.label("settings-hours"))
    assert [field["value"] for _, field in fields(asked.modal)] == ["Athens", "22:30", "08:00"]
    await malia.fill(asked.modal, {"zone": "Europe/Athens", "start": "", "end": ""})
    assert (await stage.store.user_settings.get(int(malia.id))).quiet_hours is None


async def test_a_clock_without_options_opens_a_menu(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match, lobby = await stage.lobby(malia, "oracle")
    place = str(match.thread)
    live = clock_label(PRESETS[1])
    asked = await malia.slash(place, "table clock")
    assert says(asked.text, "clock-choose")
    await malia.choose_label(asked.message, live)
    assert (await stage.store.match(match.id)).clock == PRESETS[1]
    await theo.press_label(lobby, "Join")
    assert says((await theo.slash(place, "table clock")).text, "refused-not-host")
    await malia.press_label(lobby, "Start")
    match = await stage.until(match.id, lambda match: match.status is Status.PLAYING)
    assert (await ione.slash(place, "table clock")).text == say.text("games-none-yours")
    asked = await theo.slash(place, "table clock")
    (menu,) = selects(asked.message)
    assert [option["label"] for option in menu["options"] if option.get("default")] == [live]
    done = await theo.choose_label(asked.message, clock_label(PRESETS[2]))
    assert says(done.text, "done-asked")
    match = await stage.store.match(match.id)
    assert match.clock == PRESETS[1] and match.question is not None and match.question.is_open


async def test_a_panel_in_words_for_who_wants_it(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("gorgias", malia, theo)
    await malia.slash(str(match.thread), "settings look", {"words": True})
    panel = await malia.slash(str(match.thread), "hand")
    assert panel.message["attachments"] == []


async def test_a_vote_of_a_stranger_is_refused(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo)
    await malia.slash(str(match.thread), "table clock", {"minutes": 5})
    match = await stage.until(
        match.id, lambda match: match.question is not None and match.shown_version == match.version
    )
    board = await stage.board(match, ione)
    assert say.text("refused-not-asked") in (await ione.press_label(board, "Yes")).text
    unclear = await malia.slash(str(match.thread), "table clock", {"minutes": 5, "off": True})
    assert say.text("clock-unclear") in unclear.text
    twice = await theo.slash(str(match.thread), "table pause")
    assert say.text("refused-question-open") in twice.text
    no = await theo.press_label(board, "No")
    assert say.text("done-question-no") in no.text
    match = await stage.until(match.id, lambda match: match.shown_version == match.version)
    assert match.clock is None and match.status is Status.PLAYING
    assert says(texts(await stage.board(match, ione)), "question-said-no", name="Theo")


async def test_players_are_asked_for_a_seat_once_in_a_while_however_often_the_question_is_withdrawn(
    stage: Stage,
) -> None:
    malia, kleon = await stage.users("malia", "kleon")
    match, _ = await stage.lobby(malia, "gorgias")
    await stage.store.lobbies.add_computer(match.id, "computer", int(malia.id), "easy")
    match = await stage.store.lobbies.start(match.id, "start", int(malia.id))
    stage.bot.services.events.match_changed(match)
    await stage.until(match.id, lambda match: match.shown_version == match.version)
    general = await kleon.channel("general")
    asked = await kleon.slash(general["id"], "table join", {"table": str(match.id)})
    assert says(asked.text, "done-asked")
    match = await stage.store.match(match.id)
    question = match.question
    assert question is not None and question.is_open
    await stage.store.consent.answer(match.id, "withdraw", int(kleon.id), question.id, "withdrawn")
    again = await kleon.slash(general["id"], "table join", {"table": str(match.id)})
    assert say.text("refused-seat-asked") in again.text
    newer = await stage.store.match(match.id)
    assert newer.question_count == match.question_count


async def test_a_question_that_is_asked_and_withdrawn_again_and_again_pings_a_few_times(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    await stage.until(match.id, lambda match: match.shown_version == match.version)
    heard = await overhear(theo)

    def pinged() -> int:
        created = [data for event, data in heard if event == "MESSAGE_CREATE"]
        return sum(any(user["id"] == theo.id for user in data["mentions"]) for data in created)

    for number in range(MOST_QUESTIONS + 3):
        assert says((await malia.slash(str(match.thread), "table pause")).text, "done-asked")
        match = await stage.until(
            match.id, lambda match: match.question is not None and match.shown_version == match.version
        )
        await stage.settle()
        board = await stage.board(match, theo)
        assert "Yes" in [button["label"] for button in buttons(board)], "it stands on the board all the same"
        assert pinged() == min(number + 1, MOST_QUESTIONS)
        await malia.press_label(await stage.board(match, malia), say.label("question-withdraw"))
        await stage.until(match.id, lambda match: match.shown_version == match.version)
    assert says((await theo.slash(str(match.thread), "table pause")).text, "done-asked"), "others can still ask"
