"""Looking back: by keyboard, without scripts, by touch, on phones and in both languages."""

import re

import pytest
import reviewing
from playwright.sync_api import expect

from browsing import Browsing, visit
from program import Zeitblock


@pytest.fixture(scope="module")
def reviewed(tmp_path_factory):
    zeitblock = Zeitblock(tmp_path_factory.mktemp("review") / "data")
    reviewing.fill(zeitblock.run, zeitblock.data)
    reviewing.estimated(zeitblock.run, zeitblock.data)
    zeitblock.start().sign_in()
    yield zeitblock
    zeitblock.stop()


@pytest.fixture
def window(browser, reviewed):
    browsing = Browsing(browser, reviewed)
    yield lambda **options: browsing.context(**options).new_page()
    browsing.close()
    assert browsing.unexpected() == []


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_a_week_tells_what_was_planned_done_and_postponed(window, scripts):
    page = window(java_script_enabled=scripts, locale="en-US")
    visit(page, f"/review/{reviewing.WEEK}", scripts)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Review")
    expect(page.get_by_role("heading", name="14 h 15 min planned, 7 h 15 min of it completed")).to_be_visible()
    plot = page.get_by_role("img", name=re.compile("Planned and completed per day"))
    expect(plot).to_have_accessible_name(re.compile("Monday: 4 h 45 min planned, 3 h 45 min completed"))
    # The table says the same.
    page.get_by_text("As a table").click()
    row = page.get_by_role("row", name=re.compile("^Monday"))
    expect(row.get_by_role("cell")).to_have_text(["4 h 45", "3 h 45"])
    expect(page.get_by_role("row", name=re.compile("Income"))).to_contain_text("3 h 50")
    task = page.get_by_role("listitem").filter(has_text="Repair the bike")
    expect(task).to_contain_text("3 times")
    task.get_by_role("link", name="Schedule").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Repair the bike")


def test_weeks_are_walked_through_with_the_keyboard_alone(window):
    page = window(locale="en-US")
    visit(page, f"/review/{reviewing.WEEK}")
    back = page.get_by_role("link", name=re.compile("Previous week"))
    back.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/review/2020-W09$"))
    expect(page.get_by_text("No time blocks, completed tasks or recorded minutes in this week.")).to_be_visible()
    page.get_by_label("A day of the week").fill("2020-03-07")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/review\?date=2020-03-07$"))
    expect(page.get_by_role("heading", name="14 h 15 min planned, 7 h 15 min of it completed")).to_be_visible()


def test_the_review_is_found_by_its_name_and_from_the_week(window):
    page = window(locale="en-US")
    visit(page, "/week/2020-03-04")
    page.get_by_label("View and day").click()
    page.get_by_role("link", name="Review of this week").click()
    expect(page).to_have_url(re.compile(f"/review/{reviewing.WEEK}$"))
    # Keys are heard once the scripts of the new page are there.
    page.locator("html[data-ready]").wait_for()
    page.keyboard.press("Control+k")
    page.keyboard.type("estimates")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/review/estimates$"))


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
def test_estimates_are_shown_with_their_number_and_median(window, scripts):
    page = window(java_script_enabled=scripts, locale="de-DE")
    visit(page, "/review/estimates", scripts)
    row = page.get_by_role("row", name=re.compile("„report“"))
    expect(row.get_by_role("cell")).to_have_text(["8", "30 min", "50 min", "1,7\u2011mal"])
    expect(page.get_by_role("img")).to_have_accessible_name(re.compile("25 Aufgaben .* Median"))


def fresh(zeitblock, title):
    zeitblock.add(title, duration=30)
    return next(task["id"] for task in zeitblock.tasks() if task["title"] == title)


def minutes(zeitblock, task):
    return next(each["manualDuration"] for each in zeitblock.tasks() if each["id"] == task)


def test_one_press_takes_over_what_the_past_says_and_undo_takes_it_back(window, reviewed):
    task = fresh(reviewed, "Report")
    page = window(locale="en-US")
    visit(page, f"/tasks/{task}")
    page.get_by_label("Description").fill("Kept")
    page.get_by_role("button", name="Use 50 min").press("Enter")
    expect(page.locator("#minutes")).to_have_value("50")
    expect(page.locator("#minutes")).to_be_focused()
    expect(page.get_by_label("Description")).to_have_value("Kept")
    assert minutes(reviewed, task) == 30
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Use 50 min")).to_have_count(0)
    assert minutes(reviewed, task) == 50
    reviewed.run("undo")
    assert minutes(reviewed, task) == 30
    reviewed.run("delete", task)


def test_the_same_works_without_scripts(window, reviewed):
    task = fresh(reviewed, "Report")
    page = window(java_script_enabled=False, locale="de-DE")
    visit(page, f"/tasks/{task}", scripts=False)
    expect(page.get_by_text("Du schätzt 30 min, es dauert 50 min (Median von 8).")).to_be_visible()
    page.get_by_role("button", name="50 min verwenden").click()
    expect(page.locator("#minutes")).to_have_value("50")
    page.get_by_role("button", name="Speichern", exact=True).click()
    expect(page.get_by_role("button", name="50 min verwenden")).to_have_count(0)
    assert minutes(reviewed, task) == 50
    reviewed.run("delete", task)
