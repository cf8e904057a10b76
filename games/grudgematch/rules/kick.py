"""A kick, from playing the card until the ball stops: tackles, blocks and fouls; and its preview for the kicker.

See the rules, A8 to A16, A23 and A27. The preview uses public information only: where everybody stands, how many cards
a team holds, and the discard pile (rules, A25).
"""

from functools import cache
from typing import NamedTuple

from games.core.chance import Chance
from games.grudgematch import events
from games.grudgematch.content import MOST, TEAM_MASK, TEAM_OF, is_face, philosophers_in, roll_value
from games.grudgematch.field import GOAL_BEYOND, OFF, RAYS
from games.grudgematch.rules.turn import adjacent, ball_lands, begin_kicks, publicly_possible, score_goal, seat_of
from games.grudgematch.state import Kick, KickEnd, LastKick, Position, State

SENT_OFF = 1
"""The number on a die rolled for a foul that sends off the philosopher who fouls."""


@cache
def ball_path(start: int, way: int, value: int) -> tuple[tuple[int, ...], int]:
    """Return the spaces that a kick passes if nobody stops it, and the team whose goal it ends in, or -1 for no goal.

    Args:
        start: The ball's space.
        way: The direction, an index into WAYS.
        value: The value of the kick.
    """
    ray = RAYS[start][way]
    return ray[:value], GOAL_BEYOND[start][way] if value > len(ray) else -1


def discard_card(s: State, team: int, card: int) -> None:
    """Move a card from a team's hand to the discard pile, and note that a card was played in this turn."""
    s.hands[team].remove(card)
    s.spent |= 1 << card
    s.played = True


def begin_kick(s: State, card: int, way: int, chance: Chance) -> None:
    """Play a card for a kick and continue with the foul, the tackle, or the ball's movement.

    The value of a face card is rolled (rules, A8).

    Args:
        s: The state to change.
        card: The card, a number from 0 to 51; its suit determines the kicker.
        way: The direction, an index into WAYS.
        chance: Makes the random draws, and receives the events.
    """
    team = s.turn
    discard_card(s, team, card)
    value, rolled = roll_value(card, chance)
    kicker = team * 4 + card // 13
    s.kick, s.picked, s.aimed = Kick(kicker, card, value, way, s.ball), None, None
    for standing in s.standing:
        standing.waived = False
    chance.tell(events.Kicked, seat_of(s, team), kicker, card, value, rolled, way, s.ball)
    if s.options.fouls and tacklers(s):
        s.phase, s.asked = "foul", team
    else:
        ask_tackle(s, chance)


def tacklers(s: Position) -> int:
    """Return a bit mask of the opponents beside the ball; 0 if everybody can see that they hold no card for a tackle.

    Everybody can see it if their team has no cards, or all cards of these philosophers' suits are discarded (rules,
    A27).
    """
    other = 1 - s.turn
    near = adjacent(s, s.ball) & TEAM_MASK[other]
    return near if near and publicly_possible(len(s.hands[other]), s.spent, near) else 0


def foul_as_kicker(s: State, chance: Chance) -> None:
    """Let the kicker foul the opponents who might tackle him, and roll two dice for it (rules, A23).

    If either die shows 1, he is sent off and the kick ends. Otherwise the higher die is added to the value that a
    tackle needs, and the opponent is asked whether to tackle.
    """
    kick = s.kick
    assert kick
    dice = tuple(chance.roll(2))
    adds = 0 if SENT_OFF in dice else max(dice)
    chance.tell(events.KickerFouled, kick.kicker, dice, adds)
    if adds:
        s.kick = kick._replace(resist=adds)
        ask_tackle(s, chance)
    else:
        send_off(s, kick.kicker)
        end_kick(s, kick, "sent_off", chance)
        begin_kicks(s, chance)


def send_off(s: State, philosopher: int) -> None:
    """Move a philosopher from the field to his team's penalty box."""
    s.at[philosopher] = OFF
    s.boxes[TEAM_OF[philosopher]].append(philosopher)


def ask_tackle(s: State, chance: Chance) -> None:
    """Ask the opponent whether to tackle, or move the ball if public information or a standing order rules it out.

    A standing order is one that the opponent has given in advance.
    """
    assert s.kick
    other = 1 - s.turn
    standing = s.standing[seat_of(s, other)]
    if tacklers(s) and s.kick.value >= standing.tackles_below and not standing.waived:
        s.phase, s.asked = "tackle", other
    else:
        move_ball(s, chance)


def tackle(s: State, card: int, fouling: bool, chance: Chance) -> None:
    """Play the one tackle that a kick allows: stop the kick if the value suffices, else move the ball (rules, A9).

    Args:
        s: The state to change.
        card: The card, a number from 0 to 51; its suit determines the tackler.
        fouling: If True, the tackler fouls, and the foul is rolled before the card (rules, A23).
        chance: Makes the random draws, and receives the events.
    """
    kick, team = s.kick, 1 - s.turn
    assert kick
    discard_card(s, team, card)
    tackler, needed = team * 4 + card // 13, kick.value + kick.resist
    fouled = tuple(chance.roll(2)) if fouling else ()
    seat = seat_of(s, team)
    if SENT_OFF in fouled:
        chance.tell(events.Tackled, seat, tackler, card, (), fouled, 0, needed, False, True)
        send_off(s, tackler)
        move_ball(s, chance)
        return
    value, rolled = roll_value(card, chance)
    value += max(fouled, default=0)
    chance.tell(events.Tackled, seat, tackler, card, rolled, fouled, value, needed, value >= needed, False)
    if value >= needed:
        end_kick(s, kick, "tackled", chance)
        begin_kicks(s, chance)
    else:
        move_ball(s, chance)


def move_ball(s: State, chance: Chance) -> None:
    """Move the ball space by space until it stops, enters a goal or a team is asked to block it (rules, A11 to A16)."""
    kick = s.kick
    assert kick
    kicker, card, value, way, start, moved, resist, had, waiting = kick
    (path, goal), team = ball_path(start, way, value), TEAM_OF[kicker]
    had |= 1 << kicker
    while True:
        if waiting:
            for side in (1 - team, team):
                if waiting & TEAM_MASK[side]:
                    if _asks_to_block(s, side, waiting & TEAM_MASK[side], value - moved + 1):
                        s.kick = Kick(kicker, card, value, way, start, moved, resist, had, waiting)
                        s.phase, s.asked = "block", side
                        return
                    waiting &= ~TEAM_MASK[side]
        if moved == len(path):
            break
        s.ball = path[moved]
        moved += 1
        waiting |= adjacent(s, s.ball) & ~had
        had |= waiting
    s.kick = kick = Kick(kicker, card, value, way, start, moved, resist, had, 0)
    if goal >= 0:
        end_kick(s, kick, "goal", chance)
        score_goal(s, kick, goal, chance)
    else:
        stop_ball(s, "stopped" if moved == value else "edge", chance)


def _asks_to_block(s: State, team: int, philosophers: int, needed: int) -> bool:
    standing = s.standing[seat_of(s, team)]
    return (
        publicly_possible(len(s.hands[team]), s.spent, philosophers, needed)
        and not standing.waived
        and (team != s.turn or standing.own_blocks)
    )


def pass_block(s: State, chance: Chance) -> None:
    """Let the ball pass: the philosophers of the team that was asked lose their only chance to block this kick."""
    assert s.kick
    s.kick = s.kick._replace(waiting=s.kick.waiting & ~TEAM_MASK[s.asked])
    move_ball(s, chance)


def block(s: State, card: int, chance: Chance) -> None:
    """Play a card to stop the ball where it is; if a face card rolls too low, the ball moves on (rules, A13).

    Args:
        s: The state to change.
        card: The card, a number from 0 to 51; its suit determines the blocker.
        chance: Makes the random draws, and receives the events.
    """
    kick, team = s.kick, s.asked
    assert kick
    discard_card(s, team, card)
    blocker, needed = team * 4 + card // 13, kick.needed
    value, rolled = roll_value(card, chance)
    chance.tell(events.Blocked, seat_of(s, team), blocker, card, rolled, value, needed, s.ball, value >= needed)
    s.kick = kick._replace(waiting=kick.waiting & ~(1 << blocker))
    if value >= needed:
        stop_ball(s, "blocked", chance)
    else:
        move_ball(s, chance)


def stop_ball(s: State, end: KickEnd, chance: Chance) -> None:
    """Let the ball stop where it is; if a philosopher stands there, his team must place it beside him (rules, A14).

    Args:
        s: The state to change.
        end: Why the ball stops.
        chance: Makes the random draws, and receives the events.
    """
    assert s.kick
    end_kick(s, s.kick, end, chance)
    if ball_lands(s, s.ball, chance):
        s.kick = None
        begin_kicks(s, chance)


def end_kick(s: State, kick: Kick, end: KickEnd, chance: Chance) -> None:
    """Store a finished kick as `s.last`, for texts and pictures, and publish `BallStopped`.

    Args:
        s: The state to change.
        kick: The kick, as far as it went.
        end: Why it ended. After "tackled" and "sent_off" this also clears `s.kick`; otherwise the caller does.
        chance: Receives the events.
    """
    s.last = LastKick(kick.kicker, kick.card, kick.value, kick.way, kick.start, kick.moved, end)
    if end in ("tackled", "sent_off"):
        s.kick = None
    chance.tell(events.BallStopped, s.ball, kick.moved, end)


class Stopper(NamedTuple):
    """A philosopher who might stop a kick, the ball's space at that moment, and the card value that he needs.

    `needed` is 0 if it depends on dice that are rolled later.
    """

    philosopher: int
    space: int
    needed: int


class Preview(NamedTuple):
    """The path of a kick not yet played if nobody stops it, and the philosophers who might tackle or block it."""

    path: tuple[int, ...]
    """The spaces that the ball passes; for a face card, those if the dice give it its highest value."""
    goal: int
    """The team whose goal the kick may end in; -1: none."""
    tacklers: tuple[Stopper, ...]
    blockers: tuple[Stopper, ...]
    """Both teams' philosophers without the kicker, in the order in which the ball comes to them."""


def preview(s: Position, card: int, way: int) -> Preview:
    """Return the course that a kick would take from the ball's space, and who might stop it.

    Args:
        s: The state or view, with the ball on the field.
        card: The card, a number from 0 to 51; its suit determines the kicker.
        way: The direction, an index into WAYS.
    """
    rank, team = card % 13, s.turn
    value = 0 if is_face(card) else MOST[rank]
    path, goal = ball_path(s.ball, way, MOST[rank])
    held, spent = [len(s.hands[side]) - (side == team) for side in range(2)], s.spent | 1 << card

    def stoppers(philosophers: int, space: int, react: int, needed: int) -> list[Stopper]:
        return [
            Stopper(each, space, needed)
            for each in philosophers_in(philosophers)
            if publicly_possible(held[TEAM_OF[each]], spent, 1 << each, react)
        ]

    tackling = stoppers(adjacent(s, s.ball) & TEAM_MASK[1 - team], s.ball, 0, value)
    seen, blocking = 1 << team * 4 + card // 13, list[Stopper]()
    for moved, space in enumerate(path):
        near = adjacent(s, space) & ~seen
        seen |= near
        needed = max(value - moved, 0)
        for side in (1 - team, team):
            blocking += stoppers(near & TEAM_MASK[side], space, needed, needed)
    return Preview(path, goal, tuple(tackling), tuple(blocking))
