"""The log: for each event of a game, a line in the past tense that reports it."""

from typing import Any

from games.core.values import Event
from games.core.words import EMPTY, AllOf, Argument, Markdown
from games.philosophia import events as e
from games.philosophia.content import MOIRAI, MOIRAI_LAST, PLACE_NAMED, TIMELINE
from games.philosophia.state import NONE
from games.philosophia.words import (
    RESULTS,
    Name,
    argument_lesson,
    argument_name,
    at_place,
    bonus_words,
    counted,
    deck_name,
    disk_effect,
    disk_name,
    fitted,
    kind_name,
    oracle_effect,
    oracle_name,
    philosopher_name,
    request_words,
    say,
    short_place,
    shortened,
    to_place,
    way_name,
    year_name,
)


def tell_event(event: Event, name: Name) -> Markdown:
    """Return a sentence or two that report an event in the log; "" for an event that has no line of its own.

    Args:
        event: The event.
        name: Returns the name of a seat.
    """
    for teller in (_table, _moving, _actions, _oracles, _acropolis, _debates, _ending):
        if (line := teller(event, name)) is not None:
            return line
    return EMPTY


def _table(event: Event, name: Name) -> Markdown | None:
    match event:
        case e.WisdomWritten():
            return say.text("log-wisdom-written", philosopher=philosopher_name(event.philosopher))
        case e.PhilosopherChosen():
            return say.text("log-philosopher", name=name(event.seat), philosopher=philosopher_name(event.philosopher))
        case e.GameBegun():
            return say.text("log-begun", name=name(event.first))
        case e.RequestDealt():
            return say.text("log-request", request=request_words(event.request))
    return None


def _moving(event: Event, name: Name) -> Markdown | None:
    match event:
        case e.Moved():
            return say.text("log-moved", name=name(event.seat), place=to_place(event.place))
        case e.FeePaid():
            return say.text("log-fee", name=name(event.seat), owner=name(event.owner))
        case e.TokenTurned():
            return say.text("log-turned", place=at_place(event.place), bonus=bonus_words(event.bonus))
        case e.BonusTaken():
            return say.text("log-bonus", name=name(event.seat), bonus=bonus_words(event.bonus))
        case e.TokenKept():
            kind, place = kind_name(event.place), at_place(event.place)
            return say.text("log-kept", name=name(event.seat), kind=kind, place=place)
    return None


def _actions(event: Event, name: Name) -> Markdown | None:
    match event:
        case e.CardsDrawn():
            drawn = {"sophistry": event.sophistry, "syllogism": event.syllogism}
            cards = [counted(what, count) for what, count in drawn.items() if count]
            return say.text("log-drew", name=name(event.seat), cards=AllOf(cards)) if cards else EMPTY
        case e.CardsSeen():
            return say.text("log-seen", cards=AllOf([argument_name(card) for card in event.cards]))
        case e.Tutored():
            return say.text("log-tutored", name=name(event.seat), coins=counted("coins", event.coins))
        case e.FollowingCreated():
            return say.text("log-following", name=name(event.seat), place=at_place(event.place))
        case e.BuilderHired():
            return say.text("log-hired-builder", name=name(event.seat))
        case e.SchoolBuilt():
            return say.text("log-school", name=name(event.seat), place=at_place(event.place))
        case e.SophistHired():
            return say.text("log-hired-sophist", name=name(event.seat))
        case e.SophistUsed():
            victim, place = name(event.victim), at_place(event.place)
            return say.text("log-sophist", name=name(event.seat), victim=victim, place=place)
        case e.StudyBegun():
            return say.text("log-study", name=name(event.seat))
        case e.WisdomUnlocked():
            return say.text("log-unlocked", name=name(event.seat), number=event.card + 1)
        case e.CoinsGained():
            return say.text("log-coins", name=name(event.seat), coins=counted("coins", event.coins))
        case e.LabyrinthCollected():
            got: dict[str, Argument] = {
                "name": name(event.seat),
                "tokens": counted("labyrinth", event.tokens),
                "way": way_name(event.way),
            }
            if event.number:
                return say.text("log-labyrinth-number", number=event.number, **got)
            return say.text("log-labyrinth", **got)
        case e.RequestRevealed():
            return say.text("log-revealed", name=name(event.seat), request=request_words(event.request))
        case e.ProofOffered():
            texts = [say.message("log-quoted", text=text[:200]) for text in event.texts if text.strip()]
            if not texts:
                return say.text("log-proof-silent", name=name(event.seat), judge=name(event.judge))
            return say.text("log-proof", name=name(event.seat), judge=name(event.judge), texts=AllOf(texts))
        case e.ProofJudged():
            key = "log-proof-accepted" if event.accepted else "log-proof-refused"
            return say.text(key, judge=name(event.judge), name=name(event.seat))
    return None


def _oracles(event: Event, name: Name) -> Markdown | None:
    match event:
        case e.OracleConsulted():
            return say.text("log-consulted", name=name(event.seat), deck=deck_name(event.deck))
        case e.OracleDeckSeen():
            return say.text("log-deck-seen", cards=AllOf([oracle_name(card) for card in event.cards]))
        case e.OracleCardTaken():
            return say.text("log-card-taken", name=name(event.seat), deck=deck_name(event.deck))
        case e.OracleCardSeen():
            return say.text("log-card-seen", card=oracle_name(event.card), effect=oracle_effect(event.card))
        case e.OracleCardPlayed():
            card, effect = oracle_name(event.card), oracle_effect(event.card)
            if event.victim == NONE:
                return say.text("log-card-played", name=name(event.seat), card=card, effect=effect)
            victim = name(event.victim)
            return say.text("log-card-played-against", name=name(event.seat), card=card, effect=effect, victim=victim)
        case e.TurnEnded():
            return say.text("log-turn-ended", name=name(event.seat))
        case e.OracleCardStands():
            return say.text("log-card-stands", card=oracle_name(event.card))
        case e.PromiseRetracted():
            return say.text("log-retracted", name=name(event.seat), card=oracle_name(event.card))
        case e.CoinsLost():
            return say.text("log-coins-lost", name=name(event.seat), coins=counted("coins", event.coins))
        case e.CoinsStolen():
            coins = counted("coins", event.coins)
            return say.text("log-coins-stolen", name=name(event.seat), coins=coins, victim=name(event.victim))
        case e.CardsLost():
            return say.text("log-cards-lost", cards=AllOf([argument_name(card) for card in event.cards]))
        case e.FollowerSentHome():
            return say.text("log-sent-home", victim=name(event.victim), place=at_place(event.place))
        case e.TokenSentBack():
            token, place = short_place(event.token), at_place(event.place)
            return say.text("log-token-back", victim=name(event.victim), token=token, place=place)
    return None


def _acropolis(event: Event, name: Name) -> Markdown | None:
    match event:
        case e.TimelineMoved() if event.hourglass == 0:
            return say.text("log-timeline-back", name=name(event.seat), year=year_name(0))
        case e.TimelineMoved():
            happened = say.message(f"year-{TIMELINE[event.hourglass].year}")
            return say.text("log-timeline", name=name(event.seat), year=year_name(event.hourglass), event=happened)
        case e.TimelineLeft():
            return say.text("log-timeline-left", name=name(event.seat), year=year_name(event.hourglass))
        case e.TimeRanOut():
            return say.text("log-time-ran-out", rounds=event.rounds, year=year_name(len(TIMELINE) - 1))
        case e.AuctionOpened():
            disk, effect = disk_name(event.disk), disk_effect(event.disk)
            if event.skipped == NONE:
                return say.text("log-auction", name=name(event.seat), disk=disk, effect=effect)
            skipped = disk_name(event.skipped)
            return say.text("log-auction-skipped", name=name(event.seat), disk=disk, effect=effect, skipped=skipped)
        case e.BidsOpened():
            bids, disk = _counts(event.bids, name), disk_name(event.disk)
            if event.winner == NONE:
                return say.text("log-bids-tied", bids=bids, disk=disk)
            return say.text("log-bids", bids=bids, disk=disk, winner=name(event.winner))
        case e.MoiraiDrew():
            card = MOIRAI_LAST[event.card] if event.last else MOIRAI[event.card]
            key = "log-moirai" if event.followed else "log-moirai-stayed"
            return say.text(key, card=short_place(PLACE_NAMED[card.place]))
        case e.CoinFlipped():
            return say.text("log-heads" if event.heads else "log-owl")
    return None


def _counts(counts: tuple[tuple[int, int], ...], name: Name) -> AllOf:
    return AllOf([say.message("log-count", name=name(seat), count=count) for seat, count in counts])


def _debates(event: Event, name: Name) -> Markdown | None:
    match event:
        case e.DebateBegun():
            return say.text("log-debate", name=name(event.seat), opponent=name(event.opponent))
        case e.MotionProposed() if event.motion.strip():
            return say.text("log-motion", name=name(event.seat), motion=event.motion)
        case e.MotionProposed():
            return say.text("log-motion-any", name=name(event.seat))
        case e.MotionAgreed():
            return say.text("log-motion-agreed", name=name(event.seat))
        case e.ArgumentsPlanned() if not event.count:
            return say.text("log-plan-dropped", name=name(event.seat))
        case e.ArgumentsPlanned():
            return say.text("log-planned", name=name(event.seat), count=event.count)
        case e.ArgumentLed():
            return _with_text(
                ("log-led", "log-led-said"),
                event.text,
                name=name(event.seat),
                card=argument_name(event.card),
                against=name(event.against),
            )
        case e.ArgumentAnswered():
            return _with_text(
                ("log-answered", "log-answered-said"),
                event.text,
                name=name(event.seat),
                card=argument_name(event.card),
                led=argument_name(event.led),
                result=RESULTS[event.result],
                lesson=argument_lesson(event.card),
            )
        case e.ArgumentAdded():
            return _with_text(
                ("log-added", "log-added-said"), event.text, name=name(event.seat), card=argument_name(event.card)
            )
        case e.ArgumentRefused():
            return _with_text(
                ("log-refused", "log-refused-said"), event.text, name=name(event.seat), card=argument_name(event.card)
            )
        case e.Passed():
            return say.text("log-passed", name=name(event.seat))
        case e.DebateWon():
            key = "log-debate-won-token" if event.token else "log-debate-won"
            return say.text(key, piles=_counts(event.piles, name), name=name(event.seat))
    return None


MAX_LINE = 900
"""The maximum number of characters of a line that quotes what a player said with a card."""


def _with_text(keys: tuple[str, str], text: str, **values: Any) -> Markdown:
    """Return a message about a card with which a player may have said something.

    Args:
        keys: The message for a card without words, and the one that quotes what was said.
        text: What was said; may be empty.
        **values: The arguments of both messages.
    """
    silent, quoting = keys
    if not text.strip():
        return say.text(silent, **values)
    return fitted(lambda length: say.text(quoting, text=shortened(text, length), **values), 500, MAX_LINE)


def _ending(event: Event, name: Name) -> Markdown | None:
    match event:
        case e.FinalDebateBegun():
            return say.text("log-final", names=AllOf([name(seat) for seat in event.finalists]))
        case e.Shopped():
            return say.text("log-shopped", name=name(event.seat), coins=counted("coins", event.coins))
        case e.GameWon():
            return say.text("log-won", name=name(event.seat))
    return None
