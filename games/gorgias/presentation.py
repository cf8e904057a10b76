"""The presentation of Gorgias: position, prompts, labels, refusals and the log, as messages of its catalogue."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from games.core.action import NOT_ACTIVE, Action
from games.core.presentation import Choice, FormField, Presentation, Style, Topic, read_topics
from games.core.values import Event, Outcome, tag_of
from games.core.words import EMPTY, AllOf, Argument, Markdown, Message, Neither, Series, lines
from games.gorgias import actions, events
from games.gorgias.content import CARD_FIELDS, CARDS, COLOURS, PYRAMIDS, ROLLS, SIZES, missing_topics, pips_of, pyramid
from games.gorgias.rules import decide_winner, points_of, revealed_groups, score
from games.gorgias.state import Claim, Group, Stance, Taking, face_of, group_of, stance_of, stances
from games.gorgias.view import GorgiasView
from games.gorgias.words import (
    dice_words,
    face_topics,
    face_words,
    group_words,
    points_words,
    pyramid_words,
    say,
    score_words,
    size_words,
    sizes_words,
    stance_words,
    stock_words,
    taken_words,
    topic_words,
)
from games.picture.palette import symbol

if TYPE_CHECKING:
    from PIL.Image import Image

SPACE = Markdown(" ")
"""Separates the sentences of one line."""


def verb(kind: type[Action]) -> str:
    """Return the words by which menus and buttons name a type of action, such as "Reroll"."""
    return say.label(f"verb-{tag_of(kind).replace('_', '-')}")


def action_label(view: GorgiasView, action: Action) -> str:
    """Return the label of a legal action: at most 80 characters, different from those of the seat's other actions."""
    match action:
        case actions.Reroll():
            dice, kept = dice_words(action.faces), _dice_without(view, *action.faces)
            if not kept:
                return say.label("label-reroll-all", dice=dice)
            return say.label("label-reroll", dice=dice, kept=dice_words(kept))
        case actions.RemoveDie():
            return say.label("label-remove", die=face_words(action.face), topics=AllOf(face_topics(action.face)))
        case actions.Stop():
            return say.label("label-stop", dice=dice_words(view.dice))
        case actions.PlaceGroup():
            stance = stance_words(Stance(action.projects, action.absorbs))
            return say.label("label-place", card=_next_card(view), stance=stance)
        case actions.LeaveCardEmpty():
            return say.label("label-leave-empty", card=_next_card(view))
        case actions.ChooseColours() if view.own is not None and view.own.stance is not None:
            return _colours_label(view.own.stance, action)
        case actions.TakeInstead() if view.claims:
            wanted = view.claims[0].pyramid
            taken = pyramid_words(pyramid(action.colour, pips_of(wanted)))
            return say.label("label-take", pyramid=taken)
        case actions.ArrangeAgain() if view.seat is not None and view.revealed:
            before, statement = view.revealed[view.seat], view.statements[view.seat]
            pairs = zip(before, actions.layout_as_before(before, statement), strict=True)
            same = sum(group is not None and group == former for former, group in pairs)
            return say.label("label-arrange-again", same=same, count=len(statement))
        case _:
            return verb(type(action))


def _colours_label(stance: Stance, action: actions.ChooseColours) -> str:
    group = group_of(stance, action.point, action.shield)
    named = {part: pyramid_words(each) for part, each in zip(Group._fields, group, strict=True) if each is not None}
    return say.label("label-colours-both" if len(named) == 2 else f"label-colours-{''.join(named)}", **named)


def card_fields(view: GorgiasView, action: Action) -> Sequence[FormField]:
    """Return the form in which a player arranges all five cards at once, or chooses the colours on all of them.

    Until the player has placed anything, the form proposes the layout of the last debate as far as the dice allow it.

    Args:
        view: The view of the seat that arranges.
        action: `ArrangeCards` for the former, `RecolourCards` for the latter.
    """
    assert view.own is not None and view.seat is not None
    cards = view.own.cards
    if isinstance(action, actions.RecolourCards):
        fields = zip(CARD_FIELDS, cards, range(1, CARDS + 1), strict=True)
        return [_colours_field(name, number, group) for name, group, number in fields]
    if not cards and view.revealed:
        cards = list(actions.layout_as_before(view.revealed[view.seat], view.statements[view.seat]))
    rest = [stances(face)[0] for face in view.own.rest] if cards is view.own.cards else []
    placed = [None if group is None else stance_of(group) for group in cards]
    planned = [*placed, *rest, *[None] * CARDS][:CARDS]
    faces = dict.fromkeys(view.statements[view.seat])
    ways = [
        Choice(actions.stance_code(each), say.label("form-stance", stance=stance_words(each)))
        for face in faces
        for each in stances(face)
    ]
    empty = Choice(0, say.label("form-empty"))
    return [
        FormField(
            name,
            say.label("form-card", card=number),
            "one",
            choices=[*ways, empty],
            chosen=(actions.stance_code(stance) if stance else 0,),
        )
        for name, number, stance in zip(CARD_FIELDS, range(1, CARDS + 1), planned, strict=True)
    ]


def _colours_field(name: str, number: int, group: Group | None) -> FormField:
    if group is None:
        empty = Choice(0, say.label("form-empty"))
        return FormField(name, say.label("form-card", card=number), "one", choices=[empty], chosen=(0,))
    stance = stance_of(group)
    ways = [Choice(actions.colours_code(each), _colours_label(stance, each)) for each in actions.all_colours(stance)]
    chosen = (actions.group_colours(group),)
    return FormField(name, say.label("form-card", card=number), "one", choices=ways, chosen=chosen)


def action_description(view: GorgiasView, action: Action) -> str:
    """Return what a legal action would do, in at most 100 characters; empty if the label says enough."""
    match action:
        case actions.Reroll():
            missing = missing_topics(_dice_without(view, *action.faces))
            if not missing:
                return say.label("describe-reroll")
            return say.label("describe-reroll-missing", topics=AllOf(topic_words(missing)))
        case actions.RemoveDie():
            return say.label("describe-remove", dice=dice_words(_dice_without(view, action.face)))
        case actions.PlaceGroup() if action.projects and action.absorbs:
            return say.label("describe-place-both")
        case actions.PlaceGroup() if action.projects:
            return say.label("describe-place-point")
        case actions.PlaceGroup():
            return say.label("describe-place-shield")
        case actions.LeaveToChance():
            return say.label("describe-leave-to-chance")
        case actions.ArrangeForMe():
            return say.label("describe-arrange-for-me")
        case _:
            return ""


def _next_card(view: GorgiasView) -> int:
    return len(view.own.cards) + 1 if view.own is not None else 0


def _dice_without(view: GorgiasView, *faces: int) -> tuple[int, ...]:
    """Return the faces of the speaker's dice minus one die per face given; a face that no die shows is ignored."""
    kept = list(view.dice)
    for face in faces:
        if face in kept:
            kept.remove(face)
    return tuple(kept)


_ROLLING_ACTIONS = (actions.Roll, actions.Reroll, actions.RemoveDie, actions.Stop, actions.LeaveToChance)
_ARRANGING_ACTIONS = (
    *(actions.PlaceGroup, actions.LeaveCardEmpty, actions.ChooseColours, actions.Ready, actions.Reconsider),
    *(actions.StartOver, actions.ArrangeForMe, actions.ArrangeAgain, actions.ArrangeCards, actions.RecolourCards),
)
_ARRANGING_REASONS = (
    *("no_card_to_spare", "nothing_placed", "dice_not_placed", "colours_missing", "pyramid_used_twice"),
    *("no_layout_before", "placed_already"),
)


def refusal_words(words: "GorgiasPresentation", view: GorgiasView, action: Action, reason: str) -> Markdown:
    """Return a sentence or two that say why an action was refused, using only what the acting seat may know.

    Args:
        words: The presentation of the match, which knows the players' names.
        view: The view of the acting seat.
        action: The refused action.
        reason: The key of the reason, such as "topic_missing".
    """
    if view.phase == "over":
        return say.text("refusal-over")
    if reason == NOT_ACTIVE:
        if view.phase == "arranging" and view.seat is not None:
            return say.text("refusal-ready-wait", name=words.names[1 - view.seat])
        return say.text("refusal-not-your-turn", name=words.names[view.speaker])
    if reason == "topic_missing":
        missing = missing_topics(view.dice)
        return say.text("refusal-topic-missing", topics=Neither(topic_words(missing)), count=len(missing))
    if reason == "may_stop" or reason in _ARRANGING_REASONS:
        return say.text(f"refusal-{reason.replace('_', '-')}")
    if isinstance(action, _ROLLING_ACTIONS):
        return _rolling_refusal(view, action)
    if isinstance(action, _ARRANGING_ACTIONS):
        return _arranging_refusal(view, action)
    assert isinstance(action, actions.TakeInstead)
    if view.phase != "capturing" or not 0 <= action.colour < len(COLOURS):
        return say.text("refusal-nothing-to-take")
    wanted = pyramid(action.colour, pips_of(view.claims[0].pyramid))
    return say.text("refusal-not-in-stock", pyramid=pyramid_words(wanted))


def _rolling_refusal(view: GorgiasView, action: Action) -> Markdown:
    if view.phase == "arranging":
        return say.text("refusal-rolling-is-over")
    if view.phase == "capturing":
        return say.text("refusal-rolling-while-taking")
    if view.phase == "opening":
        return say.text("refusal-roll-first")
    if view.phase == "removing":
        return say.text("refusal-remove-first", dice=dice_words(dict.fromkeys(view.dice)))
    if isinstance(action, actions.Reroll):
        return say.text("refusal-reroll-others", dice=dice_words(view.dice))
    return say.text("refusal-nothing-to-remove" if isinstance(action, actions.RemoveDie) else "refusal-rolled-already")


def _arranging_refusal(view: GorgiasView, action: Action) -> Markdown:
    own = view.own
    if view.ready:
        return say.text("refusal-ready")
    if isinstance(action, actions.Reconsider) and view.phase == "arranging":
        return say.text("refusal-not-ready")
    if view.phase != "arranging" or own is None:
        return say.text("refusal-not-arranging")
    if isinstance(action, actions.PlaceGroup) and own.stance is None and own.rest:
        sizes = {pips for pips in (action.projects, action.absorbs) if pips}
        if sizes <= set(SIZES) and 0 < len(sizes) == bool(action.projects) + bool(action.absorbs):
            die = face_words(face_of(Stance(action.projects, action.absorbs)))
            return say.text("refusal-face-not-left", die=die, dice=dice_words(own.rest))
        return say.text("refusal-no-such-group", dice=dice_words(own.rest))
    if isinstance(action, actions.ChooseColours) and own.stance is not None:
        return say.text("refusal-colours-not-left")
    if own.stance is not None:
        return say.text("refusal-colours-first", card=len(own.cards) + 1)
    if not own.rest:
        return say.text("refusal-all-placed")
    return say.text("refusal-group-first", card=len(own.cards) + 1)


_ENDINGS: dict[events.Ending, str] = {
    "last_statement": "log-ended",
    "stock_empty": "log-ended-stock",
    "no_capture": "log-ended-no-capture",
}


def tell_event(words: "GorgiasPresentation", event: Event) -> Markdown:
    """Return a sentence or two that report an event in the log; empty for an event that has no entry."""
    names = words.names
    match event:
        case events.RoundBegan():
            return say.text("log-round-began", round=event.round, name=names[event.first])
        case events.Rolled():
            return _rolled(names[event.seat], event)
        case events.DieRemoved():
            die, dice = face_words(event.face), dice_words(event.left)
            return say.text("log-die-removed", name=names[event.seat], die=die, dice=dice)
        case events.StatementMade():
            name, dice = names[event.seat], dice_words(event.dice)
            if missing := missing_topics(event.dice):
                topics = Neither(topic_words(missing))
                return say.text("log-stated-incomplete", name=name, dice=dice, topics=topics, count=len(missing))
            return say.text("log-stated", name=name, dice=dice)
        case events.Arranged():
            return say.text("log-arranged")
        case events.Reconsidered():
            return say.text("log-reconsidered")
        case events.ArrangedByChance():
            return say.text("log-arranged-by-chance")
        case events.Revealed():
            return say.text("log-revealed", round=event.round)
        case events.CardDebated():
            return card_line(names, event.card, event.groups, event.taken)
        case events.Captured():
            wanted, taken = pyramid_words(event.wanted), pyramid_words(event.pyramid)
            return say.text("log-captured", name=names[event.seat], wanted=wanted, pyramid=taken)
        case events.DebateEnded():
            scores = [
                say.message("player-points", name=name, points=points_words(points))
                for name, points in zip(names, event.points, strict=True)
            ]
            return say.text(_ENDINGS[event.why], scores=Series(scores))
        case _:
            return EMPTY


def _rolled(name: str, event: events.Rolled) -> Markdown:
    values: dict[str, Argument] = {"name": name, "roll": event.roll, "rolled": dice_words(event.rolled)}
    if event.kept:
        rolled = say.text("log-rerolled", kept=dice_words(event.kept), **values)
    else:
        rolled = say.text("log-rolled", **values)
    missing = missing_topics(tuple(sorted(event.rolled + event.kept)))
    if not missing:
        return rolled
    return SPACE.join([rolled, say.text("log-missing", topics=AllOf(topic_words(missing)), count=len(missing))])


def card_line(
    names: Sequence[str], card: int, groups: Sequence[Group | None], taken: Sequence[Taking], due: Sequence[Claim] = ()
) -> Markdown:
    """Return one line on a card that has been debated: what stood there, and who took what for it.

    Args:
        names: The players' names by seat.
        card: The index of the card, from 0.
        groups: By seat, what stood on the card.
        taken: The pyramids that seats have taken from the common stock for this card.
        due: The pyramids that seats have won on this card and not yet taken.
    """
    first, second = names
    mine, theirs = (sizes_words(group) for group in groups)
    stood = say.text("log-card", card=card + 1, first=first, mine=mine, second=second, theirs=theirs)
    ends = []
    for seat in dict.fromkeys(each.seat for each in taken):
        found = [each.pyramid for each in taken if each.seat == seat and each.pyramid is not None]
        if found:
            ends.append(say.text("log-card-took", name=names[seat], pyramids=taken_words(found)))
        else:
            ends.append(say.text("log-card-nothing", name=names[seat]))
    for claim in due:
        wanted = pyramid_words(claim.pyramid)
        ends.append(say.text("board-to-take", name=names[claim.seat], pyramid=wanted))
    return SPACE.join([stood, *(ends or [say.text("log-card-tied")])])


class GorgiasPresentation(Presentation[GorgiasView]):
    """The texts and pictures of Gorgias for one match; every position can be played from the text alone."""

    result_events = (events.CardDebated, events.DebateEnded)
    luck_events = (events.Rolled, events.DieRemoved, events.StatementMade)

    @property
    def topics(self) -> Sequence[Topic]:
        return read_topics("games.gorgias", say)

    def player(self, seat: int) -> Message:
        """Return the symbol and name by which texts show the player in a seat."""
        return say.message("player", symbol=symbol(seat), name=self.names[seat])

    # -- what is going on ------------------------------------------------------------------------------------

    def headline(self, view: GorgiasView) -> Markdown:
        if view.phase == "over":
            return say.text("headline-over")
        turn: dict[str, Argument] = {"round": view.round, "rounds": view.options.rounds}
        if view.sealed is not None:
            return say.text("headline-arranging", missing=view.sealed.missing, **turn)
        name = self.names[view.speaker]
        if view.phase == "capturing":
            return say.text("headline-capturing", name=name, **turn)
        if view.phase == "opening":
            return say.text("headline-opening", name=name, **turn)
        return say.text("headline-rolling", name=name, roll=view.rolls, rolls=ROLLS, **turn)

    def chapter(self, view: GorgiasView) -> str:
        return say.label("chapter", round=view.round, rounds=view.options.rounds)

    def text(self, view: GorgiasView) -> Markdown:
        """Return the public table in words; what only the seat of the view sees is in `hand`."""
        parts = [say.text("board-headline", headline=self.headline(view))]
        parts += [*self._dice_lines(view), *self._stock_lines(view)]
        if view.revealed:
            parts.append(say.text("board-debate", round=view.debated))
            parts += [self._card_line(view, card) for card in range(CARDS)]
        return lines(parts)

    def _dice_lines(self, view: GorgiasView) -> list[Markdown]:
        found = []
        if view.dice:
            player, dice, missing = self.player(view.speaker), dice_words(view.dice), missing_topics(view.dice)
            if missing:
                topics = AllOf(topic_words(missing))
                found.append(say.text("board-dice-missing", player=player, dice=dice, topics=topics))
            else:
                found.append(say.text("board-dice", player=player, dice=dice))
        for seat in (view.first, 1 - view.first):
            if statement := view.statements[seat]:
                found.append(say.text("board-statement", player=self.player(seat), dice=dice_words(statement)))
        return found

    def _stock_lines(self, view: GorgiasView) -> list[Markdown]:
        if left := sum(view.common):
            stock = stock_words(view.common)
            found = [say.text("board-stock", left=left, all=len(PYRAMIDS), stock=stock)]
        else:
            found = [say.text("board-stock-empty")]
        for seat, captured in enumerate(view.captured):
            best, player = score(captured), self.player(seat)
            points, stock = points_words(best.points), stock_words(captured)
            if any(captured):
                how = score_words(best)
                found.append(say.text("board-captured", player=player, points=points, score=how, stock=stock))
            else:
                found.append(say.text("board-captured-none", player=player, points=points))
        return found

    def _card_line(self, view: GorgiasView, card: int) -> Markdown:
        groups = revealed_groups(view, card)
        if groups == (None, None):
            return say.text("board-card-empty", card=card + 1)
        if card >= view.card:
            first, second = self.names
            mine, theirs = (group_words(group) for group in groups)
            return say.text("board-card-open", card=card + 1, first=first, mine=mine, second=second, theirs=theirs)
        taken = [each for each in view.takings if each.card == card]
        return card_line(self.names, card, groups, taken, view.claims if card == view.card - 1 else ())

    def scores(self, view: GorgiasView) -> Sequence[str]:
        return [say.label("points", count=points) for points in points_of(view)]

    def prompt(self, view: GorgiasView) -> Markdown:
        if view.phase == "arranging":
            return self._arranging_prompt(view)
        if view.phase == "over":
            return say.text("prompt-over")
        if view.seat != view.speaker:
            return say.text("prompt-wait", name=self.names[view.speaker])
        if view.phase == "opening":
            return say.text("prompt-opening")
        if view.phase == "capturing":
            wanted = view.claims[0].pyramid
            size = size_words(pips_of(wanted))
            return say.text("prompt-capturing", pyramid=pyramid_words(wanted), size=size)
        left, missing = ROLLS - view.rolls, missing_topics(view.dice)
        topics = Neither(topic_words(missing))
        if view.phase == "removing":
            return say.text("prompt-removing", topics=topics, count=len(missing), left=left)
        if missing:
            return say.text("prompt-rerolling-missing", topics=topics, count=len(missing), left=left)
        return say.text("prompt-rerolling", left=left)

    def _arranging_prompt(self, view: GorgiasView) -> Markdown:
        own = view.own
        if view.seat is None or own is None:
            return say.text("prompt-watch")
        if view.ready:
            return say.text("prompt-ready", name=self.names[1 - view.seat])
        card = len(own.cards) + 1
        if own.stance is not None:
            return say.text("prompt-colours", card=card, stance=stance_words(own.stance))
        if card > CARDS:
            return say.text("prompt-placed")
        return say.text("prompt-card", card=card, dice=dice_words(own.rest))

    def task(self, view: GorgiasView) -> Markdown:
        if view.phase == "arranging":
            return say.text("task-arranging")
        return say.text("task-capturing" if view.phase == "capturing" else "task-statement")

    def hand(self, view: GorgiasView) -> Markdown:
        own = view.own
        if own is None or view.seat is None:
            return EMPTY
        found = [say.text("hand-heading")]
        found += [say.text("hand-card", card=card, group=group_words(group)) for card, group in enumerate(own.cards, 1)]
        if own.stance is not None:
            found.append(say.text("hand-colours", card=len(own.cards) + 1, stance=stance_words(own.stance)))
        elif not own.cards:
            found.append(say.text("hand-nothing"))
        other = 1 - view.seat
        found.append(say.text("hand-opponent", name=self.names[other], dice=dice_words(view.statements[other])))
        return lines(found)

    def tell(self, event: Event) -> Markdown:
        return tell_event(self, event)

    def result(self, view: GorgiasView, outcome: Outcome) -> Markdown:
        if len(outcome.winners) > 1:
            found = [say.text("result-shared", names=AllOf([self.names[seat] for seat in outcome.winners]))]
        else:
            key = {"solid_trees": "result-won-solid-trees", "pyramids": "result-won-pyramids"}.get(outcome.reason)
            found = [say.text(key or "result-won", name=self.names[outcome.winners[0]])]
        for name, captured in zip(self.names, view.captured, strict=True):
            best = score(captured)
            points = points_words(best.points)
            if any(captured):
                found.append(say.text("result-player", name=name, points=points, score=score_words(best)))
            else:
                found.append(say.text("result-player-none", name=name, points=points))
        return SPACE.join(found)

    # -- what may be done --------------------------------------------------------------------------------------

    def verb(self, kind: type[Action]) -> str:
        return verb(kind)

    def label(self, view: GorgiasView, action: Action) -> str:
        return action_label(view, action)

    def describe(self, view: GorgiasView, action: Action) -> str:
        return action_description(view, action)

    def caution(self, view: GorgiasView, action: Action) -> Markdown:
        return say.text(f"caution-{tag_of(type(action)).replace('_', '-')}") if action.gives_up(view) else EMPTY

    def blanks(self, view: GorgiasView, action: Action) -> Sequence[FormField]:
        return card_fields(view, action)

    def pick(self, view: GorgiasView, kind: type[Action], thing: Any) -> str:
        return say.label("pick-die", die=face_words(thing), topics=AllOf(face_topics(thing)))

    def refusal(self, view: GorgiasView, action: Action, reason: str) -> Markdown:
        return refusal_words(self, view, action, reason)

    # -- the picture -------------------------------------------------------------------------------------------

    def picture(self, view: GorgiasView, style: Style, events: Sequence[Event] = ()) -> "Image":
        from games.gorgias.picture import draw_board

        return draw_board(view, self.names, style)

    def parts(self, view: GorgiasView) -> int:
        return 2 if view.phase == "over" else 1

    def part(self, view: GorgiasView, style: Style, number: int, events: Sequence[Event] = ()) -> "Image":
        from games.gorgias.picture import draw_end

        return self.picture(view, style, events) if number else draw_end(view, self.names, style)

    def alt(self, view: GorgiasView, part: int = 0) -> str:
        scores = Series(
            [
                say.message("player-points", name=name, points=points_words(points))
                for name, points in zip(self.names, points_of(view), strict=True)
            ]
        )
        stock = {"left": sum(view.common), "all": len(PYRAMIDS)}
        if view.phase == "over":
            winners = decide_winner(view.captured).winners
            if part:
                return say.label("alt-over", scores=scores, **stock)
            if len(winners) > 1:
                return say.label("alt-end-shared", scores=scores)
            return say.label("alt-end", name=self.names[winners[0]], scores=scores)
        return " ".join([self._alt_turn(view), say.label("alt-standing", scores=scores, **stock)])

    def _alt_turn(self, view: GorgiasView) -> str:
        name = self.names[view.speaker]
        if view.sealed is not None:
            return say.label("alt-arranging", missing=view.sealed.missing)
        if view.dice:
            return say.label("alt-dice", name=name, dice=dice_words(view.dice))
        return say.label("alt-capturing" if view.phase == "capturing" else "alt-opening", name=name)
