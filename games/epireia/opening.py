"""Set-up: leagues, cities and administrators in the printed order, then first figures in secret."""

from games.core.chance import Chance
from games.core.sealed import Sealed
from games.epireia import events
from games.epireia.content import CITIES, COUNTS, DECKS, DELIAN, HOME, NONE, PELOPONNESIAN, SOLO, SOLO_CARDS
from games.epireia.course import start_turn
from games.epireia.options import EpireiaOptions
from games.epireia.scenarios import place_brigands
from games.epireia.state import Board, State

LEAGUE_SIZES = {1: (1, 1), 2: (1, 1), 3: (2, 1), 4: (2, 2)}
"""By seats: how many of them belong to each league."""
_BY_SEAT = {2: (0, 1), 3: (0, 1, 0), 4: (0, 1, 1, 0)}


def open_game(seats: int, options: EpireiaOptions, chance: Chance) -> State:
    """The table before anybody has chosen anything."""
    s = State(options, [Board() for _ in range(seats)], [list(deck.powers) for deck in DECKS])
    s.asked = 0
    if seats == 1:
        s.phase = "scenario"
    elif options.leagues != "chosen":
        leagues = list(_BY_SEAT[seats])
        if options.leagues == "chance":
            chance.shuffle(leagues)
        for board, league in zip(s.boards, leagues, strict=True):
            board.league = league
        choose_cities(s)
    return s


def open_leagues(s: State) -> list[int]:
    """The leagues that still take a city."""
    sizes = LEAGUE_SIZES[len(s.boards)]
    return [league for league in range(2) if sum(b.league == league for b in s.boards) < sizes[league]]


def pick_order(s: State) -> list[int]:
    """Delian, Peloponnesian, (Peloponnesian,) Delian: the printed order of choosing cities and administrators."""
    delian = [seat for seat, board in enumerate(s.boards) if board.league == DELIAN]
    others = [seat for seat, board in enumerate(s.boards) if board.league == PELOPONNESIAN]
    return delian[:1] + others + delian[1:]


def choose_cities(s: State) -> None:
    """All leagues are known: cities are chosen."""
    s.phase, s.queue = "city", pick_order(s)
    s.asked = s.queue.pop(0)


def found_city(s: State, seat: int, city: int) -> None:
    """A player takes a city's board with what lies on it at the beginning."""
    board = s.boards[seat]
    board.city = city
    board.stock = [COUNTS.start] * 3
    board.prestige = board.best = COUNTS.prestige_start if s.solo == NONE else COUNTS.prestige_start_solo


def city_chosen(s: State) -> None:
    """The next one chooses, or administrators are chosen in the same order."""
    if not s.queue:
        s.phase, s.queue = "administrator", pick_order(s)
    s.asked = s.queue.pop(0)


def administrator_chosen(s: State) -> None:
    """The next one chooses, or all choose their first figure."""
    if s.queue:
        s.asked = s.queue.pop(0)
        return
    s.phase, s.asked = "figure", NONE
    s.box = Sealed.for_seats(range(len(s.boards)))


def begin_solo(s: State, scenario: int) -> None:
    """The solo card sets city, enemies and army; the league too where the rules text forces it."""
    s.solo = scenario
    card = SOLO[scenario]
    s.enemies = [HOME] * len(card.enemies)
    for column in card.army:
        for deck in column:
            s.reserved[deck] += 1
    league = CITIES[card.city].solo_league
    if league == NONE:
        s.phase = "league"
    else:
        s.boards[0].league = league
        enter_solo(s)


def enter_solo(s: State) -> None:
    """League and city are known: the administrator is chosen."""
    found_city(s, 0, SOLO[s.solo].city)
    s.phase, s.asked = "administrator", 0


def reveal_figures(s: State, chance: Chance) -> None:
    """First figures lie on their boards, and the first turn begins."""
    assert s.box is not None
    for seat, figure in s.box.open().items():
        s.boards[seat].figures.append(figure)
        s.boards[seat].places.append(HOME)
    s.box = None
    chance.tell(events.FiguresRevealed, tuple([board.figures[0] for board in s.boards]))
    if s.solo != NONE:
        place_brigands(s, SOLO_CARDS[s.solo].brigands, chance)
    start_turn(s, chance)
