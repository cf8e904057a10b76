"""Setting up the board, the host's own wisdom cards, choosing philosophers.

Source: Guidebook p5, p14, p15; rules, R9, R39, R40.
"""

from collections.abc import Iterable
from typing import Annotated

from pydantic import Field

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.states import clone
from games.core.values import Seat
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
    Item,
)
from games.philosophia.events import GameBegun, PhilosopherChosen, RequestDealt, WisdomWritten
from games.philosophia.rules.effects import reveal_disk
from games.philosophia.rules.supply import gain
from games.philosophia.rules.turn import take_turn
from games.philosophia.state import (
    LONGEST_CARD,
    NO_TOKEN,
    NONE,
    SHORTEST_TEACHING,
    UNTURNED,
    Moirai,
    PhilosophiaOptions,
    Player,
    State,
    clean_text,
    visible_length,
)
from games.philosophia.view import PhilosophiaView

MOIRAI_TOKENS = (PLACE_NAMED["oracle-of-trophonius"], PLACE_NAMED["olympia"])
MOIRAI_KIT: dict[Item, int] = {"coins": 1, "sophistry": 1}


def open_game(seats: int, options: PhilosophiaOptions, chance: Chance) -> State:
    """Return the state in which a game begins.

    Depending on the options, the game first waits for the first player's move, for the first player's choice of a
    philosopher, or for the host's own wisdom cards.

    Args:
        seats: The number of seats; one player plays against the Moirai, an automaton.
        options: The options of the match.
        chance: Makes the random draws, and receives the events.
    """
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
        state.moirai = Moirai(options.moirai, deck=list(range(len(MOIRAI))))
    if options.own_wisdom:
        state.phase = "cards"  # asks seat 0, unless `ask_host_for_wisdom_cards` names another
    else:
        begin_game(state, chance)
    return state


def ask_host_for_wisdom_cards(opening: State, host: int) -> State:
    """Return an opening state in which the host is asked to write wisdom cards, if the options provide for that.

    Args:
        opening: The opening state; it is not changed.
        host: The host's seat.

    Returns:
        A changed copy; `opening` itself if the options do not provide for it.
    """
    if opening.phase != "cards":
        return opening
    after = clone(opening)
    after.asked = host
    return after


def begin_game(s: State, chance: Chance) -> None:
    """Begin the game: deal philosophers and set up the board, or ask the first player to choose a philosopher.

    An option of the match says which of the two.

    Args:
        s: The state to change.
        chance: Makes the random draws, and receives the events.
    """
    if s.options.philosophers == "choose":
        s.phase = "choose"
        s.turn = s.asked = s.first
        return
    rest = list(range(len(PHILOSOPHERS)))
    for player in s.players:
        player.philosopher = chance.draw(rest)
    _set_up(s, chance)


def philosopher_chosen(s: State, seat: int, philosopher: int, chance: Chance) -> None:
    """Record a player's choice of philosopher; then ask the next player, or set up the board if all have chosen.

    In the solo game the player also chooses the philosopher of the Moirai, the opponent.

    Args:
        s: The state to change.
        seat: The seat that chose.
        philosopher: An index into PHILOSOPHERS.
        chance: Makes the random draws, and receives the events.
    """
    board = seat if s.moirai is None or s.players[0].philosopher == NONE else 1
    s.players[board].philosopher = philosopher
    chance.tell(PhilosopherChosen, board, philosopher)
    if all(player.philosopher != NONE for player in s.players):
        _set_up(s, chance)
    elif s.moirai is None:
        s.asked = (seat + 1) % len(s.players)


def _set_up(s: State, chance: Chance) -> None:
    starts = [START[player.philosopher] for player in s.players]
    for player, place in zip(s.players, starts, strict=True):  # step 4 of Guidebook p5
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
        gain(s, seat, MOIRAI_KIT if solo and seat == 1 else PHILOSOPHERS[player.philosopher].kit, chance)
    if solo:
        moirai = s.players[1]
        for place in MOIRAI_TOKENS:
            s.tokens[place] = NONE
            moirai.tokens.append(place)
            moirai.colours[KIND_OF[place]] += 1
    chance.tell(GameBegun, s.first)
    take_turn(s, s.first, chance)


@action
class ChoosePhilosopher(Action):
    """The action of choosing, before the game begins, one of the philosophers that nobody has chosen yet."""

    philosopher: int

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["ChoosePhilosopher"]:
        taken = [player.philosopher for player in state.players]
        return [cls.of(i) for i in range(len(PHILOSOPHERS)) if i not in taken]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if self in self.offers(state, me):
            return None
        return "philosopher_taken" if 0 <= self.philosopher < len(PHILOSOPHERS) else "no_such_philosopher"

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        philosopher_chosen(state, me, self.philosopher, chance)


Line = Annotated[str, Field(max_length=200)]


@action
class WriteWisdomCards(Action):
    """The host's action of writing wisdom cards for a philosopher, before the game begins, in place of the game's own.

    Each of the three fields is the text of a card. An empty field leaves that card as it is.
    """

    open = ("first", "second", "third")
    philosopher: int
    first: Line = ""
    second: Line = ""
    third: Line = ""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["WriteWisdomCards"]:
        return [cls.of(i) for i in range(len(PHILOSOPHERS))]

    def obstacle(self, state: State, me: Seat) -> str | None:
        if not 0 <= self.philosopher < len(PHILOSOPHERS):
            return "no_such_philosopher"
        written = [line for line in self._lines() if line]
        if not written:
            return "no_teaching"
        if any(visible_length(line) < SHORTEST_TEACHING or len(line) > LONGEST_CARD for line in written):
            return "teaching_length"
        own = ["".join([c for c in card.casefold() if c.isprintable()]) for card in self._cards(state) if card]
        return "same_teaching" if len(set(own)) < len(own) else None

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        state.teachings[self.philosopher] = self._cards(state)
        chance.tell(WisdomWritten, self.philosopher)

    def _lines(self) -> list[str]:
        return [clean_text(line) for line in (self.first, self.second, self.third)]

    def _cards(self, state: State) -> list[str]:
        """Return the texts of the philosopher's three wisdom cards as they will be after this action.

        Each is the text that the host typed. Where the host left the field empty, it is the text that the host wrote
        earlier, or "" for the game's own card.
        """
        old = state.teachings[self.philosopher] or ["", "", ""]
        return [line or before for line, before in zip(self._lines(), old, strict=True)]


@action
class FinishWriting(Action):
    """The host's action of writing no more wisdom cards, which begins the game with the cards as they now are."""

    aside = True

    def gives_up(self, view: PhilosophiaView) -> bool:
        return not any(view.teachings)

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        begin_game(state, chance)
