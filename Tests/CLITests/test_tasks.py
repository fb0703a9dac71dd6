"""Tasks from adding to undoing, as programs see them."""

import re
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest


def test_adding_keeps_every_field(program):
    program.ok("add", "Parent")
    outcome = program.json(
        "add", "Report", "for", "Ms", "Lindner", "-n", "Two pages", "-m", "45", "-i", "medium", "-d", "2999-01-02 09:30",
        "--not-before", "2998-12-31", "-u", "-g", "A-2", "--type", "learning", "-t", "work", "-t", "Büro", "--repeat",
        "weekly:1,4", "--to", "Ben", "--url", "https://example.org/x", "--parent", "1")
    assert (outcome["event"], outcome["position"]) == ("added", 2)
    task = program.json("show", outcome["tasks"][0])
    parent = program.json("show", "1")
    expected = {
        "title": "Report for Ms Lindner", "notes": "Two pages", "manualDuration": 45, "effectiveDuration": 45,
        "isDefaultDuration": False, "importance": "medium", "dueOn": "2999-01-02", "dueTime": "09:30",
        "notBefore": "2998-12-31", "urgent": True, "grade": "A", "subPriority": 2, "type": "learning",
        "tags": ["work", "Büro"], "recurrence": "weekly:1,4", "delegatedTo": "Ben", "sourceURL": "https://example.org/x",
        "parent": parent["id"], "position": 2, "list": "local", "completedAt": None,
    }
    assert {name: task[name] for name in expected} == expected
    assert "rank" not in task


def test_editing_changes_only_what_is_named(program):
    program.ok("add", "Milch", "-t", "a", "-t", "b", "-m", "20", "-d", "2999-01-01", "-g", "A-1", "-n", "fresh")
    before = program.json("show", "1")
    assert program.json("edit", "1", "--untag", "A", "--tag", "c")["fields"] == ["tags"]
    after = program.json("show", "1")
    assert after.pop("tags") == ["b", "c"] and before.pop("tags") == ["a", "b"]
    for name in ["allTags", "modifiedAt"]:
        before.pop(name), after.pop(name)
    assert before == after


def test_none_clears_a_field(program):
    program.ok("add", "Milch", "-m", "20", "-d", "2999-01-01", "-g", "A-1", "-n", "fresh", "--repeat", "daily")
    program.ok("edit", "1", "-m", "none", "-d", "none", "-g", "none", "-n", "none", "--repeat", "none")
    task = program.json("show", "1")
    fields = ["manualDuration", "dueOn", "grade", "subPriority", "notes", "recurrence"]
    assert [task[name] for name in fields] == [None] * len(fields)


def test_editing_to_the_same_changes_nothing(program):
    program.ok("add", "Milch")
    assert program.json("edit", "1", "--title", "Milch") == {"event": "nothingChanged", "number": None, "tasks": []}


def test_positions_mean_the_list_shown_last(program):
    for title in "abcd":
        program.ok("add", title)
    program.ok("list")
    program.ok("done", "1")
    program.ok("done", "2")
    assert program.titles() == ["c", "d"]


def test_a_position_of_a_deleted_task_means_no_other(program):
    for title in "abc":
        program.ok("add", title)
    program.ok("list")
    program.ok("delete", "1")
    sentence = program.fails(1, "delete", "1")
    assert sentence == "“a” at position 1 was deleted; restore it with zeitblock trash."
    assert program.titles() == ["b", "c"]


def test_reading_json_does_not_change_what_positions_mean(program):
    for title in "abc":
        program.ok("add", title, "-t", title)
    program.ok("list", "--tag", "c")
    program.json("list")
    program.ok("done", "1")
    assert program.titles() == ["a", "b"]


def test_moving_inside_a_filtered_list_goes_next_to_the_visible_neighbour(program):
    for title, tag in [("a", "x"), ("1", "y"), ("b", "x"), ("2", "y"), ("c", "x")]:
        program.ok("add", title, "-t", tag)
    program.ok("list", "--tag", "x")
    program.ok("move", "3", "1")
    assert program.titles() == ["c", "a", "1", "b", "2"]
    program.ok("list", "--tag", "x")
    program.ok("move", "1", "3")
    assert program.titles() == ["a", "1", "b", "c", "2"]


@pytest.mark.parametrize(
    "place, expected", [("top", "cabd"), ("bottom", "abdc"), ("1", "cabd"), ("4", "abdc"), ("2", "acbd"), ("99", "abdc")])
def test_moving_to_a_place(program, place, expected):
    for title in "abcd":
        program.ok("add", title)
    program.ok("move", "3", place)
    assert "".join(program.titles()) == expected


def test_moving_before_and_after_another(program):
    for title in "abcd":
        program.ok("add", title)
    program.ok("move", "4", "before", "2")
    assert "".join(program.titles()) == "adbc"
    ids = [task["id"] for task in program.json("list")]
    program.ok("move", ids[0], "after", ids[3])
    assert "".join(program.titles()) == "dbca"


def test_a_task_is_named_by_the_start_of_its_id(program):
    program.ok("add", "a")
    identifier = program.json("list")[0]["id"]
    assert program.json("show", identifier[:8])["title"] == "a"
    assert program.json("show", identifier)["title"] == "a"


def test_an_ambiguous_start_is_refused_with_the_candidates(program):
    program.ok("samples", "load")
    sentence = program.fails(1, "done", "sample-")
    assert sentence.startswith("Several tasks start with “sample-”") and "sample-" in sentence


def test_undo_and_redo_say_what_they_left_alone(program):
    program.ok("add", "Milk")
    assert program.json("undo")["untouched"] == []
    assert program.json("redo")["untouched"] == []


def test_undo_and_redo_go_through_everything(program):
    program.ok("add", "a")
    program.ok("edit", "1", "--title", "b")
    program.ok("done", "1")
    for _ in range(3):
        program.ok("undo")
    assert program.json("list", "--all") == []
    assert program.fails(1, "undo") == "There’s nothing to undo."
    for _ in range(3):
        program.ok("redo")
    assert program.fails(1, "redo") == "There’s nothing to redo."
    assert [task["title"] for task in program.json("list", "--completed")] == ["b"]


def test_lists_and_filters(program):
    for title in "abc":
        program.ok("add", title, "-t", "Tag" + title)
    program.ok("done", "2")
    assert {task["title"] for task in program.json("list", "--all")} == {"a", "b", "c"}
    assert [task["title"] for task in program.json("list", "--tag", "taga")] == ["a"]
    assert [task["title"] for task in program.json("list", "--limit", "1")] == ["a"]
    assert [task["title"] for task in program.json("list", "--list", "zeitblock")] == ["a", "c"]
    assert program.json("lists")[0]["open"] == 2


def test_completing_a_repeating_task_moves_it_on(program):
    program.ok("add", "Rent", "-d", "2999-01-31", "--repeat", "monthly:32")
    outcome = program.json("done", "1")
    assert (outcome["event"], outcome["next"]) == ("advanced", "2999-02-28")
    assert program.json("list")[0]["dueOn"] == "2999-02-28"


def test_samples_go_without_a_trace(program):
    program.ok("add", "mine")
    program.ok("samples", "load")
    assert len(program.json("list", "--all")) > 10
    program.ok("samples", "remove")
    assert [task["title"] for task in program.json("list", "--all")] == ["mine"]


# What is told of positions is what a list shows and what the next command takes.


def test_a_new_task_is_named_by_the_position_told(program):
    assert program.ok("add", "a") == "Added “a” at position 1.\n"
    program.ok("add", "b")
    program.ok("list")
    assert program.ok("add", "c") == "Added “c” at position 3.\n"
    assert program.json("show", "3")["title"] == "c"
    assert program.titles() == ["a", "b", "c"]


def test_a_new_task_has_a_number_of_its_own_behind_a_list_that_showed_others(program):
    for title in "abc":
        program.ok("add", title)
    program.ok("done", "1")
    program.ok("list", "--all")
    assert program.ok("add", "new") == "Added “new”; until the next list it’s number 4.\n"
    assert program.json("show", "4")["title"] == "new" and program.json("show", "4")["position"] == 3
    assert program.json("show", "3")["title"] == "c"
    program.ok("list", "--tag", "none")
    assert program.ok("add", "newer") == "Added “newer” at position 4.\n"


def test_what_is_moved_says_the_number_it_is_still_named_by(program):
    for title in "abc":
        program.ok("add", title)
    assert program.ok("move", "1", "3") == "Moved “a” to position 3 of 3.\n"
    program.ok("list")
    assert program.ok("move", "1", "3") == "Moved “b” to position 3 of 3; until the next list it stays number 1.\n"
    assert program.json("show", "1")["title"] == "b"
    assert "position    3, in the list shown last 1" in program.ok("show", "1")
    program.ok("list")
    assert "position    3\n" in program.ok("show", "3")


def test_positions_count_subtasks_below_their_task(program):
    for title in "abc":
        program.ok("add", title)
    program.ok("add", "b1", "--parent", "2")
    assert program.json("show", "3")["title"] == "b1" and program.json("show", "4")["title"] == "c"
    assert program.titles() == ["a", "b", "b1", "c"]
    assert program.json("move", "1", "3")["position"] == 3
    assert program.titles() == ["b", "b1", "a", "c"]
    program.ok("list")
    assert program.ok("move", "2", "top") == "Nothing to change.\n"


def test_a_position_of_its_own_in_a_list_of_some_moves_nothing(program):
    for title, tag in [("a", "x"), ("b", "y"), ("c", "x"), ("d", "y")]:
        program.ok("add", title, "-t", tag)
    program.ok("list", "--tag", "y")
    assert program.ok("move", "2", "2") == "Nothing to change.\n"
    assert program.titles() == ["a", "b", "c", "d"]


def test_what_was_deleted_since_the_list_is_passed_over_in_a_move(program):
    for title, tag in [("a", "x"), ("b", "x"), ("1", "y"), ("c", "x")]:
        program.ok("add", title, "-t", tag)
    program.ok("list", "--tag", "x")
    program.ok("delete", "2")
    program.ok("move", "3", "2")
    assert program.titles() == ["a", "1", "c"]
    program.ok("move", "1", "2")
    assert program.titles() == ["a", "1", "c"]


@pytest.mark.parametrize("title", ["\u200b", "\u2060\ufeff", "\u00ad", "\u202e"])
def test_a_title_of_nothing_visible_is_empty(program, title):
    for arguments in [[title], ["--literal", title]]:
        assert program.fails(1, "add", *arguments).startswith("The title is missing")
    program.ok("add", "a")
    assert program.fails(1, "edit", "1", "--title", title).startswith("The title is missing")


def test_a_title_turns_nothing_around_behind_it(program):
    program.ok("add", "--literal", "a\u202eb", "-t", "x")
    assert program.json("show", "1")["title"] == "a\u202eb"
    assert "\u202e" not in program.ok("list") + program.ok("show", "1") + program.ok("done", "1")


def test_when_something_was_done_is_told_by_the_clock_here(program):
    program.ok("add", "a", "--repeat", "daily")
    program.ok("done", "1")
    text = program.ok("show", "1")
    for instant in [program.json("show", "1")["createdAt"], program.json("show", "1")["completions"][0]["at"]]:
        there = datetime.fromisoformat(instant).astimezone(ZoneInfo("Europe/Berlin"))
        assert f"{there:%Y-%m-%d %H:%M:%S}" in text
    assert not re.search(r"\dZ\b", text)


@pytest.mark.parametrize("arguments", [["--until", "2020-01-01"], ["--until", "2031-03-13", "--due", "2031-03-14"]])
def test_a_series_that_ends_before_it_begins_is_refused(program, arguments):
    program.ok("add", "there")
    for words in [["add", "bad"], ["edit", "1"]]:
        assert "ends before the due date" in program.fails(1, *words, "--repeat", "daily", *arguments)
    program.ok("edit", "1", "--repeat", "daily", "--due", "2031-03-14", "--until", "2031-03-20")
    assert "ends before the due date" in program.fails(1, "edit", "1", "--due", "2031-03-21")
    program.ok("edit", "1", "--due", "2031-03-21", "--this")


def test_several_are_named_by_a_range_in_the_trash_too(speaking):
    for title in "abcd":
        speaking.ok("add", title)
    speaking.ok("delete", "1-4")
    speaking.ok("trash", "restore", "1-2")
    assert len(speaking.titles()) == 2
    assert speaking.run("trash", "restore", "2-3").returncode == 1
    said = speaking.ok("trash", "delete", "1-2", "--yes")
    assert said in ["Deleted 2 tasks for good.\n", "Endgültig gelöscht: 2 Aufgaben.\n"]
    assert speaking.json("trash") == []


def test_what_was_understood_is_told_in_words(program):
    program.environment["LANG"] = "de_DE.UTF-8"
    told = program.ok("add", "Zahnarzt !hoch jeden Montag !dringend #20min")
    assert "Wichtigkeit: hoch ← „!hoch“" in told and "Wiederholung: jeden Montag ← „jeden Montag“" in told
    assert "Dringlichkeit: dringend" in told and "Dauer: 20 min" in told
    assert "FREQ" not in told + program.ok("parse", "Zahnarzt jeden Montag")


def test_a_list_of_many_portions_is_one_table(program, tmp_path):
    titles = [f"Aufgabe {number}" + " und noch etwas" * (number == 4_321) for number in range(1, 4_502)]
    file = tmp_path / "many.txt"
    file.write_text("\n".join(titles) + "\n")
    program.ok("import", str(file), "--format", "todotxt")
    lines = program.ok("list").splitlines()
    assert len(lines) == 4_501
    # Positions are right-aligned in four columns; all durations stand behind the longest title.
    longest = max(len(title) for title in titles)
    for number, line in enumerate(lines, 1):
        assert line[:6] == f"{number:>4}  " and line[6:6 + longest].rstrip() == titles[number - 1], line
        assert line[6 + longest + 2:].split()[0] == lines[0][6 + longest + 2:].split()[0], line
    assert "Aufgabe 4501" in program.ok("show", "4501")
