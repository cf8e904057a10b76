"""What one seat has before it: its board, its league's tokens with their powers, what it chooses from or places."""

from collections.abc import Sequence

from games.epireia.content import (
    ADMINISTRATOR_TEXTS,
    ADMINISTRATORS,
    BUILDINGS,
    CITIES,
    COUNTS,
    FIGURES,
    FIGURES_OF,
    FRONTS,
    NONE,
    SCENARIO_CARDS,
    SOLO_CARDS,
)
from games.epireia.figures import ABILITIES, ability_words
from games.epireia.presentation.position import administrator_words, enemy_army, posts_words, to_build
from games.epireia.presentation.progress import own_progress
from games.epireia.presentation.words import (
    column_name,
    figure_words,
    goods_short,
    slot_words,
    stock_words,
    tokens_by_power,
)
from games.epireia.supply import charges
from games.epireia.view import BoardSeen, EpireiaView

_LETTERS = "W is Wheat, D is Wood, C is Copper"


def hand_words(view: EpireiaView) -> str:
    """A few lines; empty where the seat has nothing yet and nothing is explained."""
    if view.seat is None:
        return ""
    board = view.boards[view.seat]
    if view.phase in _CHOOSING and (view.asked == view.seat or view.phase == "figure"):
        return _CHOOSING[view.phase](view, board)
    if board.city == NONE or not board.figures:
        return ""
    if view.battle is not None:
        lines = _in_battle(view, board, view.seat)
    else:
        lines = [
            *_aim(view, view.seat),
            _board(view, board, view.seat),
            f"**Your league's reserve:** {tokens_by_power(view.reserves[board.league])}.",
        ]
    told = [figure for figure in board.figures if ABILITIES[figure].front != NONE or view.battle is None]
    lines += [_figure(figure) for figure in told if ability_words(figure)]
    if view.asked == view.seat and view.asks and view.asks[-1] == "recruit":
        lines += ["**You may take**", *[_figure(each) for each in FIGURES_OF[board.city] if each not in board.figures]]
    elif view.phase == "develop" and view.asked == view.seat:
        if charges(board):
            lines.append(f"**{ADMINISTRATORS[board.administrator]}:** {ADMINISTRATOR_TEXTS[board.administrator]}")
        lines.append(f"**Still to build** ({_LETTERS}): {to_build(view, view.seat)}.")
    return "\n".join(lines)


def _scenarios(view: EpireiaView, board: BoardSeen) -> str:
    return "\n".join([f"**{card.name}:** {card.objective}. {card.constraint}." for card in SOLO_CARDS])


def _cities(view: EpireiaView, board: BoardSeen) -> str:
    """Every city that is left: its figures, and what is cheaper there."""
    taken = [other.city for other in view.boards]
    lines = []
    for i, city in enumerate(CITIES):
        if i not in taken:
            figures = ", ".join([figure_words(figure) for figure in FIGURES_OF[i]])
            costs = zip(BUILDINGS, city.costs, strict=True)
            cheaper = ", ".join([f"{b.name} {goods_short(cost)}" for b, cost in costs if cost != b.cost])
            lines.append(f"**{city.name}:** {figures}. Cheaper: {cheaper}.")
    return "\n".join([*lines, f"({_LETTERS}; a figure's number is its attack.)"])


def _administrators(view: EpireiaView, board: BoardSeen) -> str:
    taken = [other.administrator for other in view.boards]
    left = [i for i in range(len(ADMINISTRATORS)) if i not in taken]
    return "\n".join([f"**{ADMINISTRATORS[i]}:** {ADMINISTRATOR_TEXTS[i]}" for i in left])


def _first_figures(view: EpireiaView, board: BoardSeen) -> str:
    return "\n".join([_figure(figure) for figure in FIGURES_OF[board.city]])


_CHOOSING = {
    "scenario": _scenarios,
    "city": _cities,
    "administrator": _administrators,
    "figure": _first_figures,
}
"""By phase of the set-up: what lies there to be chosen from."""


def _figure(figure: int) -> str:
    return f"**{figure_words(figure)}:** {ability_words(figure) or 'No ability.'}"


def _aim(view: EpireiaView, seat: int) -> list[str]:
    """What the scenario of the moment asks for, and what it forbids."""
    if view.solo != NONE:
        alone = SOLO_CARDS[view.solo]
        return [f"**To do:** {alone.objective}. {own_progress(view, seat)} {alone.constraint}."]
    if view.scenario == NONE or view.done:
        return []
    card = SCENARIO_CARDS[view.scenario]
    return [f"**{card.name}:** {card.objective}. {own_progress(view, seat)} Meanwhile: {card.constraint}."]


def _board(view: EpireiaView, board: BoardSeen, seat: int) -> str:
    """Goods and prestige, the Administrator, City tokens."""
    goods = f"**You have** {stock_words(board.stock)}; prestige {board.prestige} of {COUNTS.prestige}"
    return ". ".join([goods, *administrator_words(board), posts_words(view, seat)]) + "."


def _in_battle(view: EpireiaView, board: BoardSeen, seat: int) -> list[str]:
    battle = view.battle
    assert battle is not None
    if battle.own_army is not None:
        rest = list(view.reserves[board.league])
        for token in [token for column in battle.own_army for token in column]:
            rest.remove(token)
        enemy = [f"**The enemy's army, face down:** {enemy_army(view.solo)}."] if view.solo != NONE else []
        return [f"**Your army**{_army(battle.own_army)}", f"**Still in your hand:** {tokens_by_power(rest)}.", *enemy]
    if not battle.armies:
        return [f"**Your league's reserve:** {tokens_by_power(view.reserves[board.league])}."]
    lines = [f"**Your army**{_army(battle.armies[board.league])}"]
    if battle.stage == "generals" and seat in battle.commanders:
        posts = [f"{FRONTS[i]} {FIGURES[f].name if f != NONE else 'empty'}" for i, f in enumerate(battle.own_generals)]
        lines.insert(0, f"**Your figures.** {', '.join(posts)}.")
    return lines


def _army(army: Sequence[tuple[int, ...]]) -> str:
    """By front, so that it can be found again: «flank 1 Cavalry I (3); flank 2 empty»."""
    fronts = []
    for front in range(len(FRONTS)):
        columns = range(3 * front, 3 * front + 3)
        fronts.append("; ".join([f"{column_name(column)} {slot_words(army[column])}" for column in columns]))
    return "\n".join(["", *[f"- {line}" for line in fronts]])
