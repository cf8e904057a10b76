"""The position as text, complete enough to play by, and what only one seat sees, such as its cards."""

from collections.abc import Sequence
from itertools import groupby

from games.core.words import EMPTY, AllOf, Argument, Clauses, Facts, Markdown, Message, Series, bullets, escape, lines
from games.philosophia.content import COUNTS, DECK_OF, KIND_OF, REQUESTS, SIDES, TIMELINE
from games.philosophia.rules.labyrinth import HOLDINGS
from games.philosophia.rules.supply import held_arguments
from games.philosophia.state import MOIRAI_SEAT, NONE, PublicPlayer
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import (
    Name,
    ability,
    argument_lesson,
    argument_name,
    at_place,
    bonus_words,
    counted,
    deck_name,
    disk_effect,
    disk_name,
    explained,
    fitted,
    kind_key,
    oracle_effect,
    oracle_name,
    philosopher_name,
    relations,
    said_in_text,
    say,
    sentence,
    short_place,
    shortened,
    sides_words,
    still_to_come,
    teachings,
    token_counts,
    way_name,
    year_name,
)
from games.picture.palette import symbol


def argument_lines(view: PhilosophiaView, room: int) -> Markdown:
    """Return lines of text about the argument cards that the seat of a view holds.

    Each card is explained if there is room; otherwise some are only named, or even only counted.

    Args:
        view: The view, which must be that of a seat.
        room: The number of characters available.
    """
    held = held_arguments(view.hand, view.oracle_cards)
    kinds = list(dict.fromkeys(held))
    if not kinds:
        return say.text("hand-no-arguments")
    for told in range(len(kinds), -1, -1):
        if len(text := _arguments(held, kinds, told, len(kinds))) < room:
            return text
    for named in range(len(kinds) - 1, 0, -1):
        if len(text := _arguments(held, kinds, 0, named)) < room:
            return text
    return _arguments(held, kinds, 0, 0)


def _arguments(held: list[int], kinds: list[int], told: int, named: int) -> Markdown:
    items = [said_in_text(_times(held, card, explained(card))) for card in kinds[:told]]
    names = [_times(held, card, argument_name(card)) for card in kinds[told:named]]
    if names:
        items.append(say.text("hand-arguments-named", cards=Series(names)))
    if more := len(kinds) - named:
        items.append(say.text("hand-arguments-more", count=more))
    return lines([say.text("hand-arguments", count=len(held)), bullets(items)])


def _times(held: list[int], card: int, words: Message) -> Message:
    """Return the words about an argument card, with "2x " or the like before them if a hand holds it several times.

    Args:
        held: The numbers of the cards in the hand.
        card: The number of the card.
        words: What is said about it.
    """
    return say.message("times", count=count, card=words) if (count := held.count(card)) > 1 else words


def oracle_lines(cards: Sequence[int], room: int) -> Markdown:
    """Return lines of text about oracle cards, each with its effect as long as there is room, else only with its name.

    The text is empty if there are no cards.

    Args:
        cards: The numbers of the oracle cards.
        room: The number of characters available.
    """
    text = EMPTY
    for told in range(len(cards), -1, -1):
        items = [say.text("hand-oracle-card", card=_of_deck(card), effect=oracle_effect(card)) for card in cards[:told]]
        if named := cards[told:]:
            items.append(say.text("hand-oracle-named", cards=Series([_of_deck(card) for card in named])))
        text = bullets(items)
        if len(text) < room:
            break
    return lines([say.text("hand-oracle-cards"), text]) if cards else EMPTY


def _of_deck(card: int) -> Message:
    return say.message("oracle-card-of", card=oracle_name(card), deck=deck_name(DECK_OF[card]))


def wishes_words(wishes: Sequence[int]) -> Message:
    """Return a list of cards to buy in words, such as "2 Syllogism cards, then 1 Sophistry card".

    Args:
        wishes: The cards in order: 0 is a Sophistry, 1 a Syllogism; there is at least one.
    """
    first, *others = [counted(("sophistry", "syllogism")[wish], len(list(same))) for wish, same in groupby(wishes)]
    for other in others:
        first = say.message("wishes-then", first=first, second=other)
    return first


MAX_SUMMARY = 400
"""The maximum number of characters of a player's summary of one wisdom card."""


def is_judge(view: PhilosophiaView) -> bool:
    """Return True if the seat of this view has to judge another player's summaries of wisdom cards."""
    return view.proof is not None and view.seat == view.proof.judge


def proof_text(view: PhilosophiaView, name: Name, most: int) -> Markdown:
    """Return the three wisdom cards of a player with the player's summaries, as text for the judge.

    Args:
        view: A view in which summaries have been submitted for judgement.
        name: Returns the name of a seat.
        most: The maximum number of characters; the summaries are shortened to it.
    """
    return fitted(lambda length: _summaries(view, name, length), MAX_SUMMARY, most)


def _summaries(view: PhilosophiaView, name: Name, length: int) -> Markdown:
    assert view.proof is not None
    who = view.proof.seat
    cards = []
    for card, text in zip(teachings(view.teachings, view.players[who].philosopher), view.proof.texts, strict=True):
        short = shortened(text, length)
        summary = say.text("proof-summary", text=short) if short.strip() else say.text("proof-no-summary")
        cards.append(escape(card) + Markdown("\n  ") + summary)
    return lines([say.text("proof", name=name(who), judge=name(view.proof.judge)), bullets(cards)])


HAND = 1980
"""The maximum number of characters of `hand_text`, the text about what only one seat sees."""


def position_text(view: PhilosophiaView, name: Name) -> Markdown:
    """Return what everybody sees as text: players, debate or auction, map, timeline and offering disks.

    Args:
        view: The view of any seat, or the public view.
        name: Returns the name of a seat.
    """
    if view.phase in ("cards", "choose"):
        return _before(view, name)
    left = len(TIMELINE) - 1 - view.hourglass
    year, end = year_name(view.hourglass), year_name(len(TIMELINE) - 1)
    happened = say.message(f"year-{TIMELINE[view.hourglass].year}")
    return lines(
        [
            *(_player_line(view, seat, name) for seat in range(len(view.players))),
            *_moment(view, name),
            *(_region_line(view, kind) for kind in range(5)),
            say.text("timeline", year=year, event=happened, left=left, end=end),
            _athena(view),
            _empty_decks(view),
        ]
    )


def _athena(view: PhilosophiaView) -> Markdown:
    disk, effect = disk_name(view.disk), disk_effect(view.disk)
    if not view.bottom:
        return say.text("athena", disk=disk, effect=effect)
    return say.text("athena-bottom", disk=disk, effect=effect, bottom=AllOf([disk_name(each) for each in view.bottom]))


def _empty_decks(view: PhilosophiaView) -> Markdown:
    match view.sophistry_left, view.syllogism_left:
        case False, False:
            return say.text("decks-empty")
        case False, _:
            return say.text("deck-empty", deck=say.message("sophistry"))
        case _, False:
            return say.text("deck-empty", deck=say.message("syllogism"))
    return EMPTY


def _before(view: PhilosophiaView, name: Name) -> Markdown:
    rows = []
    for seat, player in enumerate(view.players):
        if player.philosopher == NONE:
            rows.append(say.text("before-none", symbol=symbol(seat), name=name(seat)))
        else:
            philosopher = philosopher_name(player.philosopher)
            rows.append(say.text("before-player", symbol=symbol(seat), name=name(seat), philosopher=philosopher))
    if own := [philosopher_name(i) for i, cards in enumerate(view.teachings) if cards]:
        rows.append(say.text("before-own", philosophers=AllOf(own)))
    return lines(rows)


def _player_line(view: PhilosophiaView, seat: int, name: Name) -> Markdown:
    p = view.players[seat]
    return say.text(
        "player-line-turn" if seat == view.turn and view.phase != "over" else "player-line",
        symbol=symbol(seat),
        name=name(seat),
        philosopher=philosopher_name(p.philosopher),
        place=at_place(p.place),
        things=Series(_things(p)),
        done=Series(_done(view, p)),
        labyrinth=_labyrinth(p),
    )


def score_text(view: PhilosophiaView, seat: int) -> str:
    """Return what everybody sees that a player has, for the line with the player's name below the picture.

    Args:
        view: The view of any seat, or the public view.
        seat: The player's seat.
    """
    p = view.players[seat]
    if p.philosopher == NONE:
        return ""
    who, things = philosopher_name(p.philosopher), Series(_things(p))
    return say.label("score", count=p.labyrinth, philosopher=who, things=things, done=Series(_done(view, p)))


def _things(p: PublicPlayer) -> list[Argument]:
    things: list[Argument] = [counted("coins", p.coins)]
    if p.builders:
        things.append(counted("builders", p.builders))
    if p.sophists:
        things.append(counted("sophists", p.sophists))
    if p.study:
        things.append(say.message("has-study"))
    if any(p.backs):
        backs = [
            say.message("has-oracle-deck", deck=deck_name(deck), count=count)
            for deck, count in enumerate(p.backs)
            if count
        ]
        things.append(say.message("has-oracle", decks=Series(backs)))
    if p.unknown_oracle:
        things.append(say.message("has-unknown-oracle"))
    return things


def _done(view: PhilosophiaView, p: PublicPlayer) -> list[Argument]:
    done: list[Argument] = [
        say.message("done-followers", count=HOLDINGS["followings"](p), all=COUNTS.followers),
        say.message("done-schools", count=HOLDINGS["schools"](p), all=COUNTS.schools),
        say.message("done-debates", count=p.wins, all=COUNTS.debate_wins),
        say.message("done-wisdom", count=len(p.wisdom), all=COUNTS.wisdom_cards),
    ]
    if tokens := token_counts(view, p):
        done.append(say.message("done-tokens", tokens=Series(tokens)))
    return done


def _labyrinth(player: PublicPlayer) -> Message:
    count, ways = player.labyrinth, Series([way_name(way) for way in player.claimed])
    if player.number:
        return say.message("labyrinth-number", count=count, all=COUNTS.labyrinth, number=player.number, ways=ways)
    if player.claimed:
        return say.message("labyrinth-ways", count=count, all=COUNTS.labyrinth, ways=ways)
    return say.message("labyrinth", count=count, all=COUNTS.labyrinth)


def _region_line(view: PhilosophiaView, kind: int) -> Markdown:
    places = [_place_words(view, place) for place in SIDES[view.side] if KIND_OF[place] == kind]
    return say.text("region", kind=say.message(f"{kind_key(kind)}.plural"), places=Facts(places))


def _place_words(view: PhilosophiaView, place: int) -> Markdown:
    parts: list[Argument] = []
    if (token := view.tokens[place]) >= 0:
        bonus = view.bonuses[token]
        parts.append(bonus_words(bonus) if bonus >= 0 else say.message("place-hidden"))
    if view.schools[place] >= 0:
        parts.append(say.message("place-school", symbol=symbol(view.schools[place])))
    if here := view.followers[place]:
        symbols = "".join(symbol(seat) for seat in range(len(view.players)) if here >> seat & 1)
        parts.append(say.message("place-followers", symbols=symbols))
    name = short_place(place)
    return say.text("place-with", place=name, things=Series(parts)) if parts else say.text("place-bare", place=name)


def _moment(view: PhilosophiaView, name: Name) -> list[Markdown]:
    if view.debate:
        return _debate(view, name)
    if view.phase == "bid" and view.auction:
        opened, missing = name(view.auction.initiator), still_to_come(view)
        return [say.text("auction", disk=disk_name(view.disk), name=opened, missing=missing)]
    if view.phase == "shop":
        return [say.text("shopping", missing=still_to_come(view))]
    if view.played:
        return [_played(view, name)]
    if view.proof:
        return [proof_text(view, name, 1000)]
    return []


def _played(view: PhilosophiaView, name: Name) -> Markdown:
    played = view.played
    assert played is not None
    card, effect, who = oracle_name(played.card), oracle_effect(played.card), name(played.seat)
    if played.victim == NONE:
        text = say.text("oracle-played", card=card, name=who, effect=effect)
    else:
        text = say.text("oracle-played-against", card=card, name=who, victim=name(played.victim), effect=effect)
    return say.text("oracle-missing", played=text, missing=still_to_come(view)) if view.phase == "react" else text


def _debate(view: PhilosophiaView, name: Name) -> list[Markdown]:
    d = view.debate
    assert d is not None
    piles = []
    for seat, pile in d.piles.items():
        key = "debate-pile-out" if seat in d.out else "debate-pile"
        piles.append(say.text(key, symbol=symbol(seat), name=name(seat), count=len(pile)))
    found = [say.text("debate-final" if d.final else "debate-public", piles=Clauses(piles))]
    if d.motion:
        found.append(say.text("debate-motion", motion=d.motion, sides=sides_words(d, name)))
    if d.led != NONE:
        found.append(
            say.text(
                "debate-led",
                name=name(d.attacker),
                card=argument_name(d.led),
                defender=name(d.defender),
                relations=relations(d.led),
                lesson=argument_lesson(d.led),
            )
        )
    if view.argument:
        who, card, missing = name(view.argument.seat), argument_name(view.argument.card), still_to_come(view)
        lesson = argument_lesson(view.argument.card)
        if text := view.argument.text.strip():
            found.append(say.text("debate-argued", name=who, card=card, text=text, missing=missing, lesson=lesson))
        else:
            found.append(say.text("debate-argued-silent", name=who, card=card, missing=missing, lesson=lesson))
    return [sentence(line) for line in found]


def hand_text(view: PhilosophiaView, name: Name) -> Markdown:
    """Return what only the seat of a view sees, as text: its Olympic Request, cards and secret choices.

    The seat's pieces are listed, too. For a seat that judges a proof, the text is only the other player's wisdom cards
    and summaries. It is empty for spectators and before the game is set up.

    Args:
        view: The view.
        name: Returns the name of a seat.
    """
    if view.seat is None or view.phase in ("cards", "choose"):
        return EMPTY
    if is_judge(view):
        return proof_text(view, name, 1900)
    player = view.players[view.seat]
    head = lines([_purse(player), _wanted(view.request, player)])
    rest = []
    if view.moirai:
        rest.append(say.text("hand-moirai", tokens=counted("labyrinth", view.players[MOIRAI_SEAT].labyrinth)))
    if view.oracle_deck:
        rest.append(say.text("hand-oracle-deck", cards=Series([oracle_name(card) for card in view.oracle_deck])))
    if view.wishes:
        rest.append(say.text("hand-wishes", wishes=wishes_words(view.wishes)))
    if view.phase == "bid" and view.choice != NONE:
        rest.append(say.text("hand-bid", coins=counted("coins", view.choice)))
    philosopher = player.philosopher
    rest.append(say.text("hand-ability", philosopher=philosopher_name(philosopher), ability=ability(philosopher)))
    if view.debate is None:
        rest.append(_wisdom(view, player))
    foot = lines(rest)
    room = HAND - len(head) - len(foot)
    oracle = oracle_lines(view.oracle_cards, room // 2)
    return lines([head, argument_lines(view, room - len(oracle)), oracle, foot])


def _purse(player: PublicPlayer) -> Markdown:
    things = [
        counted("coins", player.coins),
        counted("builders", player.builders),
        counted("sophists", player.sophists),
    ]
    if player.study:
        things.append(say.message("study-token"))
    left = AllOf([counted("followers", player.followers), counted("schools", player.schools)])
    return say.text("hand-purse", things=AllOf(things), left=left)


def _wanted(request: int, player: PublicPlayer) -> Markdown:
    """Return each item that an Olympic Request card asks for, with how many a player holds and needs: "schools 1/3"."""
    needs = [
        say.message(
            "hand-request-need",
            what=say.message(f"{counted(what, 2).key}.plural"),
            count=min(HOLDINGS[what](player), needed),
            needed=needed,
        )
        for what, needed in REQUESTS[request].needs.items()
    ]
    return say.text("hand-request", god=say.message(f"god-{REQUESTS[request].god}"), needs=Series(needs))


def _wisdom(view: PhilosophiaView, player: PublicPlayer) -> Markdown:
    cards = [
        say.text("hand-unlocked" if number in player.wisdom else "hand-locked", card=card)
        for number, card in enumerate(teachings(view.teachings, player.philosopher))
    ]
    return lines([say.text("hand-wisdom"), bullets(cards)])
