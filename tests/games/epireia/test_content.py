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
athens   cleisthenes     2 -    reformer
athens   pericles        3 sea  -
athens   themistocles    2 sea  admiral
athens   aspasia         1 -    persuader
athens   aristides       2 sea  benefactor
sparta   brasidas        2 sea  daring
sparta   leonidas        3 -    -
sparta   lysander        2 sea  trader
sparta   gorgo           1 -    persuader
sparta   eurybiades      2 sea  collector
corinth  timoleon        3 sea  -
corinth  periander       2 -    trader
corinth  ameinocles      1 sea  shipwright
corinth  aristeus        2 -    hunter
corinth  ariston         2 sea  admiral
delphi   xenoclea        1 sea  pythia
delphi   aristonice      1 -    celebrant
delphi   timon           2 sea  persuader
delphi   akeratos        2 -    guardian
delphi   kobon           2 sea  trader
elis     eupolemos       2 sea  champion
elis     oxylus          3 -    -
elis     hippias         1 sea  persuader
elis     thrasydaeus     2 -    benefactor
elis     iphitos         2 sea  guardian
larissa  heliodorus      1 sea  diplomat
larissa  aleuas-the-red  3 -    -
larissa  pheidon         2 sea  horseman
larissa  polymedes       2 -    flanker
larissa  aristonous      2 sea  collector
"""

# Section 3.10 with what was tuned since: city, rounds, enemies; the army by front, «/» between columns; Brigands.
_SOLO = """
wooden-wall       |athens  8|brasidas timoleon     |C1 H1/H1/C1 H1|H1 H1/H2 H1/H1 H1|T1 T1/T2/T1   |
three-hundred     |sparta  8|themistocles pheidon  |C2 H1/C1/H1|H2/H1 H1/H1|T1/T1/T1      |
wealthy-corinth   |corinth 9|themistocles eupolemos|H1/C1/H1   |H1 H1/H1/H2|T1 T1/T2/T2 T1|
sacred-war        |delphi  9|pheidon brasidas      |C1 H1/C2/C1 H1|H1 H1/H2 H1/H1|T1/T1 T1/T1 T1|
sacred-truce      |elis    9|brasidas timoleon     |C1 H1/C1/H1|H1/H2 H1/H1|T1/T1 T1/T1   |
lords-of-the-plain|larissa 8|xenoclea themistocles |C1 H1/C1/H2|H1 H1/H1/H1|T1/T1/T2      |epirus illyria chalkidiki
"""

# Sections 3.9 and 3.12: act, reward.
_SCENARIOS = """
1 C2 olympic-games
1 T2 treasury-of-delos
1 H2 city-of-marble
2 H2 the-plague
2 C2 the-earthquake
2 T2 pirates
3 T2 affair-of-corcyra
3 H2 megarian-decree
3 H2 night-raid-on-plataea
"""

# Section 3.4, the Great Temple as tuned: cost in Wheat, Wood, Copper; prestige.
_BUILDINGS = """
armoury 102 0, shipyard 021 0, stables 210 0, altar 110 1, shrine 011 1, great-temple 222 2, granary 021 0,
sawmill 102 0, copper-mine 210 0, bouleuterion 211 0, embassy 111 0, prytaneion 111 0, bureau-i 110 0, bureau-ii 011 0,
bureau-iii 101 0
"""

# Section 3.4: where a city's board saves a Wheat, a Wood and a Copper.
_SAVINGS = {
    "athens": ("bouleuterion", "embassy", "prytaneion"),
    "sparta": ("stables", "shipyard", "armoury"),
    "corinth": ("copper-mine", "granary", "sawmill"),
    "delphi": ("altar", "shrine", "great-temple"),
    "elis": ("bureau-i", "bureau-ii", "bureau-iii"),
    "larissa": ("stables", "granary", "sawmill"),
}


def _rows(table: str) -> list[str]:
    return table.strip().splitlines()


def _pile(index: int) -> str:
    return "HTC"[index // 2] + "12"[index % 2]


def test_the_thirty_figures_have_their_attack_sea_icon_and_ability() -> None:
    noted = [(city, name, *rest) for city, name, *rest in map(str.split, _rows(_FIGURES))]
    assert noted == [
        (CITY_NAMES[each.city], each.name, str(each.attack), "sea" if each.sea else "-", each.ability or "-")
        for each in FIGURES
    ]


def test_every_city_has_five_figures_with_three_sea_icons_and_ten_attack_points_delphi_eight() -> None:
    for index, city in enumerate(CITY_NAMES):
        own = [each for each in FIGURES if each.city == index]
        assert (len(own), sum(each.sea for each in own)) == (5, 3)
        assert sum(each.attack for each in own) == (8 if city == "delphi" else 10)


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
    assert [(name, cost, prestige) for name, cost, prestige in noted] == [
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
    empires = [("persia", 7, False, (0, 0, 3)), ("phoenicia", 5, True, (0, 2, 0)), ("egypt", 5, True, (2, 0, 0))]
    empires += [("carthage", 5, True, (1, 0, 1)), ("syracuse", 7, True, (2, 1, 0)), ("macedonia", 5, False, (0, 1, 1))]
    assert [(each.name, each.roll, each.sea, tuple(each.reward)) for each in EMPIRES] == empires
    wood, copper, wheat = ["epirus", "chalkidiki"], ["illyria", "ionia"], ["euboea", "aeolis"]
    tax = {name: gain for names, gain in ((wood, (0, 2, 0)), (copper, (0, 0, 2)), (wheat, (2, 0, 0))) for name in names}
    tax |= {"thrakiko-pelagos": (0, 3, 0), "aigaio-pelagos": (3, 0, 0), "kritiko-pelagos": (0, 0, 3)}
    assert {each.name: tuple(each.tax) for each in TERRITORIES} == tax
    assert [each.sea for each in TERRITORIES] == [each.name.endswith("pelagos") for each in TERRITORIES]


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
