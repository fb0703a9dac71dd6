"""Planning a day, step by step."""

import json

import pytest
from playwright.sync_api import expect

from backlog import exactly
from browsing import Browsing
from plan_fixtures import calendar  # noqa: F401
from planning import TODAY, copied, filled

YESTERDAY = "2026-11-23"
LONG = "Parental allowance with all its papers for the office that pays it"


@pytest.fixture(scope="module")
def template(tmp_path_factory, calendar):  # noqa: F811
    """The day of the plan, with two blocks of yesterday left and two tasks due."""
    zeitblock = filled(tmp_path_factory.mktemp("rituals") / "data", calendar)
    for title, at in [("Chapter", "14:00"), ("Bike", "16:00")]:
        zeitblock.on("block", title, "--at", f"{YESTERDAY} {at}")
    zeitblock.on("edit", "Tax", "--due", TODAY)
    zeitblock.add(LONG, duration=45)
    zeitblock.on("edit", LONG, "--due", YESTERDAY)
    return zeitblock


@pytest.fixture
def planned(template, tmp_path):
    zeitblock = copied(template, tmp_path / "data").start().sign_in()
    yield zeitblock
    zeitblock.stop()


@pytest.fixture
def open_page(browser):
    opened = []

    def page(zeitblock, path, **chosen):
        browsing = Browsing(browser, zeitblock)
        opened.append(browsing)
        return browsing.page(path, **chosen)

    yield page
    for browsing in opened:
        browsing.close()
        browsing.expect_status(422)
        assert browsing.unexpected() == []


def row(page, title):
    return page.locator(".ritual-row", has=page.locator(".title", has_text=exactly(title)))


def way(page, title, name):
    return row(page, title).get_by_role("button", name=name)


def starts(zeitblock):
    return {block["title"]: block["start"] for block in json.loads(zeitblock.run("block", "--list", "--json"))}


def test_the_day_is_planned_step_by_step_with_the_mouse(planned, open_page):
    page = open_page(planned, "/day", height=1_200)
    page.get_by_role("link", name="Plan the day in four steps").click()
    expect(page.get_by_role("heading", name="What was left")).to_be_visible()
    way(page, "Bike", "Tomorrow").click()
    expect(row(page, "Bike")).to_have_count(0)
    way(page, "Chapter", "Backlog").click()
    expect(row(page, "Chapter")).to_have_count(0)
    assert starts(planned)["Bike"] == "2026-11-25T08:00:00Z"
    page.get_by_role("link", name="Next").click()
    expect(row(page, "Tax")).to_contain_text("not scheduled yet")
    way(page, LONG, "Put it first").click()
    expect(way(page, LONG, "Put it first")).to_have_count(0)
    page.get_by_role("button", name="See if it fits").click()
    expect(page.get_by_role("heading", name="Does it fit?")).to_be_visible()
    expect(page.locator("#proposal")).to_contain_text("new")
    page.get_by_role("button", name="Accept all").click()
    expect(page.get_by_role("heading", name="Off you go")).to_be_visible()
    expect(page.locator(".ritual-first")).to_contain_text("Offer")
    page.get_by_role("button", name="Start Focus").click()
    expect(page.get_by_role("heading", name="Offer")).to_be_visible()
    assert "Tax" in starts(planned)


def test_what_was_pressed_by_mistake_comes_back(planned, open_page):
    page = open_page(planned, "/day/plan/left")
    before = planned.run("list", "--json")
    way(page, "Bike", "Delete").click()
    expect(row(page, "Bike")).to_have_count(0)
    page.locator("#toasts").get_by_role("button", name="Undo").click()
    expect(row(page, "Bike")).to_have_count(1)
    expect(page).to_have_url(f"{planned.address}/day/plan/left")
    assert [task["title"] for task in json.loads(planned.run("list", "--json"))] == [
        task["title"] for task in json.loads(before)]
