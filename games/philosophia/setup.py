"""Setting up, in the printed order (Guidebook p5; solo p15; rulings R9, R39, R40, S1, S2)."""

from games.core.chance import Chance
from games.core.clone import clone
from games.philosophia.content import (
    BONUS_BAGS,
    COUNTS,
    DISKS,
    FAVOURS,
    KIND_OF,
    LAND,
    MOIRAI,
    ORACLE_DECKS,
    PHILOSOPHERS,
    PLACE_NAMED,
    REQUESTS,
    SIDES,
    SOPHISTRY_DECK,
    START,
    SYLLOGISM_DECK,
)
from games.philosophia.effects.disks import reveal_disk
from games.philosophia.events import GameBegun, PhilosopherChosen, RequestDealt
from games.philosophia.options import PhilosophiaOptions
from games.philosophia.state import NO_TOKEN, NONE, UNTURNED, Moirai, Player, State
from games.philosophia.supply import draw_arguments, gain_builders, gain_sophists
from games.philosophia.turn import take_turn

MOIRAI_TOKENS = (PLACE_NAMED["Oracle of Trophonius"], PLACE_NAMED["Olympia"])
MOIRAI_KIT = {"coins": 1, "sophistry": 1}


def open_game(seats: int, options: PhilosophiaOptions, chance: Chance) -> State:
    """The table before anybody has moved; or before anybody has chosen, if they choose."""
    boards = max(seats, 2)
    state = State(
        options=options,
        teachings=[[card.text() for card in options.wisdom if card.philosopher == each.name] for each in PHILOSOPHERS],
        players=[Player(followers=COUNTS.followers, schools=COUNTS.schools) for _ in range(boards)],
        side="A" if boards <= 3 else "B",
        first=0 if seats == 1 else chance.below(seats),
        turn=0,
        asked=0,
        phase="choose",
        followers=[0] * (LAND + 4),
        schools=[NONE] * (LAND + 4),
        tokens=[NONE] * (LAND + 4),
        bonuses=[NO_TOKEN] * LAND,
        dealt=[0] * 5,
        builders=COUNTS.builders,
        sophists=COUNTS.sophists,
    )
    if seats == 1:
        state.moirai = Moirai(options.moirai, list(range(len(MOIRAI))))
    if options.own_wisdom:
        state.phase = "cards"  # the first seat has the pen, unless the table says where its host sits
    else:
        begin(state, chance)
    return state


def given_the_pen(opening: State, host: int) -> State:
    """The same opening with the host before the wisdom cards, where the table writes its own."""
    if opening.phase != "cards":
        return opening
    after = clone(opening)
    after.asked = host
    return after


def begin(s: State, chance: Chance) -> None:
    """Deal the philosophers, or ask the first player to choose one."""
    if s.options.philosophers == "choose":
        s.phase = "choose"
        s.turn = s.asked = s.first
        return
    rest = list(range(len(PHILOSOPHERS)))
    for player in s.players:
        player.philosopher = chance.draw(rest)
    _set_up(s, chance)


def philosopher_chosen(s: State, seat: int, philosopher: int, chance: Chance) -> None:
    """The next one chooses; when all have, the board is set up. Alone, one chooses for the Moirai too."""
    board = seat if s.moirai is None or s.players[0].philosopher == NONE else 1
    s.players[board].philosopher = philosopher
    chance.tell(PhilosopherChosen, board, philosopher)
    if all(player.philosopher != NONE for player in s.players):
        _set_up(s, chance)
    elif s.moirai is None:
        s.asked = (seat + 1) % len(s.players)


def _set_up(s: State, chance: Chance) -> None:
    starts = [START[player.philosopher] for player in s.players]
    for player, place in zip(s.players, starts, strict=True):  # step 4
        player.place = place
    s.sophistry, s.syllogism = list(SOPHISTRY_DECK), list(SYLLOGISM_DECK)  # step 5
    solo = s.moirai is not None
    s.oracle = [[card for card in deck if not (solo and card in FAVOURS)] for deck in ORACLE_DECKS]  # step 6
    if solo:
        s.box = list(FAVOURS)
    s.disks = [i for i, disk in enumerate(DISKS) if disk.solo or not solo]  # step 7
    reveal_disk(s, chance)
    s.bags = [list(bag) for bag in BONUS_BAGS]  # step 8
    for place in SIDES[s.side]:
        if place not in starts:
            s.tokens[place] = place
            s.bonuses[place] = UNTURNED
            s.dealt[KIND_OF[place]] += 1
    requests = list(range(len(REQUESTS)))  # step 9
    for seat, player in enumerate(s.players):
        if not (solo and seat == 1):
            player.request = chance.draw(requests)
            chance.whisper(seat, RequestDealt, player.request)
    for seat, player in enumerate(s.players):  # step 13
        _give_kit(s, seat, MOIRAI_KIT if solo and seat == 1 else PHILOSOPHERS[player.philosopher].kit, chance)
    if solo:
        moirai = s.players[1]
        for place in MOIRAI_TOKENS:
            s.tokens[place] = NONE
            moirai.tokens.append(place)
            moirai.colours[KIND_OF[place]] += 1
    chance.tell(GameBegun, s.first)
    take_turn(s, s.first)


def _give_kit(s: State, seat: int, kit: dict[str, int], chance: Chance) -> None:
    s.players[seat].coins = kit.get("coins", 0)
    gain_builders(s, seat, kit.get("builders", 0))
    gain_sophists(s, seat, kit.get("sophists", 0))
    draw_arguments(s, seat, kit.get("sophistry", 0), kit.get("syllogism", 0), chance)
