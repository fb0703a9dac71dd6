"""The sync beside the pages: what happens on servers shows, what is changed here goes there, and the dot tells."""

import os
import re
import time
from itertools import product

import pytest
from playwright.sync_api import expect

from backlog import Backlog
from browsing import Browsing, visit
from program import PATIENCE, Zeitblock
from server_gate import Another, Gate, needs_servers
from test_accessibility import AXE, violations

EVENTS = re.compile(r"/events(\?|$)")
SECONDS = 1_000

pytestmark = needs_servers


@pytest.fixture
def another():
    client = Another()
    yield client
    client.remove()


@pytest.fixture
def gate(another):
    gate = Gate(another.origin)
    yield gate
    gate.close()


@pytest.fixture
def connected(tmp_path, another, gate):
    """The program with an account behind the gate, new tasks going to the server, being served."""
    zeitblock = Zeitblock(tmp_path / "connected")
    add = ["account", "add", "caldav", gate.address, "--user", another.user, "--password-stdin"]
    zeitblock.run(*add, text=another.password + "\n")
    zeitblock.run("settings", "defaultList", another.name)
    zeitblock.start().sign_in()
    yield zeitblock
    zeitblock.stop()


@pytest.fixture
def window(browser, connected):
    browsing = Browsing(browser, connected)
    yield browsing
    browsing.close()
    browsing.expect_complaint("net::ERR_")
    assert browsing.unexpected() == []


def dot(page):
    return page.locator("#status-wide")


def listening(window, path="/backlog", **options):
    page = window.context(**options).new_page()
    with page.expect_response(EVENTS):
        visit(page, path)
    return page


def settled(page, text="Saved"):
    expect(dot(page)).to_have_text(text, timeout=PATIENCE * SECONDS)
    return page


def until(condition):
    """Waits for something that no page shows."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"


def test_what_another_client_writes_appears_in_an_open_page(window, another):
    page = settled(listening(window))
    another.put("a", "Written elsewhere")
    other = listening(window, "/sync")
    other.get_by_role("button", name="Sync now").click()
    expect(Backlog(page).row("Written elsewhere")).to_be_visible(timeout=PATIENCE * SECONDS)
    settled(page)
    expect(other.locator("#sync")).to_contain_text("1 change came in", timeout=PATIENCE * SECONDS)


def test_a_page_that_is_looked_at_tells_so(window):
    with window.context().new_page() as page:
        with page.expect_request("**/sync/focus") as told:
            visit(page, "/backlog")
        assert told.value.method == "POST"
        assert told.value.response().status == 204


def test_without_accounts_no_page_tells_that_it_is_looked_at(browse):
    page = browse.context().new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_response(EVENTS):
        visit(page, "/backlog")
    expect(dot(page)).to_have_text("Saved")
    visit(page, "/help")
    assert not [url for url in asked if "/sync" in url]


def test_a_change_here_reaches_the_server_within_seconds(window, another):
    page = settled(listening(window))
    backlog = Backlog(page)
    backlog.quick_add.fill("Made here")
    backlog.quick_add.press("Enter")
    expect(dot(page)).to_have_text("1 change waiting")
    settled(page)
    assert "SUMMARY:Made here" in another.texts()


def test_a_change_by_the_terminal_reaches_the_server_too(connected, window, another):
    settled(listening(window))
    connected.add("From the terminal")
    until(lambda: "From the terminal" in another.texts())


def test_an_account_added_while_serving_is_synced_by_itself(browse, zeitblock, another):
    another.put("a", "There already")
    page = browse.context().new_page()
    with page.expect_response(EVENTS):
        visit(page, "/backlog")
    add = ["account", "add", "caldav", another.origin, "--user", another.user, "--password-stdin"]
    zeitblock.run(*add, text=another.password + "\n")
    expect(Backlog(page).row("There already")).to_be_visible(timeout=PATIENCE * SECONDS)


def test_a_server_out_of_reach_is_told_with_what_waits_and_caught_up_with(window, another, gate):
    page = settled(listening(window))
    gate.state = "shut"
    backlog = Backlog(page)
    backlog.quick_add.fill("Made offline")
    backlog.quick_add.press("Enter")
    settled(page, "Offline, 1 change waiting")
    backlog.says("Offline, 1 change waiting")
    visit(page, "/sync")
    expect(page.locator("#sync")).to_contain_text("out of reach")
    expect(page.locator("#sync")).to_contain_text("Next try today,")
    gate.state = "open"
    page.get_by_role("button", name="Sync now").click()
    settled(page)
    assert "Made offline" in another.texts()


def test_a_wrong_password_needs_attention_and_leads_there(window, another, gate):
    page = settled(listening(window, "/sync"))
    gate.state = "locked"
    page.get_by_role("button", name="Sync now").click()
    settled(page, "Needs attention")
    Backlog(page).says("Needs attention")
    expect(page.locator("#sync .is-attention")).to_contain_text("refuses the user name or password")
    dot(page).click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.url.endswith("/attention")
    gate.state = "open"
    visit(page, "/sync")
    page.get_by_role("button", name="Sync now").click()
    settled(page)
    expect(page.locator("#sync .is-attention")).to_have_count(0)


def test_syncing_now_works_without_javascript(window, another):
    page = window.page("/sync", java_script_enabled=False)
    another.put("a", "Written elsewhere")
    page.get_by_role("button", name="Sync now").click()
    assert page.url.endswith("/sync")

    def arrived():
        visit(page, "/backlog", scripts=False)
        return Backlog(page).row("Written elsewhere").count() == 1

    until(arrived)
    visit(page, "/sync", scripts=False)
    expect(page.get_by_role("link", name="Look again")).to_be_visible()


def test_a_sync_does_not_disturb_a_title_being_edited(connected, window, another):
    another.put("a", "A")
    page = listening(window)
    expect(Backlog(page).row("A")).to_be_visible(timeout=PATIENCE * SECONDS)
    settled(page)
    Backlog(page).choose("A", "Rename")
    field = page.get_by_role("textbox", name="New title")
    field.fill("Half a new ti")
    another.put("b", "B")
    connected.run("sync", "--quiet")
    expect(Backlog(page).row("B")).to_be_visible(timeout=PATIENCE * SECONDS)
    expect(field).to_be_focused()
    expect(field).to_have_value("Half a new ti")


def test_a_sync_that_brings_nothing_sends_no_list_again(connected, window):
    page = settled(listening(window))
    with page.expect_response("**/backlog") as first:
        connected.run("sync", "--quiet")
    assert first.value.status == 200
    with page.expect_response("**/backlog") as second:
        connected.run("sync", "--quiet")
    assert second.value.status == 304


def test_the_interval_is_chosen_in_the_settings(window, connected):
    page = window.page("/settings")
    page.get_by_role("radio", name="every 15 min").check()
    expect(page.get_by_role("radio", name="every 15 min")).to_be_checked()
    until(lambda: connected.run("settings", "syncInterval").strip() == "15")


@pytest.mark.parametrize("theme, locale, width", list(product(["light", "dark"], ["de-DE", "en-US"], [390, 1280])))
def test_axe_finds_nothing_on_the_sync_page_in_any_state(window, another, gate, theme, locale, width):
    context = window.context(
        color_scheme=theme, locale=locale, width=width, height=844 if width < 900 else 2_400, has_touch=width < 900)
    context.add_init_script(AXE)
    page = context.new_page()
    for state, name in [("open", "saved"), ("shut", "offline"), ("locked", "attention")]:
        gate.state = state
        visit(page, "/sync")
        page.locator("#sync-now").click()
        expect(page.locator("#status-wide")).to_have_attribute("data-status", name, timeout=PATIENCE * SECONDS)
        assert violations(page) == []
        if folder := os.environ.get("ZEITBLOCK_SCREENSHOTS"):
            page.screenshot(path=f"{folder}/sync-{name}-{width}-{theme}-{locale}.png")
