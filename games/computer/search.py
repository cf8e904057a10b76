"""Information set Monte Carlo tree search (ISMCTS) over determinized worlds.

Every playout starts in a new world, determinized from the view (everything hidden is guessed at random), so the search
knows no more than its seat. Each seat has its own tree, whose edges are the actions that this seat can observe: its
own, and those of other seats that are not secret. This is the multiple-observer variant of Cowling, Powley and
Whitehouse, "Information Set Monte Carlo Tree Search" (2012). Seats that decide simultaneously are simulated one after
another.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any

from games.core.action import Action
from games.core.chance import Chance, Seeded
from games.core.game import Game
from games.core.values import Outcome, Seat, View

Clock = Callable[[], float]
"""Returns seconds since an arbitrary point; passed in by the caller, since games do not read the time."""

EXPLORE = 0.6
"""The exploration constant of UCB1, the formula that selects actions: larger values favour those tried less often."""
WIDE, WIDENING = 2.0, 0.6
"""Progressive widening: a node with n visits has at most about WIDE * n ** WIDENING children."""


HABIT, ASKED = 0.5, 24
"""The prior from the game's rollout policy, which is sampled ASKED times at the root. An action that the policy always
takes is credited with HABIT times the number of all playouts as additional visits."""
LOOK, LIKELY = 16, 0.35
"""Early stopping: every LOOK playouts, the search checks whether the remaining ones could still change the choice,
assuming that hardly more than the share LIKELY of them goes to any one other action. See "stopping early" in Baier and
Winands, "Time Management for Monte Carlo Tree Search" (2016)."""


class Node:
    """A node of one seat's search tree: everything that the seat has observed on the path to it (an information set).

    Attributes:
        visits: The number of playouts through this node.
        value: The sum of their results for the node's seat, each from 0 to 1.
        offered: How often its action was legal when its parent was visited, as ISMCTS needs for UCB1.
        after: The children, by the acting seat and its action.
    """

    __slots__ = ("after", "offered", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.value = 0.0
        self.offered = 0
        self.after: dict[tuple[Seat, Action], Node] = {}


class Search:
    """The tree search for one decision of one seat; it holds a tree for each seat and the statistics of all playouts.

    Args:
        game: The game.
        view: The view of the seat that decides; not the public view.
        luck: The random generator of the search.
    """

    def __init__(self, game: Game[Any, Any], view: View, luck: Seeded) -> None:
        assert view.seat is not None
        self.game = game
        self.view = view
        self.seat: Seat = view.seat
        self.chance = Chance(luck.below)
        self.has_policy = type(game).rollout_action is not Game.rollout_action
        world = game.determinize(view, self.chance)
        self.legal = _without_retractions(game.single_steps(world, self.seat))
        self.habit = self._habit(world)
        self.roots: list[Node] = []

    def choose(self, seconds: float, playouts: int, clock: Clock) -> Action:
        """Run playouts within the limits and return the best action, with its typed fields filled in.

        The search ends early once the remaining playouts would hardly change the choice. A playout that would probably
        exceed the time limit is not started. If only one action is legal, it is returned without a search.

        Args:
            seconds: The maximum time in seconds.
            playouts: The maximum number of playouts.
            clock: Returns seconds.
        """
        begin = now = clock()
        longest = 0.0
        left = 0
        if len(self.legal) > 1:
            for done in range(playouts):
                if now - begin + longest > seconds:
                    break
                if done % LOOK == 0 and self.is_settled(playouts - done):
                    left = playouts - done
                    break
                self.playout()
                before, now = now, clock()
                longest = max(longest, now - before)
        return self.game.fill(self.view, self.best(left), self.chance)

    def best(self, left: int = 0) -> Action:
        """Return the action with the most visits, with extra visits for actions that the rollout policy prefers.

        A tie goes to the action with the greatest sum of results. If no action was tried, a random one is returned.

        Args:
            left: The number of playouts that early stopping has saved; the policy's extra visits count as if they had
                been played.
        """
        nodes = self._tried()
        if not nodes:
            return self.chance.pick(self.legal)
        tries = self._tries(nodes, left)
        return max(nodes, key=lambda action: (tries[action], nodes[action].value))

    def is_settled(self, left: int) -> bool:
        """Return True if the remaining playouts are unlikely to change the result of `best`.

        That is so if `best` stays the same even if the share `LIKELY` of them all goes to any one other action.

        Args:
            left: The number of remaining playouts.
        """
        nodes = self._tried()
        if not nodes:
            return False
        tries = self._tries(nodes, left)
        first = max(nodes, key=tries.__getitem__)
        return all(tries[first] > times + LIKELY * left for action, times in tries.items() if action != first)

    def _tried(self) -> dict[Action, Node]:
        after = self.roots[self.seat].after if self.roots else {}
        return {action: node for action in self.legal if (node := after.get((self.seat, action)))}

    def _tries(self, nodes: dict[Action, Node], left: int) -> dict[Action, float]:
        """Return the visits of each legal action, plus the extra visits for what the rollout policy prefers.

        Args:
            nodes: The nodes of the actions that were tried.
            left: A number of further playouts; the extra visits are as many as they will be after these.
        """
        credit = HABIT * (left + sum(node.visits for node in nodes.values()))
        habit = self.habit
        return {
            action: (nodes[action].visits if action in nodes else 0) + credit * habit.get(action, 0)
            for action in self.legal
        }

    def _habit(self, world: Any) -> dict[Action, float]:
        """Estimate how likely the game's rollout policy is to choose each action, by asking it `ASKED` times.

        Args:
            world: A possible state.

        Returns:
            The probability by action; empty if the game has no policy of its own or only one action is legal.
        """
        if not self.has_policy or len(self.legal) == 1:
            return {}
        asked = [self.game.rollout_action(world, self.seat, self.chance) for _ in range(ASKED)]
        return {action: asked.count(action) / ASKED for action in dict.fromkeys(asked)}

    def playout(self) -> None:
        """Run one playout: guess a state, follow the trees and add a node to each, then play on by the rollout policy.

        It ends when the game is over or `Game.evaluate` judges the position; the result is added to all nodes on the
        way. The very first call only creates the trees' empty roots.
        """
        state = self.game.determinize(self.view, self.chance)
        if not self.roots:  # the first playout only determines the number of seats
            self.roots = [Node() for _ in self._rollout(state)]
            return
        path = self._descend(state)
        values = self._rollout(state)
        for seat, node in path:
            node.visits += 1
            node.value += values[seat]

    def _descend(self, state: Any) -> list[tuple[Seat, Node]]:
        """Play on from a guessed state, guided by the trees, until each tree has grown by a node or the game is over.

        Args:
            state: The guessed state; it is changed.

        Returns:
            The visited nodes, each with the seat whose tree it belongs to.
        """
        game, me, chance = self.game, self.seat, self.chance
        at: list[Node | None] = list(self.roots)
        path: list[tuple[Seat, Node]] = []
        growing = len(at)
        while growing and (active := game.active_seats(state)):
            seat = me if me in active else active[0]
            node = at[seat]
            action = self._select(node, state, seat) if node else game.rollout_action(state, seat, chance)
            for observer, node in enumerate(at):
                if node is None or (action.secret and observer != seat):
                    continue
                child = node.after.get((seat, action))
                at[observer] = child
                if child is None:
                    child = node.after[seat, action] = Node()
                    growing -= 1
                path.append((observer, child))
            self._play(action, state, seat)
        return path

    def _select(self, node: Node, state: Any, seat: Seat) -> Action:
        """Select an untried action if progressive widening allows one, else the action with the best UCB1 value.

        For each child of the node whose action is legal here, `Node.offered` is increased.

        Args:
            node: The current node of the acting seat's tree.
            state: The current guessed state.
            seat: The acting seat.
        """
        legal = _without_retractions(self.game.single_steps(state, seat))
        if len(legal) == 1:
            return legal[0]
        after = node.after
        tried: list[tuple[Action, Node]] = []
        visits = 0
        for action in legal:
            if known := after.get((seat, action)):
                known.offered += 1
                visits += known.visits
                tried.append((action, known))
        if len(tried) < len(legal) and len(tried) < WIDE * (visits + 1) ** WIDENING:
            if self.has_policy and (seat, action := self.game.rollout_action(state, seat, self.chance)) not in after:
                return action
            untried = [action for action in legal if (seat, action) not in after]
            return self.chance.pick(untried)
        best, bound = legal[0], -1.0
        for action, child in tried:
            times = child.visits or 1
            upper = child.value / times + EXPLORE * sqrt(log(child.offered + 1) / times)
            if upper > bound:
                best, bound = action, upper
        return best

    def _play(self, action: Action, state: Any, seat: Seat) -> None:
        if action.open:
            action = self.game.fill(self.game.view(state, seat), action, self.chance)
        action.play(state, seat, self.chance)

    def _rollout(self, state: Any) -> Sequence[float]:
        """Play on by the rollout policy until the game is over or `Game.evaluate` judges the position.

        Args:
            state: The state to continue from; it is changed.

        Returns:
            A value from 0 (lost) to 1 (won) for each seat.
        """
        game, chance = self.game, self.chance
        active_seats, rollout_action, evaluate = game.active_seats, game.rollout_action, game.evaluate
        judges = type(game).evaluate is not Game.evaluate
        while active := active_seats(state):
            if judges and (values := evaluate(state)) is not None:
                return values
            seat = active[0]
            action = rollout_action(state, seat, chance)
            if action.open:
                self._play(action, state, seat)
            else:
                action.play(state, seat, chance)
        outcome = game.outcome(state)
        assert outcome
        return seat_value(outcome)


def _without_retractions(legal: list[Action]) -> list[Action]:
    """Return the actions that do more than take back what the seat has prepared; all if there are no others."""
    return [action for action in legal if not action.undoes] or legal


def seat_value(outcome: Outcome) -> list[float]:
    """Convert the outcome of a finished game into a value from 0 to 1 for each seat, in seat order.

    Winning counts 0.8, shared among the winners. The rest is the lead in points over the best other seat, so that a
    player who is losing (or has won) still has something to play for.
    """
    winners, scores = outcome.winners, outcome.scores
    share = 1.0 / len(winners) if winners else 0.0
    values = []
    for seat, score in enumerate(scores):
        others = [other for i, other in enumerate(scores) if i != seat]
        lead = score - max(others) if others else 0
        span = 1 + abs(score) + max(map(abs, others), default=0)
        values.append(0.8 * (share if seat in winners else 0.0) + 0.2 * (0.5 + 0.5 * lead / span))
    return values
