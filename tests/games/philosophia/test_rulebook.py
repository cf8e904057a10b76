"""Every sentence, ruling and example of the guidebook has its tests (`rulebook.toml`); the thirteen examples."""

import json
import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from games.core.chance import Chance, Seeded
from games.philosophia import content
from games.philosophia.actions import (
    Argue,
    Bid,
    BuildSchool,
    CollectLabyrinthToken,
    CollectOracleCard,
    CreateFollowing,
    InitiateDebate,
    KeepOracleCard,
    Observe,
    OfferToAthena,
    PassDebate,
    PlayArgument,
    TakeBonus,
    Tutor,
    UseSophist,
)
from games.philosophia.content import FIRST_SYLLOGISM, LIMITS, PHILOSOPHERS, REQUESTS, RESULT, disk
from games.philosophia.presentation.topics import topics
from games.philosophia.rules.debate import begin_debate, begin_final_debate
from games.philosophia.rules.labyrinth import FOLLOWINGS, OLYMPIC, SCHOOLS, TRAVEL, claimable_ways
from games.philosophia.state import PhilosophiaOptions, WisdomCard
from games.philosophia.words import counted, said
from tests.games.philosophia.table import (
    CD,
    DD,
    GAME,
    MP,
    MT,
    NON_SEQUITUR,
    PETITIO,
    Table,
    argument,
    bonus,
    human_tutors,
    next_card,
    place,
    solo,
)
from tests.games.rulebook import Rulebook

BOOK = Rulebook(Path(__file__).parent)


def test_every_test_that_the_table_names_exists() -> None:
    BOOK.check(70 + 59 + 13)


def test_the_table_has_every_ruling_example_and_page() -> None:
    assert list(BOOK.rulings) == [f"R{k}" for k in range(1, 44)] + [f"S{k}" for k in range(1, 16)]
    listed = re.findall(r"^\| ([RS]\d+) \| \S", BOOK.page, re.MULTILINE)
    assert sorted(listed) == sorted([*BOOK.rulings, *BOOK.numbered["ours"]]), "on the rules page"
    assert list(BOOK.numbered["examples"]) == [f"G{k}" for k in range(1, 14)]
    pages = " ".join(name.split()[0] for name in BOOK.sections)
    assert pages == "p3 p5 p6 p7-8 p9 p10 p11 p12 p13 p14 p15 p16"


def test_every_test_that_is_named_after_a_ruling_or_an_example_is_in_the_table_for_it() -> None:
    held = {key: names for part in BOOK.numbered.values() for key, names in part.items()}
    for name in BOOK.tests:
        key = name.split("_")[1].upper()
        assert key not in held or name in held[key], name


def test_r44_is_described_with_the_longest_game_that_was_measured() -> None:
    """Not as if no game came near it."""
    measured = Path(__file__).parents[3] / "benchmarks" / "measured"
    results = [
        each for path in measured.glob("philosophia-ways-*.json") for each in json.loads(path.read_text("utf-8"))
    ]
    longest = max(each["rounds"]["longest"] for each in results)
    topic = next(each.text for each in topics() if each.place == "Ruling R44")
    assert f"{LIMITS.rounds} rounds" in topic and f"took {longest}." in topic


def test_r46_the_start_kits_are_in_the_rules_and_five_deviate() -> None:
    topic = next(each.text for each in topics() if "R46" in each.place)
    notes = {
        "aristotle": {"coins": 1, "builders": 1, "sophistry": 1},
        "homer": {"coins": 1, "sophistry": 2, "sophists": 1},
        "plato": {"coins": 2, "builders": 1, "syllogism": 1},
        "heraclitus": {"coins": 2, "sophistry": 2, "syllogism": 1},
        "sophocles": {"coins": 2, "sophists": 1, "sophistry": 2},
    }
    deviating = (Path(content.__file__).with_name("content.toml")).read_text("utf-8").split("[[philosophers]]")
    for each in PHILOSOPHERS:
        (row,) = [line for line in topic.splitlines() if line.startswith(f"- **{each.name.capitalize()}**")]
        assert all(said(counted(what, count)) in row for what, count in each.kit.items())
        table = next(text for text in deviating if f'name = "{each.name}"' in text)
        assert ("R46" in table) == (each.name in notes)
        assert each.kit != notes.get(each.name)


# -- sentences that have no test elsewhere -------------------------------------------------------------------------


def test_p6_coins_are_not_limited() -> None:
    """The box holds 35 coins; more are to be had."""
    table = Table("Plato", "Homer")
    table.player(0).coins, table.player(1).coins = 40, 40
    table.act_at("Thebes")
    table.do(Tutor())
    assert table.player(0).coins == 41


def test_r9_the_starts_of_philosophers_not_in_play_get_a_token() -> None:
    state = Table("Plato", "Homer").state
    assert state.tokens[place("Ephesus")] == place("Ephesus"), "Heraclitus is not here"
    assert state.tokens[place("Megara")] == -1 and state.tokens[place("Smyrna")] == -1


def test_r17_what_is_left_of_an_oracle_is_shuffled() -> None:
    """A deck is a bag: chance says which card a disk takes from the top, whatever the one before has looked through."""
    tops = set()
    for draw in range(5):
        table = Table("Plato", "Homer")
        table.act_at("Delphi")
        table.do(CollectOracleCard())
        table.do(table.offers(KeepOracleCard)[0])
        left = set(table.state.oracle[0])
        table.state.turn = 1
        table.top_disk("Delphic Influence")
        table.act_at("Parthenon")
        table.do(OfferToAthena(False))
        table.do(Bid(0), seat=0)
        table.do(Bid(1), draw, seat=1)
        (top,) = table.player(1).oracle
        assert top in left and set(table.state.oracle[0]) == left - {top}
        tops.add(top)
    assert len(tops) == 5


def test_r27_followings_and_schools_count_as_they_stand() -> None:
    table = Table("Plato", "Homer")
    player = table.player(0)
    player.request = next(i for i, each in enumerate(REQUESTS) if each.god == "poseidon")
    table.give_tokens(0, "Ithaca", "Knossos")
    player.coins, player.followers, player.schools = 10, 1, 1
    table.act_at("Thebes")
    assert CollectLabyrinthToken(OLYMPIC) in table.offers(CollectLabyrinthToken)
    player.followers = 2  # a sophist has sent one home that was there before
    assert table.refused(CollectLabyrinthToken(OLYMPIC)) == "request_unmet"


def test_r39_chance_says_who_begins() -> None:
    firsts = {GAME.start(4, PhilosophiaOptions(), Chance(Seeded(seed).below)).first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}


def test_r42_no_hand_is_too_large() -> None:
    table = Table("Plato", "Homer")
    table.hand(0, *range(30))
    table.act_at("Odeon of Herodes Atticus")
    table.do(Observe(0, 1) if Observe(0, 1) in table.offers(Observe) else table.offers(Observe)[0])
    assert len(table.player(0).hand) >= 31
    assert len(GAME.presentation(["A", "B"]).hand(GAME.view(table.state, 0))) < 2000


def test_s4_a_bonus_they_cannot_use_is_kept_without_effect() -> None:
    table = solo()
    table.token("Argos", bonus("builders"))
    next_card(table, "Argos")
    human_tutors(table, 0, 1)
    assert table.player(1).builders == 1 and table.state.schools[place("Argos")] == -1


def card(name: str, teaching: str, where: str = "") -> WisdomCard:
    return WisdomCard(philosopher=name, teaching=teaching, place=where)  # type: ignore[arg-type]


def test_p14_a_file_of_wisdom_cards_replaces_those_of_its_philosophers() -> None:
    cards = (card("Plato", "One thing.", "Republic 514a"), card("Plato", "Another."), card("Plato", "A third."))
    table = Table("Plato", "Homer", wisdom=cards)
    hand = GAME.presentation(["A", "B"]).hand(GAME.view(table.state, 0))
    hand = hand.replace("\\", "")  # what a host wrote is defused
    assert "One thing. (Republic 514a)" in hand and "Another." in hand
    assert "Odyssey" in GAME.presentation(["A", "B"]).hand(GAME.view(table.state, 1)), "Homer keeps the game's own"
    with pytest.raises(ValidationError, match="Plato has 2 cards but needs 3"):
        PhilosophiaOptions(wisdom=cards[:2])
    with pytest.raises(ValidationError, match="two of Plato's cards are the same"):
        PhilosophiaOptions(wisdom=(*cards[:2], card("Plato", "ONE THING.")))


@pytest.mark.parametrize("kind", ["spoken", "judged"])
def test_p14_thinking_time_is_a_limit_of_the_rules(kind: str) -> None:
    """Ours: whoever takes longer passes; who opens the debate leads a card without a word."""
    table = Table("Plato", "Homer", "Socrates", real_debate=kind, thinking_time=10)
    assert GAME.time_limit(table.state, 0) is None, "moving is not limited"
    for seat in (0, 1):
        table.hand(seat, PETITIO if seat else FIRST_SYLLOGISM)
    begin_debate(table.state, 0, 1, Chance(lambda n: 0))
    assert GAME.time_limit(table.state, 0) is None, "nor is agreeing on a motion"
    table.state.phase = "debate"
    assert (GAME.time_limit(table.state, 0), GAME.time_limit(table.state, 1)) == (10, None)
    silent = "…" if kind == "judged" else ""
    assert GAME.timeout_action(table.state, 0) == Argue(FIRST_SYLLOGISM, silent), "judges need something to judge"
    assert table.state.debate is not None
    table.state.debate.led, table.state.asked = FIRST_SYLLOGISM, 1
    assert GAME.time_limit(table.state, 1) == 10 and GAME.timeout_action(table.state, 1) == PassDebate()
    usual = Table("Plato", "Homer", real_debate=kind)
    usual.state.phase = "debate"
    assert GAME.time_limit(usual.state, 0) is None


def test_g1_tutor_with_one_wisdom_card_unlocked_earns_two_coins() -> None:
    table = Table("Socrates", "Homer")
    table.player(0).coins, table.player(0).wisdom = 0, [1]
    table.act_at("Thebes")
    table.do(Tutor())
    assert table.player(0).coins == 2


@pytest.mark.parametrize(("unlocked", "coins"), [([], 2), ([0, 1, 2], 5)])
def test_g2_aristotle_earns_one_more(unlocked: list[int], coins: int) -> None:
    table = Table("Aristotle", "Homer")
    table.player(0).coins, table.player(0).wisdom = 0, unlocked
    table.act_at("Thebes")
    table.do(Tutor())
    assert table.player(0).coins == coins


def test_g3_moving_pays_the_school_then_turns_the_token_then_asks_for_an_action() -> None:
    table = Table("Socrates", "Homer")
    table.stand(0, "Ithaca")
    table.player(0).coins = 1
    ali, hand = table.player(1).coins, len(table.player(0).hand)
    table.build(1, "Samos")
    table.token("Samos", bonus("sophistry"))
    table.move("Samos")
    assert (table.player(0).coins, table.player(1).coins) == (0, ali + 1)
    table.do(TakeBonus())
    assert len(table.player(0).hand) == hand + 1 and min(table.player(0).hand) < 40
    assert table.state.tokens[place("Samos")] == place("Samos")
    assert table.state.phase == "act" and table.asked == 0


def test_g4_a_following_where_somebody_else_has_one_but_not_a_second_of_ones_own() -> None:
    table = Table("Socrates", "Homer")
    table.follow(1, "Ithaca")
    table.act_at("Ithaca")
    table.do(CreateFollowing())
    assert table.state.followers[place("Ithaca")] == 0b11
    table.act_at("Ithaca")
    table.follow(table.state.turn)
    assert table.refused(CreateFollowing()) == "second_follower"


def test_g5_a_school_at_knossos_costs_a_builder_and_bars_all_others() -> None:
    table = Table("Socrates", "Homer")
    table.player(0).builders = 1
    table.state.builders = 11
    table.act_at("Knossos")
    table.do(BuildSchool())
    assert (table.player(0).builders, table.state.builders, table.player(0).schools) == (0, 12, 3)
    assert table.state.schools[place("Knossos")] == 0
    for seat in (1, 0):
        table.state.turn = seat
        table.player(seat).builders = 1
        table.act_at("Knossos")
        assert table.refused(BuildSchool()) == "school_here"


def test_g6_a_sophist_at_delphi_replaces_a_follower() -> None:
    table = Table("Socrates", "Homer")
    table.player(0).sophists = 1
    supply = table.state.sophists
    table.follow(1, "Delphi")
    table.act_at("Delphi")
    table.do(UseSophist(1))
    assert table.state.followers[place("Delphi")] == 0b01
    assert (table.player(0).followers, table.player(1).followers) == (8, 9)
    assert (table.player(0).sophists, table.state.sophists) == (0, supply + 1)


def test_g7_one_token_for_each_action_even_when_two_are_due() -> None:
    table = Table("Socrates", "Homer")
    table.player(0).followers = table.player(0).schools = 0
    table.act_at("Thebes")
    assert {each.way for each in table.offers(CollectLabyrinthToken)} == {FOLLOWINGS, SCHOOLS}
    table.do(CollectLabyrinthToken(SCHOOLS))
    assert table.player(0).labyrinth == 1 and table.state.turn == 1
    table.state.turn = 0
    table.act_at("Thebes")
    assert [each.way for each in table.offers(CollectLabyrinthToken)] == [FOLLOWINGS]


def test_g8_skip_a_disk_and_win_the_next_in_a_tie() -> None:
    table = Table("Socrates", "Homer")
    table.player(0).coins = table.player(1).coins = 3
    table.top_disk("Trophonius Influence")
    table.act_at("Parthenon")
    silver = disk("athenas-silver")
    table.do(OfferToAthena(True), table.state.disks.index(silver))
    assert table.state.disk == silver and table.state.bottom == [disk("trophonius-influence")]
    table.do(Bid(3), seat=0)
    table.do(Bid(3), seat=1)
    assert (table.player(0).coins, table.player(1).coins) == (7, 3)
    assert table.state.bottom == [disk("trophonius-influence"), silver]


def test_g9_the_printed_public_debate() -> None:
    table = Table("Socrates", "Homer")
    other = [argument(each) for each in ("Tu Quoque", "Ipse Dixit", "Onus Probandi")]
    table.hand(0, MP, PETITIO, *other)
    table.hand(1, DD, NON_SEQUITUR)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    table.do(PlayArgument(MP))
    table.do(PlayArgument(DD))
    table.do(PlayArgument(NON_SEQUITUR))
    table.do(PlayArgument(PETITIO))
    assert table.asked == 0
    table.do(PlayArgument(other[0]))
    assert table.asked == 1
    assert [type(each) for each in GAME.legal_actions(table.state, 1)] == [PassDebate]
    table.do(PassDebate())
    table.do(PlayArgument(other[1]))
    table.do(PlayArgument(other[2]))
    assert table.state.debate and {s: len(p) for s, p in table.state.debate.piles.items()} == {0: 4, 1: 3}
    table.do(PassDebate())
    assert (table.player(0).wins, table.player(1).wins) == (1, 0)
    assert len(table.state.sophistry) == 40 and len(table.state.syllogism) == 40


def test_g10_a_blocked_colour_is_for_nobody() -> None:
    table = Table("Aristotle", "Homer")
    assert table.state.dealt[0] == 4, "four Western Cities start with a token, as printed"
    table.give_tokens(0, "Sparta", "Argos", "Thebes")
    table.give_tokens(1, "Megara")
    assert not any(TRAVEL in claimable_ways(table.state, player) for player in table.state.players)


def test_g11_poseidon_gives_three_tokens_at_once_the_last_of_the_lowest_number() -> None:
    table = Table("Socrates", "Homer")
    player = table.player(0)
    player.request = 0
    player.followers, player.schools, player.coins = 1, 1, 10
    table.state.next_number = 2
    table.act_at("Thebes")
    assert table.refused(CollectLabyrinthToken(OLYMPIC)) == "request_unmet"
    table.give_tokens(0, "Ithaca", "Knossos")
    table.do(CollectLabyrinthToken(OLYMPIC))
    assert (table.player(0).labyrinth, table.player(0).number) == (3, 2)
    assert table.player(0).coins == 10


def test_g12_the_printed_final_debate() -> None:
    table = Table("Socrates", "Homer", "Plato")
    table.crown(0, 1, 2)
    table.hand(0, MP, NON_SEQUITUR)
    table.hand(1, CD, PETITIO)
    table.hand(2, DD, MP)
    caro, ali, rosa = 0, 1, 2
    begin_final_debate(table.state)
    for seat, card in ((rosa, DD), (ali, CD), (ali, PETITIO), (caro, MP), (caro, NON_SEQUITUR), (rosa, MP)):
        assert table.asked == seat
        table.do(PlayArgument(card))
    for seat in (rosa, ali, caro):
        assert table.asked == seat
        table.do(PassDebate())
    assert table.state.debate and [len(pile) for pile in table.state.debate.piles.values()] == [2, 2, 2]
    outcome = GAME.outcome(table.state)
    assert outcome and outcome.winners == (caro,) and outcome.reason == "lowest_number"


def test_g13_a_sophistry_loses_to_modus_tollens() -> None:
    assert RESULT[MT][PETITIO] == 1 and RESULT[PETITIO][MT] == -1
