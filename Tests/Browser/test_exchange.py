"""Files and backups in the browser, with and without scripts, and under axe."""

import json

import pytest
from playwright.sync_api import expect

from axe import AXE, violations
from browsing import visit

LINES = b"(A) Brot kaufen +Haus due:2037-12-24\nHecke schneiden @garten\nKeller h:1\n"


def send(page, name: str, data: bytes):
    page.locator("#file").set_input_files({"name": name, "mimeType": "text/plain", "buffer": data})
    page.get_by_role("button", name="Show preview").click()


def titles(zeitblock) -> list[str]:
    return [task["title"] for task in json.loads(zeitblock.run("list", "--json"))]


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_a_file_is_looked_at_imported_and_taken_back(browse, zeitblock, scripts):
    page = browse.page("/settings", java_script_enabled=scripts)
    page.get_by_role("link", name="Import, export and backups").click()
    send(page, "todo.txt", LINES)
    expect(page.get_by_role("heading", name="Preview")).to_be_visible()
    expect(page.locator("main")).to_contain_text("todo.txt: 3 new tasks.")
    expect(page.get_by_role("region", name="Won’t be imported")).to_contain_text("h")
    assert titles(zeitblock) == []
    page.get_by_label("as new lists in Zeitblock").check()
    page.get_by_role("button", name="Update preview").click()
    expect(page.locator("main")).to_contain_text("New list: “Haus”")
    page.get_by_role("button", name="Import 3 tasks").click()
    expect(page.get_by_text("3 tasks imported").first).to_be_visible()
    assert titles(zeitblock) == ["Brot kaufen", "Hecke schneiden", "Keller"]
    zeitblock.run("undo")
    assert titles(zeitblock) == []


def test_what_is_chosen_counts_without_another_look(browse, zeitblock):
    page = browse.page("/settings")
    page.get_by_role("link", name="Import, export and backups").click()
    send(page, "todo.txt", LINES)
    page.get_by_label("as new lists in Zeitblock").check()
    page.get_by_role("button", name="Import 3 tasks").click()
    expect(page.get_by_text("3 tasks imported").first).to_be_visible()
    assert {task["listName"] for task in zeitblock.tasks()} >= {"Haus"}


@pytest.mark.parametrize(("data", "words"), [
    (b"title\na\x00b\n", "Line 2 contains a NUL byte"), (b"\xff\xfe\n", "Line 1 isn’t UTF-8"),
    (b"just words\n", "Zeitblock doesn’t recognise the format"), (b'title,notes\n"a', "has no end"),
])
def test_a_file_that_is_no_good_is_refused_with_its_line(browse, zeitblock, data, words):
    browse.expect_status(422)
    page = browse.page("/exchange", java_script_enabled=False)
    send(page, "file", data)
    expect(page.get_by_role("alert")).to_contain_text(words)
    assert titles(zeitblock) == []


def test_a_file_that_is_too_large_is_refused(browse, zeitblock):
    browse.expect_status(413)
    page = browse.page("/exchange", java_script_enabled=False)
    send(page, "todo.txt", b"x" * (21 << 20))
    expect(page.locator("body")).to_contain_text("large")


def test_tasks_are_downloaded_in_a_format(browse, zeitblock):
    zeitblock.run("add", "Brot kaufen")
    page = browse.page("/exchange", java_script_enabled=False)
    page.locator("#export-format").select_option("csv")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename.endswith(".csv")
    assert "Brot kaufen" in download.value.path().read_text(encoding="utf-8")


def test_a_backup_is_made_and_downloaded(browse, zeitblock):
    zeitblock.run("add", "Brot kaufen")
    page = browse.page("/exchange", java_script_enabled=False)
    page.get_by_role("button", name="Back up now").click()
    link = page.get_by_role("region", name="Backups").get_by_role("link").first
    with page.expect_download() as download:
        link.click()
    assert download.value.path().read_bytes().startswith(b"SQLite format 3")


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_the_pages_stand_up_to_axe(browse, zeitblock, locale):
    page = browse.page("/exchange", locale=locale)
    context = page.context
    context.add_init_script(AXE)
    visit(page, "/exchange")
    assert violations(page) == []
    page.locator("#file").set_input_files({"name": "todo.txt", "mimeType": "text/plain", "buffer": LINES})
    page.locator("form[enctype] button").click()
    page.wait_for_url("**/previews/**")
    assert violations(page) == []
