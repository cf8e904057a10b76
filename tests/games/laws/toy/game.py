"""The toy's implementation of `Game`."""

from collections.abc import Sequence
from dataclasses import replace

from games.core.action import Action
from games.core.chance import Chance
from games.core.game import Game
from games.core.presentation import FormField, Presentation
from games.core.sealed import Sealed
from games.core.states import public_copier
from games.core.values import Decision, Outcome
from games.core.words import Markdown, Words, bullets
from tests.games.laws.toy import state as nouns
from tests.games.laws.toy.actions import Ask, Bid, Draw, Empty, Offer, Pour, TakeBack, Throw, Walk, Wear, Wish
from tests.games.laws.toy.state import MASKS, Guest, State, SymposiumView, ToyOptions

say = Words("tests.games.laws.toy")

WISHED = "Long life"
"""Every computer player wishes the same, so only a law that varies what is typed can notice that a wish leaks."""


show = public_copier(State, SymposiumView)
guess = public_copier(SymposiumView, State)


class SymposiumWords(Presentation[SymposiumView]):
    """The toy's words: only those that the engine cannot guess."""

    def headline(self, view: SymposiumView) -> Markdown:
        return say.text("headline", round=view.round + 1, name=self.names[view.turn])

    def text(self, view: SymposiumView) -> Markdown:
        return bullets(
            say.text("position-coins", name=name, count=guest.coins)
            for name, guest in zip(self.names, view.guests, strict=True)
        )

    def blanks(self, view: SymposiumView, action: Action) -> Sequence[FormField]:
        label = say.label("field-riddle" if isinstance(action, Ask) else "field-wish")
        return [FormField("text", label, max_length=100)]

    def alt(self, view: SymposiumView, part: int = 0) -> str:
        return say.label("alt", count=len(view.guests))


class Symposium(Game[State, SymposiumView]):
    """A drinking party."""

    name = "symposium"
    title = "Symposium"
    seats = range(2, 5)
    words = say
    edition = 1
    Options = ToyOptions
    State = State
    View = SymposiumView
    actions = (Walk, Throw, Draw, Wear, Ask, Bid, Wish, Pour, Empty, Offer, TakeBack)
    events = (
        nouns.Walked,
        nouns.Thrown,
        nouns.Drawn,
        nouns.Took,
        nouns.Riddled,
        nouns.Toasted,
        nouns.Mixed,
        nouns.Drunk,
    )

    def start(self, seats: int, options: ToyOptions, chance: Chance) -> nouns.State:
        bag = sorted(MASKS * 2)
        guests = [Guest(seat, hand=sorted(chance.draw(bag) for _ in range(2))) for seat in range(seats)]
        return State(options, guests, bag)

    def active_seats(self, s: nouns.State) -> tuple[int, ...]:
        if s.phase == "bids":
            return s.bids.waiting if s.bids else ()
        if s.phase == "wine":
            return s.cups.waiting if s.cups else ()
        return (s.turn,) if s.phase == "turns" else ()

    def decision(self, s: nouns.State) -> Decision:
        if s.phase == "over":
            return ()
        return ("turn", s.round, s.turn) if s.phase == "turns" else (s.phase, s.round)

    def asked_seats(self, s: nouns.State) -> tuple[int, ...]:
        box = s.bids or s.cups
        return box.seats if box else self.active_seats(s)

    def free_seats(self, s: nouns.State) -> tuple[int, ...]:
        return s.cups.chosen if s.cups else ()

    def action_types(self, s: nouns.State, seat: int) -> tuple[type[Action], ...]:
        if s.phase == "bids":
            return (Bid, Wish)
        if s.phase == "wine":
            return (TakeBack,) if s.cups and s.cups.has_chosen(seat) else (Pour, Empty, Offer)
        return (Throw, Draw, Wear, Ask) if s.guests[seat].moved else (Walk,)

    def view(self, s: nouns.State, seat: int | None) -> SymposiumView:
        view = show(s)
        if s.phase == "over":
            view.hands = tuple(tuple(guest.hand) for guest in s.guests)
        if seat is not None:
            me = s.guests[seat]
            view.seat = seat
            view.hand, view.mixture, view.wish = tuple(me.hand), tuple(me.mixture), me.wish
            view.bid = s.bids.choices[seat] if s.bids else None
            view.cup = s.cups.choices[seat] if s.cups else None
        return view

    def determinize(self, v: SymposiumView, chance: Chance) -> nouns.State:
        state = guess(v)
        unseen = sorted(MASKS * 2)
        for mask in [mask for hand in v.hands for mask in hand] if v.hands else v.hand:
            unseen.remove(mask)
        for seat, (guest, seen) in enumerate(zip(state.guests, v.guests, strict=True)):
            mine = seat == v.seat
            guest.hand = list(v.hands[seat] if v.hands else v.hand) if v.hands or mine else []
            guest.hand = guest.hand or sorted(chance.draw(unseen) for _ in seen.hand)
            guest.mixture = [chance.below(2) for _ in range(chance.below(3))] if v.cups else []
            guest.mixture = list(v.mixture) if mine else guest.mixture
            guest.wish = v.wish if mine else chance.pick(("", WISHED)) if v.phase == "bids" else ""
        state.bag = unseen
        if v.bids:
            state.bids = Sealed.for_seats(v.bids.seats)
            for seat in v.bids.guess_chosen(chance, {} if v.seat is None else {v.seat: v.bid is not None}):
                bid = chance.below(min(v.guests[seat].coins, 4) + 1)
                state.bids.choose(seat, bid if v.bid is None or seat != v.seat else v.bid)
        if v.cups:
            state.cups = Sealed.for_seats(v.cups.seats)
            for seat in v.cups.guess_chosen(chance, {} if v.seat is None else {v.seat: v.cup is not None}):
                cup = (chance.below(2), chance.below(2))
                state.cups.choose(seat, cup if v.cup is None or seat != v.seat else v.cup)
                state.guests[seat].mixture = []
        return state

    def outcome(self, s: nouns.State) -> Outcome | None:
        if s.phase != "over":
            return None
        scores = tuple(g.coins + len(set(g.hand)) for g in s.guests)
        best = max(scores)
        return Outcome(tuple(seat for seat, score in enumerate(scores) if score == best), scores, "best_host")

    def timeout_action(self, s: nouns.State, seat: int) -> Action:
        if s.phase == "wine":
            return Offer.of() if len(s.guests[seat].mixture) == 2 else Pour.of(0)
        return self.legal_actions(s, seat)[0]

    def fill(self, view: SymposiumView, action: Action, chance: Chance) -> Action:
        if isinstance(action, Wish):
            return replace(action, text=WISHED)
        if isinstance(action, Ask):
            return replace(action, text=chance.pick(("What walks on four?", "Who is <@1> @everyone?", "*Why*?")))
        return action

    def presentation(self, names: Sequence[str]) -> SymposiumWords:
        return SymposiumWords(self, names)
