"""The Backlog with filters and orders, several tasks at once, subtasks, and more rows than fit."""

import re
import time

import pytest
from playwright.sync_api import expect

from backlog import Backlog
from browsing import visit
from gestures import drag, distance
from patience import until


def open_backlog(browse, *titles, path="/backlog", **options):
    browse.zeitblock.add(*titles)
    return Backlog(browse.page(path, **options))


def selected(backlog):
    return backlog.page.locator("#rows > .is-selected .title")


def focus(backlog, title):
    backlog.title(title).focus()


def press(backlog, *keys):
    for key in keys:
        backlog.page.keyboard.press(key)


# Filters and orders


def test_a_filter_is_a_link_that_tells_how_many_it_shows(browse):
    zeitblock = browse.zeitblock
    zeitblock.add("learn", type="learning")
    zeitblock.add("work", type="income")
    zeitblock.add("more work", type="income")
    backlog = Backlog(browse.page())
    page = backlog.page
    page.locator("#filter-type summary").click()
    page.get_by_role("link", name="Income 2").click()
    expect(page).to_have_url(re.compile(r"/backlog\?type=income$"))
    backlog.shows("work", "more work")
    expect(page.locator("#sum")).to_contain_text("2 of 3 open")
    page.locator("#filter-type summary").click()
    page.get_by_role("link", name="Learning 1").click()
    backlog.shows("learn", "work", "more work")
    page.get_by_role("link", name="Clear filters").click()
    expect(page).to_have_url(re.compile(r"/backlog$"))


def test_changes_inside_a_filter_stay_inside_it(browse):
    zeitblock = browse.zeitblock
    zeitblock.add("a", "c", tag="x")
    zeitblock.add("between")
    zeitblock.add("d", tag="x")
    backlog = Backlog(browse.page("/backlog?tag=x"))
    backlog.shows("a", "c", "d")
    backlog.circle("c").click()
    backlog.shows("a", "d").tells("completed")
    backlog.undo()
    backlog.shows("a", "c", "d")
    focus(backlog, "d")
    press(backlog, "Alt+ArrowUp")
    backlog.shows("a", "d", "c").tells("position 2 of 3")
    assert zeitblock.titles() == ["a", "d", "c", "between"]


def test_a_drop_inside_a_filter_goes_next_to_the_neighbour_that_is_seen(browse):
    zeitblock = browse.zeitblock
    for title, tag in [("a", "x"), ("hidden", "y"), ("b", "x"), ("c", "x")]:
        zeitblock.add(title, tag=tag)
    backlog = Backlog(browse.page("/backlog?tag=x"))
    drag(backlog.page, backlog.handle("c"), distance(backlog.row("c"), backlog.row("b")))
    backlog.page.mouse.up()
    backlog.shows("a", "c", "b").tells("position 2 of 3")
    assert zeitblock.titles() == ["a", "hidden", "c", "b"]


def test_points_are_shown_with_their_parts_and_rows_cannot_be_moved_by_hand(browse):
    zeitblock = browse.zeitblock
    zeitblock.add("low")
    zeitblock.add("high", importance="high", due="today")
    backlog = Backlog(browse.page("/backlog?sort=score"))
    backlog.shows("high", "low")
    expect(backlog.row("high").locator(".score")).to_contain_text("63 = 38 + 25 + 0 + 0")
    focus(backlog, "low")
    press(backlog, "Alt+ArrowUp")
    backlog.shows("high", "low")
    assert zeitblock.titles() == ["low", "high"]


def test_a_filter_nobody_knows_is_refused_in_words(browse):
    browse.expect_status(400)
    page = browse.page("/backlog?due=soon")
    expect(page.locator("#reason")).to_have_text("“soon” isn’t a value of “due”. Choose one of: overdue, today, week, none.")


def test_groups_of_filters_close_with_escape_and_outside(browse):
    page = open_backlog(browse, "a").page
    summary = page.locator("#filter-due summary")
    summary.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("link", name="overdue 0")).to_be_focused()
    page.keyboard.press("Escape")
    expect(summary).to_be_focused()
    expect(page.locator("#filter-due")).not_to_have_attribute("open", "")
    summary.click()
    page.locator("h1").click()
    expect(page.locator("#filter-due")).not_to_have_attribute("open", "")


# Several at once


def test_keys_select_a_range_and_one_undo_takes_all_of_it_back(browse):
    backlog = open_backlog(browse, "a", "b", "c", "d")
    focus(backlog, "b")
    press(backlog, "x", "Shift+ArrowDown")
    expect(selected(backlog)).to_have_text(["b", "c"])
    expect(backlog.page.locator("#bulk-count")).to_have_text("2 selected")
    backlog.page.get_by_role("toolbar", name="Selection").get_by_role("button", name="Complete").press("Enter")
    backlog.shows("a", "d").tells("2 tasks completed")
    expect(backlog.page.locator("#bulk")).to_be_hidden()
    press(backlog, "Control+z")
    backlog.shows("a", "b", "c", "d")
    assert browse.zeitblock.titles() == ["a", "b", "c", "d"]


def test_shift_and_click_selects_from_the_row_picked_last(browse):
    backlog = open_backlog(browse, "a", "b", "c", "d")
    backlog.title("b").click(modifiers=["Shift"])
    backlog.title("d").click(modifiers=["Shift"])
    expect(selected(backlog)).to_have_text(["b", "c", "d"])
    backlog.title("c").click()
    expect(selected(backlog)).to_have_text(["b", "d"])
    backlog.page.get_by_role("button", name="Move to top").click()
    backlog.shows("b", "d", "a", "c").tells("2 tasks moved")


def test_shift_and_click_on_a_box_ticks_it(browse):
    backlog = open_backlog(browse, "a", "b", "c", "d")
    focus(backlog, "b")
    press(backlog, "x")
    backlog.page.get_by_role("checkbox", name="Select “d”").click(modifiers=["Shift"])
    expect(selected(backlog)).to_have_text(["b", "c", "d"])
    for box in backlog.page.locator(".row.is-selected .pick").all():
        expect(box).to_be_checked()


@pytest.mark.parametrize(("key", "says"), [("Delete", "2 tasks deleted"), ("c", "2 tasks completed")])
def test_with_a_selection_keys_mean_all_of_it(browse, key, says):
    backlog = open_backlog(browse, "a", "b", "c", "d")
    focus(backlog, "b")
    press(backlog, "x", "Shift+ArrowDown", key)
    backlog.shows("a", "d").tells(says)
    press(backlog, "Control+z")
    backlog.shows("a", "b", "c", "d")


def test_everything_can_be_selected_and_escape_ends_it(browse):
    backlog = open_backlog(browse, "a", "b", "c")
    focus(backlog, "a")
    press(backlog, "Control+a")
    expect(selected(backlog)).to_have_text(["a", "b", "c"])
    press(backlog, "Escape")
    expect(selected(backlog)).to_have_count(0)
    expect(backlog.page.locator(".pick")).to_have_count(0)
    expect(backlog.title("a")).to_be_focused()


@pytest.mark.parametrize("field, value, button, check", [
    ("bulk-tag", "Haus", "Add tag", lambda task: task["tags"] == ["Haus"]),
    ("bulk-duration", "45", "Duration in minutes: Set", lambda task: task["manualDuration"] == 45),
    ("bulk-due", "2031-05-06", "Due date: Set", lambda task: task["dueOn"] == "2031-05-06"),
    ("bulk-importance", "high", "Importance: Set", lambda task: task["importance"] == "high"),
    ("bulk-urgency", "urgent", "Urgency: Set", lambda task: task["urgent"] is True),
    ("bulk-grade", "B", "Grade: Set", lambda task: task["grade"] == "B"),
    ("bulk-type", "learning", "Type: Set", lambda task: task["type"] == "learning"),
])
def test_the_dialog_changes_all_that_is_selected_in_one_step(browse, field, value, button, check):
    backlog = open_backlog(browse, "a", "b", "c")
    page = backlog.page
    focus(backlog, "a")
    press(backlog, "x", "Shift+ArrowDown")
    page.locator("[data-bulk=more]").click()
    control = page.locator(f"#{field}")
    if control.evaluate("each => each.localName") == "select":
        control.select_option(value)
    else:
        control.fill(value)
    page.locator("#bulk-dialog").get_by_role("button", name=button, exact=True).click()
    backlog.tells("2 tasks changed")
    tasks = browse.zeitblock.tasks()
    assert [check(task) for task in tasks] == [True, True, False]
    backlog.undo()
    backlog.tells("Undone")
    assert not any(check(task) for task in browse.zeitblock.tasks())


def test_what_the_rules_refuse_changes_nothing_and_keeps_the_selection(browse):
    browse.expect_status(422)
    backlog = open_backlog(browse, "a", "b")
    focus(backlog, "a")
    press(backlog, "Control+a")
    backlog.page.locator("[data-bulk=duration]").click()
    press(backlog, *"9999", "Enter")
    backlog.tells("Nothing was changed.")
    expect(selected(backlog)).to_have_text(["a", "b"])


def test_without_a_script_boxes_and_buttons_do_the_same(browse):
    backlog = open_backlog(browse, "a", "b", "c", java_script_enabled=False)
    page = backlog.page
    page.get_by_role("link", name="Select", exact=True).click()
    page.get_by_role("checkbox", name="Select “a”").check()
    page.get_by_role("checkbox", name="Select “c”").check()
    page.get_by_label("Tag", exact=True).fill("x")
    page.get_by_role("button", name="Add tag").click()
    expect(page.locator("#toasts")).to_contain_text("2 tasks changed")
    assert [task["tags"] for task in browse.zeitblock.tasks()] == [["x"], [], ["x"]]
    page.get_by_role("button", name="Undo", exact=True).last.click()
    assert [task["tags"] for task in browse.zeitblock.tasks()] == [[], [], []]


def test_on_a_phone_selecting_begins_with_a_press_and_rows_are_tapped(browse):
    backlog = open_backlog(browse, "a", "b", "c", width=390, height=844, has_touch=True)
    page = backlog.page
    page.get_by_role("link", name="Select", exact=True).tap()
    backlog.title("a").tap()
    backlog.title("c").tap()
    expect(selected(backlog)).to_have_text(["a", "c"])
    page.locator("#bulk").get_by_role("button", name="Delete").tap()
    backlog.shows("b").tells("2 tasks deleted")


# Subtasks


def test_keys_make_a_subtask_and_take_it_out(browse):
    backlog = open_backlog(browse, "a", "b", "c")
    focus(backlog, "b")
    press(backlog, "Alt+ArrowRight")
    backlog.tells("“b” is now a subtask of “a”")
    expect(backlog.row("b")).to_have_attribute("data-depth", "1")
    expect(backlog.title("b")).to_be_focused()
    press(backlog, "Alt+ArrowLeft")
    backlog.tells("“b” is no longer a subtask")
    expect(backlog.row("b")).not_to_have_attribute("data-depth", "1")
    backlog.shows("a", "b", "c")
    backlog.choose("c", "Make a subtask")
    expect(backlog.row("c")).to_have_attribute("data-depth", "1")


@pytest.fixture
def family(browse):
    """A task with two subtasks, and another one."""
    zeitblock = browse.zeitblock
    zeitblock.add("parent", "other")
    parent = zeitblock.task("parent")["id"]
    zeitblock.add("one", "two", parent=parent)
    return zeitblock


def test_what_is_folded_stays_folded(browse, family):
    backlog = Backlog(browse.page())
    backlog.shows("parent", "one", "two", "other")
    backlog.page.get_by_role("button", name="Collapse “parent”, subtasks: 2").click()
    backlog.shows("parent", "other")
    expect(backlog.page.locator("#sum")).to_contain_text("4 open")
    backlog.page.reload()
    backlog.shows("parent", "other")
    focus(backlog, "parent")
    press(backlog, "ArrowRight")
    backlog.shows("parent", "one", "two", "other")
    press(backlog, "ArrowLeft")
    backlog.shows("parent", "other")


def test_a_task_moves_with_what_lies_below_it(browse, family):
    backlog = Backlog(browse.page())
    focus(backlog, "parent")
    press(backlog, "Alt+ArrowDown")
    backlog.shows("other", "parent", "one", "two").tells("position 2 of 4")
    focus(backlog, "two")
    press(backlog, "Alt+ArrowUp")
    backlog.shows("other", "parent", "two", "one")
    expect(backlog.row("two")).to_have_attribute("data-depth", "1")


@pytest.mark.parametrize("answer, left", [
    ("Only this one", ["one", "two", "other"]), ("Complete all", ["other"]), ("Cancel", ["parent", "one", "two", "other"]),
])
def test_completing_a_task_asks_about_its_open_subtasks(browse, family, answer, left):
    browse.expect_status(409)
    backlog = Backlog(browse.page())
    backlog.circle("parent").click()
    dialog = backlog.page.get_by_role("dialog", name="“parent” has 2 open subtasks.")
    dialog.get_by_text(answer, exact=True).click()
    expect(dialog).to_be_hidden()
    expect(backlog.titles).to_have_count(len(left))
    assert sorted(browse.zeitblock.titles()) == sorted(left)


def test_without_a_script_the_question_is_a_page(browse, family):
    browse.expect_status(409)
    backlog = Backlog(browse.page(java_script_enabled=False))
    backlog.circle("parent").click()
    backlog.page.get_by_role("button", name="Complete all").click()
    backlog.shows("other")
    expect(backlog.page.locator("#toasts")).to_contain_text("3 tasks completed")


# More rows than fit


@pytest.fixture
def many(browse):
    browse.zeitblock.add(*(f"task {number:03}" for number in range(130)))
    # What was changed in the second a page is made in counts as changed since.
    second = int(time.time())
    until(lambda: int(time.time()) > second)
    return browse.zeitblock


def test_rows_arrive_as_one_scrolls_and_say_where_they_stand(browse, many):
    backlog = Backlog(browse.page())
    last = backlog.title("task 129")
    focus(backlog, "task 000")
    press(backlog, "End")
    expect(last).to_be_focused()
    expect(backlog.row("task 129")).to_have_attribute("aria-posinset", "130")
    expect(backlog.row("task 129")).to_have_attribute("aria-setsize", "130")
    expect(backlog.page.locator("nav.pages")).to_be_hidden()
    press(backlog, "Home")
    expect(backlog.title("task 000")).to_be_focused()
    expect(backlog.rows).to_have_count(130)
    assert backlog.titles.all_text_contents() == [f"task {number:03}" for number in range(130)]


def test_a_change_brings_only_what_changed(browse, many):
    backlog = Backlog(browse.page())
    expect(backlog.rows).to_have_count(130)
    sizes = []
    backlog.page.on("response", lambda response: sizes.append((response.url, response)))
    backlog.circle("task 005").click()
    backlog.tells("completed")
    expect(backlog.rows).to_have_count(129)
    bodies = [len(response.body()) for url, response in sizes if "rows=" in url and response.status == 200]
    assert bodies and max(bodies) < 40_000
    assert backlog.titles.all_text_contents() == [f"task {number:03}" for number in range(130) if number != 5]


def test_a_change_elsewhere_is_shown_in_place(browse, many):
    backlog = Backlog(browse.page())
    expect(backlog.rows).to_have_count(130)
    many.on("edit", "task 100", "--title", "changed", "--importance", "high")
    expect(backlog.rows.nth(100).locator(".title")).to_have_text("changed")
    many.on("move", "task 050", "bottom")
    expect(backlog.rows.last.locator(".title")).to_have_text("task 050")
    expect(backlog.row("task 051").locator(".rank")).to_have_text("51")


def test_without_a_script_pages_lead_through_the_whole_list(browse, many):
    backlog = Backlog(browse.page(java_script_enabled=False))
    expect(backlog.rows).to_have_count(100)
    backlog.page.get_by_role("link", name="Next page").click()
    expect(backlog.titles.first).to_have_text("task 100")
    expect(backlog.rows).to_have_count(30)


def test_the_first_task_brings_filters_with_it(browse):
    backlog = Backlog(browse.page())
    expect(backlog.page.locator("#filters")).to_be_hidden()
    backlog.quick_add.fill("first")
    backlog.quick_add.press("Enter")
    backlog.shows("first")
    expect(backlog.page.locator("#filters")).to_be_visible()


def test_a_filter_that_fits_nothing_says_so(browse):
    browse.zeitblock.add("a")
    page = browse.page("/backlog?type=learning")
    expect(page.locator("#list")).to_contain_text("No task matches this filter.")
    page.locator("#list").get_by_role("link", name="Clear filters").click()
    Backlog(page).shows("a")
    visit(page, "/backlog?completed=yes")
    expect(page.locator("#list")).to_contain_text("Nothing completed yet.")
