"""Planning and closing a day: with the mouse, with keys alone, with a finger and without scripts."""

import json

import pytest
from playwright.sync_api import expect

from axe import AXE, LANGUAGES_AND_WIDTHS, options, violations
from backlog import exactly
from browsing import Browsing, visit
from plan_fixtures import calendar, planned  # noqa: F401
from planning import TODAY, copied, filled, set_clock
from test_layout import OVERFLOW

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
def evening(template, tmp_path):
    """The same day at half past four, with one task done."""
    zeitblock = set_clock(copied(template, tmp_path / "data"), f"{TODAY} 16:30")
    zeitblock.on("done", "Dentist")
    zeitblock.start().sign_in()
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


def test_with_keys_alone_the_focus_stays_in_the_list(planned, open_page):
    page = open_page(planned, "/day/plan/left")
    way(page, "Chapter", "Backlog").focus()
    page.keyboard.press("Enter")
    expect(row(page, "Chapter")).to_have_count(0)
    expect(way(page, "Bike", "Backlog")).to_be_focused()
    page.keyboard.press("Space")
    expect(way(page, "Dentist", "Backlog")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".ritual-none")).to_have_text("Nothing was left over.")
    for _ in range(60):
        if page.evaluate("document.activeElement.textContent.trim()") == "Next":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="What has to be done")).to_be_visible()


def test_a_finger_does_the_same_on_a_phone(planned, open_page):
    page = open_page(planned, "/day/plan/left", width=390, height=844, has_touch=True, is_mobile=True)
    way(page, "Bike", "Today").tap()
    expect(row(page, "Bike")).to_have_count(0)
    assert starts(planned)["Bike"].startswith(f"{TODAY}T")
    row(page, "Chapter").get_by_role("button", name="Complete “Chapter”").tap()
    expect(row(page, "Chapter")).to_have_count(0)


def test_without_scripts_every_step_is_a_page_and_every_press_a_form(planned, open_page):
    page = open_page(planned, "/day/plan", java_script_enabled=False)
    expect(page).to_have_url(f"{planned.address}/day/plan/left")
    way(page, "Bike", "Tomorrow").click()
    expect(row(page, "Bike")).to_have_count(0)
    expect(page.get_by_role("heading", name="What was left")).to_be_visible()
    page.get_by_role("link", name="Next").click()
    way(page, "Tax", "Due tomorrow instead").click()
    expect(row(page, "Tax")).to_have_count(0)
    page.get_by_role("button", name="See if it fits").click()
    page.get_by_role("button", name="Accept all").click()
    expect(page.locator(".ritual-first")).to_be_visible()


def test_any_step_can_be_left_for_the_day(planned, open_page):
    page = open_page(planned, "/day/plan/must")
    before = planned.run("block", "--list", "--json")
    page.get_by_role("link", name="Go to the day").click()
    expect(page.locator("#timeline")).to_be_visible()
    assert planned.run("block", "--list", "--json") == before


def test_the_day_is_closed(evening, open_page):
    page = open_page(evening, "/day", height=1_200)
    page.get_by_role("link", name="Close the day").click()
    expect(page.locator("#ritual-sum")).to_have_text("1 of 3 completed.")
    page.locator(".ritual-done summary").click()
    field = page.get_by_label("Minutes")
    expect(field).to_have_value("15")
    field.fill("25")
    field.press("Enter")
    expect(page.locator("#ritual-sum")).to_have_text("1 of 3 completed, 25 min worked.")
    way(page, "Offer", "Tomorrow").click()
    expect(row(page, "Offer")).to_have_count(0)
    expect(page.locator("#ritual-sum")).to_have_text("1 of 2 completed, 25 min worked.")
    page.get_by_role("link", name="Finish").click()
    expect(page.locator("#timeline")).to_be_visible()
    assert evening.run("undo") and evening.run("undo")
    visit(page, "/day/close")
    expect(page.locator("#ritual-sum")).to_have_text("1 of 3 completed.")


def test_minutes_nobody_can_have_worked_are_refused_and_stay_typed(evening, open_page):
    page = open_page(evening, "/day/close", java_script_enabled=False)
    page.locator(".ritual-done summary").click()
    page.get_by_label("Minutes").fill("a lot")
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".error")).to_have_text("Enter 0 to 60000 minutes.")
    expect(page.get_by_label("Minutes")).to_have_value("a lot")
    page.get_by_label("Minutes").fill("40")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#ritual-sum")).to_contain_text("40 min worked.")


def test_what_is_typed_stays_while_something_else_changes(evening, open_page):
    page = open_page(evening, "/day/close")
    page.locator(".ritual-done summary").click()
    page.get_by_label("Minutes").fill("47")
    evening.on("done", "Offer")
    expect(page.locator("#ritual-sum")).to_have_text("2 of 3 completed.")
    expect(page.locator(".ritual-done details[open] input[name=taken]")).to_have_value("47")


@pytest.mark.parametrize("variant", LANGUAGES_AND_WIDTHS, ids=lambda variant: "-".join(map(str, variant)))
@pytest.mark.parametrize("path", ["/day/plan/left", "/day/plan/must", "/day/plan/fit", "/day/plan/go", "/day/close"])
def test_axe_finds_nothing_and_nothing_is_too_wide(template, tmp_path_factory, open_page, path, variant):
    zeitblock = shown(template, tmp_path_factory)
    page = open_page(zeitblock, "/help", **options(*variant))
    page.add_init_script(AXE)
    visit(page, path)
    assert violations(page) == []
    assert page.evaluate(OVERFLOW) == []


@pytest.fixture(scope="module", autouse=True)
def stopped():
    yield
    for zeitblock in SHOWN.values():
        zeitblock.stop()


SHOWN = {}


def shown(template, tmp_path_factory):
    """The day at half past four, only looked at."""
    if not SHOWN:
        zeitblock = set_clock(copied(template, tmp_path_factory.mktemp("shown") / "data"), f"{TODAY} 16:30")
        zeitblock.on("done", "Dentist")
        SHOWN["it"] = zeitblock.start().sign_in()
    return SHOWN["it"]
