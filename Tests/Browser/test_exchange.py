"""Files and backups in the browser, with and without scripts, and under axe."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

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


def upload(zeitblock, lines: bytes) -> str:
    """Where a file leads, or why it was refused."""
    cookie = f"{zeitblock.cookie['name']}={zeitblock.cookie['value']}"
    body = b'--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n' + lines + b"\r\n--x--\r\n"
    response = zeitblock.request(
        "POST", "/exchange/upload", body, Cookie=cookie, Content_Type="multipart/form-data; boundary=x", Origin=zeitblock.address)
    return response.headers.get("Location") or response.text


def looked_at(zeitblock, address: str) -> int:
    return zeitblock.request("GET", address, Cookie=f"{zeitblock.cookie['name']}={zeitblock.cookie['value']}").status


def test_only_the_last_two_previews_are_kept(zeitblock):
    addresses = [upload(zeitblock, f"title\nTask {number}\n".encode()) for number in range(4)]
    assert [looked_at(zeitblock, address) for address in addresses] == [404, 404, 200, 200]


def test_of_many_files_at_once_each_is_read_or_told_to_wait_and_memory_stays_bounded(zeitblock):
    lines = b"title\n" + b"".join(b"Task %d of a long list, with words enough\n" % number for number in range(15_000))
    upload(zeitblock, lines)
    upload(zeitblock, lines)
    status = Path(f"/proc/{zeitblock.process.pid}/status")
    peak = lambda: int(re.search(r"VmHWM:\s+(\d+)", status.read_text())[1])  # noqa: E731
    before = peak()
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: upload(zeitblock, lines), range(24)))
    kept = [answer for answer in answers if answer.startswith("/previews/")]
    waiting = [answer for answer in answers if "file is being" in answer]
    assert kept and len(kept) + len(waiting) == 24
    assert sum(looked_at(zeitblock, address) == 200 for address in kept) <= 2
    # What was read for one preview goes with it: eight at once cost no more than one after the other.
    assert peak() < before * 1.5
