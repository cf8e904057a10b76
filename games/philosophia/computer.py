"""The computer player: a rule-based policy, an evaluation of positions, and texts for actions that need words.

`quick_action` uses only what its seat sees; it plays for absent players and in the simulated games of the search.
`evaluate` rates the state in which such a game stops. `instinct` answers questions that the search must not explore.
"""

from collections.abc import Callable
from dataclasses import replace

from games.core.action import Action
from games.philosophia.actions.acropolis import Bid, EndTurn, ResetTimeline
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
from games.philosophia.actions.moving import KeepToken, Move, TakeBonus, TakeBoth, Travel, destinations
from games.philosophia.actions.oracle_cards import PlayOracleCard, React
from games.philosophia.actions.setup import FinishWriting, WriteWisdomCards
from games.philosophia.actions.standard import JudgeProof, KeepOracleCard, OfferProof
from games.philosophia.content import (
    COUNTS,
    FAVOURS,
    FIRST_SYLLOGISM,
    KIND_OF,
    LAST_YEAR,
    ORACLE_CARDS,
    RESULT,
    RETRACTION,
    SYLLOGISMS,
    WORD_OF_ZEUS,
    ZEUS_CARD,
    is_sophistry,
)
from games.philosophia.prospects import plan_of, strength, wants_of
from games.philosophia.ratings import GAINS, action_points, bonus_points, disk_points, place_values, token_points
from games.philosophia.rules.debate import arguments, debate_of, last_one_in
from games.philosophia.state import NONE, Player, State, clean_text
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import argument_name, say, teachings


def debate_action(s: State, me: int, legal: list[Action]) -> Action:
    """Choose an action for a computer player in a debate by fixed rules: an argument card to play, or a pass.

    Args:
        s: The state; only what the seat sees is used.
        me: The debater who acts.
        legal: The debater's legal actions, one of which is returned.
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
    """Return the argument card with which a computer player answers in a debate, or -1 to pass.

    It is a card that beats the opponent's, else one that ties, else a spare Sophistry card.

    Args:
        cards: The cards in hand, weakest first; not empty.
        led: The opponent's card to answer.
        final: True for the final debate, in which a computer player never passes as long as it has cards.
    """
    for wanted in (1, 0):
        for card in cards:
            if RESULT[card][led] == wanted:
                return card
    return cards[0] if final or (len(cards) > 2 and is_sophistry(cards[0])) else NONE


def _alone(s: State, me: int, cards: list[int]) -> int:
    """Return the card that a computer player adds to its pile after all other debaters have passed, or -1 to pass.

    It adds one if its hand is large enough to still win the debate, and always in the final debate.

    Args:
        s: The state.
        me: The computer player's seat.
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
    """Choose an action for a computer player who has to settle the motion of a debate: agree if possible, else propose.

    Args:
        legal: The legal actions, one of which is returned.
    """
    return AgreeMotion.of() if AgreeMotion.of() in legal else legal[0]


_SLOPE = 0.2
"""How much `evaluate` adds to a seat's prospects, from 0 (lost) to 1 (won), for each Labyrinth Token of a lead."""


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
    """Rate a player's argument cards for the final debate: one point for each coin, plus `strength` of the hand.

    Coins count because players buy cards with them before that debate.
    """
    return player.coins + strength(player)


def progress(s: State, player: Player) -> float:
    """Rate how far a player has come, in Labyrinth Tokens, with a fraction for what has been done towards the next.

    The fraction is larger, the fewer turns the player's plan still takes; coins and argument cards add a bit.
    """
    missing = COUNTS.labyrinth - player.labyrinth
    value = player.labyrinth + 0.9 * missing * max(0.0, 1 - plan_of(s, player).turns / (_TURNS * max(1, missing)))
    return value + 0.012 * min(player.coins, 12) + 0.01 * min(strength(player), 12)


_TURNS = 10
"""The number of turns per missing Labyrinth Token from which on a plan adds nothing to `progress`."""


SILENCE = "…"
"""The text of an argument or summary by a player who says nothing; it satisfies the rule that the text must not be
empty."""

_MOTIONS = 5
"""How many different motions for debates there are in the catalogue for computer players to propose."""


def fill(view: PhilosophiaView, action: Action) -> Action:
    """Fill in, for a computer player, the fields of an action that a person would type in.

    An action without such fields is returned unchanged.
    """
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
    """Return the text of a motion for a debate that a computer player proposes, in the current language.

    Args:
        number: Any number; the motions in the catalogue are numbered in turn, over and over.
    """
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

_STEALS = frozenset(
    i
    for i, card in enumerate(ORACLE_CARDS)
    if card.name in ("the-theft-of-agamedes", "the-waters-of-mnemosyne", "the-terror-of-the-cave", "the-lost-road")
)


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
        if action.card in GAINS:
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
        value = action_points(s, me, action, wants) + noise(20)
        if value > most:
            best, most = action, value
    return best


def _wants_time(s: State, me: int) -> bool:
    """Return True if a seat lacks Labyrinth Tokens, so that it profits if the hourglass (the timer) moves back."""
    return s.players[me].labyrinth < COUNTS.labyrinth


def _bid(s: State, me: int, noise: Noise) -> int:
    player = s.players[me]
    worth = disk_points(s, me, wants_of(s, player)) // 12 + noise(3)
    return max(0, min(player.coins, worth))


def _oracle_worth(action: Action) -> int:
    assert isinstance(action, KeepOracleCard)
    card = action.card
    return 3 if card in FAVOURS else 2 if card in GAINS or card == ZEUS_CARD else 1 if card in _STEALS else 0
