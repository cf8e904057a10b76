"""The Great Battle: gathering, armies, generals, and the columns one after the other (rulings A30 to A33)."""

from games.core.chance import Chance
from games.core.sealed import Sealed
from games.epireia import events
from games.epireia.armies import placed
from games.epireia.content import COLUMNS, NONE, PELOPONNESIAN, SOLO
from games.epireia.endings import columns_won, finish, front_winner
from games.epireia.figures import strength_on
from games.epireia.state import Battle, Draft, State
from games.epireia.supply import draw_token


def begin_battle(s: State, chance: Chance) -> None:
    """Gather the tokens of integrated cities; then the commanders place their armies in secret."""
    gathered: list[list[int]] = [[], []]
    for city, league in enumerate(s.allied):
        deck = s.granted[city]
        if league != NONE and deck != NONE:
            s.granted[city] = NONE
            s.reserved[deck] -= 1
            gathered[league].append(deck)
    chance.tell(events.BattleBegan, (tuple(gathered[0]), tuple(gathered[1])))
    for league in range(2):
        for deck in gathered[league]:
            draw_token(s, league, deck, chance)
    leagues = [board.league for board in s.boards]
    commanders = [leagues.index(league) if league in leagues else NONE for league in range(2)]
    s.battle = Battle(commanders, drafts=[Draft(), Draft()], general_drafts=[[NONE] * 3, [NONE] * 3])
    s.battle.army_box = Sealed.for_seats(seat for seat in commanders if seat != NONE)
    s.phase, s.asked = "army", NONE


def fighting(s: State) -> Battle:
    """The battle that is being fought."""
    assert s.battle is not None
    return s.battle


def open_armies(s: State, chance: Chance) -> None:
    """All tokens lie face down on the field; surplus tokens stay out. Then figures are placed."""
    battle = fighting(s)
    assert battle.army_box is not None
    chosen = battle.army_box.open()
    battle.armies = [chosen[seat] if seat != NONE else _solo_army(s) for seat in battle.commanders]
    for league, army in enumerate(battle.armies):
        if battle.commanders[league] != NONE:
            for token in placed(army):
                s.reserves[league].remove(token)
    battle.army_box, battle.drafts = None, []
    chance.tell(events.ArmiesPlaced)
    battle.general_box = Sealed.for_seats(seat for seat in battle.commanders if seat != NONE)
    s.phase = "generals"


def _solo_army(s: State) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple([deck * 10 for deck in column]) for column in SOLO[s.solo].army])


def generals_of(s: State, league: int) -> list[int]:
    """The figures in play of a league's cities, in seat order."""
    return [figure for board in s.boards if board.league == league for figure in board.figures]


def open_generals(s: State, chance: Chance) -> None:
    """The figures are turned face up, and the first column is revealed."""
    battle = fighting(s)
    assert battle.general_box is not None
    chosen = battle.general_box.open()
    battle.generals = [list(chosen[seat]) if seat != NONE else [NONE] * 3 for seat in battle.commanders]
    battle.general_box, battle.general_drafts = None, []
    one, two = (tuple(each) for each in battle.generals)
    chance.tell(events.GeneralsRevealed, ((one[0], one[1], one[2]), (two[0], two[1], two[2])))
    s.phase = "battle"
    fight_on(s, chance)


def power(s: State, league: int, column: int) -> int:
    """What a league has in a column that lies open, its engaged figure included."""
    battle = fighting(s)
    total = sum(token % 10 for token in battle.armies[league][column])
    front = column // 3
    if battle.engaged[league][front] == column % 3:
        figure = battle.generals[league][front]
        total += strength_on(front, figure)
    return total


def owner_of(s: State, league: int, front: int) -> int:
    """The seat whose figure stands there; it decides about engaging."""
    figure = fighting(s).generals[league][front]
    return next((seat for seat, board in enumerate(s.boards) if figure in board.figures), NONE)


def fight_on(s: State, chance: Chance) -> None:
    """Reveal and resolve columns until somebody has to say whether a figure is engaged, or the battle is over."""
    battle = fighting(s)
    while battle.column < len(COLUMNS):
        if not battle.revealed:
            _reveal(s, chance)
        league = _next_to_decide(s)
        if league != NONE:
            s.asked = owner_of(s, league, battle.column // 3)
            return
        _resolve_column(s, chance)
    s.asked = NONE
    finish(s, chance)


def _reveal(s: State, chance: Chance) -> None:
    battle, column = fighting(s), fighting(s).column
    battle.revealed, battle.declined = True, [False, False]
    for league in range(2):
        if battle.commanders[league] == NONE:
            _turn_over(s, league, column, chance)
    one, two = battle.armies[0][column], battle.armies[1][column]
    chance.tell(events.ColumnRevealed, column, (one, two), (power(s, 0, column), power(s, 1, column)))


def _turn_over(s: State, league: int, column: int, chance: Chance) -> None:
    """The solo enemy's tokens get their powers only now: nobody has looked at them."""
    battle = fighting(s)
    tokens: list[int] = []
    for token in battle.armies[league][column]:
        deck = token // 10
        s.reserved[deck] -= 1
        tokens.append(deck * 10 + chance.draw(s.piles[deck]))
    army = list(battle.armies[league])
    army[column] = tuple(sorted(tokens, reverse=True))
    battle.armies[league] = tuple(army)


def _next_to_decide(s: State) -> int:
    """The league that is asked now: the one behind first (tied: the Peloponnesian); NONE: both have decided."""
    battle, column = fighting(s), fighting(s).column
    front = column // 3
    powers = power(s, 0, column), power(s, 1, column)
    behind = PELOPONNESIAN if powers[0] == powers[1] else int(powers[1] < powers[0])
    for league in (behind, 1 - behind):
        waits = battle.generals[league][front] != NONE and battle.engaged[league][front] == NONE
        if waits and not battle.declined[league]:
            if battle.holding[league] and battle.engaged[1 - league][front] != column % 3:
                continue
            return league
    return NONE


def engage(s: State, league: int, chance: Chance) -> None:
    """A figure goes into the open column; the other league may still answer, and standing orders are over."""
    battle = fighting(s)
    front = battle.column // 3
    battle.engaged[league][front] = battle.column % 3
    battle.holding = [False, False]
    battle.declined[1 - league] = False
    chance.tell(events.Engaged, s.asked, battle.generals[league][front], battle.column)
    fight_on(s, chance)


def _resolve_column(s: State, chance: Chance) -> None:
    battle, column = fighting(s), fighting(s).column
    powers = power(s, 0, column), power(s, 1, column)
    winner = NONE if powers[0] == powers[1] else int(powers[1] > powers[0])
    battle.results.append(winner)
    battle.revealed, battle.column = False, column + 1
    chance.tell(events.ColumnResolved, column, powers, winner)
    if battle.column % 3 == 0:
        battle.holding = [False, False]
        front = column // 3
        chance.tell(
            events.FrontResolved, front, columns_won(battle.results, front), front_winner(battle.results, front)
        )
