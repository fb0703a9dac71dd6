"""One task at a time, in a terminal and for programs."""

import contextlib
import os
import pty
import select
import subprocess
import time
from datetime import date, timedelta

import pytest

from patience import PATIENCE


def top(program):
    return program.json("focus")["card"]["task"]["title"]


def test_it_greets_who_has_nothing_and_shows_the_first_task(program):
    assert program.json("focus")["phase"] == "onboarding"
    assert program.fails(1, "focus", "done") == "No list is selected; choose one with zeitblock focus list."
    scene = program.json("focus", "add", "Milch kaufen morgen #30min")
    assert (scene["phase"], scene["poolCount"], scene["stackCount"]) == ("focused", 1, 1)
    task = scene["card"]["task"]
    assert (task["title"], task["manualDuration"]) == ("Milch kaufen", 30)
    assert task["dueOn"] and scene["listName"] == "Zeitblock" and 0 <= scene["card"]["colour"] <= 5
    sentence = program.fails(1, "focus", "shuffle")
    assert sentence == "There is only this one task. Stay with it, or add another: zeitblock focus add TEXT."


def test_done_moves_on_and_undo_takes_back_within_five_seconds(program):
    for title in "ab":
        program.ok("add", title)
    first = top(program)
    scene = program.json("focus", "done")
    assert scene["card"]["task"]["title"] == ("b" if first == "a" else "a")
    assert (scene["undo"]["kind"], scene["undo"]["title"]) == ("complete", first)
    scene = program.json("focus", "undo")
    assert scene["notice"] == {"kind": "undone", "title": first, "untouched": []}
    assert scene["card"]["task"]["title"] == first and scene["undo"] is None
    sentence = program.fails(1, "focus", "undo")
    assert sentence == "Too late for this; zeitblock undo undoes the last change."


def test_the_last_one_goes_at_once_and_the_end_is_calm(program):
    program.ok("add", "a")
    program.ok("focus")
    assert program.json("focus", "trash")["notice"] == {"kind": "trashed", "title": "a"}
    program.ok("add", "b")
    program.ok("focus")
    scene = program.json("focus", "done")
    assert (scene["phase"], scene["empty"], scene["undo"]) == ("empty", {"kind": "allDone", "count": 1}, None)
    assert program.ok("focus") == "Nothing left here; completed today: 1.\n"
    assert program.fails(1, "focus", "shuffle") == "No task is being shown; zeitblock focus add adds one."


def test_shuffle_gives_another_one_each_time(program):
    for title in "abcd":
        program.ok("add", title)
    last = top(program)
    for _ in range(8):
        title = program.json("focus", "shuffle")["card"]["task"]["title"]
        assert title != last
        last = title


def test_a_bag_gives_all_before_any_comes_again(program):
    for title in "abcde":
        program.ok("add", title)
    program.ok("focus")
    assert program.json("focus", "draw", "bag")["draw"] == "bag"
    assert program.json("settings")["focusDraw"] == "bag"
    seen = [top(program)] + [program.json("focus", "shuffle")["card"]["task"]["title"] for _ in range(9)]
    assert sorted(seen[:5]) == sorted(seen[5:]) == list("abcde")


def test_editing_adding_snoozing(program):
    program.ok("add", "a")
    program.ok("add", "b")
    first = top(program)
    scene = program.json("focus", "edit", "--title", "neu", "--notes", "Zeile")
    assert (scene["card"]["task"]["title"], scene["card"]["task"]["notes"]) == ("neu", "Zeile")
    assert program.fails(2, "focus", "edit").startswith("Choose one of --title, --notes")
    assert program.json("focus", "add", "c")["notice"] == {"kind": "added", "title": "c"}
    assert program.fails(1, "focus", "snooze", "today") == "Choose a day after today."
    scene = program.json("focus", "snooze", "monday")
    until = date.fromisoformat(scene["notice"]["until"])
    assert until.weekday() == 0 and date.today() < until <= date.today() + timedelta(8)
    assert scene["notice"]["title"] == "neu" and scene["poolCount"] == 2
    assert program.fails(2, "focus", "snooze", "someday")
    assert first in "ab"


def test_lists_are_chosen_by_name_or_all(program):
    program.ok("add", "a")
    assert program.json("focus", "list", "--all")["source"] == "all"
    assert program.json("focus", "list", "Zeitblock")["listName"] == "Zeitblock"
    program.fails(1, "focus", "list", "Nope")
    program.fails(2, "focus", "list")


def test_drawing_from_grade_and_quadrant(program):
    program.ok("add", "must", "-g", "A-1")
    program.ok("add", "should", "-g", "B")
    program.ok("add", "press", "-u", "-i", "high")
    assert program.json("focus", "from", "A")["card"]["task"]["title"] == "must"
    assert program.json("focus", "from", "q1")["card"]["reason"] == {"kind": "q1", "minutes": None}
    assert top(program) == "press"
    scene = program.json("focus", "from", "now")
    assert scene["empty"] == {"kind": "narrowed", "count": 3}
    assert program.json("focus", "from", "everything")["poolCount"] == 3
    program.fails(2, "focus", "from", "q9")


def test_the_guard_speaks_up_until_it_is_told_not_to(speaking):
    speaking.ok("add", "must", "-g", "A-1")
    speaking.ok("add", "should", "-g", "B")
    text = speaking.ok("focus", "start", "2")
    assert "A-1 “must”" in text or "A-1 „must“" in text
    assert speaking.json("focus")["card"]["guard"]["title"] == "must"
    assert speaking.json("focus", "anyway")["card"]["guard"] is None
    assert speaking.json("focus", "start", "1")["card"]["shownNumber"] == 1


def test_the_timer_is_kept_from_call_to_call(program):
    program.ok("add", "a")
    program.ok("focus")
    assert program.fails(1, "focus", "timer", "pause").startswith("The timer isn’t running")
    scene = program.json("focus", "timer", "start")
    assert (scene["timer"]["mode"], scene["timer"]["phase"]) == ("countUp", "working")
    assert program.fails(1, "focus", "timer", "start").startswith("The timer is already running")
    assert program.json("focus")["timer"]["since"] == scene["timer"]["since"]
    assert program.json("focus", "timer", "pause")["timer"]["phase"] == "paused"
    assert program.json("focus", "timer", "stop")["timer"]["phase"] == "idle"
    assert program.json("focus", "timer", "pomodoro")["timer"]["total"] == 25
    assert program.json("focus", "timer", "none")["timer"]["mode"] == "none"
    program.fails(2, "focus", "timer", "fast")


def test_a_repeating_task_wants_a_word_before_it_goes(program):
    program.ok("add", "gießen", "--repeat", "daily")
    program.ok("focus")
    assert "repeats" in program.fails(2, "focus", "trash")
    scene = program.json("focus", "trash", "--this")
    assert scene["notice"]["kind"] == "skipped" and scene["empty"] == {"kind": "waiting", "count": 1}
    assert len(program.titles()) == 1


def test_subtasks_want_a_word_before_they_go_along(program):
    program.ok("add", "Reise")
    program.ok("add", "packen", "--parent", "1")
    program.ok("focus")
    program.fails(2, "focus", "done")
    assert program.json("focus", "done", "--subtasks")["empty"]["kind"] == "allDone"
    assert program.titles() == []


def test_every_word_of_it_is_there_in_both_languages(speaking, golden):
    steps = [
        ["focus"], ["focus", "add", "Steuer #30min !hoch"], ["edit", "1", "-g", "A-1"],
        ["add", "-g", "B", "-n", "erst Wasser\nholen", "--literal", "Pflanzen"], ["focus", "start", "2"],
        ["focus", "timer", "countup"], ["focus", "anyway"], ["focus", "done"], ["focus", "undo"], ["focus", "from", "now"],
        ["focus", "from", "everything"], ["focus", "list", "--all"], ["focus", "trash"], ["focus", "start", "9"],
    ]
    text = ""
    for step in steps:
        result = speaking.run(*step)
        text += f"$ {' '.join(step)}\n{result.stdout}{result.stderr}"
    golden(text)


@contextlib.contextmanager
def in_terminal(program):
    """The focus on a terminal of its own, and the other end of that."""
    main, side = pty.openpty()
    process = subprocess.Popen(
        program.command("focus"), stdin=side, stdout=side, stderr=side, env=program.environment | {"TERM": "xterm"})
    os.close(side)
    try:
        yield process, main
    finally:
        process.kill()
        os.close(main)


def test_keys_work_on_one_task_after_the_other_in_a_terminal(program):
    for title in ["eins", "zwei"]:
        program.ok("add", title)
    program.ok("focus")
    first = top(program)
    with in_terminal(program) as (process, main):
        read_until(main, "q quit")
        os.write(main, b"t")
        read_until(main, "running")
        os.write(main, b" ")
        other = "zwei" if first == "eins" else "eins"
        read_until(main, "q quit")
        os.write(main, b"a")
        read_until(main, "New task:")
        os.write(main, b"drei\n")
        read_until(main, "drei")
        os.write(main, b"s")
        read_until(main, "q quit")
        os.write(main, b"q")
        assert process.wait(PATIENCE) == 0
    assert sorted(program.titles()) == sorted([other, "drei"])


def test_keys_pressed_ahead_are_all_heeded(program):
    program.ok("add", "eins")
    program.ok("focus")
    with in_terminal(program) as (process, main):
        read_until(main, "q quit")
        os.write(main, b"tadrei\nasie")
        read_until(main, "New task: sie")
        os.write(main, b"ben\nsq")
        assert process.wait(PATIENCE) == 0
    assert sorted(program.titles()) == ["drei", "eins", "sieben"]


def read_until(descriptor, text):
    seen = b""
    end = time.monotonic() + PATIENCE
    while text.encode() not in seen:
        left = end - time.monotonic()
        assert left > 0, seen
        if select.select([descriptor], [], [], left)[0]:
            seen += os.read(descriptor, 4096)
    return seen


@pytest.mark.parametrize("count", [10_000])
def test_ten_thousand_tasks_are_no_burden(program, tmp_path, count):
    lines = tmp_path / "many.txt"
    lines.write_text("".join(f"Aufgabe {number}\n" for number in range(count)))
    program.ok("import", str(lines), "--format", "todotxt")
    scene = program.json("focus")
    assert (scene["poolCount"], scene["stackCount"]) == (count, 3)
    started = time.monotonic()
    assert program.json("focus", "shuffle")["card"]["task"]["title"] != scene["card"]["task"]["title"]
    # Generous: debug builds on busy machines.
    assert time.monotonic() - started < 20
