"""The course of a match: line-ups, the five phases of a turn, half-time, bonuses after a goal, and the end.

First come queries of the position: who may run, where ball and philosophers may go, who might use a card (rules, A5,
A22 and A27). Those of a `Position` need only public information, so texts, pictures and the computer player share them.
"""

from games.core.chance import Chance
from games.grudgematch import events
from games.grudgematch.content import (
    AT_LEAST,
    CARDS,
    FRENCH,
    GERMANS,
    HAND,
    JOKER_FIRST,
    JOKER_LAST,
    PHILOSOPHERS_OF,
    STALL,
    SUITS_MASK,
    TEAM_MASK,
    TEAM_OF,
    cards_in,
)
from games.grudgematch.field import ALL, BESIDE, BIT, CENTRE, EXITS, FORBIDDEN, GOAL_BOX, NEAR, OFF, nearest, spaces_in
from games.grudgematch.state import GoalLine, Kick, Position, State


def seat_of(s: Position, team: int) -> int:
    """Return the seat that plays a team (0 Germans, 1 French)."""
    return s.german ^ team


def asked_seat(s: Position) -> int:
    """Return the seat that must decide now; only valid once it is known who plays which team."""
    return s.german ^ s.asked


def pile_size(s: Position) -> int:
    """Return the number of cards in the draw pile, the joker included."""
    return len(s.deck) + s.joker


def winning_team(s: Position) -> int | None:
    """Return the team that has won a finished match (0 Germans, 1 French), or None if both share the win.

    The team with the higher score wins, or the French if the second deck ran out with the score tied (rules, A21, A28).
    """
    if s.score[0] != s.score[1]:
        return int(s.score[1] > s.score[0])
    return FRENCH if s.ended == "french" else None


def occupied(s: Position) -> int:
    """Return the spaces of all philosophers as a bit mask."""
    a, b, c, d, e, f, g, h = s.at
    bit = BIT
    return bit[a] | bit[b] | bit[c] | bit[d] | bit[e] | bit[f] | bit[g] | bit[h]


def free_for(s: Position, philosopher: int) -> int:
    """Return the spaces that a philosopher may enter, as a bit mask.

    They exclude the spaces of the ball, of other philosophers and of a goal box that is forbidden to him.
    """
    return ALL & ~(occupied(s) | BIT[s.ball] | FORBIDDEN[philosopher])


def ball_places(s: Position) -> list[int]:
    """Return where the philosopher `s.placer`, on whose space the ball has landed, may put the ball (rules, A5).

    These are the spaces around him, diagonals included, except those of philosophers who have already placed the ball
    since it last lay on a space without a philosopher. If there are none, they are the nearest open spaces. The goal
    box of his own team is never among them: the ball would go out of play at the end of its turn (rules, A6).
    """
    at, placer = s.at, s.placer
    used = GOAL_BOX[TEAM_OF[placer]]
    for philosopher in range(8):
        if s.placed >> philosopher & 1:
            used |= BIT[at[philosopher]]
    around = NEAR[at[placer]] & ~BIT[at[placer]]
    if around & ~used:
        return spaces_in(around & ~used)
    open_spaces, found = ALL & ~occupied(s) & ~GOAL_BOX[TEAM_OF[placer]], around
    while not found & open_spaces:
        for space in spaces_in(found):
            found |= NEAR[space]
    return spaces_in(found & open_spaces)


def release_places(s: Position, philosopher: int) -> list[int]:
    """Return the spaces on which a philosopher may return from the penalty box: the open ones nearest its exit."""
    return spaces_in(nearest(EXITS[TEAM_OF[philosopher]], free_for(s, philosopher)))


def runners(s: Position) -> int:
    """Return a bit mask of the philosophers who may run now, of the team that has to decide.

    They have not run in this turn and can move at least one space.
    """
    at, open_spaces, found = s.at, ~(occupied(s) | BIT[s.ball]), 0
    for philosopher in PHILOSOPHERS_OF[s.asked]:
        if BESIDE[at[philosopher]] & open_spaces & ~FORBIDDEN[philosopher]:
            found |= 1 << philosopher
    return found & ~s.ran


def adjacent(s: Position, space: int) -> int:
    """Return a bit mask of the philosophers on a space or next to it, diagonals included."""
    near = NEAR[space]
    a, b, c, d, e, f, g, h = s.at
    germans = (near >> a & 1) | (near >> b & 1) << 1 | (near >> c & 1) << 2 | (near >> d & 1) << 3
    return germans | (near >> e & 1) << 4 | (near >> f & 1) << 5 | (near >> g & 1) << 6 | (near >> h & 1) << 7


def cards_beside_ball(s: State) -> list[int]:
    """Return the cards in hand with which the team that has to decide may kick, tackle or block where the ball is.

    These are the cards in the suits of its philosophers on or beside the ball's space.
    """
    near, at, first = NEAR[s.ball], s.at, s.asked * 4
    return [card for card in s.hands[s.asked] if near >> at[first + card // 13] & 1]


def publicly_possible(cards: int, spent: int, philosophers: int, needed: int = 0) -> bool:
    """Return True if, by all that is public, a hand may hold a card that one of these philosophers can use (A27).

    Args:
        cards: Number of cards in the hand.
        spent: Bit mask of the cards that the hand cannot hold: the discard pile.
        philosophers: Bit mask of the philosophers, of one team or both; each uses cards of his suit.
        needed: The minimum value of the card.
    """
    suits = (philosophers | philosophers >> 4) & 15
    return cards > 0 and bool(SUITS_MASK[suits] & AT_LEAST[needed] & ~spent)


RELEASING = 5
"""The lowest die that opens the penalty box."""


# -- setting up ------------------------------------------------------------------------------------------------


def begin_match(s: State, chance: Chance) -> None:
    """Deal five cards each, never the joker (rules, A1), and ask for the line-ups, the Germans' first (rules, A3)."""
    s.deck = list(CARDS)
    for hand in s.hands:
        hand += sorted([chance.draw(s.deck) for _ in range(HAND)])
    begin_lineups(s)


def begin_lineups(s: State) -> None:
    """Take all philosophers off the field, also those in penalty boxes (rules, A19), and ask for new line-ups."""
    s.ball, s.at, s.boxes = OFF, [OFF] * 8, [[], []]
    s.phase, s.asked = "lineup", GERMANS


def lined_up(s: State, team: int, chance: Chance) -> None:
    """Publish a team's line-up; then ask the French for theirs, or go on with the match if both teams have set up."""
    s.lineups[team] = tuple(s.at[team * 4 : team * 4 + 4])
    chance.tell(events.LinedUp, seat_of(s, team), team, s.lineups[team])
    if team == GERMANS:
        s.asked = FRENCH
    elif s.draws:
        draw_up(s, chance)
    else:
        s.turn = GERMANS
        begin_turn(s, chance)


# -- phases 1 to 3 ---------------------------------------------------------------------------------------------


def begin_turn(s: State, chance: Chance) -> None:
    """Begin a turn of the team `s.turn`, with phase 1: if no ball is on the field, roll two dice for its space."""
    s.turns += 1
    s.asked, s.played, s.scored = s.turn, False, False
    s.changes[s.turn] = 0
    chance.tell(events.TurnBegan, seat_of(s, s.turn), s.turns)
    if s.ball == OFF:
        dice = chance.roll(2)
        space = CENTRE[dice[0] + dice[1]]
        chance.tell(events.BallInPlay, tuple(dice), space)
        if not ball_lands(s, space, chance):
            return
    check_box(s, chance)


def ball_lands(s: State, space: int, chance: Chance) -> bool:
    """Put the ball on a space; if a philosopher stands there, his team places it beside him (rules, A5 and A14).

    Args:
        s: The state to change.
        space: The space.
        chance: Receives the events.

    Returns:
        True if the ball lies free at last; False if a team has several places to choose from, and is asked.
    """
    s.ball = space
    while s.ball in s.at:
        s.placer = s.at.index(s.ball)
        team = TEAM_OF[s.placer]
        places = ball_places(s)
        if len(places) > 1:
            s.phase, s.asked = "ball", team
            return False
        place_ball(s, team, places[0], chance)
    s.placer, s.placed = -1, 0
    return True


def place_ball(s: State, team: int, space: int, chance: Chance) -> None:
    """Put the ball that has landed on the philosopher `s.placer` of a team on a space beside him."""
    chance.tell(events.BallPlaced, seat_of(s, team), s.placer, space)
    s.placed |= 1 << s.placer
    s.ball = space


def check_box(s: State, chance: Chance) -> None:
    """Play phase 2 of a turn: if a philosopher is in the team's penalty box, roll a die to release one (rules, A22).

    A 5 or 6 releases the one who has been there longest. Then the runs begin, unless his team first has to choose the
    space.
    """
    box = s.boxes[s.turn]
    if box:
        (die,) = chance.roll(1)
        chance.tell(events.BoxChecked, seat_of(s, s.turn), die)
        if die >= RELEASING:
            release(s, box[0], chance)
            return
    roll_run(s, chance)


def release(s: State, philosopher: int, chance: Chance) -> None:
    """Bring a philosopher from the penalty box to its exit or the nearest open space.

    If several spaces are equally near, ask his team which (rules, A22).
    """
    team = TEAM_OF[philosopher]
    s.boxes[team].remove(philosopher)
    places = release_places(s, philosopher)
    if len(places) > 1:
        s.phase, s.asked, s.released = "release", team, philosopher
    else:
        come_back(s, philosopher, places[0], chance)


def come_back(s: State, philosopher: int, space: int, chance: Chance) -> None:
    """Put a released philosopher on a space; go on with the turn, or with the bonuses if the release was a bonus."""
    s.at[philosopher], s.released = space, -1
    chance.tell(events.Released, philosopher, space)
    if s.scored:
        next_bonus(s, chance)
    else:
        roll_run(s, chance)


def roll_run(s: State, chance: Chance) -> None:
    """Begin phase 3 of a turn: roll two dice, each for one run; doubles allow four runs (rules, A7)."""
    dice = chance.roll(2)
    chance.tell(events.RunRolled, seat_of(s, s.turn), tuple(dice))
    s.dice = tuple(dice * 2) if dice[0] == dice[1] else tuple(sorted(dice))
    s.ran = 0
    s.phase, s.asked = "run", s.turn
    go_on_running(s, chance)


def go_on_running(s: State, chance: Chance) -> None:
    """End the runs if no die is left or no philosopher can move; otherwise let the team choose another run."""
    if not s.dice or not runners(s):
        end_run(s, chance)


def end_run(s: State, chance: Chance) -> None:
    """End the runs and continue with the kicks, or after a bonus run with the next bonus."""
    s.dice = ()
    if s.phase == "bonus_run":
        next_bonus(s, chance)
    else:
        begin_kicks(s, chance)


# -- phases 4 and 5 --------------------------------------------------------------------------------------------


def begin_kicks(s: State, chance: Chance) -> None:
    """Begin phase 4 of a turn: let the team kick, or end the phase at once if everybody can see that it cannot.

    It cannot if none of its philosophers is beside the ball, or if it holds no cards or all cards of their suits are
    discarded. What it really holds does not matter, so that being asked tells nothing (rules, A27).
    """
    team = s.turn
    near = adjacent(s, s.ball) & TEAM_MASK[team]
    if near and publicly_possible(len(s.hands[team]), s.spent, near):
        s.phase, s.asked = "kick", team
    else:
        end_kicks(s, chance)


def end_kicks(s: State, chance: Chance) -> None:
    """Begin phase 5 of a turn: the team draws up to five cards, or its turn ends at once if it holds five."""
    if len(s.hands[s.turn]) < HAND:
        s.draws = [s.turn]
        draw_up(s, chance)
    else:
        close_turn(s, chance)


def draw_up(s: State, chance: Chance) -> None:
    """Draw cards for each team in `s.draws` until it holds five, then go on with the bonuses or the next turn.

    If the joker is drawn, half-time interrupts this. If the draw pile is empty when a card has to be drawn, extra time
    begins and the drawing goes on, provided that the score is tied and there has been no extra time yet; otherwise the
    match ends.
    """
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
    """Return True if the next card drawn is the joker, decided at random.

    It lies at a random place from the 23rd to the 31st of 53 cards (rules, A1). This is decided place by place, so that
    no state knows it in advance.
    """
    place = len(CARDS) + 1 - len(s.deck)
    return place >= JOKER_FIRST and chance.below(JOKER_LAST + 1 - place) == 0


def _sort_in(s: State, team: int, drawn: list[int], chance: Chance) -> None:
    if drawn:
        s.hands[team].sort()
        seat = seat_of(s, team)
        chance.tell(events.Drew, seat, len(drawn), pile_size(s))
        chance.whisper(seat, events.DrewCards, seat, tuple(sorted(drawn)))


def half_time(s: State, team: int, chance: Chance) -> None:
    """Begin half-time after a team has drawn the joker: clear the field and ask for new line-ups (rules, A19).

    Drawing goes on once both teams have set up.
    """
    s.joker, s.half = False, 2
    chance.tell(events.HalfTime, seat_of(s, team), tuple(s.score))
    begin_lineups(s)


def _extra_time(s: State, chance: Chance) -> bool:
    """Begin extra time with the discards as the new deck, or end the match, when the draw pile is empty.

    The match ends if the score is not tied, or if this is extra time already (rules, A20 and A21).

    Returns:
        True if there are cards to draw again, False if the match is over.
    """
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
    """End a turn and begin the other team's, or end the match if it has reached its turn limit or stalled.

    A ball in the goal box of the team whose turn ends goes out of play (rules, A17).
    """
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
    """Score a goal for the team that does not defend the goal the ball is in (rules, A15).

    Both teams draw, the scoring team first; then both take a bonus. In extra time the match ends instead.

    Args:
        s: The state to change.
        kick: The kick.
        mouth: The team whose goal the ball is in.
        chance: Makes the random draws, and receives the events.
    """
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
    """Ask the next team for its bonus after a goal, or end the turn if both have had theirs (rules, A18)."""
    if s.bonuses:
        s.phase, s.asked = "bonus", s.bonuses[0]
    else:
        close_turn(s, chance)


def finish(s: State, reason: str, chance: Chance) -> None:
    """End the match; `reason` is one of the values of `State.ended`, such as "time"."""
    s.phase, s.ended = "over", reason
    s.draws, s.bonuses, s.kick = [], [], None
    chance.tell(events.MatchEnded, tuple(s.score), reason)
