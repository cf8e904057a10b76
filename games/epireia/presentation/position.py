"""The whole position as text: complete enough to play by."""

from typing import TYPE_CHECKING

from games.epireia.content import (
    ADMINISTRATORS,
    AUGUR_TEXTS,
    AUGURS,
    BUILDINGS,
    CATEGORY_OF,
    CITIES,
    CITY_NAMES,
    COLUMNS,
    COUNTS,
    FIGURES,
    FRONTS,
    LEAGUES,
    NONE,
    POLITICAL,
    SCENARIO_CARDS,
    SOLO,
    SOLO_CARDS,
    TERRITORY_NAMES,
)
from games.epireia.figures import strength_on
from games.epireia.presentation.dice import dice_words
from games.epireia.presentation.progress import progress_words
from games.epireia.presentation.words import (
    card_words,
    column_name,
    deck_name,
    figure_words,
    goods_short,
    listed,
    place_name,
    short_league,
    slot_words,
    stock_words,
    tokens_counted,
)
from games.epireia.prestige import building_prestige
from games.epireia.prices import terms
from games.epireia.supply import charges, posts_left
from games.epireia.view import BoardSeen, EpireiaView

if TYPE_CHECKING:
    from games.epireia.presentation import EpireiaPresentation


def position_words(words: "EpireiaPresentation", view: EpireiaView) -> str:
    """The table in words; what only one seat sees is in its hand."""
    parts = [f"**{words.headline(view)}**", *_scenario(words, view)]
    if dice := dice_words(view):
        parts.append(f"**Dice** {dice}")
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


def _scenario(words: "EpireiaPresentation", view: EpireiaView) -> list[str]:
    if view.battle is not None or card_of(view) == NONE:
        return []
    if view.solo != NONE:
        card = SOLO_CARDS[view.solo]
        lines = [
            f"**{card.name}**, {SOLO[view.solo].rounds} rounds. To do: {card.objective}. "
            f"{card.constraint}. {progress_words(words, view)}"
        ]
        if view.augur != NONE:
            lines.append(f"**Augur** {AUGURS[view.augur]}: {AUGUR_TEXTS[view.augur]}.")
        return lines
    card = SCENARIO_CARDS[view.scenario]
    if view.done:
        return [f"**Act {view.act}, {card.name}** is over; what comes next comes with the next turn."]
    return [f"**Act {view.act}, {card.name}.** {card_words(card)} {progress_words(words, view)}"]


def _map(words: "EpireiaPresentation", view: EpireiaView) -> list[str]:
    lines = []
    held = []
    for seat in range(len(view.boards)):
        if own := [TERRITORY_NAMES[t] for t, owner in enumerate(view.owners) if owner == seat]:
            held.append(f"{words.name(seat)}: {listed(own)}")
    lines.append(f"**Territories** {'; '.join(held) or 'nobody holds one'}.")
    if view.brigands:
        lines.append(f"**Brigands** {listed([TERRITORY_NAMES[t] for t in view.brigands])}.")
    if view.solo != NONE:
        enemies = zip(SOLO[view.solo].enemies, view.enemies, strict=True)
        lines.append(f"**Enemies** {', '.join(f'{figure_words(f)} {_at(place)}' for f, place in enemies)}.")
    lines.append(f"**Tokens left** {', '.join(f'{deck_name(deck)} {n}' for deck, n in enumerate(view.left))}.")
    return lines


def _at(place: int) -> str:
    return "at home" if place == NONE else f"at {place_name(place)}"


def _leagues(words: "EpireiaPresentation", view: EpireiaView) -> list[str]:
    lines = []
    for league, name in enumerate(LEAGUES):
        if all(board.league != league for board in view.boards):
            if view.solo != NONE and (view.battle is None or not view.battle.armies):
                lines.append(f"**{name}, the enemy.** {enemy_army(view.solo)}.")
            continue
        allied = [CITY_NAMES[city] for city, each in enumerate(view.allied) if each == league]
        cities = f"; integrated: {listed(allied)}" if allied else ""
        reserve = tokens_counted(view.reserves[league])
        lines.append(f"**{name}** treasury {stock_words(view.treasury[league])}; reserve {reserve}{cities}.")
    return lines


def enemy_army(solo: int) -> str:
    """The solo enemy's tokens by column, face down: «flank 1 Cavalry I and Hoplites I; flank 2 Hoplites I»."""
    army = SOLO[solo].army
    return "; ".join([f"{column_name(c)} {slot_words([deck * 10 for deck in army[c]])}" for c in COLUMNS])


def board_words(words: "EpireiaPresentation", view: EpireiaView, seat: int) -> str:
    """One player's board in a line or two."""
    board = view.boards[seat]
    if board.city == NONE:
        league = LEAGUES[board.league] if board.league != NONE else "no league yet"
        return f"{words.seat(seat)}: {league}, no city yet."
    parts = [f"{words.seat(seat)}, **{CITY_NAMES[board.city]}** ({short_league(board.league)})"]
    parts.append(f"{stock_words(board.stock)}; prestige {board.prestige}")
    parts += administrator_words(board)
    if board.figures:
        parts.append(listed([f"{figure_words(f)} {_at(p)}" for f, p in zip(board.figures, board.places, strict=True)]))
    built = [BUILDINGS[i].name for i in range(len(BUILDINGS)) if board.built >> i & 1]
    parts.append(f"built: {', '.join(built)}" if built else "nothing built")
    if view.battle is None:
        parts.append(posts_words(view, seat))
    return ". ".join(parts) + "."


def administrator_words(board: BoardSeen) -> list[str]:
    """«Merchant (1 use ready; he speaks in the next negotiation)»."""
    if board.administrator == NONE:
        return []
    speaks = "; he speaks in the next negotiation" if board.merchant else ""
    return [f"{ADMINISTRATORS[board.administrator]} ({_uses(charges(board))} ready{speaks})"]


def posts_words(view: EpireiaView, seat: int) -> str:
    """«City tokens left: 2 of 3»."""
    return f"City tokens left: {posts_left(view, seat)} of {COUNTS.posts}"


def _uses(number: int) -> str:
    return "1 use" if number == 1 else f"{number} uses"


def to_build(view: EpireiaView, seat: int) -> str:
    """The buildings that are still to be had, with the board's own costs, what changes them now, and what they do:
    «(each now 1 more of any resource) Shrine 1D 1C (1 prestige); ...»."""
    board = view.boards[seat]
    less, political, _, more, political_more = terms(view, seat, view.archon > 0 and not view.asks)
    found = []
    for i, building in enumerate(BUILDINGS):
        if not board.built >> i & 1:
            besides = _changed(political, political_more) if CATEGORY_OF[i] == POLITICAL else ""
            cost = f"{goods_short(CITIES[board.city].costs[i])}{besides and ', '}{besides}"
            found.append(f"{building.name} {cost} ({_effect(board, i)})")
    each = f"(each now {_changed(less, more)}) " if less or more else ""
    return f"{each}{'; '.join(found)}" if found else "nothing"


def _changed(less: int, more: int) -> str:
    """«1 less and 1 more of any resource»; empty."""
    return listed([f"{less} less"] * (less > 0) + [f"{more} more of any resource"] * (more > 0))


def _effect(board: BoardSeen, building: int) -> str:
    """What a building does for this city, in a word or two."""
    if prestige := building_prestige(board, building):
        return f"{prestige} prestige"
    return _EFFECTS[BUILDINGS[building].name]


_EFFECTS = {
    "Armoury": "Hoplites II",
    "Shipyard": "Triremes II",
    "Stables": "Cavalry II",
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
"""What the buildings that give no prestige do."""


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
                strength = strength_on(front, figure)
                figures.append(f"{FIGURES[figure].name} {strength} ({short_league(league)}, {state})")
        lines.append(f"**{name.capitalize()}** {listed(figures)}".rstrip())
        for column in range(3 * front, 3 * front + 3):
            sides = "; ".join([f"{short_league(i)} {slot_words(army[column])}" for i, army in enumerate(battle.armies)])
            lines.append(f"{column % 3 + 1}. {sides}{_result(view, column)}")
    return lines


def _result(view: EpireiaView, column: int) -> str:
    battle = view.battle
    assert battle is not None
    if column < len(battle.results):
        winner = battle.results[column]
        return f". {short_league(winner)} won it" if winner != NONE else ". Nobody won it"
    return ". It lies open" if column == battle.column and battle.revealed else ""
