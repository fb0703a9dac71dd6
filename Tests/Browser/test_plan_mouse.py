"""Planning a day with the mouse: carrying tasks and blocks, drawing at their edges, and what is refused."""

from playwright.sync_api import expect

from plan_fixtures import calendar, plan, planned, template, windows  # noqa: F401


def test_a_task_is_carried_to_a_gap_and_begins_with_it(plan):
    plan.take(plan.slip("Tax"), "12:05").shows("Tax", "12:00–12:30")
    plan.page.mouse.up()
    plan.lies("Tax", "12:00", "12:30").tells("Tax")
    expect(plan.slip("Tax")).to_have_count(0)
    plan.undo().is_free("Tax")


def test_in_a_long_gap_it_begins_where_it_is_let_go(plan):
    plan.carry(plan.slip("Tax"), "14:10").lies("Tax", "14:10", "14:40")


def test_a_block_is_carried_and_can_be_brought_back(plan):
    plan.take(plan.block("Website"), "14:00").shows("Website")
    plan.page.mouse.up()
    expect(plan.preview).to_have_count(0)
    assert plan.block("Website").get_attribute("data-from") != "930"
    plan.undo().lies("Website", "15:30", "16:30")


def test_the_menus_put_a_task_and_a_block_into_the_next_gap(plan):
    for thing, title, start, end in [
        (plan.slip("Tax"), "Tax", "12:00", "12:30"), (plan.block("Offer"), "Offer", "13:15", "14:00"),
    ]:
        thing.locator(".grip").click()
        plan.menu.get_by_role("menuitem", name="Into the next gap").click()
        plan.lies(title, start, end).undo()


def test_both_edges_are_drawn(plan):
    plan.pull("Website", "end", "16:45").shows("15:30–16:45 · 1 h 15")
    plan.page.mouse.up()
    plan.lies("Website", "15:30", "16:45").undo().lies("Website", "15:30", "16:30")
    plan.pull("Website", "start", "15:00").shows("15:00–16:30 · 1 h 30")
    plan.page.mouse.up()
    plan.lies("Website", "15:00", "16:30").undo().lies("Website", "15:30", "16:30")


def test_a_block_carried_to_the_tray_loses_its_time(plan):
    tray = plan.page.locator("#tray").bounding_box()
    plan.reach(plan.block("Website"))
    plan.page.mouse.down()
    plan.page.mouse.move(tray["x"] + 150, tray["y"] + 200, steps=6)
    plan.shows("unschedule")
    plan.page.mouse.up()
    plan.is_free("Website").undo().lies("Website", "15:30", "16:30")


def test_over_a_meeting_it_says_where_the_next_gap_is(plan):
    plan.take(plan.slip("Tax"), "12:45").shows("busy, next gap 13:15").press("Escape")
    plan.page.mouse.up()
    plan.says("Cancelled. “Tax” is unchanged.").is_free("Tax")


def test_what_is_refused_goes_back_and_the_next_gap_is_one_press_away(plan, windows):
    windows.expect_status(409)
    plan.carry(plan.slip("Tax"), "12:45").asks("Lunch").is_free("Tax")
    expect(plan.preview).to_have_count(0)
    plan.answer("13:15").lies("Tax", "13:15", "13:45")


def test_what_is_refused_can_be_placed_anyway(plan, windows):
    windows.expect_status(409)
    plan.carry(plan.block("Website"), "12:50").asks("Lunch").lies("Website", "15:30", "16:30")
    plan.answer("Schedule anyway")
    expect(plan.preview).to_have_count(0)
    expect(plan.block("Website")).to_have_attribute("data-cs", "2")


def test_shift_lets_go_of_the_magnet_and_lies_over_what_is_there(plan):
    plan.page.keyboard.down("Shift")
    plan.take(plan.slip("Tax"), "12:40").shows("overlaps", "12:40–13:10")
    plan.page.keyboard.up("Shift")
    plan.shows("busy, next gap 13:15")
    plan.page.keyboard.down("Shift")
    plan.page.mouse.up()
    plan.page.keyboard.up("Shift")
    plan.lies("Tax", "12:40", "13:10")


def test_escape_leaves_everything_as_it_was(plan, planned):
    before = planned.run("block", "--list", "--json")
    plan.take(plan.block("Website"), "14:00").press("Escape").lies("Website", "15:30", "16:30")
    plan.page.mouse.up()
    assert plan.page.url.endswith("/day")
    assert planned.run("block", "--list", "--json") == before


def test_meetings_are_not_movable(plan):
    busy = plan.page.locator(".busy", has_text="Client")
    plan.take(busy, "14:00")
    expect(plan.preview).to_have_count(0)
    plan.page.mouse.up()
    expect(busy).to_have_attribute("data-from", "660")


def test_a_change_from_elsewhere_does_not_take_it_out_of_the_hand(plan, planned, windows):
    windows.expect_status(409)
    plan.take(plan.slip("Tax"), "14:10").shows("14:10–14:40")
    planned.on("block", "Bike", "--at", "2026-11-24 14:00")
    plan.page.wait_for_timeout(1_000)
    plan.shows("14:10–14:40")
    expect(plan.block("Bike")).to_have_count(0)
    plan.page.mouse.up()
    plan.asks("Bike").is_free("Tax").lies("Bike", "14:00", "15:00")


def test_a_block_that_is_gone_meanwhile_is_told_and_nothing_is_left_of_it(plan, planned, windows):
    windows.expect_status(404, 409, 422)
    plan.take(plan.block("Website"), "14:00")
    planned.run("undo")
    plan.page.mouse.up()
    plan.is_free("Website")
    expect(plan.preview).to_have_count(0)


def test_the_page_scrolls_while_something_is_held_at_its_edge(windows):
    from planning import Plan

    page = windows.page("/day?all=1", height=600)
    plan = Plan(page)
    plan.point("15:30")
    plan.reach(plan.block("Website"))
    before = plan.timeline.bounding_box()["y"]
    page.mouse.down()
    page.mouse.move(600, 590, steps=5)
    page.wait_for_function("(y) => document.querySelector('#timeline').getBoundingClientRect().top < y - 200", arg=before)
    page.keyboard.press("Escape")
    page.mouse.up()
    plan.lies("Website", "15:30", "16:30")


def test_the_handle_opens_a_menu_that_does_the_same(plan):
    plan.handle("Website").click()
    plan.menu.get_by_role("menuitem", name="15 min later").click()
    plan.lies("Website", "15:45", "16:45")
    plan.block("Website").click(button="right")
    plan.menu.get_by_role("menuitem", name="Duration 30 min").click()
    plan.lies("Website", "15:45", "16:15")
    plan.handle("Website").click()
    plan.menu.get_by_role("menuitem", name="Unschedule").click()
    plan.is_free("Website").undo().lies("Website", "15:45", "16:15")


def test_choosing_a_task_and_then_a_time_needs_no_dragging(plan):
    plan.slip("Tax").locator(".s-plan").click()
    expect(plan.page.locator(".pick-hint")).to_contain_text("“Tax” selected. Tap a gap or a time.")
    plan.page.mouse.click(*plan.point("14:20"))
    plan.lies("Tax", "14:20", "14:50")
    expect(plan.page.locator(".pick-hint")).to_have_count(0)


def test_a_missed_block_is_moved_on(plan):
    plan.block("Dentist").get_by_role("button", name="gap").click()
    plan.lies("Dentist", "10:45", "11:00")
