"""Time blocks as events of a real server: written where the settings say, followed when they are moved there, and what happens
while one is in the hand."""

import re

import pytest
from playwright.sync_api import expect

from another_client import Another, another, needs_servers  # noqa: F401
from browsing import Browsing
from patience import until
from planning import Plan
from program import Zeitblock

pytestmark = needs_servers

DAY = "2030-01-14"

MEETING = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Another//Client//EN
BEGIN:VEVENT
UID:meeting
DTSTAMP:20260101T000000Z
SUMMARY:Meeting
DTSTART:20300114T140000Z
DTEND:20300114T150000Z
END:VEVENT
END:VCALENDAR
"""


@pytest.fixture
def calendar():
    client = Another("Days", "VEVENT")
    yield client
    client.remove()


@pytest.fixture
def connected(tmp_path, another, calendar):  # noqa: F811
    """The program with an account, a reminder of its server, and a calendar for blocks, at the clocks of Greenwich."""
    another.put("tax", "Tax", "ESTIMATED-DURATION:PT30M")
    zeitblock = Zeitblock(tmp_path / "connected")
    zeitblock.environment["TZ"] = "UTC"
    add = ["account", "add", "caldav", another.origin, "--user", another.user, "--password-stdin"]
    zeitblock.run(*add, text=another.password + "\n")
    zeitblock.run("settings", "blockCalendar", calendar.name)
    zeitblock.start().sign_in()
    until(lambda: "Tax" in zeitblock.titles())
    yield zeitblock
    zeitblock.stop()


@pytest.fixture
def windows(browser, connected):
    browsing = Browsing(browser, connected)
    yield browsing
    browsing.close()
    assert browsing.unexpected() == []


@pytest.fixture
def plan(windows):
    return Plan(windows.page(f"/day/{DAY}"))


def unfolded(calendar):
    return calendar.texts().replace("\r\n ", "")


def event(calendar):
    """The name and the text of the only event that is a block."""
    text = unfolded(calendar)
    uid = re.search(r"UID:(tb\.\S+)", text)[1]
    return uid, text


def move_there(calendar, hours):
    """Moves the block on the server by hours, as another client does."""
    uid, _ = event(calendar)
    text = calendar.request("GET", uid + ".ics")
    later = lambda found: f"{found[1]}T{int(found[2]) + hours:02}{found[3]}"  # noqa: E731
    body = re.sub(r"((?:DTSTART|DTEND)[^:]*:\d{8})T(\d\d)(\d{4}Z?)", later, text)
    calendar.request("PUT", uid + ".ics", body)


def test_a_block_becomes_an_event_of_the_chosen_calendar_and_follows_when_it_is_moved_there(plan, connected, calendar):
    plan.carry(plan.slip("Tax"), "13:00").lies("Tax", "13:00", "13:30")
    until(lambda: "SUMMARY:Tax" in unfolded(calendar))
    assert re.search(r"DTSTART\S*:20300114T130000", unfolded(calendar))
    move_there(calendar, 2)
    connected.run("sync")
    plan.lies("Tax", "15:00", "15:30")


def test_what_was_put_into_the_calendar_while_a_task_was_in_the_hand_is_not_overlaid(plan, windows, connected, calendar):
    windows.expect_status(409)
    plan.take(plan.slip("Tax"), "14:20").shows("Tax")
    calendar.request("PUT", "meeting.ics", MEETING.replace("\n", "\r\n"))
    connected.run("sync")
    plan.page.mouse.up()
    plan.asks("Meeting").is_free("Tax")
    expect(plan.page.locator(".busy", has_text="Meeting")).to_have_count(1)
    plan.answer("15:00").lies("Tax", "15:00", "15:30")


def test_a_block_moved_on_the_server_while_it_was_in_the_hand_goes_where_the_hand_put_it(plan, connected, calendar):
    plan.carry(plan.slip("Tax"), "13:00").lies("Tax", "13:00", "13:30")
    until(lambda: "SUMMARY:Tax" in unfolded(calendar))
    plan.take(plan.block("Tax"), "16:30").shows("16:2")
    move_there(calendar, 1)
    connected.run("sync")
    plan.page.mouse.up()
    plan.lies("Tax", "16:25", "16:55")
    connected.run("sync")
    until(lambda: re.search(r"DTSTART\S*:20300114T162500", unfolded(calendar)))


def test_a_calendar_that_turns_read_only_while_a_block_is_in_the_hand_is_told_and_the_block_goes_back(
    plan, windows, connected, calendar
):
    windows.expect_status(409, 422)
    plan.carry(plan.slip("Tax"), "13:00").lies("Tax", "13:00", "13:30")
    until(lambda: "SUMMARY:Tax" in unfolded(calendar))
    plan.take(plan.block("Tax"), "16:30").shows("16:2")
    calendar.make_read_only()
    connected.run("sync")
    plan.page.mouse.up()
    plan.tells("is read-only").lies("Tax", "13:00", "13:30")
    assert re.search(r"DTSTART\S*:20300114T130000", unfolded(calendar))
    expect(plan.block("Tax")).to_have_attribute("data-fixed", "")
