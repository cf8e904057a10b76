"""Words: every refusal has a sentence, every event a line, the text form is complete enough to play by."""

import re
from pathlib import Path

import pytest

import games.philosophia.actions as actions
from games.core.chance import Chance
from games.core.seeded import Seeded
from games.philosophia.actions import Move, Observe, PlayArgument, ProgressTimeline, Tutor
from games.philosophia.content import KIND_OF, ORACLE, PHILOSOPHERS, PLACES, REQUESTS, SIDES
from games.philosophia.events import EVENTS
from games.philosophia.presentation.labels import VERBS
from games.philosophia.presentation.position import held_for_request
from games.philosophia.presentation.refusals import SENTENCES
from games.philosophia.presentation.topics import TOPICS
from games.philosophia.state import State
from games.philosophia.ways import HOLDINGS
from tests.games.philosophia.table import GAME, NAMES, Table, place


def test_every_reason_in_the_rules_has_a_sentence() -> None:
    folder = Path(actions.__file__).parent
    reasons = set()
    for path in folder.glob("*.py"):
        for body in re.findall(r"def obstacle\(.*?(?=\n    def |\n@|\Z)", path.read_text("utf-8"), re.S):
            reasons |= set(re.findall(r'"([a-z_]+)"', body))
    reasons -= {"act", "doves", "move", "rest"}
    assert reasons and reasons <= set(SENTENCES), reasons - set(SENTENCES)


def test_every_sentence_says_what_to_do_or_why() -> None:
    assert all(each.endswith(".") and 20 < len(each) < 140 for each in SENTENCES.values())


def test_every_verb_has_a_label() -> None:
    assert set(GAME.actions) == set(VERBS)
    assert len(set(VERBS.values())) == len(VERBS)


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
    assert len(told) > 0.75 * len(EVENTS)
    assert all(line[0].isupper() or not line[0].isalpha() for line in told.values())


def test_the_text_form_names_every_place_and_player() -> None:
    table = Table("Plato", "Homer", "Socrates", "Sophocles")
    table.build(1, "Knossos")
    table.follow(2, "Knossos")
    text = GAME.presentation(NAMES[:4]).text(GAME.view(table.state, None))
    for at in SIDES["B"]:
        assert PLACES[at].name.removeprefix("Oracle of ") in text
    for seat, name in enumerate(("Plato", "Homer", "Socrates", "Sophocles")):
        assert NAMES[seat] in text and name in text
    assert "Knossos (?, school ■, followers ▲)" in text
    assert "1194BC" in text and "Athena" in text


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
    assert words.describe(view, PlayArgument(MP)) == "Syllogism, beats it: If P then Q; P; therefore Q."
    assert "takes for granted" in words.prompt(view)


@pytest.mark.parametrize("action", [Tutor(), Move(0, 0)])
def test_who_is_not_asked_hears_for_whom_to_wait(action: object) -> None:
    table = Table("Plato", "Homer")
    view = GAME.view(table.state, 1)
    said = GAME.presentation(NAMES[:2]).refusal(view, action, "not_active")  # type: ignore[arg-type]
    assert said == "You are not asked now; wait for Caro."


def test_in_the_acropolis_a_standard_action_is_refused_with_the_place() -> None:
    table = Table("Plato", "Homer")
    table.act_at("Parthenon")
    said = GAME.presentation(NAMES[:2]).refusal(GAME.view(table.state, 0), Tutor(), "not_now")
    assert "Parthenon" in said and "Acropolis" in said


def test_the_tutor_says_what_it_earns_and_the_timeline_to_which_year() -> None:
    table = Table("Plato", "Aristotle")
    words = GAME.presentation(NAMES[:2])
    for seat, earned in ((0, "Earn 2 coins"), (1, "Earn 3 coins")):
        table.player(seat).wisdom = [1]
        assert words.describe(GAME.view(table.state, seat), Tutor()) == earned, "Aristotle earns one more"
    for hourglass, year in ((0, "776BC"), (5, "399BC"), (7, "146BC")):
        table.state.hourglass = hourglass
        assert words.label(GAME.view(table.state, 0), ProgressTimeline()) == f"Progress the Timeline to {year}"


def test_topics_mark_what_is_printed_and_what_is_ours() -> None:
    assert {each.source for each in TOPICS} == {"printed", "ruling", "reconstructed"}
    assert len({each.title for each in TOPICS}) == len(TOPICS) > 40
    assert all(each.place for each in TOPICS)


def test_the_moirai_are_called_by_name() -> None:
    chance = Chance(Seeded(1).below)
    state: State = GAME.start(1, GAME.Options(), chance)
    text = GAME.presentation(["Caro"]).text(GAME.view(state, 0))
    assert "the Moirai" in text and PHILOSOPHERS[state.players[1].philosopher].name in text
    assert place("Sparta") == 0 and len(ORACLE) == 19


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
    held = held_for_request(GAME.view(table.state, 0), GAME.view(table.state, 0).players[0])
    assert held == {what: count(me) for what, count in HOLDINGS.items()}
    me.request = next(i for i, each in enumerate(REQUESTS) if each.god == "Zeus")
    hand = GAME.presentation(NAMES[:2]).hand(GAME.view(table.state, 0))
    assert "2/8" in hand and "7/10" in hand and "wisdom cards 2/2" in hand


def test_the_alternative_text_names_those_alone_who_have_most_labyrinth_tokens() -> None:
    table = Table("Plato", "Homer", "Socrates")
    words = GAME.presentation(NAMES[:3])
    assert "Labyrinth" not in words.alt(GAME.view(table.state, None))
    table.player(0).labyrinth, table.player(1).labyrinth = 1, 2
    assert words.alt(GAME.view(table.state, None)).endswith(". Ali has most Labyrinth Tokens, 2.")
    table.player(2).labyrinth = 2
    assert words.alt(GAME.view(table.state, None)).endswith(". Ali and Rosa have most Labyrinth Tokens, 2.")


def test_a_place_tells_whose_school_takes_the_fee() -> None:
    table = Table("Plato", "Homer")
    table.build(0, "Sparta")
    words = GAME.presentation(NAMES[:2])
    move = Move(KIND_OF[place("Sparta")], place("Sparta"))
    own, other = (words.describe(GAME.view(table.state, seat), move) for seat in (0, 1))
    assert "your school" in own and "Caro" not in own
    assert "your school" not in other and "school of" in other and "Caro" in other


def test_the_hand_tells_of_a_study_token() -> None:
    table = Table("Plato", "Homer")
    words = GAME.presentation(NAMES[:2])
    assert "study token" not in words.hand(GAME.view(table.state, 0))
    table.player(0).study = True
    purse = words.hand(GAME.view(table.state, 0)).splitlines()[0]
    assert purse.startswith("**You have**") and "a study token" in purse
