"""Days, time blocks and calendars, against a real server and other people's readers of time zones."""

import datetime
import re
import zoneinfo
from io import StringIO

import pytest
from dateutil import tz

from another_client import Another, another, needs_servers  # noqa: F401
from test_syncing import connected  # noqa: F401

REFUSED, USAGE = 1, 2

CALENDAR = """BEGIN:VCALENDAR
VERSION:2.0
X-WR-CALNAME:School
BEGIN:VEVENT
UID:a
SUMMARY:Lesson
DTSTART;TZID=Europe/Berlin:20300107T080000
DURATION:PT45M
RRULE:FREQ=WEEKLY
END:VEVENT
BEGIN:VEVENT
UID:b
SUMMARY:Holiday
DTSTART;VALUE=DATE:20300114
END:VEVENT
END:VCALENDAR
"""


def test_a_day_shows_blocks_and_gaps_in_order(program):
    program.ok("add", "Tax #45min")
    program.ok("block", "1", "--at", "2030-01-14T09:00")
    program.ok("block", "1", "--at", "2030-01-14T08:00", "--for", "30")
    lines = program.ok("day", "2030-01-14").splitlines()
    assert [line[:11] for line in lines] == [
        "00:00–08:00", "08:00–08:30", "08:30–09:00", "09:00–09:45", "09:45–24:00"]
    kinds = [entry["kind"] for entry in program.json("day", "2030-01-14")["entries"]]
    assert kinds == ["gap", "block", "gap", "block", "gap"]


def test_a_day_on_which_clocks_change_has_its_own_length(program):
    entries = program.json("day", "2026-03-29")["entries"]
    assert [(entry["kind"], entry["minutes"]) for entry in entries] == [("gap", 23 * 60)]


def test_blocks_are_removed_and_taken_back_and_the_task_stays(program):
    program.ok("add", "Tax")
    program.ok("block", "1", "--at", "2030-01-14T09:00")
    program.ok("unblock", "1")
    entries = program.json("day", "2030-01-14")["entries"]
    assert [entry["kind"] for entry in entries] == ["gap"] and program.titles() == ["Tax"]
    program.ok("undo")
    (block,) = [entry for entry in program.json("day", "2030-01-14")["entries"] if entry["kind"] == "block"]
    program.ok("unblock", block["id"][:25])
    program.fails(REFUSED, "unblock", "tb.nothing")


def test_what_no_block_can_be_is_told(program):
    program.ok("add", "Tax")
    assert "5 to 1440" in program.fails(REFUSED, "block", "1", "--at", "2030-01-14T09:00", "--for", "4")
    program.fails(USAGE, "block", "1", "--at", "2030-01-14")
    program.fails(USAGE, "block", "1", "--at", "soon")
    assert "calendar" in program.fails(REFUSED, "block", "1", "--at", "2030-01-14T09:00", "--calendar", "Zeitblock")


def test_a_calendar_file_is_shown_and_forgotten(program, tmp_path):
    file = tmp_path / "school.ics"
    file.write_text(CALENDAR.replace("\n", "\r\n"))
    program.ok("calendar", "add", str(file))
    lines = program.ok("day", "2030-01-14").splitlines()
    assert lines[0].split() == ["all", "day", "Holiday", "School"]
    assert [line.split()[:2] for line in lines[1:]] == [
        ["00:00–08:00", "free"], ["08:00–08:45", "Lesson"], ["08:45–24:00", "free"]]
    file.write_text(CALENDAR.replace("Lesson", "Exam").replace("\n", "\r\n"))
    program.ok("sync")
    assert "Exam" in program.ok("day", "2030-01-14")
    program.ok("calendar", "remove", "School")
    assert "Exam" not in program.ok("day", "2030-01-14")


@pytest.fixture
def calendar():
    client = Another("Days", "VEVENT")
    yield client
    client.remove()


@needs_servers
@pytest.mark.parametrize(
    "zone", ["Europe/Berlin", "Pacific/Auckland", "America/Santiago", "Australia/Lord_Howe", "Africa/Casablanca"])
def test_a_block_is_an_event_whose_zone_others_read_as_we_do(program, another, calendar, zone):
    program.environment["TZ"] = zone
    program.ok(
        "account", "add", "caldav", another.origin, "--user", another.user, "--password-stdin",
        text=another.password + "\n")
    program.ok("sync")
    program.ok("settings", "blockCalendar", calendar.name)
    another.put("t", "Tax")
    program.ok("sync")
    reminder = another.get("t")
    (task,) = program.json("list", "--list", another.name)
    program.ok("block", task["id"], "--at", "2030-01-14T09:00", "--for", "30")
    program.ok("sync")
    text = calendar.texts().replace("\r\n ", "")
    assert another.get("t") == reminder
    assert f"DTSTART;TZID={zone}:20300114T090000" in text
    described = re.search(r"BEGIN:VTIMEZONE.*?END:VTIMEZONE", text, re.S).group(0)
    theirs = tz.tzical(StringIO(described)).get(zone)
    ours = zoneinfo.ZoneInfo(zone)
    for hours in range(0, 24 * 700, 5):
        moment = datetime.datetime(2029, 6, 1) + datetime.timedelta(hours=hours)
        assert theirs.utcoffset(moment) == moment.replace(tzinfo=ours).utcoffset() or is_near_change(moment, ours), moment


def is_near_change(moment: datetime.datetime, zone: zoneinfo.ZoneInfo) -> bool:
    """Wall times that clocks skip or show twice are read differently by everybody."""
    around = {(moment + datetime.timedelta(hours=hours)).replace(tzinfo=zone).utcoffset() for hours in (-3, 0, 3)}
    return len(around) > 1
