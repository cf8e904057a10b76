"""A table set up by a test: named philosophers, placed pieces, scripted chance; also against the Moirai."""

from collections.abc import Sequence
from typing import Any

from games.core.action import Action, Illegal
from games.core.chance import Chance
from games.philosophia import EDITIONS
from games.philosophia.actions import ChoosePhilosopher, KeepToken, Move, TakeBonus, Tutor
from games.philosophia.content import (
    BONUSES,
    FIRST_SYLLOGISM,
    KIND_OF,
    MOIRAI,
    ORACLE_CARDS,
    PLACE_NAMED,
    PLACE_NAMES,
    SOPHISTRIES,
    SYLLOGISMS,
    WORD_OF_ZEUS,
    disk,
    oracle_card,
    philosopher,
)
from games.philosophia.state import PhilosophiaOptions, Player, State

GAME = EDITIONS[-1]
NAMES = ("Caro", "Ali", "Rosa", "Ben", "Dana", "Eli")


def named(name: str) -> str:
    """The name of a component in the data: `athenas-silver` for Athena's Silver."""
    return name.lower().replace("'", "").replace(" ", "-")


def place(name: str) -> int:
    """A place by its name; «Delphi» is the oracle."""
    return PLACE_NAMED[named(f"Oracle of {name}" if name in ("Delphi", "Dodona", "Trophonius") else name)]


OBSERVE, PROGRESS, PARTHENON, THEATRE = range(27, 31)


def argument(name: str) -> int:
    """An argument card by its name; MP, MT, CD, DD and DS for short."""
    short = {"".join(word[0] for word in each.name.upper().split("-")): i for i, each in enumerate(SYLLOGISMS)}
    if name in short:
        return FIRST_SYLLOGISM + short[name]
    if name == "Zeus":
        return WORD_OF_ZEUS
    return next(i for i, each in enumerate(SOPHISTRIES) if each.name == named(name))


MP, MT, CD, DD, DS = (argument(each) for each in ("MP", "MT", "CD", "DD", "DS"))
PETITIO, NON_SEQUITUR = argument("Petitio Principii"), argument("Non Sequitur")


def oracle(name: str) -> int:
    """An oracle card by its name; «Favours Delphi» is that of Delphi."""
    if name.startswith("Favours"):
        deck = name.split()[1]
        return next(
            i for i, each in enumerate(ORACLE_CARDS) if each.name.startswith("favours") and each.deck == named(deck)
        )
    return oracle_card(named(name))


def bonus(gives: str, amount: int = 1) -> int:
    """A bonus by what it gives."""
    return next(i for i, each in enumerate(BONUSES) if (each.gives, each.amount) == (gives, amount))


class Told(Chance):
    """Chance that says these draws and then the lowest number for ever."""

    def __init__(self, draws: Sequence[int]) -> None:
        rest = list(draws)[::-1]
        super().__init__(lambda n: rest.pop() if rest else 0)


class Table:
    """A match of these philosophers, the first of them to move."""

    def __init__(self, *philosophers: str, seats: int = 0, **options: Any) -> None:
        self.events: list[Any] = []
        self.told: list[Any] = []
        count = seats or len(philosophers)
        chosen = PhilosophiaOptions(philosophers="choose", **options)
        self.state: State = GAME.start(count, chosen, Told([]))
        for name in philosophers:
            self.do(ChoosePhilosopher(philosopher(named(name))))

    @property
    def asked(self) -> int:
        return GAME.active_seats(self.state)[0]

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def do(self, action: Action, *draws: int, seat: int | None = None) -> list[Any]:
        """Take an action; the events that were told."""
        step = GAME.apply(self.state, self.asked if seat is None else seat, action, Told(draws))
        self.state = step.state
        self.told += step.events
        new = [told.event for told in step.events]
        self.events += new
        return new

    def refused(self, action: Action, seat: int | None = None) -> str:
        """The reason of a refusal; nothing is changed, and the player hears a sentence."""
        before = GAME.state_codec.dump_json(self.state)
        who = self.asked if seat is None else seat
        try:
            GAME.apply(self.state, who, action, Told([]))
        except Illegal as illegal:
            assert GAME.state_codec.dump_json(self.state) == before
            words = GAME.presentation(NAMES[: len(self.state.players)])
            said = words.refusal(GAME.view(self.state, who), action, illegal.reason)
            assert said.endswith(".") and len(said) > 20
            return illegal.reason
        raise AssertionError(f"{action} was not refused")

    def offers(self, kind: type[Action], seat: int | None = None) -> list[Any]:
        """What is offered of a kind of action."""
        legal = GAME.legal_actions(self.state, self.asked if seat is None else seat)
        return [action for action in legal if type(action) is kind]

    def move(self, name: str, *draws: int) -> list[Any]:
        """Move to a place."""
        to = place(name)
        return self.do(Move(KIND_OF[to], to), *draws)

    def stand(self, seat: int, name: str) -> None:
        """Put a philosopher somewhere, for nothing."""
        self.player(seat).place = place(name)

    def act_at(self, name: str) -> None:
        """Whoever's turn it is stands there and is to act."""
        self.stand(self.state.turn, name)
        self.state.phase, self.state.asked, self.state.acted = "act", self.state.turn, False

    def clear_token(self, name: str) -> None:
        """No token there (it was dealt, and somebody has it no more)."""
        self.state.tokens[place(name)] = -1

    def token(self, name: str, back: int) -> None:
        """A token of known back there."""
        at = place(name)
        self.state.tokens[at] = at
        self.state.bonuses[at] = back

    def give_tokens(self, seat: int, *names: str) -> None:
        """Location tokens on a player board."""
        for name in names:
            at = place(name)
            self.state.tokens[at] = -1
            self.state.bonuses[at] = max(0, self.state.bonuses[at])
            self.player(seat).tokens.append(at)
            self.player(seat).colours[KIND_OF[at]] += 1

    def follow(self, seat: int, *names: str) -> None:
        """Followers on the map."""
        for name in names:
            self.state.followers[place(name)] |= 1 << seat
            self.player(seat).followers -= 1

    def build(self, seat: int, *names: str) -> None:
        """Schools on the map."""
        for name in names:
            self.state.schools[place(name)] = seat
            self.player(seat).schools -= 1

    def hand(self, seat: int, *cards: int) -> None:
        """A hand of just these arguments; the rest is in the decks."""
        player = self.player(seat)
        for card in player.hand:
            (self.state.sophistry if card < FIRST_SYLLOGISM else self.state.syllogism).append(card)
        player.hand = []
        for card in cards:
            deck = self.state.sophistry if card < FIRST_SYLLOGISM else self.state.syllogism
            if card in deck:
                deck.remove(card)
            else:
                for other in self.state.players:
                    if card in other.hand and other is not player:
                        other.hand[other.hand.index(card)] = deck.pop()
            player.hand.append(card)

    def hold(self, seat: int, *names: str) -> None:
        """Oracle cards in hand."""
        for name in names:
            card = oracle(name)
            deck = next(cards for cards in self.state.oracle if card in cards)
            deck.remove(card)
            self.player(seat).oracle.append(card)
            self.player(seat).backs[self.state.oracle.index(deck)] += 1

    def top_disk(self, name: str) -> None:
        """That disk on top of the pile."""
        wanted, state = disk(named(name)), self.state
        if state.disk != wanted:
            state.disks[state.disks.index(wanted)] = state.disk
            state.disk = wanted

    def crown(self, *seats: int) -> None:
        """Three Labyrinth Tokens each, numbered in this order."""
        for seat in seats:
            self.player(seat).labyrinth = 3
            self.player(seat).claimed = [0, 1, 2]
            self.player(seat).number = self.state.next_number
            self.state.next_number += 1


def take(bonus_wanted: bool) -> Action:
    """Bonus or token."""
    return TakeBonus() if bonus_wanted else KeepToken()


def solo(level: str = "logos", human: str = "Plato", fates: str = "Aristotle", **options: Any) -> Table:
    """A table of one who is about to move, as a philosopher, against the Moirai, as another."""
    table = Table(seats=1, moirai=level, **options)
    table.do(ChoosePhilosopher(philosopher(named(human))))
    table.do(ChoosePhilosopher(philosopher(named(fates))))
    return table


def next_card(table: Table, *names: str) -> None:
    """These Moirai cards come next."""
    moirai = table.state.moirai
    assert moirai
    places = [PLACE_NAMES[place(name)] for name in names]
    moirai.discard = [i for i, card in enumerate(MOIRAI) if card.place not in places]
    moirai.deck = [i for name in places for i, card in enumerate(MOIRAI) if card.place == name]


def human_tutors(table: Table, *draws: int) -> None:
    """The human does nothing of note, and the Moirai move."""
    table.stand(0, "Thebes")
    table.state.phase, table.state.acted = "act", False
    table.do(Tutor(), *draws)
