"""What a seat has to decide, as a prompt, and the stage of the game."""

from collections.abc import Sequence

from games.core.words import AllOf, AnyOf, Markdown, Message
from games.epireia.battle import (
    anything_fits,
    column_powers,
    fitting_tokens,
    front_figure,
    fronts_to_fill,
    generals_of,
    open_units,
    unplaced_tokens,
)
from games.epireia.content import COLUMNS, FRONTS, NONE, SCENARIO_CARDS, SOLO_CARDS, UNITS
from games.epireia.development import ARCHON_SAVES, affordable_actions
from games.epireia.presentation.position import reroll_words, share_words
from games.epireia.resolution import is_shared, roll_of
from games.epireia.scenarios import active_scenario
from games.epireia.state import Draft
from games.epireia.turns import open_box
from games.epireia.view import EpireiaView
from games.epireia.words import (
    card_name,
    column_heading,
    column_name,
    figure_name,
    front_name,
    say,
    units_words,
)

SETTING_UP = ("scenario", "league", "city", "administrator", "figure")
PLACING = ("army", "generals")


def task_words(view: EpireiaView) -> Markdown:
    """Return in a few words what a seat has to do in the current phase, for a notification that everybody may read."""
    return say.text(f"task-{question_key(view)}")


def question_key(view: EpireiaView) -> str:
    """Return the part of a message's name that tells what is asked: the phase, or "share" for allies at a territory."""
    return "share" if view.roll is not None and is_shared(view.roll) else view.phase


def prompt_words(names: Sequence[str], view: EpireiaView) -> Markdown:
    """Return a sentence or two that tell the view's seat what to decide, or for whom it has to wait.

    Args:
        names: The players' names by seat.
        view: The view of the seat, or the public view.
    """
    phase = view.phase
    if phase == "over":
        return say.text("prompt-over")
    seat = view.seat
    if seat is None or (view.asked != NONE and view.asked != seat):
        return wait_words(names, view)
    if phase == "figure":
        if view.own_figure != NONE:
            return say.text("prompt-figure-chosen", figure=figure_name(view.own_figure))
        return say.text("prompt-figure" if len(view.boards) > 1 else "prompt-figure-alone")
    if phase in SETTING_UP:
        return say.text(f"prompt-{phase}")
    if phase == "develop":
        return _development_prompt(view)
    if phase == "diplomacy":
        board = view.boards[seat]
        left = [figure_name(figure) for i, figure in enumerate(board.figures) if not board.moved >> i & 1]
        return say.text("prompt-diplomacy", figures=AnyOf(left))
    if phase == "resolution":
        return share_words(names, view, seat) if is_shared(roll_of(view)) else reroll_words(view, seat)
    return _battle_prompt(names, view, seat)


def _development_prompt(view: EpireiaView) -> Markdown:
    if view.asks:
        alone = view.asks[-1] == "omen" and not view.boards[view.asked].prestige
        return say.text("prompt-bonus-omen-no-prestige" if alone else f"prompt-bonus-{view.asks[-1]}")
    if not view.actions:
        return say.text("prompt-no-actions")
    count = view.actions
    if not any(affordable_actions(view, view.asked)):
        return say.text("prompt-cannot-pay-administrator", count=count)
    actions = actions_words(view)
    if not view.archon:
        return say.text("prompt-develop", count=count, actions=actions)
    key = "prompt-develop-archon" if active_scenario(view).donations else "prompt-develop-archon-no-donations"
    return say.text(key, count=count, actions=actions, saved=ARCHON_SAVES)


def actions_words(view: EpireiaView) -> AnyOf:
    """List the kinds of action that the acting city can pay for: "donate, construct or produce".

    If it can pay for none, all kinds are listed that the scenario allows.
    """
    rules = active_scenario(view)
    allowed = ["donate"] if rules.donations else []
    allowed.append("construct")
    if not all(rules.forbids(view, unit) for unit in range(len(UNITS))):
        allowed.append("produce")
    return AnyOf([say.message(f"action-{kind}") for kind in list(affordable_actions(view, view.asked)) or allowed])


def _battle_prompt(names: Sequence[str], view: EpireiaView, seat: int) -> Markdown:
    battle = view.battle
    assert battle is not None
    if view.phase == "battle":
        if battle.column >= len(COLUMNS) or view.asked != seat:
            return wait_words(names, view)
        powers, league = column_powers(battle, battle.column), view.league
        return say.text(
            "prompt-battle",
            column=column_heading(battle.column),
            own=powers[league],
            other=powers[1 - league],
            figure=figure_name(front_figure(battle, league)),
        )
    if seat not in battle.commanders:
        return wait_words(names, view)
    if view.chosen:
        return say.text("prompt-ready")
    if view.own_army is not None and view.phase == "army":
        return _army_prompt(view.own_reserve, view.own_army)
    if not fronts_to_fill(view, view.league, view.own_generals):
        return say.text("prompt-figures-placed")
    missing = [front_name(front) for front, figure in enumerate(view.own_generals) if figure == NONE]
    left = len(generals_of(view, view.league)) - len(FRONTS) + len(missing)
    fronts = AllOf(missing)
    if left >= len(missing):
        return say.text("prompt-figures", fronts=fronts)
    if left > 1:
        return say.text("prompt-figures-few", count=left, fronts=fronts)
    return say.text("prompt-figures-last" if len(missing) < len(FRONTS) else "prompt-figures-one", fronts=fronts)


def _army_prompt(reserve: list[list[int]], draft: Draft) -> Markdown:
    rest, column = unplaced_tokens(reserve, draft), column_name(draft.cursor)
    if not anything_fits(rest, draft):
        return say.text("prompt-army-placed")
    if not fitting_tokens(rest, draft, draft.cursor):
        return say.text("prompt-army-nothing-fits", column=column)
    placed = draft.columns[draft.cursor]
    units = units_words(open_units(draft.cursor, placed))
    return say.text("prompt-army-more" if placed else "prompt-army", column=column, units=units)


def stage_words(view: EpireiaView) -> Message:
    """Describe the stage of the game without saying whose decision it is, such as "Turn 3, act 1 (Olympic Games)"."""
    if view.phase in SETTING_UP:
        return say.message("phase-setup")
    if view.phase in (*PLACING, "battle"):
        return say.message("phase-battle")
    if view.phase == "over":
        return say.message("headline-over")
    if view.solo != NONE:
        return say.message("phase-round", round=view.turn, name=card_name(SOLO_CARDS[view.solo]))
    return say.message("phase-turn", turn=view.turn, act=view.act, name=card_name(SCENARIO_CARDS[view.scenario]))


def chapter_label(view: EpireiaView) -> str:
    """Return the set-up, the turn or the Great Battle, by which logs and replays are grouped, as a label."""
    if view.phase in SETTING_UP:
        return say.label("phase-setup")
    if view.battle is not None:
        return say.label("phase-battle")
    return say.label("chapter-turn" if view.solo == NONE else "chapter-round", turn=view.turn)


def wait_words(names: Sequence[str], view: EpireiaView) -> Markdown:
    """Say whom or what the game waits for: "Wait for Malia." or "Wait for the 2 choices still to come.".

    While several choose in secret nobody is named.

    Args:
        names: The players' names by seat.
        view: The view.
    """
    alone, box = deciding_alone(view), open_box(view)
    if alone != NONE:
        return say.text("wait", name=names[alone])
    return say.text("wait-others") if box is None else say.text("wait-choices", missing=box.missing)


def deciding_alone(view: EpireiaView) -> int:
    """Return the only seat that takes part in the decision; NONE if several choose in secret, or nobody has to."""
    if view.asked != NONE:
        return view.asked
    box = open_box(view)
    return box.seats[0] if box is not None and len(box.seats) == 1 else NONE


def headline_words(names: Sequence[str], view: EpireiaView) -> Markdown:
    """Return the stage of the game, who has to do what, and how many secret choices are still to come.

    Args:
        names: The players' names by seat.
        view: The view.
    """
    if view.phase == "over":
        return say.text("headline-over")
    alone, box = deciding_alone(view), open_box(view)
    if alone != NONE or box is None:
        return say.text(f"headline-{question_key(view)}", title=stage_words(view), name=names[alone])
    return say.text(f"headline-together-{view.phase}", title=stage_words(view), missing=box.missing)
