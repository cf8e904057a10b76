"""Labels of actions and of their fields, and why an action was refused, as plain text based on the view of the seat."""

from collections.abc import Sequence
from typing import Any

from games.core.action import NOT_ACTIVE, Action
from games.core.values import tag_of
from games.core.words import AnyOf, Markdown, Message
from games.grudgematch.actions.kicking import (
    Aim,
    AimElsewhere,
    BonusDiscard,
    BonusRelease,
    FoulTacklers,
    KickBall,
    PickCard,
    PutBack,
)
from games.grudgematch.actions.reacting import (
    AskOwnBlocks,
    Block,
    LetKickPass,
    LetPass,
    NeverAskOwnBlocks,
    PassTackles,
    Tackle,
)
from games.grudgematch.actions.running import ComeBack, EndRun, PickRunner, PlaceBall, RunTo, TypeRun
from games.grudgematch.actions.setup import (
    LINEUP_IDS,
    LONGEST_SURNAME,
    LineUp,
    LineUpAgain,
    Place,
    TakeSide,
    TypeLineUp,
    lineup_spaces,
    next_to_place,
)
from games.grudgematch.content import LEAST, MOST, PHILOSOPHERS, is_face
from games.grudgematch.field import COLUMN_LETTERS, COLUMNS, OFF, ROWS, coordinate
from games.grudgematch.presentation.story import tackles_words
from games.grudgematch.rules.turn import asked_seat, pile_size
from games.grudgematch.state import MOST_CHANGES
from games.grudgematch.view import GrudgematchView
from games.grudgematch.words import (
    card_words,
    hand_words,
    landing,
    numbers,
    passing_words,
    placed,
    say,
    team_words,
    way_words,
)


def verb(kind: type[Action]) -> str:
    """Return the label of a type of action in menus, without the details of any one action."""
    return say.label(f"verb-{tag_of(kind).replace('_', '-')}")


def label(view: GrudgematchView, action: Action) -> str:
    """Return the label of an offered action, different from those of all others that its seat is offered."""
    match action:
        case TakeSide():
            return say.label("label-germans" if action.germans else "label-french")
        case LineUp() if 0 <= action.lineup < len(LINEUP_IDS):
            return say.label("label-line-up", lineup=say.message(f"line-up-{LINEUP_IDS[action.lineup]}"))
        case LineUpAgain() if view.lineups[view.asked]:
            names = PHILOSOPHERS[view.asked * 4 : view.asked * 4 + 4]
            return say.label("label-line-up-again", places=placed(names, view.lineups[view.asked]))
        case Place() if view.phase == "lineup":
            space = f"{action.column}{action.row}"
            return say.label("label-place", philosopher=PHILOSOPHERS[next_to_place(view)], space=space)
        case PlaceBall() if 0 <= action.space < OFF:
            return say.label("label-place-ball", space=coordinate(action.space))
        case ComeBack() if 0 <= action.space < OFF:
            return say.label("label-come-back", space=coordinate(action.space))
        case PickRunner() if 0 <= action.philosopher < 8:
            return say.label("label-pick-runner", philosopher=PHILOSOPHERS[action.philosopher], die=action.die)
        case RunTo() if view.runner:
            space = f"{action.column}{action.row}"
            return say.label("label-run-to", philosopher=PHILOSOPHERS[view.runner.philosopher], space=space)
        case BonusDiscard() if 0 <= action.card < 52:
            return say.label("label-exchange", card=card_words(action.card))
        case Aim() if 0 <= action.way < 8 and view.picked is not None and view.ball != OFF:
            where = landing(view, view.picked, action.way)
            return say.label("label-aim", way=way_words(action.way), landing=where)
        case KickBall() if view.picked is not None and view.aimed is not None:
            return say.label("label-kick", way=way_words(view.aimed), card=card_words(view.picked))
        case PickCard() | Tackle() | Block() if 0 <= action.card < 52:
            return _with_card(view, action)
        case BonusRelease() if 0 <= action.philosopher < 8:
            return say.label("label-release", philosopher=PHILOSOPHERS[action.philosopher])
        case PassTackles():
            return plain_words(tackles_words(action.below))
        case _:
            return verb(type(action))


def plain_words(message: Message) -> str:
    """Return a message of this game as plain text."""
    return message.words.label(message.key, **message.values)


def _with_card(view: GrudgematchView, action: PickCard | Tackle | Block) -> str:
    card = card_words(action.card)
    if isinstance(action, PickCard):
        return say.label("label-pick-card", philosopher=PHILOSOPHERS[view.turn * 4 + action.card // 13], card=card)
    who = _mine(view, action.card)
    if isinstance(action, Block):
        return say.label("label-block", philosopher=who, card=card)
    return say.label("label-tackle-foul" if action.foul else "label-tackle", philosopher=who, card=card)


def _mine(view: GrudgematchView, card: int) -> str:
    return PHILOSOPHERS[view.team * 4 + card // 13]


def run_example(team: int) -> tuple[str, str]:
    """Return two philosophers of a team (0 Germans, 1 French) for an example of typed runs."""
    return PHILOSOPHERS[team * 4 + 3], PHILOSOPHERS[team * 4 + 1]


def describe(view: GrudgematchView, action: Action) -> str:
    """Return what an offered action would do, as plain text of at most 100 characters; may be empty."""
    match action:
        case LineUp() if 0 <= action.lineup < len(LINEUP_IDS):
            names = PHILOSOPHERS[view.asked * 4 : view.asked * 4 + 4]
            return say.label("describe-line-up", places=placed(names, lineup_spaces(action.lineup, view.asked)))
        case PickCard() if is_face(action.card):
            rank = action.card % 13
            return say.label("describe-kick-rolled", least=LEAST[rank], most=MOST[rank])
        case PickCard():
            return say.label("describe-kick", spaces=action.card % 13 + 1)
        case Aim() if 0 <= action.way < 8 and view.picked is not None and view.ball != OFF:
            return passing_words(view, view.picked, action.way)
        case Tackle() if action.foul:
            return say.label("describe-tackle-foul")
        case Tackle() | Block() if is_face(action.card):
            rank = action.card % 13
            return say.label("describe-rolled", least=LEAST[rank], most=MOST[rank])
        case FoulTacklers():
            return say.label("describe-foul")
        case BonusDiscard() if pile_size(view) == 0:
            tied = view.score[0] == view.score[1]
            return say.label("describe-exchange-extra-time" if tied else "describe-exchange-end")
        case TypeRun():
            return say.label("describe-type-run", philosopher=run_example(view.asked)[0])
        case LetKickPass():
            return say.label("describe-let-kick-pass")
        case PassTackles() | NeverAskOwnBlocks() | AskOwnBlocks():
            return say.label("describe-standing")
        case _:
            return ""


def choice(field: str, value: Any) -> str:
    """Return the label of one value of an action's field, such as "Column E" or "Row 7"."""
    match field:
        case "column":
            return say.label("choice-column", column=value)
        case "row":
            return say.label("choice-row", row=value)
        case _:
            return str(value)


REFUSALS = frozenset(
    {
        "no_letters",
        "named_twice",
        "not_all_four",
        "not_your_half",
        "goalies_box",
        "occupied",
        "stands_there",
        "out_of_reach",
        "in_penalty_box",
        "has_run",
        "hemmed_in",
        "no_die_left",
        "no_such_way",
        "no_fouls",
        "not_in_box",
    }
)
"""The reasons for refusal that have one fixed message each: `refusal-no-letters` and so on."""


def refusal_words(names: Sequence[str], view: GrudgematchView, action: Action, reason: str) -> Markdown:
    """Return why an action was refused and what to do instead, for the acting player.

    Args:
        names: The players' names, by seat.
        view: The view of the acting seat.
        action: The refused action.
        reason: The key from `Illegal.reason`.
    """
    if view.phase == "over":
        return say.text("refusal-over")
    if isinstance(action, Tackle | Block | LetPass | LetKickPass) and view.phase not in ("tackle", "block"):
        return say.text("refusal-too-late")
    if reason == NOT_ACTIVE:
        if view.phase == "surnames":
            return say.text("refusal-surname-given")
        return say.text("refusal-not-asked", name=names[asked_seat(view)])
    if reason in REFUSALS:
        return say.text(f"refusal-{reason.replace('_', '-')}")
    match reason:
        case "surname_too_long":
            return say.text("refusal-surname-too-long", most=LONGEST_SURNAME)
        case "off_field":
            return say.text("refusal-off-field", column=COLUMN_LETTERS[COLUMNS - 1], row=ROWS)
        case "order_unread":
            first, second = run_example(view.team)
            return say.text("refusal-order-unread", first=first, second=second)
        case "no_more_changes":
            return say.text("refusal-no-more-changes", count=MOST_CHANGES)
        case "not_in_hand":
            return say.text("refusal-not-in-hand", cards=hand_words(view.hand))
        case "not_beside_ball" if isinstance(action, PickCard | Tackle) and 0 <= action.card < 52:
            card = card_words(action.card)
            return say.text("refusal-not-beside-ball", philosopher=_mine(view, action.card), card=card)
        case "cannot_block" if isinstance(action, Block) and 0 <= action.card < 52:
            return say.text("refusal-cannot-block", philosopher=_mine(view, action.card))
        case "too_low" if view.kick is not None:
            return say.text("refusal-too-low", needed=view.kick.needed)
        case "no_such_philosopher":
            four = AnyOf(PHILOSOPHERS[view.team * 4 : view.team * 4 + 4])
            return say.text("refusal-no-such-philosopher", team=team_words(view.team), philosophers=four)
        case "no_such_die":
            return say.text("refusal-no-such-die", dice=numbers(view.dice))
        case _:
            return _elsewhere(view, action)


def _elsewhere(view: GrudgematchView, action: Action) -> Markdown:
    if isinstance(action, RunTo) and view.phase in ("run", "bonus_run") and view.runner is None:
        return say.text("refusal-runner-first")
    if isinstance(action, Aim | KickBall | AimElsewhere | PutBack) and view.phase == "kick":
        if view.picked is None:
            return say.text("refusal-card-first")
        if view.aimed is None:
            return say.text("refusal-way-first")
        return say.text("refusal-aimed", way=way_words(view.aimed))
    if isinstance(action, PickRunner | TypeRun) and view.runner is not None:
        return say.text("refusal-running", philosopher=PHILOSOPHERS[view.runner.philosopher])
    if isinstance(action, PickCard) and view.picked is not None:
        if view.aimed is not None:
            return say.text("refusal-aimed", way=way_words(view.aimed))
        return say.text("refusal-picked", card=card_words(view.picked))
    if isinstance(action, RunTo | PickRunner | TypeRun | EndRun) and view.phase not in ("run", "bonus_run"):
        return say.text("refusal-no-run-now")
    if isinstance(action, LineUp | LineUpAgain | Place | TypeLineUp) and view.phase != "lineup":
        return say.text("refusal-set-up")
    return say.text(f"refusal-now-{view.phase.replace('_', '-')}")
