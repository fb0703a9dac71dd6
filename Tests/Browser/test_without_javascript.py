"""Everything with forms and links alone: JavaScript is switched off."""

import pytest
from playwright.sync_api import expect

from backlog import Backlog


@pytest.fixture
def plain(browse):
    def open_page(path="/backlog", **options):
        return browse.page(path, java_script_enabled=False, **options)

    return open_page


def test_a_task_is_added_by_the_form(plain, zeitblock):
    page = plain()
    page.get_by_role("main").get_by_role("link", name="Add your first task").click()
    expect(page.get_by_role("textbox", name="Quick add")).to_be_focused()
    page = plain("/tasks/new")
    page.get_by_label("Title").fill("Water the plants")
    page.get_by_role("radio", name="60", exact=True).check()
    page.get_by_role("radio", name="Medium", exact=True).check()
    page.get_by_label("Description").fill("also the ones on the balcony")
    page.get_by_role("button", name="Save", exact=True).click()
    Backlog(page).shows("Water the plants").tells("“Water the plants” added")
    task = zeitblock.task("Water the plants")
    assert (task["manualDuration"], task["importance"]) == (60, "medium")
    assert task["notes"] == "also the ones on the balcony"


def test_another_duration_is_typed(plain, zeitblock):
    page = plain("/tasks/new")
    page.get_by_label("Title").fill("Long walk")
    page.get_by_role("radio", name="Other", exact=True).check()
    page.get_by_label("Other duration in minutes").fill("75")
    page.get_by_role("button", name="Save", exact=True).click()
    Backlog(page).shows("Long walk")
    assert zeitblock.task("Long walk")["manualDuration"] == 75


def test_a_task_is_added_by_quick_add(plain, zeitblock):
    page = plain()
    backlog = Backlog(page)
    backlog.quick_add.fill("Post the letter")
    backlog.quick_add.press("Enter")
    backlog.shows("Post the letter")
    assert zeitblock.titles() == ["Post the letter"]


def test_a_task_is_completed_and_the_message_takes_it_back(plain, zeitblock):
    zeitblock.add("A", "B", "C")
    backlog = Backlog(plain())
    backlog.circle("B").click()
    backlog.shows("A", "C").tells("“B” completed").undo()
    backlog.shows("A", "B", "C").tells("Undone: “B” completed")
    assert zeitblock.titles() == ["A", "B", "C"]


def test_undo_and_redo_are_buttons(plain, zeitblock):
    zeitblock.add("A", "B")
    page = plain()
    backlog = Backlog(page)
    backlog.circle("A").click()
    backlog.shows("B")
    page.get_by_role("button", name="Undo the last change").click()
    backlog.shows("A", "B")
    page.get_by_role("button", name="Redo the undone change").click()
    backlog.shows("B")
    assert zeitblock.titles() == ["B"]


def test_a_task_is_renamed_on_its_page(plain, zeitblock):
    zeitblock.add("Cal the dentist")
    page = plain()
    backlog = Backlog(page)
    backlog.title("Cal the dentist").click()
    page.get_by_label("Title").fill("Call the dentist")
    page.get_by_role("button", name="Save", exact=True).click()
    backlog.shows("Call the dentist").tells("changed")
    assert zeitblock.titles() == ["Call the dentist"]


def test_a_task_is_deleted_on_its_page_and_comes_back(plain, zeitblock):
    zeitblock.add("A", "B")
    page = plain()
    backlog = Backlog(page)
    backlog.title("A").click()
    page.get_by_role("button", name="Delete").click()
    backlog.shows("B").tells("“A” deleted")
    assert zeitblock.titles() == ["B"]
    backlog.undo()
    backlog.shows("A", "B")


def test_a_task_is_completed_and_reopened_on_its_page(plain, zeitblock):
    zeitblock.add("A", "B")
    page = plain(f"/tasks/{zeitblock.task('A')['id']}")
    address = page.url
    page.get_by_role("button", name="Complete", exact=True).click()
    Backlog(page).shows("B")
    page.goto(address)
    page.get_by_role("button", name="Reopen").click()
    page.goto("/backlog")
    expect(Backlog(page).row("A")).to_be_visible()
    assert sorted(zeitblock.titles()) == ["A", "B"]


@pytest.mark.parametrize("button, order", [
    ("Move to top", ["C", "A", "B", "D"]), ("Move to bottom", ["A", "B", "D", "C"]),
])
def test_a_task_moves_to_an_end_from_its_page(plain, zeitblock, button, order):
    zeitblock.add("A", "B", "C", "D")
    page = plain()
    Backlog(page).handle("C").click()
    page.get_by_role("button", name=button).click()
    expect(page.get_by_role("main")).to_contain_text(f"Position {order.index('C') + 1} of 4")
    assert zeitblock.titles() == order


def test_a_task_moves_to_a_position_from_its_page(plain, zeitblock):
    zeitblock.add("A", "B", "C", "D")
    page = plain(f"/tasks/{zeitblock.task('D')['id']}")
    page.get_by_label("Position", exact=True).fill("2")
    page.get_by_role("button", name="Move", exact=True).click()
    Backlog(page).tells("“D”: position 2 of 4")
    page.goto("/backlog")
    Backlog(page).shows("A", "D", "B", "C")
    assert zeitblock.titles() == ["A", "D", "B", "C"]


def test_settings_are_saved_by_a_button(plain, zeitblock):
    page = plain("/settings")
    page.get_by_role("radio", name="Deutsch", exact=True).check()
    page.get_by_role("group", name="Language").get_by_role("button", name="Save", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("radio", name="Dunkel", exact=True).check()
    page.get_by_role("group", name="Darstellung").get_by_role(
        "button", name="Speichern").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert zeitblock.run("settings", "language").strip() == "de"
    assert zeitblock.run("settings", "theme").strip() == "dark"


def test_samples_are_loaded_and_removed(plain, zeitblock):
    page = plain()
    backlog = Backlog(page)
    page.get_by_role("button", name="Load samples").click()
    backlog.tells("samples loaded")
    assert len(zeitblock.titles()) > 5
    page.goto("/settings")
    page.get_by_role("button", name="Remove samples").click()
    backlog.tells("samples removed")
    assert zeitblock.tasks("--all") == []


def test_reloading_after_a_change_does_not_repeat_it(plain, zeitblock):
    page = plain("/tasks/new")
    page.get_by_label("Title").fill("Once")
    page.get_by_role("button", name="Save", exact=True).click()
    Backlog(page).shows("Once")
    page.reload()
    Backlog(page).shows("Once")
    assert zeitblock.titles() == ["Once"]


def test_a_stale_undo_is_refused_and_takes_nothing_back(browse, plain, zeitblock):
    browse.expect_status(409)
    zeitblock.add("A", "B")
    page = plain()
    zeitblock.on("done", "B")
    page.get_by_role("button", name="Undo the last change").click()
    expect(page.get_by_role("main")).to_contain_text("nothing was undone")
    assert zeitblock.titles() == ["A"]


def test_no_control_is_shown_that_needs_a_script(plain, zeitblock):
    zeitblock.add("A")
    page = plain()
    backlog = Backlog(page)
    backlog.circle("A").click()
    expect(backlog.toast).to_be_visible()
    expect(page.get_by_role("button", name="Close")).to_have_count(0)
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
