"""Accounts and lists in the browser: with a mouse, with keys only, without scripts, and under axe, on a real server."""

import json
import re

import pytest
from playwright.sync_api import expect

from another_client import Another, needs_servers
from axe import AXE, LANGUAGES_AND_WIDTHS, violations
from browsing import visit

pytestmark = needs_servers


class Server:
    """A list and a calendar of this test alone, on a server other tests use too."""

    def __init__(self):
        self.own = [Another("Errands"), Another("Days", "VEVENT")]
        self.list, self.calendar = (each.name for each in self.own)
        self.origin, self.user, self.password = self.own[0].origin, self.own[0].user, self.own[0].password

    def remove(self):
        for each in self.own:
            each.remove()


@pytest.fixture
def server():
    server = Server()
    yield server
    server.remove()


def fill(page, server, password=None):
    page.get_by_label("Server").fill(server.origin)
    page.get_by_label("User name").fill(server.user)
    page.get_by_label("App password").fill(server.password if password is None else password)


def connect(page, server):
    visit(page, "/accounts/new")
    fill(page, server)
    page.get_by_role("button", name="Connect").click()
    expect(page.get_by_text("Clear what you don’t need")).to_be_visible()


def lists(zeitblock) -> dict:
    return {found["name"]: found for found in json.loads(zeitblock.run("lists", "--json"))}


def accounts(zeitblock) -> list:
    return json.loads(zeitblock.run("account", "list", "--json"))


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_an_account_is_connected_tested_rested_and_removed(browse, zeitblock, server, scripts):
    # The page asks anew for an account that has just been removed when it hears of that before it has left.
    browse.expect_status(404)
    page = browse.page("/accounts", java_script_enabled=scripts)
    page.get_by_role("link", name="Connect calendars and tasks").click()
    fill(page, server)
    page.get_by_role("button", name="Connect").click()
    expect(page.get_by_text("Clear what you don’t need")).to_be_visible()
    assert server.password not in page.url and server.password not in page.content()
    assert server.list in lists(zeitblock)

    page.get_by_role("button", name="Test connection").click()
    expect(page.get_by_text("accepts the password")).to_be_visible()
    page.get_by_role("button", name="Pause account").click()
    expect(page.get_by_text("The account is paused")).to_be_visible()
    assert accounts(zeitblock)[0]["isPaused"] is True
    page.get_by_role("button", name="Resume").click()
    page.get_by_role("link", name="Remove account").click()
    expect(page.get_by_text("Nothing is deleted on the server")).to_be_visible()
    page.get_by_role("link", name="Keep account").click()
    page.get_by_role("link", name="Remove account").click()
    page.get_by_role("button", name="Keep the tasks in Zeitblock").click()
    expect(page.get_by_text("No account yet.")).to_be_visible()
    assert accounts(zeitblock) == [] and lists(zeitblock)[server.list]["account"] is None


WAYS = {
    "en-US": ["Start without an account", "Connect calendars and tasks"],
    "de-DE": ["Ohne Konto starten", "Kalender und Aufgaben verbinden"],
}
WHERE = {"en-US": "Where do I find the app password?", "de-DE": "Wo finde ich das App-Passwort?"}


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
@pytest.mark.parametrize("locale", WAYS)
def test_who_has_no_account_is_shown_two_ways_to_start(browse, locale, scripts):
    page = browse.page("/accounts/new", locale=locale, java_script_enabled=scripts)
    expect(page.locator(".onboarding .way b")).to_have_text(WAYS[locale])
    places = page.locator("#where li")
    expect(places.first).to_be_hidden()
    page.get_by_text(WHERE[locale]).click()
    expect(places).to_have_text([re.compile(name) for name in ("Nextcloud: ", "iCloud: ", "Fastmail: ", "Radicale, Baïkal")])
    expect(places.last).to_be_visible()
    expect(page.locator("form").get_by_role("textbox")).to_have_count(3)
    expect(page.locator(".onboarding .note a")).to_have_attribute("href", re.compile("^/exchange"))
    page.locator(".way").first.click()
    expect(page).to_have_url(re.compile("/start$"))
    expect(page.locator("#quick")).to_be_visible()


def test_connecting_tells_what_was_found_and_leads_on(browse, server):
    server.own[0].make_read_only()
    page = browse.page("/accounts/new")
    connect(page, server)
    told = page.locator(".results li")
    expect(told.nth(0)).to_have_text(f"Server found: {server.origin}")
    expect(told.nth(1)).to_have_text(f"Signed in as {server.user}")
    # Other tests have lists there, too.
    expect(told.nth(2)).to_have_text(re.compile(r"^[1-9]\d* lists?, [1-9]\d* calendars? found$"))
    expect(told.filter(has_text="read-only")).to_have_text([f"“{server.list}” is read-only."])
    page.get_by_role("link", name="Done, go to the backlog").click()
    expect(page.get_by_role("heading", level=1, name="Backlog")).to_be_visible()
    # The first choice has been made: what follows is a plain form.
    visit(page, "/accounts/new")
    expect(page.locator(".onboarding, .way")).to_have_count(0)
    expect(page.get_by_role("link", name="Cancel")).to_have_attribute("href", "/accounts")
    page.get_by_text(WHERE["en-US"]).click()
    expect(page.locator("#where li")).to_have_count(4)


def test_a_refused_password_keeps_the_rest_of_what_was_typed(browse, server):
    browse.expect_status(422)
    page = browse.page("/accounts/new")
    fill(page, server, password="hunter2")
    page.keyboard.press("Enter")
    problems = page.locator("#problems")
    expect(problems).to_contain_text("wrong user name or password")
    expect(page.get_by_label("Server")).to_have_value(server.origin)
    expect(page.get_by_label("User name")).to_have_value(server.user)
    expect(page.get_by_label("App password")).to_have_value("")
    assert "hunter2" not in page.content() and "hunter2" not in page.url
    problems.get_by_role("link").click()
    expect(page.get_by_label("App password")).to_be_focused()


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_a_list_is_left_out_and_chosen_again(browse, zeitblock, server, scripts):
    page = browse.page("/accounts/new", java_script_enabled=scripts)
    fill(page, server)
    page.get_by_role("button", name="Connect").click()
    box = page.get_by_role("checkbox", name=f"Use {server.list}")

    def choose(wanted):
        box.set_checked(wanted)
        if not scripts:
            page.locator(".choice-row", has=box).get_by_role("button").click()

    choose(False)
    expect(page.locator("#toasts")).to_contain_text("is no longer used")
    expect(box).not_to_be_checked()
    assert lists(zeitblock)[server.list]["isUsed"] is False
    page.locator("#toasts").get_by_role("button", name="Undo").click()
    expect(box).to_be_checked()
    assert lists(zeitblock)[server.list]["isUsed"] is True
    choose(False)
    expect(page.locator("#toasts")).to_contain_text("is no longer used")
    expect(box).not_to_be_checked()
    choose(True)
    expect(page.locator("#toasts")).not_to_contain_text("is no longer used")
    expect(box).to_be_checked()
    assert lists(zeitblock)[server.list]["isUsed"] is True


def test_the_keyboard_alone_chooses_lists_and_keeps_its_place(browse, zeitblock, server):
    page = browse.page("/accounts/new")
    connect(page, server)
    box = page.get_by_role("checkbox", name=f"Use {server.calendar}")
    box.focus()
    page.keyboard.press("Space")
    expect(page.locator("#toasts")).to_contain_text("is no longer used")
    expect(box).to_be_focused()
    expect(box).not_to_be_checked()


def test_leaving_out_a_list_with_changes_that_wait_is_asked_about(browse, zeitblock, server):
    page = browse.page("/accounts/new")
    connect(page, server)
    account = page.url.split("?")[0]
    zeitblock.run("account", "pause", accounts(zeitblock)[0]["id"])
    zeitblock.add("Milk", list=server.list)
    visit(page, account)
    page.get_by_role("checkbox", name=f"Use {server.list}").click()
    expect(page.get_by_text("1 change of this list has not been sent yet.")).to_be_visible()
    page.get_by_role("link", name="Keep using it").click()
    expect(page.get_by_role("checkbox", name=f"Use {server.list}")).to_be_checked()
    page.get_by_role("checkbox", name=f"Use {server.list}").click()
    page.get_by_role("button", name="Stop using it").click()
    expect(page.get_by_role("checkbox", name=f"Use {server.list}")).not_to_be_checked()
    assert zeitblock.titles() == []


def test_every_page_of_accounts_stands_up_to_axe(browse, zeitblock, server):
    browse.expect_status(422)
    first = browse.page("/accounts/new")
    connect(first, server)
    account = first.url.split("?")[0].removeprefix(zeitblock.address)
    found = []
    for locale, width in LANGUAGES_AND_WIDTHS:
        page = browse.page("/accounts", locale=locale, width=width, height=800)
        for path in ["/accounts", "/accounts/new", account, account + "/remove", "/attention", account + "?added=1"]:
            visit(page, path)
            page.evaluate(AXE)
            found += [f"{path} {locale} {width}: {each}" for each in violations(page)]
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, width)
        visit(page, "/accounts/new")
        page.locator("main form .btn-primary").click()
        expect(page.locator("#problems")).to_be_visible()
        page.evaluate(AXE)
        found += [f"refused {locale} {width}: {each}" for each in violations(page)]
    assert found == []
