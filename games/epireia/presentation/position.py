"""The position as text: the dice that may be rerolled, what everybody sees, and what only one seat sees."""

from collections.abc import Sequence

from games.core.presentation import Presentation, listed
from games.epireia.battle import solo_army, unplaced_tokens
from games.epireia.content import (
    ADMINISTRATOR_TEXTS,
    ADMINISTRATORS,
    AUGUR_TEXTS,
    AUGURS,
    BUILDINGS,
    CATEGORY_OF,
    CITIES,
    CITY_NAMES,
    COUNTS,
    DECKS,
    FIGURES,
    FIGURES_OF,
    FIRST_CITY,
    FIRST_TERRITORY,
    FRONTS,
    LEAGUES,
    NONE,
    POLITICAL,
    SCENARIO_CARDS,
    SOLO,
    SOLO_CARDS,
    TERRITORY_NAMES,
)
from games.epireia.development import building_prestige, building_terms
from games.epireia.figures import ABILITIES, strength_on
from games.epireia.presentation.progress import own_progress, progress_words
from games.epireia.resolution import conflict_totals, conflict_winner, is_conflict, place_of_roll, roll_terms
from games.epireia.state import Board, Tokens
from games.epireia.supply import administrator_uses, available, city_tokens_left, has_built, seats_of, tokens_of
from games.epireia.view import EpireiaView, army_seen
from games.epireia.words import (
    card_words,
    column_name,
    deck_name,
    figure_words,
    goods_short,
    place_name,
    plus,
    short_league,
    slot_words,
    stock_words,
    tokens_by_power,
    tokens_counted,
)
from games.picture.palette import symbol


def dice_words(view: EpireiaView) -> str:
    """Describe the roll on the table: "Conflict at Illyria: Delian 7 (die 4), Peloponnesian 7 (die 5), a tie.".

    The text is empty if nobody has to decide about a roll.
    """
    roll = view.roll
    if roll is None or view.phase != "resolution":
        return ""
    where = place_name(place_of_roll(roll))
    if is_conflict(roll):
        totals = conflict_totals(view, place_of_roll(roll))
        sides = ", ".join([f"{short_league(i)} {totals[i]} (die {roll.dice[i]})" for i in range(2)])
        return f"Conflict at {where}: {sides}{', a tie' if totals[0] == totals[1] else ''}."
    die = roll.dice[view.boards[view.asked].league]
    bonus, needed = roll_terms(view, place_of_roll(roll), view.asked, roll.figure)
    against = f"Brigands at {where}" if roll.step == 1 else f"{FIGURES[roll.figure].name} at {where}"
    return f"{against}: die {die}{_total_words(die, bonus)}; {needed} or more is needed."


def reroll_words(view: EpireiaView, seat: int) -> str:
    """Describe for a seat that may reroll its die: the die, the roll required, and what follows without a reroll."""
    roll = view.roll
    assert roll is not None
    ask = f"Roll again for {FIGURES[roll.figure].name}? The second roll stands."
    if not is_conflict(roll):
        return f"{dice_words(view)} {ask}"
    place, league = place_of_roll(roll), view.boards[seat].league
    totals = conflict_totals(view, place)
    own, other = totals[league], totals[1 - league]
    lie = f"you have {own} (die {roll.dice[league]}), the enemy {other} (die {roll.dice[1 - league]})"
    tied = conflict_winner(view, place, (other, other))
    needed = f"{other} or more wins" if tied == league else f"more than {other} wins"
    now = stands_words(view)
    if own == other:
        return f"Conflict at {place_name(place)}: {lie}, a tie: {now}; {needed}. {ask}"
    tie = "" if tied == league else f", {other} is a tie ({_tie_words(view, place, tied)})"
    return f"Conflict at {place_name(place)}: {lie}: {now}. On a second roll {needed}{tie}. {ask}"


def stands_words(view: EpireiaView) -> str:
    """Describe what happens if the die that a seat may reroll is kept, such as "all go home"."""
    roll = view.roll
    assert roll is not None
    if not is_conflict(roll):
        return "your figures there go home" if roll.step == 1 else f"{FIGURES[roll.figure].name} goes home with nothing"
    place = place_of_roll(roll)
    totals = conflict_totals(view, place)
    winner = conflict_winner(view, place, totals)
    if totals[0] == totals[1]:
        return _tie_words(view, place, winner)
    return "your figures there go home"


def _tie_words(view: EpireiaView, place: int, winner: int) -> str:
    """Describe the effect of a tied conflict: a league wins it by the Champion's ability, or all go home.

    Args:
        view: The view for which it is described.
        place: The place of the conflict.
        winner: The league that wins the tie; NONE for neither.
    """
    if winner != NONE:
        return f"the Champion wins it for the {LEAGUES[winner]}"
    owner = view.owners[place - FIRST_TERRITORY] if FIRST_TERRITORY <= place < FIRST_CITY else NONE
    if owner == NONE:
        return "all go home"
    whose = "yours" if owner == view.seat else CITY_NAMES[view.boards[owner].city]
    return f"all go home, and {place_name(place)} stays {'with ' if owner != view.seat else ''}{whose}"


def _total_words(die: int, bonus: int) -> str:
    """Return the total of a die and a bonus as text such as " + 2 makes 7"; empty if the bonus is 0."""
    return f"{plus(bonus)} makes {die + bonus}" if bonus else ""


def position_words(words: Presentation[EpireiaView], view: EpireiaView) -> str:
    """Describe everything that all players see of a position, as lines of Markdown.

    Args:
        words: The presentation, which knows the players' names.
        view: The view. What only its seat sees is left out, except the powers in its own army once this is on the
            battlefield.
    """
    parts = [f"**{words.headline(view)}**", *_scenario(words, view)]
    if dice := dice_words(view):
        parts.append(f"**Dice** {dice}")
    if view.battle is not None and view.phase != "army":
        parts += _field(view)
    else:
        parts += _map(words, view)
    parts += _leagues(view)
    parts += [board_words(words, view, seat) for seat in range(len(view.boards))]
    return "\n".join(parts)


def _scenario(words: Presentation[EpireiaView], view: EpireiaView) -> list[str]:
    if view.battle is not None or view.solo == view.scenario == NONE:
        return []
    if view.solo != NONE:
        card = SOLO_CARDS[view.solo]
        lines = [
            f"**{card.name}**, {SOLO[view.solo].rounds} rounds. To do: {card.objective}. "
            f"{card.constraint}. {progress_words(words, view)}"
        ]
        if view.augur != NONE:
            lines.append(f"**Augur** {AUGURS[view.augur]}: {AUGUR_TEXTS[view.augur]}.")
        return lines
    card = SCENARIO_CARDS[view.scenario]
    if view.done:
        return [f"**Act {view.act}, {card.name}** is over; what comes next comes with the next turn."]
    return [f"**Act {view.act}, {card.name}.** {card_words(card)} {progress_words(words, view)}"]


def _map(words: Presentation[EpireiaView], view: EpireiaView) -> list[str]:
    lines = []
    held = []
    for seat in range(len(view.boards)):
        if own := [TERRITORY_NAMES[t] for t, owner in enumerate(view.owners) if owner == seat]:
            held.append(f"{words.name(seat)}: {listed(own)}")
    lines.append(f"**Territories** {'; '.join(held) or 'nobody holds one'}.")
    if view.brigands:
        lines.append(f"**Brigands** {listed([TERRITORY_NAMES[t] for t in view.brigands])}.")
    if view.solo != NONE:
        enemies = zip(SOLO[view.solo].enemies, view.enemies, strict=True)
        lines.append(f"**Enemies** {', '.join(f'{figure_words(f)} {_figure_place(place)}' for f, place in enemies)}.")
    left = [available(view, deck) for deck in range(len(DECKS))]
    lines.append(f"**Tokens left** {', '.join(f'{deck_name(deck)} {n}' for deck, n in enumerate(left))}.")
    return lines


def _figure_place(place: int) -> str:
    return "at home" if place == NONE else f"at {place_name(place)}"


def _leagues(view: EpireiaView) -> list[str]:
    lines = []
    for league, name in enumerate(LEAGUES):
        if not seats_of(view, league):
            if view.solo != NONE and (view.battle is None or not view.battle.armies):
                lines.append(f"**{name}, the enemy.** {enemy_army(view.solo)}.")
            continue
        allied = [CITY_NAMES[city] for city, each in enumerate(view.allied) if each == league]
        cities = f"; integrated: {listed(allied)}" if allied else ""
        reserve = tokens_counted(tokens_of(view.reserves[league]))
        lines.append(f"**{name}** treasury {stock_words(view.treasury[league])}; reserve {reserve}{cities}.")
    return lines


def enemy_army(solo: int) -> str:
    """List the enemy's face-down tokens in a solo scenario by column: "flank 1 Cavalry I; flank 2 empty; ..."."""
    return "; ".join([f"{column_name(column)} {slot_words(tokens)}" for column, tokens in enumerate(solo_army(solo))])


def board_words(words: Presentation[EpireiaView], view: EpireiaView, seat: int) -> str:
    """Describe everything on a player's board in one line of text.

    Args:
        words: The presentation, which knows the players' names.
        view: The view that is described.
        seat: The player.
    """
    board = view.boards[seat]
    if board.city == NONE:
        league = LEAGUES[board.league] if board.league != NONE else "no league yet"
        return f"{marked_name(words, seat)}: {league}, no city yet."
    parts = [f"{marked_name(words, seat)}, **{CITY_NAMES[board.city]}** ({short_league(board.league)})"]
    parts.append(f"{stock_words(board.stock)}; prestige {board.prestige}")
    parts += administrator_words(board)
    if board.figures:
        parts.append(
            listed([f"{figure_words(f)} {_figure_place(p)}" for f, p in zip(board.figures, board.places, strict=True)])
        )
    built = [BUILDINGS[i].name for i in range(len(BUILDINGS)) if has_built(board, i)]
    parts.append(f"built: {', '.join(built)}" if built else "nothing built")
    if view.battle is None:
        parts.append(city_tokens_words(view, seat))
    return ". ".join(parts) + "."


def administrator_words(board: Board) -> list[str]:
    """Describe the Administrator on a board, and how often it may be used: "Merchant (1 use ready)".

    Returns:
        A list of one text; empty if there is no Administrator yet.
    """
    if board.administrator == NONE:
        return []
    speaks = "; he speaks in the next negotiation" if board.merchant else ""
    return [f"{ADMINISTRATORS[board.administrator]} ({_uses(administrator_uses(board))} ready{speaks})"]


def city_tokens_words(view: EpireiaView, seat: int) -> str:
    """Return how many City tokens a player has left as text such as "City tokens left: 2 of 3"."""
    return f"City tokens left: {city_tokens_left(view, seat)} of {COUNTS.posts}"


def _uses(number: int) -> str:
    return "1 use" if number == 1 else f"{number} uses"


def buildings_to_construct(view: EpireiaView, seat: int) -> str:
    """List the buildings that a seat has not constructed, with costs and effects: "Shrine 1D 1C (1 prestige); ...".

    The costs are those printed for the city. A discount or surcharge on all of them comes first: "(each now 1 more of
    any resource)".
    """
    board = view.boards[seat]
    less, political, _, more, political_more = building_terms(view, seat)
    found = []
    for i, building in enumerate(BUILDINGS):
        if not has_built(board, i):
            besides = _changed(political, political_more) if CATEGORY_OF[i] == POLITICAL else ""
            cost = f"{goods_short(CITIES[board.city].costs[i])}{besides and ', '}{besides}"
            found.append(f"{building.name} {cost} ({_effect(board, i)})")
    each = f"(each now {_changed(less, more)}) " if less or more else ""
    return f"{each}{'; '.join(found)}" if found else "nothing"


def _changed(less: int, more: int) -> str:
    """Return a discount and a surcharge as text such as "1 less and 1 more of any resource"; empty if both are 0."""
    return listed([f"{less} less"] * (less > 0) + [f"{more} more of any resource"] * (more > 0))


def _effect(board: Board, building: int) -> str:
    """Describe what a building gives the city with this board, such as "2 prestige" or "1 Wheat a turn"."""
    if prestige := building_prestige(board, building):
        return f"{prestige} prestige"
    return BUILDING_EFFECTS[BUILDINGS[building].name]


BUILDING_EFFECTS = {
    "Armoury": "Hoplites II",
    "Shipyard": "Triremes II",
    "Stables": "Cavalry II",
    "Granary": "1 Wheat a turn",
    "Sawmill": "1 Wood a turn",
    "Copper Mine": "1 Copper a turn",
    "Bouleuterion": "a figure",
    "Embassy": "+2 with Empires",
    "Prytaneion": "+2 in Greek cities",
    "Bureau I": "a use of your Administrator",
    "Bureau II": "another use",
    "Bureau III": "another use",
}
"""The effects of buildings that give no prestige."""


def _field(view: EpireiaView) -> list[str]:
    battle = view.battle
    assert battle is not None
    lines, armies = [], [army_seen(view, league) for league in range(2)]
    for front, name in enumerate(FRONTS):
        figures = []
        for league in range(2) if battle.generals else ():
            figure = battle.generals[league][front]
            if figure != NONE:
                column = battle.engaged[league][front]
                state = f"engaged in column {column + 1}" if column != NONE else "not engaged"
                strength = strength_on(front, figure)
                figures.append(f"{FIGURES[figure].name} {strength} ({short_league(league)}, {state})")
        lines.append(f"**{name.capitalize()}** {listed(figures)}".rstrip())
        for column in range(3 * front, 3 * front + 3):
            sides = "; ".join([f"{short_league(i)} {slot_words(army[column])}" for i, army in enumerate(armies)])
            lines.append(f"{column % 3 + 1}. {sides}{_result(view, column)}")
    return lines


def _result(view: EpireiaView, column: int) -> str:
    battle = view.battle
    assert battle is not None
    if column < len(battle.results):
        winner = battle.results[column]
        return f". {short_league(winner)} won it" if winner != NONE else ". Nobody won it"
    return ". It lies open" if column == battle.column and battle.revealed else ""


def marked_name(words: Presentation[EpireiaView], seat: int) -> str:
    """Return a player's name after the symbol of the seat, such as "▲ Malia", for texts."""
    return f"{symbol(seat)} {words.name(seat)}"


_LETTERS = "W is Wheat, D is Wood, C is Copper"


def hand_words(view: EpireiaView) -> str:
    """Describe what only the view's seat sees, and the options of its current choice; empty if there is neither."""
    if view.seat is None:
        return ""
    board = view.boards[view.seat]
    if view.phase in _CHOOSING and (view.asked == view.seat or view.phase == "figure"):
        return _CHOOSING[view.phase](view, board)
    if board.city == NONE or not board.figures:
        return ""
    if view.battle is not None:
        lines = _in_battle(view, view.seat)
    else:
        lines = [
            *_aim(view, view.seat),
            _board(view, board, view.seat),
            f"**Your league's reserve:** {tokens_by_power(tokens_of(view.own_reserve))}.",
        ]
    told = [figure for figure in board.figures if ABILITIES[figure].front != NONE or view.battle is None]
    lines += [_figure(figure) for figure in told if ABILITIES[figure].words]
    if view.asked == view.seat and view.asks and view.asks[-1] == "recruit":
        lines += ["**You may take**", *[_figure(each) for each in FIGURES_OF[board.city] if each not in board.figures]]
    elif view.phase == "develop" and view.asked == view.seat:
        if administrator_uses(board):
            lines.append(f"**{ADMINISTRATORS[board.administrator]}:** {ADMINISTRATOR_TEXTS[board.administrator]}")
        lines.append(f"**Still to build** ({_LETTERS}): {buildings_to_construct(view, view.seat)}.")
    return "\n".join(lines)


def _scenarios(view: EpireiaView, board: Board) -> str:
    return "\n".join([f"**{card.name}:** {card.objective}. {card.constraint}." for card in SOLO_CARDS])


def _cities(view: EpireiaView, board: Board) -> str:
    """Describe, for the choice in the set-up, every city that is left: its figures and what is cheaper there."""
    taken = [other.city for other in view.boards]
    lines = []
    for i, city in enumerate(CITIES):
        if i not in taken:
            figures = ", ".join([figure_words(figure) for figure in FIGURES_OF[i]])
            costs = zip(BUILDINGS, city.costs, strict=True)
            cheaper = ", ".join([f"{b.name} {goods_short(cost)}" for b, cost in costs if cost != b.cost])
            lines.append(f"**{city.name}:** {figures}. Cheaper: {cheaper}.")
    return "\n".join([*lines, f"({_LETTERS}; a figure's number is its attack.)"])


def _administrators(view: EpireiaView, board: Board) -> str:
    taken = [other.administrator for other in view.boards]
    left = [i for i in range(len(ADMINISTRATORS)) if i not in taken]
    return "\n".join([f"**{ADMINISTRATORS[i]}:** {ADMINISTRATOR_TEXTS[i]}" for i in left])


def _first_figures(view: EpireiaView, board: Board) -> str:
    return "\n".join([_figure(figure) for figure in FIGURES_OF[board.city]])


_CHOOSING = {
    "scenario": _scenarios,
    "city": _cities,
    "administrator": _administrators,
    "figure": _first_figures,
}
"""By phase of the set-up: a function that describes the options to choose from."""


def _figure(figure: int) -> str:
    return f"**{figure_words(figure)}:** {ABILITIES[figure].words or 'No ability.'}"


def _aim(view: EpireiaView, seat: int) -> list[str]:
    """Describe what the current scenario requires and forbids, and a seat's progress; [] without a scenario."""
    if view.solo != NONE:
        alone = SOLO_CARDS[view.solo]
        return [f"**To do:** {alone.objective}. {own_progress(view, seat)} {alone.constraint}."]
    if view.scenario == NONE or view.done:
        return []
    card = SCENARIO_CARDS[view.scenario]
    return [f"**{card.name}:** {card.objective}. {own_progress(view, seat)} Meanwhile: {card.constraint}."]


def _board(view: EpireiaView, board: Board, seat: int) -> str:
    """Describe the resources, prestige, Administrator and City tokens on the board of the player at `seat`."""
    goods = f"**You have** {stock_words(board.stock)}; prestige {board.prestige} of {COUNTS.prestige}"
    return ". ".join([goods, *administrator_words(board), city_tokens_words(view, seat)]) + "."


def _in_battle(view: EpireiaView, seat: int) -> list[str]:
    battle = view.battle
    assert battle is not None
    army = view.own_army
    if army is None:
        return [f"**Your league's reserve:** {tokens_by_power(tokens_of(view.own_reserve))}."]
    lines = [f"**Your army**{_army(army.columns)}"]
    if view.phase == "army":
        lines.append(f"**Still in your hand:** {tokens_by_power(unplaced_tokens(view.own_reserve, army))}.")
        if view.solo != NONE:
            lines.append(f"**The enemy's army, face down:** {enemy_army(view.solo)}.")
    elif view.phase == "generals" and seat in battle.commanders:
        posts = [f"{FRONTS[i]} {FIGURES[f].name if f != NONE else 'empty'}" for i, f in enumerate(view.own_generals)]
        lines.insert(0, f"**Your figures.** {', '.join(posts)}.")
    return lines


def _army(army: Sequence[Tokens]) -> str:
    """Return an army's tokens as a list in Markdown, a line per front: "flank 1 Cavalry I (3); flank 2 empty; ..."."""
    fronts = []
    for front in range(len(FRONTS)):
        columns = range(3 * front, 3 * front + 3)
        fronts.append("; ".join([f"{column_name(column)} {slot_words(army[column])}" for column in columns]))
    return "\n".join(["", *[f"- {line}" for line in fronts]])
