"""The Great Battle, which ends the game: armies, the figures that lead them, the fight by columns, and the winner.

The battlefield has three fronts of three columns each. A column has slots, each for one kind of unit; every front has
room for one figure of each league (rules, A30 to A33 and A36). A military token is the number ten times its pile plus
its power; power 0 means face down. Results of two values are by league.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Literal, NamedTuple

from games.core.chance import Chance
from games.core.sealed import Sealed
from games.core.values import Outcome
from games.epireia import events
from games.epireia.content import COLUMNS, COPPER, DECKS, DELIAN, FRONTS, MARITIME, NONE, SLOTS, SOLO, strength_on
from games.epireia.state import Battle, Draft, PublicBattle, State, Table, Tokens
from games.epireia.supply import draw_token, seats_of, tokens_of


def all_tokens(columns: Iterable[Tokens]) -> list[int]:
    """Return all military tokens of an army in one list, column by column."""
    return list(chain.from_iterable(columns))


def unplaced_tokens(reserve: list[list[int]], draft: Draft) -> list[int]:
    """Return the military tokens of a league that its commander has not placed on the battlefield yet.

    Args:
        reserve: The league's reserve: by pile, the powers of its tokens. It includes the placed tokens.
        draft: The army that is being placed.
    """
    rest = tokens_of(reserve)
    for token in all_tokens(draft.columns):
        rest.remove(token)
    return rest


@lru_cache(None)
def open_units(column: int, tokens: Tokens) -> tuple[int, ...]:
    """Return the kinds of unit for which a column of the battlefield still has free slots, each once; cached.

    Args:
        column: The column, from 0 to 8.
        tokens: The military tokens of one army that are placed there.
    """
    return tuple(sorted(set(_free_units(column, tokens))))


def _free_units(column: int, tokens: Tokens) -> list[int]:
    """Return the kind of unit of each slot of a column that no military token has taken.

    Args:
        column: The column, from 0 to 8.
        tokens: The tokens of one army that are placed there.
    """
    free = list(SLOTS[column])
    for token in tokens:
        free.remove(DECKS[token // 10].unit)
    return free


def fitting_tokens(rest: list[int], draft: Draft, column: int) -> list[int]:
    """Return the military tokens that fit into a column of the battlefield, without duplicates.

    They are ordered by pile, the strongest of each pile first.

    Args:
        rest: The tokens not placed yet.
        draft: The army that is being placed.
        column: The column, from 0 to 8.
    """
    units = open_units(column, draft.columns[column])
    return sorted({token for token in rest if DECKS[token // 10].unit in units}, key=lambda t: (t // 10, -t))


def anything_fits(rest: list[int], draft: Draft) -> bool:
    """Return True if any column has a free slot for a military token that has not been placed yet.

    Args:
        rest: The tokens not placed yet.
        draft: The army that is being placed.
    """
    held = {DECKS[token // 10].unit for token in rest}
    return bool(held) and any(held.intersection(open_units(column, draft.columns[column])) for column in COLUMNS)


def place_token(draft: Draft, column: int, token: int) -> None:
    """Put a military token into a column of an army that is being placed; the caller has checked that it fits.

    Args:
        draft: The army, which is changed.
        column: The column, from 0 to 8.
        token: Ten times the token's pile plus its power.
    """
    draft.columns[column] = tuple(sorted((*draft.columns[column], token), reverse=True))


def next_column(rest: list[int], draft: Draft) -> int:
    """Return the column for a commander's next military token: the current one if a token fits there, else another.

    Args:
        rest: The tokens not placed yet.
        draft: The army that is being placed.

    Returns:
        The current column or the next one that has room; the current one if no token fits anywhere.
    """
    for step in COLUMNS:
        column = (draft.cursor + step) % len(COLUMNS)
        units = open_units(column, draft.columns[column])
        if any(DECKS[token // 10].unit in units for token in rest):
            return column
    return draft.cursor


def free_slots(draft: Draft) -> list[tuple[int, int]]:
    """Return every slot without a military token in an army that is being placed, as (column, unit), by column."""
    return [(column, unit) for column in COLUMNS for unit in _free_units(column, draft.columns[column])]


def solo_army(solo: int) -> list[Tokens]:
    """Return the enemy's army in a solo scenario: by column of the battlefield, its military tokens, all face down."""
    return [tuple([deck * 10 for deck in column]) for column in SOLO[solo].army]


def columns_won(results: Sequence[int], front: int) -> tuple[int, int]:
    """Return how many columns of one front of the battlefield each league has won so far.

    Args:
        results: By resolved column, the league that won it, or NONE for a tie.
        front: The front, from 0 to 2.
    """
    here = results[3 * front : 3 * front + 3]
    return here.count(0), here.count(1)


def front_winner(results: Sequence[int], front: int) -> int:
    """Return the league that won more columns of a finished front, or NONE for a tie (rules, A32).

    Args:
        results: By resolved column, the league that won it, or NONE for a tie.
        front: The front, from 0 to 2.
    """
    one, two = columns_won(results, front)
    return NONE if one == two else int(two > one)


def fronts_won(results: Sequence[int]) -> tuple[int, int]:
    """Return how many of the finished fronts each league has won, given the winner of each resolved column."""
    winners = [front_winner(results, front) for front in range(len(results) // 3)]
    return winners.count(0), winners.count(1)


def decide_winner(table: Table) -> tuple[int, str]:
    """Decide who wins a finished game, by fronts won and then by the tie-breakers of the rules.

    Returns:
        The winning league and the deciding criterion, as a message key. The league is NONE if nobody won, or if both
        leagues did (key "shared").
    """
    if table.ending == "objectives" or table.battle is None:
        return NONE, "objectives"
    one, two = fronts_won(table.battle.results)
    if one != two:
        return int(two > one), "fronts"
    if table.solo != NONE:
        return 1 - table.boards[0].league, "tie"
    maritime = front_winner(table.battle.results, MARITIME)
    if maritime != NONE:
        return maritime, "maritime"
    for reason, values in (
        ("prestige", [board.prestige for board in table.boards]),
        ("copper", [board.stock[COPPER] for board in table.boards]),
    ):
        one, two = (max([values[seat] for seat in seats_of(table, league)]) for league in range(2))
        if one != two:
            return int(two > one), reason
    return NONE, "shared"


def finish_battle(state: State, chance: Chance) -> None:
    """End the game after the last column: record and announce the winner and the deciding criterion."""
    winner, state.ending = decide_winner(state)
    state.phase = "over"
    chance.tell(events.GameEnded, fronts_won(battle_of(state).results), winner, state.ending)


def outcome_of(table: Table) -> Outcome:
    """Return the outcome of a finished game; a seat's score is the number of fronts that its league won."""
    winner, reason = decide_winner(table)
    fronts = fronts_won(table.battle.results if table.battle is not None else ())
    winners = tuple(range(len(table.boards))) if reason == "shared" else seats_of(table, winner)
    return Outcome(winners, tuple([fronts[board.league] for board in table.boards]), reason)


def begin_battle(state: State, chance: Chance) -> None:
    """Begin the Great Battle: leagues draw the tokens of their integrated cities, then place armies in secret."""
    gathered: list[list[int]] = [[], []]
    for city, league in enumerate(state.allied):
        deck = state.granted[city]
        if league != NONE and deck != NONE:
            state.granted[city] = NONE
            state.reserved[deck] -= 1
            gathered[league].append(deck)
    chance.tell(events.BattleBegan, (tuple(gathered[0]), tuple(gathered[1])))
    for league in range(2):
        for deck in gathered[league]:
            draw_token(state, league, deck, chance)
    commanders = [next(iter(seats_of(state, league)), NONE) for league in range(2)]
    state.battle = Battle(commanders)
    state.battle.army_box = Sealed.for_seats(seat for seat in commanders if seat != NONE)
    state.phase, state.asked = "army", NONE


def battle_of(s: State) -> Battle:
    """Return the battle of a state; it must have begun."""
    assert s.battle is not None
    return s.battle


def open_armies(state: State, chance: Chance) -> None:
    """Begin the next step once both armies are placed: they lie face down, and figures are put on the fronts in secret.

    Placed military tokens leave the league's reserve; tokens that were not placed stay there.

    Args:
        state: The state to change.
        chance: Makes the random draws, and receives the events.
    """
    battle = battle_of(state)
    assert battle.army_box is not None
    chosen = battle.army_box.open()
    battle.placed = [chosen[seat] if seat != NONE else () for seat in battle.commanders]
    for league, army in enumerate(battle.placed):
        for token in all_tokens(army):
            state.reserves[league][token // 10].remove(token % 10)
        face_down = [tuple([token // 10 * 10 for token in column]) for column in army]
        battle.armies.append(face_down or solo_army(state.solo))
    battle.army_box = None
    chance.tell(events.ArmiesPlaced)
    battle.general_box = Sealed.for_seats(seat for seat in battle.commanders if seat != NONE)
    state.phase = "generals"


def generals_of(table: Table, league: int) -> list[int]:
    """Return the Influential Figures that a league may put on the fronts: all that its cities have in play, by seat."""
    return [figure for board in table.boards if board.league == league for figure in board.figures]


def fronts_to_fill(table: Table, league: int, posts: Sequence[int]) -> int:
    """Return how many more figures a league must put on the fronts: one on each of the three, as far as it has figures.

    Args:
        table: The state or view.
        league: The league that places its figures.
        posts: By front, the figure that has been put there, or NONE.
    """
    return min(len(FRONTS), len(generals_of(table, league))) - (len(FRONTS) - posts.count(NONE))


def open_generals(s: State, chance: Chance) -> None:
    """Turn the Influential Figures that were put on the fronts in secret face up, then reveal the first column.

    Args:
        s: The state to change.
        chance: Makes the random draws, and receives the events.
    """
    battle = battle_of(s)
    assert battle.general_box is not None
    chosen = battle.general_box.open()
    battle.generals = [list(chosen[seat]) if seat != NONE else [NONE] * len(FRONTS) for seat in battle.commanders]
    battle.general_box = None
    one, two = (tuple(each) for each in battle.generals)
    chance.tell(events.GeneralsRevealed, ((one[0], one[1], one[2]), (two[0], two[1], two[2])))
    s.phase = "battle"
    continue_battle(s, chance)


def column_power(battle: PublicBattle, league: int, column: int) -> int:
    """Return the power of a league in a revealed column, including that of a figure engaged there.

    Args:
        battle: The battle.
        league: The league.
        column: The column, from 0 to 8.
    """
    total = sum([token % 10 for token in battle.armies[league][column]])
    front = column // 3
    if battle.engaged[league][front] == column % 3:
        total += strength_on(front, battle.generals[league][front])
    return total


def column_powers(battle: PublicBattle, column: int) -> tuple[int, int]:
    """Return the power of each league in a revealed column (0 to 8), including figures engaged there."""
    return column_power(battle, 0, column), column_power(battle, 1, column)


def figure_owner(table: Table, figure: int) -> int:
    """Return the seat whose city has an Influential Figure in play and decides when it fights; NONE if no seat has it.

    Args:
        table: The state or view.
        figure: The figure; NONE or a solo enemy's figure gives NONE.
    """
    return next((seat for seat, board in enumerate(table.boards) if figure in board.figures), NONE)


def front_figure(battle: PublicBattle, league: int) -> int:
    """Return a league's figure on the front of the column that is being fought, or NONE if there is none."""
    return battle.generals[league][battle.column // 3]


def may_engage(battle: PublicBattle, league: int) -> bool:
    """Return True if a league has a figure, not yet engaged, on the front of the column that is being fought."""
    return front_figure(battle, league) != NONE and battle.engaged[league][battle.column // 3] == NONE


def continue_battle(state: State, chance: Chance) -> None:
    """Reveal and resolve columns until a seat has to decide whether to engage its figure, or the game is over.

    Args:
        state: The state to change.
        chance: Makes the random draws, and receives the events.
    """
    battle = battle_of(state)
    while battle.column < len(COLUMNS):
        if not battle.revealed:
            _reveal(state, battle, chance)
        league = _next_to_decide(battle)
        if league != NONE:
            state.asked = figure_owner(state, front_figure(battle, league))
            return
        _resolve_column(battle, chance)
    state.asked = NONE
    finish_battle(state, chance)


def _reveal(state: State, battle: Battle, chance: Chance) -> None:
    column = battle.column
    battle.revealed, battle.declined = True, [False, False]
    for army, placed in zip(battle.armies, battle.placed, strict=True):
        army[column] = placed[column] if placed else _turn_face_up(state, army[column], chance)
    one, two = battle.armies[0][column], battle.armies[1][column]
    chance.tell(events.ColumnRevealed, column, (one, two), column_powers(battle, column))


def _turn_face_up(state: State, tokens: Tokens, chance: Chance) -> Tokens:
    """Turn face-down military tokens of the solo enemy face up.

    A face-down token has no power until now: each draws one at random from its pile in `state`, which loses it.

    Returns:
        The tokens as numbers that contain their powers, the highest number first.
    """
    found: list[int] = []
    for token in tokens:
        deck = token // 10
        state.reserved[deck] -= 1
        found.append(token + chance.draw(state.piles[deck]))
    return tuple(sorted(found, reverse=True))


def _next_to_decide(battle: Battle) -> int:
    """Return the league whose figure is engaged or held back next in the revealed column, or NONE if both have decided.

    The league with less power decides first; on a tie the Delian League (rules, A31).
    """
    column = battle.column
    powers = column_powers(battle, column)
    behind = DELIAN if powers[0] == powers[1] else int(powers[1] < powers[0])
    for league in (behind, 1 - behind):
        if may_engage(battle, league) and not battle.declined[league]:
            if battle.holding[league] and battle.engaged[1 - league][column // 3] != column % 3:
                continue
            return league
    return NONE


def engage(state: State, league: int, chance: Chance) -> None:
    """Engage a league's figure in the revealed column, cancel all standing orders, and continue the battle.

    The other league may then engage its own figure, even if it has held it back before.

    Args:
        state: The state to change; the seat `asked` owns the figure.
        league: The league.
        chance: Makes the random draws, and receives the events.
    """
    battle = battle_of(state)
    battle.engaged[league][battle.column // 3] = battle.column % 3
    battle.holding = [False, False]
    battle.declined[1 - league] = False
    chance.tell(events.Engaged, state.asked, front_figure(battle, league), battle.column)
    continue_battle(state, chance)


def _resolve_column(battle: Battle, chance: Chance) -> None:
    column = battle.column
    powers = column_powers(battle, column)
    winner = NONE if powers[0] == powers[1] else int(powers[1] > powers[0])
    battle.results.append(winner)
    battle.revealed, battle.column = False, column + 1
    chance.tell(events.ColumnResolved, column, powers, winner)
    if battle.column % 3 == 0:
        battle.holding = [False, False]
        front, results = column // 3, battle.results
        chance.tell(events.FrontResolved, front, columns_won(results, front), front_winner(results, front))


def arrange_army(draft: Draft, rest: list[int], chance: Chance) -> None:
    """Fill the free slots of an army, in random order, with the strongest military tokens that fit.

    Args:
        draft: The army to complete; it is changed.
        rest: The tokens not placed yet; those that are placed are removed.
        chance: The source of the order.
    """
    slots = free_slots(draft)
    chance.shuffle(slots)
    _fill(draft, rest, slots)


def propose_army(draft: Draft, rest: list[int], front: int) -> None:
    """Fill the free slots of an army without chance, with the strongest military tokens on one front or spread evenly.

    Args:
        draft: The army to complete; it is changed.
        rest: The tokens not placed yet; those that are placed are removed.
        front: The front, or NONE to spread the strong tokens: then the first column of each front gets its best first.
    """
    slots = free_slots(draft)
    if front == NONE:
        slots.sort(key=lambda slot: slot[0] % 3)
    else:
        slots.sort(key=lambda slot: slot[0] // 3 != front)
    _fill(draft, rest, slots)


class ArmyFault(NamedTuple):
    """What is wrong with an army that a player has typed."""

    reason: Literal["army_columns", "army_slots", "army_word", "army_token"]
    column: int
    """The column, from 0 to 8."""
    word: str = ""
    """What was typed there."""


EMPTY_SLOT = "-"
_TYPED_TOKEN = re.compile(r"(?P<level>I{0,2})(?P<power>[1-9])", re.IGNORECASE)


def read_army(fronts: Sequence[str], tokens: Sequence[int]) -> list[Tokens] | ArmyFault:
    """Return by column the military tokens of an army that a player has typed, or what is wrong with it.

    The columns of a front are separated by slashes, and the powers in a column stand in the order of its slots:
    "3 2 / 4 1 / - 2". Before a power, I or II says of which level the token is; otherwise the lower one is taken.

    Args:
        fronts: The texts, by front.
        tokens: The tokens of the commander's league.
    """
    rest = sorted(tokens)
    columns: list[Tokens] = [()] * len(COLUMNS)
    for front, text in enumerate(fronts):
        parts = text.split("/")
        if len(parts) > 3:
            return ArmyFault("army_columns", 3 * front)
        for column, part in enumerate(parts, 3 * front):
            found, words = [], part.replace(",", " ").split()
            if len(words) > len(SLOTS[column]):
                return ArmyFault("army_slots", column)
            for word, unit in zip(words, SLOTS[column], strict=False):
                if word == EMPTY_SLOT:
                    continue
                if (read := _TYPED_TOKEN.fullmatch(word)) is None:
                    return ArmyFault("army_word", column, word)
                able = [token for token in rest if _is_meant(token, unit, read["level"], int(read["power"]))]
                if not able:
                    return ArmyFault("army_token", column, word)
                rest.remove(able[0])
                found.append(able[0])
            columns[column] = tuple(sorted(found, reverse=True))
    return columns


def _is_meant(token: int, unit: int, level: str, power: int) -> bool:
    deck = DECKS[token // 10]
    return token % 10 == power and deck.unit == unit and len(level) in (0, deck.level)


def written_army(columns: Sequence[Tokens], tokens: Sequence[int]) -> list[str]:
    """Return an army by front as a player types it (see `read_army`), with levels where the power alone is ambiguous.

    Args:
        columns: By column, the military tokens that stand there.
        tokens: The tokens of the commander's league.
    """
    kinds = {(DECKS[token // 10].unit, token % 10, DECKS[token // 10].level) for token in tokens}

    def written(token: int) -> str:
        deck, power = DECKS[token // 10], token % 10
        return ("I" * deck.level if (deck.unit, power, 3 - deck.level) in kinds else "") + str(power)

    parts = []
    for slots, placed in zip(SLOTS, columns, strict=True):
        left, words = list(placed), []
        for unit in slots:
            token = next((each for each in left if DECKS[each // 10].unit == unit), None)
            if token is not None:
                left.remove(token)
            words.append(EMPTY_SLOT if token is None else written(token))
        parts.append(" ".join(words))
    return [" / ".join(parts[first : first + 3]) for first in range(0, len(parts), 3)]


def _fill(draft: Draft, rest: list[int], slots: Iterable[tuple[int, int]]) -> None:
    for column, unit in slots:
        able = [token for token in rest if DECKS[token // 10].unit == unit]
        if able:
            best = max(able, key=lambda token: token % 10)
            rest.remove(best)
            place_token(draft, column, best)
