"""The position as text: the dice that may be rerolled, what everybody sees, and what only one seat sees."""

from collections.abc import Callable, Sequence

from games.core.words import EMPTY, AllOf, Argument, Markdown, Message, Series, bullets, lines
from games.epireia.battle import solo_army, unplaced_tokens
from games.epireia.content import (
    ABILITIES,
    ADMINISTRATORS,
    BUILDINGS,
    CATEGORY_OF,
    CITIES,
    COUNTS,
    DECKS,
    FIGURES,
    FIGURES_OF,
    FIRST_CITY,
    FIRST_TERRITORY,
    FRONTS,
    NONE,
    POLITICAL,
    SCENARIO_CARDS,
    SOLO,
    SOLO_CARDS,
    strength_on,
)
from games.epireia.development import building_prestige, building_terms
from games.epireia.presentation.progress import own_progress, progress_words
from games.epireia.resolution import (
    ally_there,
    conflict_totals,
    conflict_winner,
    enemy_league,
    figures_at,
    is_conflict,
    is_shared,
    place_of_roll,
    roll_terms,
    tax_of,
)
from games.epireia.state import Board, Tokens
from games.epireia.supply import administrator_uses, available, city_tokens_left, has_built, seats_of, tokens_of
from games.epireia.view import EpireiaView, army_seen
from games.epireia.words import (
    ability_words,
    administrator_effect,
    administrator_name,
    at_place,
    augur_effect,
    augur_name,
    building_name,
    card_constraint,
    card_name,
    card_objective,
    card_words,
    cheaper_buildings,
    city_name,
    column_heading,
    deck_name,
    figure_name,
    figure_words,
    front_heading,
    front_name,
    goods,
    label_of,
    league_name,
    place_name,
    roll_words,
    say,
    slot_words,
    stock_words,
    territory_name,
    tokens_by_power,
    tokens_counted,
    where_words,
)
from games.picture.palette import symbol

SPACE = Markdown(" ")
"""What separates the sentences of a line."""


def dice_words(view: EpireiaView) -> Markdown:
    """Describe the roll on the table: "Conflict in Illyria: Delian 7 (die 4), Peloponnesian 7 (die 5), a tie.".

    The text is empty if nobody has to decide about a roll.
    """
    roll = view.roll
    if roll is None or view.phase != "resolution":
        return EMPTY
    place = place_of_roll(roll)
    if is_shared(roll):
        return EMPTY
    if is_conflict(roll):
        one, two = conflict_totals(view, place)
        key = "dice-conflict-tied" if one == two else "dice-conflict"
        first, second = roll.dice
        return say.text(key, where=at_place(place), one=one, first=first, two=two, second=second)
    die = roll.dice[view.boards[view.asked].league]
    bonus, needed = roll_terms(view, place, view.asked, roll.figure)
    if roll.step == 1:
        return say.text("dice-brigands", where=at_place(place), roll=roll_words(die, bonus), needed=needed)
    figure = figure_name(roll.figure)
    return say.text("dice-figure", figure=figure, where=at_place(place), roll=roll_words(die, bonus), needed=needed)


def reroll_words(view: EpireiaView, seat: int) -> Markdown:
    """Describe for a seat that may reroll its die: the die, the roll required, and what follows without a reroll."""
    roll = view.roll
    assert roll is not None
    ask = say.text("reroll-ask", figure=figure_name(roll.figure))
    if not is_conflict(roll):
        return SPACE.join([dice_words(view), ask])
    place, league = place_of_roll(roll), view.boards[seat].league
    totals = conflict_totals(view, place)
    own, other = totals[league], totals[1 - league]
    tied = conflict_winner(view, place, (other, other))
    values: dict[str, Argument] = {"where": at_place(place), "own": own, "die": roll.dice[league], "other": other}
    values |= {"theirs": roll.dice[1 - league], "now": stands_words(view)}
    needed = say.message("reroll-wins-from" if tied == league else "reroll-wins-above", total=other)
    if own == other:
        return SPACE.join([say.text("reroll-tied", **values), say.text("reroll-needed", needed=needed), ask])
    lie = say.text("reroll-behind", **values)
    if tied == league:
        return SPACE.join([lie, say.text("reroll-needed", needed=needed), ask])
    tie = say.text("reroll-needed-or-tie", needed=needed, total=other, tie=_tie_words(view, place, tied))
    return SPACE.join([lie, tie, ask])


def share_words(names: Sequence[str], view: EpireiaView, seat: int) -> Markdown:
    """Describe for a seat the territory that it or its ally takes: the tax, and who takes it if they don't agree.

    Args:
        names: The players' names by seat.
        view: The view.
        seat: The seat that decides.
    """
    roll = view.roll
    assert roll is not None
    ally, place = ally_there(view, seat), place_of_roll(roll)
    own = [figure for each, figure in figures_at(view, place, view.boards[seat].league) if each == seat]
    key = "share-answer" if roll.ceded >> ally & 1 else "share-ask"
    return say.text(key, place=territory_name(roll.spot), ally=names[ally], goods=goods(tax_of(roll.spot, own)))


def stands_words(view: EpireiaView) -> Message:
    """Describe what happens if a die is kept that a seat may reroll, such as "all go home"."""
    roll = view.roll
    assert roll is not None
    if not is_conflict(roll):
        if roll.step == 1:
            return say.message("stands-yours-go-home")
        return say.message("stands-figure-goes-home", figure=figure_name(roll.figure))
    place = place_of_roll(roll)
    totals = conflict_totals(view, place)
    if totals[0] == totals[1]:
        return _tie_words(view, place, conflict_winner(view, place, totals))
    return say.message("stands-yours-go-home")


def _tie_words(view: EpireiaView, place: int, winner: int) -> Message:
    """Describe the effect of a tied conflict: a league wins it by the Champion's ability, or all go home.

    Args:
        view: The view for which it is described.
        place: The place of the conflict.
        winner: The league that wins the tie; NONE for neither.
    """
    if winner != NONE:
        return say.message("tie-champion", league=league_name(winner))
    owner = view.owners[place - FIRST_TERRITORY] if FIRST_TERRITORY <= place < FIRST_CITY else NONE
    if owner == NONE:
        return say.message("tie-all-go-home")
    if owner == view.seat:
        return say.message("tie-yours-stays", place=place_name(place))
    return say.message("tie-stays-with", place=place_name(place), city=city_name(view.boards[owner].city))


def position_words(names: Sequence[str], view: EpireiaView, headline: Markdown) -> Markdown:
    """Describe everything that all players see of a position, as lines of Markdown.

    Args:
        names: The players' names by seat.
        view: The view. What only its seat sees is left out, except the powers in its own army once this is on the
            battlefield.
        headline: The first line.
    """
    parts = [say.text("board-headline", headline=headline), *_scenario(names, view)]
    if dice := dice_words(view):
        parts.append(say.text("board-dice", dice=dice))
    if view.battle is not None and view.phase != "army":
        parts += _field(view)
    else:
        parts += _map(names, view)
    if view.phase == "city":
        parts += _abilities_by_city(view)
    parts += league_lines(names, view)
    parts += [board_words(names, view, seat) for seat in range(len(view.boards))]
    return lines(parts)


def _scenario(names: Sequence[str], view: EpireiaView) -> list[Markdown]:
    if view.battle is not None or view.solo == view.scenario == NONE:
        return []
    if view.solo != NONE:
        card = SOLO_CARDS[view.solo]
        found = [
            say.text("board-solo", name=card_name(card), rounds=SOLO[view.solo].rounds, card=card_words(card)),
            progress_words(names, view),
        ]
        if view.augur != NONE:
            found.append(say.text("board-augur", augur=augur_name(view.augur), effect=augur_effect(view.augur)))
        return found
    card = SCENARIO_CARDS[view.scenario]
    if view.done:
        return [say.text("board-act-over", act=view.act, name=card_name(card))]
    return [
        say.text("board-act", act=view.act, name=card_name(card), card=card_words(card)),
        progress_words(names, view),
    ]


def _map(names: Sequence[str], view: EpireiaView) -> list[Markdown]:
    found = []
    for seat, name in enumerate(names):
        if own := [territory_name(t) for t, owner in enumerate(view.owners) if owner == seat]:
            found.append(say.text("board-territories", name=name, territories=AllOf(own)))
    if not found:
        found.append(say.text("board-no-territories"))
    if view.brigands:
        found.append(say.text("board-brigands", territories=AllOf([territory_name(t) for t in view.brigands])))
    if view.solo != NONE:
        enemies = zip(SOLO[view.solo].enemies, view.enemies, strict=True)
        found.append(say.text("board-enemies", figures=Series([placed_words(f, place) for f, place in enemies])))
    left = [
        say.message("board-tokens", deck=deck_name(deck), count=available(view, deck)) for deck in range(len(DECKS))
    ]
    found.append(say.text("board-tokens-left", tokens=Series(left)))
    return found


def placed_words(figure: int, place: int) -> Message:
    """Return an Influential Figure and where it is: "Pericles (attack 3, sea) in Egypt"."""
    return say.message("figure-placed", figure=figure_words(figure), where=where_words(place))


def league_lines(names: Sequence[str], view: EpireiaView, *, enemy: bool = True) -> list[Markdown]:
    """Describe each league: its players, its prestige and territories, its treasury, reserve and integrated cities.

    In a solo game the enemy's army may follow.

    Args:
        names: The players' names by seat.
        view: The view.
        enemy: Whether to describe the solo enemy's army.
    """
    found = []
    army_hidden = enemy and view.solo != NONE and (view.battle is None or not view.battle.armies)
    if army_hidden and enemy_league(view) == NONE:
        found.append(say.text("hand-enemy", army=enemy_army(view.solo)))
    for league in range(2):
        name, seats = league_name(league), seats_of(view, league)
        if not seats:
            if army_hidden and league == enemy_league(view):
                found.append(say.text("board-enemy", league=name, army=enemy_army(view.solo)))
            continue
        values: dict[str, Argument] = {
            "league": name,
            "names": Series([names[seat] for seat in seats]),
            "prestige": sum(view.boards[seat].prestige for seat in seats),
            "territories": sum(owner in seats for owner in view.owners),
            "stock": stock_words(view.treasury[league]),
            "reserve": tokens_counted(tokens_of(view.reserves[league])),
        }
        if allied := [city_name(city) for city, each in enumerate(view.allied) if each == league]:
            found.append(say.text("board-league-allied", cities=AllOf(allied), **values))
        else:
            found.append(say.text("board-league", **values))
    return found


def enemy_army(solo: int) -> Series:
    """List the enemy's face-down military tokens in a solo scenario by column, such as "flank 1: Cavalry I"."""
    return Series([_column(column, tokens) for column, tokens in enumerate(solo_army(solo))])


def _column(column: int, tokens: Tokens) -> Message:
    return say.message("army-column", column=column_heading(column), tokens=slot_words(tokens))


def board_words(names: Sequence[str], view: EpireiaView, seat: int) -> Markdown:
    """Describe everything on a player's board in one line of text.

    Args:
        names: The players' names by seat.
        view: The view that is described.
        seat: The player.
    """
    board, player = view.boards[seat], say.message("player", symbol=symbol(seat), name=names[seat])
    if board.city == NONE:
        if board.league == NONE:
            return say.text("board-no-league", player=player)
        return say.text("board-no-city", player=player, league=league_name(board.league))
    parts = [
        say.text("board-player", player=player, city=city_name(board.city)),
        say.text("board-goods", stock=stock_words(board.stock), prestige=board.prestige),
        *administrator_words(board),
    ]
    if board.figures:
        if view.battle is None:
            placed = [placed_words(f, p) for f, p in zip(board.figures, board.places, strict=True)]
        else:
            placed = [figure_words(figure) for figure in board.figures]  # their places on the map count no more
        parts.append(say.text("board-figures", figures=AllOf(placed)))
    built = [building_name(i) for i in range(len(BUILDINGS)) if has_built(board, i)]
    parts.append(say.text("board-built", buildings=AllOf(built)) if built else say.text("board-nothing-built"))
    if view.battle is None:
        parts.append(_city_tokens(view, seat))
    return SPACE.join(parts)


def has_caption(view: EpireiaView) -> bool:
    """Return True if text about the scenario and the leagues stands beside the pictures: from the first turn on."""
    return view.turn > 0 and view.phase != "over"


def score_words(view: EpireiaView, board: Board) -> str:
    """Return in few words what a player has, as a label: city, goods, prestige, buildings, figures, and so on.

    The label is empty without a city. It names the league where no line about the leagues stands beside it.

    Args:
        view: The view.
        board: The player's board in it.
    """
    if board.city == NONE:
        return ""
    values: dict[str, Argument] = {"city": city_name(board.city), "prestige": board.prestige}
    values |= {"stock": stock_words(board.stock), "built": board.built.bit_count()}
    if has_caption(view):
        score = say.message("score-alone", **values)
    else:
        score = say.message("score", league=league_name(board.league), **values)
    if board.administrator != NONE:
        name, count = administrator_name(board.administrator), administrator_uses(board)
        score = say.message("score-administrator", score=score, name=name, count=count)
    if board.figures:
        placed = [placed_words(figure, place) for figure, place in zip(board.figures, board.places, strict=True)]
        score = say.message("score-figures", score=score, figures=Series(placed))
    return label_of(score)


def administrator_words(board: Board) -> list[Markdown]:
    """Describe the Administrator on a board, and how often it can be used: "Merchant (1 use ready).".

    Returns:
        A list of one text; empty if there is no Administrator yet.
    """
    if board.administrator == NONE:
        return []
    key = "board-merchant" if board.merchant else "board-administrator"
    return [say.text(key, name=administrator_name(board.administrator), count=administrator_uses(board))]


def _city_tokens(view: EpireiaView, seat: int) -> Markdown:
    return say.text("board-city-tokens", left=city_tokens_left(view, seat), all=COUNTS.posts)


def buildings_to_construct(view: EpireiaView, seat: int) -> Markdown:
    """List the buildings that a seat has not constructed, of which there is at least one, with costs and effects.

    The costs are those printed for the city. A discount or surcharge on all of them stands in the heading.
    """
    board = view.boards[seat]
    less, political, _, more, political_more = building_terms(view, seat)
    rows = []
    for i in range(len(BUILDINGS)):
        if not has_built(board, i):
            cost: Argument = goods(CITIES[board.city].costs[i])
            if CATEGORY_OF[i] == POLITICAL and (political or political_more):
                which, changes = _change(political, political_more)
                cost = say.message(f"cost-{which}", cost=cost, **changes)
            rows.append(say.text("hand-building", building=building_name(i), cost=cost, effect=_effect(board, i)))
    if not less and not more:
        return lines([say.text("hand-build"), bullets(rows)])
    which, changes = _change(less, more)
    return lines([say.text(f"hand-build-{which}", **changes), bullets(rows)])


def _change(less: int, more: int) -> tuple[str, dict[str, Argument]]:
    """Return which message tells by how much prices are changed, and the arguments of that message.

    The catalogue has three such messages: for lower prices ("less"), higher prices ("more"), and both ("less-more").

    Args:
        less: By how many resources something is cheaper; 0 for no discount.
        more: By how many resources something else is dearer; 0 for no surcharge. Not both numbers may be 0.

    Returns:
        The ending of the message's name, such as "less-more", and the numbers that are not 0, by name.
    """
    changes: dict[str, Argument] = {name: count for name, count in (("less", less), ("more", more)) if count}
    return "-".join(changes), changes


def _effect(board: Board, building: int) -> Message:
    """Describe what a building gives the city with this board, such as "2 prestige" or "1 more Wheat a turn"."""
    if prestige := building_prestige(board, building):
        return say.message("amount-prestige", count=prestige)
    return say.message(f"building-{BUILDINGS[building].name}.brief")


def _field(view: EpireiaView) -> list[Markdown]:
    battle = view.battle
    assert battle is not None
    found, armies = [], [army_seen(view, league) for league in range(2)]
    for front in range(len(FRONTS)):
        found.append(front_figures(view, front))
        for column in range(3 * front, 3 * front + 3):
            one, two = (slot_words(army[column]) for army in armies)
            number = str(column % 3 + 1)
            side = say.text("board-column", number=number, delian=one, peloponnesian=two)
            found.append(SPACE.join([side, *_result(view, column)]))
    return found


def front_figures(view: EpireiaView, front: int) -> Markdown:
    """Describe the figures on a front of the battlefield: its name, each figure's strength, and where it was engaged.

    Args:
        view: The view.
        front: The front, from 0 to 2.
    """
    battle = view.battle
    assert battle is not None
    figures = []
    for league in range(2) if battle.generals else ():
        figure = battle.generals[league][front]
        if figure != NONE:
            figures.append(_general(figure, front, league, battle.engaged[league][front]))
    if not figures:
        return say.text("board-front", front=front_heading(front))
    return say.text("board-front-figures", front=front_heading(front), figures=AllOf(figures))


def _general(figure: int, front: int, league: int, column: int) -> Message:
    """Return a figure on a front of the battlefield, such as "Pericles +3 (Delian League, not engaged)".

    Args:
        figure: The figure.
        front: The front, from 0 to 2.
        league: The figure's league.
        column: The column of the front where it was engaged; NONE if it has not been.
    """
    name, strength, whose = figure_name(figure), strength_on(front, figure), league_name(league)
    if column == NONE:
        return say.message("board-figure", figure=name, strength=strength, league=whose)
    return say.message("board-figure-engaged", figure=name, strength=strength, league=whose, column=column + 1)


def _result(view: EpireiaView, column: int) -> list[Markdown]:
    battle = view.battle
    assert battle is not None
    if column < len(battle.results):
        winner = battle.results[column]
        if winner == NONE:
            return [say.text("board-column-tied")]
        return [say.text("board-column-won", league=league_name(winner))]
    return [say.text("board-column-open")] if column == battle.column and battle.revealed else []


def hand_words(view: EpireiaView) -> Markdown:
    """Describe what only the view's seat sees, and the options of its current choice; empty if there is neither."""
    if view.seat is None:
        return EMPTY
    board = view.boards[view.seat]
    if view.phase in _CHOOSING and (view.asked == view.seat or view.phase == "figure"):
        return lines(_CHOOSING[view.phase](view, board))
    if board.city == NONE or not board.figures:
        return EMPTY
    if view.battle is not None:
        found = _in_battle(view, view.seat)
    else:
        found = [*_aim(view, view.seat), _board(view, board, view.seat), _reserve(view)]
    told = [figure for figure in board.figures if ABILITIES[figure].front != NONE or view.battle is None]
    found += [_figure(figure) for figure in told if FIGURES[figure].ability]
    if view.asked == view.seat and view.asks and view.asks[-1] == "recruit":
        offered = [_figure(each) for each in FIGURES_OF[board.city] if each not in board.figures]
        found += [say.text("hand-recruit"), bullets(offered)]
    elif view.phase == "develop" and view.asked == view.seat:
        if administrator_uses(board):
            found.append(_administrator(board.administrator))
        if (view.asks[-1] == "construct" if view.asks else view.actions) and not _has_built_all(board):
            found.append(buildings_to_construct(view, view.seat))
    return lines(found)


def _has_built_all(board: Board) -> bool:
    return all(has_built(board, building) for building in range(len(BUILDINGS)))


def _scenarios(view: EpireiaView, board: Board) -> list[Markdown]:
    return [say.text("hand-card", name=card_name(card), card=card_words(card)) for card in SOLO_CARDS]


def _cities(view: EpireiaView, board: Board) -> list[Markdown]:
    """Describe, for the choice in the set-up, every city that is left: its figures and what is cheaper there."""
    found = []
    for city in _cities_left(view):
        figures = Series([figure_words(figure) for figure in FIGURES_OF[city]])
        buildings = AllOf(cheaper_buildings(city))
        found.append(say.text("hand-city", city=city_name(city), figures=figures, buildings=buildings))
    return found


def _abilities_by_city(view: EpireiaView) -> list[Markdown]:
    """Describe, for the choice in the set-up, what the figures of every city that is left can do."""
    found = []
    for city in _cities_left(view):
        abilities = [
            say.text("board-ability", figure=figure_name(figure), ability=ability_words(figure))
            for figure in FIGURES_OF[city]
        ]
        found.append(say.text("board-city-figures", city=city_name(city), figures=SPACE.join(abilities)))
    return found


def _cities_left(view: EpireiaView) -> list[int]:
    taken = [other.city for other in view.boards]
    return [city for city in range(len(CITIES)) if city not in taken]


def _administrators(view: EpireiaView, board: Board) -> list[Markdown]:
    taken = [other.administrator for other in view.boards]
    return [_administrator(i) for i in range(len(ADMINISTRATORS)) if i not in taken]


def _administrator(administrator: int) -> Markdown:
    effect = administrator_effect(administrator)
    return say.text("hand-administrator", name=administrator_name(administrator), effect=effect)


def _first_figures(view: EpireiaView, board: Board) -> list[Markdown]:
    return [_figure(figure) for figure in FIGURES_OF[board.city]]


_CHOOSING: dict[str, Callable[[EpireiaView, Board], list[Markdown]]] = {
    "scenario": _scenarios,
    "city": _cities,
    "administrator": _administrators,
    "figure": _first_figures,
}
"""By phase of the set-up: a function that describes the options to choose from."""


def _figure(figure: int) -> Markdown:
    return say.text("hand-figure", figure=figure_words(figure), ability=ability_words(figure))


def _aim(view: EpireiaView, seat: int) -> list[Markdown]:
    """Describe what the current scenario requires and forbids, and a seat's progress; empty without a scenario."""
    progress = own_progress(view, seat)
    if progress is None:
        return []
    card = SOLO_CARDS[view.solo] if view.solo != NONE else SCENARIO_CARDS[view.scenario]
    objective, constraint = card_objective(card), card_constraint(card)
    return [say.text("hand-aim", name=card_name(card), objective=objective, progress=progress, constraint=constraint)]


def _board(view: EpireiaView, board: Board, seat: int) -> Markdown:
    """Describe the resources, prestige, Administrator and City tokens on the board of the player at `seat`."""
    stock = stock_words(board.stock)
    have = say.text("hand-goods", stock=stock, prestige=board.prestige, most=COUNTS.prestige)
    return SPACE.join([have, *administrator_words(board), _city_tokens(view, seat)])


def _reserve(view: EpireiaView) -> Markdown:
    return say.text("hand-reserve", tokens=tokens_by_power(tokens_of(view.own_reserve)))


def _in_battle(view: EpireiaView, seat: int) -> list[Markdown]:
    battle = view.battle
    assert battle is not None
    army = view.own_army
    if army is None:
        return [_reserve(view)]
    found = [say.text("hand-army"), _army(army.columns)]
    if view.phase == "army":
        found.append(say.text("hand-unplaced", tokens=tokens_by_power(unplaced_tokens(view.own_reserve, army))))
        if view.solo != NONE:
            found.append(say.text("hand-enemy", army=enemy_army(view.solo)))
    elif view.phase == "generals" and seat in battle.commanders:
        posts = [_post(front, figure) for front, figure in enumerate(view.own_generals)]
        found.insert(0, say.text("hand-figures", figures=Series(posts)))
    return found


def _post(front: int, figure: int) -> Message:
    who = say.message("empty") if figure == NONE else figure_name(figure)
    return say.message("hand-post", front=front_name(front), figure=who)


def _army(army: Sequence[Tokens]) -> Markdown:
    """Return the military tokens of an army as a list in Markdown, with a line for each front of the battlefield."""
    fronts = []
    for front in range(len(FRONTS)):
        columns = range(3 * front, 3 * front + 3)
        fronts.append(say.text("hand-front", columns=Series([_column(column, army[column]) for column in columns])))
    return bullets(fronts)
