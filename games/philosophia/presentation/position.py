"""The whole position as text, complete enough to play by, and what only one seat sees."""

from collections.abc import Callable

from games.core.presentation import plain
from games.philosophia.content import (
    COUNTS,
    DECK_NAMES,
    DISKS,
    KIND_OF,
    ORACLE,
    PHILOSOPHERS,
    PLACE_NAMES,
    REQUESTS,
    SIDES,
    TIMELINE,
    teachings,
)
from games.philosophia.presentation.holding import argument_lines, oracle_lines, wishes_words
from games.philosophia.presentation.proof import judges, proof_text
from games.philosophia.presentation.sides import sides_words
from games.philosophia.presentation.waiting import still_to_come
from games.philosophia.presentation.words import (
    KIND_LETTERS,
    REGIONS,
    argument_lesson,
    argument_name,
    at_place,
    beats_words,
    bonus_words,
    counted,
    holding_name,
    listed,
)
from games.philosophia.state import NONE
from games.philosophia.view import PhilosophiaView, PlayerView
from games.philosophia.ways import WAY_NAMES
from games.picture.marks import symbol

Name = Callable[[int], str]

HAND = 1980
"""So long the text of a hand may be."""


def position_text(view: PhilosophiaView, name: Name) -> str:
    """Players, debate or auction, map, timeline and disks."""
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
    done = [f"{9 - p.followers}/9 followers", f"{4 - p.schools}/4 schools", f"{p.wins}/3 debates"]
    done.append(f"{len(p.wisdom)}/3 wisdom")
    tokens = _tokens(view, p)
    if tokens:
        done.append(f"tokens {tokens}")
    head = f"{symbol(seat)} **{name(seat)}**, {PHILOSOPHERS[p.philosopher].name} {where}{turn}"
    return f"{head}: {', '.join(things)}; {', '.join(done)}; {_labyrinth(p)}"


def _tokens(view: PhilosophiaView, player: PlayerView) -> str:
    parts = []
    for kind, letter in enumerate(KIND_LETTERS[:5]):
        have = sum(KIND_OF[token] == kind for token in player.tokens)
        if have:
            parts.append(f"{letter} {have}/{view.dealt[kind]}")
    return " ".join(parts)


def _labyrinth(player: PlayerView) -> str:
    ways = f" ({', '.join(WAY_NAMES[way] for way in player.claimed)})" if player.claimed else ""
    number = f", number {player.number}" if player.number else ""
    return f"**Labyrinth {player.labyrinth}/3**{number}{ways}"


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
    if view.phase == "bid":
        return [f"**Auction** of {DISKS[view.disk].name}, opened by {name(view.initiator)}; {still_to_come(view)}."]
    if view.phase == "shop":
        return [f"**Shopping** before the final debate; {still_to_come(view)}."]
    if view.played:
        against = f" against {name(view.played.victim)}" if view.played.victim != NONE else ""
        card = ORACLE[view.played.card]
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
    for seat, pile in zip(d.circle, d.piles, strict=True):
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
    """What one has and wants, and what only oneself sees: the Olympic Request, cards, what is chosen in secret.

    Who judges a proof holds the other's wisdom cards, and reads nothing else meanwhile.
    """
    own = view.own
    if own is None or view.seat is None or view.phase in ("cards", "choose"):
        return ""
    if judges(view):
        return proof_text(view, name, 1900)
    player = view.players[view.seat]
    philosopher = PHILOSOPHERS[player.philosopher]
    lines = [f"**You have** {_purse(player)}.", f"**Olympic Request of {REQUESTS[own.request].god}:** {_wanted(view)}."]
    before = len(lines)
    if own.deck:
        lines.append(f"**This oracle has** {', '.join(ORACLE[card].name for card in own.deck)}.")
    if own.wishes:
        lines.append(f"**Your list:** {wishes_words(own)}.")
    if view.phase == "bid" and own.choice != NONE:
        lines.append(f"**Your bid:** {counted(own.choice, 'coin')}; you may change it until the last hand is held out.")
    lines.append(f"**{philosopher.name}:** {philosopher.ability}")
    if view.debate is None:
        lines += _wisdom(view, player)
    room = HAND - len("\n".join(lines))
    oracle = oracle_lines(own, room // 2)
    arguments = argument_lines(own, room - len("\n".join(oracle)))
    return "\n".join([*lines[:before], *arguments, *oracle, *lines[before:]])


def _purse(player: PlayerView) -> str:
    things = [counted(player.coins, "coin"), counted(player.builders, "builder"), counted(player.sophists, "sophist")]
    if player.study:
        things.append("a study token")
    left = [counted(player.followers, "follower"), counted(player.schools, "school")]
    return f"{listed(things)}; still to place {listed(left)}"


def _wanted(view: PhilosophiaView) -> str:
    """Every line of the Olympic Request with how much of it one has."""
    assert view.own is not None and view.seat is not None
    held = held_for_request(view, view.players[view.seat])
    needs = REQUESTS[view.own.request].needs
    return ", ".join(f"{holding_name(what)} {min(held[what], count)}/{count}" for what, count in needs.items())


def held_for_request(view: PhilosophiaView, player: PlayerView) -> dict[str, int]:
    """How much of each thing that an Olympic Request may ask for somebody has, as everybody sees it."""
    colours = [sum(KIND_OF[token] == kind for token in player.tokens) for kind in range(5)]
    return {
        **dict(zip(("western", "eastern", "port", "temple", "oracle"), colours, strict=True)),
        "every_colour": min(colours),
        "followings": COUNTS.followers - player.followers,
        "schools": COUNTS.schools - player.schools,
        "coins": player.coins,
        "builders": player.builders,
        "wisdom": len(player.wisdom),
        "oracle_cards": sum(player.backs),
        "debates": player.wins,
    }


def _wisdom(view: PhilosophiaView, player: PlayerView) -> list[str]:
    cards = teachings(view.teachings, player.philosopher)
    lines = ["**Wisdom cards:**"]
    for i, card in enumerate(cards):
        lines.append(f"- {'Unlocked' if i in player.wisdom else 'Locked'}: {plain(card)}")
    return lines
