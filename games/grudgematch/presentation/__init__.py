"""The texts of a match: the position, prompts, available actions, and rule topics.

Neither a prompt nor a task may depend on what somebody holds: a side that can do nothing is asked in the same words.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from games.core.action import Action
from games.core.presentation import FormField, Presentation, Style, Topic, read_topics
from games.core.values import Event, Outcome
from games.core.words import EMPTY, AllOf, AnyOf, Argument, Markdown, Message, Series, bullets, lines
from games.grudgematch.actions.kicking import EndKicks, NoBonus
from games.grudgematch.actions.reacting import NeverAskOwnBlocks, PassTackles
from games.grudgematch.actions.running import EndRun, RunTo
from games.grudgematch.actions.setup import LONGEST_SURNAME, GiveSurname
from games.grudgematch.content import (
    AT_LEAST,
    PHILOSOPHERS,
    PHILOSOPHERS_OF,
    SYMBOLS,
    TEAM_MASK,
    cards_in,
    is_face,
    philosophers_in,
)
from games.grudgematch.events import (
    Blocked,
    BoxChecked,
    DrewCards,
    GoalScored,
    KickerFouled,
    MatchEnded,
    RunRolled,
    Tackled,
)
from games.grudgematch.field import LONGEST_ORDER, NEAR, OFF, at_column, coordinate, space_named
from games.grudgematch.presentation import labels
from games.grudgematch.presentation.labels import plain_words, refusal_words, run_example
from games.grudgematch.presentation.story import (
    end_words,
    own_blocks_words,
    report_lines,
    tackles_words,
    tell_event,
)
from games.grudgematch.rules.turn import adjacent, asked_seat, pile_size, seat_of, winning_team
from games.grudgematch.state import Kick
from games.grudgematch.view import GrudgematchView
from games.grudgematch.words import (
    card_short,
    card_words,
    half_words,
    hand_words,
    kick_words,
    landing,
    numbers,
    placed,
    ranks_in,
    say,
    score_words,
    stopping_lines,
    suit_words,
    team_words,
    way_words,
    with_suits,
)
from games.picture.palette import symbol

if TYPE_CHECKING:
    from PIL.Image import Image


def _beside_ball(view: GrudgematchView, team: int) -> tuple[int, ...]:
    return philosophers_in(adjacent(view, view.ball) & TEAM_MASK[team])


def _ball(view: GrudgematchView) -> Message:
    if view.ball == OFF:
        return say.message("board-ball-out")
    return say.message("board-ball", space=coordinate(view.ball))


def _ball_text(view: GrudgematchView) -> Markdown:
    ball = _ball(view)
    return say.text(ball.key, **ball.values)


def _aiming(view: GrudgematchView, card: int, way: int | None) -> Markdown:
    """Return the prompt for a player who has chosen a card for a kick.

    Without a direction it asks for one; with a direction it describes the ball's path and who might stop the ball.

    Args:
        view: The view of the kicking seat.
        card: The chosen card.
        way: The chosen direction, an index into WAYS; None if it is not chosen yet.
    """
    if way is None:
        return say.text("prompt-aim", card=card_words(card))
    first = say.text(
        "prompt-aimed-rolled" if is_face(card) else "prompt-aimed",
        philosopher=PHILOSOPHERS[view.turn * 4 + card // 13],
        way=way_words(way),
        space=coordinate(view.ball),
        card=card_words(card),
        landing=landing(view, card, way),
    )
    return lines([first, stopping_lines(view, card, way), say.text("prompt-confirm")])


def prompt_words(names: Sequence[str], view: GrudgematchView) -> Markdown:
    """Return what the view's seat has to decide, or for whom it waits, as text.

    Args:
        names: The players' names, by seat.
        view: The view of the seat.
    """
    if view.phase == "over":
        return say.text("prompt-over")
    if view.phase == "surnames":
        return say.text("prompt-surname-given") if view.surname else say.text("prompt-surnames")
    asked = asked_seat(view)
    if view.seat != asked:
        return say.text("prompt-wait", name=names[asked])
    kick = view.kick
    match view.phase:
        case "sides":
            return say.text("prompt-sides")
        case "lineup":
            return say.text("prompt-line-up")
        case "ball":
            return say.text("prompt-ball", philosopher=PHILOSOPHERS[view.placer])
        case "release":
            return say.text("prompt-release", philosopher=PHILOSOPHERS[view.released])
        case "run" | "bonus_run":
            return lines([_ball_text(view), _running(view)])
        case "kick" if view.picked is not None:
            return _aiming(view, view.picked, view.aimed)
        case "kick":
            near = _beside_ball(view, view.turn)
            if not _has_card_at_ball(view):
                return say.text("prompt-kick-none", philosophers=AllOf(with_suits(near)))
            return say.text("prompt-kick", philosophers=AllOf(with_suits(near)), count=len(near))
        case "foul":
            return say.text("prompt-foul", kick=kick_words(view))
        case "tackle" if kick and not _has_card_at_ball(view):
            return say.text("prompt-tackle-none", kick=kick_words(view))
        case "block" if kick and not _can_block(view, kick):
            return say.text("prompt-block-none", kick=kick_words(view), space=coordinate(view.ball))
        case "tackle" if kick:
            able = AnyOf(with_suits(_beside_ball(view, view.asked)))
            needed = kick.value + kick.resist
            return say.text("prompt-tackle", kick=kick_words(view), philosophers=able, needed=needed)
        case "block" if kick:
            return say.text(
                "prompt-block-own" if view.asked == view.turn else "prompt-block",
                kick=kick_words(view),
                space=coordinate(view.ball),
                philosophers=AnyOf(with_suits(philosophers_in(kick.waiting & TEAM_MASK[view.asked]))),
                needed=kick.needed,
            )
        case _:
            return say.text("prompt-bonus")


def _has_card_at_ball(view: GrudgematchView) -> bool:
    """Return True if the seat of the view holds a card with which it can kick or tackle now; the game waits for it."""
    suits = {philosopher % 4 for philosopher in _beside_ball(view, view.asked)}
    return any(card // 13 in suits for card in view.hand)


def _can_block(view: GrudgematchView, kick: Kick) -> bool:
    """Return True if the seat of the view holds a card with which it can block the ball where it is now.

    Args:
        view: The view of the seat that is asked whether to block.
        kick: The kick in progress.
    """
    able, enough = kick.waiting >> view.asked * 4, AT_LEAST[kick.needed]
    return any(able >> card // 13 & 1 and enough >> card & 1 for card in view.hand)


def _running(view: GrudgematchView) -> Markdown:
    """Return the prompt for a player who may run or has chosen a runner; the caller adds where the ball is."""
    if view.runner is None:
        return say.text("prompt-run", dice=numbers(view.dice), philosopher=run_example(view.asked)[0])
    who, die = view.runner
    return say.text("prompt-runner", philosopher=PHILOSOPHERS[who], die=die, space=coordinate(view.at[who]))


@dataclass
class GrudgematchPresentation(Presentation[GrudgematchView]):
    """The texts and pictures of a match of Philosophy Grudgematch; every position can be played from the text alone."""

    result_events = (GoalScored, MatchEnded)
    luck_events = (BoxChecked, RunRolled, KickerFouled, Tackled, Blocked, DrewCards)

    @property
    def topics(self) -> Sequence[Topic]:
        return read_topics(__name__, say)

    # -- what is going on ------------------------------------------------------------------------------------

    def headline(self, view: GrudgematchView) -> Markdown:
        if view.phase == "over":
            return say.text("headline-over", score=score_words(view.score))
        if view.phase == "surnames":
            return say.text("headline-surnames")
        if view.phase == "sides":
            return say.text("headline-sides", name=self.names[asked_seat(view)])
        score, half = score_words(view.score), half_words(view.half)
        return say.text("headline", score=score, half=half, doing=self._doing(view))

    def chapter(self, view: GrudgematchView) -> str:
        return say.label("chapter-turn", turn=view.turns) if view.turns else say.label("chapter-before")

    def _doing(self, view: GrudgematchView) -> Message:
        name, kick = self.names[asked_seat(view)], view.kick
        match view.phase:
            case "lineup":
                return say.message("doing-line-up", name=name)
            case "ball":
                return say.message("doing-ball", name=name, philosopher=PHILOSOPHERS[view.placer])
            case "release":
                return say.message("doing-release", name=name, philosopher=PHILOSOPHERS[view.released])
            case "tackle" if kick:
                return say.message("doing-tackle", name=name, value=kick.value + kick.resist)
            case "block" if kick:
                return say.message("doing-block", name=name, needed=kick.needed, space=coordinate(view.ball))
            case phase:
                return say.message(f"doing-{phase.replace('_', '-')}", name=name)

    def text(self, view: GrudgematchView) -> Markdown:
        """Return what everybody sees of the position, as text; the seat's own cards are in `hand`."""
        parts = [Markdown(f"**{self.headline(view)}**")]
        if view.revealed:
            parts.append(say.text("board-surnames", first=view.revealed[0], second=view.revealed[1]))
        if view.phase in ("surnames", "sides"):
            return lines(parts)
        parts.append(Markdown(" ").join([_turn(view), _pile(view)]) if view.turns else _pile(view))
        parts.append(_ball_text(view))
        if view.dice and view.phase in ("run", "bonus_run"):
            parts.append(say.text("board-runs", dice=Series(view.dice)))
        parts += [self._team(view, team) for team in range(2)]
        if view.moving is not None:
            parts.append(say.text("board-kick", kick=kick_words(view), moved=view.moving.moved))
        elif view.last is not None:
            parts.append(_last(view))
        if view.boxes[0] or view.boxes[1]:
            inside = [PHILOSOPHERS[p] for box in view.boxes for p in box]
            parts.append(say.text("board-boxes", philosophers=Series(inside)))
        if view.spent:
            parts.append(say.text("board-discards", cards=hand_words(cards_in(view.spent))))
        else:
            parts.append(say.text("board-no-discards"))
        return lines([*parts, bullets(report_lines(view, 8))])

    def _team(self, view: GrudgematchView, team: int) -> Markdown:
        seat = seat_of(view, team)
        return say.text(
            "board-team",
            symbol=symbol(seat),
            name=self.names[seat],
            team=team_words(team),
            goals=view.score[team],
            cards=len(view.hands[team]),
            philosophers=Series([_standing(view, p) for p in PHILOSOPHERS_OF[team]]),
        )

    def scores(self, view: GrudgematchView) -> Sequence[str]:
        if view.phase in ("surnames", "sides"):
            return ()
        teams = [view.german ^ seat for seat in range(2)]
        return [self._score(view, team) for team in teams]

    @staticmethod
    def _score(view: GrudgematchView, team: int) -> str:
        """Return a line of text on a team: goals, number of cards, and the signs of its philosophers in the picture."""
        signs = [
            say.message("philosopher-sign", symbol=SYMBOLS[p % 4], philosopher=PHILOSOPHERS[p])
            for p in PHILOSOPHERS_OF[team]
        ]
        goals, cards = view.score[team], len(view.hands[team])
        return say.label("team-goals", team=team_words(team), goals=goals, cards=cards, philosophers=Series(signs))

    def prompt(self, view: GrudgematchView) -> Markdown:
        return prompt_words(self.names, view)

    def task(self, view: GrudgematchView) -> Markdown:
        return say.text("task", phase=view.phase)

    def hand(self, view: GrudgematchView) -> Markdown:
        if view.seat is None:
            return EMPTY
        if view.phase in ("surnames", "sides"):
            return say.text("hand-surname", surname=view.surname) if view.surname else EMPTY
        parts = [say.text("hand", team=team_words(view.team), cards=_held(view))]
        if view.phase == "over":
            return parts[0]
        suits = {card // 13 for card in view.hand}
        if without := [p for p in PHILOSOPHERS_OF[view.team] if p % 4 not in suits]:
            parts.append(say.text("hand-without", philosophers=AnyOf(with_suits(without))))
        if view.picked is not None:
            card = card_words(view.picked)
            if view.aimed is None:
                parts.append(say.text("hand-picked", card=card))
            else:
                parts.append(say.text("hand-aimed", card=card, way=way_words(view.aimed)))
        if view.runner is not None:
            who, die = view.runner
            parts.append(say.text("hand-runner", philosopher=PHILOSOPHERS[who], die=die))
        return lines(parts)

    def standing(self, view: GrudgematchView) -> Sequence[tuple[str, Action]]:
        if view.phase == "over":
            return ()
        orders: list[tuple[str, Action]] = []
        if below := view.standing.tackles_below:
            orders.append((plain_words(tackles_words(below)), PassTackles(0)))
        if view.standing.own_blocks:
            orders.append((plain_words(own_blocks_words(True)), NeverAskOwnBlocks()))
        return orders

    def tell(self, event: Event) -> Markdown:
        return tell_event(self.names, event)

    def result(self, view: GrudgematchView, outcome: Outcome) -> Markdown:
        if len(outcome.winners) > 1:
            first = say.text("result-shared", names=AllOf(self.names))
        else:
            seat = outcome.winners[0]
            first = say.text("result-won", name=self.names[seat], team=team_words(view.german ^ seat))
        first = Markdown(" ").join([first, end_words(outcome.reason, view.score)])
        return lines([first, bullets(report_lines(view))])

    # -- what may be done --------------------------------------------------------------------------------------

    def verb(self, kind: type[Action]) -> str:
        return labels.verb(kind)

    def label(self, view: GrudgematchView, action: Action) -> str:
        return labels.label(view, action)

    def describe(self, view: GrudgematchView, action: Action) -> str:
        return labels.describe(view, action)

    def likely(self, view: GrudgematchView, offered: Sequence[Action]) -> Sequence[Action]:
        """Return the runs to spaces beside the ball, from which a kick is possible."""
        if view.ball == OFF:
            return ()
        runs = [each for each in offered if isinstance(each, RunTo)]
        return [each for each in runs if NEAR[view.ball] >> at_column(each.column, each.row) & 1]

    def caution(self, view: GrudgematchView, action: Action) -> Markdown:
        if not action.gives_up(view):
            return EMPTY
        match action:
            case EndRun():
                return say.text("caution-end-run", dice=numbers(view.dice), count=len(view.dice))
            case EndKicks():
                return say.text("caution-end-kicks")
            case NoBonus():
                return say.text("caution-no-bonus")
            case _:
                return EMPTY

    def choice(self, view: GrudgematchView, kind: type[Action], field: str, value: Any) -> str:
        return labels.choice(field, value)

    def question(self, view: GrudgematchView, kind: type[Action], field: str) -> str:
        if field in ("column", "row"):
            return say.label(f"question-{field}")
        return super().question(view, kind, field)

    def blanks(self, view: GrudgematchView, action: Action) -> Sequence[FormField]:
        if isinstance(action, GiveSurname):
            return [
                FormField(
                    "surname",
                    say.label("form-surname"),
                    description=say.label("form-surname.description"),
                    max_length=LONGEST_SURNAME,
                )
            ]
        if view.phase == "lineup":
            example = say.label("form-order-line-up", places=_example(view.asked))
        else:
            first, second = run_example(view.asked)
            example = say.label("form-order-run", first=first, second=second)
        return [FormField("order", say.label("form-order"), placeholder=example, max_length=LONGEST_ORDER)]

    def refusal(self, view: GrudgematchView, action: Action, reason: str) -> Markdown:
        return refusal_words(self.names, view, action, reason)

    # -- the picture -------------------------------------------------------------------------------------------

    def picture(self, view: GrudgematchView, style: Style, events: Sequence[Event] = ()) -> "Image":
        from games.grudgematch.picture import draw_picture as draw_pitch

        return draw_pitch(view, self.names, style, events)

    def parts(self, view: GrudgematchView) -> int:
        return 2 if view.phase == "over" else 1

    def part(self, view: GrudgematchView, style: Style, number: int, events: Sequence[Event] = ()) -> "Image":
        from games.grudgematch.picture import draw_end

        return self.picture(view, style, events) if number else draw_end(view, self.names, style)

    def alt(self, view: GrudgematchView, part: int = 0) -> str:
        if view.phase in ("surnames", "sides"):
            return say.label("alt-surnames")
        score, ball = score_words(view.score), _ball(view)
        if view.phase != "over":
            return say.label("alt", half=half_words(view.half), score=score, doing=self._doing(view), ball=ball)
        if part:
            return say.label("alt-over", score=score, ball=ball)
        team = winning_team(view)
        if team is None:
            return say.label("alt-end-shared", score=score)
        return say.label("alt-end", name=self.names[seat_of(view, team)], score=score)


def _turn(view: GrudgematchView) -> Markdown:
    if limit := view.options.limit:
        return say.text("board-turn-of", turn=view.turns, limit=limit)
    return say.text("board-turn", turn=view.turns)


def _pile(view: GrudgematchView) -> Markdown:
    return say.text("board-pile-joker" if view.joker else "board-pile", cards=pile_size(view))


def _standing(view: GrudgematchView, philosopher: int) -> Message:
    """Return a philosopher with the place where he is: his space, the penalty box, or none before the line-up."""
    who, mark, space = PHILOSOPHERS[philosopher], SYMBOLS[philosopher % 4], view.at[philosopher]
    if space != OFF:
        key = "board-has-run" if view.ran >> philosopher & 1 else "board-standing"
        return say.message(key, philosopher=who, symbol=mark, space=coordinate(space))
    in_box = any(philosopher in box for box in view.boxes)
    return say.message("board-in-box" if in_box else "board-not-placed", philosopher=who, symbol=mark)


def _last(view: GrudgematchView) -> Markdown:
    last = view.last
    assert last is not None
    return say.text(
        "board-last",
        end=last.end,
        philosopher=PHILOSOPHERS[last.kicker],
        way=way_words(last.way),
        space=coordinate(last.start),
        card=card_short(last.card),
        value=last.value,
        moved=last.moved,
    )


def _held(view: GrudgematchView) -> Argument:
    """Return the words for the viewer's hand, by philosopher: "♣ Nietzsche (clubs) 8 K, ♠ Hegel (spades) 4"."""
    parts = [
        say.message(
            "hand-suit", symbol=SYMBOLS[p % 4], philosopher=PHILOSOPHERS[p], suit=suit_words(p % 4), ranks=ranks
        )
        for p in PHILOSOPHERS_OF[view.team]
        if (ranks := ranks_in(view.hand, p % 4)).items
    ]
    return Series(parts) if parts else say.message("no-cards")


def _example(team: int) -> Series:
    """Return an example of a typed line-up for a team: 0 Germans, 1 French."""
    names = ("F15", "C12", "I12", "F9") if team else ("F1", "C4", "I4", "F7")
    return placed(PHILOSOPHERS[team * 4 : team * 4 + 4], [space_named(each) for each in names])
