"""The tables of the box, written a second time from our notes (section 3 and its tuning).

This finds slips in `content.toml` that leave the game playable.
"""

from games.epireia.content import (
    AUGURS,
    BUILDINGS,
    CITIES,
    CITY_NAMES,
    DECKS,
    EMPIRES,
    FIGURES,
    SCENARIO_CARDS,
    SOLO,
    SOLO_CARDS,
    TERRITORIES,
    TERRITORY_NAMES,
    TRACK,
)

# Section 3.8: attack, sea icon, ability.
_FIGURES = """
Athens   Cleisthenes     2 -    Reformer
Athens   Pericles        3 sea  -
Athens   Themistocles    2 sea  Admiral
Athens   Aspasia         1 -    Persuader
Athens   Aristides       2 sea  Benefactor
Sparta   Brasidas        2 sea  Daring
Sparta   Leonidas        3 -    -
Sparta   Lysander        2 sea  Trader
Sparta   Gorgo           1 -    Persuader
Sparta   Eurybiades      2 sea  Collector
Corinth  Timoleon        3 sea  -
Corinth  Periander       2 -    Trader
Corinth  Ameinocles      1 sea  Shipwright
Corinth  Aristeus        2 -    Hunter
Corinth  Ariston         2 sea  Admiral
Delphi   Xenoclea        1 sea  Pythia
Delphi   Aristonice      1 -    Celebrant
Delphi   Timon           2 sea  Persuader
Delphi   Akeratos        2 -    Guardian
Delphi   Kobon           2 sea  Trader
Elis     Eupolemos       2 sea  Champion
Elis     Oxylus          3 -    -
Elis     Hippias         1 sea  Persuader
Elis     Thrasydaeus     2 -    Benefactor
Elis     Iphitos         2 sea  Guardian
Larissa  Heliodorus      1 sea  Diplomat
Larissa  Aleuas_the_Red  3 -    -
Larissa  Pheidon         2 sea  Horseman
Larissa  Polymedes       2 -    Flanker
Larissa  Aristonous      2 sea  Collector
"""

# Section 3.10 with what was tuned since: city, rounds, enemies; the army by front, «/» between columns; Brigands.
_SOLO = """
Wooden Wall       |Athens  8|Brasidas Timoleon     |C1 H1/H1/C1 H1|H1 H1/H2 H1/H1 H1|T1 T1/T2/T1   |
Three Hundred     |Sparta  8|Themistocles Pheidon  |C2 H1/C1/H1|H2/H1 H1/H1|T1/T1/T1      |
Wealthy Corinth   |Corinth 9|Themistocles Eupolemos|H1/C1/H1   |H1 H1/H1/H2|T1 T1/T2/T2 T1|
Sacred War        |Delphi  9|Pheidon Brasidas      |C1 H1/C2/C1 H1|H1 H1/H2 H1/H1|T1/T1 T1/T1 T1|
Sacred Truce      |Elis    9|Brasidas Timoleon     |C1 H1/C1/H1|H1/H2 H1/H1|T1/T1 T1/T1   |
Lords of the Plain|Larissa 8|Xenoclea Themistocles |C1 H1/C1/H2|H1 H1/H1/H1|T1/T1/T2      |Epirus Illyria Chalkidiki
"""

# Sections 3.9 and 3.12: act, reward.
_SCENARIOS = """
1 C2 Olympic Games
1 T2 Treasury of Delos
1 H2 City of Marble
2 H2 The Plague
2 C2 The Earthquake
2 T2 Pirates
3 T2 Affair of Corcyra
3 H2 Megarian Decree
3 H2 Night Raid on Plataea
"""

# Section 3.4, the Great Temple as tuned: cost in Wheat, Wood, Copper; prestige.
_BUILDINGS = """
Armoury 102 0, Shipyard 021 0, Stables 210 0, Altar 110 1, Shrine 011 1, Great_Temple 222 2, Granary 021 0,
Sawmill 102 0, Copper_Mine 210 0, Bouleuterion 211 0, Embassy 111 0, Prytaneion 111 0, Bureau_I 110 0, Bureau_II 011 0,
Bureau_III 101 0
"""

# Section 3.4: where a city's board saves a Wheat, a Wood and a Copper.
_SAVINGS = {
    "Athens": ("Bouleuterion", "Embassy", "Prytaneion"),
    "Sparta": ("Stables", "Shipyard", "Armoury"),
    "Corinth": ("Copper Mine", "Granary", "Sawmill"),
    "Delphi": ("Altar", "Shrine", "Great Temple"),
    "Elis": ("Bureau I", "Bureau II", "Bureau III"),
    "Larissa": ("Stables", "Granary", "Sawmill"),
}


def _rows(table: str) -> list[str]:
    return table.strip().splitlines()


def _pile(index: int) -> str:
    return "HTC"[index // 2] + "12"[index % 2]


def test_the_thirty_figures_have_their_attack_sea_icon_and_ability() -> None:
    noted = [(city, name.replace("_", " "), *rest) for city, name, *rest in map(str.split, _rows(_FIGURES))]
    assert noted == [
        (CITY_NAMES[each.city], each.name, str(each.attack), "sea" if each.sea else "-", each.ability or "-")
        for each in FIGURES
    ]


def test_every_city_has_five_figures_with_three_sea_icons_and_ten_attack_points_delphi_eight() -> None:
    for index, city in enumerate(CITY_NAMES):
        own = [each for each in FIGURES if each.city == index]
        assert (len(own), sum(each.sea for each in own)) == (5, 3)
        assert sum(each.attack for each in own) == (8 if city == "Delphi" else 10)


def test_the_six_solo_cards_have_their_city_rounds_enemies_brigands_and_army() -> None:
    cards = [[part.strip() for part in row.split("|")] for row in _rows(_SOLO)]
    assert [card[0] for card in cards] == [each.name for each in SOLO_CARDS]
    for (_, seat, enemies, *fronts, brigands), card, words in zip(cards, SOLO, SOLO_CARDS, strict=True):
        assert seat.split() == [CITY_NAMES[card.city], str(card.rounds)]
        assert enemies.split() == [FIGURES[figure].name for figure in card.enemies]
        assert brigands.split() == [TERRITORY_NAMES[territory] for territory in words.brigands]
        army = ["/".join(" ".join(map(_pile, cell)) for cell in card.army[i : i + 3]) for i in (0, 3, 6)]
        assert army == fronts


def test_the_nine_scenarios_have_their_act_and_reward() -> None:
    assert [(str(each.act), _pile(each.reward), each.name) for each in SCENARIO_CARDS] == [
        tuple(row.split(maxsplit=2)) for row in _rows(_SCENARIOS)
    ]


def test_the_fifteen_buildings_have_their_cost_and_prestige() -> None:
    noted = [row.split() for row in _BUILDINGS.replace("\n", " ").split(",")]
    assert [(name.replace("_", " "), cost, prestige) for name, cost, prestige in noted] == [
        (each.name, "".join(map(str, each.cost)), str(each.prestige)) for each in BUILDINGS
    ]


def test_each_board_saves_its_wheat_wood_and_copper_where_the_notes_say() -> None:
    for city in CITIES:
        saved = {
            each.name: tuple(printed - own for printed, own in zip(each.cost, cost, strict=True))
            for each, cost in zip(BUILDINGS, city.costs, strict=True)
            if cost != each.cost
        }
        assert saved == dict(zip(_SAVINGS[city.name], ((1, 0, 0), (0, 1, 0), (0, 0, 1)), strict=True))


def test_empires_and_territories_have_their_rewards_taxes_and_seas() -> None:
    empires = [("Persia", 7, False, (0, 0, 3)), ("Phoenicia", 5, True, (0, 2, 0)), ("Egypt", 5, True, (2, 0, 0))]
    empires += [("Carthage", 5, True, (1, 0, 1)), ("Syracuse", 7, True, (2, 1, 0)), ("Macedonia", 5, False, (0, 1, 1))]
    assert [(each.name, each.roll, each.sea, tuple(each.reward)) for each in EMPIRES] == empires
    wood, copper, wheat = ["Epirus", "Chalkidiki"], ["Illyria", "Ionia"], ["Euboea", "Aeolis"]
    tax = {name: gain for names, gain in ((wood, (0, 2, 0)), (copper, (0, 0, 2)), (wheat, (2, 0, 0))) for name in names}
    tax |= {"Thrakiko Pelagos": (0, 3, 0), "Aigaio Pelagos": (3, 0, 0), "Kritiko Pelagos": (0, 0, 3)}
    assert {each.name: tuple(each.tax) for each in TERRITORIES} == tax
    assert [each.sea for each in TERRITORIES] == [each.name.endswith("Pelagos") for each in TERRITORIES]


def test_the_piles_have_their_powers() -> None:
    one, two = (1, 1, 2, 2, 3, 3), (2, 3, 3, 4, 4, 5)
    hoplites = ((1,) * 4 + (2,) * 6 + (3,) * 4, (2,) * 2 + (3,) * 6 + (4,) * 4 + (5,) * 2)
    assert tuple(each.powers for each in DECKS) == (*hoplites, one, two, one, two)


def test_the_prestige_track_gives_what_it_gives() -> None:
    assert {level: (tuple(each.gain), each.asks) for level, each in TRACK.items()} == {
        2: ((1, 0, 0), ""),
        4: ((0, 1, 0), ""),
        6: ((0, 0, 0), "recruit"),
        7: ((0, 0, 1), ""),
        8: ((0, 0, 0), "construct"),
        9: ((0, 0, 0), "produce"),
        10: ((0, 0, 0), "token"),
    }


def test_there_are_twelve_augurs_one_a_round_at_least() -> None:
    assert len(AUGURS) == len(set(AUGURS)) == 12 and max(card.rounds for card in SOLO) <= 12
