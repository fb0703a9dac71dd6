"""Deleting what has subtasks, and the history of one task, with and without scripts."""

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def family(zeitblock):
    """Pack and Label below Move."""
    zeitblock.add("Move")
    move = zeitblock.task("Move")["id"]
    zeitblock.add("Pack", "Label", parent=move)
    zeitblock.add("Other")
    return zeitblock


@pytest.mark.parametrize("path", ["/backlog", "/all"])
def test_deleting_asks_about_subtasks_and_undo_brings_all_back(browse, family, path):
    browse.expect_status(409)
    page = browse.page(path)
    title = page.locator("[data-task-id] .title", has_text="Move")
    title.focus()
    page.keyboard.press("Delete")
    dialog = page.locator("#question-dialog")
    expect(dialog).to_contain_text("“Move” has 2 subtasks.")
    page.keyboard.press("Escape")
    expect(title).to_be_focused()
    assert sorted(family.titles()) == ["Label", "Move", "Other", "Pack"]
    page.keyboard.press("Delete")
    dialog.get_by_role("button", name="Delete all").click()
    expect(page.locator("[data-task-id]")).to_have_count(1)
    expect(page.locator("#toasts")).to_contain_text("3 tasks deleted")
    page.locator("#toasts button", has_text="Undo").click()
    expect(page.locator("[data-task-id]")).to_have_count(4)
    assert [task.get("parent") is not None for task in family.tasks() if task["title"] == "Pack"] == [True]


def test_deleting_asks_without_scripts_too(browse, family):
    page = browse.page(f"/tasks/{family.task('Move')['id']}", java_script_enabled=False)
    browse.expect_status(409)
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.locator("h1")).to_have_text("“Move” has 2 subtasks.")
    page.get_by_role("button", name="Only this one").click()
    expect(page.locator("#toasts")).to_contain_text("“Move” deleted")
    assert sorted(family.titles()) == ["Label", "Other", "Pack"]
    page.goto("/trash")
    page.get_by_role("button", name="Restore Move").click()
    assert sorted(family.titles()) == ["Label", "Move", "Other", "Pack"]


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_a_task_gets_back_what_it_was_and_older_changes_are_on_further_pages(browse, zeitblock, scripts):
    zeitblock.add("0")
    task = zeitblock.task("0")["id"]
    for number in range(1, 61):
        zeitblock.run("edit", task, "--title", str(number))
    page = browse.page(f"/tasks/{task}", java_script_enabled=scripts)
    page.get_by_role("link", name="Full history").click()
    expect(page.locator(".past .change")).to_have_count(50)
    page.get_by_role("link", name="Older changes").click()
    expect(page).to_have_url(re.compile(r"history\?page=2$"))
    expect(page.locator(".past .change")).to_have_count(10)
    page.locator(".past .btn").last.click()
    expect(page.locator("#title")).to_have_value("0")
    assert zeitblock.titles() == ["0"]


def test_deleting_what_repeats_asks_whether_the_series_is_meant(browse, zeitblock):
    zeitblock.run("add", "--literal", "Water", "--repeat", "daily", "--due", "2096-11-20")
    browse.expect_status(409)
    for path, day in (("/backlog", "2096-11-21"), ("/all", "2096-11-22")):
        page = browse.page(path)
        page.locator(".row .title").focus()
        page.keyboard.press("Delete")
        dialog = page.locator("#question-dialog")
        expect(dialog).to_contain_text("“Water” repeats.")
        dialog.get_by_role("button", name="Only this one").click()
        expect(page.locator("#toasts")).to_contain_text("“Water” skipped this time")
        assert zeitblock.task("Water")["dueOn"] == day
    page.locator(".row .title").focus()
    page.keyboard.press(".")
    page.get_by_role("menuitem", name="Skip this time").click()
    expect(page.locator(".row .due")).to_contain_text("23 Nov")
    page.locator(".row .title").focus()
    page.keyboard.press("Delete")
    page.locator("#question-dialog").get_by_role("button", name="Delete whole series").click()
    expect(page.locator(".row")).to_have_count(0)
    assert zeitblock.titles() == []


def test_only_what_comes_back_can_be_left_out_once(browse, zeitblock):
    zeitblock.add("Once")
    page = browse.page("/backlog")
    page.locator(".row .title").focus()
    page.keyboard.press(".")
    expect(page.get_by_role("menuitem", name="Delete")).to_be_visible()
    expect(page.get_by_role("menuitem", name="Skip this time")).to_be_hidden()
