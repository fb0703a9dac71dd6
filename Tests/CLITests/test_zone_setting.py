"""The zone a person is in, on a machine that is somewhere else."""

import json
import shutil
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

REFUSED = 1
BERLIN, NEW_YORK = "Europe/Berlin", "America/New_York"
ZONES = Path("/usr/share/zoneinfo")


@pytest.fixture
def far(program):
    """The program on a machine at the clocks of Greenwich."""
    program.environment["TZ"] = "UTC"
    return program


def length(day: dict) -> timedelta:
    return datetime.fromisoformat(day["end"]) - datetime.fromisoformat(day["start"])


@pytest.mark.parametrize(
    "zone, day, start, hours",
    [
        (BERLIN, "2026-03-29", "2026-03-28T23:00:00Z", 23), (BERLIN, "2026-10-25", "2026-10-24T22:00:00Z", 25),
        (BERLIN, "2026-11-24", "2026-11-23T23:00:00Z", 24), (NEW_YORK, "2026-03-08", "2026-03-08T05:00:00Z", 23),
        (NEW_YORK, "2026-11-01", "2026-11-01T04:00:00Z", 25), ("", "2026-10-25", "2026-10-25T00:00:00Z", 24),
    ])
def test_a_day_is_one_of_the_zone_that_is_set(far, zone, day, start, hours):
    far.ok("settings", "zone", zone)
    found = far.json("day", day)
    assert (found["zone"], found["start"], length(found)) == (zone or "UTC", start, timedelta(hours=hours))


@pytest.mark.parametrize(
    "at, instant",
    [
        ("2027-03-28 01:30", "2027-03-28T00:30:00Z"), ("2027-03-28 03:30", "2027-03-28T01:30:00Z"),
        ("2027-10-31 02:30", "2027-10-31T00:30:00Z"), ("2027-10-31 04:00", "2027-10-31T03:00:00Z"),
    ])
def test_a_block_begins_when_the_persons_clock_says_so(far, at, instant):
    far.ok("settings", "zone", BERLIN)
    far.ok("add", "Tax")
    far.ok("block", "1", "--at", at)
    (block,) = far.json("block", "--list")
    assert (block["start"], block["zone"]) == (instant, BERLIN)


def test_working_hours_are_those_of_the_persons_clock(far):
    far.ok("settings", "workingHours", "7=02:00-04:00")
    far.ok("settings", "zone", BERLIN)
    (spring,), (autumn,) = (far.json("day", day)["working"] for day in ("2027-03-28", "2027-10-31"))
    assert (spring["start"], spring["end"]) == ("2027-03-28T01:00:00Z", "2027-03-28T02:00:00Z")
    assert (autumn["start"], autumn["end"]) == ("2027-10-31T00:00:00Z", "2027-10-31T03:00:00Z")


def test_today_begins_with_the_first_command_at_the_persons_midnight(far):
    # One of these is a day ahead of the other, at any time.
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago"):
        far.ok("settings", "zone", zone)
        today = datetime.now(ZoneInfo(zone)).date().isoformat()
        assert far.json("day")["day"] == today
        far.ok("add", "--literal", "Milk", "--due", "today")
        assert far.json("list")[-1]["dueOn"] == today
        assert far.json("parse", "milk today")["due"]["day"] == today
        assert far.json("week")["days"][0]["zone"] == zone


def test_what_is_written_in_another_zone_is_told_in_the_persons(far):
    far.ok("settings", "zone", NEW_YORK)
    far.ok("add", "Call 2027-01-11 15:00 UTC")
    (task,) = far.json("list")
    assert (task["dueOn"], task["dueTime"]) == ("2027-01-11", "10:00")


def test_series_and_moments_take_the_zone_that_is_set(far):
    far.ok("settings", "zone", BERLIN)
    (first,) = far.json("recurrence", "--rule", "FREQ=DAILY", "--start", "2027-07-01T09:00", "--count", "1")
    assert first["instant"] == "2027-07-01T07:00:00Z"


def test_a_zone_is_set_in_any_case_and_taken_back(speaking):
    speaking.ok("settings", "zone", "america/new_york")
    assert speaking.ok("settings", "zone").strip() == NEW_YORK
    assert speaking.json("settings")["zone"] == NEW_YORK
    speaking.ok("undo")
    assert speaking.ok("settings", "zone").strip() == ""
    assert speaking.json("day")["zone"] == BERLIN


@pytest.mark.parametrize("zone", ["Europe/Nowhere", "Berlin", "posix/UTC", "/etc/localtime", "CET-1CEST", "+01:00"])
def test_a_zone_nobody_knows_is_refused_with_what_helps(speaking, zone):
    told = speaking.fails(REFUSED, "settings", "zone", zone)
    assert zone in told and BERLIN in told and ("time zone" in told or "Zeitzone" in told)
    assert speaking.json("settings")["zone"] == ""


def test_a_zone_of_another_machine_waits_until_it_is_known_here(program, tmp_path):
    program.ok("settings", "zone", "Asia/Tokyo")
    (tmp_path / "zones" / "Europe").mkdir(parents=True)
    shutil.copy(ZONES / BERLIN, tmp_path / "zones" / BERLIN)
    program.environment["TZDIR"] = str(tmp_path / "zones")
    assert program.json("day")["zone"] == BERLIN
    found = program.run("doctor", "--json")
    (finding,) = [each for each in json.loads(found.stdout) if each["check"] == "zoneSetting"]
    assert found.returncode == 1 and not finding["ok"] and "Asia/Tokyo" in finding["text"]
    del program.environment["TZDIR"]
    assert program.json("day")["zone"] == "Asia/Tokyo"
    (finding,) = [each for each in program.json("doctor") if each["check"] == "zoneSetting"]
    assert finding["ok"] and "Asia/Tokyo" in finding["text"]


def test_an_older_name_means_the_zone_it_was_given_to(program, tmp_path):
    """Browsers say Asia/Calcutta; Debian keeps the files of such names in a package of their own."""
    (tmp_path / "zones" / "Asia").mkdir(parents=True)
    shutil.copy(ZONES / "Asia/Kolkata", tmp_path / "zones/Asia/Kolkata")
    shutil.copy(ZONES / "tzdata.zi", tmp_path / "zones/tzdata.zi")
    program.environment["TZDIR"] = str(tmp_path / "zones")
    program.ok("settings", "zone", "Asia/Calcutta")
    assert program.ok("settings", "zone").strip() == "Asia/Kolkata"
    (tmp_path / "zones/tzdata.zi").unlink()
    program.ok("settings", "zone", "UTC")
    program.ok("settings", "zone", "Asia/Kolkata")
    program.fails(REFUSED, "settings", "zone", "Asia/Calcutta")


def test_a_file_brings_no_zone_that_is_unknown_here(program, tmp_path):
    program.ok("settings", "zone", "Asia/Tokyo")
    program.ok("add", "Milk")
    file = tmp_path / "all.json"
    program.ok("export", "--output", str(file))
    for name, zone in (("good", "Asia/Tokyo"), ("bad", "Asia/Nowhere")):
        file.write_text(file.read_text().replace("Asia/Tokyo", zone))
        program.data = tmp_path / name
        program.ok("import", str(file))
        assert program.json("settings")["zone"] == ("" if name == "bad" else zone)
