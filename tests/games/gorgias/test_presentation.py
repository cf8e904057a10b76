"""The words of Gorgias over random games, and its refusals, texts and topics one by one."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from games.core.action import NOT_ACTIVE, NOT_NOW, NOT_OFFERED, Action, Illegal
from games.core.chance import Chance
from games.core.game import Step
from games.gorgias import events
from games.gorgias.actions import (
    ArrangeForMe,
    ChooseColours,
    LeaveCardEmpty,
    LeaveToChance,
    PlaceGroup,
    Ready,
    RemoveDie,
    Reroll,
    Roll,
    StartOver,
    Stop,
    TakeInstead,
)
from games.gorgias.state import GorgiasOptions, State
from tests.games.gorgias.debate import GAME, ML, SL, SM, Debate, L, M, S, group, named, stock

NAMES = ("Malia *the* wise", "<@123> @everyone")
WORDS = GAME.presentation(NAMES)
PLAIN = GAME.presentation(("Malia", "Theo"))
SETTINGS = [GorgiasOptions(), GorgiasOptions(rounds=8, shields="wear", captures="both")]


def walk(seed: int, options: GorgiasOptions) -> Iterator[tuple[State, Step[Any] | None]]:
    """Every state of a random game in which nobody hurries or starts over, with the step that made it."""
    rand = random.Random(seed)
    chance = Chance.quick(rand)
    state, step = GAME.start(2, options, chance), None
    yield state, step
    while seats := GAME.active_seats(state):
        seat = rand.choice(seats)
        offers = [a for a in GAME.legal_actions(state, seat) if not isinstance(a, StartOver | ArrangeForMe)]
        step = GAME.apply(state, seat, rand.choice(offers), chance)
        state = step.state
        yield state, step


@pytest.mark.parametrize("options", SETTINGS)
def test_labels_are_short_plain_and_unique(options: GorgiasOptions) -> None:
    for seed in range(4):
        for state, _ in walk(seed, options):
            for seat in GAME.active_seats(state):
                view = GAME.view(state, seat)
                offers = GAME.legal_actions(state, seat)
                labels = [WORDS.label(view, each) for each in offers]
                assert len(set(labels)) == len(labels)
                assert all(0 < len(label) <= 80 and "\n" not in label for label in labels)
                assert all(len(WORDS.describe(view, each)) <= 100 for each in offers)


@pytest.mark.slow
@pytest.mark.parametrize("options", SETTINGS)
def test_every_event_has_words_and_nobody_is_pinged(options: GorgiasOptions) -> None:
    kinds = set()
    for seed in range(4):
        for state, step in walk(seed, options):
            texts = [WORDS.tell(told.event) for told in step.events] if step else []
            kinds |= {type(told.event) for told in step.events} if step else set()
            assert all(text.endswith(".") for text in texts)
            for seat in (None, 0, 1):
                view = GAME.view(state, seat)
                texts += [WORDS.headline(view), WORDS.text(view), WORDS.prompt(view), WORDS.task(view)]
                texts += [WORDS.hand(view)]
            if outcome := GAME.outcome(state):
                texts.append(WORDS.result(view, outcome))
            for text in texts:
                assert not re.search(r"@(everyone|here)|<@[!&]?\d", text), text
                assert "*the*" not in text.replace(r"\*the\*", "")
    assert kinds >= set(GAME.events) - {
        events.RoundBegan,
        events.ArrangedByChance,
        events.NothingLeft,
        events.Reconsidered,
    }
    assert WORDS.tell(events.Reconsidered(0)) == "You took your layout back behind the shield."


def test_the_story_of_a_round_can_be_read_aloud() -> None:
    debate = Debate()
    debate.roll(S, S, S, M, SM)
    debate.remove(S)
    debate.reroll([S, M], L, ML)
    debate.do(Stop())
    told = [PLAIN.tell(event) for event in debate.events]
    assert told == [
        "Malia's first roll brought S, S, S, M, S+M. Governance was missing.",
        "Malia took S out of the round and kept S, S, M, S+M.",
        "Malia's second roll brought L, M+L and kept S, S+M.",
        "Malia stated S, L, S+M, M+L.",
    ]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (events.RoundBegan(2, 1), "Statement 2 began; Theo spoke first."),
        (events.Arranged(0), "You were ready behind your shield."),
        (events.ArrangedByChance(0), "Chance arranged what you had not placed."),
        (events.Revealed(3), "The shields were lifted on statement 3."),
        (events.StatementMade(0, (L, L)), "Malia stated L, L, without Knowledge and Conduct."),
        (
            events.CardDebated(
                1,
                (group("large yellow", "medium blue"), group("large red")),
                (group("medium yellow"), None),
                (0,),
            ),
            "On card 2 Malia projected 3 with a large yellow and could absorb 2 with a medium blue, and Theo projected "
            "3 with a large red. Malia kept a medium yellow and Theo kept nothing: Malia won the card.",
        ),
        (
            events.CardDebated(0, (group(shield="small red"), None), (group(shield="small red"), None), (0,)),
            "On card 1 Malia could absorb 1 with a small red, and Theo had nothing there. "
            "Malia kept a small red: Malia won the card.",
        ),
        (
            events.CardDebated(0, (group("small red"), group("small red")), (None, None), ()),
            "On card 1 Malia projected 1 with a small red, and Theo projected 1 with a small red. "
            "Malia kept nothing and Theo kept nothing: nobody won the card.",
        ),
        (
            events.Captured(1, 0, named("small red"), named("small red")),
            "Theo took the small red from the common stock.",
        ),
        (
            events.Captured(1, 0, named("small blue"), named("small red")),
            "Theo had won a small red, which was gone, and took the small blue from the common stock instead.",
        ),
        (
            events.NothingLeft(1, 0, named("large red")),
            "Theo had won a large red, but no large pyramid was left in the common stock.",
        ),
        (
            events.DebateEnded((7, 3), True),
            "The common stock was empty and the debate ended: Malia had 7, Theo had 3.",
        ),
    ],
)
def test_events_in_words(event: Any, words: str) -> None:
    assert PLAIN.tell(event) == words


def test_the_text_alone_tells_the_whole_table() -> None:
    debate = Debate()
    debate.debate([group("large yellow", "medium blue")], [group("large red")])
    debate.roll(S, M, M, SM, M)
    text = PLAIN.text(GAME.view(debate.state, None))
    for part in (
        "**Statement 2 of 7: Theo prepares, roll 1 of 3**",
        "■ Theo has the dice S, M, M, M, S+M (missing: Governance).",
        "**Common stock** (14 of 15 left) large: black, red, yellow, green, blue; medium: black, red, green, blue; "
        "small: black, red, yellow, green, blue.",
        "● Malia, **1 point** from 1 single pyramid (large: none; medium: yellow; small: none).",
        "1. Malia large yellow forward (projects 3), medium blue away (absorbs 2) against Theo large red forward "
        "(projects 3). Malia keeps a medium yellow and Theo keeps nothing; Malia takes the medium yellow.",
        "2. Both cards are empty.",
    ):
        assert part in text


def test_the_hand_shows_what_stands_behind_ones_own_shield() -> None:
    debate = Debate()
    debate.state_both([S, S, M, L, ML], [S, M, L, S, S])
    debate.place(0, [group(shield="small red")])
    debate.do(PlaceGroup(2, 3), seat=0)
    assert PLAIN.hand(GAME.view(debate.state, 0)).splitlines() == [
        "**Behind your shield**",
        "1. small red away (absorbs 1)",
        "2. medium forward (projects 2), large away (absorbs 3), colours still to be chosen",
        "Across the table Theo has S, S, S, M, L.",
    ]
    assert PLAIN.hand(GAME.view(debate.state, None)) == ""
    for observer in (None, 1):
        view = GAME.view(debate.state, observer)
        assert "small red" not in PLAIN.text(view).split("**Common stock**")[0] + PLAIN.hand(view)


def test_labels_say_what_happens() -> None:
    debate = Debate()
    debate.roll(S, M, L, SM, ML)
    view = GAME.view(debate.state, 0)
    assert PLAIN.label(view, Reroll(2, (S, ML))) == "Roll S, M+L again, keep M, L, S+M"
    assert PLAIN.label(view, Stop()) == "Stop and keep S, M, L, S+M, M+L"
    assert PLAIN.describe(view, Reroll(1, (S,))) == "The kept dice cover all three topics"
    assert PLAIN.describe(view, Reroll(2, (L, ML))) == "To be found: Governance"
    assert PLAIN.question(view, Reroll, "number") == "How many dice?"
    assert PLAIN.choice(view, Reroll, "number", 2) == "Two dice"
    debate.do(Stop())
    debate.roll(S, M, L, SM, ML)
    debate.do(Stop())
    view = GAME.view(debate.state, 0)
    assert PLAIN.label(view, PlaceGroup(3, 2)) == "Card 1: large forward (projects 3), medium away (absorbs 2)"
    debate.do(PlaceGroup(3, 2), seat=0)
    view = GAME.view(debate.state, 0)
    assert PLAIN.label(view, ChooseColours(1, 4)) == "Red large forward, blue medium away"


def refused(debate: Debate, action: Action, seat: int) -> str:
    with pytest.raises(Illegal) as refusal:
        GAME.apply(debate.state, seat, action, Chance(lambda n: 0))
    return PLAIN.refusal(GAME.view(debate.state, seat), action, refusal.value.reason)


def test_refusals_say_what_to_do() -> None:
    debate = Debate()
    assert refused(debate, Roll(), 1) == "It is Malia's turn; you will be called when you are asked."
    assert refused(debate, Stop(), 0) == "Roll the five dice first."
    debate.roll(S, S, S, M, SM)
    assert refused(debate, Stop(), 0) == "A topic is missing: take out one of S, M, S+M first."
    assert refused(debate, RemoveDie(L), 0) == "A topic is missing: take out one of S, M, S+M first."
    debate.remove(S)
    assert refused(debate, Stop(), 0) == "Governance is missing: roll at least one die again before you stop."
    assert refused(debate, Roll(), 0).endswith("choose the dice to roll again.")
    assert (
        refused(debate, Reroll(1, (SL,)), 0)
        == "Your dice show S, S, M, S+M: choose at least one of these to roll again."
    )
    debate.reroll([M], L)
    assert (
        refused(debate, LeaveToChance(), 0) == "All three topics are there: stop, or choose the dice to roll again."
    ) is ("missing" not in PLAIN.prompt(GAME.view(debate.state, 0)))


def test_refusals_while_arranging_and_taking() -> None:
    debate = Debate()
    debate.state_both([S, S, M, L, ML], [S, M, L, S, S])
    assert refused(debate, StartOver(), 0) == "Nothing has been placed yet: choose a group for card 1."
    assert refused(debate, LeaveCardEmpty(), 0) == "Every card that is left needs a group: choose one for this card."
    missing = "left to place: choose one of S, S, M, L, M+L."
    assert refused(debate, PlaceGroup(3, 1), 0) == f"There is no S+L {missing}"
    assert refused(debate, PlaceGroup(3, 3), 0) == f"There is no such group {missing}"
    assert refused(debate, PlaceGroup(0, 0), 0) == f"There is no such group {missing}"
    assert refused(debate, PlaceGroup(7, 0), 0) == f"There is no such group {missing}"
    assert refused(debate, Roll(), 0) == "Both statements are made: arrange your groups now."
    assert refused(debate, ChooseColours(0, 0), 0) == "Choose a group for card 1 first."
    debate.do(PlaceGroup(1, 0), seat=0)
    assert refused(debate, ChooseColours(0, 0), 0).startswith("You do not have those colours")
    assert refused(debate, Ready(), 0) == "Choose the colours for card 1 first."
    short = Debate()
    short.state.common = stock("large red", "large green", "small blue")
    short.debate([group(shield="large blue")], [])
    assert refused(short, TakeInstead(4), 0).startswith("The common stock has no blue pyramid of that size")
    assert refused(short, TakeInstead(77), 0).startswith("There is nothing to take")
    assert refused(short, Stop(), 0) == "The dice rest while pyramids are taken: choose one from the common stock."


@pytest.mark.parametrize("reason", [NOT_ACTIVE, NOT_NOW, NOT_OFFERED])
def test_every_refusal_is_one_sentence_in_every_phase(reason: str) -> None:
    actions = [Roll(), Reroll(1, (S,)), RemoveDie(S), Stop(), LeaveToChance(), PlaceGroup(1, 0), LeaveCardEmpty()]
    actions += [ChooseColours(0, None), Ready(), StartOver(), ArrangeForMe(), TakeInstead(0)]
    for state, _ in walk(11, SETTINGS[1]):
        for seat in range(2):
            for action in actions:
                text = WORDS.refusal(GAME.view(state, seat), action, reason)
                assert text.endswith(".") and text.count(". ") == 0, text
                assert len(text) <= 200


def test_results() -> None:
    debate = Debate()
    debate.state.phase = "over"
    debate.state.captured = [stock("small red", "medium red", "large red"), stock("small blue")]
    view, outcome = GAME.view(debate.state, None), GAME.outcome(debate.state)
    assert outcome is not None
    assert PLAIN.result(view, outcome) == (
        "Malia has won the debate. Malia: 7 points (1 solid tree); Theo: 1 point (1 single pyramid)."
    )
    debate.state.captured = [stock("small red"), stock("small blue")]
    view, outcome = GAME.view(debate.state, None), GAME.outcome(debate.state)
    assert outcome is not None
    assert PLAIN.result(view, outcome).startswith("Malia and Theo share the win.")


def test_topics_cover_every_ruling() -> None:
    places = " ".join(topic.place for topic in WORDS.topics)
    covered = set(re.findall(r"G\d+", places))
    assert covered >= {f"G{n}" for n in range(1, 17)}
    assert len({topic.title for topic in WORDS.topics}) == len(WORDS.topics)
    assert all(len(topic.text) <= 600 for topic in WORDS.topics)


def test_options_have_titles_descriptions_and_labels() -> None:
    for field in GorgiasOptions.model_fields.values():
        extra = field.json_schema_extra
        assert field.title and field.description and isinstance(extra, dict)
        labels = extra["labels"]
        assert isinstance(labels, dict)
        assert len(labels) == 2
        assert all(isinstance(label, str) and len(label) <= 80 for label in labels.values())


def test_alt_is_a_plain_sentence_or_two() -> None:
    for state, _ in walk(3, SETTINGS[0]):
        alt = PLAIN.alt(GAME.view(state, None))
        assert alt.endswith(".") and alt.count(". ") <= 2 and len(alt) <= 300
