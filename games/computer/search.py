"""A player that thinks: information-set Monte-Carlo tree search over determinized worlds.

Every playout begins in a world guessed anew from the view, so the search knows no more than its seat. Each seat has
a tree of its own, in which it goes down by what it sees done: its own actions, and those of others that are not
secret. (Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search, 2012: the variant with many observers.)
Seats that decide at once are asked one after another, and nobody sees the answers.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any

from games.core.action import Action, Seat
from games.core.chance import Chance
from games.core.game import Game, Outcome, View
from games.core.seeded import Seeded

Clock = Callable[[], float]
"""Seconds since some moment; given from outside, since games know no time."""

EXPLORE = 0.6
"""How much an action that was tried seldom is preferred."""
WIDE, WIDENING = 2.0, 0.6
"""So many actions are tried in a node: WIDE times its visits to the power of WIDENING."""


HABIT, ASKED = 0.5, 24
"""What the quick player always does counts as tried in so many more of all playouts; it is asked so many times."""
LOOK, LIKELY = 16, 0.35
"""After so many playouts each it is looked whether the others would still change the choice: hardly more than this
share of them goes to one other action. (Baier, Winands: Time Management for Monte Carlo Tree Search, 2016: stopping
early.)"""


class Node:
    """What is known of having done something, as one seat sees it."""

    __slots__ = ("after", "offered", "value", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.value = 0.0
        self.offered = 0
        self.after: dict[tuple[Seat, Action], Node] = {}


class Search:
    """The search of one seat for one decision."""

    def __init__(self, game: Game[Any, Any], view: View, luck: Seeded) -> None:
        assert view.seat is not None
        self.game = game
        self.view = view
        self.seat: Seat = view.seat
        self.chance = Chance(luck.below)
        self.has_policy = type(game).rollout_action is not Game.rollout_action
        world = game.determinize(view, self.chance)
        self.legal = _onward(game.legal_actions(world, self.seat))
        self.habit = self._habit(world)
        self.roots: list[Node] = []

    def choose(self, seconds: float, playouts: int, clock: Clock) -> Action:
        """The action tried most often within the bounds. In time: a playout that would not fit is not begun. None is
        imagined any more once the others would hardly change the choice."""
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
        """The action tried most often, of these the one that did best; what the game's quick player would do counts
        as so many more tries, those among them that are `left`. Any action where none was tried."""
        nodes = self._tried()
        if not nodes:
            return self.chance.pick(self.legal)
        tries = self._tries(nodes, left)
        return max(nodes, key=lambda action: (tries[action], nodes[action].value))

    def is_settled(self, left: int) -> bool:
        """Whether `best` would choose the same if the LIKELY share of the playouts that are `left` all went to any one
        other action."""
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
        """How often each legal action was tried, with its credit for being a habit as it is after `left` more."""
        credit = HABIT * (left + sum(node.visits for node in nodes.values()))
        habit = self.habit
        return {
            action: (nodes[action].visits if action in nodes else 0) + credit * habit.get(action, 0)
            for action in self.legal
        }

    def _habit(self, world: Any) -> dict[Action, float]:
        """How often the game's own quick player would take each action; nothing where it has none."""
        if not self.has_policy or len(self.legal) == 1:
            return {}
        asked = [self.game.rollout_action(world, self.seat, self.chance) for _ in range(ASKED)]
        return {action: asked.count(action) / ASKED for action in dict.fromkeys(asked)}

    def playout(self) -> None:
        """Imagine one world and play it on: down the trees, a node further in each, then quickly to the end."""
        state = self.game.determinize(self.view, self.chance)
        if not self.roots:  # the first one only shows how many seats there are
            self.roots = [Node() for _ in self._rollout(state)]
            return
        path = self._descend(state)
        values = self._rollout(state)
        for seat, node in path:
            node.visits += 1
            node.value += values[seat]

    def _descend(self, state: Any) -> list[tuple[Seat, Node]]:
        """Play down the trees until all of them are left; the nodes passed, each with whose it is."""
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
        """An action not tried yet, as long as few were for so many visits; or the one with the best upper bound."""
        legal = _onward(self.game.legal_actions(state, seat))
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
        """Play on quickly, to the end or to where the game can judge; what each seat has of it, from 0 to 1."""
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
        return worth(outcome)


def _onward(legal: list[Action]) -> list[Action]:
    """Without those that only take back."""
    return [action for action in legal if not action.undoes] or legal


def worth(outcome: Outcome) -> list[float]:
    """What an outcome is worth to each seat: mostly winning, a little the distance in points, so that even a player
    who is losing (or has won) plays on for something."""
    winners, scores = outcome.winners, outcome.scores
    share = 1.0 / len(winners) if winners else 0.0
    values = []
    for seat, score in enumerate(scores):
        others = [other for i, other in enumerate(scores) if i != seat]
        lead = score - max(others) if others else 0
        span = 1 + abs(score) + max(map(abs, others), default=0)
        values.append(0.8 * (share if seat in winners else 0.0) + 0.2 * (0.5 + 0.5 * lead / span))
    return values
