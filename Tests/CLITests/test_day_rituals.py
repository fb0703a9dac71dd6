"""Planning and closing a day on the command line: told where nobody can answer, asked on a terminal."""

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Browser"))

from planning import set_clock  # noqa: E402

TODAY, YESTERDAY, TOMORROW = "2026-11-24", "2026-11-23", "2026-11-25"
REFUSED = 1


def at(program, wall):
    """Lets the program live from now on at a time of that Tuesday."""
    return set_clock(program, f"{TODAY} {wall}")


@pytest.fixture
def morning(program):
    return filled(program)


def filled(program):
    at(program, "08:32")
    for title, minutes in [("Report", 45), ("Bike", 60), ("Letters", 30)]:
        program.ok("add", title, "-m", str(minutes))
    program.ok("add", "Tax", "-m", "30", "--due", f"{TODAY} 18:00")
    program.ok("block", "1", "--at", f"{YESTERDAY} 14:00")
    program.ok("block", "2", "--at", f"{YESTERDAY} 16:00")
    return program


def starts(program):
    return {block["title"]: block["start"] for block in program.json("block", "--list")}


def test_a_plan_of_the_day_is_only_told(speaking, golden):
    filled(speaking)
    before = speaking.json("list"), starts(speaking)
    golden(without_names(speaking.ok("day", "plan")))
    assert (speaking.json("list"), starts(speaking)) == before


def without_names(text):
    return "\n".join(
        f"{line.rsplit(' ', 2 if line.endswith('--next') else 1)[0]} …" if line.startswith("  zeitblock") else line
        for line in text.splitlines())


def test_a_plan_of_the_day_as_json(morning):
    plan = morning.json("day", "plan")
    assert [(one["title"], one["today"], one["later"]) for one in plan["left"]] == [
        ("Bike", f"{TODAY}T08:00:00Z", f"{TOMORROW}T08:00:00Z"),
        ("Report", f"{TODAY}T08:00:00Z", f"{TOMORROW}T08:00:00Z")]
    assert [(one["title"], one["missing"], one["blocks"]) for one in plan["musts"]] == [("Tax", 30, [])]
    assert (plan["leftCount"], plan["mustCount"], plan["mustMinutes"]) == (2, 1, 30)
    assert plan["proposal"]["placements"]


def test_on_a_terminal_each_block_left_is_asked_about_and_the_plan_accepted(morning):
    shown = morning.shown("day", "plan", columns=120, answers=["m", "?", "b", "y"], NO_COLOR="1")
    assert "Enter leaves it" in shown and "Accept it?" in shown and "First: " in shown
    made = starts(morning)
    assert made["Bike"] == f"{TOMORROW}T08:00:00Z"
    assert {"Report", "Letters", "Tax"} <= set(made)


@pytest.mark.parametrize("answers", [["", "", ""], ["q"], ["\x04"], ["", "", "n"]])
def test_nothing_is_changed_that_nobody_said(morning, answers):
    before = morning.json("list"), starts(morning)
    morning.shown("day", "plan", columns=120, answers=answers, NO_COLOR="1")
    assert (morning.json("list"), starts(morning)) == before


def test_a_day_is_closed(speaking, golden):
    filled(speaking)
    speaking.ok("block", "3", "--at", f"{TODAY} 10:00")
    speaking.ok("block", "4", "--at", f"{TODAY} 11:00")
    at(speaking, "16:40")
    speaking.ok("list")
    speaking.ok("done", "4")
    golden(without_names(speaking.ok("day", "close")))
    told = speaking.ok("day", "close", "--took", "1=35")
    assert "35" in told
    closed = speaking.json("day", "close")
    assert [(one["title"], one["minutes"], one["planned"]) for one in closed["done"]] == [("Tax", 35, 30)]
    assert [one["title"] for one in closed["open"]] == ["Letters"] and closed["worked"] == 35
    speaking.ok("undo")
    assert speaking.json("day", "close")["worked"] == 0


def test_what_is_open_at_the_end_of_the_day_is_asked_about(morning):
    morning.ok("block", "3", "--at", f"{TODAY} 10:00")
    at(morning, "16:40")
    shown = morning.shown("day", "close", columns=120, answers=["d"], NO_COLOR="1")
    assert "0 of 1 completed." in shown
    assert "Letters" not in morning.titles()
    morning.ok("undo")
    assert "Letters" in morning.titles()


@pytest.mark.parametrize("text", ["1", "1=", "1=x", "=5", "1=1.5"])
def test_minutes_that_cannot_be_read_are_refused(morning, text):
    morning.ok("done", "1")
    assert morning.fails(REFUSED if text == "=5" else 2, "day", "close", "--took", text)


def test_minutes_out_of_range_and_without_close_are_refused(morning):
    assert "60000" in morning.fails(REFUSED, "day", "close", "--took", "1=60001")
    assert "day close" in morning.fails(2, "day", "--took", "1=5")
