"""The computer player: an evaluation of positions, a quick policy, and texts for actions that are typed.

`evaluate` scores a state where a playout stops; `quick_action` moves in playouts and is the first try of a search. No
rule depends on this module.
"""

from collections.abc import Callable
from functools import cache
from math import exp

from games.core.action import Action
from games.core.chance import Chance
from games.grudgematch.actions.kicking import (
    Aim,
    BonusDiscard,
    BonusRelease,
    BonusRun,
    EndKicks,
    FoulTacklers,
    KickBall,
    KickCleanly,
    PickCard,
)
from games.grudgematch.actions.reacting import Block, LetPass, Tackle
from games.grudgematch.actions.running import EndRun, PickRunner, PlaceBall, RunTo, TypeRun
from games.grudgematch.actions.setup import LINEUPS, GiveSurname, LineUp, TypeLineUp, lineup_spaces
from games.grudgematch.content import COMPUTER_SURNAMES, FACE, PHILOSOPHERS, PHILOSOPHERS_OF, TEAM_MASK, philosophers_in
from games.grudgematch.field import (
    CENTRE_ROW,
    COLUMN_LETTERS,
    GOAL_BEYOND,
    NEAR,
    OFF,
    RAYS,
    ROWS,
    apart,
    at_column,
    column_of,
    coordinate,
    reach,
    row_of,
    spaces_in,
    within,
)
from games.grudgematch.rules.kick import ball_path
from games.grudgematch.rules.turn import adjacent, asked_seat, free_for, pile_size, runners
from games.grudgematch.state import Position, State
from games.grudgematch.view import GrudgematchView

GOAL = 100.0
"""The value of a goal in the ratings of this module, in points; moving the ball one space forward is worth about 1."""
TAKE_BACK_COST = 0.2
"""The cost, in goals, of each choice taken back in this turn, so that a search does not go round in circles."""
IDLE_TURN_COST = 0.04
"""The cost, in goals, of each consecutive turn in which no card was played, for a team that is not ahead."""
BALL_DISTANCE_VALUE = 3.0
"""The value, in points, of each space by which a team's nearest philosopher with a card is closer to the ball."""
USUAL_RUN = 4
"""The length of an average run in steps."""
HALF_DECK = 43


def evaluate(s: State) -> tuple[float, float] | None:
    """Rate both seats' prospects from 0 to 1 at the beginning of a team's runs; return None at any other moment.

    A seat's rating uses its own hand and an average hand of the opponent: the cards of a guessed hand would only add
    noise.
    """
    if s.phase != "run" or s.ran or s.runner is not None:
        return None
    left = pile_size(s) / HALF_DECK if s.half < 3 else 0.5
    slope = 1.2 + 1.8 * (1 - left)
    shares = []
    for seat in range(2):
        team = s.german ^ seat
        lead = s.score[team] - s.score[1 - team] + (attack_value(s, team) - attack_estimate(s, 1 - team)) / GOAL
        lead -= TAKE_BACK_COST * s.changes[team]
        if s.turn != team and s.score[team] <= s.score[1 - team]:  # a team that is not ahead should not wait
            lead -= IDLE_TURN_COST * min(s.idle, 8)
        shares.append(1 / (1 + exp(-lead * slope)))
    return shares[0], shares[1]


def attack_value(s: State, team: int) -> float:
    """Rate the attack of a team with a known hand, in points of which a goal is worth 100; 0 with the ball out of play.

    It counts where the ball is, who is near it, and the chances to score.
    """
    ball = s.ball
    if ball == OFF:
        return 0.0
    best = near = 0.0
    for philosopher in PHILOSOPHERS_OF[team]:
        space = s.at[philosopher]
        if space == OFF:
            continue
        ranks = [card % 13 for card in s.hands[team] if card // 13 == philosopher % 4]
        if not ranks:
            continue
        far = max(1, apart(space, ball))
        near = max(near, 12 - far + 0.3 * max([mean_value(rank) for rank in ranks]))
        if far <= USUAL_RUN + 1:
            for way in shots(ball, team):
                needed = len(RAYS[ball][way]) + 1
                for rank in ranks:
                    if chance := success_chance(rank, needed):
                        best = max(best, chance * unstopped_chance(s, team, way, mean_value(rank)) * (1.3 - 0.1 * far))
    return best * GOAL * (0.6 if s.turn == team else 0.35) + 1.5 * ground(team, ball) + BALL_DISTANCE_VALUE * near


def attack_estimate(s: State, team: int) -> float:
    """Rate the attack of a team whose hand is unknown, in the same points as `attack_value`."""
    ball, cards = s.ball, len(s.hands[team])
    if ball == OFF:
        return 0.0
    best = near = 0.0
    for philosopher in PHILOSOPHERS_OF[team]:
        space = s.at[philosopher]
        if space == OFF:
            continue
        far = max(1, apart(space, ball))
        near = max(near, 12.0 - far)
        if far <= USUAL_RUN + 1:
            for way in shots(ball, team):
                needed = len(RAYS[ball][way]) + 1
                chance = stopping_chance(needed, cards) * unstopped_chance(s, team, way, needed + 1)
                best = max(best, chance * (1.3 - 0.1 * far))
    return best * GOAL * (0.6 if s.turn == team else 0.35) + 1.5 * ground(team, ball) + BALL_DISTANCE_VALUE * near


def ground(team: int, space: int) -> float:
    """Rate how far forward a space is for a team: 1 point for each row beyond the centre line.

    Rows on the team's own side of the centre line count -1, and each column away from the middle one -0.25.
    """
    forward = row_of(space) - CENTRE_ROW
    return (forward if team == 0 else -forward) - 0.25 * abs(column_of(space) - 5)


@cache
def shots(space: int, team: int) -> tuple[int, ...]:
    """Return the directions in which a long enough kick from a space enters the goal that `team` attacks."""
    return tuple([way for way in range(8) if GOAL_BEYOND[space][way] == 1 - team])


@cache
def success_chance(rank: int, needed: int) -> float:
    """Return the probability that a card has at least the value `needed`.

    Args:
        rank: The rank of the card, from 0 (ace) to 12 (king); the value of a jack, queen or king is rolled.
        needed: The value that suffices.
    """
    if rank < FACE:
        return float(rank + 1 >= needed)
    if rank == FACE + 2:
        return sum(a + b >= needed for a in range(1, 7) for b in range(1, 7)) / 36
    more = 2 * (rank - FACE)
    return sum(die + more >= needed for die in range(1, 7)) / 6


@cache
def mean_value(rank: int) -> int:
    """Return the average value of a card as a whole number; `rank` is 0 for the ace to 12 for the king."""
    return rank + 1 if rank < FACE else (4, 6, 7)[rank - FACE]


@cache
def stopping_chance(needed: int, cards: int) -> float:
    """Return the probability that an unknown hand includes a card of a given suit with at least a given value.

    Args:
        needed: The least value that the card must have.
        cards: The number of cards in the hand.
    """
    good = sum(success_chance(rank, needed) for rank in range(13))
    return 1 - (1 - good / 52) ** cards


def unstopped_chance(s: State, team: int, way: int, value: int) -> float:
    """Return the probability that no opponent, with unknown cards, tackles or blocks a kick from the ball's space.

    Args:
        s: The state, with the ball on the field.
        team: The kicking team.
        way: The direction, an index into WAYS.
        value: The value of the kick.
    """
    other = 1 - team
    cards = len(s.hands[other])
    if not cards:
        return 1.0
    free, at = 1.0, s.at
    seen = 0
    near = NEAR[s.ball]
    for philosopher in PHILOSOPHERS_OF[other]:
        if near >> at[philosopher] & 1:
            free *= 1 - stopping_chance(value, cards)
    needed = value
    for space in RAYS[s.ball][way]:
        if needed < 1:
            break
        near = NEAR[space]
        for philosopher in PHILOSOPHERS_OF[other]:
            if near >> at[philosopher] & 1 and not seen >> philosopher & 1:
                seen |= 1 << philosopher
                free *= 1 - stopping_chance(needed, cards)
        needed -= 1
    return free


def kick_worth(s: State, team: int, card: int, way: int) -> float:
    """Rate a kick: its chance of a goal or the better place for the ball, minus what it costs to give up the card.

    Args:
        s: The state, with the ball on the field.
        team: The kicking team.
        card: The card, a number from 0 to 51.
        way: The direction, an index into WAYS.

    Returns:
        Points, of which a goal is worth 100 and an own goal -100.
    """
    rank, value = card % 13, mean_value(card % 13)
    path, goal = ball_path(s.ball, way, value)
    cost = 0.4 + 0.1 * value
    if goal == team:
        return -GOAL
    if way in shots(s.ball, team) and (chance := success_chance(rank, len(RAYS[s.ball][way]) + 1)):
        return chance * unstopped_chance(s, team, way, value) * GOAL - cost
    end = path[-1] if path else s.ball
    return rest_worth(s, team, end) - rest_worth(s, team, s.ball) - cost


def rest_worth(s: State, team: int, space: int) -> float:
    """Rate, in points for one team, a space on which the ball comes to rest: by the goals and philosophers near it."""
    near, at = NEAR[space], s.at
    worth = _place_worth(team, space)
    for philosopher in PHILOSOPHERS_OF[1 - team]:
        if near >> at[philosopher] & 1:
            worth -= 2.5
    for philosopher in PHILOSOPHERS_OF[team]:
        if near >> at[philosopher] & 1:
            suit = philosopher % 4
            for card in s.hands[team]:
                if card // 13 == suit:
                    worth += 2.5
                    break
    return worth


@cache
def _place_worth(team: int, space: int) -> float:
    return 1.2 * ground(team, space) + 2 * bool(shots(space, team)) - 2 * bool(shots(space, 1 - team))


def kick_end(s: State) -> tuple[int, int]:
    """Return where the kick in progress ends if nobody stops it.

    Returns:
        The space and -1; for a goal, OFF and the team whose goal it is.
    """
    assert s.kick
    path, goal = ball_path(s.kick.start, s.kick.way, s.kick.value)
    return OFF if goal >= 0 else path[-1] if path else s.kick.start, goal


def blockers_ahead(s: State, team: int) -> bool:
    """Return True if one of a team's philosophers stands where he may still block the kick in progress.

    He stands beside the rest of the ball's path, and has not yet had his one chance to block this kick.
    """
    kick = s.kick
    assert kick
    path, _ = ball_path(kick.start, kick.way, kick.value)
    mask = TEAM_MASK[team] & ~kick.had
    return any(adjacent(s, space) & mask for space in path[kick.moved :])


def own_row(team: int) -> int:
    """Return the row of the goal that a team defends, counted from 0 at the German end."""
    return 0 if team == 0 else ROWS - 1


RANDOM_MOVE_ONE_IN = 14
"""On average, one playout move in this many is random, so that playouts differ."""
Legal = Callable[[State, int], list[Action]]
MAX_IDLE_TURNS = 4
"""After more consecutive turns than this in which no card was played, the quick policy lets the goalie run, too, and
prefers any kick to none, so that a playout ends."""


def quick_action(s: State, seat: int, chance: Chance, legal_actions: Legal) -> Action:
    """Choose a legal action by simple rules and some chance, for playouts: the quickly played games of a search.

    Args:
        s: The state.
        seat: The acting seat, which has at least one legal action.
        chance: The source of random draws.
        legal_actions: Returns the legal actions of a seat in a state; called only where the rules need them.
    """
    if s.aimed is not None and seat == asked_seat(s):
        return KickBall.of()
    is_random = not chance.below(RANDOM_MOVE_ONE_IN)
    if not is_random and s.phase != "over" and seat == asked_seat(s):
        if s.runner is not None:
            return _run_to(s, chance)
        if s.picked is not None:
            return _aim_kick(s, chance)
    legal = legal_actions(s, seat)
    if len(legal) == 1:
        return legal[0]
    if is_random or s.surnames is not None or seat != asked_seat(s):
        return chance.pick(legal)
    match s.phase:
        case "lineup":
            return LineUp.of(chance.below(len(LINEUPS)))
        case "run" | "bonus_run":
            return _runner(s, chance, legal)
        case "kick":
            return _card(s, chance, legal)
        case "tackle":
            return _tackle(s, legal)
        case "block":
            return _block(s, legal)
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
    """Choose one of the legal actions: a runner and his die (`PickRunner`), or the end of the runs (`EndRun`).

    Philosophers who can reach the ball and have cards to play come first, then those who get nearer to it. The goalie
    runs back to his goal unless the ball is near.
    """
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
            cards = [mean_value(card % 13) for card in hand if card // 13 == philosopher % 4]
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
    """Return the space that a philosopher should run towards: usually the ball, but his goal for a goalie far from it.

    With no ball on the field: his goal for a goalie, the middle of the field for the others.
    """
    team = philosopher // 4
    home = at_column(COLUMN_LETTERS[5], own_row(team) + 1)
    if s.ball == OFF:
        return home if philosopher % 4 == 0 else at_column(COLUMN_LETTERS[5], 8)
    if philosopher % 4 or apart(home, s.ball) <= 4 or s.idle > MAX_IDLE_TURNS:
        return s.ball
    clubs = sum(card < 13 for card in s.hands[team])
    return s.ball if clubs > 2 else home


def _run_to(s: State, chance: Chance) -> Action:
    """Choose the space to which the chosen philosopher runs: one of those nearest his target.

    Among these, it is more often one near his own goal and the middle column.
    """
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
    return RunTo.of(COLUMN_LETTERS[best // ROWS], best % ROWS + 1)


def _off(space: int, home: int) -> int:
    return abs(space % ROWS - home) + abs(space // ROWS - 5)


def _card(s: State, chance: Chance, legal: list[Action]) -> Action:
    best, most = None, 0.6 if s.idle <= MAX_IDLE_TURNS else -20.0
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


def _tackle(s: State, legal: list[Action]) -> Action:
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
            likely = success_chance(each.card % 13, kick.value + kick.resist - (4 if each.foul else 0))
            worth = danger * likely * (0.75 if each.foul else 1) - _keep(each.card) - 2 * each.foul
            if worth > most:
                best, most = each, worth
    return best


def _block(s: State, legal: list[Action]) -> Action:
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
            worth = gain * success_chance(each.card % 13, kick.needed) - _keep(each.card)
            if worth > most:
                best, most = each, worth
    return best


def _keep(card: int) -> float:
    """Return the cost, in points of which a goal is worth 100, of giving up a card: more for higher ones."""
    return 0.5 + 0.25 * mean_value(card % 13) + 0.5 * (card % 13 >= FACE)


def _bonus(s: State, chance: Chance, legal: list[Action]) -> Action:
    releases = [each for each in legal if isinstance(each, BonusRelease)]
    if releases:
        return releases[0]
    discards = [each for each in legal if isinstance(each, BonusDiscard)]
    if discards and s.deck and chance.below(2):
        return min(discards, key=lambda each: mean_value(each.card % 13))
    return BonusRun.of() if BonusRun.of() in legal else chance.pick(legal)


def fill(view: GrudgematchView, action: Action, chance: Chance) -> Action:
    """Fill a legal text into an action that a player would type; return any other action unchanged.

    Args:
        view: The view of the acting seat.
        action: The offered action, whose text is still empty.
        chance: The source of random draws.
    """
    match action:
        case GiveSurname():
            return GiveSurname(surname=chance.pick(COMPUTER_SURNAMES))
        case TypeLineUp():
            spaces = lineup_spaces(chance.below(len(LINEUPS)), view.asked)
            orders = [f"{PHILOSOPHERS[view.asked * 4 + suit]} {coordinate(space)}" for suit, space in enumerate(spaces)]
            return TypeLineUp(order=", ".join(orders))
        case TypeRun():
            return TypeRun(order=_any_run(view, chance))
        case _:
            return action


def _any_run(view: GrudgematchView, chance: Chance) -> str:
    """Return the text of a legal run: usually of a philosopher with a card, as near to the ball as he can get."""
    able = philosophers_in(runners(view))
    suits = {card // 13 for card in view.hand}
    preferred = [philosopher for philosopher in able if philosopher % 4 in suits]
    anywhere = view.ball == OFF or not preferred or not chance.below(6)
    philosopher = chance.pick(able) if anywhere else min(preferred, key=lambda each: _distance_to_ball(view, each))
    found = reach(view.at[philosopher], max(view.dice), free_for(view, philosopher))
    if not anywhere:
        for far in range(1, ROWS + 1):
            if near := found & within(view.ball, far):
                found = near
                break
    return f"{PHILOSOPHERS[philosopher]} to {coordinate(chance.pick(spaces_in(found)))}"


def _distance_to_ball(s: Position, philosopher: int) -> int:
    far = apart(s.at[philosopher], s.ball)
    return far if far > 1 else ROWS + 1  # a philosopher beside the ball need not run
