"""The rules by topic, for players: texts from `topics.toml`, and tables generated from the game's data."""

import tomllib
from pathlib import Path

from games.core.presentation import Topic
from games.epireia.content import (
    ADMINISTRATOR_TEXTS,
    ADMINISTRATORS,
    AUGUR_TEXTS,
    AUGURS,
    BUILDINGS,
    CITIES,
    CITY_NAMES,
    DECKS,
    EMPIRES,
    ENEMY_TABLE,
    FIGURES,
    FIGURES_OF,
    PLACES,
    RESOURCES,
    SCENARIO_CARDS,
    SOLO,
    SOLO_CARDS,
    TERRITORIES,
)
from games.epireia.figures import ABILITIES
from games.epireia.presentation.position import enemy_army
from games.epireia.words import card_words, deck_name, goods, goods_short

_WRITTEN = tuple(
    Topic(**row) for row in tomllib.loads((Path(__file__).parent / "topics.toml").read_text("utf-8"))["topics"]
)


def _tables() -> list[Topic]:
    units = "; ".join(
        f"{deck.name} costs {deck.cost} {RESOURCES[deck.resource]}, powers {min(deck.powers)} to {max(deck.powers)}"
        for deck in DECKS
    )
    empires = "; ".join(f"{e.name} {e.roll} or more: {goods(e.reward)}{' (by sea)' if e.sea else ''}" for e in EMPIRES)
    territories = "; ".join(f"{t.name} {goods(t.tax)}{' (by sea)' if t.sea else ''}" for t in TERRITORIES)
    buildings = "; ".join(f"{b.name} {goods_short(b.cost)}: {b.text}" for b in BUILDINGS)
    people = "; ".join(f"{n}: {t}" for n, t in zip(ADMINISTRATORS, ADMINISTRATOR_TEXTS, strict=True))
    augurs = "; ".join(f"{n}: {t}" for n, t in zip(AUGURS, AUGUR_TEXTS, strict=True))
    enemies = "; ".join(f"{die} {PLACES[place]}" for die, place in enumerate(ENEMY_TABLE, 1))
    found = [
        Topic("Unit costs and powers", units + ".", "Game overview, 1.3", "reconstructed"),
        Topic(
            "Empires: numbers and rewards",
            empires + ". With two figures 2 more is needed.",
            "Resolution, 1",
            "reconstructed",
        ),
        Topic("Territories and taxes", territories + ".", "Resolution, 2", "reconstructed"),
        Topic("Buildings", buildings, "Player board", "reconstructed"),
        Topic("Administrators: their powers", people, "Setup, IV", "reconstructed"),
        Topic("Where enemy figures go", f"A die for each of them: {enemies}.", "Solo, II", "printed"),
        Topic("Augur cards", augurs + ".", "Solo, I", "reconstructed"),
    ]
    for city, figures in zip(CITIES, FIGURES_OF, strict=True):
        lines = [_figure(figure) for figure in figures]
        saved = [
            f"{b.name} {goods_short(cost)}" for b, cost in zip(BUILDINGS, city.costs, strict=True) if cost != b.cost
        ]
        text = f"{'; '.join(lines)}. Cheaper here: {', '.join(saved)}. Its token: {deck_name(city.reward)}."
        found.append(Topic(f"Figures of {city.name}", text, "Influential Figures", "reconstructed"))
    for card in SCENARIO_CARDS:
        source = "printed" if card.name == "Olympic Games" else "reconstructed"
        found.append(Topic(f"Act {card.act}: {card.name}", card_words(card), "Scenarios", source))  # type: ignore[arg-type]
    for i, card in enumerate(SOLO_CARDS):
        text = f"{card.objective}. {card.constraint}. {_sets(i)}"
        found.append(Topic(f"Solo: {card.name}", text, "Solo mode", "reconstructed"))
    return found


def _sets(solo: int) -> str:
    """Return the city, number of rounds, enemy figures and enemy army of a solo scenario as text."""
    card = SOLO[solo]
    enemies = ", ".join([FIGURES[figure].name for figure in card.enemies])
    return f"{CITY_NAMES[card.city]}, {card.rounds} rounds. Enemies: {enemies}. Their army: {enemy_army(solo)}."


def _figure(figure: int) -> str:
    card, ability = FIGURES[figure], ABILITIES[figure].words.rstrip(".")
    words = [f"{card.name} {card.attack}"]
    if card.sea:
        words.append("sea")
    if ability:
        words.append(f"{ability[0].lower()}{ability[1:]}")
    return ", ".join(words)


TOPICS: tuple[Topic, ...] = (*_WRITTEN, *_tables())
