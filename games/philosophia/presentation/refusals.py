"""Why an action was refused or is unavailable, and what to do instead."""

from games.core.action import NOT_ACTIVE, NOT_NOW, Action
from games.core.words import Markdown
from games.philosophia import actions as a
from games.philosophia.actions import CollectLabyrinthToken
from games.philosophia.content import LAND, PRICES
from games.philosophia.rules.labyrinth import HOLDINGS, WAYS
from games.philosophia.state import LONGEST_CARD, NONE, SHORTEST_TEACHING
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import Name, at_place, counted, say, waiting_for

WHEN_AVAILABLE: dict[type[Action], str] = {
    a.WriteWisdomCards: "when-cards",
    a.FinishWriting: "when-cards",
    a.ChoosePhilosopher: "when-philosopher",
    a.TakeBonus: "when-token",
    a.KeepToken: "when-token",
    a.TakeBoth: "when-token",
    a.OfferProof: "when-proof",
    a.JudgeProof: "when-judge-proof",
    a.KeepOracleCard: "when-keep-card",
    a.Bid: "when-bid",
    a.ResetTimeline: "when-chronos",
    a.React: "when-react",
    a.PlaceColonist: "when-aim",
    a.SendFollowerHome: "when-aim",
    a.SendTokenBack: "when-aim",
    a.PlayArgument: "when-debate",
    a.PlayAllArguments: "when-debate",
    a.PassDebate: "when-debate",
    a.Argue: "when-debate",
    a.ProposeMotion: "when-motion",
    a.AgreeMotion: "when-motion",
    a.JudgeArgument: "when-judge-argument",
    a.Wish: "when-shop",
    a.ClearWishes: "when-shop",
    a.FinishShopping: "when-shop",
    a.TakeBackList: "when-shop",
    a.PlaceForMoirai: "when-moirai",
}
"""By type of action, for those that are not part of an ordinary turn: the message that says when it is available."""


def why_not_available(view: PhilosophiaView, action: Action, name: Name) -> Markdown:
    """Return why this type of action is not available in the current phase.

    Args:
        view: The view of the seat that tried the action.
        action: The action.
        name: Returns the name of a seat.
    """
    kind = type(action)
    if view.phase == "shop" and WHEN_AVAILABLE.get(kind) == "when-shop":
        return say.text("when-list-open" if kind is a.TakeBackList else "when-list-in")
    if view.phase in ("motion", "debate", "verdict") and kind in WHEN_AVAILABLE:
        return say.text(_in_debate(view, kind))
    if kind in WHEN_AVAILABLE:
        return say.text(WHEN_AVAILABLE[kind])
    if view.choice != NONE:
        return say.text("refusal-choice-in", wait=waiting_for(view, name))
    if (first := f"first-{view.phase}") in say:
        return say.text(first)
    return _in_turn(view, action)


def _in_debate(view: PhilosophiaView, kind: type[Action]) -> str:
    """Return the message that says why this type of action is not available at this point of a debate."""
    if kind in (a.ProposeMotion, a.AgreeMotion):
        return "when-motion-agreed" if view.options.real_debate != "off" else "when-motion-none"
    if view.phase == "debate" and kind in (a.PlayArgument, a.PlayAllArguments):
        return "when-argue"
    if view.phase == "debate" and kind is a.Argue:
        return "when-wordless"
    return f"first-{view.phase}" if WHEN_AVAILABLE[kind] == "when-debate" else WHEN_AVAILABLE[kind]


def _in_turn(view: PhilosophiaView, action: Action) -> Markdown:
    """Return why an action is not available at this point of the acting seat's own turn."""
    if isinstance(action, a.PlayOracleCard) and view.phase == "act":
        return say.text("when-no-oracle-card")
    if view.phase in ("rest", "leaves"):
        return say.text(f"when-{view.phase}")
    if isinstance(action, a.Move):
        return say.text("when-moved")
    if isinstance(action, a.EndTurn):
        return say.text("when-act")
    assert view.seat is not None
    place = view.players[view.seat].place
    if place >= LAND and isinstance(action, (*a.STANDARD, a.CollectLabyrinthToken, a.Study, a.CollectOracleCard)):
        return say.text("when-acropolis", place=at_place(place))
    if isinstance(action, (a.Study, a.UnlockWisdom)):
        return say.text("when-temple")
    return say.text("when-oracle" if isinstance(action, a.CollectOracleCard) else "when-elsewhere")


_HELD = {"followings": "followings", "schools": "schools", "debate": "debates", "learn": "wisdom"}
"""By way of earning a Labyrinth Token, the key in HOLDINGS of what it requires, where a refusal counts it."""


def refusal_words(view: PhilosophiaView, action: Action, reason: str, name: Name) -> Markdown:
    """Return why an action was refused, using only what the acting seat may know.

    Args:
        view: The view of the acting seat.
        action: The refused action.
        reason: The key of the reason, such as "coins_builder".
        name: Returns the name of a seat.
    """
    if view.phase == "over":
        return say.text("refusal-over")
    if reason == NOT_ACTIVE:
        key = "refusal-host-writes" if view.phase == "cards" else "refusal-not-asked"
        return say.text(key, wait=waiting_for(view, name))
    if reason == NOT_NOW:
        return why_not_available(view, action, name)
    if view.seat is None:
        return say.text("refusal-no-seat")
    coins = counted("coins", view.players[view.seat].coins)
    match reason:
        case "way_unmet" if isinstance(action, CollectLabyrinthToken) and f"unmet-{_way(action)}" in say:
            return _unmet(view, _way(action))
        case "occupied":
            return say.text("because-occupied", place=at_place(getattr(action, "place", -1)))
        case "coins_builder":
            return say.text("because-coins-builder", cost=counted("coins", PRICES.builder), coins=coins)
        case "coins_sophist":
            return say.text("because-coins-sophist", cost=counted("coins", PRICES.sophist), coins=coins)
        case "coins_study":
            return say.text("because-coins-study", cost=counted("coins", PRICES.study), coins=coins)
        case "no_builder":
            return say.text("because-no-builder", cost=counted("coins", PRICES.builder))
        case "no_sophist":
            return say.text("because-no-sophist", cost=counted("coins", PRICES.sophist))
        case "no_study_token":
            return say.text("because-no-study-token", cost=counted("coins", PRICES.study))
        case "bid_above_coins":
            return say.text("because-bid-above-coins", coins=coins)
        case "teaching_length":
            return say.text("because-teaching-length", least=SHORTEST_TEACHING, most=LONGEST_CARD)
    key = f"because-{reason.replace('_', '-')}"
    return say.text(key) if key in say else say.text("refusal-unknown")


def _way(action: CollectLabyrinthToken) -> str:
    return WAYS[action.way] if 0 <= action.way < len(WAYS) else ""


def _unmet(view: PhilosophiaView, way: str) -> Markdown:
    assert view.seat is not None
    if way not in _HELD:
        return say.text(f"unmet-{way}")
    return say.text(f"unmet-{way}", count=HOLDINGS[_HELD[way]](view.players[view.seat]))
