"""The day of `planning.filled`, once for all tests of a module, and a copy of it for each of them."""

import pytest

from browsing import Browsing
from planning import Calendar, Plan, copied, filled


@pytest.fixture(scope="module")
def calendar():
    calendar = Calendar()
    yield calendar
    calendar.close()


@pytest.fixture(scope="module")
def template(tmp_path_factory, calendar):
    return filled(tmp_path_factory.mktemp("plan") / "data", calendar)


@pytest.fixture
def planned(template, tmp_path):
    """The program on such a day, being served; nothing of it is shared with other tests."""
    zeitblock = copied(template, tmp_path / "data").start().sign_in()
    yield zeitblock
    zeitblock.stop()


@pytest.fixture
def windows(browser, planned):
    browsing = Browsing(browser, planned)
    yield browsing
    browsing.close()
    assert browsing.unexpected() == []


@pytest.fixture
def plan(windows):
    return Plan(windows.page("/day", height=1_400))
