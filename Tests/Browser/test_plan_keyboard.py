"""Planning with keys only: what is taken, moved, lengthened and let go, and what is said at each step."""

import pytest
from playwright.sync_api import expect

from plan_fixtures import calendar, plan, planned, template, windows  # noqa: F401
from planning import Plan

HELP = "Arrows move it, Shift and arrows change its length, Enter drops it, Esc cancels."


def focused(plan, title):
    expect(plan.page.locator("#plan :is(.block, .slip):focus-within")).to_contain_text(title)
    return plan


def test_a_task_is_taken_moved_and_dropped(plan):
    plan.grab("Tax").says(f"“Tax” picked up, 12:00–12:30. {HELP}")
    plan.press("ArrowDown").says("12:05–12:35, busy, next gap 13:15")
    plan.press("PageDown", "PageDown").says("14:05–14:35")
    plan.press("Shift+ArrowDown").says("14:05–14:40, 35 min")
    plan.press("Shift+ArrowUp", "ArrowUp").says("14:00–14:30").press("Enter")
    plan.lies("Tax", "14:00", "14:30")
    focused(plan, "Tax").undo().is_free("Tax")


def test_a_block_is_moved_with_the_same_keys_and_keeps_the_focus(plan):
    plan.grab("Website", "Space").says(f"“Website” picked up, 15:30–16:30. {HELP}")
    plan.press("ArrowUp", "ArrowUp", "Space").lies("Website", "15:20", "16:20")
    focused(plan, "Website").press("Enter", "ArrowDown", "Enter").lies("Website", "15:25", "16:25")


def test_space_on_the_title_takes_it_too_and_enter_opens_it(plan):
    title = plan.block("Website").locator(".b-title")
    title.focus()
    plan.press("Space", "PageUp").says("14:30–15:30").press("Escape").says("Cancelled. “Website” is unchanged.")
    expect(title).to_be_focused()
    plan.press("Enter")
    expect(plan.page.get_by_role("heading", level=1)).to_have_text("Website")


@pytest.mark.parametrize("key", ["Escape", "Tab"])
def test_nothing_is_changed_by_giving_up(plan, planned, key):
    before = planned.run("block", "--list", "--json")
    plan.grab("Website").press("ArrowDown", "Shift+ArrowDown", key).says("Cancelled. “Website” is unchanged.")
    plan.lies("Website", "15:30", "16:30")
    assert planned.run("block", "--list", "--json") == before


def test_delete_while_it_is_held_brings_it_back_to_the_tray(plan):
    plan.grab("Website").press("Delete").says("unschedule").press("Enter")
    plan.is_free("Website").undo().lies("Website", "15:30", "16:30")


def test_what_is_refused_is_said_and_goes_back(plan, windows):
    windows.expect_status(409)
    plan.grab("Website").press("PageUp", "PageUp", "PageUp").says("12:30–13:30, busy, next gap 13:15").press("Enter")
    plan.asks("Lunch").lies("Website", "15:30", "16:30")
    # The question stays until it is answered, has the focus, and gives it back.
    expect(plan.question.locator(":focus")).to_have_count(1)
    plan.page.wait_for_timeout(500)
    plan.asks("Lunch").press("Escape")
    expect(plan.question).to_have_count(0)
    expect(plan.handle("Website")).to_be_focused()
    plan.press("Enter", "PageUp", "PageUp", "PageUp", "Enter").asks("Lunch")
    plan.answer("Next gap").lies("Website", "13:15", "14:15")
    focused(plan, "Website")


def test_the_answer_to_a_refused_task_leads_to_its_block(plan, windows):
    windows.expect_status(409)
    plan.grab("Tax").press("ArrowDown", "Enter").asks("Lunch").answer("Next gap").lies("Tax", "13:15", "13:45")
    expect(plan.handle("Tax")).to_be_focused()


def test_after_a_missed_block_the_timeline_has_the_focus(plan):
    plan.page.locator("#missed > summary").click()
    button = plan.page.locator("#missed").get_by_role("button", name="Unschedule")
    button.focus()
    plan.press("Enter")
    expect(plan.page.locator("#missed")).to_have_count(0)
    expect(plan.page.locator("#scroller")).to_be_focused()


def test_other_day_and_size_closes_by_escape(plan):
    summary = plan.page.locator(".plan-more > summary")
    summary.click()
    expect(plan.page.locator("#jump")).to_be_visible()
    plan.press("Escape")
    expect(plan.page.locator("#jump")).to_be_hidden()
    expect(summary).to_be_focused()


def test_the_menu_opens_by_key_and_gives_the_focus_back(plan):
    plan.handle("Website").focus()
    plan.press(".")
    expect(plan.menu.get_by_role("menuitem").first).to_be_focused()
    plan.press("Escape")
    expect(plan.handle("Website")).to_be_focused()
    plan.press(".")
    plan.menu.get_by_role("menuitem", name="15 min later").press("Enter")
    plan.lies("Website", "15:45", "16:45")


def test_p_picks_a_task_up_from_its_title_and_leaving_it_puts_it_back(plan):
    title = plan.slip("Tax").locator(".title")
    title.focus()
    plan.press("p").says(f"“Tax” picked up, 12:00–12:30. {HELP}")
    plan.page.locator(".gap[data-from='795']").focus()
    plan.says("Cancelled. “Tax” is unchanged.").is_free("Tax")
    title.focus()
    plan.press("p", "PageDown", *["ArrowDown"] * 3, "Enter").lies("Tax", "13:15", "13:45")
    focused(plan, "Tax")


def test_keys_lead_to_other_days_and_sizes(plan):
    page = plan.page
    plan.press("ArrowRight")
    page.wait_for_url("**/day/2026-11-25")
    page.locator("html[data-plan]").wait_for(state="attached")
    plan.press("ArrowLeft")
    page.wait_for_url("**/day/2026-11-24")
    page.locator("html[data-plan]").wait_for(state="attached")
    plan.press("+")
    page.wait_for_url("**zoom=4")
    page.locator("html[data-plan]").wait_for(state="attached")
    plan.press("-")
    page.wait_for_url("**/day/2026-11-24")
    page.locator("html[data-plan]").wait_for(state="attached")
    plan.press("t")
    page.wait_for_url("**/day")


def test_arrows_in_a_choice_stay_there(plan):
    plan.page.get_by_label("For how many days").focus()
    plan.press("ArrowDown", "ArrowRight")
    expect(plan.page.get_by_label("For how many days")).not_to_have_value("1")
    assert plan.page.url.endswith("/day")


def test_in_the_week_left_and_right_are_other_days(windows):
    page = windows.page("/week", height=1_400)
    plan = Plan(page, "2026-11-24")
    plan.block("Website").locator(".b-title").focus()
    plan.press("Space", "ArrowRight").says("Wednesday 25 November 2026, 15:30–16:30")
    plan.press("Enter")
    moved = page.locator(".wk-d[data-day='2026-11-25'] .block", has_text="Website")
    expect(moved).to_have_attribute("data-from", "930")
    expect(moved.locator(".b-title")).to_be_focused()
    plan.press("Space", *["ArrowRight"] * 5).says("There’s no other day on this page.").press("Escape")
    plan.undo()
    expect(plan.timeline.locator(".block", has_text="Website")).to_have_count(1)


def test_on_a_short_day_clocks_are_said_as_they_run(planned, windows):
    planned.on("block", "Bike", "--at", "2027-03-28 03:30")
    plan = Plan(windows.page("/day/2027-03-28?all=1", height=1_400))
    plan.block("Bike").locator(".b-title").focus()
    plan.press("Space", "PageUp").says("01:30–03:30")
