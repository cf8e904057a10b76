"""What a seat has to decide, as a prompt; and the titles, footers and alternative texts of the pictures."""

from collections.abc import Sequence

from games.core.words import AllOf, AnyOf, Argument, Markdown, Message
from games.epireia.battle import (
    anything_fits,
    column_powers,
    decide_winner,
    fitting_tokens,
    front_figure,
    fronts_to_fill,
    fronts_won,
    generals_of,
    open_units,
    unplaced_tokens,
)
from games.epireia.content import COLUMNS, FRONTS, NONE, SCENARIO_CARDS, SOLO, SOLO_CARDS, UNITS
from games.epireia.development import ARCHON_SAVES, affordable_actions
from games.epireia.presentation.position import reroll_words
from games.epireia.presentation.progress import own_progress
from games.epireia.scenarios import active_scenario
from games.epireia.state import Draft
from games.epireia.supply import administrator_uses, seats_of
from games.epireia.turns import open_box
from games.epireia.view import EpireiaView
from games.epireia.words import (
    augur_effect,
    augur_name,
    card_constraint,
    card_in_picture,
    card_name,
    column_heading,
    column_name,
    figure_name,
    front_name,
    label_of,
    league_name,
    say,
    territory_name,
    units_words,
)

SETTING_UP = ("scenario", "league", "city", "administrator", "figure")
_PLACING = ("army", "generals")


def task_words(view: EpireiaView) -> Markdown:
    """Return in a few words what a seat has to do in the current phase, for a notification that everybody may read."""
    return say.text(f"task-{view.phase}")


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
        return reroll_words(view, seat)
    return _battle_prompt(names, view, seat)


def _development_prompt(view: EpireiaView) -> Markdown:
    if view.asks:
        return say.text(f"prompt-bonus-{view.asks[-1]}")
    if not view.actions:
        return say.text("prompt-no-actions")
    count = view.actions
    if not any(affordable_actions(view, view.asked)):
        uses = administrator_uses(view.boards[view.asked])
        return say.text("prompt-cannot-pay-administrator" if uses else "prompt-cannot-pay", count=count)
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


def _stage(view: EpireiaView) -> Message:
    """Describe the stage of the game without saying whose decision it is, such as "Turn 3, act 1 (Olympic Games)"."""
    if view.phase in SETTING_UP:
        return say.message("phase-setup")
    if view.phase in (*_PLACING, "battle"):
        return say.message("phase-battle")
    if view.phase == "over":
        return say.message("headline-over")
    if view.solo != NONE:
        return say.message("phase-round", round=view.turn, name=card_name(SOLO_CARDS[view.solo]))
    return say.message("phase-turn", turn=view.turn, act=view.act, name=card_name(SCENARIO_CARDS[view.scenario]))


def footer_words(view: EpireiaView) -> str:
    """Describe the current scenario, the progress of the battle, or how the game ended, for the bottom of a picture."""
    if view.ending and view.ending != "fronts":
        return say.label(f"footer-{view.ending}")
    if view.battle is not None:
        if view.phase in _PLACING:
            return say.label("footer-placing-alone" if view.solo != NONE else "footer-placing")
        return say.label("footer-battle", done=len(view.battle.results), all=len(COLUMNS))
    if view.solo != NONE:
        return "\n".join(_solo_footer(view))
    if view.scenario == NONE:
        return say.label("footer-setup")
    card = SCENARIO_CARDS[view.scenario]
    if view.done:
        return say.label("footer-act-over", name=card_name(card))
    return say.label("footer-act", name=card_name(card), card=card_in_picture(card))


def _solo_footer(view: EpireiaView) -> list[str]:
    card = SOLO_CARDS[view.solo]
    values: dict[str, Argument] = {
        "name": card_name(card),
        "rounds": SOLO[view.solo].rounds,
        "card": card_in_picture(card),
    }
    progress = own_progress(view, 0) if view.turn else None
    if progress is None:
        found = [say.label("footer-solo", **values)]
    else:
        found = [say.label("footer-solo-progress", progress=progress, **values)]
    if view.augur != NONE:
        found.append(say.label("footer-augur", augur=augur_name(view.augur), effect=augur_effect(view.augur)))
    return found


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
        return say.text(f"headline-{view.phase}", title=_stage(view), name=names[alone])
    return say.text(f"headline-together-{view.phase}", title=_stage(view), missing=box.missing)


def deciding_words(names: Sequence[str], view: EpireiaView) -> str:
    """Return who decides what, such as "Malia develops", for a picture's title; at the end the result.

    Args:
        names: The players' names by seat.
        view: The view.
    """
    if view.phase == "over":
        if view.battle is None:
            return say.label("title-no-battle")
        one, two = fronts_won(view.battle.results)
        return say.label("title-fronts", one=one, two=two)
    alone = deciding_alone(view)
    if alone != NONE:
        return say.label(f"title-{view.phase}", name=names[alone])
    return say.label(f"title-together-{view.phase}")


def title_words(view: EpireiaView) -> str:
    """Return the stage of the game for the left side of a picture's title, such as "Turn 3, act 1"."""
    if view.phase == "over" and view.battle is not None:
        return say.label("title-over")
    if view.phase in ("city", "league"):
        return say.label("title-epireia")
    if view.turn == 0 or view.battle is not None or view.phase == "over":
        return label_of(_stage(view))
    if view.solo != NONE:
        return say.label("title-round", round=view.turn)
    return say.label("title-turn", turn=view.turn, act=view.act)


def alt_words(names: Sequence[str], view: EpireiaView) -> str:
    """Return the alternative text of the picture of the map or battlefield: what is most important in it.

    Args:
        names: The players' names by seat.
        view: The view that the picture shows.
    """
    if view.phase == "over":
        return _over_alt(names, view)
    where, deciding = label_of(_stage(view)), deciding_words(names, view)
    if view.battle is not None:
        return " ".join(_battle_alt(where, deciding, view))
    if not view.turn:
        return say.label("alt-setup", stage=where, deciding=deciding)
    parts = [say.label("alt-map", stage=where, deciding=deciding)]
    if view.solo != NONE:
        constraint = card_constraint(SOLO_CARDS[view.solo])
        parts.append(say.label("alt-constraint", constraint=constraint))
    if view.augur != NONE:
        parts.append(say.label("footer-augur", augur=augur_name(view.augur), effect=augur_effect(view.augur)))
    return " ".join([*parts, *_map_alt(names, view)])


def players_alt_words(names: Sequence[str], view: EpireiaView) -> str:
    """Return the alternative text of the picture of the players' boards: each one's prestige and number of buildings.

    Args:
        names: The players' names by seat.
        view: The view that the picture shows.
    """
    boards = [
        say.message("alt-board", name=name[:40], prestige=board.prestige, built=board.built.bit_count())
        for name, board in zip(names, view.boards, strict=True)
    ]
    return say.label("alt-boards", boards=AllOf(boards))


def _over_alt(names: Sequence[str], view: EpireiaView) -> str:
    if view.battle is None:
        return say.label("alt-over-objectives")
    one, two = fronts_won(view.battle.results)
    winner, _ = decide_winner(view)
    if winner == NONE:
        return say.label("alt-over-shared", one=one, two=two)
    winners = [names[seat] for seat in seats_of(view, winner)]
    if not winners:
        key = "alt-over-lost-tie" if view.ending == "tie" else "alt-over-lost"
        return say.label(key, name=names[0], one=one, two=two)
    league = league_name(winner)
    return say.label(f"alt-over-{view.ending}", names=AllOf(winners), league=league, one=one, two=two)


def _battle_alt(where: str, deciding: str, view: EpireiaView) -> list[str]:
    battle = view.battle
    assert battle is not None
    if view.phase in _PLACING:
        return [say.label("alt-map", stage=where, deciding=deciding)]
    one, two = fronts_won(battle.results)
    found = [say.label("alt-battle", stage=where, done=len(battle.results), all=len(COLUMNS), one=one, two=two)]
    if battle.column < len(COLUMNS) and battle.revealed:
        powers = column_powers(battle, battle.column)
        column = column_heading(battle.column)
        found.append(say.label("alt-column", column=column, one=powers[0], two=powers[1], deciding=deciding))
    return found


def _map_alt(names: Sequence[str], view: EpireiaView) -> list[str]:
    held = [
        say.message("alt-held", name=name, count=view.owners.count(seat))
        for seat, name in enumerate(names)
        if seat in view.owners
    ]
    found = [say.label("alt-territories", held=AllOf(held)) if held else say.label("alt-no-territories")]
    if view.brigands:
        found.append(say.label("alt-brigands", territories=AllOf([territory_name(t) for t in view.brigands])))
    return found
