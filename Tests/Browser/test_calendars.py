"""Calendars subscribed to and settings of time blocks in the browser, with and without scripts, and under axe."""

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import expect

from axe import AXE, LANGUAGES_AND_WIDTHS, options, violations
from browsing import visit

TEXT = "\r\n".join([
    "BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-CALNAME:School holidays", "BEGIN:VEVENT", "UID:a", "SUMMARY:Autumn",
    "DTSTART;VALUE=DATE:20261121", "END:VEVENT", "END:VCALENDAR", ""]).encode()


class Feed(ThreadingHTTPServer):
    """A calendar to subscribe to, which a test can take away."""

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Answer)
        self.is_there = True
        self.address = f"http://127.0.0.1:{self.server_port}/holidays.ics"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Answer(BaseHTTPRequestHandler):
    def do_GET(self):
        body = TEXT if self.server.is_there else b""
        self.send_response(200 if self.server.is_there else 404)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture
def feed():
    feed = Feed()
    yield feed
    feed.shutdown()
    feed.server_close()


def calendars(zeitblock):
    return json.loads(zeitblock.run("calendar", "list", "--json"))


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_a_calendar_is_subscribed_to_left_out_and_removed(browse, zeitblock, feed, scripts):
    # The page asks anew for a calendar that has just been removed when it hears of that before it has left.
    browse.expect_status(404, 422)
    page = browse.page("/accounts", java_script_enabled=scripts)
    page.get_by_role("link", name="Subscribe to a calendar").click()
    page.get_by_role("button", name="Subscribe").click()
    expect(page.locator("#problems")).to_contain_text("Enter the address.")
    page.get_by_label("Address").fill(feed.address)
    page.get_by_role("button", name="Subscribe").click()
    box = page.get_by_role("checkbox", name="Use School holidays")
    expect(box).to_be_checked()
    box.set_checked(False)
    if not scripts:
        page.locator(".choice-row", has=box).get_by_role("button").click()
    expect(page.locator("#toasts")).to_contain_text("is no longer used")
    assert calendars(zeitblock)[0]["used"] is False

    page.get_by_role("link", name="Remove “School holidays”").click()
    page.get_by_role("link", name="Keep account").click()
    assert len(calendars(zeitblock)) == 1
    page.get_by_role("link", name="Remove “School holidays”").click()
    page.get_by_role("button", name="Remove “School holidays”").click()
    expect(page.get_by_text("No calendars yet.")).to_be_visible()
    assert calendars(zeitblock) == []


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_what_of_a_calendar_blocks_is_chosen_there(browse, zeitblock, feed, scripts):
    zeitblock.run("calendar", "add", feed.address, "--name", "Second")
    page = browse.page("/accounts", java_script_enabled=scripts)
    choice = page.get_by_label("“Second” – blocks time")
    expect(choice).to_have_value("timed")
    choice.select_option("All events")
    if not scripts:
        page.locator(".blocking", has=choice).get_by_role("button").click()
    expect(page.locator("#toasts")).to_contain_text("What blocks in “Second”")
    expect(choice).to_have_value("all")
    assert calendars(zeitblock)[0]["blocks"] == "all"
    if scripts:
        expect(choice).to_be_focused()
    page.locator("#toasts").get_by_role("button", name="Undo").click()
    expect(choice).to_have_value("timed")
    assert calendars(zeitblock)[0]["blocks"] == "timed"


def test_a_calendar_that_is_gone_is_told_with_its_remedy(browse, zeitblock, feed):
    zeitblock.run("calendar", "add", feed.address)
    feed.is_there = False
    page = browse.page("/sync")
    page.get_by_role("button", name="Sync now").click()
    expect(page.locator("#sync")).to_contain_text("There’s no calendar at")
    page.locator("#sync").get_by_role("link", name="Needs attention").click()
    expect(page.get_by_role("main")).to_contain_text("Remove it from Zeitblock, or subscribe to its new address.")
    feed.is_there = True
    visit(page, "/sync")
    page.get_by_role("button", name="Sync now").click()
    expect(page.locator("#sync")).to_contain_text("Last synced")


def test_the_pages_of_calendars_stand_up_to_axe(browse, zeitblock, feed):
    zeitblock.run("calendar", "add", feed.address)
    feed.is_there = False
    first = browse.page("/sync")
    first.get_by_role("button", name="Sync now").click()
    expect(first.locator("#sync")).to_contain_text("There’s no calendar at")
    paths = ["/accounts", "/calendars/new", "/sync", "/attention", "/settings",
             f"/calendars/{calendars(zeitblock)[0]['id']}/remove"]
    found = []
    for locale, width in LANGUAGES_AND_WIDTHS:
        page = browse.page("/accounts", **options(locale, width))
        for path in paths:
            visit(page, path)
            page.evaluate(AXE)
            found += [f"{path} {locale} {width}: {each}" for each in violations(page)]
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, width)
    assert found == []
