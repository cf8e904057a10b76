"""Texts: labels, log lines, the position, the hand within its limits, and the lesson of every argument card."""

import re
from pathlib import Path

import pytest

from games.core.action import Action
from games.core.chance import Chance, Seeded
from games.core.values import Event
from games.core.words import in_language, languages_of
from games.philosophia import actions
from games.philosophia.actions import (
    Argue,
    Bid,
    InitiateDebate,
    Move,
    Observe,
    OfferToAthena,
    PassDebate,
    PlayArgument,
    PlayOracleCard,
    ProgressTimeline,
    TakeBonus,
    Tutor,
    Wish,
)
from games.philosophia.content import (
    BONUS_BAGS,
    BONUSES,
    FIRST_SYLLOGISM,
    KIND_NAMES,
    KIND_OF,
    LAND,
    MOIRAI,
    ORACLE_CARDS,
    PLACE_NAMED,
    REQUESTS,
    SIDES,
    SOPHISTRIES,
    SYLLOGISMS,
    WORD_OF_ZEUS,
)
from games.philosophia.presentation.labels import verb
from games.philosophia.presentation.topics import topics
from games.philosophia.rules.debate import begin_final_debate
from games.philosophia.rules.labyrinth import HOLDINGS
from games.philosophia.state import NONE, State
from games.philosophia.words import (
    about_argument,
    argument_lesson,
    argument_name,
    counted,
    explained,
    oracle_effect,
    oracle_name,
    philosopher_name,
    place_name,
    said,
    say,
    short_place,
    shortened,
)
from tests.games.philosophia.table import GAME, MP, NAMES, PETITIO, Table, argument, bonus, oracle, place
from tests.messages import message_names, says


def test_every_reason_in_the_rules_has_a_sentence() -> None:
    folder = Path(actions.__file__).parent
    reasons = set()
    for path in folder.glob("*.py"):
        for body in re.findall(r"def obstacle\(.*?(?=\n    def |\n@|\Z)", path.read_text("utf-8"), re.S):
            reasons |= set(re.findall(r'"([a-z_]+)"', body))
    reasons -= {"act", "doves", "move", "rest"}
    assert reasons and not [each for each in reasons if f"because-{each.replace('_', '-')}" not in say]


def test_every_verb_has_a_label() -> None:
    assert len({verb(action) for action in GAME.actions}) == len(GAME.actions)


@pytest.mark.slow
def test_every_event_has_its_line() -> None:
    told: dict[str, str] = {}
    words = GAME.presentation(NAMES)
    for seed in range(6):
        chance = Chance(Seeded(seed).below)
        options = GAME.Options(prove_knowledge=True, real_debate=("off", "spoken", "judged")[seed % 3])
        state: State = GAME.start(6 if seed else 2, options, chance)
        for _ in range(2500):
            if not (active := GAME.active_seats(state)):
                break
            action = chance.pick(GAME.legal_actions(state, active[0]))
            filled = GAME.fill(GAME.view(state, active[0]), action, chance)
            step = GAME.apply(state, active[0], filled, chance)
            state = step.state
            for each in step.events:
                told[type(each.event).__name__] = words.tell(each.event)
    assert all(told.values()), [name for name, line in told.items() if not line]
    assert len(told) > 0.75 * len(GAME.events)
    assert all(line[0].isupper() or not line[0].isalpha() for line in told.values())


def test_the_text_form_names_every_place_and_player() -> None:
    table = Table("Plato", "Homer", "Socrates", "Sophocles")
    table.build(1, "Knossos")
    table.follow(2, "Knossos")
    text = GAME.presentation(NAMES[:4]).text(GAME.view(table.state, None))
    for at in SIDES["B"]:
        assert said(short_place(at)) in text
    for seat, name in enumerate(("Plato", "Homer", "Socrates", "Sophocles")):
        assert NAMES[seat] in text and name in text
    assert "Knossos (?, school ■, followers ▲)" in text
    assert "1194 BC" in text and "Athena" in text


def test_the_hand_shows_cards_request_and_teachings() -> None:
    table = Table("Socrates", "Homer")
    table.hold(0, "The Bronze Gong")
    text = GAME.presentation(NAMES[:2]).hand(GAME.view(table.state, 0))
    assert "Olympic Request" in text and "The Bronze Gong" in text and "Apology 38a" in text
    assert "Arguments (2)" in text
    assert GAME.presentation(NAMES[:2]).hand(GAME.view(table.state, None)) == ""


def test_cards_explain_themselves_in_a_debate() -> None:
    from games.philosophia.actions import InitiateDebate
    from tests.games.philosophia.table import MP, PETITIO

    table = Table("Plato", "Homer")
    table.hand(0, PETITIO, 2)
    table.hand(1, MP)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    words = GAME.presentation(NAMES[:2])
    assert "Loses to Syllogisms" in words.describe(GAME.view(table.state, 0), PlayArgument(PETITIO))
    table.do(PlayArgument(PETITIO))
    view = GAME.view(table.state, 1)
    assert words.describe(view, PlayArgument(MP)) == "Beats it (Syllogism). If P then Q; P; therefore Q."
    assert said(argument_lesson(PETITIO)) in words.prompt(view)


@pytest.mark.parametrize("action", [Tutor(), Move(0, 0)])
def test_who_is_not_asked_hears_for_whom_to_wait(action: object) -> None:
    table = Table("Plato", "Homer")
    view = GAME.view(table.state, 1)
    refused = GAME.presentation(NAMES[:2]).refusal(view, action, "not_active")  # type: ignore[arg-type]
    assert refused == "It isn't your turn to act. Wait for Caro."


def test_in_the_acropolis_a_standard_action_is_refused_with_the_place() -> None:
    table = Table("Plato", "Homer")
    table.act_at("Parthenon")
    with message_names():
        refused = GAME.presentation(NAMES[:2]).refusal(GAME.view(table.state, 0), Tutor(), "not_now")
    assert refused == "when-acropolis(place=place-parthenon.at)"


def test_the_tutor_says_what_it_earns_and_the_timeline_to_which_year() -> None:
    table = Table("Plato", "Aristotle")
    words = GAME.presentation(NAMES[:2])
    for seat, earned in ((0, 2), (1, 3)):
        table.player(seat).wisdom = [1]
        label = say.label("label-tutor", coins=counted("coins", earned))
        assert words.label(GAME.view(table.state, seat), Tutor()) == label, "Aristotle earns one more"
    for hourglass, year in ((0, "776 BC"), (5, "399 BC"), (7, "146 BC")):
        table.state.hourglass = hourglass
        assert words.label(GAME.view(table.state, 0), ProgressTimeline()) == f"Progress the Timeline to {year}"


def test_topics_mark_what_is_printed_and_what_is_ours() -> None:
    found = GAME.presentation(NAMES).topics
    assert {each.source for each in found} == {"printed", "ruling", "reconstructed"}
    assert len({each.title for each in found}) == len(found) > 40
    assert all(each.place for each in found)


def test_the_moirai_are_called_by_name() -> None:
    chance = Chance(Seeded(1).below)
    state: State = GAME.start(1, GAME.Options(), chance)
    text = GAME.presentation(["Caro"]).text(GAME.view(state, 0))
    assert "the Moirai" in text and said(philosopher_name(state.players[1].philosopher)) in text
    assert place("Sparta") == 0 and len(ORACLE_CARDS) == 19


@pytest.mark.parametrize(
    ("philosopher", "action", "label"),
    [
        ("Plato", Observe(2, 0), "Take up to 2 Sophistry cards"),
        ("Plato", Observe(0, 1), "Take 1 Syllogism card"),
        ("Socrates", Observe(0, 2), "Take up to 2 Syllogism cards"),
    ],
)
def test_observing_promises_no_more_than_a_short_deck_may_hold(philosopher: str, action: Observe, label: str) -> None:
    """R15; the same words with a full deck, for how many cards are left in one is a secret."""
    for left in (30, 1):
        table = Table(philosopher, "Homer")
        del table.state.sophistry[left:], table.state.syllogism[left:]
        table.act_at("Odeon of Herodes Atticus")
        assert action in table.offers(Observe)
        assert GAME.presentation(NAMES[:2]).label(GAME.view(table.state, 0), action) == label


def test_the_hand_counts_for_the_olympic_request_what_the_rules_count() -> None:
    table = Table("Plato", "Homer")
    table.give_tokens(0, "Sparta", "Elis", "Knossos")
    table.follow(0, "Sparta", "Rhodes")
    table.build(0, "Sparta")
    table.hold(0, "The Bronze Gong")
    me = table.player(0)
    me.coins, me.builders, me.wins, me.wisdom = 7, 3, 1, [0, 2]
    seen = GAME.view(table.state, 1).players[0]
    assert all(count(seen) == count(me) for count in HOLDINGS.values())
    me.request = next(i for i, each in enumerate(REQUESTS) if each.god == "zeus")
    hand = GAME.presentation(NAMES[:2]).hand(GAME.view(table.state, 0))
    assert "2/9" in hand and "7/8" in hand and "2/3 wisdom cards" in hand


@pytest.mark.parametrize("language", sorted(languages_of("games.philosophia")))
def test_what_a_player_has_reads_on_after_their_name_and_a_colon(language: str) -> None:
    table = Table("Plato", "Homer")
    with in_language(language):
        (first, *_) = GAME.presentation(NAMES[:2]).scores(GAME.view(table.state, None))
    assert first and ":" not in first


def test_the_alternative_text_names_those_alone_who_have_most_labyrinth_tokens() -> None:
    table = Table("Plato", "Homer", "Socrates")
    words = GAME.presentation(NAMES[:3])
    assert "Labyrinth" not in words.alt(GAME.view(table.state, None))
    table.player(0).labyrinth, table.player(1).labyrinth = 1, 2
    assert words.alt(GAME.view(table.state, None)).count("Ali has the most Labyrinth Tokens: 2.") == 1
    table.player(2).labyrinth = 2
    assert words.alt(GAME.view(table.state, None)).count(". Ali and Rosa have the most Labyrinth Tokens: 2.") == 1


def test_a_place_tells_whose_school_takes_the_fee() -> None:
    table = Table("Plato", "Homer")
    table.build(0, "Sparta")
    words = GAME.presentation(NAMES[:2])
    move = Move(KIND_OF[place("Sparta")], place("Sparta"))
    own, other = (words.describe(GAME.view(table.state, seat), move) for seat in (0, 1))
    assert "your school" in own and "Caro" not in own
    assert "your school" not in other and "Caro's school" in other


def test_the_hand_tells_of_a_study_token() -> None:
    table = Table("Plato", "Homer")
    words = GAME.presentation(NAMES[:2])
    assert say.label("study-token") not in words.hand(GAME.view(table.state, 0))
    table.player(0).study = True
    purse = words.hand(GAME.view(table.state, 0)).splitlines()[0]
    assert purse.startswith("**You have**") and say.label("study-token") in purse


MOST = 1990
ALL_SOPHISTRY_CARDS = list(range(40))
EVERYTHING = [*ALL_SOPHISTRY_CARDS, 40, 40, 41, 42, 43, 44]
LONG = ["b." * 96, "*" * 193, "Know *that*. " * 14]
"""Wisdom cards of a host as long as they may be, of signs that take twice their room once they are defused."""


def hand_of(cards: list[int], oracle: tuple[str, ...] = (), teachings: tuple[str, ...] = ()) -> str:
    table = Table("Plato", "Homer")
    table.player(0).hand = list(cards)
    table.hold(0, *oracle)
    table.state.teachings[1] = list(teachings)
    return GAME.presentation(NAMES[:2]).hand(GAME.view(table.state, 0))


def names_in(text: str) -> list[str]:
    """The arguments that are listed by their name alone."""
    return [
        name.removeprefix("2x ")
        for line in text.splitlines()
        if " (explained in /rules:" in line
        for name in line.removeprefix("- ").partition(" (explained in /rules:")[0].split(", ")
    ]


def test_a_hand_with_room_tells_everything() -> None:
    text = hand_of([0, 1, 40, 40], ("The Bronze Gong",))
    for card in (0, 1):
        assert f"- {said(explained(card))}" in text
    assert f"- 2x {said(explained(40))}" in text and "The Bronze Gong (Dodona): Take 3 Sophistry" in text
    assert not says(text, "games.philosophia:hand-arguments-more") and "(explained in /rules:" not in text


@pytest.mark.parametrize("held", [12, 20, 30, 45])
def test_what_has_no_room_for_its_lesson_is_named(held: int) -> None:
    text = hand_of(EVERYTHING[:held])
    assert len(text) <= MOST and f"Arguments ({held})" in text
    named = names_in(text)
    told = [card for card in set(EVERYTHING[:held]) if said(explained(card)) in text]
    names = [said(argument_name(card)) for card in set(EVERYTHING[:held])]
    assert sorted(named + [said(argument_name(card)) for card in told]) == sorted(names)
    assert not says(text, "games.philosophia:hand-arguments-more"), "all of them are named"


def test_what_cannot_be_named_is_counted_and_found_elsewhere() -> None:
    text = hand_of(EVERYTHING, ("The Word of Zeus", "The Bronze Gong", "The Lost Road"), tuple(LONG))
    assert len(text) <= MOST
    named = names_in(text)
    kinds = [said(argument_name(card)) for card in [*dict.fromkeys(EVERYTHING), 45]]
    assert named == kinds[: len(named)], "whole names, in their order"
    more = re.search(r"- and (\d+) more kinds \(in a debate, the menu lists them all", text)
    assert more and int(more[1]) == len(kinds) - len(named)
    assert text.rstrip().endswith("Know \\*that\\*\\."), "what stands at the end is whole too"
    for card in ("The Word of Zeus", "The Bronze Gong", "The Lost Road"):
        assert card in text


def test_oracle_cards_are_named_where_their_effects_have_no_room() -> None:
    names = (
        "The Pythia Speaks",
        "Know Thyself",
        "The Bronze Gong",
        "The Sacred Oak",
        "The Lost Road",
        "Nothing in Excess",
    )
    text = hand_of(EVERYTHING, names, tuple(LONG))
    assert len(text) <= MOST
    for name in names:
        assert name in text
    effects = [said(oracle_effect(card)) in text for card in range(19) if said(oracle_name(card)) in names]
    assert not all(effects) and says(text, "games.philosophia:hand-oracle-named")


def test_a_shopping_list_is_counted_in_its_order() -> None:
    table = Table("Plato", "Homer")
    table.crown(0, 1)
    table.player(0).coins = 30
    table.act_at("Temple of Wingless Victory")
    table.state.hourglass = 7
    table.do(ProgressTimeline())
    for card in (1, 1, 0, 0, 0, 1):
        table.do(Wish(card), seat=0)
    text = GAME.presentation(NAMES[:2]).hand(GAME.view(table.state, 0))
    assert "**Your list:** 2 Syllogism cards, then 3 Sophistry cards, then 1 Syllogism card." in text


@pytest.mark.parametrize(
    ("text", "most", "short"),
    [
        ("one two three", 13, "one two three"),
        ("one two three", 12, "one two…"),
        ("one two three", 8, "one two…"),
        ("one two three", 7, "one…"),
        ("unbroken" * 9, 30, "unbroken" * 3 + "unbro…"),
    ],
)
def test_words_are_shortened_between_words(text: str, most: int, short: str) -> None:
    assert shortened(text, most) == short and len(short) <= most


CRUMENAM = argument("Argumentum ad Crumenam")
LESSON = "It calls a claim true because a rich person made it."


def debating() -> Table:
    table = Table("Plato", "Homer")
    table.hand(0, CRUMENAM, PETITIO)
    table.hand(1, MP, 3)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    return table


@pytest.mark.parametrize("kind", [PlayArgument, Argue])
def test_a_card_explains_itself_before_it_is_played(kind: type[Action]) -> None:
    words, view = GAME.presentation(NAMES[:2]), GAME.view(debating().state, 0)
    assert words.describe(view, kind.of(CRUMENAM)) == f"Loses to Syllogisms. {LESSON}"
    assert words.describe(view, kind.of(MP)) == "Beats Sophistry, MT, DS. If P then Q; P; therefore Q."


def test_an_answer_says_how_it_answers_and_explains_itself() -> None:
    table = debating()
    table.do(PlayArgument(CRUMENAM))
    words, view = GAME.presentation(NAMES[:2]), GAME.view(table.state, 1)
    assert words.describe(view, PlayArgument(MP)) == "Beats it (Syllogism). If P then Q; P; therefore Q."
    assert words.describe(view, PlayArgument(3)).startswith("Ties with it (Sophistry). It answers a charge")


def test_no_lesson_is_cut_off_in_a_menu() -> None:
    for card in range(WORD_OF_ZEUS + 1):
        for led in range(-1, WORD_OF_ZEUS + 1):
            about = about_argument(card, led)
            assert about.endswith(said(argument_lesson(card))) and len(about) <= 100


def test_the_hand_explains_its_cards() -> None:
    table = debating()
    table.hand(0, CRUMENAM, MP, MP)
    hand = GAME.presentation(NAMES[:2]).hand(GAME.view(table.state, 0))
    assert "**Arguments (3):**" in hand and f"- Argumentum ad Crumenam (Sophistry): {LESSON}" in hand
    assert "- 2x Modus Ponens (Syllogism): If P then Q; P; therefore Q." in hand


def test_in_a_large_hand_as_many_as_have_room_are_explained_and_all_are_named() -> None:
    table = Table("Plato", "Homer")
    table.hand(1)
    table.hand(0, *range(40))
    table.hold(0, "The Bronze Gong", "The Sacred Oak", "The Flight of Doves", "The Lost Road")
    hand = GAME.presentation(NAMES[:2]).hand(GAME.view(table.state, 0))
    assert len(hand) <= 2000 and all(said(argument_name(card)) in hand for card in range(len(SOPHISTRIES)))
    assert "/rules" in hand and "Locked" in hand, "nothing of what stands below it is lost"
    table.hand(0, *range(5))
    hand = GAME.presentation(NAMES[:2]).hand(GAME.view(table.state, 0))
    assert all(said(argument_lesson(card)) in hand for card in range(5)) and "/rules" not in hand


def test_the_public_text_and_the_log_explain_the_cards_on_the_table() -> None:
    table = debating()
    words = GAME.presentation(NAMES[:2])
    led = table.do(PlayArgument(CRUMENAM))
    assert LESSON in words.text(GAME.view(table.state, None))
    assert LESSON not in words.tell(led[0]), "the table shows it, and the one who has to answer reads it"
    assert words.tell(table.do(PlayArgument(MP))[0]).endswith("If P then Q; P; therefore Q.")


def test_every_argument_card_can_be_looked_up_in_the_rules() -> None:
    found = topics()
    text = "\n".join(each.text for each in found)
    for card in range(FIRST_SYLLOGISM + len(SYLLOGISMS)):
        bid = f" ({SOPHISTRIES[card].bid})" if card < FIRST_SYLLOGISM else ""
        assert f"- {said(argument_name(card))}{bid}: {said(argument_lesson(card))}" in text
    assert all(len(each.text) < 3500 for each in found)
    assert len(found) <= 50, "two pages of the menu"


def test_the_rules_page_has_tables_of_the_places_tokens_and_moirai_cards() -> None:
    places, bonuses, moirai = [each.table for each in topics() if each.table]
    named = [name for row in places[1:] for column in row[1:] for name in column.split(", ") if name]
    assert sorted(named) == sorted(said(place_name(each)) for each in range(LAND))
    counts = [tuple(str(bonus.tokens[kind]) for kind in KIND_NAMES) for bonus in BONUSES]
    assert [row[1:] for row in bonuses[1:]] == [*counts, tuple(str(len(bag)) for bag in BONUS_BAGS)]
    assert [row[0] for row in moirai[1:]] == [said(place_name(PLACE_NAMED[card.place])) for card in MOIRAI]
    for what, count, level in (("schools", 1, 3), ("coins", 3, 1), ("wisdom", 1, 2), ("syllogism", 2, 3)):
        assert any(said(counted(what, count)) in row[level].split(", ") for row in moirai)


def lines_of(table: Table, events: list[Event]) -> list[str]:
    """The names of the lines that everybody reads of these events."""
    public = [told.event for told in table.told if told.to is None]
    words = GAME.presentation(NAMES)
    with message_names():
        return [words.tell(event).partition("(")[0] for event in events if event in public]


@pytest.mark.parametrize("gives", ["coins", "sophistry", "builders"])
def test_a_bonus_is_one_line_of_the_log(gives: str) -> None:
    table = Table("Plato", "Homer")
    table.token("Samos", bonus(gives, 2 if gives == "coins" else 1))
    table.move("Samos")
    assert lines_of(table, table.do(TakeBonus())) == ["log-bonus"]


@pytest.mark.parametrize("card", ["The Sacred Treasuries", "The Bronze Gong", "Know Thyself"])
def test_an_oracle_card_that_gives_something_is_one_line_of_the_log(card: str) -> None:
    table = Table("Plato", "Homer")
    table.hold(0, card)
    assert lines_of(table, table.do(PlayOracleCard(oracle(card), NONE))) == ["log-card-played"]


def test_a_disk_that_gives_something_is_told_by_the_bids_alone() -> None:
    table = Table("Plato", "Homer")
    table.top_disk("Athena's Silver")
    table.act_at("Parthenon")
    table.do(OfferToAthena(False))
    table.do(Bid(0), seat=0)
    assert lines_of(table, table.do(Bid(0), seat=1)) == ["log-bids"]


def test_the_result_of_a_final_debate_shows_the_piles() -> None:
    table = Table("Plato", "Homer")
    table.crown(0, 1)
    table.hand(0, PETITIO)
    table.hand(1, MP)
    begin_final_debate(table.state)
    for action in (PlayArgument(MP), PlayArgument(PETITIO), PassDebate(), PassDebate()):
        table.do(action)
    outcome = GAME.outcome(table.state)
    assert outcome
    with message_names():
        said_then = GAME.presentation(NAMES[:2]).result(GAME.view(table.state, None), outcome)
    assert said_then.startswith("result-final-debate(") and "result-piles(" in said_then
    assert "result-player(count=2, name=Ali)" in said_then and "result-player(count=0, name=Caro)" in said_then


def test_the_result_of_a_game_without_a_final_debate_shows_the_labyrinth_tokens() -> None:
    table = Table("Plato", "Homer")
    table.crown(0)
    table.state.hourglass = 7
    table.act_at("Temple of Wingless Victory")
    table.do(ProgressTimeline())
    outcome = GAME.outcome(table.state)
    assert outcome
    with message_names():
        said_then = GAME.presentation(NAMES[:2]).result(GAME.view(table.state, None), outcome)
    assert said_then.startswith("result-alone(") and "result-tokens(" in said_then


def test_no_line_of_a_debate_begins_with_a_small_letter() -> None:
    """The Moirai's name begins with an article, and they lead in the debates of the solo game."""
    words, chance = GAME.presentation(NAMES[:1]), Chance(Seeded(1).below)
    state = GAME.start(1, GAME.Options(), chance)
    lines: set[str] = set()
    while (seats := GAME.active_seats(state)) and not lines:
        action = GAME.fill(GAME.view(state, seats[0]), GAME.rollout_action(state, seats[0], chance), chance)
        state = GAME.apply(state, seats[0], action, chance).state
        view = GAME.view(state, None)
        if view.debate is not None and view.debate.led != NONE and view.debate.attacker != 0:
            lines = set(words.text(view).split("\n"))
    moirai = say.label("moirai")
    assert any(line.startswith(moirai[0].upper() + moirai[1:]) for line in lines)
    assert not any(line.startswith(moirai) for line in lines)
