"""The rules text's Example of Play, step by step, on our field (the test vector of its constraints)."""

from games.grudgematch import events
from games.grudgematch.actions.reacting import Block, LetPass, Tackle
from games.grudgematch.field import NEAR, OFF, RAYS, coordinate, named
from tests.games.grudgematch.match import DE, FO, FRENCH, GERMANS, HE, KA, PA, SA, Match, card

PLACES = {
    "Ni": "F2", "Hu": "F7", "He": "G10", "Ka": "B9", "Fo": "G2", "Pa": "G5", "Sa": "E8", "De": "F15",
}  # fmt: skip


def example(french: str = "KD 9H 6S 2C 3C") -> Match:
    return Match.kicking(GERMANS, "F3", "8C 4S 2D 3D 4D", french, PLACES)


def test_only_foucault_may_tackle_and_the_king_rolls_six() -> None:
    match = example()
    (kicked,) = match.kick("8C", "north")
    assert (kicked.kicker, kicked.value, kicked.rolled) == (0, 8, ())
    assert match.phase == "tackle" and match.asked == 1
    assert [o.card for o in match.offers() if isinstance(o, Tackle)] == [card("KD")]
    told = match.do(Tackle(card("KD"), False), 4, 2)
    assert told[0] == events.Tackled(1, FO, card("KD"), (4, 2), (), 6, 8, False, False)
    assert card("KD") not in match.state.hands[FRENCH] and match.state.spent >> card("KD") & 1


def test_the_ball_counts_down_past_pascal_sartre_and_hegel() -> None:
    match = example()
    match.kick("8C", "north")
    match.do(LetPass())
    asked = []
    while match.phase == "block":
        kick = match.state.kick
        assert kick
        able = [p for p in range(8) if kick.waiting >> p & 1 and p // 4 == match.state.asked]
        asked.append((coordinate(match.ball()), kick.needed, able))
        match.do(LetPass())
    # Husserl, on the kick's way at F6 and F7, may block too (A12); the rules text names the interesting ones
    assert asked == [("F4", 8, [PA]), ("F6", 6, [2]), ("F7", 5, [SA]), ("F9", 3, [HE])]
    assert coordinate(match.ball()) == "F11"
    assert DE not in [p for _, _, able in asked for p in able] and KA not in [p for _, _, able in asked for p in able]


def test_pascal_needs_a_heart_of_eight_or_more() -> None:
    match = example("9H 7H JH 6S 2C")
    match.kick("8C", "north")
    match.do(LetPass())
    assert [o.card for o in match.offers() if isinstance(o, Block)] == [card("9H"), card("JH")]
    assert match.refused(Block(card("7H"))) == "too_low"
    assert match.refused(Block(card("6S"))) == "cannot_block"
    match.do(Block(card("9H")))
    assert coordinate(match.ball()) == "F4" and match.state.kick is None


def test_ruling_14_if_sartre_blocks_the_germans_place_the_ball_beside_husserl() -> None:
    match = example()
    match.kick("8C", "north")
    for _ in range(3):
        match.do(LetPass())
    assert coordinate(match.ball()) == "F7" and match.asked == 1
    match.do(Block(card("6S")))
    assert match.phase == "ball" and match.asked == 0 and match.state.placer == 2
    places = {coordinate(o.space) for o in match.offers()}  # type: ignore[attr-defined]
    assert places == {"E6", "F6", "G6", "E7", "G7", "E8", "F8", "G8"}


def test_ruling_12_hegel_may_block_his_own_sides_kick() -> None:
    match = example()
    match.kick("8C", "north")
    for _ in range(4):
        match.do(LetPass())
    assert match.asked == 0 and coordinate(match.ball()) == "F9"
    match.do(Block(card("4S")))
    assert coordinate(match.ball()) == "F9" and match.state.last and match.state.last.end == "blocked"


def test_the_field_keeps_the_constraints() -> None:
    assert len(RAYS[named("F3")][0]) >= 9
    near = NEAR[named("F3")]
    french = [space for name, space in PLACES.items() if name in ("De", "Fo", "Pa", "Sa")]
    assert [near >> named(space) & 1 for space in french] == [1, 0, 0, 0]
    assert named("L1") == named("A16") == named("A0") == named("") == OFF
