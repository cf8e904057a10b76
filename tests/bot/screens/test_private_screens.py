"""Panels, standing orders, forms, options, rules, notes and completions."""

import json
from dataclasses import replace
from typing import Any

import pytest

from bot.interactions.custom_id_codec import parse_press
from bot.interactions.custom_ids import (
    Choose,
    Confirm,
    Details,
    KeepAsIs,
    OpenForm,
    OpenPath,
    OptionMenu,
    Panel,
    Play,
    SetOption,
    TakeBack,
    Topic,
    Topics,
    TypeOption,
    parse,
)
from bot.screens.drill import drill_of
from bot.screens.learning import find_topic, rules_screen, topic_completions, topics_of
from bot.screens.lobby import (
    lobby_screen,
    option_fields,
    option_form,
    options_screen,
    page_of,
    with_option,
    with_typed_option,
)
from bot.screens.panel import chosen_note, details_screen, panel_screen, refused_note, stale_note
from bot.screens.tables import confirm_screen
from bot.screens.typed_actions import InvalidInput, completions, find_action, form_for, read_form, read_line
from bot.ui.blocks import Button, Buttons, Menu, Picture, Screen, Text, TextField
from bot.ui.limits import check_choices, check_form, check_screen
from bot.ui.words import say, timestamp
from games.core.action import NOT_NOW, Illegal
from games.core.chance import Chance, Seeded
from games.core.game import Game
from games.core.presentation import Presentation
from games.core.registry import all_games, find_game
from games.core.words import Markdown
from games.core.words import say as games_say
from storage.match.model import LogEntry, Match, Status
from tests.bot.screens.agora.actions import Propose, Shout, Walk
from tests.bot.screens.agora.game import AGORA, PLAIN
from tests.bot.screens.agora.state import Moved
from tests.bot.screens.matches import MOMENT, match_of
from tests.bot.screens.walk import presses
from tests.messages import message_names, says

NAMES = ("Malia", "Themis", "Solon")


@pytest.fixture
def match() -> Match:
    state = AGORA.start(3, AGORA.Options(), Chance(Seeded(1).below))
    return match_of(AGORA, state, 3, names=NAMES)


def text_of(screen: Screen) -> str:
    return "\n".join(block.markdown for block in screen.blocks if isinstance(block, Text))


def number_of(match: Match, kind: type[Any]) -> int:
    return next(n for n, action in enumerate(drill_of(match, 0).offer.actions) if isinstance(action, kind))


STAKE = "What you stake on it"


# -- the panel ------------------------------------------------------------------------------------------------------


def test_a_panel_says_what_is_asked_what_is_held_and_what_has_changed(match: Match) -> None:
    screen = panel_screen(match, 0, note=Markdown("Something *new*.\nTwice."))
    title = say.text("panel-title", game="Agora", player="● Malia")
    said = text_of(screen)
    assert said.startswith(f"{title}\n> Something *new*.\n> Twice.\nChoose an action.")
    assert f"You hold card {match.state.hands[0]}." in said


def test_a_panel_has_its_parts_in_order(match: Match) -> None:
    """What happened, the question, the controls, what the player holds, and last the way to the rest."""
    news = [LogEntry(7, 1, MOMENT, None, (Moved(1, "a step"),), (None,), actor=1)]
    blocks = panel_screen(
        match, 0, note=Markdown("Recorded."), since=news, alert=Markdown("Hurry!"), can_undo=True
    ).blocks
    places = {
        "note": next(n for n, b in enumerate(blocks) if isinstance(b, Text) and b.markdown == "> Recorded."),
        "news": next(n for n, b in enumerate(blocks) if isinstance(b, Text) and say.text("panel-since") in b.markdown),
        "question": next(n for n, b in enumerate(blocks) if isinstance(b, Text) and "Hurry!" in b.markdown),
        "control": next(n for n, b in enumerate(blocks) if isinstance(b, Buttons | Menu)),
        "undo": next(n for n, b in enumerate(blocks) if has_press(b, TakeBack(77))),
        "hand": next(n for n, b in enumerate(blocks) if isinstance(b, Text) and "You hold card" in b.markdown),
        "picture": next(n for n, b in enumerate(blocks) if isinstance(b, Picture)),
        "details": next(n for n, b in enumerate(blocks) if has_press(b, Details(77))),
    }
    assert list(places.values()) == sorted(places.values())
    assert places["details"] == len(blocks) - 1 and has_press(blocks[-1], Panel(77))


def has_press(block: object, press: object) -> bool:
    return isinstance(block, Buttons) and any(isinstance(b, Button) and parse(b.id) == press for b in block.buttons)


def test_a_panel_says_when_it_was_made_and_a_finished_one_needs_not(match: Match) -> None:
    """A panel may stay on the screen for hours, so what it says must not sound like the present."""
    for seat in (0, 1):
        assert say.text("panel-as-of", at=timestamp(MOMENT)) in text_of(panel_screen(match, seat, made_at=MOMENT))
    ended = replace(match, status=Status.ENDED)
    assert not says(text_of(panel_screen(ended, 0, made_at=MOMENT)), "panel-as-of")


def test_the_rest_stands_behind_a_button_that_leads_back(match: Match) -> None:
    screen = details_screen(match, 0, since=[LogEntry(7, 1, MOMENT, None, (Moved(1, "a step"),), (None,), actor=1)])
    check_screen(screen)
    assert "a step" in text_of(screen) and "- turn: 0" in text_of(screen)
    assert presses(screen) == [Panel(77)]


def test_a_panel_of_one_who_waits_says_for_whom(match: Match) -> None:
    screen = panel_screen(match, 1)
    assert says(text_of(screen), "panel-waiting")
    assert f"You hold card {match.state.hands[1]}." in text_of(screen)
    (row,) = [block for block in screen.blocks if isinstance(block, Buttons)]
    assert [parse(button.id) for button in row.buttons if isinstance(button, Button)] == [Panel(77), Details(77)]


def test_a_picture_of_ones_own_marks_what_its_seat_was_told_since_it_acted(match: Match) -> None:
    def marked(*since: LogEntry) -> list[str]:
        (picture,) = [block for block in panel_screen(match, 0, since=since).blocks if isinstance(block, Picture)]
        return [json.loads(event)["what"] for event in picture.drawing.events]

    first = LogEntry(7, 1, MOMENT, None, (Moved(1, "a step"), Moved(1, "a secret"), Moved(1, "a hint")), (None, 1, 0))
    later = LogEntry(8, 1, MOMENT, None, (Moved(1, "a shout"),), (None,))
    undo = LogEntry(8, 1, MOMENT, None, (), (), steps_undone=1)
    assert marked(later, first) == ["a step", "a hint", "a shout"]
    assert marked(first, undo, replace(later, seq=9)) == ["a shout"], "what was taken back is no news"
    assert marked() == []


def test_a_picture_of_ones_own_is_private(match: Match) -> None:
    (picture,) = [block for block in panel_screen(match, 0).blocks if isinstance(block, Picture)]
    assert picture.private
    assert '"seat":0' in picture.drawing.view
    assert not [block for block in panel_screen(match, 0, text_only=True).blocks if isinstance(block, Picture)]


def test_a_panel_after_the_end_offers_nothing(match: Match) -> None:
    ended = replace(match, status=Status.ENDED, ending_json='{"kind": "ended", "by": 1, "by_name": "Zeno", "text": ""}')
    assert say.text("board-ended-by", name="Zeno") in text_of(panel_screen(ended, 0))
    assert presses(panel_screen(ended, 0)) == []
    assert completions(ended, 0, "") == []
    match.state.turn = 16
    over = replace(match, status=Status.OVER, outcome=AGORA.outcome(match.state))
    assert says(text_of(panel_screen(over, 0)), "board-over")
    assert presses(panel_screen(over, 0)) == []


def test_the_way_back_leads_to_where_one_came_from(match: Match) -> None:
    verbs = [kind.__name__ for kind, _ in drill_of(match, 0).verbs]
    place, carry = verbs.index("Place"), verbs.index("Carry")

    def backs(*path: int) -> list[tuple[int, ...]]:
        rows = [block for block in panel_screen(match, 0, path).blocks if isinstance(block, Buttons)]
        found = [parse(button.id) for button in rows[-1].buttons if isinstance(button, Button)]
        return [press.path for press in found if isinstance(press, OpenPath)]

    assert backs(place) == [()]
    assert backs(place, 3) == [(place,), ()]
    assert backs(carry, 3) == [()]  # the first menu of Carry stands on the first screen


# -- forms ----------------------------------------------------------------------------------------------------------


def test_a_form_asks_for_what_is_open_and_what_is_typed_comes_back(match: Match) -> None:
    index = number_of(match, Propose)
    form = form_for(match, 0, index)
    check_form(form)
    assert isinstance(parse(form.id), OpenForm)
    assert [field.id for field in form.fields] == ["motion", "stake"]
    assert read_form(match, 0, index, {"motion": " Build walls ", "stake": "7"}) == Propose(1, "Build walls", 7)
    assert read_line(match, 0, index, "Build walls | 7") == Propose(1, "Build walls", 7)
    shout = number_of(match, Shout)
    assert read_line(match, 0, shout, "a | b") == Shout("a | b")


@pytest.mark.parametrize(
    ("typed", "key", "known"),
    [
        ({"motion": "x", "stake": "many"}, "form-not-a-number", {"label": STAKE, "typed": "many"}),
        ({"motion": "x", "stake": "4.5"}, "form-not-a-number", {"label": STAKE, "typed": "4.5"}),
        ({"motion": "x", "stake": "9" * 5000}, "form-wrong", {"label": STAKE}),
        ({"motion": "x", "stake": "51"}, "form-wrong", {"label": STAKE}),
        ({"motion": "   ", "stake": "1"}, "form-empty", {"label": "The motion"}),
        ({"stake": "1"}, "form-empty", {"label": "The motion"}),
        ({"motion": "x" * 101, "stake": "1"}, "form-too-long", {"label": "The motion", "most": 100, "length": 101}),
        ({"motion": "x", "stake": "@everyone"}, "form-not-a-number", {"label": STAKE}),
    ],
)
def test_what_cannot_be_read_is_said_in_words(
    match: Match, typed: dict[str, str], key: str, known: dict[str, Any]
) -> None:
    with pytest.raises(InvalidInput) as caught:
        read_form(match, 0, number_of(match, Propose), typed)
    assert says(caught.value.words, key, **known)
    assert "@everyone" not in caught.value.words


def test_too_many_typed_things_are_refused(match: Match) -> None:
    with pytest.raises(InvalidInput, match="cannot be read"):
        read_line(match, 0, number_of(match, Propose), "a | 1 | 2")


def test_only_open_actions_have_forms(match: Match) -> None:
    for index in (0, 10**6):
        with pytest.raises(IndexError):
            form_for(match, 0, index)
        with pytest.raises(IndexError):
            read_form(match, 0, index, {})


# -- /act -----------------------------------------------------------------------------------------------------------


def test_completions_hold_all_typed_words_and_at_most_25(match: Match) -> None:
    everything = completions(match, 0, "")
    check_choices(everything)
    assert len(everything) == 25
    assert [label for label, _ in completions(match, 0, "OLIVE pick")] == ["Pick olive"]
    found = completions(match, 0, "carry 6 5")
    check_choices(found)
    assert [label for label, _ in found][:2] == ["Carry 5 6 False", "Carry 5 6 True"]
    assert completions(match, 0, "nonsense") == []
    (shout,) = completions(match, 0, "shout")
    assert shout[0] == "Shout…"
    assert isinstance(parse(shout[1]), OpenForm)
    assert completions(match, 1, "") == []
    assert completions(replace(match, state=None), 0, "") == []


def test_a_completion_names_one_action_of_one_moment(match: Match) -> None:
    offer = drill_of(match, 0).offer
    for label, value in completions(match, 0, "walk"):
        play = parse(value)
        assert isinstance(play, Play)
        assert isinstance(offer.actions[play.index], Walk), label
        assert offer.matches(play.turn, play.fingerprint)
        assert find_action(match, 0, value) == play


def test_words_typed_without_completion_count_when_they_are_clear(match: Match) -> None:
    offer = drill_of(match, 0).offer
    play = find_action(match, 0, "pick OLIVE")
    assert isinstance(play, Play)
    assert offer.actions[play.index].thing == "olive"  # type: ignore[attr-defined]
    exact = find_action(match, 0, "Trade 6")
    assert isinstance(exact, Play)
    assert offer.actions[exact.index].ware == 6  # type: ignore[attr-defined]
    for unclear in ("pick", "", "  ", "nothing like it", "s1:join:1"):
        assert find_action(match, 0, unclear) is None


# -- options --------------------------------------------------------------------------------------------------------


def test_every_option_can_be_set_by_its_menu() -> None:
    lobby = match_of(AGORA, None, 2)
    first, second = options_screen(lobby, 0), options_screen(lobby, 1)
    for screen in (first, second):
        check_screen(screen)
    menus = {parse(block.id): block for block in first.blocks if isinstance(block, Menu)}
    assert list(menus) == [OptionMenu(77, 0), OptionMenu(77, 1), OptionMenu(77, 2)]
    variant = menus[OptionMenu(77, 0)]
    assert [(option.label, option.selected) for option in variant.options] == [("short", True), ("The long one", False)]
    press = parse_press(variant.id, [variant.options[1].value])
    assert press == SetOption(77, 0, 1)
    assert with_option(lobby, 0, 1) == {**lobby.options, "variant": "long_form"}
    assert with_option(lobby, 1, 0)["fouling"] is True
    assert with_option(lobby, 2, 8)["rounds"] == 9
    rows = [block for block in (*first.blocks, *second.blocks) if isinstance(block, Buttons)]
    buttons = [parse(button.id) for row in rows for button in row.buttons if isinstance(button, Button)]
    assert TypeOption(77, 3) in buttons
    assert TypeOption(77, 4) in buttons
    assert [page_of(n) for n in range(5)] == [0, 0, 0, 0, 1]
    for forged in ((0, 2), (9, 0)):
        with pytest.raises(IndexError):
            with_option(lobby, *forged)


def test_an_option_that_is_typed_is_checked() -> None:
    lobby = match_of(AGORA, None, 2)
    check_form(option_form(lobby, 3))
    assert option_form(lobby, 3).fields[0].value == "100"  # type: ignore[union-attr]
    assert with_typed_option(lobby, 3, " 250 ")["coins"] == 250
    assert with_typed_option(lobby, 4, "Know yourself")["motto"] == "Know yourself"
    for option, text, key in (
        (3, "1001", "options-wrong"),
        (3, "a lot", "options-not-whole"),
        (3, "", "options-not-whole"),
        (3, "9" * 6000, "options-not-whole"),
        (4, "x" * 21, "options-wrong"),
    ):
        with pytest.raises(InvalidInput) as caught:
            with_typed_option(lobby, option, text)
        assert says(caught.value.words, key), caught.value.words


def test_a_long_option_has_room_in_its_form() -> None:
    """The length is the option's own, at most what a form of Discord holds; a long one is a paragraph."""
    ostrakon = find_game("ostrakon", 1)
    typed = "; ".join(f"A subject of some length, {k}" for k in range(10, 43))
    assert 900 < len(typed) <= 1000
    options = ostrakon.Options(subjects=typed).model_dump(mode="json")
    match = replace(match_of(ostrakon, None, 3), options=options)
    number = [setting.name for setting in option_fields(match)].index("subjects")
    form = option_form(match, number)
    check_form(form)
    (entry,) = form.fields
    assert isinstance(entry, TextField) and entry.long and entry.maximum == 1000 and entry.value == typed
    assert with_typed_option(match, number, f" {typed}\n")["subjects"] == typed
    with pytest.raises(InvalidInput):
        with_typed_option(match, number, typed + "; and more" * 20)
    empty = next(setting for setting in option_fields(match_of(ostrakon, None, 3)) if setting.name == "subjects")
    assert empty.label(empty.value) == "none" and not empty.value
    motto = option_form(match_of(AGORA, None, 2), 4).fields[0]
    assert isinstance(motto, TextField) and not motto.long and motto.maximum == 20
    check_screen(options_screen(match, page_of(number)))
    check_screen(lobby_screen(match))


# -- rules ----------------------------------------------------------------------------------------------------------


def test_every_topic_of_the_rules_is_found_with_an_honest_word_about_its_source() -> None:
    found: list[object] = []
    for page in (0, 1):
        screen = rules_screen(AGORA, page=page)
        check_screen(screen)
        menu = next(block for block in screen.blocks if isinstance(block, Menu))
        assert parse(menu.id) == Topics("agora", page)
        found += [parse_press(menu.id, [option.value]) for option in menu.options]
    assert found == [Topic("agora", number) for number in range(30)]
    for topic, source in ((3, "printed"), (4, "ruling"), (29, "reconstructed")):
        screen = rules_screen(AGORA, topic)
        check_screen(screen)
        origin = games_say.label("topic-origin", place=f"§ {topic}", source=source)
        assert say.text("rules-place", origin=origin) in text_of(screen)
    menu = next(block for block in rules_screen(AGORA, 3).blocks if isinstance(block, Menu))
    assert all(option.description and "§" not in option.description for option in menu.options), (
        "the text, not its place"
    )
    chosen = [o.label for b in rules_screen(AGORA, 29).blocks if isinstance(b, Menu) for o in b.options if o.selected]
    assert chosen == ["Topic 29"]
    assert text_of(rules_screen(AGORA, 999)) == text_of(rules_screen(AGORA))
    assert say.text("rules-none") in text_of(rules_screen(PLAIN))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_the_rules_open_with_five_topics_and_lead_on_from_each_to_the_next(game: Game[Any, Any]) -> None:
    topics = topics_of(game)
    assert [topic.quick for topic in topics] == [True] * 5 + [False] * (len(topics) - 5)
    for number in (None, *range(len(topics))):
        screen = rules_screen(game, number)
        check_screen(screen)
        onward = [
            parse(button.id)
            for block in screen.blocks
            if isinstance(block, Buttons)
            for button in block.buttons
            if isinstance(button, Button) and button.style == "primary"
        ]
        after = 0 if number is None else number + 1
        assert onward == ([Topic(game.name, after)] if after < len(topics) else [])
    opened = text_of(rules_screen(game))
    assert all(topic.title in opened and topic.text[:60] in opened for topic in topics[:5])


def test_topics_are_found_by_their_words() -> None:
    check_choices(topic_completions(AGORA, ""))
    assert topic_completions(AGORA, "TOPIC 29") == [("Topic 29", "29")]
    assert find_topic(AGORA, "29") == 29
    assert find_topic(AGORA, "topic 17") == 17
    assert find_topic(AGORA, "no such thing") is None
    assert find_topic(AGORA, " ") is None


# -- notes ----------------------------------------------------------------------------------------------------------


def test_notes_say_what_became_of_a_press(match: Match) -> None:
    olive = next(a for a in drill_of(match, 0).offer.actions if getattr(a, "thing", "") == "olive")
    assert chosen_note(drill_of(match, 0), olive) == say.text("note-chosen", action="Pick olive")
    assert chosen_note(drill_of(match, 0), Propose(1, "a **bold** plan", 3)) == say.text(
        "note-chosen", action="Propose 1"
    )
    assert say.text("note-stale") in stale_note(match, 0)
    assert stale_note(match, 1) == say.text("note-stale-waiting")
    assert "over" in stale_note(replace(match, status=Status.ENDED), 0)
    with message_names():
        assert refused_note(drill_of(match, 0), olive, Illegal(NOT_NOW)) == "refusal-not-now(action=Pick)"


@pytest.mark.parametrize("what", ["resign", "end", "leave", "cancel"])
def test_questions_name_the_game_and_both_answers(match: Match, what: Any) -> None:
    screen = confirm_screen(match, what)
    check_screen(screen)
    assert presses(screen) == [KeepAsIs(77), Confirm(77, what)], "what cannot be taken back is last"
    (row,) = [block for block in screen.blocks if isinstance(block, Buttons)]
    assert [button.style for button in row.buttons if isinstance(button, Button)] == ["primary", "secondary"]


def menus(screen: Screen) -> list[Menu]:
    return [block for block in screen.blocks if isinstance(block, Menu) and "Cancel" in block.placeholder]


def test_orders_are_listed_and_can_be_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of(AGORA, AGORA.start(3, AGORA.Options(), Chance(Seeded(1).below)), 3)
    seat = match.active[0]
    assert not menus(details_screen(match, seat))
    offered = match.rules.legal_actions(match.state, seat)
    orders = [("Never ask me *twice*", offered[1]), ("One that cannot be cancelled now", object())]
    monkeypatch.setattr(Presentation, "standing", lambda words, view: orders)
    screen = details_screen(match, seat)
    check_screen(screen)
    said = "\n".join(block.markdown for block in screen.blocks if isinstance(block, Text))
    assert "Never ask me \\*twice\\*" in said and "One that cannot" in said
    (menu,) = menus(screen)
    (option,) = menu.options
    assert isinstance(parse(menu.id), Choose)
    press = parse_press(menu.id, [option.value])
    assert isinstance(press, Play) and press.index == 1
