"""Whole endings (p13): shopping and a final debate in which cards are won; also with spoken arguments, and alone."""

import pytest

from games.core.chance import Chance
from games.core.seeded import Seeded
from games.philosophia.actions import ProgressTimeline
from games.philosophia.content import TIMELINE, WORD_OF_ZEUS
from games.philosophia.state import NONE, Debate
from tests.games.philosophia.moirai import solo
from tests.games.philosophia.table import GAME, Table


def ended(table: Table, seed: int) -> Debate:
    """All have three tokens, coins and three arguments, and 146BC comes; quick players go on to the end."""
    chance = Chance(Seeded(seed).below)
    order = list(range(len(table.state.players)))
    chance.shuffle(order)
    table.crown(*order)
    for seat in order:
        table.player(seat).coins = 2 + chance.below(5)
        table.hand(seat, *[chance.pick((*table.state.sophistry, *table.state.syllogism)) for _ in range(3)])
    table.state.hourglass = len(TIMELINE) - 2
    table.act_at("Temple of Wingless Victory")
    table.do(ProgressTimeline())
    while active := GAME.active_seats(table.state):
        seat = active[0]
        action = GAME.fill(GAME.view(table.state, seat), GAME.rollout_action(table.state, seat, chance), chance)
        table.state = GAME.apply(table.state, seat, action, chance).state
    assert table.state.debate
    return table.state.debate


def check_winner(table: Table, debate: Debate) -> None:
    """Most cards, of the equal ones the lowest number; every card is in a pile, a hand or a deck."""
    sizes = {seat: len(pile) for seat, pile in debate.piles.items()}
    assert max(sizes.values()) >= 2 and len(debate.spoken) in (0, sum(sizes.values()))
    best = [seat for seat in sizes if sizes[seat] == max(sizes.values())]
    assert table.state.winner == min(best, key=lambda seat: table.player(seat).number) != NONE
    cards = [*table.state.sophistry, *table.state.syllogism]
    for seat, player in enumerate(table.state.players):
        cards += [*player.hand, *debate.piles[seat]]
        assert player.coins <= 1, "they have spent what they could"
    assert len(cards) == 80 and WORD_OF_ZEUS not in cards


@pytest.mark.parametrize("real_debate", ["off", "spoken"])
@pytest.mark.parametrize("seed", range(3))
def test_a_final_debate_of_three_from_the_shopping_to_the_winner(real_debate: str, seed: int) -> None:
    table = Table("Plato", "Homer", "Socrates", real_debate=real_debate)
    debate = ended(table, seed)
    check_winner(table, debate)
    assert bool(debate.motion) == bool(debate.spoken) == (real_debate == "spoken")
    outcome = GAME.outcome(table.state)
    assert outcome and outcome.winners == (table.state.winner,)


@pytest.mark.parametrize("seed", range(4))
def test_a_final_debate_with_the_moirai_from_the_shopping_to_the_winner(seed: int) -> None:
    table = solo()
    check_winner(table, ended(table, seed))
    outcome = GAME.outcome(table.state)
    assert outcome and outcome.winners == ((0,) if table.state.winner == 0 else ())
