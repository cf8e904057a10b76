"""The course of a match: line-ups, the five phases of a turn, half-time, bonuses after a goal, and the end.

Everything that asks nobody happens at once; each function goes on until somebody owes a decision. (Sections of the
rules text: Setting Up, Taking a Turn, Scoring, The End of the Game; rulings A1 to A3, A5, A17 to A22, A26, A28.)
"""

from games.core.chance import Chance
from games.grudgematch import events
from games.grudgematch.content import (
    CARDS,
    FRENCH,
    GERMANS,
    HAND,
    JOKER_FIRST,
    JOKER_LAST,
    STALL,
    TEAM_OF,
    cards_in,
)
from games.grudgematch.field import BIT, CENTRE, GOAL_BOX, OFF
from games.grudgematch.position import adjacent, anybody_runs, conceivable, release_places, seat_of
from games.grudgematch.state import GoalLine, Kick, State

RELEASING = 5
"""A die of so much opens the penalty box."""


# -- setting up ------------------------------------------------------------------------------------------------


def begin_match(s: State, chance: Chance) -> None:
    """Deal five cards each (the joker cannot be among them, A1); both set up, the Germans first (A3)."""
    s.deck = list(CARDS)
    for hand in s.hands:
        hand += sorted([chance.draw(s.deck) for _ in range(HAND)])
    begin_lineups(s)


def begin_lineups(s: State) -> None:
    """All philosophers leave the field, also those in penalty boxes (A19), and are set up anew."""
    s.ball, s.at, s.boxes = OFF, [OFF] * 8, [[], []]
    s.phase, s.asked = "lineup", GERMANS


def lined_up(s: State, team: int, chance: Chance) -> None:
    """A team stands: the other sets up, or play goes on."""
    chance.tell(events.LinedUp, seat_of(s, team), team, tuple(s.at[team * 4 : team * 4 + 4]))
    if team == GERMANS:
        s.asked = FRENCH
    elif s.draws:
        draw_up(s, chance)
    else:
        s.turn = GERMANS
        begin_turn(s, chance)


# -- phases 1 to 3 ---------------------------------------------------------------------------------------------


def begin_turn(s: State, chance: Chance) -> None:
    """Phase 1: put the ball into play where two dice say, unless it is."""
    s.turns += 1
    s.asked, s.played, s.scored = s.turn, False, False
    s.changes[s.turn] = 0
    chance.tell(events.TurnBegan, seat_of(s, s.turn), s.turns)
    if s.ball == OFF:
        dice = chance.roll(2)
        space = CENTRE[dice[0] + dice[1]]
        chance.tell(events.BallInPlay, tuple(dice), space)
        if not lands(s, space):
            return
    check_box(s, chance)


def lands(s: State, space: int) -> bool:
    """The ball comes to rest: True on an open space, else the occupant's team has to place it (A5, A14)."""
    s.ball = space
    if space in s.at:
        s.placer = s.at.index(space)
        s.phase, s.asked = "ball", TEAM_OF[s.placer]
        return False
    s.placer, s.placed = -1, 0
    return True


def check_box(s: State, chance: Chance) -> None:
    """Phase 2: with somebody in the penalty box, a die of 5 or 6 releases the one there longest (A22)."""
    box = s.boxes[s.turn]
    if box:
        (die,) = chance.roll(1)
        chance.tell(events.BoxChecked, seat_of(s, s.turn), die)
        if die >= RELEASING:
            release(s, box[0], chance)
            return
    roll_run(s, chance)


def release(s: State, philosopher: int, chance: Chance) -> None:
    """Out of the penalty box, to the exit or the nearest open space; his team breaks ties (A22)."""
    team = TEAM_OF[philosopher]
    s.boxes[team].remove(philosopher)
    places = release_places(s, philosopher)
    if len(places) > 1:
        s.phase, s.asked, s.released = "release", team, philosopher
    else:
        come_back(s, philosopher, places[0], chance)


def come_back(s: State, philosopher: int, space: int, chance: Chance) -> None:
    """He stands on the field again, and play goes on."""
    s.at[philosopher], s.released = space, -1
    chance.tell(events.Released, philosopher, space)
    if s.scored:
        next_bonus(s, chance)
    else:
        roll_run(s, chance)


def roll_run(s: State, chance: Chance) -> None:
    """Phase 3: two dice for two philosophers; doubles for all four (A7)."""
    dice = chance.roll(2)
    chance.tell(events.RunRolled, seat_of(s, s.turn), tuple(dice))
    s.dice = tuple(dice * 2) if dice[0] == dice[1] else tuple(sorted(dice))
    s.ran = 0
    s.phase, s.asked = "run", s.turn
    go_on_running(s, chance)


def go_on_running(s: State, chance: Chance) -> None:
    """Ask for the next run as long as a die is left and somebody who can move."""
    if not s.dice or not anybody_runs(s):
        end_run(s, chance)


def end_run(s: State, chance: Chance) -> None:
    """On to the kicks, or to the next bonus."""
    s.dice = ()
    if s.phase == "bonus_run":
        next_bonus(s, chance)
    else:
        begin_kicks(s, chance)


# -- phases 4 and 5 --------------------------------------------------------------------------------------------


def begin_kicks(s: State, chance: Chance) -> None:
    """Phase 4: ask for a kick wherever one is conceivable, whatever the hand holds (A26, A27)."""
    team = s.turn
    if s.ball != OFF and s.hands[team] and (near := adjacent(s, team, s.ball)) and conceivable(s, near, -1):
        s.phase, s.asked = "kick", team
    else:
        end_kicks(s, chance)


def end_kicks(s: State, chance: Chance) -> None:
    """Phase 5: draw up to five."""
    if len(s.hands[s.turn]) < HAND:
        s.draws = [s.turn]
        draw_up(s, chance)
    else:
        close_turn(s, chance)


def draw_up(s: State, chance: Chance) -> None:
    """Everybody who is to draw draws up to five; the joker is half-time, an empty pile the end of the second half."""
    while s.draws:
        team = s.draws[0]
        hand, drawn = s.hands[team], list[int]()
        while len(hand) < HAND:
            if s.joker and _is_joker(s, chance):
                _sort_in(s, team, drawn, chance)
                half_time(s, team, chance)
                return
            if not s.deck and not _extra_time(s, chance):
                return
            drawn.append(card := chance.draw(s.deck))
            hand.append(card)
        _sort_in(s, team, drawn, chance)
        del s.draws[0]
    if s.scored:
        next_bonus(s, chance)
    else:
        close_turn(s, chance)


def _is_joker(s: State, chance: Chance) -> bool:
    """Whether the next card is the joker. It was put at any of the places from the 23rd to the 31st of 53 (A1); since
    nobody knows which, each place is decided when it is come to."""
    place = len(CARDS) + 1 - len(s.deck)
    return place >= JOKER_FIRST and chance.below(JOKER_LAST + 1 - place) == 0


def _sort_in(s: State, team: int, drawn: list[int], chance: Chance) -> None:
    if drawn:
        s.hands[team].sort()
        seat = seat_of(s, team)
        chance.tell(events.Drew, seat, len(drawn), len(s.deck) + s.joker)
        chance.whisper(seat, events.DrewCards, seat, tuple(sorted(drawn)))


def half_time(s: State, team: int, chance: Chance) -> None:
    """The joker: ball and philosophers leave the field and are set up anew; then the drawing goes on (A19)."""
    s.joker, s.half = False, 2
    chance.tell(events.HalfTime, seat_of(s, team), tuple(s.score))
    begin_lineups(s)


def _extra_time(s: State, chance: Chance) -> bool:
    """A card is needed and there is none: a tie goes on with the discards reshuffled, once (A20, A21)."""
    if s.half == 3:
        finish(s, "french", chance)
    elif s.score[0] != s.score[1]:
        finish(s, "time", chance)
    else:
        s.half, s.deck, s.spent = 3, list(cards_in(s.spent)), 0
        chance.tell(events.ExtraTime, tuple(s.score))
        return True
    return False


def close_turn(s: State, chance: Chance) -> None:
    """The ball leaves play if it lies in the goal box of the side that drew (A17); the other side's turn."""
    if BIT[s.ball] & GOAL_BOX[s.turn]:
        s.ball = OFF
        chance.tell(events.BallRemoved, seat_of(s, s.turn))
    s.idle = 0 if s.played else s.idle + 1
    if (limit := s.options.limit) and s.turns >= limit:
        finish(s, "limit", chance)
    elif s.idle >= STALL:
        finish(s, "stall", chance)
    else:
        s.turn = 1 - s.turn
        begin_turn(s, chance)


# -- goals and the end -----------------------------------------------------------------------------------------


def score_goal(s: State, kick: Kick, mouth: int, chance: Chance) -> None:
    """A point for the team that defends the other goal (A15); both draw, the scorer first, then both take a bonus."""
    team = 1 - mouth
    s.ball, s.kick = OFF, None
    s.score[team] += 1
    s.goals.append(GoalLine(team, kick.kicker, kick.card, kick.value, kick.start, s.turns, s.half))
    own = TEAM_OF[kick.kicker] != team
    chance.tell(events.GoalScored, seat_of(s, team), kick.kicker, own, tuple(s.score))
    if s.half == 3:
        finish(s, "golden_goal", chance)
        return
    s.scored, s.draws, s.bonuses = True, [team, 1 - team], [team, 1 - team]
    draw_up(s, chance)


def next_bonus(s: State, chance: Chance) -> None:
    """Ask the next side for its bonus, or end the turn (A18)."""
    if s.bonuses:
        s.phase, s.asked = "bonus", s.bonuses[0]
    else:
        close_turn(s, chance)


def finish(s: State, reason: str, chance: Chance) -> None:
    """The match is over."""
    s.phase, s.ended = "over", reason
    s.draws, s.bonuses, s.kick = [], [], None
    chance.tell(events.MatchEnded, tuple(s.score), reason)
