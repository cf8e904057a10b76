"""The computer player: a rule-based policy, an evaluation of positions, and texts for actions that need words.

`quick_action` uses only what its seat sees; it plays for absent players and in the simulated games of the search.
`evaluate` rates the state in which such a game stops. `instinct` answers questions that the search must not explore.
"""

from collections.abc import Callable
from dataclasses import replace

from games.core.action import Action
from games.philosophia.actions.acropolis import (
    Bid,
    EndTurn,
    InitiateDebate,
    Observe,
    OfferToAthena,
    ProgressTimeline,
    ResetTimeline,
)
from games.philosophia.actions.debating import (
    AgreeMotion,
    Argue,
    FinishShopping,
    JudgeArgument,
    PassDebate,
    PlanArguments,
    PlayAllArguments,
    PlayArgument,
    ProposeMotion,
    Wish,
)
from games.philosophia.actions.moving import KeepToken, Move, TakeBonus, TakeBoth
from games.philosophia.actions.oracle_cards import PlayOracleCard, React
from games.philosophia.actions.setup import FinishWriting, WriteWisdomCards
from games.philosophia.actions.standard import (
    BuildSchool,
    CollectLabyrinthToken,
    CollectOracleCard,
    CreateFollowing,
    HireBuilder,
    HireSophist,
    JudgeProof,
    KeepOracleCard,
    OfferProof,
    Study,
    Tutor,
    UnlockWisdom,
    UseSophist,
)
from games.philosophia.actions.travelling import Travel, destinations
from games.philosophia.content import (
    BONUSES,
    COUNTS,
    DELPHI,
    DISKS,
    DODONA,
    FAVOURS,
    FIRST_SYLLOGISM,
    KIND_OF,
    LAND,
    LAST_YEAR,
    OBSERVE,
    ORACLE_CARDS,
    ORACLE_PLACES,
    PARTHENON,
    PRICES,
    PROGRESS,
    RESULT,
    RETRACTION,
    SYLLOGISMS,
    TEMPLE,
    TROPHONIUS,
    WORD_OF_ZEUS,
    ZEUS_CARD,
    is_sophistry,
)
from games.philosophia.options import clean_text
from games.philosophia.prospects import (
    POINTS,
    Wants,
    open_decks,
    plan_of,
    strength,
    tutor_points,
    wants_of,
)
from games.philosophia.rules.debate import arguments, debate_of, last_one_in
from games.philosophia.rules.effects import ABILITIES
from games.philosophia.rules.labyrinth import (
    OLYMPIC,
    claimable_ways,
)
from games.philosophia.rules.turn import circle_open
from games.philosophia.state import NONE, Player, State
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import argument_name, say, teachings

_DECK_AT = {place: deck for deck, place in zip((DELPHI, DODONA, TROPHONIUS), ORACLE_PLACES, strict=True)}


def token_points(s: State, player: Player, wants: Wants) -> list[int]:
    """Rate keeping a location token of each type, in points as in `place_values`; 0 for a token without use."""
    return [
        30 + 70 * (player.colours[kind] + 1) // max(1, dealt) if kind in wants.colours else 0
        for kind, dealt in enumerate(s.dealt)
    ]


_BONUS_POINTS = {"coins": 8, "sophistry": 12, "syllogism": 22, "sophists": 4, "builders": 18}
"""By what a bonus gives, what one of it is worth to a player with no special need, in points as in `place_values`."""


def bonus_points(s: State, player: Player, wants: Wants, place: int) -> int:
    """Rate the bonus of the token at a place, in points as in `place_values`; a token face down has an average bonus.

    Args:
        s: The state.
        player: The player who would take it.
        wants: What the player needs.
        place: The place, where a token lies.
    """
    bonus = s.bonuses[s.tokens[place]]
    if bonus < 0:
        return 16
    gives, amount = BONUSES[bonus].gives, BONUSES[bonus].amount
    points = _BONUS_POINTS[gives]
    if gives == "coins" and wants.coins > player.coins:
        points += 7
    elif gives == "builders" and wants.builders:
        points += 25
    elif gives in ("sophistry", "syllogism") and wants.debates:
        points += 8
    return points * amount


def favour_points(s: State, player: Player, wants: Wants, deck: int) -> int:
    """Rate collecting a card at an oracle, in points as in `place_values`.

    Args:
        s: The state.
        player: The player who collects.
        wants: What the player needs.
        deck: The index of the oracle.
    """
    if not s.oracle[deck] or player.visits[deck] >= ABILITIES[player.philosopher].collections(deck):
        return 0
    if wants.favours and deck in open_decks(s, player):
        return 140
    return 100 if wants.oracle_cards else 25


def builder_points(s: State, player: Player, wants: Wants) -> int:
    """Rate hiring a builder, in points as in `place_values`; 0 if the player cannot."""
    if player.coins < PRICES.builder or player.builders >= COUNTS.builder_limit or not s.builders:
        return 0
    return 85 if wants.builders else 5


def study_points(player: Player, wants: Wants) -> int:
    """Rate buying a study token in a temple, or trading it for a wisdom card, in points as in `place_values`."""
    if len(player.wisdom) == COUNTS.wisdom_cards or not (player.study or player.coins >= PRICES.study):
        return 0
    return 105 if wants.wisdom else 10


def debate_points(player: Player, wants: Wants) -> int:
    """Rate starting a public debate, in points as in `place_values`; more arguments in hand are worth more."""
    if not wants.debates:
        return 0
    return min(120, 40 + 20 * strength(player))


def progress_points(s: State, me: int) -> int:
    """Rate moving the hourglass, in points as in `place_values`.

    It is high for a player with three Labyrinth Tokens, who wants the game to end, else near 0.
    """
    if s.players[me].labyrinth < COUNTS.labyrinth:
        return 3
    rivals = [p for p in s.players if p is not s.players[me] and p.labyrinth == COUNTS.labyrinth]
    if not rivals or s.hourglass + 1 < LAST_YEAR:
        return 160
    return 60 + 12 * len(s.players[me].hand)


def observe_points(player: Player, wants: Wants) -> int:
    """Rate drawing argument cards, in points as in `place_values`: highest shortly before the final debate."""
    if player.labyrinth == COUNTS.labyrinth:
        return 90
    return 80 if wants.debates and strength(player) < POINTS * wants.debates else 20


def place_values(s: State, me: int, places: list[int]) -> list[int]:
    """Rate each of these places as a destination for a seat's move, in points.

    Points have no unit: 200 stand for an action that earns a Labyrinth Token, about 100 for one that a way to a token
    needs, 20 for earning a coin.

    Args:
        s: The state; only what the seat sees is used.
        me: The seat that moves.
        places: The places to rate.

    Returns:
        A rating for each place, in the same order; higher is better.
    """
    player = s.players[me]
    wants = wants_of(s, player)
    bit = 1 << me
    collects = 200 if claimable_ways(s, player) else 0
    base = max(tutor_points(player, wants), collects, builder_points(s, player, wants))
    following = 100 if wants.followers and player.followers else 0
    school = 110 if wants.schools and player.builders else 0
    study = study_points(player, wants)
    tokens = token_points(s, player, wants)
    pays = 10 if player.coins and ABILITIES[player.philosopher].pays_fees else 0
    found = []
    for place in places:
        if place >= LAND:
            found.append(_circle_points(s, me, wants, place))
            continue
        value = base
        if following > value and not s.followers[place] & bit:
            value = following
        if s.schools[place] < 0:
            value = max(value, school)
        elif s.schools[place] != me:
            value -= pays
        kind = KIND_OF[place]
        if kind == TEMPLE:
            value = max(value, study)
        elif place in _DECK_AT:
            value = max(value, favour_points(s, player, wants, _DECK_AT[place]))
        if s.tokens[place] >= 0:
            value += max(tokens[kind], bonus_points(s, player, wants, place))
        found.append(value)
    return found


def _circle_points(s: State, me: int, wants: Wants, place: int) -> int:
    if not circle_open(s, me, place):
        return 0
    player = s.players[me]
    if place == PROGRESS:
        return progress_points(s, me)
    if place == OBSERVE:
        return observe_points(player, wants)
    if place == PARTHENON:
        return min(_disk_value(s, me, wants) // 2, 10 + 6 * player.coins)
    return debate_points(player, wants)


def debate_action(s: State, me: int, legal: list[Action]) -> Action:
    """Return what the rule-based policy does in a debate: one of the legal actions, a card to play or a pass.

    Args:
        s: The state; only what the seat sees is used.
        me: The debater who acts.
        legal: The legal actions.
    """
    debate = debate_of(s)
    spoken = any(type(action) is Argue for action in legal)
    played: type[Action] = Argue if spoken else PlayArgument
    cards = arguments(s, me)
    passing = PassDebate.of()
    if not cards:
        return passing
    if debate.led != NONE:
        card = _answer(cards, debate.led, debate.final)
    elif last_one_in(debate):
        card = _alone(s, me, cards)
        if card != NONE and debate.final and PlayAllArguments.of() in legal:
            return PlayAllArguments.of()
    else:
        card = cards[0]
    return played.of(card) if card != NONE else passing


def debate_timeout_action(s: State, me: int) -> Action:
    """Return the action of a debater whose time limit for an argument in words has run out.

    That is a pass, or a card without words if the debater has to play the first card. This is our rule; Guidebook p14
    says only that limits may be needed.
    """
    passing = PassDebate.of()
    return passing if passing in PassDebate.offers(s, me) else Argue.of(arguments(s, me)[0])


def _answer(cards: list[int], led: int, final: bool) -> int:
    """Return the card with which the policy answers in a debate, or -1 to pass.

    It is one that beats the card led, else one that ties, else the worst if it can be spared.

    Args:
        cards: The cards in hand, weakest first; not empty.
        led: The card to answer.
        final: Whether it is the final debate, in which it never passes.
    """
    for wanted in (1, 0):
        for card in cards:
            if RESULT[card][led] == wanted:
                return card
    return cards[0] if final or (len(cards) > 2 and is_sophistry(cards[0])) else NONE


def _alone(s: State, me: int, cards: list[int]) -> int:
    """Return the card that the last debater who has not passed adds to its pile, or -1 to pass.

    It adds one if that can still win the debate, and always in the final debate.

    Args:
        s: The state.
        me: The debater.
        cards: The cards in hand, weakest first; not empty.
    """
    debate = debate_of(s)
    if debate.final:
        return cards[0]
    mine = len(debate.piles[me])
    theirs = max(len(pile) for seat, pile in debate.piles.items() if seat != me)
    needed = theirs - mine + (me != debate.circle[0])
    return cards[0] if 0 < needed <= len(s.players[me].hand) else NONE


def motion_action(legal: list[Action]) -> Action:
    """Return the policy's action when a motion for a debate is sought: agree if one has been proposed, else propose."""
    return AgreeMotion.of() if AgreeMotion.of() in legal else legal[0]


_SLOPE = 0.2
"""The part of a rating, from 0 to 1, that a lead of one Labyrinth Token over the best opponent is worth."""


def evaluate(s: State) -> list[float]:
    """Rate the prospects of each seat from 0 (lost) to 1 (won).

    Until a player has three Labyrinth Tokens, the rating is the seat's lead in tokens and resources. Afterwards it
    depends on how near the end is: good for the only player with three, else for the one with the strongest hand. The
    Moirai (the solo opponent) get no rating.
    """
    found = [progress(s, player) for player in s.players]
    done = [seat for seat, player in enumerate(s.players) if player.labyrinth == COUNTS.labyrinth]
    near = s.hourglass / LAST_YEAR
    people = 1 if s.moirai else len(found)
    shares = []
    for seat in range(people):
        if not done:
            share = min(0.55, 0.3 + _SLOPE * (found[seat] - max(found[:seat] + found[seat + 1 :])))
        elif seat not in done:
            share = 0.35 * min(1.0, found[seat] / COUNTS.labyrinth) * (1 - 0.7 * near)
        elif len(done) == 1:
            share = 0.58 + 0.29 * near  # less than winning is worth to the search, or it would never end
        else:
            mine = _final_strength(s.players[seat])
            best = max(_final_strength(s.players[other]) for other in done if other != seat)
            share = 0.5 + 0.4 * (mine - best) / (mine + best + 4) * (0.4 + 0.6 * near)
        shares.append(min(1.0, max(0.0, share)))
    return shares


def _final_strength(player: Player) -> int:
    """Rate the cards that a player can use in the final debate: those in hand and those that the coins will buy."""
    return player.coins + strength(player)


def progress(s: State, player: Player) -> float:
    """Return how many Labyrinth Tokens a player has, plus a part of those that are missing, and a bit for resources.

    The part depends on the turns that the player's plan still costs.
    """
    missing = COUNTS.labyrinth - player.labyrinth
    value = player.labyrinth + 0.9 * missing * max(0.0, 1 - plan_of(s, player).turns / (_TURNS * max(1, missing)))
    return value + 0.012 * min(player.coins, 12) + 0.01 * min(strength(player), 12)


_TURNS = 10
"""The turns that a Labyrinth Token costs at most, for `progress`."""


SILENCE = "…"
"""The text of an argument or summary by a player who says nothing; it satisfies the rule that the text must not be
empty."""

_MOTIONS = 5
"""The number of motions that computers propose."""


def fill(view: PhilosophiaView, action: Action) -> Action:
    """Return an action with legal text in the fields that a player would type in; others are returned unchanged."""
    if isinstance(action, Argue):
        return replace(action, text=_argument(action.card))
    if isinstance(action, ProposeMotion):
        return replace(action, motion=_motion(view.round + (view.debate.proposals if view.debate else 0)))
    if isinstance(action, OfferProof) and view.seat is not None:
        first, second, third = teachings(view.teachings, view.players[view.seat].philosopher)
        return replace(action, first=first, second=second, third=third)
    if isinstance(action, PlanArguments):
        return replace(action, cards=(0,))
    if isinstance(action, Travel):
        return replace(action, place=destinations(view)[0])
    if isinstance(action, WriteWisdomCards):
        return replace(action, first=say.label("computer-teaching"))
    return action


def fill_for_absent(s: State, action: Action) -> Action:
    """Return an action with text in the fields that an absent player would have typed in.

    The text is left empty, or is an ellipsis where other players judge it. A motion gets real words where it is judged,
    since the others have to debate it. An action without such fields is returned unchanged.
    """
    judged = s.options.real_debate == "judged"
    if isinstance(action, OfferProof):
        return replace(action, first=SILENCE, second=SILENCE, third=SILENCE)
    if isinstance(action, Argue) and judged:
        return replace(action, text=SILENCE)
    if isinstance(action, ProposeMotion) and judged:
        return replace(action, motion=_motion(s.round))
    return action


def _motion(number: int) -> str:
    """Return a motion that a computer proposes; each number gives the next of them, over and over."""
    return say.label(f"computer-motion-{number % _MOTIONS + 1}")


def _argument(card: int) -> str:
    if card == WORD_OF_ZEUS:
        return say.label("computer-zeus")
    if card < FIRST_SYLLOGISM:
        return say.label("computer-sophistry", card=argument_name(card))
    return say.label(f"computer-form-{SYLLOGISMS[card - FIRST_SYLLOGISM].name}")


def instinct(view: PhilosophiaView) -> Action | None:
    """Return what a computer player does without a search, such as a candid vote; None if it should search.

    Computers accept every argument, and a proof that says something of each card. They cancel an oracle card only if it
    is played against themselves.
    """
    if not view.must_choose:
        return None
    if view.phase == "react" and view.played:
        held, aimed = RETRACTION in view.oracle_cards, view.played.victim == view.seat
        return React.of(held and aimed)
    if view.phase == "verdict":
        return JudgeArgument.of(True)
    if view.phase == "judge" and view.proof:
        return JudgeProof.of(all(clean_text(text.replace("…", "")) for text in view.proof.texts))
    return FinishWriting.of() if view.phase == "cards" else None


Noise = Callable[[int], int]
"""A function of n that returns a number from 0 to n - 1, which varies the ratings of a policy; always 0 if a policy
must not vary."""

_GAINS = frozenset(
    i
    for i, card in enumerate(ORACLE_CARDS)
    if card.name
    in ("the-pythia-speaks", "the-sacred-treasuries", "the-sacred-oak", "the-bronze-gong", "apollos-colonists")
)
_STEALS = frozenset(
    i
    for i, card in enumerate(ORACLE_CARDS)
    if card.name in ("the-theft-of-agamedes", "the-waters-of-mnemosyne", "the-terror-of-the-cave", "the-lost-road")
)
_DISK_VALUES = {
    "athenas-silver": 60,
    "the-architects": 40,
    "delphic-influence": 25,
    "dodonic-influence": 25,
    "trophonius-influence": 25,
    "unknown-oracle": 30,
    "contemplation": 40,
    "athenas-influence": 15,
    "athenas-wisdom": 50,
    "athenas-eloquence": 40,
}


def no_noise(n: int) -> int:
    """Return 0 for every n: for a policy that must not vary and always takes the action that it rates highest."""
    return 0


def quick_action(s: State, me: int, legal: list[Action], noise: Noise) -> Action:
    """Return the action that a fast rule-based policy chooses; it plays for absent players and in simulated games.

    Args:
        s: The state; only what the seat sees is used.
        me: The acting seat.
        legal: The seat's legal actions without shortcuts.
        noise: Returns random numbers that vary the ratings; see `Noise`.
    """
    phase = s.phase
    if len(legal) == 1:
        return legal[0]
    if phase in ("move", "doves"):
        return _choose_move(s, me, legal, noise)
    if phase in ("act", "leaves"):
        return _act(s, me, legal, noise)
    if phase == "debate":
        return debate_action(s, me, legal)
    if phase == "token":
        return _token(s, me)
    if phase == "bid":
        return Bid.of(_bid(s, me, noise))
    if phase == "shop":
        syllogism, sophistry = Wish.of(1), Wish.of(0)
        return syllogism if syllogism in legal else sophistry if sophistry in legal else FinishShopping.of()
    if phase == "chronos":
        return ResetTimeline.of(_wants_time(s, me))
    if phase == "rest":
        return _card_to_play(s, me, legal) or EndTurn.of()
    if phase == "react":
        return React.of(s.played is not None and s.played.victim == me)
    if phase == "oracle":
        return max(legal, key=_oracle_worth)
    if phase == "motion":
        return motion_action(legal)
    if phase == "cards":
        return FinishWriting.of()
    return legal[noise(len(legal))]


def _choose_move(s: State, me: int, legal: list[Action], noise: Noise) -> Action:
    if s.phase == "move" and any(s.players[me].backs) and (card := _card_to_play(s, me, legal)):
        return card
    moves = [action for action in legal if type(action) is Move]
    worth = place_values(s, me, [move.place for move in moves])
    best, most = moves[0], -1000
    for move, value in zip(moves, worth, strict=True):
        value += noise(40)
        if value > most:
            best, most = move, value
    return best


def _card_to_play(s: State, me: int, legal: list[Action]) -> Action | None:
    """Return the oracle card action to take in one's turn, or None if no card is worth playing now.

    A card with an immediate gain comes first, then one that takes something from the opponent with most Labyrinth
    Tokens.
    """
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
    player = s.players[me]
    wants = wants_of(s, player)
    keeps = token_points(s, player, wants)[KIND_OF[place]] > bonus_points(s, player, wants, place)
    return KeepToken.of() if keeps else TakeBonus.of()


def _act(s: State, me: int, legal: list[Action], noise: Noise) -> Action:
    best, most = legal[0], -1000
    wants = wants_of(s, s.players[me])
    for action in legal:
        value = _worth(s, me, action, wants) + noise(20)
        if value > most:
            best, most = action, value
    return best


def _worth(s: State, me: int, action: Action, wants: Wants) -> int:
    """Rate a legal action of a turn in points, as in `place_values`.

    Args:
        s: The state.
        me: The acting seat.
        action: The action.
        wants: What the seat needs.
    """
    player = s.players[me]
    match action:
        case CollectLabyrinthToken():
            return 300 if action.way == OLYMPIC else 200
        case CreateFollowing():
            return 100 if wants.followers else 10
        case BuildSchool():
            return 110 if wants.schools else 10
        case HireBuilder():
            return builder_points(s, player, wants)
        case Tutor():
            return tutor_points(player, wants)
        case UseSophist():
            return 105 if wants.followers else 15
        case HireSophist():
            return 5
        case Study() | UnlockWisdom():
            return study_points(player, wants)
        case CollectOracleCard():
            return favour_points(s, player, wants, ORACLE_PLACES.index(player.place))
        case ProgressTimeline():
            return progress_points(s, me)
        case Observe():
            return observe_points(player, wants) + 5 * action.syllogism
        case OfferToAthena():
            return 20 if action.skip == (_disk_value(s, me, wants) < 25) else 0
        case InitiateDebate():
            return debate_points(player, wants) + 40 - s.players[action.opponent].wins
        case PlayOracleCard():
            return 120 if action.card in _GAINS else 0
    return -100


def _wants_time(s: State, me: int) -> bool:
    """Return True if it is better for a seat that the hourglass moves back: it still lacks Labyrinth Tokens."""
    return s.players[me].labyrinth < COUNTS.labyrinth


def _disk_value(s: State, me: int, wants: Wants) -> int:
    """Rate the top offering disk for a seat, in points as in `place_values`.

    Chronos is worth much to everyone once somebody has three Labyrinth Tokens and the hourglass is on its way: those
    who have three want to leave it there, the others to move it back.

    Args:
        s: The state.
        me: The seat.
        wants: What the seat needs.
    """
    name = DISKS[s.disk].name
    if name == "chronos":
        return 12 * s.hourglass if any(player.labyrinth == COUNTS.labyrinth for player in s.players) else 0
    needed = {
        "unknown-oracle": wants.favours,
        "contemplation": wants.wisdom,
        "the-architects": wants.builders,
        "athenas-silver": wants.coins > s.players[me].coins,
        "athenas-wisdom": wants.debates,
        "athenas-eloquence": wants.debates,
    }
    return _DISK_VALUES[name] * (2 if needed.get(name) else 1)


def _bid(s: State, me: int, noise: Noise) -> int:
    player = s.players[me]
    worth = _disk_value(s, me, wants_of(s, player)) // 12 + noise(3)
    return max(0, min(player.coins, worth))


def _oracle_worth(action: Action) -> int:
    assert isinstance(action, KeepOracleCard)
    card = action.card
    return 3 if card in FAVOURS else 2 if card in _GAINS or card == ZEUS_CARD else 1 if card in _STEALS else 0
