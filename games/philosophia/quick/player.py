"""The quick player: one action for each moment. It uses only what its seat sees, so the clock may play it as well."""

from collections.abc import Callable

from games.core.action import Action
from games.philosophia.actions.acropolis import Bid, EndTurn, InitiateDebate, Observe, OfferToAthena, ProgressTimeline
from games.philosophia.actions.choosing import FinishWriting
from games.philosophia.actions.labyrinth import CollectLabyrinthToken
from games.philosophia.actions.moving import KeepToken, Move, TakeBonus, TakeBoth
from games.philosophia.actions.oracle import PlayOracleCard, React
from games.philosophia.actions.shopping import FinishShopping, Wish
from games.philosophia.actions.special import CollectOracleCard, KeepOracleCard, Study, UnlockWisdom
from games.philosophia.actions.standard import (
    BuildSchool,
    CreateFollowing,
    HireBuilder,
    HireSophist,
    Tutor,
    UseSophist,
)
from games.philosophia.content import COUNTS, DISKS, FAVOURS, KIND_OF, ORACLE, ORACLE_PLACES, ZEUS_CARD
from games.philosophia.quick.debating import argue, motion
from games.philosophia.quick.places import (
    builder_value,
    debate_value,
    favour_value,
    observe_value,
    progress_value,
    study_value,
    token_values,
    values,
)
from games.philosophia.state import State
from games.philosophia.ways import FOLLOWINGS, SCHOOLS

Spread = Callable[[int], int]
"""`spread(n)`: a number from 0 to n - 1 by which an estimate is disturbed; always 0 for the clock."""

_GAINS = frozenset(
    i
    for i, card in enumerate(ORACLE)
    if card.name
    in ("The Pythia Speaks", "The Sacred Treasuries", "The Sacred Oak", "The Bronze Gong", "Apollo's Colonists")
)
_STEALS = frozenset(
    i
    for i, card in enumerate(ORACLE)
    if card.name in ("The Theft of Agamedes", "The Waters of Mnemosyne", "The Terror of the Cave", "The Lost Road")
)
_DISK_VALUES = {
    "Athena's Silver": 60,
    "The Architects": 40,
    "Chronos": 0,
    "Delphic Influence": 25,
    "Dodonic Influence": 25,
    "Trophonius Influence": 25,
    "Unknown Oracle": 30,
    "Contemplation": 40,
    "Athena's Influence": 15,
    "Athena's Wisdom": 50,
    "Athena's Eloquence": 40,
}


def no_spread(n: int) -> int:
    """Always the best guess."""
    return 0


def choose(s: State, me: int, legal: list[Action], spread: Spread) -> Action:
    """What the quick player does."""
    if len(legal) == 1:
        return legal[0]
    phase = s.phase
    if phase in ("move", "doves"):
        return _move(s, me, legal, spread)
    if phase in ("act", "leaves"):
        return _act(s, me, legal, spread)
    if phase == "debate":
        return argue(s, me, legal)
    if phase == "token":
        return _token(s, me)
    if phase == "bid":
        return Bid.of(_bid(s, me, spread))
    if phase == "shop":
        syllogism, sophistry = Wish.of(1), Wish.of(0)
        return syllogism if syllogism in legal else sophistry if sophistry in legal else FinishShopping.of()
    if phase == "rest":
        return _card_to_play(s, me, legal) or EndTurn.of()
    if phase == "react":
        return React.of(s.played is not None and s.played.victim == me)
    if phase == "oracle":
        return max(legal, key=_oracle_worth)
    if phase == "motion":
        return motion(legal)
    if phase == "cards":
        return FinishWriting.of()
    return legal[spread(len(legal))]


def _move(s: State, me: int, legal: list[Action], spread: Spread) -> Action:
    if s.phase == "move" and any(s.players[me].backs) and (card := _card_to_play(s, me, legal)):
        return card
    moves = [action for action in legal if type(action) is Move]
    worth = values(s, me, [move.place for move in moves])
    best, most = moves[0], -1000
    for move, value in zip(moves, worth, strict=True):
        value += spread(40)
        if value > most:
            best, most = move, value
    return best


def _card_to_play(s: State, me: int, legal: list[Action]) -> Action | None:
    """Cards that gain something at once; those against others, against whoever has most Labyrinth Tokens."""
    found: Action | None = None
    most = -1
    for action in legal:
        if type(action) is not PlayOracleCard:
            continue
        if action.card in _GAINS:
            return action
        if action.card in _STEALS and s.players[action.victim].labyrinth > most:
            found, most = action, s.players[action.victim].labyrinth
    return found


def _token(s: State, me: int) -> Action:
    place = s.players[me].place
    if TakeBoth.of() in TakeBoth.offers(s, me):
        return TakeBoth.of()
    return KeepToken.of() if token_values(s, me)[KIND_OF[place]] else TakeBonus.of()


def _act(s: State, me: int, legal: list[Action], spread: Spread) -> Action:
    best, most = legal[0], -1000
    player = s.players[me]
    finished = player.labyrinth == COUNTS.labyrinth
    for action in legal:
        value = _worth(s, me, action, finished) + spread(20)
        if value > most:
            best, most = action, value
    return best


def _worth(s: State, me: int, action: Action, finished: bool) -> int:
    """How good an action is; the same scale as for places."""
    player = s.players[me]
    kind = type(action)
    if kind is CollectLabyrinthToken:
        return 200
    if kind is CreateFollowing:
        return 100 if not finished and FOLLOWINGS not in player.claimed else 1
    if kind is BuildSchool:
        return 95 if SCHOOLS not in player.claimed else 10
    if kind is HireBuilder:
        return 0 if finished else builder_value(s, player)
    if kind is Tutor:
        return 20 + 8 * len(player.wisdom)
    if kind is UseSophist:
        return 105 if not finished and FOLLOWINGS not in player.claimed else 15
    if kind is HireSophist:
        return 5
    if kind in (Study, UnlockWisdom):
        return 0 if finished else study_value(player)
    if kind is CollectOracleCard:
        return favour_value(s, me, ORACLE_PLACES.index(player.place))
    if kind is ProgressTimeline:
        return progress_value(s, me)
    if isinstance(action, Observe):
        return observe_value(s, me) + 5 * action.syllogism
    if isinstance(action, OfferToAthena):
        return 20 if action.skip == (_DISK_VALUES[DISKS[s.disk].name] < 25) else 0
    if isinstance(action, InitiateDebate):
        return debate_value(s, me) + 40 - s.players[action.opponent].wins
    if isinstance(action, PlayOracleCard):
        return 120 if action.card in _GAINS else 0
    return -100


def _bid(s: State, me: int, spread: Spread) -> int:
    player = s.players[me]
    worth = _DISK_VALUES[DISKS[s.disk].name] // 12 + spread(3)
    return max(0, min(player.coins, worth))


def _oracle_worth(action: Action) -> int:
    assert isinstance(action, KeepOracleCard)
    card = action.card
    return 3 if card in FAVOURS else 2 if card in _GAINS or card == ZEUS_CARD else 1 if card in _STEALS else 0
