"""The whole position as text: complete enough to play by."""

from typing import TYPE_CHECKING

from games.epireia.content import (
    ADMINISTRATORS,
    AUGUR_TEXTS,
    AUGURS,
    BUILDINGS,
    CITIES,
    CITY_NAMES,
    COLUMNS,
    FIGURES,
    FRONTS,
    LEAGUES,
    NONE,
    SCENARIO_CARDS,
    SOLO,
    SOLO_CARDS,
    TERRITORY_NAMES,
)
from games.epireia.presentation.words import (
    column_name,
    deck_name,
    goods_short,
    listed,
    place_name,
    slot_words,
    stock_words,
    tokens_counted,
)
from games.epireia.view import BoardSeen, EpireiaView

if TYPE_CHECKING:
    from games.epireia.presentation import EpireiaPresentation


def position_words(words: "EpireiaPresentation", view: EpireiaView) -> str:
    """The table in words; what only one seat sees is in its hand."""
    parts = [f"**{words.headline(view)}**", *_scenario(view)]
    if view.battle is not None and view.battle.stage != "army":
        parts += _field(words, view)
    else:
        parts += _map(words, view)
    parts += _leagues(words, view)
    parts += [board_words(words, view, seat) for seat in range(len(view.boards))]
    return "\n".join(parts)


def card_of(view: EpireiaView) -> int:
    """The scenario that lies open: an index of its cards; NONE: none."""
    return view.solo if view.solo != NONE else view.scenario


def _scenario(view: EpireiaView) -> list[str]:
    if view.battle is not None or card_of(view) == NONE:
        return []
    if view.solo != NONE:
        card = SOLO_CARDS[view.solo]
        lines = [f"**{card.name}**, {SOLO[view.solo].rounds} rounds. To do: {card.objective}. {card.constraint}."]
        if view.augur != NONE:
            lines.append(f"**Augur** {AUGURS[view.augur]}: {AUGUR_TEXTS[view.augur]}.")
        return lines
    card = SCENARIO_CARDS[view.scenario]
    if view.done:
        return [f"**Act {view.act}, {card.name}** is over; what comes next comes with the next turn."]
    return [
        f"**Act {view.act}, {card.name}.** {card.objective}: {deck_name(card.reward)}. "
        f"Meanwhile: {card.constraint}. {_progress(view)}".rstrip()
    ]


def _progress(view: EpireiaView) -> str:
    """How far both leagues are with a counted objective."""
    one, two = (f"{name} {{}}" for name in LEAGUES)
    if view.scenario == 4:
        return f"Brigands defeated: {one.format(view.beaten[0])}, {two.format(view.beaten[1])}."
    if view.scenario == 6:
        made = [sum(sum(b.produced[2:4]) for b in view.boards if b.league == league) for league in range(2)]
        return f"Triremes produced: {one.format(made[0])}, {two.format(made[1])}."
    if view.scenario == 7:
        return f"Territories taken since: {one.format(view.taken[0])}, {two.format(view.taken[1])}."
    return ""


def _map(words: "EpireiaPresentation", view: EpireiaView) -> list[str]:
    lines = []
    held = [f"{TERRITORY_NAMES[t]} {words.name(seat)}" for t, seat in enumerate(view.owners) if seat != NONE]
    lines.append(f"**Territories** {', '.join(held) or 'nobody holds one'}.")
    if view.brigands:
        lines.append(f"**Brigands** {listed([TERRITORY_NAMES[t] for t in view.brigands])}.")
    if view.solo != NONE:
        enemies = zip(SOLO[view.solo].enemies, view.enemies, strict=True)
        lines.append(f"**Enemies** {', '.join(f'{FIGURES[f].name} {_at(place)}' for f, place in enemies)}.")
    lines.append(f"**Tokens left** {', '.join(f'{deck_name(deck)} {n}' for deck, n in enumerate(view.left))}.")
    return lines


def _at(place: int) -> str:
    return "at home" if place == NONE else f"at {place_name(place)}"


def _leagues(words: "EpireiaPresentation", view: EpireiaView) -> list[str]:
    lines = []
    for league, name in enumerate(LEAGUES):
        if all(board.league != league for board in view.boards):
            if view.solo != NONE and view.battle is None:
                army = [f"{column_name(c)} {slot_words(_face_down(view.solo, c))}" for c in COLUMNS]
                lines.append(f"**{name}, the enemy.** {'; '.join(army)}.")
            continue
        allied = [CITY_NAMES[city] for city, each in enumerate(view.allied) if each == league]
        cities = f"; integrated: {listed(allied)}" if allied else ""
        reserve = tokens_counted(view.reserves[league])
        lines.append(f"**{name}** treasury {stock_words(view.treasury[league])}; reserve {reserve}{cities}.")
    return lines


def _face_down(solo: int, column: int) -> tuple[int, ...]:
    return tuple([deck * 10 for deck in SOLO[solo].army[column]])


def board_words(words: "EpireiaPresentation", view: EpireiaView, seat: int) -> str:
    """One player's board in a line or two."""
    board = view.boards[seat]
    if board.city == NONE:
        league = LEAGUES[board.league] if board.league != NONE else "no league yet"
        return f"{words.seat(seat)}: {league}, no city yet."
    parts = [f"{words.seat(seat)}, **{CITY_NAMES[board.city]}** ({LEAGUES[board.league].split()[0]})"]
    parts.append(f"{stock_words(board.stock)}; prestige {board.prestige}")
    if board.administrator != NONE:
        parts.append(f"{ADMINISTRATORS[board.administrator]} ({_uses(charges_of(board))} ready)")
    if board.figures:
        parts.append(listed([f"{FIGURES[f].name} {_at(p)}" for f, p in zip(board.figures, board.places, strict=True)]))
    built = [BUILDINGS[i].name for i in range(len(BUILDINGS)) if board.built >> i & 1]
    parts.append(f"built: {', '.join(built)}" if built else "nothing built")
    return ". ".join(parts) + "."


def _uses(number: int) -> str:
    return "1 use" if number == 1 else f"{number} uses"


def charges_of(board: BoardSeen) -> int:
    """Uses of the Administrator that are ready."""
    built = sum(board.built >> i & 1 for i, each in enumerate(BUILDINGS) if each.category == "Administrator")
    return built - board.used


def to_build(board: BoardSeen) -> str:
    """The buildings that are still to be had, with the board's own costs and what they do."""
    rest = [i for i in range(len(BUILDINGS)) if not board.built >> i & 1]
    costs = CITIES[board.city].costs
    return "; ".join([f"{BUILDINGS[i].name} {goods_short(costs[i])} ({_EFFECTS[BUILDINGS[i].name]})" for i in rest])


_EFFECTS = {
    "Armoury": "Hoplites II",
    "Shipyard": "Triremes II",
    "Stables": "Cavalry II",
    "Altar": "1 prestige",
    "Shrine": "1 prestige",
    "Great Temple": "2 prestige",
    "Granary": "1 Wheat a turn",
    "Sawmill": "1 Wood a turn",
    "Copper Mine": "1 Copper a turn",
    "Bouleuterion": "a figure",
    "Embassy": "+2 with Empires",
    "Prytaneion": "+2 in Greek cities",
    "Bureau I": "a use of your Administrator",
    "Bureau II": "another use",
    "Bureau III": "another use",
}
"""What a building does, in a word or two."""


def _field(words: "EpireiaPresentation", view: EpireiaView) -> list[str]:
    battle = view.battle
    assert battle is not None
    lines = []
    for front, name in enumerate(FRONTS):
        figures = []
        for league in range(2) if battle.generals else ():
            figure = battle.generals[league][front]
            if figure != NONE:
                column = battle.engaged[league][front]
                state = f"engaged in column {column + 1}" if column != NONE else "not engaged"
                figures.append(f"{FIGURES[figure].name} {FIGURES[figure].attack} ({_short(league)}, {state})")
        lines.append(f"**{name.capitalize()}** {listed(figures)}".rstrip())
        for column in range(3 * front, 3 * front + 3):
            sides = " against ".join([slot_words(army[column]) for army in battle.armies])
            lines.append(f"{column % 3 + 1}. {sides}{_result(view, column)}")
    return lines


def _short(league: int) -> str:
    return LEAGUES[league].split()[0]


def _result(view: EpireiaView, column: int) -> str:
    battle = view.battle
    assert battle is not None
    if column < len(battle.results):
        winner = battle.results[column]
        return f": {_short(winner)}" if winner != NONE else ": nobody's"
    return ": open" if column == battle.column and battle.revealed else ""
