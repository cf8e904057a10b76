"""The daily digest comes in the morning of the user's time zone."""

import pytest

from bot.ui.words import say, zone_city
from games.core.words import in_language
from sandbox.driver import User, texts
from tests.bot.conftest import Stage, eventually, overhear
from tests.bot.scheduler.test_clocks import lists, quiet
from tests.fake_time import FakeTime

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def watch() -> FakeTime:
    """Return a time source that stands at noon UTC."""
    return FakeTime()


async def wants_it(stage: Stage, *, zone: str | None = None) -> User:
    """Let Theo subscribe to the digest while a match waits for him."""
    malia, theo = await stage.users("malia", "theo")
    general = (await theo.channel("general"))["id"]
    if zone is not None:
        await theo.slash(general, "settings hours", {"zone": zone})
    assert (await theo.slash(general, "settings reminders", {"digest": True})).failed is None
    await stage.table("oracle", malia, theo)
    return theo


async def at(stage: Stage, watch: FakeTime, hours: float) -> None:
    """Advance so many hours and wait until the timekeeper has checked."""
    watch.advance(hours=hours)
    await quiet(stage)
    await quiet(stage)


@pytest.mark.parametrize(("locale", "language"), [("de", "de"), ("fr", "fr"), ("es-ES", "es"), ("it", "it")])
async def test_a_digest_is_in_the_language_of_its_reader(
    stage: Stage, watch: FakeTime, locale: str, language: str
) -> None:
    (theo,) = await stage.users("theo")
    await stage.driver.set_locale(locale, theo)
    theo = await wants_it(stage)
    heard = await overhear(theo)
    await at(stage, watch, 20.75)
    await at(stage, watch, 0.5)
    with in_language(language):
        first = say.text("remind-digest", count=1)
    sent = lambda: [texts(data) for event, data in heard if event == "MESSAGE_CREATE"]  # noqa: E731
    await eventually(lambda: any(first in each for each in sent()))
    assert lists(heard) == [], "none is in English"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("former", "zone", "first"),
    [
        (None, "Asia/Tokyo", 12),  # nine there is midnight in UTC
        (None, "America/New_York", 2),  # and here two in the afternoon, still today
        ("Asia/Tokyo", "Etc/UTC", 21),
    ],
)
async def test_another_time_zone_has_another_morning(
    stage: Stage, watch: FakeTime, former: str | None, zone: str, first: float
) -> None:
    theo = await wants_it(stage, zone=former)
    general = (await theo.channel("general"))["id"]
    saved = await theo.slash(general, "settings hours", {"zone": zone})
    assert zone_city(zone) in saved.text.replace("\\", "")
    heard = await overhear(theo)
    await at(stage, watch, first - 0.25)
    assert lists(heard) == [], "not before nine"
    await at(stage, watch, 0.5)
    await eventually(lambda: len(lists(heard)) == 1)
    await at(stage, watch, 23.5)
    assert len(lists(heard)) == 1, "and not in the former zone's morning as well"
    await at(stage, watch, 0.5)
    await eventually(lambda: len(lists(heard)) >= 2)
    await at(stage, watch, 1)
    assert len(lists(heard)) == 2


async def test_who_wants_none_gets_none_by_another_time_zone(stage: Stage, watch: FakeTime) -> None:
    theo = await wants_it(stage)
    general = (await theo.channel("general"))["id"]
    await theo.slash(general, "settings reminders", {"digest": False})
    await theo.slash(general, "settings hours", {"zone": "Asia/Tokyo"})
    assert stage.bot.services.settings.get(int(theo.id)).digest_due is None
    heard = await overhear(theo)
    await at(stage, watch, 12)
    await at(stage, watch, 12)
    assert lists(heard) == []
