"""The texts of Philosophia: how each view, action and event is described to a player.

`PhilosophiaPresentation` combines them. Prompts and rule topics are in this file, the rest in the other modules of the
package.
"""

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from games.core.action import Action
from games.core.presentation import FormField, Presentation, Style, Topic, listed, plain
from games.core.values import Event, Seat
from games.philosophia import words
from games.philosophia.content import (
    DISKS,
    FIRST_SYLLOGISM,
    ORACLE_CARDS,
    PHILOSOPHERS,
    SOPHISTRIES,
    SYLLOGISMS,
    WORD_OF_ZEUS,
)
from games.philosophia.presentation import labels
from games.philosophia.presentation.labels import blanks
from games.philosophia.presentation.position import hand_text, position_text
from games.philosophia.presentation.refusals import refusal_words
from games.philosophia.presentation.story import tell_event
from games.philosophia.rules.debate import last_one_in, must_lead
from games.philosophia.state import NONE
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import (
    Name,
    argument_lesson,
    argument_name,
    argument_sort,
    at_place,
    beats_words,
    bonus_words,
    counted,
    fitted,
    headline,
    shortened,
    side_of,
    sides_words,
    waiting_for,
)

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.core.values import Outcome


def _cards(title: str, cards: Iterable[int], about: str) -> Topic:
    lines = [f"- {argument_name(card)}: {argument_lesson(card)}" for card in cards]
    return Topic(title, "\n".join([about, *lines]), "Guidebook p11, p13; notes 3.8 and 3.9", "reconstructed")


def _argument_topics() -> tuple[Topic, ...]:
    """Return explanations for `/rules` of every argument card, since the text of a hand has no room for all."""
    sophistries = sorted(range(FIRST_SYLLOGISM), key=argument_name)
    first = [card for card in sophistries if argument_name(card).startswith("Argumentum")]
    rest = [card for card in sophistries if card not in first]
    syllogisms = range(FIRST_SYLLOGISM, WORD_OF_ZEUS)
    beaten = " ".join(f"{argument_name(card)} {beats_words(card)}." for card in syllogisms)
    return (
        _cards("The Syllogism cards", syllogisms, f"There are {len(SYLLOGISMS)} kinds. {beaten}"),
        _cards("The Sophistry cards: Argumentum", first, f"{len(first)} of the {len(SOPHISTRIES)} fallacies."),
        _cards("The Sophistry cards: the others", rest, f"{len(rest)} of the {len(SOPHISTRIES)} fallacies."),
    )


def _topics() -> tuple[Topic, ...]:
    rows = tomllib.loads((Path(__file__).parent / "topics.toml").read_text("utf-8"))["topics"]
    topics = [Topic(**row) for row in rows]
    after = [topic.title for topic in topics].index("The ring of Syllogisms") + 1
    return (*topics[:after], *_argument_topics(), *topics[after:])


TOPICS: tuple[Topic, ...] = _topics()


def prompt(view: PhilosophiaView, name: Name) -> str:
    """Return what the seat of this view has to decide now, or for whom it waits, as a sentence or two.

    Args:
        view: The view.
        name: Returns the name of a seat.
    """
    if view.seat is None or view.seat >= len(view.players):
        return headline(view, name)
    if view.seat != view.asked and view.seat not in view.waiting:
        sealed = "Your choice is sealed; you may still change it. " if view.seat in view.chosen else ""
        return f"{sealed}Wait for {waiting_for(view, name)}."
    return _asked(view, name)


def _asked(view: PhilosophiaView, name: Name) -> str:
    assert view.seat is not None
    me = view.players[view.seat]
    match view.phase:
        case "cards":
            return "Write wisdom cards of your own for any philosopher, or begin with the cards as they are."
        case "choose":
            other = "for the Moirai" if view.moirai and me.philosopher != NONE else "to play"
            return f"Choose a philosopher {other}."
        case "move":
            return "Move to a place on which nobody stands; the token there is turned over, and then you act."
        case "doves":
            return "The doves carry you: move once more, not to the Acropolis."
        case "token":
            token = view.tokens[me.place]
            bonus = bonus_words(view.bonuses[token]) if token >= 0 else "a bonus"
            return f"The token shows {bonus}: take the bonus and leave the token, or keep the token without it."
        case "act":
            return f"You are {at_place(me.place)}: take an action."
        case "leaves":
            return "The leaves rustle: take one more standard action here."
        case "rest":
            return "Play oracle cards, or end your turn."
        case "oracle":
            return "Look through the cards of this oracle and keep one."
        case "react" if view.played:
            card = ORACLE_CARDS[view.played.card]
            against = f" against {name(view.played.victim)}" if view.played.victim != NONE else ""
            return (
                f"{name(view.played.seat)} plays {card.name}{against}. {card.effect} Let it stand, or retract it "
                "if you hold the Retraction of Promises; everybody who could hold it is asked."
            )
        case "aim" if view.played:
            return ORACLE_CARDS[view.played.card].effect
        case "bid":
            disk = DISKS[view.disk]
            return f"How much for {disk.name}? {disk.effect} All hands are opened at once; only the winner pays."
        case "unlock":
            return "Choose which wisdom card to unlock."
        case "motion":
            d = view.debate
            proposed = f" Proposed: «{plain(d.motion)}»." if d and d.motion else ""
            sides = f" When it is agreed on, {sides_words(d, name)}." if d else ""
            return f"What shall be debated?{sides}{proposed}"
        case "debate":
            return _debating(view, name)
        case "verdict" if view.argument:
            return fitted(lambda length: _judging(view, name, length), 500, 1000)
        case "prove":
            return "Choose who judges, and summarise your three wisdom cards."
        case "judge" if view.proof:
            who = name(view.proof.seat)
            return f"You hold the wisdom cards of {who}. Do the summaries show that they were understood?"
        case "fates":
            piece = "follower" if view.moirai and view.moirai.todo[:1] == ["F"] else "school"
            return f"The Moirai get a {piece} on any free location: choose it."
        case "shop":
            return "Put cards on your list, what you want most first, and hand it in."
        case _:
            return "Choose what to do."


def _debating(view: PhilosophiaView, name: Name) -> str:
    d = view.debate
    assert d is not None
    side = ""
    if d.motion:
        assert view.seat is not None
        limit = view.options.thinking_time
        speaks = f" You speak {side_of(d, view.seat)} «{plain(d.motion)}»"
        side = speaks + (f", within {limit} seconds." if limit else ".")
    if last_one_in(d):
        return f"Everybody else has passed: add as many of your cards as you like to your pile, then pass.{side}"
    if d.led == NONE:
        first = " You opened the debate and have to play a card." if must_lead(d) else ""
        return f"Lead a card against {name(d.defender)}, or pass for good.{first}{side}"
    sort = {"Oracle": "an oracle's argument"}.get(argument_sort(d.led), f"a {argument_sort(d.led)}")
    return (
        f"{name(d.attacker)} has led {argument_name(d.led)}, {sort}: {beats_words(d.led)}. "
        f"{argument_lesson(d.led)} Answer it, or pass for good.{side}"
    )


def _judging(view: PhilosophiaView, name: Name, length: int) -> str:
    """Return the question to a player who judges an argument in words, quoting at most `length` characters of it."""
    argument, d = view.argument, view.debate
    assert argument is not None and d is not None
    said = plain(shortened(argument.text, length)) or "no words"
    side = f"{side_of(d, argument.seat)} «{plain(d.motion)}»" if d.motion else f"{side_of(d, argument.seat)} the motion"
    return (
        f"{name(argument.seat)} plays {argument_name(argument.card)} ({argument_lesson(argument.card)}) and says: "
        f"«{said}». Does the argument have that form, and does it speak {side}?"
    )


_RESULT_REASONS = {
    "alone": "nobody else had three Labyrinth Tokens when Greece fell to Rome",
    "final_debate": "the final debate was won",
    "lowest_number": "the final debate was a tie, and the lowest number wins it",
}


class PhilosophiaPresentation(Presentation[PhilosophiaView]):
    """The texts and pictures of a match of Philosophia; the names of the players are given when it is created."""

    @property
    def topics(self) -> Sequence[Topic]:
        return TOPICS

    def name(self, seat: Seat) -> str:
        if seat >= len(self.names):
            return "the Moirai"
        return super().name(seat) if seat >= 0 else "nobody"

    def _who(self) -> Name:
        return labels.whose(self.names, len(self.names) == 1)

    # -- what is going on ------------------------------------------------------------------------------------

    def headline(self, view: PhilosophiaView) -> str:
        return _sentence(words.headline(view, self.name))

    def text(self, view: PhilosophiaView) -> str:
        return position_text(view, self.name)

    def scores(self, view: PhilosophiaView) -> Sequence[str]:
        people = view.players[: len(self.names)]
        return [f"{counted(player.labyrinth, 'Labyrinth Token')}" for player in people]

    def prompt(self, view: PhilosophiaView) -> str:
        return _sentence(prompt(view, self.name))

    def task(self, view: PhilosophiaView) -> str:
        return words.TASKS[view.phase]

    def hand(self, view: PhilosophiaView) -> str:
        return hand_text(view, self.name)

    def tell(self, event: Event) -> str:
        return _sentence(tell_event(event, self.name))

    def result(self, view: PhilosophiaView, outcome: "Outcome") -> str:
        standing = [f"{self.name(seat)} {score}" for seat, score in enumerate(outcome.scores)]
        if not outcome.winners:
            end = "The Moirai have won" if outcome.reason == "moirai" else "Nobody has finished in time"
        else:
            winner = outcome.winners[0]
            who = PHILOSOPHERS[view.players[winner].philosopher].name
            end = f"{self.name(winner)}, as {who}, is the greatest mind of ancient Greece"
            if outcome.reason in _RESULT_REASONS:
                end += f": {_RESULT_REASONS[outcome.reason]}"
        return f"{end}. Labyrinth Tokens: {listed(standing)}."

    # -- what may be done --------------------------------------------------------------------------------------

    def verb(self, kind: type[Action]) -> str:
        return labels.VERBS[kind]

    def label(self, view: PhilosophiaView, action: Action) -> str:
        return labels.label(view, action, self._who())

    def describe(self, view: PhilosophiaView, action: Action) -> str:
        return labels.describe(view, action, self._who())

    def choice(self, view: PhilosophiaView, kind: type[Action], field: str, value: Any) -> str:
        return labels.choice(view, field, value, self._who())

    def question(self, view: PhilosophiaView, kind: type[Action], field: str) -> str:
        return labels.QUESTIONS.get(field, super().question(view, kind, field))

    def blanks(self, view: PhilosophiaView, action: Action) -> Sequence[FormField]:
        return blanks(view, action)

    def refusal(self, view: PhilosophiaView, action: Action, reason: str) -> str:
        return refusal_words(view, action, reason, waiting_for(view, self.name))

    # -- the picture -------------------------------------------------------------------------------------------

    def picture(self, view: PhilosophiaView, style: Style) -> "Image | None":
        from games.philosophia.picture import draw_picture

        return draw_picture(view, self.names, style)

    def parts(self, view: PhilosophiaView) -> int:
        shows_map = view.seat is None and view.debate is None and view.phase not in ("cards", "choose")
        return 3 if view.options.map == "halves" and shows_map else 1

    def part(self, view: PhilosophiaView, style: Style, number: int) -> "Image | None":
        from games.philosophia.picture.map import map_part as part_of

        whole = self.picture(view, style)
        return whole if whole is None else part_of(whole, number)

    def alt(self, view: PhilosophiaView, part: int = 0) -> str:
        from games.philosophia.picture.map import WEST

        def who(seat: int) -> str:
            return self.names[seat][:60] if 0 <= seat < len(self.names) else "the Moirai" if seat != NONE else "nobody"

        if part:
            return "The west of the map." if part == WEST else "The east of the map."
        best = max((player.labyrinth for player in view.players), default=0)
        leaders = [who(seat) for seat, player in enumerate(view.players) if player.labyrinth == best]
        standing = (
            f" {listed(leaders)} {'has' if len(leaders) == 1 else 'have'} most Labyrinth Tokens, {best}."
            if best
            else ""
        )
        return f"{_sentence(words.headline(view, who))}.{standing}"


def _sentence(text: str) -> str:
    """Return the text with its first letter in upper case, as it may begin with "the Moirai"."""
    return text[0].upper() + text[1:] if text and text[0].isalpha() else text
