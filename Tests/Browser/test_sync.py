"""The sync beside the pages: what happens on servers shows, what is changed here goes there, and the dot tells."""

import json
import os
import re

import pytest
from playwright.sync_api import expect

from another_client import Gate, another, needs_servers  # noqa: F401
from axe import AXE, LANGUAGES_AND_WIDTHS, options, violations
from backlog import Backlog
from browsing import Browsing, visit
from patience import until
from planning import set_ahead
from program import Zeitblock

EVENTS = re.compile(r"/events(\?|$)")

pytestmark = needs_servers


@pytest.fixture
def gate(another):  # noqa: F811
    gate = Gate(another.origin)
    yield gate
    gate.close()


@pytest.fixture
def connected(tmp_path, another, gate):  # noqa: F811
    """The program with an account behind the gate, new tasks going to the server, being served; at rest."""
    zeitblock = Zeitblock(tmp_path / "connected")
    add = ["account", "add", "caldav", gate.address, "--user", another.user, "--password-stdin"]
    zeitblock.run(*add, text=another.password + "\n")
    zeitblock.run("settings", "defaultList", another.name)
    zeitblock.start().sign_in()
    until(lambda: finished_at(zeitblock))
    yield zeitblock
    zeitblock.stop()


def finished_at(zeitblock):
    """When the last sync ended, in whole seconds; nothing before the first has."""
    [account] = json.loads(zeitblock.run("sync", "--status", "--json"))
    return account["finishedAt"]


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
    """A page that hears of changes. Being looked at causes no sync, so that none happens but those of the test."""
    context = window.context(**options)
    context.route("**/sync/focus", lambda route: route.fulfill(status=204))
    page = context.new_page()
    with page.expect_response(EVENTS):
        visit(page, path)
    return page


def settled(page, text="Saved"):
    expect(dot(page)).to_have_text(text)
    return page


def test_what_another_client_writes_appears_in_an_open_page(window, another):  # noqa: F811
    page = settled(listening(window))
    another.put("a", "Written elsewhere")
    other = listening(window, "/sync")
    other.get_by_role("button", name="Sync now").click()
    expect(Backlog(page).row("Written elsewhere")).to_be_visible()
    settled(page)
    expect(other.locator("#sync")).to_contain_text("1 change received")


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


def test_a_change_here_reaches_the_server_by_itself(window, another):  # noqa: F811
    page = settled(listening(window))
    backlog = Backlog(page)
    backlog.quick_add.fill("Made here")
    backlog.quick_add.press("Enter")
    until(lambda: "SUMMARY:Made here" in another.texts())
    settled(page)


def test_a_change_that_waits_is_told_until_it_has_left(connected, window, another):  # noqa: F811
    page = settled(listening(window))
    [account] = json.loads(connected.run("account", "list", "--json"))
    connected.run("account", "pause", account["id"])
    backlog = Backlog(page)
    backlog.quick_add.fill("Made here")
    backlog.quick_add.press("Enter")
    settled(page, "1 change waiting")
    connected.run("account", "resume", account["id"])
    settled(page)
    assert "SUMMARY:Made here" in another.texts()


def test_a_change_by_the_terminal_reaches_the_server_too(connected, window, another):  # noqa: F811
    settled(listening(window))
    connected.add("From the terminal")
    until(lambda: "From the terminal" in another.texts())


def test_an_account_added_while_serving_is_synced_by_itself(browse, zeitblock, another):  # noqa: F811
    another.put("a", "There already")
    page = browse.context().new_page()
    with page.expect_response(EVENTS):
        visit(page, "/backlog")
    add = ["account", "add", "caldav", another.origin, "--user", another.user, "--password-stdin"]
    zeitblock.run(*add, text=another.password + "\n")
    expect(Backlog(page).row("There already")).to_be_visible()


def test_a_server_out_of_reach_is_told_with_what_waits_and_caught_up_with(window, another, gate):  # noqa: F811
    page = settled(listening(window))
    gate.state = "shut"
    backlog = Backlog(page)
    backlog.quick_add.fill("Made offline")
    backlog.quick_add.press("Enter")
    settled(page, "Offline, 1 change waiting")
    backlog.says("Offline, 1 change waiting")
    visit(page, "/sync")
    expect(page.locator("#sync")).to_contain_text("Can’t reach")
    expect(page.locator("#sync")).to_contain_text("Next attempt")
    gate.state = "open"
    page.get_by_role("button", name="Sync now").click()
    settled(page)
    assert "Made offline" in another.texts()


def test_a_wrong_password_needs_attention_and_leads_there(window, another, gate):  # noqa: F811
    page = settled(listening(window, "/sync"))
    gate.state = "locked"
    page.get_by_role("button", name="Sync now").click()
    settled(page, "Needs attention")
    Backlog(page).says("Needs attention")
    expect(page.locator("#sync .is-attention")).to_contain_text("wrong user name or password")
    dot(page).click()
    expect(page).to_have_url(re.compile("/attention$"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    gate.state = "open"
    visit(page, "/sync")
    page.get_by_role("button", name="Sync now").click()
    settled(page)
    expect(page.locator("#sync .is-attention")).to_have_count(0)


def test_syncing_now_works_without_javascript(window, another):  # noqa: F811
    page = window.page("/sync", java_script_enabled=False)
    another.put("a", "Written elsewhere")
    with page.expect_navigation():
        page.get_by_role("button", name="Sync now").click()
    expect(page).to_have_url(re.compile("/sync$"))

    def arrived():
        visit(page, "/backlog", scripts=False)
        return Backlog(page).row("Written elsewhere").count() == 1

    until(arrived)
    visit(page, "/sync", scripts=False)
    expect(page.get_by_role("link", name="Check again")).to_be_visible()


def test_a_sync_does_not_disturb_a_title_being_edited(connected, window, another):  # noqa: F811
    another.put("a", "A")
    page = listening(window)
    connected.run("sync", "--quiet")
    expect(Backlog(page).row("A")).to_be_visible()
    settled(page)
    Backlog(page).choose("A", "Rename")
    field = page.get_by_role("textbox", name="New title")
    field.fill("Half a new ti")
    another.put("b", "B")
    connected.run("sync", "--quiet")
    expect(Backlog(page).row("B")).to_be_visible()
    expect(field).to_be_focused()
    expect(field).to_have_value("Half a new ti")


def test_a_sync_that_brings_nothing_sends_no_list_again(connected, window):
    page = settled(listening(window))
    looks = []
    page.on("response", lambda response: response.url.endswith("/backlog") and looks.append(response.status))

    # So long after the last sync, one leaves a trace although it brings nothing; pages hear of it.
    for minutes in [2, 4]:
        set_ahead(connected, minutes * 60)
        with page.expect_response("**/backlog"):
            connected.run("sync", "--quiet")
    # A page may look more often than there are syncs; the list comes with the first look at most.
    assert looks.count(200) <= 1 and looks[-1] == 304


def test_the_interval_is_chosen_in_the_settings(window, connected):
    page = window.page("/settings")
    page.get_by_role("radio", name="every 15 min").check()
    expect(page.get_by_role("radio", name="every 15 min")).to_be_checked()
    until(lambda: connected.run("settings", "syncInterval").strip() == "15")


@pytest.mark.parametrize("locale, width", LANGUAGES_AND_WIDTHS)
def test_axe_finds_nothing_on_the_sync_page_in_any_state(window, another, gate, locale, width):  # noqa: F811
    context = window.context(**options(locale, width))
    context.add_init_script(AXE)
    page = context.new_page()
    for state, name in [("open", "saved"), ("shut", "offline"), ("locked", "attention")]:
        gate.state = state
        visit(page, "/sync")
        page.locator("#sync-now").click()
        expect(page.locator("#status-wide")).to_have_attribute("data-status", name)
        assert violations(page) == []
        if folder := os.environ.get("ZEITBLOCK_SCREENSHOTS"):
            page.screenshot(path=f"{folder}/sync-{name}-{width}-{locale}.png")
