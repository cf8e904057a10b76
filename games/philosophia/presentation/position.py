"""The position as text, complete enough to play by, and what only one seat sees, such as its cards."""

from collections.abc import Sequence
from itertools import groupby

from games.core.presentation import listed, plain
from games.philosophia.content import (
    COUNTS,
    DECK_NAMES,
    DISKS,
    KIND_OF,
    ORACLE_CARDS,
    PHILOSOPHERS,
    PLACE_NAMES,
    REQUESTS,
    SIDES,
    TIMELINE,
    teachings,
)
from games.philosophia.rules.labyrinth import HOLDINGS, WAY_NAMES
from games.philosophia.rules.supply import held_arguments
from games.philosophia.state import NONE, PublicPlayer
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import (
    REGIONS,
    Name,
    argument_lesson,
    argument_name,
    at_place,
    beats_words,
    bonus_words,
    counted,
    explained,
    fitted,
    holding_name,
    shortened,
    sides_words,
    still_to_come,
    tokens_line,
)
from games.picture.palette import symbol

_MORE = "your picture shows all, and in a debate the menu names them page by page"
"""The note on where to see the argument cards that a text counts without naming them."""


def argument_lines(view: PhilosophiaView, room: int) -> list[str]:
    """Return lines of text about the argument cards that the seat of a view holds.

    Each card is explained if there is room; otherwise some are only named, or even only counted.

    Args:
        view: The view, which must be that of a seat.
        room: The number of characters available.
    """
    held = held_arguments(view.hand, view.oracle_cards)
    kinds = list(dict.fromkeys(held))
    if not kinds:
        return ["**Arguments:** none."]
    for told in range(len(kinds), -1, -1):
        if _length(lines := _arguments(held, kinds, told, len(kinds))) < room:
            return lines
    for named in range(len(kinds) - 1, 0, -1):
        if _length(lines := _arguments(held, kinds, 0, named)) < room:
            return lines
    return _arguments(held, kinds, 0, 0)


def _arguments(held: list[int], kinds: list[int], told: int, named: int) -> list[str]:
    lines = [f"**Arguments ({len(held)}):**"]
    lines += [f"- {_times(held, card)}{explained(card)}" for card in kinds[:told]]
    names = [f"{_times(held, card)}{argument_name(card)}" for card in kinds[told:named]]
    if names:
        lines.append(f"- {', '.join(names)} (/rules: «The Sophistry cards», «The Syllogism cards»)")
    if more := len(kinds) - named:
        lines.append(f"- and {counted(more, 'more kind')}: {_MORE}")
    return lines


def _times(held: list[int], card: int) -> str:
    """Return "2x " or the like for a card held several times, "" for a card held once."""
    return f"{count}x " if (count := held.count(card)) > 1 else ""


def oracle_lines(cards: Sequence[int], room: int) -> list[str]:
    """Return lines of text about oracle cards, each with its effect as long as there is room, else only with its name.

    There are no lines if there are no cards.

    Args:
        cards: The numbers of the oracle cards.
        room: The number of characters available.
    """
    for told in range(len(cards), -1, -1):
        lines = [f"- {_oracle_card_name(card)}: {ORACLE_CARDS[card].effect}" for card in cards[:told]]
        if named := cards[told:]:
            lines.append(
                f"- {', '.join(_oracle_card_name(card) for card in named)} (each is explained where you play it)"
            )
        if _length(lines) < room:
            break
    return ["**Oracle cards:**", *lines] if cards else []


def _oracle_card_name(card: int) -> str:
    return f"{ORACLE_CARDS[card].name} ({ORACLE_CARDS[card].deck})"


def wishes_words(wishes: Sequence[int]) -> str:
    """Return a list of cards to buy in words, such as "2 Syllogism cards, then 1 Sophistry card".

    Args:
        wishes: The cards in order: 0 is a Sophistry, 1 a Syllogism.
    """
    runs = [(wish, len(list(same))) for wish, same in groupby(wishes)]
    return ", then ".join(counted(count, ("Sophistry card", "Syllogism card")[wish]) for wish, count in runs)


def _length(lines: list[str]) -> int:
    return len("\n".join(lines))


MAX_SUMMARY = 400
"""The maximum number of characters of a player's summary of one wisdom card."""


def is_judge(view: PhilosophiaView) -> bool:
    """Return True if the seat of this view has to judge another player's summaries of wisdom cards."""
    return view.proof is not None and view.seat == view.proof.judge


def proof_text(view: PhilosophiaView, name: Name, most: int) -> str:
    """Return the three wisdom cards of a player with the player's summaries, as text for the judge.

    Args:
        view: A view in which summaries have been submitted for judgement.
        name: Returns the name of a seat.
        most: The maximum number of characters; the summaries are shortened to it.
    """
    return fitted(lambda length: _cards(view, name, length), MAX_SUMMARY, most)


def _cards(view: PhilosophiaView, name: Name, length: int) -> str:
    assert view.proof is not None
    who = view.proof.seat
    lines = [f"**Proof** of {name(who)}, judged by {name(view.proof.judge)}:"]
    cards = teachings(view.teachings, view.players[who].philosopher)
    for card, text in zip(cards, view.proof.texts, strict=True):
        lines.append(f"- {plain(card)}\n  **Summary:** {plain(shortened(text, length)) or 'nothing'}")
    return "\n".join(lines)


HAND = 1980
"""The maximum number of characters of the text of what only one seat sees."""


def position_text(view: PhilosophiaView, name: Name) -> str:
    """Return what everybody sees as text: players, debate or auction, map, timeline and offering disks.

    Args:
        view: The view of any seat, or the public view.
        name: Returns the name of a seat.
    """
    if view.phase in ("cards", "choose"):
        return _before(view, name)
    lines = [_player_line(view, seat, name) for seat in range(len(view.players))]
    lines += _moment(view, name)
    lines += [_region_line(view, kind) for kind in range(5)]
    year = TIMELINE[view.hourglass]
    left = len(TIMELINE) - 1 - view.hourglass
    lines.append(f"**Timeline** {year.year}, {year.event}; {counted(left, 'space')} to 146BC.")
    under = f"; at the bottom {listed([DISKS[each].name for each in view.bottom])}" if view.bottom else ""
    lines.append(f"**Athena** {DISKS[view.disk].name}: {DISKS[view.disk].effect}{under}")
    empty = [
        what for what, there in (("Sophistry", view.sophistry_left), ("Syllogism", view.syllogism_left)) if not there
    ]
    if empty:
        lines.append(f"The {listed(empty)} deck is empty.")
    return "\n".join(lines)


def _before(view: PhilosophiaView, name: Name) -> str:
    lines = []
    for seat, player in enumerate(view.players):
        chosen = PHILOSOPHERS[player.philosopher].name if player.philosopher != NONE else "not chosen yet"
        lines.append(f"{symbol(seat)} **{name(seat)}** {chosen}")
    own = [PHILOSOPHERS[i].name for i, cards in enumerate(view.teachings) if cards]
    if own:
        lines.append(f"Own wisdom cards were written for {listed(own)}.")
    return "\n".join(lines)


def _player_line(view: PhilosophiaView, seat: int, name: Name) -> str:
    p = view.players[seat]
    turn = " (to move)" if seat == view.turn and view.phase != "over" else ""
    things = [counted(p.coins, "coin")]
    if p.builders:
        things.append(counted(p.builders, "builder"))
    if p.sophists:
        things.append(counted(p.sophists, "sophist"))
    if p.study:
        things.append("study token")
    if any(p.backs):
        backs = [f"{DECK_NAMES[deck]} {count}" for deck, count in enumerate(p.backs) if count]
        things.append(f"oracle cards {', '.join(backs)}")
    if p.unknown_oracle:
        things.append("Unknown Oracle")
    where = at_place(p.place)
    done = [
        f"{HOLDINGS['followings'](p)}/{COUNTS.followers} followers",
        f"{HOLDINGS['schools'](p)}/{COUNTS.schools} schools",
        f"{p.wins}/{COUNTS.debate_wins} debates",
        f"{len(p.wisdom)}/{COUNTS.wisdom_cards} wisdom",
    ]
    if tokens := tokens_line(view, p):
        done.append(f"tokens {tokens}")
    head = f"{symbol(seat)} **{name(seat)}**, {PHILOSOPHERS[p.philosopher].name} {where}{turn}"
    return f"{head}: {', '.join(things)}; {', '.join(done)}; {_labyrinth(p)}"


def _labyrinth(player: PublicPlayer) -> str:
    ways = f" ({', '.join(WAY_NAMES[way] for way in player.claimed)})" if player.claimed else ""
    number = f", number {player.number}" if player.number else ""
    return f"**Labyrinth {player.labyrinth}/{COUNTS.labyrinth}**{number}{ways}"


def _region_line(view: PhilosophiaView, kind: int) -> str:
    places = [_place_words(view, place) for place in SIDES[view.side] if KIND_OF[place] == kind]
    return f"**{REGIONS[kind]}** {' · '.join(places)}"


def _place_words(view: PhilosophiaView, place: int) -> str:
    parts = []
    if (token := view.tokens[place]) >= 0:
        bonus = view.bonuses[token]
        parts.append(bonus_words(bonus) if bonus >= 0 else "?")
    if view.schools[place] >= 0:
        parts.append(f"school {symbol(view.schools[place])}")
    if here := view.followers[place]:
        parts.append("followers " + "".join(symbol(seat) for seat in range(len(view.players)) if here >> seat & 1))
    name = PLACE_NAMES[place].removeprefix("Oracle of ")
    return f"{name} ({', '.join(parts)})" if parts else name


def _moment(view: PhilosophiaView, name: Name) -> list[str]:
    if view.debate:
        return _debate(view, name)
    if view.phase == "bid" and view.auction:
        return [
            f"**Auction** of {DISKS[view.disk].name}, opened by {name(view.auction.initiator)}; {still_to_come(view)}."
        ]
    if view.phase == "shop":
        return [f"**Shopping** before the final debate; {still_to_come(view)}."]
    if view.played:
        against = f" against {name(view.played.victim)}" if view.played.victim != NONE else ""
        card = ORACLE_CARDS[view.played.card]
        asked = f" {still_to_come(view)}." if view.phase == "react" else ""
        return [f"**{card.name}** was played by {name(view.played.seat)}{against}. {card.effect}{asked}"]
    if view.proof:
        return [proof_text(view, name, 1000)]
    return []


def _debate(view: PhilosophiaView, name: Name) -> list[str]:
    d = view.debate
    assert d is not None
    lines = []
    title = "Final debate" if d.final else "Public debate"
    piles = []
    for seat, pile in d.piles.items():
        out = ", passed" if seat in d.out else ""
        piles.append(f"{symbol(seat)} {name(seat)} {len(pile)}{out}")
    lines.append(f"**{title}**, cards won so far: {'; '.join(piles)}.")
    if d.motion:
        lines.append(f"Motion: «{plain(d.motion)}»; {sides_words(d, name)}.")
    if d.led != NONE:
        led = argument_name(d.led)
        lines.append(f"{name(d.attacker)} has led {led} ({beats_words(d.led)}) against {name(d.defender)}.")
        lines.append(argument_lesson(d.led))
    if view.argument:
        text = plain(view.argument.text) or "no words"
        argued = f"argues with {argument_name(view.argument.card)}: «{text}»"
        lines.append(f"{name(view.argument.seat)} {argued}; {still_to_come(view)}.")
        lines.append(argument_lesson(view.argument.card))
    return lines


def hand_text(view: PhilosophiaView, name: Name) -> str:
    """Return what only the seat of a view sees, as text: its Olympic Request, cards and secret choices.

    The seat's pieces are listed, too. For a seat that judges a proof, the text is only the other player's wisdom cards
    and summaries. It is empty for spectators and before the game is set up.

    Args:
        view: The view.
        name: Returns the name of a seat.
    """
    if view.seat is None or view.phase in ("cards", "choose"):
        return ""
    if is_judge(view):
        return proof_text(view, name, 1900)
    player = view.players[view.seat]
    philosopher = PHILOSOPHERS[player.philosopher]
    lines = [
        f"**You have** {_purse(player)}.",
        f"**Olympic Request of {REQUESTS[view.request].god}:** {_wanted(view.request, player)}.",
    ]
    before = len(lines)
    if view.oracle_deck:
        lines.append(f"**This oracle has** {', '.join(ORACLE_CARDS[card].name for card in view.oracle_deck)}.")
    if view.wishes:
        lines.append(f"**Your list:** {wishes_words(view.wishes)}.")
    if view.phase == "bid" and view.choice != NONE:
        lines.append(
            f"**Your bid:** {counted(view.choice, 'coin')}; you may change it until the last hand is held out."
        )
    lines.append(f"**{philosopher.name}:** {philosopher.ability}")
    if view.debate is None:
        lines += _wisdom(view, player)
    room = HAND - len("\n".join(lines))
    oracle = oracle_lines(view.oracle_cards, room // 2)
    arguments = argument_lines(view, room - len("\n".join(oracle)))
    return "\n".join([*lines[:before], *arguments, *oracle, *lines[before:]])


def _purse(player: PublicPlayer) -> str:
    things = [counted(player.coins, "coin"), counted(player.builders, "builder"), counted(player.sophists, "sophist")]
    if player.study:
        things.append("a study token")
    left = [counted(player.followers, "follower"), counted(player.schools, "school")]
    return f"{listed(things)}; still to place {listed(left)}"


def _wanted(request: int, player: PublicPlayer) -> str:
    """Return each item that an Olympic Request card asks for, with how many a player holds and needs: "schools 1/3"."""
    needs = REQUESTS[request].needs
    return ", ".join(f"{holding_name(what)} {min(HOLDINGS[what](player), n)}/{n}" for what, n in needs.items())


def _wisdom(view: PhilosophiaView, player: PublicPlayer) -> list[str]:
    cards = teachings(view.teachings, player.philosopher)
    lines = ["**Wisdom cards:**"]
    for i, card in enumerate(cards):
        lines.append(f"- {'Unlocked' if i in player.wisdom else 'Locked'}: {plain(card)}")
    return lines
