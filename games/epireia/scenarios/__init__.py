"""Scenarios: what the card of an act asks for and what it forbids."""

from games.core.chance import Chance
from games.epireia import events
from games.epireia.content import NONE, SCENARIO_CARDS
from games.epireia.looks import Looks
from games.epireia.scenarios.acts import SCENARIOS
from games.epireia.scenarios.scenario import Scenario
from games.epireia.solo.campaign import CAMPAIGN
from games.epireia.state import State
from games.epireia.supply import draw_token, pile_for, turn_order

_NOTHING = Scenario()


def in_force(s: Looks) -> Scenario:
    """The scenario whose constraint binds both leagues now (A28)."""
    if s.solo != NONE:
        return CAMPAIGN[s.solo]
    return _NOTHING if s.done or s.scenario == NONE else SCENARIOS[s.scenario]


def place_brigands(s: State, territories: tuple[int, ...], chance: Chance) -> None:
    """Brigands come; City tokens there go back, figures stay (A19)."""
    if not territories:
        return
    s.brigands = sorted({*s.brigands, *territories})
    for territory in territories:
        s.owners[territory] = NONE
    chance.tell(events.BrigandsCame, territories)


def reveal_act(s: State, chance: Chance) -> None:
    """The next act's scenario, drawn from its pile; counters begin anew."""
    s.act += 1
    cards = [i for i, card in enumerate(SCENARIO_CARDS) if card.act == s.act]
    s.scenario, s.act_turn, s.done = chance.pick(cards), s.turn, False
    s.taken, s.beaten = [0, 0], [0, 0]
    for board in s.boards:
        board.donated = [0] * len(board.donated)
        board.produced = [0] * len(board.produced)
    chance.tell(events.ActBegan, s.act, s.scenario)
    place_brigands(s, SCENARIO_CARDS[s.scenario].brigands, chance)


def check_scenario(s: State, chance: Chance, first_league: int, end_of_resolution: bool = False) -> None:
    """Whoever meets the objective first takes the reward (A27); an act that nobody can win any more is closed."""
    if s.done or s.scenario == NONE:
        return
    scenario = SCENARIOS[s.scenario]
    if not scenario.at_end or end_of_resolution:
        for seat in turn_order(s, first_league):
            if scenario.met(s, seat):
                league = s.boards[seat].league
                s.done = True
                pile = pile_for(s, SCENARIO_CARDS[s.scenario].reward)
                chance.tell(events.ScenarioWon, seat, league, s.scenario, pile)
                if pile != NONE:
                    draw_token(s, league, pile, chance)
                return
    if not scenario.possible(s):
        close_act(s, chance, in_time=True)


def close_act(s: State, chance: Chance, in_time: bool) -> None:
    """The act ends without a reward."""
    s.done = True
    chance.tell(events.ActClosed, s.scenario, in_time)
