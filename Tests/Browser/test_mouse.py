"""Everything with the mouse."""

import pytest
from playwright.sync_api import expect

from backlog import Backlog
from browsing import visit
from gestures import distance, drag


def test_a_task_written_down_in_the_form_stands_at_the_end(browse, zeitblock):
    zeitblock.add("Water the plants")
    page = browse.page()
    page.get_by_role("navigation").get_by_role("link", name="New task").click()
    page.get_by_label("Title").fill("Call the dentist")
    page.get_by_role("radio", name="30", exact=True).check()
    page.get_by_role("radio", name="High", exact=True).check()
    page.get_by_role("button", name="Save", exact=True).click()
    Backlog(page).shows("Water the plants", "Call the dentist").tells("“Call the dentist” added")
    task = zeitblock.task("Call the dentist")
    assert (task["manualDuration"], task["importance"], task["position"]) == (30, "high", 2)


def test_a_new_task_takes_15_minutes_and_low_importance_unless_chosen(browse, zeitblock):
    page = browse.page("/tasks/new")
    page.get_by_label("Title").fill("Post the letter")
    page.get_by_role("button", name="Save", exact=True).click()
    Backlog(page).shows("Post the letter")
    task = zeitblock.task("Post the letter")
    assert (task["manualDuration"], task["importance"]) == (15, "low")


def test_quick_add_keeps_the_page_and_empties_the_field(browse, zeitblock):
    page = browse.page()
    backlog = Backlog(page)
    for title in ("First thought", "Second thought"):
        backlog.quick_add.fill(title)
        backlog.quick_add.press("Enter")
        expect(backlog.quick_add).to_have_value("")
    backlog.shows("First thought", "Second thought")
    assert zeitblock.titles() == ["First thought", "Second thought"]


def test_quick_add_on_another_page_stays_there(browse, zeitblock):
    page = browse.page("/help")
    backlog = Backlog(page)
    backlog.quick_add.fill("Thought in passing")
    backlog.quick_add.press("Enter")
    backlog.tells("“Thought in passing” added")
    expect(page).to_have_url(f"{zeitblock.address}/help")
    assert zeitblock.titles() == ["Thought in passing"]


def test_save_waits_for_a_title(browse):
    page = browse.page("/tasks/new")
    save = page.get_by_role("button", name="Save", exact=True)
    expect(save).to_be_disabled()
    page.get_by_label("Title").fill("   ")
    expect(save).to_be_disabled()
    page.get_by_label("Title").fill("Something")
    expect(save).to_be_enabled()


def test_a_completed_task_leaves_and_undo_in_the_message_brings_it_back_to_its_place(browse, zeitblock):
    zeitblock.add("A", "B", "C")
    backlog = Backlog(browse.page())
    backlog.circle("B").click()
    backlog.shows("A", "C").tells("“B” completed")
    assert zeitblock.task("B")["completedAt"] is not None
    backlog.undo()
    backlog.shows("A", "B", "C")
    assert zeitblock.titles() == ["A", "B", "C"]


def test_control_z_takes_back_and_control_shift_z_does_again_across_everything(browse, zeitblock):
    zeitblock.add("A", "B", "C")
    page = browse.page()
    backlog = Backlog(page)
    backlog.circle("A").click()
    backlog.shows("B", "C")
    backlog.choose("C", "Move to top")
    backlog.shows("C", "B")
    page.keyboard.press("Control+z")
    backlog.shows("B", "C")
    page.keyboard.press("Control+z")
    backlog.shows("A", "B", "C")
    page.keyboard.press("Control+Shift+z")
    backlog.shows("B", "C")
    page.keyboard.press("Control+Shift+z")
    backlog.shows("C", "B")
    assert zeitblock.titles() == ["C", "B"]


def test_the_buttons_for_undo_and_redo_say_what_is_possible(browse, zeitblock):
    zeitblock.add("A", "B")
    page = browse.page()
    backlog = Backlog(page)
    undo = page.get_by_role("button", name="Undo the last change")
    redo = page.get_by_role("button", name="Redo the undone change")
    expect(redo).to_be_disabled()
    undo.click()
    backlog.shows("A")
    redo.click()
    backlog.shows("A", "B")
    expect(redo).to_be_disabled()


def test_a_title_is_renamed_in_its_row(browse, zeitblock):
    zeitblock.add("Cal the dentist", "B")
    page = browse.page()
    backlog = Backlog(page)
    backlog.choose("Cal the dentist", "Rename")
    field = page.get_by_role("textbox", name="New title")
    expect(field).to_have_value("Cal the dentist")
    field.fill("Call the dentist")
    field.press("Enter")
    backlog.shows("Call the dentist", "B").tells("changed")
    assert zeitblock.titles() == ["Call the dentist", "B"]


def test_leaving_the_field_saves_the_new_title(browse, zeitblock):
    zeitblock.add("Old")
    page = browse.page()
    backlog = Backlog(page)
    backlog.choose("Old", "Rename")
    page.get_by_role("textbox", name="New title").fill("New")
    page.get_by_role("heading", level=1).click()
    backlog.shows("New").tells("changed")
    assert zeitblock.titles() == ["New"]


def test_an_empty_new_title_is_refused_with_a_reason(browse, zeitblock):
    browse.expect_status(422)
    zeitblock.add("Keep me")
    page = browse.page()
    backlog = Backlog(page)
    backlog.choose("Keep me", "Rename")
    page.get_by_role("textbox", name="New title").fill("  ")
    page.get_by_role("textbox", name="New title").press("Enter")
    backlog.tells("The title is missing").shows("Keep me")
    assert zeitblock.titles() == ["Keep me"]


def test_a_deleted_task_comes_back_by_undo(browse, zeitblock):
    zeitblock.add("A", "B", "C")
    backlog = Backlog(browse.page())
    backlog.choose("B", "Delete")
    backlog.shows("A", "C").tells("“B” deleted")
    assert zeitblock.titles() == ["A", "C"]
    backlog.undo()
    backlog.shows("A", "B", "C")
    assert zeitblock.titles() == ["A", "B", "C"]


@pytest.mark.parametrize("mover, target, order", [
    ("A", "C", ["B", "C", "A", "D"]),
    ("D", "B", ["A", "D", "B", "C"]),
    ("A", "D", ["B", "C", "D", "A"]),
    ("D", "A", ["D", "A", "B", "C"]),
])
def test_a_dragged_row_stays_where_it_was_dropped(browse, zeitblock, mover, target, order):
    zeitblock.add("A", "B", "C", "D")
    page = browse.page()
    backlog = Backlog(page)
    drag(page, backlog.handle(mover), distance(backlog.row(mover), backlog.row(target)))
    page.mouse.up()
    place = order.index(mover) + 1
    backlog.shows(*order).tells(f"“{mover}”: position {place} of 4")
    assert zeitblock.titles() == order
    page.reload()
    backlog.shows(*order)


def test_a_row_can_be_dragged_by_its_title_without_opening_the_task(browse, zeitblock):
    zeitblock.add("A", "B", "C")
    page = browse.page()
    backlog = Backlog(page)
    drag(page, backlog.title("A"), distance(backlog.row("A"), backlog.row("B")))
    page.mouse.up()
    backlog.shows("B", "A", "C").tells("“A”: position 2 of 3")
    expect(page).to_have_url(f"{zeitblock.address}/backlog")
    assert zeitblock.titles() == ["B", "A", "C"]


def test_the_first_click_after_a_drag_does_what_it_should(browse, zeitblock):
    zeitblock.add("A", "B", "C")
    page = browse.page()
    backlog = Backlog(page)
    drag(page, backlog.handle("A"), distance(backlog.row("A"), backlog.row("B")))
    page.mouse.up()
    backlog.shows("B", "A", "C")
    backlog.circle("C").click()
    backlog.shows("B", "A")


def test_escape_during_a_drag_leaves_everything_as_it_was(browse, zeitblock):
    zeitblock.add("A", "B", "C")
    page = browse.page()
    backlog = Backlog(page)
    drag(page, backlog.handle("A"), distance(backlog.row("A"), backlog.row("C")))
    page.keyboard.press("Escape")
    page.mouse.up()
    backlog.shows("A", "B", "C").says("Cancelled")
    assert zeitblock.titles() == ["A", "B", "C"]


def test_a_row_dropped_where_it_was_changes_nothing(browse, zeitblock):
    zeitblock.add("A", "B", "C")
    page = browse.page()
    backlog = Backlog(page)
    drag(page, backlog.handle("B"), 8)
    page.mouse.up()
    backlog.circle("C").click()
    backlog.shows("A", "B").tells("“C” completed")
    backlog.undo()
    backlog.shows("A", "B", "C")


@pytest.mark.parametrize("entry, order", [
    ("Move up", ["A", "C", "B", "D"]),
    ("Move down", ["A", "B", "D", "C"]),
    ("Move to top", ["C", "A", "B", "D"]),
    ("Move to bottom", ["A", "B", "D", "C"]),
])
def test_the_menu_moves_a_task(browse, zeitblock, entry, order):
    zeitblock.add("A", "B", "C", "D")
    backlog = Backlog(browse.page())
    backlog.choose("C", entry)
    backlog.shows(*order).tells(f"“C”: position {order.index('C') + 1} of 4")
    assert zeitblock.titles() == order


def test_the_menu_moves_a_task_to_a_position(browse, zeitblock):
    zeitblock.add("A", "B", "C", "D")
    page = browse.page()
    backlog = Backlog(page)
    backlog.choose("D", "Move to position …")
    dialog = page.get_by_role("dialog", name="Move to position …")
    expect(dialog.get_by_label("Position", exact=True)).to_have_value("4")
    expect(dialog).to_contain_text("1 to 4")
    dialog.get_by_label("Position", exact=True).fill("2")
    dialog.get_by_role("button", name="Move").click()
    backlog.shows("A", "D", "B", "C")
    assert zeitblock.titles() == ["A", "D", "B", "C"]


def test_a_cancelled_position_changes_nothing(browse, zeitblock):
    zeitblock.add("A", "B")
    page = browse.page()
    backlog = Backlog(page)
    backlog.choose("B", "Move to position …")
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    backlog.shows("A", "B")
    assert zeitblock.titles() == ["A", "B"]


def test_the_dots_at_the_end_of_a_row_open_the_same_menu(browse, zeitblock):
    zeitblock.add("A", "B")
    backlog = Backlog(browse.page())
    backlog.row("B").locator(".more").click()
    expect(backlog.menu).to_be_in_viewport(ratio=1)
    backlog.menu.get_by_role("menuitem", name="Move to top").click()
    backlog.shows("B", "A").tells("“B”: position 1 of 2")


def test_a_click_elsewhere_closes_the_menu(browse, zeitblock):
    zeitblock.add("A")
    page = browse.page()
    backlog = Backlog(page)
    backlog.handle("A").click()
    expect(backlog.menu).to_be_visible()
    page.get_by_role("heading", level=1).click()
    expect(backlog.menu).to_be_hidden()


def test_the_badge_changes_the_duration(browse, zeitblock):
    zeitblock.add("Estimate me")
    page = browse.page()
    backlog = Backlog(page)
    expect(backlog.badge("Estimate me")).to_have_accessible_name("Change duration: 15 min, default")
    backlog.badge("Estimate me").click()
    page.get_by_role("menu", name="Duration").get_by_role("menuitem", name="30 min").click()
    expect(backlog.badge("Estimate me")).to_have_accessible_name("Change duration: 30 min")
    expect(page.locator("#sum")).to_contain_text("30 min")
    assert zeitblock.task("Estimate me")["manualDuration"] == 30
    backlog.badge("Estimate me").click()
    page.get_by_role("menu", name="Duration").get_by_role("menuitem", name="Not estimated").click()
    expect(backlog.badge("Estimate me")).to_have_accessible_name("Change duration: 15 min, default")
    assert zeitblock.task("Estimate me")["manualDuration"] is None


def test_the_task_page_saves_what_was_changed_and_nothing_else(browse, zeitblock):
    zeitblock.add("Tidy up", duration=45, importance="medium", notes="the attic")
    page = browse.page()
    Backlog(page).title("Tidy up").click()
    expect(page.get_by_label("Other duration in minutes")).to_have_value("45")
    page.get_by_label("Title").fill("Tidy up the attic")
    page.get_by_role("button", name="Save", exact=True).click()
    Backlog(page).shows("Tidy up the attic")
    task = zeitblock.task("Tidy up the attic")
    assert (task["manualDuration"], task["importance"], task["notes"]) == (45, "medium", "the attic")


def test_the_language_changes_everywhere_and_stays(browse, zeitblock):
    zeitblock.add("A")
    page = browse.page("/settings")
    page.get_by_role("radio", name="Deutsch", exact=True).check()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")
    visit(page, "/backlog")
    expect(page.get_by_role("button", name="„A“ erledigen")).to_be_visible()
    assert zeitblock.run("settings", "language").strip() == "de"
    visit(page, "/settings")
    page.get_by_role("radio", name="English", exact=True).check()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_appearance_changes_at_once_and_stays(browse, zeitblock):
    page = browse.page("/settings", color_scheme="light")
    light = background(page)
    page.get_by_role("radio", name="Dark", exact=True).check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = background(page)
    assert dark != light
    visit(page, "/backlog")
    assert background(page) == dark
    assert zeitblock.run("settings", "theme").strip() == "dark"


def test_a_changed_setting_can_be_taken_back(browse):
    page = browse.page("/settings")
    page.get_by_role("radio", name="Dark", exact=True).check()
    Backlog(page).tells("Setting saved").undo()
    expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")


def test_samples_are_loaded_and_removed_without_touching_own_tasks(browse, zeitblock):
    page = browse.page()
    backlog = Backlog(page)
    page.get_by_role("button", name="Load samples").click()
    backlog.tells("samples loaded")
    expect(backlog.rows.first).to_be_visible()
    backlog.quick_add.fill("My own task")
    backlog.quick_add.press("Enter")
    expect(backlog.row("My own task")).to_be_visible()
    visit(page, "/settings")
    page.get_by_role("button", name="Remove samples").click()
    backlog.tells("samples removed")
    visit(page, "/backlog")
    backlog.shows("My own task")
    assert [task["title"] for task in zeitblock.tasks("--all")] == ["My own task"]


def test_the_count_and_the_sum_follow_every_change(browse, zeitblock):
    zeitblock.add("A", "B", duration=30)
    page = browse.page()
    backlog = Backlog(page)
    expect(page.locator("#sum")).to_contain_text("2 open")
    expect(page.locator("#sum")).to_contain_text("1 h")
    backlog.circle("A").click()
    expect(page.locator("#sum")).to_contain_text("1 open")
    expect(page.locator("#sum")).to_contain_text("30 min")
    expect(page.get_by_role("link", name="Backlog")).to_contain_text("1")


def test_a_message_stays_four_seconds_and_waits_while_it_is_pointed_at(browse, zeitblock):
    zeitblock.add("A", "B")
    page = browse.page(lasting_messages=False)
    page.clock.install()
    visit(page, "/backlog")
    backlog = Backlog(page)
    backlog.circle("A").click()
    backlog.tells("“A” completed")
    page.clock.run_for(3_900)
    expect(backlog.toast).to_be_visible()
    backlog.toast.hover()
    page.clock.run_for(60_000)
    expect(backlog.toast).to_be_visible()
    page.mouse.move(5, 5)
    page.clock.run_for(60_000)
    expect(backlog.toast).to_have_count(0)


def background(page):
    return page.evaluate("getComputedStyle(document.body).backgroundColor")
