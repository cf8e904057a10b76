"""A kick from the card to where the ball stops (Kick!, Tackling, Blocking, Fouling; rulings A8 to A16, A23, A27).

Who might react is asked wherever that is conceivable for somebody who sees neither hand, also if he can only let it
pass; a standing answer passes without asking, and never looks at the hand. So neither a question nor its absence tells
what anybody holds.
"""

from games.core.chance import Chance
from games.grudgematch import events
from games.grudgematch.content import AT_LEAST, TEAM_MASK, TEAM_OF, roll_value
from games.grudgematch.field import GOAL_BEYOND, NEAR, OFF, RAYS
from games.grudgematch.position import adjacent, conceivable, seat_of
from games.grudgematch.state import Kick, KickEnd, LastKick, State
from games.grudgematch.turns import begin_kicks, lands, score_goal

SENT_OFF = 1
"""A die of a foul that shows this sends the fouler off."""


def spend(s: State, team: int, card: int) -> None:
    """A card leaves a hand for the discard pile."""
    s.hands[team].remove(card)
    s.spent |= 1 << card
    s.played = True


def begin_kick(s: State, card: int, way: int, chance: Chance) -> None:
    """Play the card; a face card is rolled at once (A8). Then the foul, the tackle, and the ball moves."""
    team = s.turn
    spend(s, team, card)
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


def tacklers(s: State) -> int:
    """The opponents beside the ball who might tackle, as bits; none where that is not conceivable."""
    other = 1 - s.turn
    near = adjacent(s, other, s.ball)
    return near if near and s.hands[other] and conceivable(s, near, -1) else 0


def foul_as_kicker(s: State, chance: Chance) -> None:
    """Two dice: a 1 sends the kicker off and the ball stays; else the higher one is added against tackling (A23)."""
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
    """Off to the penalty box."""
    s.at[philosopher] = OFF
    s.boxes[TEAM_OF[philosopher]].append(philosopher)


def ask_tackle(s: State, chance: Chance) -> None:
    """Ask the opponent where a tackle is conceivable and no standing answer passes; else the ball moves."""
    assert s.kick
    other = 1 - s.turn
    standing = s.standing[seat_of(s, other)]
    if tacklers(s) and s.kick.value >= standing.tackles_below and not standing.waived:
        s.phase, s.asked = "tackle", other
    else:
        move(s, chance)


def tackle(s: State, card: int, fouling: bool, chance: Chance) -> None:
    """One attempt a kick, of any value (A9); a foul is rolled before a face card's value (A23)."""
    kick, team = s.kick, 1 - s.turn
    assert kick
    spend(s, team, card)
    tackler, needed = team * 4 + card // 13, kick.value + kick.resist
    fouled = tuple(chance.roll(2)) if fouling else ()
    seat = seat_of(s, team)
    if SENT_OFF in fouled:
        chance.tell(events.Tackled, seat, tackler, card, (), fouled, 0, needed, False, True)
        send_off(s, tackler)
        move(s, chance)
        return
    value, rolled = roll_value(card, chance)
    value += max(fouled, default=0)
    chance.tell(events.Tackled, seat, tackler, card, rolled, fouled, value, needed, value >= needed, False)
    if value >= needed:
        end_kick(s, kick, "tackled", chance)
        begin_kicks(s, chance)
    else:
        move(s, chance)


def move(s: State, chance: Chance) -> None:
    """Move the ball space by space, until somebody might block, it stops, or it is in a goal (A11 to A16)."""
    kick = s.kick
    assert kick
    kicker, card, value, way, start, moved, resist, had, waiting = kick
    at, path, team = s.at, RAYS[start][way], TEAM_OF[kicker]
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
        if moved == value or moved == len(path):
            break
        s.ball = path[moved]
        moved += 1
        near = NEAR[s.ball]
        for philosopher in range(8):
            if near >> at[philosopher] & 1 and not had >> philosopher & 1:
                waiting |= 1 << philosopher
        had |= waiting
    s.kick = kick = Kick(kicker, card, value, way, start, moved, resist, had, 0)
    if moved == value:
        stop(s, "stopped", chance)
    elif (mouth := GOAL_BEYOND[start][way]) >= 0:
        end_kick(s, kick, "goal", chance)
        score_goal(s, kick, mouth, chance)
    else:
        stop(s, "edge", chance)


def _asks_to_block(s: State, team: int, philosophers: int, needed: int) -> bool:
    if not s.hands[team] or not conceivable(s, philosophers, AT_LEAST[needed]):
        return False
    standing = s.standing[seat_of(s, team)]
    return not standing.waived and (team != s.turn or standing.own_blocks)


def pass_block(s: State, chance: Chance) -> None:
    """Those who were asked let the ball pass; it is their only opportunity."""
    assert s.kick
    s.kick = s.kick._replace(waiting=s.kick.waiting & ~TEAM_MASK[s.asked])
    move(s, chance)


def block(s: State, card: int, chance: Chance) -> None:
    """Stop the ball here, if the value is enough; a face card that is too low is lost (A13)."""
    kick, team = s.kick, s.asked
    assert kick
    spend(s, team, card)
    blocker, needed = team * 4 + card // 13, kick.needed
    value, rolled = roll_value(card, chance)
    chance.tell(events.Blocked, seat_of(s, team), blocker, card, rolled, value, needed, s.ball, value >= needed)
    s.kick = kick._replace(waiting=kick.waiting & ~(1 << blocker))
    if value >= needed:
        stop(s, "blocked", chance)
    else:
        move(s, chance)


def stop(s: State, end: KickEnd, chance: Chance) -> None:
    """The ball comes to rest here; on a philosopher, his team places it first (A14)."""
    assert s.kick
    end_kick(s, s.kick, end, chance)
    if lands(s, s.ball):
        s.kick = None
        begin_kicks(s, chance)


def end_kick(s: State, kick: Kick, end: KickEnd, chance: Chance) -> None:
    """Remember how the kick went."""
    s.last = LastKick(kick.kicker, kick.card, kick.value, kick.way, kick.start, kick.moved, end)
    if end in ("tackled", "sent_off"):
        s.kick = None
    chance.tell(events.BallStopped, s.ball, kick.moved, end)
