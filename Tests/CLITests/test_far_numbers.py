"""Numbers and days far beyond all that is counted, and texts a terminal would act on."""

import json
import re

import pytest

REFUSED, USAGE = 1, 2

FAR = ["+-3000000000", "+-9999999999", "+-9223372036854775808", "+9223372036854775807", "+99999999999999999999", "+36501", "+-1"]


@pytest.mark.parametrize("day", FAR)
def test_a_day_too_far_away_is_refused_with_what_to_write(program, day):
    program.ok("add", "there")
    for arguments in (["add", "x", "--due", day], ["edit", "1", "--due", day], ["add", "x", "--not-before", day],
                      ["day", day], ["week", day], ["plan", day], ["block", "1", "--at", day], ["delegate", "1", "Ann", "--follow-up", day],
                      ["add", "x", "--repeat", "daily", "--until", day]):
        assert program.fails(USAGE, *arguments)
    assert program.titles() == ["there"]


@pytest.mark.parametrize("number", ["9223372036854775807", "-9223372036854775808", "9223372036854775808", "2147483648"])
def test_a_number_too_large_is_refused_or_the_end(program, number):
    program.ok("add", "one")
    program.ok("add", "two")
    program.fails(REFUSED, "edit", "1", f"--duration={number}")
    program.fails(REFUSED, "block", "1", "--at", "2099-01-01 09:00", f"--for={number}")
    for arguments in (["list", f"--limit={number}"], ["find", "o", f"--limit={number}"], ["plan", f"--days={number}"],
                      ["move", "1", "--", number], ["edit", "1", f"--grade=A-{number}"], ["undo", "--", number]):
        assert program.run(*arguments).returncode in (0, REFUSED, USAGE), arguments


BAD = "a\x1b]0;t\x07b\x9b31mc\u202ed\u2066e\u200ff\x85g"


def test_a_terminal_acts_on_nothing_others_wrote(program):
    program.ok("add", "--literal", "plain", "--notes", BAD, "--to", BAD.replace("\x1b", ""))
    program.ok("add", "--literal", BAD)
    for arguments in (["list"], ["show", "1"], ["show", "2"], ["list", "--json"], ["show", "1", "--json"], ["find", "plain"],
                      *(["export", "--format", name] for name in
                        ("json", "ics", "csv", "todotxt", "taskwarrior", "todoist", "ticktick"))):
        text = re.sub(r"\x1b\[\d+m", "", program.shown(*arguments))
        found = re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]", text)
        assert found is None, (arguments, text[max(0, found.start() - 40):][:80])


def test_json_escapes_what_a_terminal_would_act_on(program):
    program.ok("add", "--literal", "plain", "--notes", BAD)
    text = program.ok("show", "1", "--json")
    assert not re.search("[\x7f-\x9f\u202a-\u202e\u2066-\u2069\u200e\u200f]", text)
    assert "\u202e" in json.loads(text)["notes"]
