"""Tasks that come back: ends, rules, what was done so far, one occurrence or the whole series."""

import os
import pty
import select
import subprocess


def repeating(program, *options: str, due: str = "2999-01-07"):
    program.ok("add", "Bins", "-d", due, *options)
    return program.json("show", "1")


def test_options_say_how_a_task_comes_back(program):
    task = repeating(program, "--repeat", "weekly:1", "--times", "4", "--missed", "each")
    assert (task["recurrence"], task["rule"]) == ("weekly:1;each;times:4", "FREQ=WEEKLY;BYDAY=MO;COUNT=4")
    program.ok("edit", "1", "--until", "2999-12-31", "--after-completion", "--missed", "skip")
    assert program.json("show", "1")["recurrence"] == "weekly:1;completion;until:2999-12-31"
    program.ok("edit", "1", "--until", "none", "--on-schedule")
    assert program.json("show", "1")["recurrence"] == "weekly:1"
    program.ok("edit", "1", "--repeat", "none")
    assert program.json("show", "1")["recurrence"] is None


def test_any_rule_can_be_given(program):
    task = repeating(program, "--repeat", "RRULE:FREQ=MONTHLY;BYDAY=-1FR", "--times", "2", due="2999-01-25")
    assert task["recurrence"] == "rule:FREQ=MONTHLY;BYDAY=-1FR;COUNT=2"
    assert "every month on the last Friday, 2 more times" in program.ok("show", "1")
    assert program.json("done", "1")["next"] == "2999-02-22"
    assert program.json("done", "1")["event"] == "completed"


def test_without_a_due_day_the_first_one_of_the_series_counts(program):
    program.ok("add", "Rent", "--repeat", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29")
    assert program.json("show", "1")["dueOn"].endswith("-02-29")


def test_what_cannot_be_is_refused_with_a_remedy(program):
    assert "--repeat" in program.fails(2, "add", "x", "--times", "3")
    assert program.fails(2, "add", "x", "--repeat", "daily", "--times", "3", "--until", "2999-01-01").startswith("Choose one")
    assert "isn’t a whole number" in program.fails(2, "add", "x", "--repeat", "daily", "--times", "many")
    assert "FREQ can’t be “NEVER”" in program.fails(2, "add", "x", "--repeat", "FREQ=NEVER")
    assert "choose a later last day" in program.fails(
        1, "add", "x", "-d", "2999-01-07", "--repeat", "daily", "--until", "2999-01-06")
    assert "1 to 9999 repeats" in program.fails(1, "add", "x", "--repeat", "daily", "--times", "0")


def test_show_tells_what_was_done(program):
    repeating(program, "--repeat", "daily;each")
    program.ok("done", "1")
    program.ok("skip", "1")
    done = program.json("show", "1")["completions"]
    assert [(entry["due"], entry["skipped"], entry["minutes"]) for entry in done] == [
        ("2999-01-08", True, 0), ("2999-01-07", False, 0)]
    text = program.ok("show", "1")
    assert "so far" in text and "skipped" in text
    program.ok("undo")
    program.ok("undo")
    assert program.json("show", "1")["completions"] == []
    program.ok("redo")
    assert len(program.json("show", "1")["completions"]) == 1


def test_one_occurrence_moves_alone_and_the_series_stays(program):
    repeating(program, "--repeat", "weekly")
    program.ok("edit", "1", "-d", "2999-01-09", "--this")
    assert program.json("show", "1")["dueOn"] == "2999-01-09"
    assert "moved from Monday 7 January 2999" in program.ok("show", "1")
    assert program.json("done", "1")["next"] == "2999-01-14"
    program.ok("edit", "1", "-d", "2999-01-16", "--series")
    assert program.json("done", "1")["next"] == "2999-01-23"
    assert "--due" in program.fails(2, "edit", "1", "--this")


def test_deleting_asks_for_this_one_or_the_series(program):
    repeating(program, "--repeat", "daily")
    for options in [], ["--json"]:
        assert "choose --this for this one or --series" in program.fails(2, "delete", "1", *options)
    assert program.fails(2, "delete", "1", "--this", "--series").startswith("Choose one")
    assert program.json("delete", "1", "--this")["next"] == "2999-01-08"
    assert program.json("delete", "1", "--series")["event"] == "deleted"
    program.ok("add", "once")
    assert "doesn’t repeat" in program.fails(1, "delete", "1", "--this")
    program.ok("delete", "1")
    assert program.titles() == []


def answer(program, text: str) -> tuple[int, str]:
    """Deletes the first task at a terminal and answers what is asked."""
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        program.command("delete", "1"), stdin=follower, stdout=follower, stderr=follower, env=program.environment)
    os.close(follower)
    shown = b""
    while b"? " not in shown:
        assert select.select([leader], [], [], 60)[0], shown
        shown += os.read(leader, 4096)
    os.write(leader, text.encode())
    code = process.wait(timeout=60)
    os.close(leader)
    return code, shown.decode()


def test_a_terminal_is_asked(program):
    repeating(program, "--repeat", "daily")
    code, question = answer(program, "n\n")
    assert code == 1 and "“Bins” repeats" in question
    assert program.json("show", "1")["dueOn"] == "2999-01-07"
    assert answer(program, "t\n")[0] == 0
    assert program.json("show", "1")["dueOn"] == "2999-01-08"
    assert answer(program, "s\n")[0] == 0
    assert program.titles() == []
