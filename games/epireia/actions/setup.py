"""Choosing leagues, cities, administrators and the first figure (Setup II to V; solo mode II to V)."""

from collections.abc import Iterable
from typing import ClassVar, Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.illegal import NOT_OFFERED
from games.epireia import events
from games.epireia.content import ADMINISTRATORS, CITIES, FIGURES_OF, SOLO
from games.epireia.opening import (
    administrator_chosen,
    begin_solo,
    choose_cities,
    city_chosen,
    enter_solo,
    found_city,
    open_leagues,
    reveal_figures,
)
from games.epireia.state import State


@action
class ChooseScenario(Action):
    """Choose the solo scenario; it names your city."""

    scenario: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(scenario) for scenario in range(len(SOLO))]

    def play(self, s: State, me: int, chance: Chance) -> None:
        begin_solo(s, self.scenario)
        chance.tell(events.SoloChosen, self.scenario)


@action
class JoinLeague(Action):
    """Join one of the two leagues."""

    league: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(league) for league in open_leagues(s)]

    def obstacle(self, s: State, me: int) -> str | None:
        if self.league in open_leagues(s):
            return None
        return "league_full" if self.league in range(2) else NOT_OFFERED

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.boards[me].league = self.league
        chance.tell(events.LeagueJoined, me, self.league)
        if len(s.boards) == 1:
            enter_solo(s)
            return
        s.asked += 1
        left = open_leagues(s)
        if len(left) == 1:
            for seat in range(s.asked, len(s.boards)):
                s.boards[seat].league = left[0]
                chance.tell(events.LeagueJoined, seat, left[0])
            choose_cities(s)


@action
class ChooseCity(Action):
    """Choose the city you lead."""

    city: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        taken = [board.city for board in s.boards]
        return [cls.of(city) for city in range(len(CITIES)) if city not in taken]

    def obstacle(self, s: State, me: int) -> str | None:
        if self.city not in range(len(CITIES)):
            return NOT_OFFERED
        return "city_taken" if any(self.city == board.city for board in s.boards) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        found_city(s, me, self.city)
        chance.tell(events.CityChosen, me, self.city)
        city_chosen(s)


@action
class ChooseAdministrator(Action):
    """Choose your Administrator for the whole game."""

    administrator: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        taken = [board.administrator for board in s.boards]
        return [cls.of(each) for each in range(len(ADMINISTRATORS)) if each not in taken]

    def obstacle(self, s: State, me: int) -> str | None:
        if self.administrator not in range(len(ADMINISTRATORS)):
            return NOT_OFFERED
        return "administrator_taken" if any(self.administrator == board.administrator for board in s.boards) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.boards[me].administrator = self.administrator
        chance.tell(events.AdministratorChosen, me, self.administrator)
        administrator_chosen(s)


@action
class ChooseFirstFigure(Action):
    """Choose your first Influential Figure in secret; you may change it until all have chosen."""

    secret: ClassVar[bool] = True
    figure: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        if s.box is None:
            return ()
        chosen = s.box.choices[me]
        return [cls.of(figure) for figure in FIGURES_OF[s.boards[me].city] if figure != chosen]

    def obstacle(self, s: State, me: int) -> str | None:
        if self.figure not in FIGURES_OF[s.boards[me].city]:
            return "not_of_your_city"
        return "chosen_already" if s.box is not None and s.box.choices[me] == self.figure else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.box is not None
        anew = s.box.choices[me] is None
        last = s.box.choose(me, self.figure)
        if anew:
            chance.tell(events.FigureChosen, me)
        if last:
            reveal_figures(s, chance)
