"""The log: for each event of a game, a line in the past tense that reports it."""

from games.core.presentation import listed, plain
from games.core.values import Event
from games.philosophia import events as e
from games.philosophia.content import DECK_NAMES, DISKS, MOIRAI, MOIRAI_LAST, ORACLE_CARDS, PHILOSOPHERS, TIMELINE
from games.philosophia.rules.labyrinth import WAY_NAMES
from games.philosophia.state import NONE
from games.philosophia.words import (
    Name,
    argument_lesson,
    argument_name,
    at_place,
    bonus_words,
    counted,
    fitted,
    kind_name,
    request_words,
    shortened,
    the_place,
    to_place,
)


def tell_event(event: Event, name: Name) -> str:
    """Return a sentence or two that report an event in the log; "" for an event that has no line of its own.

    Args:
        event: The event.
        name: Returns the name of a seat.
    """
    for teller in (_table, _moving, _actions, _oracles, _acropolis, _debates, _ending):
        if (line := teller(event, name)) is not None:
            return line
    return ""


def _table(event: Event, name: Name) -> str | None:
    match event:
        case e.WisdomWritten():
            return f"The wisdom cards of {PHILOSOPHERS[event.philosopher].name} were written anew."
        case e.PhilosopherChosen():
            return f"{name(event.seat)} chose {PHILOSOPHERS[event.philosopher].name}."
        case e.GameBegun():
            return f"The board was set up; {name(event.first)} began."
        case e.RequestDealt():
            return f"Your Olympic Request came from {request_words(event.request)}."
    return None


def _moving(event: Event, name: Name) -> str | None:
    match event:
        case e.Moved():
            return f"{name(event.seat)} went {to_place(event.place)}."
        case e.FeePaid():
            return f"{name(event.seat)} paid 1 coin to the school of {name(event.owner)}."
        case e.TokenTurned():
            return f"The token {at_place(event.place)} was turned over: {bonus_words(event.bonus)}."
        case e.BonusTaken():
            return f"{name(event.seat)} took the bonus ({bonus_words(event.bonus)}) and put the token back."
        case e.TokenKept():
            return f"{name(event.seat)} kept the {kind_name(event.place)} token of {the_place(event.place)}."
    return None


def _actions(event: Event, name: Name) -> str | None:
    match event:
        case e.CardsDrawn():
            parts = []
            if event.sophistry:
                parts.append(counted(event.sophistry, "Sophistry card"))
            if event.syllogism:
                parts.append(counted(event.syllogism, "Syllogism card"))
            return f"{name(event.seat)} drew {listed(parts)}." if parts else ""
        case e.CardsSeen():
            return f"You drew {listed([argument_name(card) for card in event.cards])}."
        case e.Tutored():
            return f"{name(event.seat)} tutored and earned {counted(event.coins, 'coin')}."
        case e.FollowingCreated():
            return f"{name(event.seat)} created a following {at_place(event.place)}."
        case e.BuilderHired():
            return f"{name(event.seat)} hired a builder."
        case e.SchoolBuilt():
            return f"{name(event.seat)} built a school {at_place(event.place)}."
        case e.SophistHired():
            return f"{name(event.seat)} hired a sophist."
        case e.SophistUsed():
            where = at_place(event.place)
            return f"A sophist of {name(event.seat)} won over the follower of {name(event.victim)} {where}."
        case e.StudyBegun():
            return f"{name(event.seat)} took a study token."
        case e.WisdomUnlocked():
            return f"{name(event.seat)} unlocked wisdom card {event.card + 1}."
        case e.CoinsGained():
            return f"{name(event.seat)} took {counted(event.coins, 'coin')}."
        case e.LabyrinthCollected():
            tokens = counted(event.tokens, "Labyrinth Token")
            number = f"; the last of them bears the number {event.number}" if event.number else ""
            return f"{name(event.seat)} collected {tokens} for {WAY_NAMES[event.way]}{number}."
        case e.RequestRevealed():
            return f"{name(event.seat)} fulfilled the request of {request_words(event.request)}."
        case e.ProofOffered():
            lines = [f"«{plain(text[:200])}»" for text in event.texts if text.strip()]
            said = listed(lines) if lines else "nothing in writing"
            return f"{name(event.seat)} summarised three wisdom cards for {name(event.judge)}: {said}."
        case e.ProofJudged() if event.accepted:
            return f"{name(event.judge)} was satisfied with the summaries of {name(event.seat)}."
        case e.ProofJudged():
            return f"{name(event.judge)} was not satisfied; {name(event.seat)} may try again another time."
    return None


def _oracles(event: Event, name: Name) -> str | None:
    match event:
        case e.OracleConsulted():
            return f"{name(event.seat)} consulted the Oracle of {DECK_NAMES[event.deck]}."
        case e.OracleDeckSeen():
            return f"The oracle had {listed([ORACLE_CARDS[card].name for card in event.cards])}."
        case e.OracleCardTaken():
            return f"{name(event.seat)} took a card of {DECK_NAMES[event.deck]}."
        case e.OracleCardSeen():
            return f"It was {ORACLE_CARDS[event.card].name}: {ORACLE_CARDS[event.card].effect}"
        case e.OracleCardPlayed():
            against = f" against {name(event.victim)}" if event.victim != NONE else ""
            return (
                f"{name(event.seat)} played {ORACLE_CARDS[event.card].name}{against}. {ORACLE_CARDS[event.card].effect}"
            )
        case e.OracleCardStands():
            return f"Nobody retracted {ORACLE_CARDS[event.card].name}."
        case e.PromiseRetracted():
            return (
                f"{name(event.seat)} played the Retraction of Promises: {ORACLE_CARDS[event.card].name} had no effect."
            )
        case e.CoinsLost():
            return f"{name(event.seat)} paid {counted(event.coins, 'coin')} to the supply."
        case e.CoinsStolen():
            return f"{name(event.seat)} took {counted(event.coins, 'coin')} from {name(event.victim)}."
        case e.CardsForgotten():
            return f"{name(event.seat)} put up to {event.count} argument cards back."
        case e.CardStolen():
            return f"{name(event.seat)} drew an argument card from the hand of {name(event.victim)}, if there was one."
        case e.CardsLost():
            return f"You lost {listed([argument_name(card) for card in event.cards])}."
        case e.FollowerSentHome():
            return f"The follower of {name(event.victim)} {at_place(event.place)} went home."
        case e.TokenSentBack():
            return f"The token of {the_place(event.token)} left {name(event.victim)} and lay {at_place(event.place)}."
    return None


def _acropolis(event: Event, name: Name) -> str | None:
    match event:
        case e.TimelineMoved() if event.hourglass == 0:
            return f"{name(event.seat)} moved the hourglass back to {TIMELINE[0].year}."
        case e.TimelineMoved():
            year = TIMELINE[event.hourglass]
            return f"{name(event.seat)} moved the hourglass on to {year.year}: {year.event}."
        case e.AuctionOpened():
            skipped = f"put {DISKS[event.skipped].name} to the bottom and " if event.skipped != NONE else ""
            disk = DISKS[event.disk]
            return f"{name(event.seat)} {skipped}offered to Athena for {disk.name}. {disk.effect}"
        case e.BidsOpened():
            bids = listed([f"{name(seat)} {coins}" for seat, coins in event.bids])
            if event.winner == NONE:
                return f"The hands were opened: {bids}. It was a tie, so {DISKS[event.disk].name} went to nobody."
            return f"The hands were opened: {bids}. {name(event.winner)} won {DISKS[event.disk].name}."
        case e.MoiraiDrew():
            title = MOIRAI_LAST[event.card].title if event.last else MOIRAI[event.card].place
            stayed = "" if event.followed else ", which they could not follow"
            return f"The Moirai turned over {title}{stayed}."
        case e.CoinFlipped():
            return "The coin showed heads." if event.heads else "The coin showed the owl."
    return None


def _debates(event: Event, name: Name) -> str | None:
    match event:
        case e.DebateBegun():
            return f"{name(event.seat)} challenged {name(event.opponent)} to a public debate."
        case e.MotionProposed():
            return f"{name(event.seat)} proposed to debate about «{plain(event.motion) or 'anything'}»."
        case e.MotionAgreed():
            return f"{name(event.seat)} agreed to the motion."
        case e.ArgumentLed():
            led = f"{name(event.seat)} led {argument_name(event.card)} against {name(event.against)}"
            return f"{led}.{_said(event.text)} {argument_lesson(event.card)}"
        case e.ArgumentAnswered():
            verb = ("it ties with", "it beats", "it loses to")[event.result]
            led = argument_name(event.led)
            answered = f"{name(event.seat)} answered with {argument_name(event.card)}; {verb} {led}"
            return f"{answered}.{_said(event.text)} {argument_lesson(event.card)}"
        case e.ArgumentAdded():
            return f"{name(event.seat)} added {argument_name(event.card)} to the pile.{_said(event.text)}"
        case e.ArgumentRefused():
            card = argument_name(event.card)
            return f"The table did not accept {card} of {name(event.seat)}.{_said(event.text)}"
        case e.Passed():
            return f"{name(event.seat)} passed."
        case e.DebateWon():
            piles = listed([f"{name(seat)} {count}" for seat, count in event.piles])
            token = " and took a debate winning token" if event.token else ""
            return f"The piles were counted: {piles}. {name(event.seat)} won the debate{token}."
    return None


def _said(text: str) -> str:
    return fitted(lambda length: f" «{plain(shortened(text, length))}»", 500, 700) if text.strip() else ""


def _ending(event: Event, name: Name) -> str | None:
    match event:
        case e.FinalDebateBegun():
            return f"The Romans came: {listed([name(seat) for seat in event.finalists])} met in the final debate."
        case e.Shopped():
            return f"{name(event.seat)} spent {counted(event.coins, 'coin')} on arguments."
        case e.GameWon():
            return f"{name(event.seat)} was the greatest mind of ancient Greece."
    return None
