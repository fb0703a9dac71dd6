"""Times with a zone, read by the program as it is shipped: without any library's own table of zones."""

import pytest

from another_client import another, needs_servers  # noqa: F401
from test_syncing import connected, mine  # noqa: F401

BERLIN, NEW_YORK = "Europe/Berlin", "America/New_York"


def travel(program, zone: str):
    program.environment["TZ"] = zone


def due(program, another) -> dict:
    return {task["title"]: f"{task['dueOn']} {task['dueTime']}" for task in mine(program, another)}


@needs_servers
@pytest.mark.parametrize(
    "zone, time",
    [
        (BERLIN, "09:00"), (":" + BERLIN, "09:00"), ("/usr/share/zoneinfo/" + BERLIN, "09:00"),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "09:00"), (NEW_YORK, "03:00"), ("EST5EDT", "03:00"), ("", "08:00"),
    ])
def test_an_instant_is_shown_as_the_clock_here_shows_it(program, another, zone, time):
    travel(program, zone)
    program.ok(
        "account", "add", "caldav", another.origin, "--user", another.user, "--password-stdin",
        text=another.password + "\n")
    another.put("a", "call", "DUE:20261210T080000Z")
    program.ok("sync")
    assert due(program, another) == {"call": "2026-12-10 " + time}


@needs_servers
def test_a_time_of_another_zone_is_shown_and_written_in_both(connected, another):
    another.put("a", "call", f"DUE;TZID={NEW_YORK}:20261210T090000")
    connected.ok("sync")
    assert due(connected, another) == {"call": "2026-12-10 15:00"}
    connected.ok("list", "--list", another.name)
    connected.ok("edit", "1", "--due", "2026-12-10 16:00")
    connected.ok("sync")
    assert f"DUE;TZID={NEW_YORK}:20261210T100000" in another.get("a")


@needs_servers
def test_travelling_leaves_the_due_on_the_server_alone(connected, another):
    another.put("a", "call", "DUE:20261210T080000Z")
    connected.ok("sync")
    travel(connected, NEW_YORK)
    connected.ok("list", "--list", another.name)
    connected.ok("edit", "1", "--title", "ring")
    connected.ok("sync")
    assert "SUMMARY:ring" in another.get("a") and "DUE:20261210T080000Z" in another.get("a")
    assert due(connected, another) == {"ring": "2026-12-10 03:00"}


def test_the_doctor_names_the_zone_and_tells_when_it_is_unknown(speaking):
    def zone() -> dict:
        return {finding["check"]: finding for finding in speaking.json("doctor")}["zone"]

    assert zone()["ok"] and BERLIN in zone()["text"]
    travel(speaking, "Nowhere/Atall")
    result = speaking.run("doctor")
    assert result.returncode == 1 and "tzdata" in result.stdout
