"""Rows are converted by the fields of their dataclasses: none is forgotten, and each comes back as it was."""

from dataclasses import MISSING, dataclass, fields, replace
from datetime import timedelta
from typing import Any

import orjson
import pytest
from sqlalchemy import Column, Connection, Integer, MetaData, String, Table, create_engine, insert, select

from games.core.registry import find_game
from games.core.values import Outcome
from games.core.verifiable import ChanceSecret
from storage import Clock
from storage.ballots.model import Eligible, Published, Terms, Vote, VoteChange, VoteStatus
from storage.ballots.model import Ending as VoteEnding
from storage.ballots.questions import Question as Asked
from storage.ballots.questions import Tally
from storage.ballots.ranked import UNIT, Stage
from storage.ballots.votes import VOTE, fetch_vote
from storage.db.columns import Converter, RowMapping, Spread
from storage.db.schema import deadlines, matches, metadata, reminders, seats, votes
from storage.match.change import Deadline, PendingReminder
from storage.match.model import Chair, Ending, Held, Match, Question, Running, Status, Turn
from storage.unit_of_work import outbox
from storage.unit_of_work.mapping import CHAIR, DEADLINE, MATCH
from tests.fake_time import NOON

LATER = NOON + timedelta(hours=1)
CHAIR_OF_BOB = Chair(
    1, 2, "Bob", "easy", 3, True, 1,
    Held(Running(9.0, NOON, 1.5, LATER, 0.5), True), "1-2 UTC", "half", 5, True, "acted", 6, NOON, LATER, 7, 8, 9, 10,
)  # fmt: skip
MATCH_OF_BOB = Match(
    id=4,
    game="gorgias",
    edition=1,
    status=Status.PLAYING,
    host=2,
    guild=3,
    channel=5,
    thread=6,
    message=7,
    options={"rounds": 2},
    chairs=(CHAIR_OF_BOB,),
    version=8,
    shown_look="3f",
    shown_at=LATER,
    shown_version=9,
    record_count=10,
    opened_at=NOON,
    turn=Turn(("bid", 2), LATER, (0, 1)),
    chance=ChanceSecret(b"sixteen bytes ok", "start", 0),
    started_at=NOON,
    ended_at=LATER,
    outcome=Outcome((1,), (0, 3), "played"),
    ending_json=orjson.dumps(Ending("ended", 2, "Bob", "late")).decode(),
    state="a state",
    clock=Clock.days(24, 6),
    paused_at=LATER,
    is_suspended=True,
    question=Question(2, "undo", 2, "Bob", None, NOON, {"seq": 3}, {2: "yes"}),
    question_count=2,
    is_private=True,
    seating=(2, 0),
    rulebook=find_game("gorgias", 1),
)
VOTE_OF_BOB = Vote(
    id=4,
    guild=1,
    channel=2,
    message=3,
    result=5,
    host=6,
    host_name="Bob",
    terms=Terms(
        (Asked("ranked", "Who?", ("we", "you", "they"), 2),),
        LATER,
        Eligible((7, 15), 8, 16),
        9,
        False,
        False,
        "half",
        17,
        18,
    ),
    opened_at=NOON,
    status=VoteStatus.VOID,
    cast=10,
    tallies=(Tally(((0, 1), (1, 0), (2, 0)), (0,), 1, 1, (Stage("first", None, (UNIT, 0, 0), 0, (0,)),)),),
    spoiled=13,
    ending=VoteEnding(LATER, 14, "Cleo", "late"),
    shredded=True,
    first_closes_at=NOON,
    paused_at=NOON,
    edits=15,
    changes=(VoteChange("edited", NOON, 16, "Dan", "a typo", LATER, "0f"),),
    announce=17,
    announced=18,
    entitled=19,
    published=Published(NOON, "1e"),
)


@pytest.fixture
def db() -> Any:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.connect() as connection:
        yield connection


@pytest.mark.parametrize("value", [CHAIR_OF_BOB, MATCH_OF_BOB, VOTE_OF_BOB])
def test_the_examples_leave_no_field_at_its_default(value: Any) -> None:
    for field in fields(value):
        default = field.default_factory() if field.default_factory is not MISSING else field.default
        assert getattr(value, field.name) != default, field.name


@pytest.mark.parametrize("chair", [CHAIR_OF_BOB, Chair(1, None, "")])
@pytest.mark.parametrize(
    "match", [MATCH_OF_BOB, replace(MATCH_OF_BOB, outcome=None, clock=None, question=None, seating=())]
)
def test_a_match_is_read_as_it_was_written(db: Connection, match: Match, chair: Chair) -> None:
    db.execute(insert(matches).values(MATCH.write(match)))
    db.execute(insert(seats).values(match=4, **CHAIR.write(chair)))
    read = CHAIR.read(db.execute(select(seats, matches.c.version).join_from(seats, matches)).one())
    assert read == chair
    row = db.execute(select(matches)).one()
    assert MATCH.read(row, (chair,), match.chance, match.state, match.rulebook) == replace(match, chairs=(chair,))


@pytest.mark.parametrize(
    "vote", [VOTE_OF_BOB, replace(VOTE_OF_BOB, ending=None, tallies=None, published=None, changes=())]
)
def test_a_vote_is_read_as_it_was_written(db: Connection, vote: Vote) -> None:
    db.execute(insert(votes).values(key="k", chain_head="", chain_rows=0, **VOTE.write(vote)))
    assert fetch_vote(db, 4) == vote


def test_a_deadline_and_its_reminder_are_read_as_they_were_written(db: Connection) -> None:
    deadline = Deadline(4, 1, 2, "half", NOON, 9)
    db.execute(insert(deadlines).values(DEADLINE.write(deadline)))
    assert DEADLINE.read(db.execute(select(deadlines)).one()) == deadline
    outbox.write(db, [PendingReminder(deadline, NOON, LATER, 3)])
    assert outbox.unsent_since(db, LATER) == [PendingReminder(deadline, NOON, LATER, 3)]
    assert db.execute(select(reminders.c.id)).scalar_one() == 9


@dataclass(frozen=True)
class Inner:
    low: int
    high: int


@dataclass(frozen=True)
class Example:
    id: int
    name: str
    inner: Inner | None = None


def _table(*names: str) -> Table:
    return Table("examples", MetaData(), *[Column(name, Integer) for name in names])


def test_a_nested_value_that_may_be_missing_is_null_in_all_its_columns() -> None:
    mapping = RowMapping(Example, _table("low", "id", "name", "high"), {"inner": Spread(Inner)})
    assert mapping.write(Example(1, "a")) == {"id": 1, "name": "a", "low": None, "high": None}
    assert mapping.read([None, 1, "a", None]) == Example(1, "a")
    assert mapping.read([0, 1, "a", None]) == Example(1, "a", Inner(0, None))  # type: ignore[arg-type]


def test_null_is_not_converted_where_the_column_may_be_null() -> None:
    lengths = Converter(len, lambda length: "x" * length)
    optional = RowMapping(Inner, _table("low", "high"), {"low": lengths})
    assert optional.read([None, 1]) == Inner(None, 1)  # type: ignore[arg-type]
    assert optional.write(Inner(None, 1)) == {"low": None, "high": 1}  # type: ignore[arg-type]
    required = Table("examples", MetaData(), Column("low", String, nullable=False), Column("high", Integer))
    mapping = RowMapping(Inner, required, {"low": lengths})
    assert mapping.read(["xx", 1]) == Inner(2, 1)
    assert mapping.write(Inner(3, 1)) == {"low": "xxx", "high": 1}


@pytest.mark.parametrize(
    ("columns", "besides"),
    [(("low",), ()), (("low", "high", "third"), ()), (("low", "high"), ("high",)), (("low", "high"), ("third",))],
)
def test_fields_and_columns_that_differ_are_an_error(columns: tuple[str, ...], besides: tuple[str, ...]) -> None:
    with pytest.raises(TypeError):
        RowMapping(Inner, _table(*columns), {}, besides=besides)
    RowMapping(Inner, _table("low", "high", "third"), {}, besides=("third",))


def test_an_exception_for_a_field_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(TypeError, match="third"):
        RowMapping(Inner, _table("low", "high"), {"third": "low"})
