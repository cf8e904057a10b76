"""What a computer player types into the open actions."""

from games.core.action import Action
from games.core.chance import Chance
from games.grudgematch.actions.lineup import LINEUPS, TypeLineUp, lineup_spaces
from games.grudgematch.actions.running import TypeRun
from games.grudgematch.actions.sides import GiveSurname
from games.grudgematch.content import PHILOSOPHERS, PHILOSOPHERS_OF
from games.grudgematch.field import ALL, BESIDE, BIT, FORBIDDEN, OFF, ROWS, apart, coordinate, reach, spaces_in, within
from games.grudgematch.view import GrudgematchView

SURNAMES = ("Bradley", "Idle", "Palin", "Cleese", "Gilliam", "Jones", "Beckenbauer")


def typed(view: GrudgematchView, action: Action, chance: Chance) -> Action:
    """The same action, filled in so that it is allowed."""
    match action:
        case GiveSurname():
            return GiveSurname(surname=chance.pick(SURNAMES))
        case TypeLineUp():
            spaces = lineup_spaces(chance.below(len(LINEUPS)), view.asked)
            orders = [f"{PHILOSOPHERS[view.asked * 4 + suit]} {coordinate(space)}" for suit, space in enumerate(spaces)]
            return TypeLineUp(order=", ".join(orders))
        case TypeRun():
            return TypeRun(order=_any_run(view, chance))
        case _:
            return action


def _any_run(view: GrudgematchView, chance: Chance) -> str:
    """Who has cards for it runs to the ball, or as near as the die takes him; now and then anybody runs anywhere."""
    taken = BIT[view.ball]
    for space in view.at:
        taken |= BIT[space]
    able = [
        philosopher
        for philosopher in PHILOSOPHERS_OF[view.asked]
        if BESIDE[view.at[philosopher]] & ~(taken | FORBIDDEN[philosopher]) and not view.ran >> philosopher & 1
    ]
    held = {card // 13 for card in view.own.hand} if view.own is not None else set()
    wanted = [philosopher for philosopher in able if philosopher % 4 in held]
    die = max(view.dice)
    whim = view.ball == OFF or not wanted or not chance.below(6)
    philosopher = chance.pick(able) if whim else min(wanted, key=lambda each: _away(view, each))
    found = reach(view.at[philosopher], die, ALL & ~(taken | FORBIDDEN[philosopher]))
    if not whim:
        for far in range(1, ROWS + 1):
            if near := found & within(view.ball, far):
                found = near
                break
    return f"{PHILOSOPHERS[philosopher]} to {coordinate(chance.pick(spaces_in(found)))}"


def _away(view: GrudgematchView, philosopher: int) -> int:
    far = apart(view.at[philosopher], view.ball)
    return far if far > 1 else ROWS + 1  # who is there already need not run
