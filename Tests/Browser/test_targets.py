"""Everything to press on a phone is as large as a fingertip; test_accessibility.py looks at the pages of `pages.py`."""

import json

import pytest

from browsing import Browsing, visit
from crowd import crowd
from pages import seed
from program import Zeitblock
from targets import SMALL

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
PATHS = [
    "/day", "/week", "/review", "/review/estimates", "/focus", "/accounts", "/accounts/new", "/titles", "/exchange", "/tokens",
    "/calendars/new", "/start", "/sessions", "/attention", "/sync",
]
CROWDED = ["/backlog", "/backlog?sort=score", "/all", "/abcde", "/matrix", "/day", "/week", "/focus"]


def windows(browser, zeitblock, locale="de-DE"):
    browsing = Browsing(browser, zeitblock)
    return browsing, browsing.context(**PHONE, locale=locale).new_page()


@pytest.fixture(scope="module")
def filled(tmp_path_factory):
    zeitblock = seed(Zeitblock(tmp_path_factory.mktemp("targets") / "data")).start().sign_in()
    yield zeitblock
    zeitblock.stop()


@pytest.fixture(scope="module")
def crowded(tmp_path_factory):
    zeitblock = crowd(Zeitblock(tmp_path_factory.mktemp("crowd") / "data"), 60).start().sign_in()
    yield zeitblock
    zeitblock.stop()


@pytest.mark.parametrize("path", PATHS)
def test_everything_to_press_is_as_large_as_a_fingertip_on_the_pages_of_the_plan_and_the_settings(browser, filled, path):
    browsing, page = windows(browser, filled)
    assert visit(page, path).ok
    small = page.evaluate(SMALL)
    browsing.close()
    assert small == []


@pytest.fixture(scope="module")
def placed(filled):
    """Paths of pages about one thing: a task to schedule, a stretch to fill, a block, a calendar to remove."""
    task = filled.tasks()[0]["id"]
    filled.run("block", task, "--at", "2026-11-25T10:00", "--anyway")
    block = json.loads(filled.run("block", "--list", "--json"))[0]["id"]
    return {"schedule": f"/schedule/{task}", "day": f"/schedule/{task}?day=2026-11-26", "block": f"/blocks/{block}"}


@pytest.mark.parametrize("name", ["schedule", "day", "block"])
def test_so_it_is_on_pages_about_one_thing(browser, filled, placed, name):
    browsing, page = windows(browser, filled)
    assert visit(page, placed[name]).ok
    small = page.evaluate(SMALL)
    browsing.close()
    assert small == []


@pytest.mark.parametrize("path", ["/access", "/backlog"])
def test_so_it_is_on_the_pages_of_somebody_signed_out(browser, filled, path):
    browsing = Browsing(browser, filled)
    page = browsing.context(signed_in=False, **PHONE).new_page()
    page.goto(filled.address + path)
    small = page.evaluate(SMALL)
    assert small == []


@pytest.mark.parametrize("path", CROWDED)
def test_so_it_is_in_lists_of_real_tasks(browser, crowded, path):
    browsing, page = windows(browser, crowded)
    visit(page, path)
    for chooser in ("#drawer", "#filter-toggle"):
        if page.locator(f"{chooser}:not([open]) summary").is_visible():
            page.locator(f"{chooser} summary").click()
    small = page.evaluate(SMALL)
    browsing.close()
    assert small == []


def test_a_button_too_small_would_be_found(browser, filled):
    browsing, page = windows(browser, filled)
    visit(page, "/help")
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<button class=\"tiny\">x</button>')")
    small = page.evaluate(SMALL)
    browsing.close()
    assert len(small) == 1 and "tiny" in small[0]
