"""What happens elsewhere while one task is shown: a second client of the same server makes the changes."""

import json
import re
import subprocess
import time

import pytest
from playwright.sync_api import expect

from another_client import Another, another, needs_servers  # noqa: F401
from browsing import Browsing, visit
from focus_page import FocusPage
from patience import PATIENCE, until
from program import Zeitblock

pytestmark = needs_servers


@pytest.fixture
def connected(tmp_path, another):  # noqa: F811
    """The program with an account, being served, drawing from the list of the other client."""
    another.put("first", "First")
    zeitblock = Zeitblock(tmp_path / "connected")
    add = ["account", "add", "caldav", another.origin, "--user", another.user, "--password-stdin"]
    zeitblock.run(*add, text=another.password + "\n")
    zeitblock.start().sign_in()
    until(lambda: "First" in zeitblock.titles())
    zeitblock.run("focus", "list", another.name)
    yield zeitblock
    zeitblock.stop()


@pytest.fixture
def window(browser, connected):
    browsing = Browsing(browser, connected)
    yield browsing
    browsing.close()
    assert browsing.unexpected() == []


@pytest.fixture
def focus(window):
    return FocusPage.of(window.context().new_page(), listening=True)


# What another client changes

def test_a_title_changed_elsewhere_changes_on_the_card(focus, another):  # noqa: F811
    focus.shows("First")
    another.put("first", "First reworded")
    focus.shows("First reworded")
    expect(focus.page.locator("#toasts .toast")).to_have_count(0)


def test_a_task_added_elsewhere_joins_within_seconds(focus, another):  # noqa: F811
    focus.shows("First").has_cards(1)
    another.put("second", "Second")
    focus.has_cards(2).shows("First")


def test_when_the_task_shown_is_deleted_elsewhere_another_one_comes_without_alarm(focus, connected, another):  # noqa: F811
    another.put("second", "Second")
    focus.has_cards(2).shows("First")
    another.delete("first")
    focus.shows("Second").has_cards(1)
    expect(focus.page.get_by_role("alert")).to_have_count(0)
    expect(focus.page.get_by_role("dialog")).to_have_count(0)
    assert "First" not in connected.titles()


def test_when_the_list_is_deleted_the_page_asks_for_another_one(connected, window):
    other = Another("Doomed")
    other.put("third", "Third")
    connected.run("sync")
    assert "Third" in connected.titles()
    connected.run("focus", "list", other.name)
    focus = FocusPage.of(window.context().new_page(), listening=True).shows("Third")
    other.remove()
    focus.shows("Which list should Focus use?")
    expect(focus.page.locator("main")).to_contain_text(other.name)
    expect(focus.page.get_by_text("Third", exact=True)).to_have_count(0)
    focus.page.locator("#focus button[name=list]").filter(has_text=re.compile("^List ")).first.click()
    focus.shows("First")


# Who may look

def test_a_list_that_cannot_be_opened_comes_back_by_itself(connected, window, another):  # noqa: F811
    another.deny()
    until(lambda: denied(connected))
    focus = FocusPage.of(window.context().new_page(), listening=True)
    expect(focus.title).to_contain_text("Can’t open")
    expect(focus.card).to_have_count(0)
    another.allow()
    focus.shows("First")


def test_access_taken_away_meanwhile_leaves_instructions_and_no_card(focus, another):  # noqa: F811
    focus.shows("First")
    another.deny()
    expect(focus.title).to_contain_text("Can’t open")
    expect(focus.title).to_contain_text(another.name)
    expect(focus.card).to_have_count(0)
    expect(focus.page.get_by_text("First", exact=True)).to_have_count(0)
    expect(focus.page.locator("#focus-try")).to_be_visible()
    another.allow()
    focus.shows("First")


def denied(zeitblock):
    """Looks at the server now, which may refuse, and says what the focus makes of it."""
    tries(zeitblock, "sync")
    return json.loads(tries(zeitblock, "focus", "show", "--json"))["phase"] == "denied"


def tries(zeitblock, *arguments):
    """A command that may end with a refusal."""
    command = [zeitblock.program, "--data", zeitblock.data, *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=zeitblock.environment, timeout=PATIENCE).stdout


# The seconds for taking back

@pytest.fixture
def nine(connected, another, window):  # noqa: F811
    """A page that has something to draw."""
    for number in range(8):
        another.put(f"more-{number}", f"More {number}")
    connected.run("sync")
    assert len(connected.titles()) == 9
    return FocusPage(window.page("/focus"))


def test_the_window_for_taking_back_survives_leaving_for_a_second(nine, connected):
    for _ in range(6):
        title = nine.shown()
        began = time.time()
        nine.press("Complete").shows_another_than(title)
        while time.time() < began + 1:
            visit(nine.page, "/help")
        visit(nine.page, "/focus")
        offered = nine.undo.count()
        # On a machine so busy that the seconds are over already nothing is known; the next card is tried.
        if time.time() < began + 4:
            assert offered == 1
            nine.undo.click()
            nine.shows(title)
            break
    else:
        pytest.fail("leaving and coming back never took less than four seconds")
    assert title in connected.titles()


def test_the_window_for_taking_back_is_over_after_its_seconds_wherever_one_was(nine, connected):
    title = nine.shown()
    began = time.time()
    nine.press("Complete").shows_another_than(title)
    offered = 1
    while offered and time.time() < began + PATIENCE:
        visit(nine.page, "/help")
        visit(nine.page, "/focus")
        offered = nine.undo.count()
    assert offered == 0
    assert time.time() >= began + 4
    assert title not in connected.titles()
