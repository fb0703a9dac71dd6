"""`recurrence`: rules against python-dateutil and libical, clocks that jump, and what is refused."""

import json
import os
import random

import pytest
from recurrence_rules import LibIcal, dateutil_answer, plain_question, question


def ask(program, questions: list[dict]) -> list[dict]:
    lines = "\n".join(json.dumps(question) for question in questions)
    result = program.run("recurrence", "--batch", text=lines)
    assert (result.returncode, result.stderr) == (0, "")
    return [json.loads(line) for line in result.stdout.splitlines()]


def seed() -> int:
    number = int(os.environ.get("ZEITBLOCK_SEED") or random.randrange(1 << 32))
    print(f"ZEITBLOCK_SEED={number}")
    return number


def times(answer: dict) -> list[str]:
    return [occurrence["local"] for occurrence in answer["occurrences"]]


def test_random_rules_are_expanded_as_dateutil_does(program):
    draw = random.Random(seed())
    questions = [question(draw) for _ in range(6000)]
    compared = 0
    for asked, answer in zip(questions, ask(program, questions), strict=True):
        expected = dateutil_answer(asked)
        if expected is None:
            continue
        assert times(answer) == searched(expected, answer), asked
        compared += answer["searchedTo"] is None
    assert compared >= 5000


def searched(expected: list[str], answer: dict) -> list[str]:
    """Those of the days that were looked at: the search for the next one ends after many years, and says so."""
    last = answer["searchedTo"]
    return [time for time in expected if last is None or time[:10] <= last]


def test_random_rules_are_expanded_as_libical_does(program):
    library = LibIcal()
    draw = random.Random(seed())
    questions = [plain_question(draw) for _ in range(5000)]
    for asked, answer in zip(questions, ask(program, questions), strict=True):
        assert times(answer) == library.answer(asked), asked


def test_a_jump_to_a_window_gives_what_walking_there_gives(program):
    draw = random.Random(seed())
    whole = [question(draw) | {"count": 40} for _ in range(500)]
    late = []
    answers = ask(program, whole)
    for asked, answer in zip(whole, answers, strict=True):
        found = times(answer)
        late.append(asked | {"count": 10, "from": found[draw.randrange(len(found))] if found else asked["start"]})
    for asked, answer, jumped in zip(late, answers, ask(program, late), strict=True):
        expected = [time for time in times(answer) if time >= asked["from"]]
        expected = searched(expected[:10], jumped)
        # The walk ended after 40; where it goes on the jump may know more.
        assert times(jumped)[: len(expected)] == expected, asked


CLOCKS = [
    # Spring forward: the missing time is read with the offset before the gap.
    ("Europe/Berlin", "FREQ=DAILY", "2026-03-28T02:30", ["2026-03-28T01:30:00Z", "2026-03-29T01:30:00Z", "2026-03-30T00:30:00Z"]),
    # Autumn: of the two the first counts.
    ("Europe/Berlin", "FREQ=DAILY", "2026-10-24T02:30", ["2026-10-24T00:30:00Z", "2026-10-25T00:30:00Z", "2026-10-26T01:30:00Z"]),
    ("Pacific/Auckland", "FREQ=DAILY", "2026-09-26T02:30", ["2026-09-25T14:30:00Z", "2026-09-26T14:30:00Z", "2026-09-27T13:30:00Z"]),
    ("Pacific/Auckland", "FREQ=DAILY", "2026-04-04T02:30", ["2026-04-03T13:30:00Z", "2026-04-04T13:30:00Z", "2026-04-05T14:30:00Z"]),
    # Midnight is what is missing in Santiago.
    ("America/Santiago", "FREQ=DAILY", "2026-09-05T00:00", ["2026-09-05T04:00:00Z", "2026-09-06T04:00:00Z", "2026-09-07T03:00:00Z"]),
    ("America/Santiago", "FREQ=DAILY", "2026-04-03T23:30", ["2026-04-04T02:30:00Z", "2026-04-05T02:30:00Z", "2026-04-06T03:30:00Z"]),
    # Half an hour on Lord Howe.
    ("Australia/Lord_Howe", "FREQ=DAILY", "2026-10-03T02:15", ["2026-10-02T15:45:00Z", "2026-10-03T15:45:00Z", "2026-10-04T15:15:00Z"]),
    ("Australia/Lord_Howe", "FREQ=DAILY", "2026-04-04T01:45", ["2026-04-03T14:45:00Z", "2026-04-04T14:45:00Z", "2026-04-05T15:15:00Z"]),
    # An end in UTC is an instant: of 2:15, 2:30 and 2:45 in the double hour the last is too late.
    ("Europe/Berlin", "FREQ=MINUTELY;INTERVAL=15;BYHOUR=2;UNTIL=20261025T003000Z", "2026-10-25T02:15",
     ["2026-10-25T00:15:00Z", "2026-10-25T00:30:00Z"]),
    ("Europe/Berlin", "FREQ=DAILY;UNTIL=20260329T013000Z", "2026-03-28T02:30",
     ["2026-03-28T01:30:00Z", "2026-03-29T01:30:00Z"]),
    ("Europe/Berlin", "FREQ=DAILY;UNTIL=20260329T012959Z", "2026-03-28T02:30", ["2026-03-28T01:30:00Z"]),
    # 3:00 on the clock after the gap is an earlier instant than the 2:30 that is none.
    ("Europe/Berlin", "FREQ=MINUTELY;INTERVAL=30;UNTIL=20260329T011500Z", "2026-03-29T01:30",
     ["2026-03-29T00:30:00Z", "2026-03-29T01:00:00Z", "2026-03-29T01:00:00Z"]),
]


@pytest.mark.parametrize("zone,rule,start,instants", CLOCKS)
def test_clocks_that_jump(program, zone, rule, start, instants):
    answer = program.json("recurrence", "--rule", rule, "--start", start, "--zone", zone, "--count", str(len(instants)))
    assert [occurrence["instant"] for occurrence in answer] == instants


def test_exceptions_additions_and_whole_days(program):
    found = program.json(
        "recurrence", "--rule", "freq=daily;count=4", "--start", "2026-11-23", "--exdate", "2026-11-24",
        "--rdate", "2026-11-30", "--rdate", "2026-11-23")
    assert [occurrence["local"] for occurrence in found] == ["2026-11-23", "2026-11-25", "2026-11-26", "2026-11-30"]
    assert {occurrence["instant"] for occurrence in found} == {None}
    text = program.ok(
        "recurrence", "--rule", "FREQ=DAILY", "--start", "2026-11-23T09:00", "--zone", "Europe/Berlin", "--count", "2",
        "--exdate", "2026-11-24T09:00", "--exdate", "2026-11-25T10:00", "--from", "2026-11-23T09:01")
    assert text == "2026-11-25T09:00:00  2026-11-25T08:00:00Z\n2026-11-26T09:00:00  2026-11-26T08:00:00Z\n"


@pytest.mark.parametrize("count", ["", ";COUNT=30000"])
def test_an_old_series_is_looked_up_at_once(program, count):
    rule = "FREQ=DAILY" + count
    asked = {"rule": rule, "start": "1970-01-01T09:00", "from": "2026-11-21", "zone": "UTC", "count": 7}
    answers = ask(program, [asked] * 2000)
    assert times(answers[-1])[0] == "2026-11-21T09:00:00" and len(times(answers[-1])) == 7


@pytest.mark.parametrize(
    "rule,named",
    [
        ("", "FREQ"), ("INTERVAL=2", "FREQ"), ("FREQ=FORTNIGHTLY", "FREQ"), ("FREQ=DAILY;INTERVAL=0", "INTERVAL"),
        ("FREQ=DAILY;COUNT=-1", "COUNT"), ("FREQ=DAILY;COUNT=2;UNTIL=20270101", "UNTIL"),
        ("FREQ=DAILY;UNTIL=20270230", "UNTIL"), ("FREQ=DAILY;BYHOUR=24", "BYHOUR"), ("FREQ=MONTHLY;BYDAY=0MO", "BYDAY"),
        ("FREQ=MONTHLY;BYDAY=54MO", "BYDAY"), ("FREQ=WEEKLY;BYDAY=2MO", "BYDAY"), ("FREQ=WEEKLY;BYMONTHDAY=1", "BYMONTHDAY"),
        ("FREQ=MONTHLY;BYYEARDAY=1", "BYYEARDAY"), ("FREQ=MONTHLY;BYWEEKNO=1", "BYWEEKNO"), ("FREQ=DAILY;BYMONTH=13", "BYMONTH"),
        ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO", "BYDAY"), ("FREQ=DAILY;BYSETPOS=1", "BYSETPOS"), ("FREQ=DAILY;WKST=XX", "WKST"),
        ("FREQ=DAILY;FREQ=DAILY", "FREQ"), ("RSCALE=CHINESE;FREQ=YEARLY", "RSCALE"), ("FREQ=DAILY;BYHOUR", "BYHOUR"),
        ("FREQ=MONTHLY;BYMONTHDAY=", "BYMONTHDAY"), ("FREQ=DAILY;INTERVAL=99999999999999999999", "INTERVAL"),
    ])
def test_a_bad_rule_is_refused_by_the_name_of_its_part(speaking, rule, named):
    assert named in speaking.fails(2, "recurrence", "--rule", rule, "--start", "2026-01-31")


def test_other_mistakes_are_named(speaking):
    rule = ("--rule", "FREQ=DAILY")
    start = ("--start", "2026-01-31")
    assert "--rule" in speaking.fails(2, "recurrence", *start)
    assert "--start" in speaking.fails(2, "recurrence", *rule)
    assert "--start" in speaking.fails(2, "recurrence", *rule, "--start", "2026-02-30")
    assert "--zone" in speaking.fails(2, "recurrence", *rule, *start, "--zone", "Europe/Atlantis")
    assert "--count" in speaking.fails(2, "recurrence", *rule, *start, "--count", "0")
    assert "--exdate" in speaking.fails(2, "recurrence", *rule, *start, "--exdate", "now")


def test_a_rule_that_never_comes_true_gives_nothing(program):
    assert program.json("recurrence", "--rule", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "--start", "2026-01-01") == []


def test_any_line_of_a_batch_has_an_answer(program):
    lines = ["{", "[]", "null", '{"rule":1}', '{"rule":"FREQ=DAILY","start":"2026-01-01","count":1}', '"' + "x" * 100_000]
    result = program.run("recurrence", "--batch", text="\n".join(lines))
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.returncode == 0 and ["error" in answer for answer in answers] == [True] * 4 + [False, True]


# No week has an eighth day, and Mondays up to 2500 are many to count.
GIVEN_UP = [
    (["--rule", "FREQ=WEEKLY;BYMONTH=2;BYSETPOS=8", "--start", "2026-11-23"], [], "2073-10-01"),
    (["--rule", "FREQ=WEEKLY;BYMONTH=2;BYSETPOS=8", "--start", "2026-11-23", "--rdate", "2200-01-01"], ["2200-01-01"], "2073-10-01"),
    (["--rule", "FREQ=DAILY;BYDAY=MO;COUNT=99999", "--start", "2026-11-23", "--from", "2500-01-01"], [], "2087-02-15"),
]


@pytest.mark.parametrize("asked,found,last", GIVEN_UP)
def test_a_search_that_is_given_up_says_how_far_it_went(speaking, asked, found, last):
    sentences = (f"Searched up to {last}; there may be later dates.\n", f"Gesucht bis {last}; spätere Termine sind möglich.\n")
    text, data = speaking.run("recurrence", *asked), speaking.run("recurrence", *asked, "--json")
    assert text.stdout.splitlines() == [day["local"] for day in json.loads(data.stdout)] == found
    assert text.stderr in sentences and data.stderr == text.stderr
    assert speaking.run("recurrence", *asked, "-q").stderr == ""


@pytest.mark.parametrize("rule", ["FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;COUNT=2"])
def test_a_search_that_comes_to_its_end_says_nothing(program, rule):
    asked = ["--rule", rule, "--start", "2026-11-23"]
    assert program.run("recurrence", *asked).stderr == ""
