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
    program.ok("block", "1", "--at", "2030-01-14T10:00")
    program.ok("block", "1", "--at", "2030-01-14T09:00", "--for", "30")
    lines = program.ok("day", "2030-01-14").splitlines()
    assert lines[0] == "Mon 14 Jan 2030"
    assert [line[:11] for line in lines[1:-1]] == ["09:00–09:30", "09:30–10:00", "10:00–10:45", "10:45–17:00"]
    assert [line[13:] for line in lines[1:-1]] == [
        "■ Tax · planned · Zeitblock", "  30 min free", "■ Tax · planned · Zeitblock", "  6 h 15 free"]
    assert lines[-1] == "1 h 15 planned · 6 h 45 free"
    day = program.json("day", "2030-01-14")
    assert [entry["kind"] for entry in day["entries"]] == ["block", "gap", "block", "gap"]
    assert day["capacity"]["planned"] == 75 and day["capacity"]["free"] == 405 and day["now"] is None


def test_a_day_on_which_clocks_change_has_its_own_length(program):
    program.ok("settings", "workingHours", "7=00:00-24:00")
    day = program.json("day", "2030-03-31")
    assert [(entry["kind"], entry["minutes"]) for entry in day["entries"]] == [("gap", 23 * 60)]
    assert day["capacity"]["working"] == 23 * 60


def test_days_are_named_as_in_quick_add_and_weeks_begin_on_monday(program):
    week = program.json("week", "14.1.2030")
    assert [day["day"] for day in week["days"]] == [f"2030-01-{day}" for day in range(14, 21)]
    assert program.json("week", "2030-01-20") == week
    assert len([line for line in program.ok("week", "2030-01-16").splitlines() if " Jan 2030" in line]) == 7
    program.fails(USAGE, "day", "someday")
    program.fails(USAGE, "day", "milk tomorrow")


def test_time_that_is_taken_is_refused_with_the_next_gap(program):
    program.ok("add", "Tax #45min")
    program.ok("add", "Mail")
    program.ok("block", "1", "--at", "2030-01-14 09:00")
    told = program.fails(REFUSED, "block", "2", "--at", "14.1.2030 9:30")
    assert "“Tax” is already there" in told and '--at "2030-01-14 09:45"' in told
    program.ok("block", "2", "--at", "2030-01-14 09:45")
    program.ok("block", "2", "--at", "2030-01-14 09:30", "--anyway")
    entries = program.json("day", "2030-01-14")["entries"]
    assert [entry["start"][11:16] for entry in entries if entry["kind"] == "block"] == ["08:00", "08:30", "08:45"]


def test_a_block_is_moved_and_resized(program):
    program.ok("add", "Tax #45min")
    program.ok("block", "1", "--at", "2030-01-14 09:00")
    program.ok("block", "move", "1", "--at", "2030-01-15 11:00")
    (block,) = [entry for entry in program.json("day", "2030-01-15")["entries"] if entry["kind"] == "block"]
    assert block["start"] == "2030-01-15T10:00:00Z" and block["pinned"] and block["standing"] == "planned"
    program.ok("block", "move", block["id"], "--for", "20")
    (block,) = [entry for entry in program.json("day", "2030-01-15")["entries"] if entry["kind"] == "block"]
    assert block["end"] == "2030-01-15T10:20:00Z"
    program.fails(USAGE, "block", "move", block["id"])
    program.fails(REFUSED, "block", "move", "tb.nothing", "--next")
    program.fails(USAGE, "block", "shift", block["id"])


def test_the_next_gap_is_taken_and_none_without_working_hours(program):
    program.ok("add", "Tax #45min")
    program.ok("block", "1", "--next")
    (block,) = program.json("block", "--list")
    program.ok("block", "1", "--next")
    first, second = program.json("block", "--list")
    assert first["id"] == block["id"] and second["start"] >= first["end"]
    program.ok("settings", "workingHours", "none")
    assert "working hours" in program.fails(REFUSED, "block", "1", "--next")


def test_working_hours_are_checked(program):
    assert "1=nine" in program.fails(REFUSED, "settings", "workingHours", "1=nine")
    assert "weekday 1" in program.fails(REFUSED, "settings", "workingHours", "1=09:00-12:00+11:00-13:00")
    program.ok("settings", "workingHours", "1=13:00-17:00+09:00-12:30")
    assert program.ok("settings", "workingHours").strip() == "1=09:00-12:30+13:00-17:00"
    program.ok("settings", "morningTypes", "learning,income")
    assert "givingBack" in program.fails(REFUSED, "settings", "morningTypes", "work")


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


PAST = "2026-01-05"
# The year is named only where it is another one.
PASSED = r"in the past \(Mon 5 Jan(?: 2026)?, {}\)"


def test_a_time_to_begin_is_named_with_its_hour(program):
    program.ok("add", "Tax")
    for text in ["2030-01-14", "tomorrow", "friday"]:
        assert program.fails(USAGE, "block", "1", "--at", text).startswith(f"“{text}” has no time")
    assert "“tomorrow 9:00”" in program.fails(USAGE, "block", "1", "--at", "soon")
    assert program.fails(USAGE, "block", "1").startswith("--at or --next is missing")
    assert program.fails(USAGE, "block", "--next").startswith("TASK is missing")
    assert "--at, --next" in program.fails(USAGE, "block", "1", "--next", "--at", "2030-01-14 9:00")


def test_the_same_is_said_in_german(program):
    german = program
    german.environment["LANG"] = "de_DE.UTF-8"
    german.ok("add", "Steuer")
    assert german.fails(USAGE, "block", "1", "--at", "morgen").startswith("„morgen“ hat keine Uhrzeit")
    assert german.fails(USAGE, "block", "1").startswith("--at oder --next fehlt")
    german.fails(REFUSED, "unblock", "1")
    german.ok("block", "1", "--at", "2030-01-14 9:00")
    german.ok("block", "1", "--at", "2030-01-15 9:00")
    assert "mehrere Blöcke" in german.fails(REFUSED, "block", "move", "1", "--next")
    assert "in der Vergangenheit" in german.ok("block", "1", "--at", f"{PAST} 9:00")


def test_one_of_several_blocks_is_named_by_a_few_letters(program):
    program.ok("add", "Tax")
    program.ok("block", "1", "--at", "2030-01-14 9:00")
    program.ok("block", "1", "--at", "2030-01-15 9:00")
    told = program.fails(REFUSED, "block", "move", "1", "--next")
    names = re.findall(r"(tb\.\S+) \((?:Mon 14|Tue 15) Jan 2030, 09:00–09:\d\d\)", told)
    assert "several blocks" in told.lower() and len(set(names)) == 2 and all(len(name) <= 12 for name in names)
    program.ok("block", "move", names[1], "--at", "2030-01-16 9:00")
    program.ok("unblock", names[0])

    def kinds(day):
        return [entry["kind"] for entry in program.json("day", day)["entries"] if entry["kind"] == "block"]

    assert [kinds(f"2030-01-{day}") for day in [14, 15, 16]] == [[], [], ["block"]]


def test_the_list_of_blocks_names_each_in_short(program):
    program.ok("add", "Tax")
    program.ok("block", "1", "--next")
    name = program.ok("block", "--list").split()[-1]
    assert name.startswith("tb.") and len(name) == 7
    program.ok("unblock", name)
    assert program.json("block", "--list") == []


def test_nothing_to_remove_is_told(program):
    program.ok("add", "Tax")
    assert "has no upcoming time block" in program.fails(REFUSED, "unblock", "1")


def test_a_block_in_the_past_is_made_and_told(program):
    program.ok("add", "Tax #45min")
    assert re.search(PASSED.format("09:00"), program.ok("block", "1", "--at", f"{PAST} 9:00"))
    assert "in the past" not in program.ok("block", "1", "--at", "2030-01-14 9:00")
    assert re.search(PASSED.format("11:00"), program.ok("block", "move", "1", "--at", f"{PAST} 11:00"))
    told = program.fails(REFUSED, "block", "1", "--at", f"{PAST} 9:15")
    assert re.search(r'--at "20\d\d-\d\d-\d\d \d\d:\d\d"', told) and '--at "2026-01' not in told


def test_the_day_names_what_was_missed_in_short(program):
    program.ok("add", "Tax")
    program.ok("block", "1", "--at", "yesterday 9:00")
    commands = [line.split() for line in program.ok("day").splitlines() if line.startswith("  zeitblock ")]
    assert [command[1] for command in commands] == ["block", "unblock", "done", "delete"]
    assert all(len(word) <= 12 for command in commands for word in command)
    program.ok(*commands[0][1:])
    program.ok(*commands[2][1:])


def test_events_over_midnight_say_that_they_go_on(speaking, tmp_path):
    file = tmp_path / "nights.ics"
    text = CALENDAR.replace("20300107T080000", "20300113T223000").replace("PT45M", "PT52H").replace("RRULE:FREQ=WEEKLY\n", "")
    file.write_text(text.replace("\n", "\r\n"))
    speaking.ok("calendar", "add", str(file))
    since, until = ("seit", "bis") if "de" in speaking.environment["LANG"] else ("since", "until")
    days = [speaking.ok("day", f"2030-01-{day}").splitlines() for day in [13, 14]]
    first, second = (line for day in days for line in day if "Lesson" in line)
    began, ends = (
        ("So., 13. Jan. 2030, 22:30", "Mi., 16. Jan. 2030, 02:30") if since == "seit"
        else ("Sun 13 Jan 2030, 22:30", "Wed 16 Jan 2030, 02:30"))
    assert first.startswith("22:30–24:00") and f"{until} {ends}" in first and since not in first
    assert f"{since} {began} · {until} {ends}" in second


def test_a_calendar_that_is_there_is_called_one(speaking, tmp_path):
    file = tmp_path / "school.ics"
    file.write_text(CALENDAR.replace("\n", "\r\n"))
    speaking.ok("calendar", "add", str(file))
    told = speaking.fails(REFUSED, "calendar", "add", str(file))
    assert ("calendar" in told or "Kalender" in told) and "account" not in told and "Konto" not in told


def test_a_calendar_file_is_shown_and_forgotten(program, tmp_path):
    file = tmp_path / "school.ics"
    file.write_text(CALENDAR.replace("\n", "\r\n"))
    program.ok("calendar", "add", str(file))
    lines = program.ok("day", "2030-01-14").splitlines()
    assert lines[1].split() == ["all", "day", "Holiday", "·", "counts", "as", "free", "·", "School"]
    assert [line[13:].strip() for line in lines[2:-1]] == ["Lesson · School", "8 h free"]
    file.write_text(CALENDAR.replace("Lesson", "Exam").replace("\n", "\r\n"))
    program.ok("sync")
    assert "Exam" in program.ok("day", "2030-01-14")
    program.ok("calendar", "remove", "School")
    assert "Exam" not in program.ok("day", "2030-01-14")


def test_what_blocks_is_chosen_for_a_calendar_and_for_an_event(program, tmp_path):
    file = tmp_path / "school.ics"
    file.write_text(CALENDAR.replace("080000", "100000").replace("\n", "\r\n"))
    program.ok("calendar", "add", str(file))

    def free():
        return program.json("day", "2030-01-14")["capacity"]["free"]

    assert free() == 435 and program.json("calendar", "list")[0]["blocks"] == "timed"
    assert "events with a time" in program.ok("calendar", "list")
    assert program.json("calendar", "edit", "School", "--blocks", "none")["event"] == "calendarBlockingSet"
    assert free() == 480
    program.ok("calendar", "edit", "School", "--blocks", "all")
    assert free() == 0
    program.ok("calendar", "event", "School", "b", "--blocks", "no")
    assert free() == 435
    # What a person said stays when the calendar is read anew.
    file.write_text(CALENDAR.replace("080000", "110000").replace("\n", "\r\n"))
    program.ok("sync")
    entries = program.json("day", "2030-01-14")["entries"]
    events = {entry["uid"]: entry for entry in entries if entry["kind"] == "event"}
    assert free() == 435 and events["b"]["blocksByHand"] is False and events["a"]["blocks"] is True
    program.ok("calendar", "event", "School", "b", "--blocks", "calendar")
    assert free() == 0
    assert "“Holiday”" in program.ok("undo")
    assert free() == 435
    program.ok("settings", "eventBufferBefore", "15")
    program.ok("settings", "eventBufferAfter", "30")
    assert free() == 390


def test_what_cannot_block_is_refused(program, tmp_path):
    file = tmp_path / "school.ics"
    file.write_text(CALENDAR.replace("\n", "\r\n"))
    program.ok("calendar", "add", str(file))
    assert "all" in program.fails(USAGE, "calendar", "edit", "School", "--blocks", "some")
    program.fails(USAGE, "calendar", "edit", "School")
    program.fails(REFUSED, "calendar", "edit", "Nowhere", "--blocks", "all")
    program.fails(REFUSED, "calendar", "edit", "Zeitblock", "--blocks", "all")
    assert "“x”" in program.fails(REFUSED, "calendar", "event", "School", "x", "--blocks", "yes")
    assert program.json("calendar", "list")[0]["blocks"] == "timed"


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


@needs_servers
def test_a_block_that_another_program_has_copied_goes_by_its_own_id(program, another, calendar):
    program.ok(
        "account", "add", "caldav", another.origin, "--user", another.user, "--password-stdin",
        text=another.password + "\n")
    calendar.request("PUT", "copy.ics", "\r\n".join([
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Other//EN", "BEGIN:VEVENT", "UID:0A1B-copy", "SUMMARY:Tax",
        "DTSTAMP:20300101T000000Z", "DTSTART:20300114T090000Z", "DTEND:20300114T093000Z",
        "X-ZEITBLOCK-TASK:bm9ib2R5", "END:VEVENT", "END:VCALENDAR", ""]))
    program.ok("sync")
    assert [block["id"] for block in blocks(program, "2030-01-14")] == ["0A1B-copy"]
    program.ok("block", "move", "0A1B-copy", "--at", "2030-01-14T11:00")
    assert blocks(program, "2030-01-14")[0]["start"] == "2030-01-14T10:00:00Z"
    program.ok("unblock", "0A1B-copy")
    assert blocks(program, "2030-01-14") == []


def blocks(program, day):
    return [entry for entry in program.json("day", day)["entries"] if entry["kind"] == "block"]
