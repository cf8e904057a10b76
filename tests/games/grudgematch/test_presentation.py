"""Texts over whole matches: labels, position, events, refusals, forms, topics, report."""

import random
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from games.core.action import NOT_ACTIVE, NOT_NOW, NOT_OFFERED, Action
from games.core.chance import Chance
from games.grudgematch import events
from games.grudgematch.actions.kicking import Aim, AimElsewhere, KickBall, PickCard, PutBack
from games.grudgematch.actions.reacting import Block, Tackle
from games.grudgematch.actions.running import PickRunner, RunTo, TypeRun
from games.grudgematch.actions.setup import GiveSurname, LineUp, Place, TypeLineUp
from games.grudgematch.presentation.labels import REFUSALS
from games.grudgematch.presentation.story import report_lines
from games.grudgematch.state import GoalLine, GrudgematchOptions, Phase
from games.grudgematch.words import say
from tests.games.grudgematch.match import FO, FRENCH, GAME, GERMANS, HE, Dice, Match, card
from tests.messages import message_names

NAMES = ("Malia *the* wise", "<@123> @everyone")
WORDS = GAME.presentation(NAMES)
PLAIN = GAME.presentation(("Malia", "Theo"))
SETTINGS = [GrudgematchOptions(), GrudgematchOptions(fouls=True, germans="surname", turn_limit=160)]


def walk(seed: int, options: GrudgematchOptions) -> Any:
    chance = Chance.quick(random.Random(seed))
    state, step = GAME.start(2, options, chance), None
    yield state, step
    while seats := GAME.active_seats(state):
        seat = seats[0]
        action = GAME.rollout_action(state, seat, chance)
        if action.open:
            action = GAME.fill(GAME.view(state, seat), action, chance)
        step = GAME.apply(state, seat, action, chance)
        state = step.state
        yield state, step


@pytest.mark.slow
@pytest.mark.parametrize("options", SETTINGS)
def test_everything_has_words_and_nobody_is_pinged(options: GrudgematchOptions) -> None:
    kinds = set()
    for seed in range(4):
        for ply, (state, step) in enumerate(walk(seed, options)):
            texts = [WORDS.tell(told.event) for told in step.events] if step else []
            kinds |= {type(told.event) for told in step.events} if step else set()
            assert all(not text or text.endswith(".") for text in texts), texts
            if ply % 5 == 0:
                for seat in (None, 0, 1):
                    view = GAME.view(state, seat)
                    texts += [WORDS.headline(view), WORDS.text(view), WORDS.prompt(view), WORDS.task(view)]
                    texts.append(WORDS.hand(view))
                    assert 0 < len(WORDS.alt(view)) <= 1024
                if outcome := GAME.outcome(state):
                    texts.append(WORDS.result(GAME.view(state, None), outcome))
                for seat in GAME.active_seats(state):
                    view, offers = GAME.view(state, seat), GAME.legal_actions(state, seat)
                    labels = [WORDS.label(view, each) for each in offers]
                    assert len(set(labels)) == len(labels) and all(0 < len(label) <= 80 for label in labels)
                    assert all(len(WORDS.describe(view, each)) <= 100 for each in offers)
            for text in texts:
                assert not re.search(r"@(everyone|here)|<@[!&]?\d", text), text
                assert "*the*" not in text.replace(r"\*the\*", "")
    wanted = {events.Kicked, events.Ran, events.GoalScored, events.HalfTime, events.Drew, events.MatchEnded}
    assert wanted <= kinds


def test_every_kind_of_event_has_a_line_or_needs_none() -> None:
    samples = [
        events.BoxChecked(0, 5),
        events.Released(HE, 3),
        events.KickerFouled(HE, (6, 1), 0),
        events.KickerFouled(HE, (6, 2), 6),
        events.Tackled(1, 5, 20, (), (1, 2), 0, 8, False, True),
        events.Tackled(1, 5, 25, (4, 2), (), 6, 8, False, False),
        events.Blocked(1, 6, 38, (6, 6), 12, 8, 30, True),
        events.ExtraTime((1, 1)),
        events.BallRemoved(0),
        events.BonusTaken(0, "discard", 3),
        events.BonusTaken(0, "release", 3),
        events.BonusTaken(0, "nothing", 0),
        events.SidesChosen(0, ("Kant", "Foot")),
        events.SurnamesEqual(("Kant", "Foot")),
        events.AnswerSet(0, 13, False),
        *[events.MatchEnded((1, 0), reason) for reason in ("time", "golden_goal", "french", "limit", "stall")],
        *[events.BallStopped(30, 2, end) for end in ("stopped", "edge", "blocked", "tackled")],
        events.BonusTaken(0, "run", 3),
        events.Blocked(1, 6, 30, (), 5, 4, 30, True),
        events.Tackled(1, 5, 17, (), (), 5, 8, False, False),
        events.Tackled(1, 5, 17, (), (3, 4), 9, 8, True, False),
        events.Tackled(1, 5, 25, (4, 2), (3, 4), 10, 8, True, False),
        events.GoalScored(1, HE, True, (0, 1)),
    ]
    lines = [PLAIN.tell(each) for each in samples]
    assert all(line.endswith(".") for line in lines) and len(set(lines)) == len(lines)
    assert lines[5] == (
        "Foucault played the king of diamonds to tackle and rolled a 4 and a 2. "
        "That wasn't enough: the value was 6, but 8 was needed."
    )
    with message_names():
        assert PLAIN.tell(samples[-1]).startswith("log-own-goal(")


@pytest.mark.parametrize(("hand", "prompt"), [("8S 2S", "prompt-kick"), ("8C 2D", "prompt-kick-none")])
def test_who_holds_no_card_for_a_kick_is_told_why_they_are_asked(hand: str, prompt: str) -> None:
    match = Match.kicking(GERMANS, "F8", hand, "9D 9H", {"He": "F7", "Fo": "G8"})
    with message_names():
        assert PLAIN.prompt(GAME.view(match.state, 0)).partition("(")[0] == prompt
        assert PLAIN.prompt(GAME.view(match.state, 1)).partition("(")[0] == "prompt-wait"


@pytest.mark.parametrize("phase", get_args(Phase))
def test_every_phase_has_its_words(phase: Phase) -> None:
    match = Match.kicking(GERMANS, "F8", "8S 2S", "9D 9H", {"He": "F7", "Fo": "G8"})
    match.kick("8S", "west")
    state = match.state
    assert state.kick
    state.kick = state.kick._replace(waiting=1 << FO)
    state.phase, state.placer, state.released, state.dice, state.asked = phase, HE, HE, (2, 5), GERMANS
    for seat in (None, 0, 1):
        view = GAME.view(state, seat)
        said = [PLAIN.headline(view), PLAIN.prompt(view), PLAIN.task(view), PLAIN.text(view), PLAIN.alt(view)]
        assert all(said) and len(PLAIN.alt(view)) < 1024
    refusal = PLAIN.refusal(GAME.view(state, 0), GiveSurname("Kant"), NOT_NOW)
    assert refusal.endswith(".")
    with message_names():
        headline = PLAIN.headline(GAME.view(state, None))
        assert PLAIN.task(GAME.view(state, 0)) == f"task(phase={phase})"
    assert headline.startswith("headline(") or phase in ("over", "surnames", "sides")


def kicking() -> Match:
    return Match.kicking(GERMANS, "F8", "8S 2S", "9D 9H", {"He": "F7", "Pa": "G11", "Fo": "E13"})


def test_the_way_of_a_kick_and_its_possible_blockers_are_shown_before_it_is_kicked() -> None:
    match = kicking()
    match.do(PickCard(card("8S")))
    view = GAME.view(match.state, 0)
    north = Aim(0)
    assert PLAIN.label(view, north) == "Aim north: into the goal"
    assert PLAIN.describe(view, north) == "Could be blocked by Pascal (7+), Foucault (5+) or Descartes (3+)"
    assert PLAIN.label(view, Aim(2)) == "Aim east: to the edge at K8"
    assert PLAIN.label(view, Aim(4)) == "Aim south: into your own goal"
    with message_names():
        assert PLAIN.describe(view, Aim(4)) == "passing-nobody"


def test_a_reaction_looks_the_same_to_others_whatever_the_hand() -> None:
    public, own = set(), []
    for french in ("9D 9H", "9C 9S"):
        match = Match.kicking(GERMANS, "F8", "8S 2S", french, {"He": "F7", "Fo": "G8"})
        match.kick("8S", "west")
        for observer in (None, 0):
            view = GAME.view(match.state, observer)
            public.add((observer, PLAIN.headline(view), PLAIN.task(view), PLAIN.prompt(view) if observer == 0 else ""))
        with message_names():
            own.append(PLAIN.prompt(GAME.view(match.state, 1)).partition("(")[0])
    assert len(public) == 2 and own == ["prompt-tackle", "prompt-tackle-none"]


@pytest.mark.parametrize(
    "reason",
    [
        *sorted(REFUSALS),
        *("surname_too_long", "off_field", "order_unread", "no_more_changes", "not_in_hand", "not_beside_ball"),
        *(NOT_ACTIVE, NOT_NOW, NOT_OFFERED),
    ],
)
def test_every_refusal_is_short_and_ends_as_a_sentence(reason: str) -> None:
    match = kicking()
    some: list[Action] = [
        PickCard(card("9H")),
        RunTo("F", 9),
        Aim(1),
        KickBall(),
        AimElsewhere(),
        PutBack(),
        Tackle(card("9D"), False),
        Place("F", 1),
    ]
    some += [Block(card("9D")), PickRunner(HE, 3), TypeRun("x"), TypeLineUp("x"), LineUp(0)]
    for action in some:
        for seat in (0, 1):
            text = PLAIN.refusal(GAME.view(match.state, seat), action, reason)
            assert text.endswith(".") and text[0].isupper() and len(text) < 200


def test_forms_ask_for_one_line_with_an_example() -> None:
    match = Match()
    (blank,) = PLAIN.blanks(GAME.view(match.state, 0), TypeLineUp())
    assert match.refused(TypeLineUp("x")) == "order_unread"
    match.do(TypeLineUp(blank.placeholder))
    (blank,) = PLAIN.blanks(GAME.view(match.state, 1), TypeLineUp())
    match.do(TypeLineUp(blank.placeholder), 3, 4, 6, 5)
    (blank,) = PLAIN.blanks(GAME.view(match.state, 0), TypeRun())
    assert blank.field == "order" and blank.placeholder == "Hegel to E7, Kant to C4"


def test_the_report_tells_the_match_goal_by_goal() -> None:
    match = kicking()
    match.state.goals = [GoalLine(GERMANS, HE, card("8S"), 8, 80, 3, 1), GoalLine(FRENCH, HE, card("KS"), 9, 80, 9, 2)]
    match.state.score = [1, 1]
    lines = report_lines(GAME.view(match.state, None))
    assert lines[0] == "**1–0** Germans, turn 3, first half: Hegel from F6, 8 of spades"
    assert lines[1].endswith("(own goal)") and lines[1].startswith("**1–1** French")
    match.state.score, match.state.deck = [2, 1], []
    from games.grudgematch.actions.kicking import EndKicks

    match.do(EndKicks())
    outcome = GAME.outcome(match.state)
    assert outcome
    result = PLAIN.result(GAME.view(match.state, None), outcome)
    assert "Malia won with the Germans" in result and "Hegel from F6" in result
    match.state.goals, match.state.standing[0].tackles_below = match.state.goals * 15, 5
    lines = report_lines(GAME.view(match.state, None))
    assert lines[0] == "6 earlier goals are in the log" and len(lines) == 25 and lines[-1].startswith("**15–15**")
    assert len(PLAIN.result(GAME.view(match.state, None), outcome)) < 2500
    assert "Standing orders" not in PLAIN.hand(GAME.view(match.state, 0))


def test_topics_say_what_is_reconstructed_and_cover_the_rulings() -> None:
    text = " ".join(f"{topic.place} {topic.text}" for topic in WORDS.topics)
    for ruling in ("A5", "A7", "A9", "A14", "A18", "A22", "A23", "A25", "A27", "A28", "A29"):
        assert ruling in text
    assert {"The field", "The teams and their suits"} <= {t.title for t in WORDS.topics if t.source == "reconstructed"}


def test_the_rules_page_calls_a_button_by_its_name() -> None:
    button = say.label("verb-let-kick-pass")
    page = (Path(__file__).parents[3] / "docs" / "rules" / "grudgematch.md").read_text("utf-8")
    assert f'"{button}" ends the questions about one kick' in " ".join(page.split())
    assert f'"{button}"' in next(topic.text for topic in WORDS.topics if topic.title == "Standing orders")


def test_absent_players_line_up_and_let_pass() -> None:
    state = GAME.start(2, GrudgematchOptions(germans="surname"), Dice(()))
    chance = Chance.quick(random.Random(1))
    for _ in range(400):
        if not (seats := GAME.active_seats(state)):
            break
        state = GAME.apply(state, seats[0], GAME.timeout_action(state, seats[0]), chance).state
    assert state.phase == "over" and state.ended == "stall"
