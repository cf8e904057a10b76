"""The catalogue of Epireia, and the nouns that texts, labels and pictures have in common.

Amounts of resources are given in the order Wheat, Wood, Copper. A token is ten times its pile plus its power; if the
power is 0, it lies face down.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from games.core.words import AllOf, Argument, Message, Series, Words
from games.epireia.content import (
    ADMINISTRATORS,
    AUGURS,
    BUILDINGS,
    CITIES,
    CITY_NAMES,
    DECKS,
    FIGURES,
    FIRST_TERRITORY,
    FRONTS,
    LEAGUES,
    NONE,
    PLACES,
    RESOURCES,
    SCENARIO_CARDS,
    SOLO_CARDS,
    UNITS,
    ScenarioCard,
)

say = Words("games.epireia")


def label_of(message: Message) -> str:
    """Return a message as plain text in the current language."""
    return message.words.label(message.key, **message.values)


# -- resources -----------------------------------------------------------------------------------------------------


def resource_name(resource: int) -> Message:
    """Return the name of a resource, given by its index: "Wheat"."""
    return say.message(f"resource-{RESOURCES[resource]}")


def goods(what: Iterable[int]) -> Argument:
    """Return amounts of Wheat, Wood and Copper as a list such as "2 Wheat and 1 Copper"; "nothing" if all are 0."""
    amounts = [say.message("amount", count=n, resource=resource_name(i)) for i, n in enumerate(what) if n]
    return AllOf(amounts) if amounts else say.message("nothing")


def stock_words(what: Sequence[int]) -> Message:
    """Return amounts of Wheat, Wood and Copper, zeros included: "2 Wheat, 0 Wood, 1 Copper"."""
    return say.message("stock", wheat=what[0], wood=what[1], copper=what[2])


# -- military tokens -----------------------------------------------------------------------------------------------


def unit_name(unit: int) -> Message:
    """Return the name of a unit of military tokens, given by its index: "Hoplites"."""
    return say.message(f"unit-{UNITS[unit]}")


def units_words(units: Iterable[int]) -> AllOf:
    """Return the names of units as a list, each once: "Hoplites and Cavalry"."""
    return AllOf([unit_name(unit) for unit in dict.fromkeys(units)])


def deck_name(deck: int) -> Message:
    """Return the name of a pile of military tokens by its index, such as "Hoplites II"."""
    return say.message(f"deck-{DECKS[deck].name}")


def token_words(token: int) -> Message:
    """Return a military token such as "Hoplites II (4)"; "Hoplites II" if it lies face down."""
    deck = deck_name(token // 10)
    return say.message("token", deck=deck, power=token % 10) if token % 10 else deck


def slot_words(tokens: Sequence[int]) -> Argument:
    """Return the military tokens in a column of the battlefield, such as "Hoplites II (4)", or "empty"."""
    return AllOf([token_words(token) for token in tokens]) if tokens else say.message("empty")


def tokens_counted(tokens: Iterable[int]) -> Argument:
    """Return how many military tokens of each pile there are: "3 Hoplites I, 1 Cavalry II", or "none"."""
    counts = Counter(token // 10 for token in tokens)
    found = [say.message("tokens-counted", count=counts[deck], deck=deck_name(deck)) for deck in sorted(counts)]
    return Series(found) if found else say.message("none")


def tokens_by_power(tokens: Iterable[int]) -> Argument:
    """Return the powers of military tokens by pile: "Hoplites I (1, 2, 2), Triremes II (4)", or "none"."""
    piles: dict[int, list[Argument]] = {}
    for token in sorted(tokens):
        piles.setdefault(token // 10, []).append(token % 10)
    found = [
        say.message("tokens-by-power", deck=deck_name(deck), powers=Series(powers)) for deck, powers in piles.items()
    ]
    return Series(found) if found else say.message("none")


# -- the battlefield -----------------------------------------------------------------------------------------------


def front_name(front: int) -> Message:
    """Return the name of a front of the battlefield within a sentence: "flank"."""
    return say.message(f"front-{FRONTS[front]}")


def front_heading(front: int) -> Message:
    """Return the name of a front of the battlefield at the beginning of a line: "Flank"."""
    return say.message(f"front-{FRONTS[front]}.heading")


def column_name(column: int) -> Message:
    """Return the name of a column of the battlefield (0 to 8): its front and its number there, such as "flank 1"."""
    return say.message(f"front-{FRONTS[column // 3]}.column", number=column % 3 + 1)


def column_heading(column: int) -> Message:
    """Return the name of a column at the beginning of a sentence: "Flank 1"."""
    return say.message(f"front-{FRONTS[column // 3]}.column-heading", number=column % 3 + 1)


# -- leagues, places and people ------------------------------------------------------------------------------------


def league_name(league: int) -> Message:
    """Return the name of a league: "Delian League" for 0, "Peloponnesian League" for 1."""
    return say.message(f"league-{LEAGUES[league]}")


def place_name(place: int) -> Message:
    """Return the name of a place on the map, such as "Persia"."""
    return say.message(f"place-{PLACES[place]}")


def at_place(place: int) -> Message:
    """Return where something in a place on the map is, such as "in Persia"."""
    return say.message(f"place-{PLACES[place]}.at")


def to_place(place: int) -> Message:
    """Return where somebody who goes to a place on the map goes, such as "to Persia"."""
    return say.message(f"place-{PLACES[place]}.to")


def territory_name(territory: int) -> Message:
    """Return the name of a territory, given by its index among the territories."""
    return place_name(FIRST_TERRITORY + territory)


def city_name(city: int) -> Message:
    """Return the name of a city, given by its index among the cities."""
    return say.message(f"place-{CITY_NAMES[city]}")


def cheaper_buildings(city: int) -> list[Message]:
    """Return the names of the buildings that cost less in a city than elsewhere."""
    costs = zip(BUILDINGS, CITIES[city].costs, strict=True)
    return [building_name(number) for number, (building, cost) in enumerate(costs) if cost != building.cost]


def where_words(place: int) -> Message:
    """Return where a figure is: "at home" or "in Persia"."""
    return say.message("at-home") if place == NONE else at_place(place)


def figure_name(figure: int) -> Message:
    """Return the name of an Influential Figure: "Pericles"."""
    return say.message(f"figure-{FIGURES[figure].name}")


def figure_words(figure: int) -> Message:
    """Return a figure's name, attack points and sea icon: "Themistocles (attack 2, sea)"."""
    card = FIGURES[figure]
    return say.message("figure-at-sea" if card.sea else "figure-on-land", name=figure_name(figure), attack=card.attack)


def ability_words(figure: int) -> Message:
    """Return what a figure's ability does, as a sentence; "No ability." if it has none."""
    return say.message(f"ability-{FIGURES[figure].ability or 'none'}")


def administrator_name(administrator: int) -> Message:
    """Return the name of an Administrator: "Polemarch"."""
    return say.message(f"administrator-{ADMINISTRATORS[administrator]}")


def administrator_effect(administrator: int) -> Message:
    """Return what an Administrator does, as a sentence or two."""
    return say.message(f"administrator-{ADMINISTRATORS[administrator]}.effect")


# -- buildings and cards -------------------------------------------------------------------------------------------


def building_name(building: int) -> Message:
    """Return the name of a building: "Great Temple"."""
    return say.message(f"building-{BUILDINGS[building].name}")


def the_building(building: int) -> Message:
    """Return the name of a building within a sentence: "the Great Temple", "Bureau I"."""
    return say.message(f"building-{BUILDINGS[building].name}.the")


def building_effect(building: int) -> Message:
    """Return what a building does, as a sentence."""
    return say.message(f"building-{BUILDINGS[building].name}.effect")


def card_name(card: ScenarioCard) -> Message:
    """Return the name of a scenario: "Olympic Games"."""
    return say.message(_card_key(card))


def card_objective(card: ScenarioCard) -> Message:
    """Return what a scenario asks for, as a sentence or two."""
    return say.message(f"{_card_key(card)}.objective")


def card_constraint(card: ScenarioCard) -> Message:
    """Return what a scenario forbids or makes harder, as a sentence or two."""
    return say.message(f"{_card_key(card)}.constraint")


def card_story(card: ScenarioCard) -> Message:
    """Return the historical story that a scenario's card tells."""
    return say.message(f"{_card_key(card)}.story")


def card_words(card: ScenarioCard) -> Message:
    """Return what a scenario asks for, gives as a reward and forbids."""
    if card in SCENARIO_CARDS:
        reward = deck_name(card.reward)
        return say.message("card", objective=card_objective(card), reward=reward, constraint=card_constraint(card))
    assert card in SOLO_CARDS
    return say.message("card-solo", objective=card_objective(card), constraint=card_constraint(card))


def card_in_brief(card: ScenarioCard) -> Message:
    """Return in few words what a scenario asks for, gives as a reward and forbids."""
    if card in SCENARIO_CARDS:
        return say.message(f"{_card_key(card)}.brief", reward=deck_name(card.reward))
    return say.message(f"{_card_key(card)}.brief")


def _card_key(card: ScenarioCard) -> str:
    return f"scenario-{card.name}"


def augur_name(augur: int) -> Message:
    """Return the name of an augur card, which changes the rules of a solo game for a round: "Eagle on the right"."""
    return say.message(f"augur-{AUGURS[augur]}")


def augur_effect(augur: int) -> Message:
    """Return what an Augur card does, as a sentence."""
    return say.message(f"augur-{AUGURS[augur]}.effect")


# -- dice ----------------------------------------------------------------------------------------------------------


def roll_words(die: int, bonus: int) -> Message:
    """Return a rolled die with its bonus and their total: "5", "5 + 2 = 7" or "5 - 2 = 3".

    Args:
        die: The number rolled.
        bonus: What is added to it; it may be negative.
    """
    if not bonus:
        return say.message("roll", die=die)
    key = "roll-plus" if bonus > 0 else "roll-minus"
    return say.message(key, die=die, bonus=abs(bonus), total=die + bonus)
