"""The pages of the plan as a whole: proposals, the line of now, the week, without scripts, under axe and on narrow screens."""

import json

import pytest
from playwright.sync_api import expect

from axe import AXE, LANGUAGES_AND_WIDTHS, options, violations
from browsing import Browsing, visit
from plan_fixtures import calendar, plan, planned, template, windows  # noqa: F401
from planning import TODAY, Plan, copied
from test_layout import OVERFLOW


@pytest.fixture(scope="module")
def shown(template, tmp_path_factory):
    """The same day, only looked at."""
    zeitblock = copied(template, tmp_path_factory.mktemp("shown") / "data").start().sign_in()
    yield zeitblock
    zeitblock.stop()


def test_a_proposal_is_taken_one_by_one_and_as_a_whole(plan):
    plan.page.get_by_role("button", name="Plan the rest of the day").click()
    ghosts = plan.page.locator(".block.is-ghost")
    expect(ghosts).not_to_have_count(0)
    count = ghosts.count()
    plan.ghost("Tax").get_by_role("button").first.click()
    expect(ghosts).to_have_count(count - 1)
    expect(plan.block("Tax")).to_have_count(1)
    plan.page.get_by_role("button", name="Accept all").click()
    expect(ghosts).to_have_count(0)
    plan.undo()
    expect(plan.block("Tax")).to_have_count(1)


def test_a_proposal_is_put_aside(plan, planned):
    before = planned.run("block", "--list", "--json")
    plan.page.get_by_role("button", name="Plan the rest of the day").click()
    expect(plan.page.locator(".block.is-ghost")).not_to_have_count(0)
    plan.page.get_by_role("button", name="Discard", exact=True).click()
    expect(plan.page.locator(".block.is-ghost")).to_have_count(0)
    assert planned.run("block", "--list", "--json") == before


def test_completing_on_the_timeline_can_be_undone(plan):
    plan.block("Website").locator(".check").click()
    plan.tells("completed")
    plan.undo().lies("Website", "15:30", "16:30")


def test_the_line_of_now_goes_on_by_itself(planned, browser):
    browsing = Browsing(browser, planned)
    context = browsing.context(height=1_400)
    context.clock.install(time="2020-05-05T05:05:30")
    page = context.new_page()
    visit(page, "/day")
    page.locator("html[data-plan]").wait_for(state="attached")
    line = page.locator("#timeline .now")
    at = int(page.locator("#timeline").get_attribute("data-now"))
    page.clock.run_for(60_000)
    expect(page.locator("#timeline")).to_have_attribute("data-now", str(at + 1))
    expect(line).to_have_attribute("data-m", str((at + 1) % 60))
    expect(line).to_contain_text(f"{(at + 1) // 60:02}:{(at + 1) % 60:02}")
    browsing.close()
    assert browsing.unexpected() == []


def test_a_day_opens_at_now(shown, browser):
    browsing = Browsing(browser, shown)
    page = browsing.page("/day?all=1", height=600)
    expect(page.locator("#timeline .now > span")).to_be_in_viewport()
    browsing.close()


def test_in_the_week_a_block_goes_to_another_day(windows):
    page = windows.page("/week", width=1_500, height=1_400)
    plan = Plan(page, "2026-11-24")
    other = Plan(page, "2026-11-25")
    plan.take(plan.timeline.locator(".block", has_text="Website"), "15:30")
    x, y = other.point("10:00")
    page.mouse.move(x, y, steps=6)
    page.mouse.up()
    expect(other.timeline.locator(".block", has_text="Website")).to_have_count(1)
    plan.undo()
    expect(plan.timeline.locator(".block", has_text="Website")).to_have_attribute("data-from", "930")


def test_without_scripts_a_task_is_scheduled_moved_and_taken_out(planned, windows):
    page = windows.page("/day", java_script_enabled=False, height=1_400)
    windows.expect_status(409)
    page.locator(".slip", has_text="Tax").locator(".grip").click()
    page.locator("form button[name=start]").first.click()
    expect(page.locator(".block", has_text="Tax")).to_have_count(1)
    page.locator(".block[data-block]", has_text="Tax").locator(".b-title").click()
    page.get_by_role("button", name="later").click()
    page.goto("/day")
    page.locator(".block[data-block]", has_text="Tax").locator(".b-title").click()
    page.get_by_role("button", name="Unschedule").first.click()
    page.goto("/day")
    expect(page.locator(".slip", has_text="Tax")).to_have_count(1)


def paths(zeitblock):
    task = zeitblock.task("Tax")["id"]
    block = json.loads(zeitblock.run("block", "--list", "--json"))[0]["id"]
    return ["/day", "/day/2026-11-28", "/week", f"/schedule/{task}", f"/blocks/{block}"]


@pytest.mark.parametrize("locale, width", LANGUAGES_AND_WIDTHS)
def test_axe_finds_nothing(shown, browser, locale, width):
    browsing = Browsing(browser, shown)
    context = browsing.context(**options(locale, width))
    context.add_init_script(AXE)
    page = context.new_page()
    for path in paths(shown):
        visit(page, path)
        assert violations(page) == [], path
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
    visit(page, "/day")
    page.locator("html[data-plan]").wait_for(state="attached")
    if width > 900:
        page.locator(".block[data-block] .grip").first.click()
        expect(page.locator("#block-menu")).to_be_visible()
        assert violations(page) == []
    browsing.close()
    assert browsing.unexpected() == []


@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_where_a_time_is_taken(shown, browser, width):
    browsing = Browsing(browser, shown)
    browsing.expect_status(409)
    context = browsing.context(**options("de-DE", width))
    context.add_init_script(AXE)
    page = context.new_page()
    visit(page, paths(shown)[3])
    page.get_by_label("Uhrzeit").fill("12:40")
    page.locator(".own-time .btn-primary").click()
    expect(page.locator("#own-error")).to_contain_text("Lunch")
    assert page.evaluate(OVERFLOW) == []
    assert violations(page) == []
    browsing.close()
    assert browsing.unexpected() == []


def test_a_day_opens_with_its_capacity_and_now_in_sight(shown, browser):
    for window in [{"width": 390, "height": 844, "has_touch": True}, {"width": 1280, "height": 700}]:
        browsing = Browsing(browser, shown)
        page = browsing.page("/day?all=1", **window)
        page.locator("html[data-plan]").wait_for(state="attached")
        expect(page.locator("#timeline .now > span")).to_be_in_viewport(ratio=0.9)
        expect(page.locator("#plan-form > .cap")).to_be_in_viewport(ratio=1)
        browsing.close()


def test_what_is_too_short_for_words_stands_beside_what_follows(plan, planned):
    planned.add("Plants", duration=5)
    planned.add("Invoice", duration=10)
    planned.on("block", "Plants", "--at", f"{TODAY} 14:00")
    planned.on("block", "Invoice", "--at", f"{TODAY} 14:05")
    plan.page.reload()
    boxes = [plan.block(title).bounding_box() for title in ["Plants", "Invoice"]]
    assert all(box["height"] >= 20 for box in boxes)
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
    mark = "(each) => parseFloat(getComputedStyle(each, '::before').height)"
    assert plan.block("Invoice").evaluate(mark) > 1.5 * plan.block("Plants").evaluate(mark)


def test_the_hours_of_a_day_are_saved_when_it_is_left(planned, windows):
    page = windows.page("/settings")
    hours, button = page.locator("#working-hours"), page.locator("#working-hours button")
    expect(button).to_be_hidden()
    hours.locator("[name=until-1]").fill("16:00")
    expect(button).to_be_visible()
    hours.locator("[name=from-2]").focus()
    expect(page.locator("#toasts .toast")).to_contain_text("Setting saved")
    expect(hours.locator("[name=from-2]")).to_be_focused()
    expect(hours.locator("[name=until-1]")).to_have_value("16:00")
    expect(button).to_be_hidden()
    assert "16:00" in planned.run("settings", "workingHours")


@pytest.mark.parametrize("path", ["/day", "/week"])
def test_paper_shows_the_day_without_what_is_only_proposed(plan, path):
    plan.page.get_by_role("button", name="Plan the rest of the day").click()
    expect(plan.page.locator(".block.is-ghost")).not_to_have_count(0)
    visit(plan.page, path)
    plan.page.emulate_media(media="print")
    expect(plan.page.locator(".is-ghost:visible, .cap-bar .pencil:visible")).to_have_count(0)
    expect(plan.page.locator(".block:visible .b-title", has_text="Website")).to_be_visible()


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_nothing_is_wider_than_the_window_with_letters_twice_as_large(shown, browser_with_large_text, width):
    browsing = Browsing(browser_with_large_text, shown)
    page = browsing.context(width=width, height=800, locale="de-DE").new_page()
    found = {}
    for path in paths(shown):
        visit(page, path)
        found[path] = page.evaluate(OVERFLOW)
    browsing.close()
    assert {path: parts for path, parts in found.items() if parts} == {}


@pytest.mark.parametrize("locale", ["de-DE", "en-US"])
def test_nothing_is_wider_than_a_phone(shown, browser, locale):
    browsing = Browsing(browser, shown)
    page = browsing.page("/day", width=390, height=844, locale=locale, has_touch=True)
    for path in paths(shown):
        visit(page, path)
        for width in [390, 320]:
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, path
    browsing.close()


NARROW = """() => {
  const day = document.getElementById('timeline').getBoundingClientRect()
  return [...document.querySelectorAll('#timeline :is(.block, .busy):not([data-cs])')].filter((each) => each.getBoundingClientRect().right < day.right - 4).length
}"""


@pytest.mark.parametrize("width, dark", [(390, False), (1280, True)])
def test_what_is_due_at_a_time_is_a_flag_that_narrows_no_block(planned, windows, width, dark):
    planned.run("add", "Call the office today 15:45")
    planned.run("add", "Hand in the tax return today 15:50")
    page = windows.page("/day", width=width, height=844, has_touch=width < 500, color_scheme="dark" if dark else "light")
    marks = page.locator(".due-mark")
    expect(marks).to_have_count(2)
    expect(page.get_by_role("link", name="due 15:45 Call the office")).to_be_visible()
    assert page.evaluate(NARROW) == 0
    boxes = [marks.nth(index).bounding_box() for index in range(2)]
    assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"] + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.evaluate(AXE)
    assert violations(page) == []
    page.get_by_role("link", name="due 15:45 Call the office").click()
    expect(page.get_by_role("textbox", name="Title", exact=True)).to_have_value("Call the office")


@pytest.mark.parametrize("path", ["/day/2026-11-26?all=1", "/week/2026-12-01?all=1"])
def test_another_day_opens_where_work_begins(shown, browser, path):
    browsing = Browsing(browser, shown)
    page = browsing.page(path, height=700)
    page.locator("html[data-plan]").wait_for(state="attached")
    nine = page.locator("#plan .hours > div > span", has_text="09:00").first
    expect(nine).to_be_in_viewport(ratio=1)
    expect(page.locator("#plan .hours > div > span", has_text="03:00").first).not_to_be_in_viewport()
    browsing.close()


def test_a_block_of_the_week_has_its_menu_for_mouse_and_keys(windows):
    plan = Plan(windows.page("/week", width=1_500, height=1_400), "2026-11-24")
    block = plan.timeline.locator(".block", has_text="Website")
    block.locator(".b-title").focus()
    plan.press("Tab")
    expect(block.locator(".grip")).to_be_focused()
    plan.press(".")
    plan.menu.get_by_role("menuitem", name="15 min later").click()
    expect(block).to_have_attribute("data-from", "945")
    block.hover()
    block.locator(".grip").click()
    plan.menu.get_by_role("menuitem", name="Duration 30 min").click()
    expect(block).to_have_attribute("data-minutes", "30")
    block.locator(".grip").focus()
    plan.press("Enter", "ArrowRight", "Enter")
    expect(plan.page.locator("[data-day='2026-11-25'] .block", has_text="Website")).to_have_count(1)


def test_the_time_of_the_shortest_block_is_read(plan, planned):
    planned.add("Plants", duration=5)
    planned.on("block", "Plants", "--at", f"{TODAY} 14:00")
    visit(plan.page, "/day?zoom=1")
    expect(plan.block("Plants")).to_have_count(1)
    assert "14:00 to 14:05, 5 min" in plan.page.locator(".blocks").first.aria_snapshot()


def test_an_event_of_the_whole_day_asks_before_something_is_put_there(planned, windows, calendar):
    calendar.events.append(("Holiday", "20261126T230000Z", "20261127T230000Z"))
    try:
        planned.run("sync")
        windows.expect_status(409)
        plan = Plan(windows.page("/day/2026-11-27", height=1_400))
        expect(plan.timeline).to_have_attribute("data-full", "")
        plan.take(plan.slip("Tax"), "10:00").shows("busy, no gap left")
        plan.page.mouse.up()
        plan.asks("Holiday").answer("Schedule anyway").lies("Tax", "10:00", "10:30")
        plan.carry(plan.block("Tax"), "14:00")
        expect(plan.block("Tax")).not_to_have_attribute("data-from", "600")
    finally:
        calendar.events.pop()


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_an_event_is_let_block_or_only_shown_with_one_press(planned, windows, calendar, scripts):
    calendar.events.append(("Birthday", "20261127", "20261128"))
    try:
        planned.run("sync")
        page = windows.page("/day/2026-11-27", height=1_400, java_script_enabled=scripts)
        timeline = page.locator(".day")
        expect(timeline).not_to_have_attribute("data-full", "")
        block = page.get_by_role("button", name="Block time for “Birthday”")
        block.focus()
        page.keyboard.press("Enter")
        expect(timeline).to_have_attribute("data-full", "")
        show = page.get_by_role("button", name="Only show “Birthday”")
        if scripts:
            expect(show).to_be_focused()
        show.click()
        expect(block).to_be_visible()
        expect(timeline).not_to_have_attribute("data-full", "")

        visit(page, "/day/2026-11-26", scripts)
        page.get_by_role("button", name="Only show “Workshop”").click()
        expect(page.get_by_role("link", name="8 h free")).to_be_visible()
        page.locator("#toasts").get_by_role("button", name="Undo").click()
        expect(page.get_by_role("button", name="Only show “Workshop”")).to_be_visible()
    finally:
        calendar.events.pop()
