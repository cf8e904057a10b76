"""The rules by topic, for players: the topics of `topics.toml`, and lists generated from the game's data."""

from collections.abc import Iterator, Sequence

from games.core.presentation import Topic, read_topics
from games.core.words import AllOf, Argument, Markdown, Message, Series, bullets, lines
from games.epireia.content import (
    ADMINISTRATORS,
    AUGURS,
    BUILDINGS,
    CITIES,
    DECKS,
    EMPIRES,
    ENEMY_TABLE,
    FIGURES_OF,
    FIRST_TERRITORY,
    SCENARIO_CARDS,
    SOLO,
    SOLO_CARDS,
    TERRITORIES,
)
from games.epireia.presentation.position import enemy_army
from games.epireia.words import (
    ability_words,
    administrator_effect,
    administrator_name,
    augur_effect,
    augur_name,
    building_effect,
    building_name,
    card_name,
    card_words,
    city_name,
    deck_name,
    figure_name,
    figure_words,
    goods,
    label_of,
    place_name,
    resource_name,
    say,
)


def topics() -> list[Topic]:
    """Return all topics of the rules that `/rules` explains: the written ones, then tables, cities and cards.

    They are in the current language.
    """
    return [*read_topics("games.epireia", say), *_tables(), *_cities(), *_cards()]


def _tables() -> Iterator[Topic]:
    units = [
        say.text(
            "rule-unit",
            deck=deck_name(i),
            count=len(deck.powers),
            cost=deck.cost,
            resource=resource_name(deck.resource),
            least=min(deck.powers),
            most=max(deck.powers),
        )
        for i, deck in enumerate(DECKS)
    ]
    yield _topic("rule-units", units, table=_piles())
    empires = [
        say.text("rule-empire-sea" if e.sea else "rule-empire", place=place_name(i), roll=e.roll, goods=goods(e.reward))
        for i, e in enumerate(EMPIRES)
    ]
    yield _topic("rule-empire-table", empires)
    territories = [
        say.text(
            "rule-territory-sea" if t.sea else "rule-territory", place=place_name(FIRST_TERRITORY + i), tax=goods(t.tax)
        )
        for i, t in enumerate(TERRITORIES)
    ]
    yield _topic("rule-territory-table", territories)
    buildings = [
        say.text("rule-building", name=building_name(i), cost=goods(each.cost), effect=building_effect(i))
        for i, each in enumerate(BUILDINGS)
    ]
    yield _topic("rule-buildings", buildings)
    people = [_effect(administrator_name(i), administrator_effect(i)) for i in range(len(ADMINISTRATORS))]
    yield _topic("rule-administrator-table", people)
    enemies = [
        say.text("rule-enemy-place", die=die, place=place_name(place)) for die, place in enumerate(ENEMY_TABLE, 1)
    ]
    yield _topic("rule-enemy-table", enemies, printed=True)
    yield _topic("rule-augurs", [_effect(augur_name(i), augur_effect(i)) for i in range(len(AUGURS))])


def _piles() -> list[Sequence[str]]:
    """Return the table of the piles: how many military tokens of each power each holds, and how many in all."""
    powers = sorted({power for deck in DECKS for power in deck.powers})
    columns = [say.label("table-power", power=power) for power in powers]
    rows = [
        (label_of(deck_name(i)), *[str(deck.powers.count(power)) for power in powers], str(len(deck.powers)))
        for i, deck in enumerate(DECKS)
    ]
    return [(say.label("table-pile"), *columns, say.label("table-tokens")), *rows]


def _topic(key: str, rows: Sequence[Markdown], *, printed: bool = False, table: Sequence[Sequence[str]] = ()) -> Topic:
    """Return a topic of the rules that consists of a short text and a list.

    Args:
        key: The message with its title, its place and the text before the list.
        rows: The list.
        printed: Whether the rulebook prints it.
        table: A table that only the rules page shows.
    """
    text = lines([say.text(f"{key}.text"), bullets(rows)])
    return Topic(
        say.label(key), text, say.label(f"{key}.place"), "printed" if printed else "reconstructed", table=table
    )


def _effect(name: Message, effect: Message) -> Markdown:
    return say.text("rule-effect", name=name, effect=effect)


def _cities() -> Iterator[Topic]:
    for i, city in enumerate(CITIES):
        rows = [
            say.text("rule-effect", name=figure_words(figure), effect=ability_words(figure)) for figure in FIGURES_OF[i]
        ]
        costs = zip(BUILDINGS, city.costs, strict=True)
        saved = [
            say.message("rule-cheaper", name=building_name(n), cost=goods(cost))
            for n, (building, cost) in enumerate(costs)
            if cost != building.cost
        ]
        end = say.text("rule-city.text", buildings=Series(saved), deck=deck_name(city.reward))
        title = say.label("rule-city", city=city_name(i))
        yield Topic(title, lines([bullets(rows), end]), say.label("rule-city.place"), "reconstructed")


def _cards() -> Iterator[Topic]:
    for card in SCENARIO_CARDS:
        title = say.label("rule-act", act=card.act, name=card_name(card))
        text = say.text("rule-act.text", card=card_words(card))
        printed = card.name == "olympic-games"
        yield Topic(title, text, say.label("rule-act.place"), "printed" if printed else "reconstructed")
    for i, card in enumerate(SOLO_CARDS):
        solo = SOLO[i]
        values: dict[str, Argument] = {"card": card_words(card), "city": city_name(solo.city), "rounds": solo.rounds}
        enemies = AllOf([figure_name(figure) for figure in solo.enemies])
        text = say.text("rule-solo.text", enemies=enemies, army=enemy_army(i), **values)
        yield Topic(say.label("rule-solo", name=card_name(card)), text, say.label("rule-solo.place"), "reconstructed")
