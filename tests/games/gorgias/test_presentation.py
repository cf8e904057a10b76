"""The words of Gorgias over random games, and its refusals, texts and topics one by one."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from games.core.action import NOT_ACTIVE, NOT_NOW, NOT_OFFERED, Action, Illegal
from games.core.chance import Chance
from games.core.game import Step, option_words
from games.core.values import Outcome
from games.gorgias import events
from games.gorgias.actions import (
    ArrangeCards,
    ArrangeForMe,
    ChooseColours,
    LeaveCardEmpty,
    LeaveToChance,
    PlaceGroup,
    Ready,
    RecolourCards,
    Reconsider,
    RemoveDie,
    Reroll,
    Roll,
    StartOver,
    Stop,
    TakeInstead,
)
from games.gorgias.state import GorgiasOptions, State, Taking
from tests.games.gorgias.debate import GAME, ML, SL, SM, Debate, L, M, S, group, named, stock
from tests.messages import message_names

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
        step = GAME.apply(state, seat, GAME.fill(GAME.view(state, seat), rand.choice(offers), chance), chance)
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
            assert all(texts)
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
        events.Captured,
        events.Reconsidered,
    }


def test_the_story_of_a_round_can_be_read_aloud() -> None:
    debate = Debate()
    debate.roll(S, S, S, M, SM)
    debate.remove(S)
    debate.reroll([S, M], L, ML)
    debate.do(Stop())
    told = [PLAIN.tell(event) for event in debate.events]
    assert told == [
        "Roll 1: Malia rolled S, S, S, M, S+M. Governance was missing.",
        "Malia removed S and kept S, S, M, S+M.",
        "Roll 2: Malia kept S, S+M and rolled L, M+L.",
        "Malia finished their statement: S, L, S+M, M+L.",
    ]


def test_a_card_is_one_line_of_the_story() -> None:
    groups = (group("large yellow", "medium blue"), group("large red"))
    won = named("medium yellow")
    assert PLAIN.tell(events.CardDebated(1, groups, (Taking(1, 0, won, won),))) == (
        "Card 2: Malia (large pointing forward, medium facing away) met Theo (large pointing forward). "
        "Malia took a medium yellow pyramid."
    )


def a_pyramid(size: str, colour: str, key: str = "pyramid") -> str:
    """Return a pyramid where messages are shown by name."""
    return f"{key}(colour=colour-{colour}, size=size-{size})"


SMALL_RED, SMALL_BLUE = group("small red"), group(shield="small blue")
RED, BLUE = named("small red"), named("small blue")


@pytest.mark.parametrize(
    ("event", "message"),
    [
        (events.RoundBegan(2, 1), "log-round-began(name=Theo, round=2)"),
        (
            events.Rolled(0, 1, (S, M, L, L, L), ()),
            "log-rolled(name=Malia, roll=1, rolled=[face-1, face-2, face-3, face-3, face-3])",
        ),
        (
            events.Rolled(0, 2, (S,), (M, M)),
            "log-rerolled(kept=[face-2, face-2], name=Malia, roll=2, rolled=[face-1]) "
            "log-missing(count=1, topics=[topic-governance])",
        ),
        (events.Arranged(0), "log-arranged"),
        (events.Reconsidered(0), "log-reconsidered"),
        (events.ArrangedByChance(0), "log-arranged-by-chance"),
        (events.Revealed(3), "log-revealed(round=3)"),
        (
            events.StatementMade(0, (L, L)),
            "log-stated-incomplete(count=2, dice=[face-3, face-3], name=Malia,"
            " topics=[topic-knowledge, topic-conduct])",
        ),
        (
            events.CardDebated(0, (SMALL_BLUE, None), (Taking(0, 0, BLUE, BLUE), Taking(0, 0, RED, BLUE))),
            "log-card(card=1, first=Malia, mine=group-shield(shield=size-small), second=Theo, theirs=group-empty) "
            "log-card-took(name=Malia, pyramids=["
            f"{a_pyramid('small', 'blue', 'pyramid-first')}, {a_pyramid('small', 'red', 'pyramid-next')}])",
        ),
        (
            events.CardDebated(0, (SMALL_RED, SMALL_RED), ()),
            "log-card(card=1, first=Malia, mine=group-point(point=size-small), second=Theo, "
            "theirs=group-point(point=size-small)) log-card-tied",
        ),
        (
            events.CardDebated(4, (None, SMALL_BLUE), (Taking(4, 1, None, BLUE),)),
            "log-card(card=5, first=Malia, mine=group-empty, second=Theo, theirs=group-shield(shield=size-small)) "
            "log-card-nothing(name=Theo)",
        ),
        (
            events.Captured(1, BLUE, RED),
            f"log-captured(name=Theo, pyramid={a_pyramid('small', 'blue')}, wanted={a_pyramid('small', 'red')})",
        ),
        (
            events.DebateEnded((7, 3), "stock_empty"),
            "log-ended-stock(scores=[player-points(name=Malia, points=points(count=7)), "
            "player-points(name=Theo, points=points(count=3))])",
        ),
        (
            events.DebateEnded((7, 3), "last_statement"),
            "log-ended(scores=[player-points(name=Malia, points=points(count=7)), "
            "player-points(name=Theo, points=points(count=3))])",
        ),
    ],
)
def test_events_in_words(event: Any, message: str) -> None:
    with message_names():
        assert PLAIN.tell(event) == message


def test_the_text_alone_tells_the_whole_table() -> None:
    debate = Debate()
    debate.debate([group("large yellow", "medium blue")], [group("large red")])
    debate.roll(S, M, M, SM, M)
    text = PLAIN.text(GAME.view(debate.state, None))
    assert text.splitlines() == [
        "**Round 2 of 7 · Theo on roll 1 of 3**",
        "■ Theo: S, M, M, M, S+M (missing: Governance)",
        "**Common stock** (14 of 15 left): large: black, red, yellow, green, blue; medium: black, red, green, blue; "
        "small: black, red, yellow, green, blue",
        "● Malia: **1 point** for 1 single pyramid (large: none; medium: yellow; small: none)",
        "■ Theo: **0 points**, no pyramids captured yet",
        "**The debate in round 1**",
        "Card 1: Malia (large pointing forward, medium facing away) met Theo (large pointing forward). "
        "Malia took a medium yellow pyramid.",
        *[f"Card {card}: neither player placed a group here." for card in range(2, 6)],
    ]


def test_the_board_says_who_took_what_and_who_still_has_to() -> None:
    debate = Debate(captures="both")
    debate.state.common = stock("large red", "small green", "small blue")
    debate.debate([group(shield="medium red"), group(shield="large red")], [None, None, group(shield="small red")])
    with message_names():
        text = PLAIN.text(GAME.view(debate.state, None))
    assert "log-card-nothing(name=Malia)" in text
    assert f"log-card-took(name=Malia, pyramids=[{a_pyramid('large', 'red', 'pyramid-first')}])" in text
    assert f"board-to-take(name=Theo, pyramid={a_pyramid('small', 'red')})" in text


def test_the_hand_shows_what_stands_behind_ones_own_shield() -> None:
    debate = Debate()
    debate.state_both([S, S, M, L, ML], [S, M, L, S, S])
    debate.place(0, [group(shield="small red")])
    debate.do(PlaceGroup(2, 3), seat=0)
    assert PLAIN.hand(GAME.view(debate.state, 0)).splitlines() == [
        "**Behind your screen**",
        "Card 1: small red facing away",
        "Card 2: medium pointing forward (projects 2), large facing away (absorbs 3); colours not chosen yet",
        "Theo's dice: S, S, S, M, L.",
    ]
    assert PLAIN.hand(GAME.view(debate.state, None)) == ""
    for observer in (None, 1):
        view = GAME.view(debate.state, observer)
        assert "small red" not in PLAIN.text(view).split("**Common stock**")[0] + PLAIN.hand(view)


def test_labels_say_what_happens() -> None:
    debate = Debate()
    debate.roll(S, M, L, SM, ML)
    view = GAME.view(debate.state, 0)
    assert PLAIN.label(view, Reroll((S, ML))) == "Reroll S, M+L; keep M, L, S+M"
    assert PLAIN.label(view, Stop()) == "Stop and keep S, M, L, S+M, M+L"
    with message_names():
        assert PLAIN.describe(view, Reroll((S,))) == "describe-reroll"
        assert PLAIN.describe(view, Reroll((L, ML))) == "describe-reroll-missing(topics=[topic-governance])"
        assert PLAIN.pick(view, Reroll, ML) == "pick-die(die=face-6, topics=[topic-conduct, topic-governance])"
    debate.do(Stop())
    debate.roll(S, M, L, SM, ML)
    debate.do(Stop())
    view = GAME.view(debate.state, 0)
    label = PLAIN.label(view, PlaceGroup(3, 2))
    assert label == "Card 1: large pointing forward (projects 3), medium facing away (absorbs 2)"
    debate.do(PlaceGroup(3, 2), seat=0)
    view = GAME.view(debate.state, 0)
    assert PLAIN.label(view, ChooseColours(1, 4)) == "Forward: large red; away: medium blue"


def test_prompts_say_what_to_decide() -> None:
    debate = Debate()

    def prompt(seat: int = 0) -> str:
        with message_names():
            return PLAIN.prompt(GAME.view(debate.state, seat))

    assert prompt() == "prompt-opening" and prompt(1) == "prompt-wait(name=Malia)"
    debate.roll(S, S, S, M, SM)
    assert prompt() == "prompt-removing(count=1, left=2, topics=[topic-governance])"
    debate.remove(S)
    assert prompt() == "prompt-rerolling-missing(count=1, left=2, topics=[topic-governance])"
    debate.reroll([S], L)
    assert prompt() == "prompt-rerolling(left=1)"
    debate.do(Stop())
    debate.roll(S, M, L, SM, ML)
    debate.do(Stop())
    assert prompt() == "prompt-card(card=1, dice=[face-1, face-2, face-3, face-4])"
    debate.do(PlaceGroup(3, 0), seat=0)
    assert prompt() == "prompt-colours(card=1, stance=stance-point(point=size-large, projects=3))"
    debate.do(StartOver(), seat=0)
    debate.place(0, [group("large red"), group("small red"), group("medium red"), group("small blue", "medium blue")])
    assert prompt() == "prompt-placed"
    debate.do(Ready(), seat=0)
    assert prompt() == "prompt-ready(name=Theo)"


@pytest.mark.parametrize(("left", "says"), [(0, "You have no rolls left."), (1, "You have 1 roll left.")])
def test_the_prompt_says_how_many_rolls_are_left(left: int, says: str) -> None:
    debate = Debate()
    debate.roll(S, S, S, M, SM)
    debate.state.rolls = 3 - left
    assert PLAIN.prompt(GAME.view(debate.state, 0)).endswith(says)


def refused(debate: Debate, action: Action, seat: int) -> str:
    """Return the refusal of an action as the name and the arguments of its message."""
    with pytest.raises(Illegal) as refusal:
        GAME.apply(debate.state, seat, action, Chance(lambda n: 0))
    with message_names():
        return PLAIN.refusal(GAME.view(debate.state, seat), action, refusal.value.reason)


def test_refusals_say_what_to_do() -> None:
    debate = Debate()
    assert refused(debate, Roll(), 1) == "refusal-not-your-turn(name=Malia)"
    assert refused(debate, Stop(), 0) == "refusal-roll-first"
    debate.roll(S, S, S, M, SM)
    assert refused(debate, Stop(), 0) == "refusal-remove-first(dice=[face-1, face-2, face-4])"
    assert refused(debate, RemoveDie(L), 0) == "refusal-remove-first(dice=[face-1, face-2, face-4])"
    debate.remove(S)
    assert refused(debate, Stop(), 0) == "refusal-topic-missing(count=1, topics=[topic-governance])"
    assert refused(debate, Roll(), 0) == "refusal-rolled-already"
    assert refused(debate, RemoveDie(S), 0) == "refusal-nothing-to-remove"
    assert refused(debate, Reroll((SL,)), 0) == "refusal-reroll-others(dice=[face-1, face-1, face-2, face-4])"
    debate.reroll([M], L)
    assert refused(debate, LeaveToChance(), 0) == "refusal-may-stop"


def test_refusals_while_arranging_and_taking() -> None:
    debate = Debate()
    debate.state_both([S, S, M, L, ML], [S, M, L, S, S])
    assert refused(debate, StartOver(), 0) == "refusal-nothing-placed"
    assert refused(debate, LeaveCardEmpty(), 0) == "refusal-no-card-to-spare"
    left = "dice=[face-1, face-1, face-2, face-3, face-6]"
    assert refused(debate, PlaceGroup(3, 1), 0) == f"refusal-face-not-left({left}, die=face-5)"
    assert refused(debate, PlaceGroup(3, 3), 0) == f"refusal-no-such-group({left})"
    assert refused(debate, PlaceGroup(0, 0), 0) == f"refusal-no-such-group({left})"
    assert refused(debate, PlaceGroup(7, 0), 0) == f"refusal-no-such-group({left})"
    assert refused(debate, Roll(), 0) == "refusal-rolling-is-over"
    assert refused(debate, Reconsider(), 0) == "refusal-not-ready"
    assert refused(debate, ChooseColours(0, 0), 0) == "refusal-group-first(card=1)"
    debate.do(PlaceGroup(1, 0), seat=0)
    assert refused(debate, ChooseColours(0, 0), 0) == "refusal-colours-not-left"
    assert refused(debate, Ready(), 0) == "refusal-colours-first(card=1)"
    short = Debate()
    short.state.common = stock("large red", "large green", "small blue")
    short.debate([group(shield="large blue")], [])
    assert refused(short, TakeInstead(4), 0) == f"refusal-not-in-stock(pyramid={a_pyramid('large', 'blue')})"
    assert refused(short, TakeInstead(77), 0) == "refusal-nothing-to-take"
    assert refused(short, Stop(), 0) == "refusal-rolling-while-taking"
    assert refused(short, Ready(), 0) == "refusal-not-arranging"


@pytest.mark.parametrize("reason", [NOT_ACTIVE, NOT_NOW, NOT_OFFERED])
def test_every_refusal_is_a_short_sentence_or_two_in_every_phase(reason: str) -> None:
    actions = [Roll(), Reroll((S,)), RemoveDie(S), Stop(), LeaveToChance(), PlaceGroup(1, 0), LeaveCardEmpty()]
    actions += [ChooseColours(0, None), Ready(), StartOver(), ArrangeForMe(), TakeInstead(0)]
    actions += [ArrangeCards(), RecolourCards()]
    for state, _ in walk(11, SETTINGS[1]):
        for seat in range(2):
            for action in actions:
                text = WORDS.refusal(GAME.view(state, seat), action, reason)
                assert text.endswith(".") and text.count(". ") <= 1, text
                assert len(text) <= 150


def test_results() -> None:
    debate = Debate()
    debate.state.phase = "over"
    debate.state.captured = [stock("small red", "medium red", "large red"), stock("small blue")]
    view, outcome = GAME.view(debate.state, None), GAME.outcome(debate.state)
    assert outcome is not None
    assert PLAIN.result(view, outcome) == (
        "Malia won. Malia: 7 points for 1 solid tree. Theo: 1 point for 1 single pyramid."
    )
    debate.state.captured = [stock("small red"), stock("small blue")]
    view, outcome = GAME.view(debate.state, None), GAME.outcome(debate.state)
    assert outcome is not None
    with message_names():
        assert PLAIN.result(view, outcome).startswith("result-shared(names=[Malia, Theo]) ")


@pytest.mark.parametrize(
    ("reason", "message"),
    [("points", "result-won"), ("solid_trees", "result-won-solid-trees"), ("pyramids", "result-won-pyramids")],
)
def test_the_result_says_what_decided(reason: str, message: str) -> None:
    with message_names():
        result = PLAIN.result(GAME.view(Debate().state, None), Outcome((1,), (0, 0), reason))
    assert result == (
        f"{message}(name=Theo) result-player-none(name=Malia, points=points(count=0)) "
        "result-player-none(name=Theo, points=points(count=0))"
    )


def test_topics_cover_every_ruling() -> None:
    places = " ".join(topic.place for topic in WORDS.topics)
    covered = set(re.findall(r"G\d+", places))
    assert covered >= {f"G{n}" for n in range(1, 17)}
    assert len({topic.title for topic in WORDS.topics}) == len(WORDS.topics)
    assert all(len(topic.text) <= 600 for topic in WORDS.topics)


def test_options_have_titles_descriptions_and_labels() -> None:
    for name in GorgiasOptions.model_fields:
        words = option_words(GAME, name)
        assert 0 < len(words.title) <= 45 and 0 < len(words.description) <= 100
        assert len(words.values) == 2
        assert all(0 < len(label) <= 80 for label in words.values.values())


def test_alt_is_a_plain_sentence_or_two() -> None:
    for state, _ in walk(3, SETTINGS[0]):
        alt = PLAIN.alt(GAME.view(state, None))
        assert alt.endswith(".") and alt.count(". ") <= 2 and len(alt) <= 300
