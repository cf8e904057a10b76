"""What a hasty but sensible player does: for playouts, and for the first tries of a search."""

from collections.abc import Callable

from games.core.action import Action
from games.core.chance import Chance
from games.grudgematch.actions.bonus import BonusDiscard, BonusRelease, BonusRun
from games.grudgematch.actions.kicking import Aim, EndKicks, FoulTacklers, KickBall, KickCleanly, PickCard
from games.grudgematch.actions.lineup import LINEUPS, LineUp
from games.grudgematch.actions.placing import PlaceBall
from games.grudgematch.actions.reacting import Block, LetPass, Tackle
from games.grudgematch.actions.running import EndRun, PickRunner, RunTo
from games.grudgematch.content import FACE
from games.grudgematch.field import LETTERS, NEAR, OFF, ROWS, apart, at_column, reach, spaces_in, within
from games.grudgematch.judgement import (
    GOAL,
    blockers_ahead,
    kick_end,
    kick_worth,
    mean,
    odds,
    own_row,
    rest_worth,
)
from games.grudgematch.position import free_for
from games.grudgematch.state import State

WHIM = 14
"""One move in so many of a playout is any move at all, so that playouts differ."""
Legal = Callable[[State, int], list[Action]]
PATIENCE = 4
"""After so many turns without a card the goalie runs too, and any kick is better than none."""


def quick_action(s: State, seat: int, chance: Chance, legal_actions: Legal) -> Action:
    """One of the legal actions, which are only worked out where they are needed."""
    if s.aimed is not None and seat == s.german ^ s.asked:
        return KickBall.of()
    whim = not chance.below(WHIM)
    if not whim and s.phase != "over" and seat == s.german ^ s.asked:
        if s.runner is not None:
            return _run_to(s, chance)
        if s.picked is not None:
            return _aim_kick(s, chance)
    legal = legal_actions(s, seat)
    if len(legal) == 1:
        return legal[0]
    if whim or s.surnames is not None or seat != s.german ^ s.asked:
        return chance.pick(legal)
    match s.phase:
        case "lineup":
            return LineUp.of(chance.below(len(LINEUPS)))
        case "run" | "bonus_run":
            return _runner(s, chance, legal)
        case "kick":
            return _card(s, chance, legal)
        case "tackle":
            return _tackle(s, chance, legal)
        case "block":
            return _block(s, chance, legal)
        case "ball":
            balls = [each for each in legal if isinstance(each, PlaceBall)]
            return max(balls, key=lambda each: rest_worth(s, s.asked, each.space) + chance.below(3))
        case "foul":
            _, mouth = kick_end(s)
            return FoulTacklers.of() if mouth == 1 - s.asked and chance.below(2) else KickCleanly.of()
        case "bonus":
            return _bonus(s, chance, legal)
        case _:
            return chance.pick(legal)


def _runner(s: State, chance: Chance, legal: list[Action]) -> Action:
    """Whoever gets to the ball with cards to use there; then whoever comes nearer; the goalie goes home."""
    best, most = legal[-1], 0.5
    assert isinstance(best, EndRun)
    hand = s.hands[s.asked]
    for each in legal:
        if not isinstance(each, PickRunner):
            continue
        philosopher, die = each.philosopher, each.die
        space, goal = s.at[philosopher], _aim(s, philosopher)
        now = apart(space, goal)
        if goal == s.ball:
            if now <= 1:
                continue
            cards = [mean(card % 13) for card in hand if card // 13 == philosopher % 4]
            use = 2.0 * bool(cards) + 0.3 * max(cards, default=0)
            there = reach(space, die, free_for(s, philosopher)) & NEAR[goal]
            worth = (10 + 2 * use if there else min(die, now) + use) - 0.2 * die
        else:
            worth = min(die, now) * 1.5 if now else 0.0
        worth += chance.below(3)
        if worth > most:
            best, most = each, worth
    return best


def _aim(s: State, philosopher: int) -> int:
    """Where he wants to be: beside the ball; the goalie before his goal, unless the ball is near."""
    team = philosopher // 4
    home = at_column(LETTERS[5], own_row(team) + 1)
    if s.ball == OFF:
        return home if philosopher % 4 == 0 else at_column(LETTERS[5], 8)
    if philosopher % 4 or apart(home, s.ball) <= 4 or s.idle > PATIENCE:
        return s.ball
    clubs = sum(card < 13 for card in s.hands[team])
    return s.ball if clubs > 2 else home


def _run_to(s: State, chance: Chance) -> Action:
    """As near to where he wants to be as may be; of equals one nearer to his own goal, in the lane of a shot."""
    assert s.runner
    philosopher, die = s.runner
    goal = _aim(s, philosopher)
    spaces = reach(s.at[philosopher], die, free_for(s, philosopher))
    for distance in range(1 if goal == s.ball else 0, ROWS + 1):
        if found := spaces & within(goal, distance):
            break
    places = spaces_in(found)
    best = chance.pick(places)
    home = own_row(philosopher // 4)
    for _ in range(2):
        other = chance.pick(places)
        if _off(other, home) < _off(best, home):
            best = other
    return RunTo.of(LETTERS[best // ROWS], best % ROWS + 1)


def _off(space: int, home: int) -> int:
    return abs(space % ROWS - home) + abs(space // ROWS - 5)


def _card(s: State, chance: Chance, legal: list[Action]) -> Action:
    best, most = None, 0.6 if s.idle <= PATIENCE else -20.0
    for each in legal:
        if isinstance(each, PickCard):
            worth = max([kick_worth(s, s.asked, each.card, way) for way in range(8)]) + 0.3 * chance.below(3)
            if worth > most:
                best, most = each, worth
    return best or EndKicks.of()


def _aim_kick(s: State, chance: Chance) -> Action:
    assert s.picked is not None
    worths = [kick_worth(s, s.asked, s.picked, way) + 0.3 * chance.below(3) for way in range(8)]
    return Aim.of(worths.index(max(worths)))


def _tackle(s: State, chance: Chance, legal: list[Action]) -> Action:
    kick, team = s.kick, s.asked
    assert kick
    end, mouth = kick_end(s)
    danger = GOAL if mouth == team else -GOAL if mouth >= 0 else rest_worth(s, team, s.ball) - rest_worth(s, team, end)
    best: Action = LetPass.of()
    most = 2.0
    if mouth == team and blockers_ahead(s, team):
        danger *= 0.7
    for each in legal:
        if isinstance(each, Tackle):
            likely = odds(each.card % 13, kick.value + kick.resist - (4 if each.foul else 0))
            worth = danger * likely * (0.75 if each.foul else 1) - _keep(each.card) - 2 * each.foul
            if worth > most:
                best, most = each, worth
    return best


def _block(s: State, chance: Chance, legal: list[Action]) -> Action:
    kick, team = s.kick, s.asked
    assert kick
    end, mouth = kick_end(s)
    here = rest_worth(s, team, s.ball)
    gain = GOAL if mouth == team else -GOAL if mouth >= 0 else here - rest_worth(s, team, end)
    if mouth == team and blockers_ahead(s, team):
        gain *= 0.9
    best: Action = LetPass.of()
    most = 2.0
    for each in legal:
        if isinstance(each, Block):
            worth = gain * odds(each.card % 13, kick.needed) - _keep(each.card)
            if worth > most:
                best, most = each, worth
    return best


def _keep(card: int) -> float:
    """What it costs to part with a card."""
    return 0.5 + 0.25 * mean(card % 13) + 0.5 * (card % 13 >= FACE)


def _bonus(s: State, chance: Chance, legal: list[Action]) -> Action:
    releases = [each for each in legal if isinstance(each, BonusRelease)]
    if releases:
        return releases[0]
    discards = [each for each in legal if isinstance(each, BonusDiscard)]
    if discards and s.deck and chance.below(2):
        return min(discards, key=lambda each: mean(each.card % 13))
    return BonusRun.of() if BonusRun.of() in legal else chance.pick(legal)
