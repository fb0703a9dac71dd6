"""Lists by filter and order, tags, and several tasks changed as one step."""

import json
import re

import pytest


@pytest.fixture
def filled(program):
    program.ok("add", "Steuer", "-i", "high", "--type", "income", "-t", "Büro", "-m", "90", "-d", "today", "-u")
    program.ok("add", "Laufen", "--type", "recharge", "--repeat", "daily", "-m", "45")
    program.ok("add", "Lesen", "--type", "learning", "-i", "medium", "-t", "büro", "-t", "abends")
    program.ok("add", "Aufräumen", "-d", "+5", "-m", "20")
    program.ok("add", "Fertig", "-t", "Büro")
    program.ok("done", "5")
    return program


def titles(program, *options):
    return [task["title"] for task in program.json("list", *options)]


@pytest.mark.parametrize("options, expected", [
    ([], ["Steuer", "Laufen", "Lesen", "Aufräumen"]),
    (["--type", "income"], ["Steuer"]),
    (["--type", "income", "--type", "learning"], ["Steuer", "Lesen"]),
    (["--tag", "BÜRO"], ["Steuer", "Lesen"]),
    (["--tag", "büro", "--tag", "abends"], ["Lesen"]),
    (["--tag", "büro", "--all"], ["Steuer", "Lesen", "Fertig"]),
    (["--completed"], ["Fertig"]),
    (["--importance", "high"], ["Steuer"]),
    (["--due", "today"], ["Steuer", "Laufen"]),
    (["--due", "week"], ["Steuer", "Laufen", "Aufräumen"]),
    (["--due", "none"], ["Lesen"]),
    (["--due", "overdue"], []),
    (["--recurring"], ["Laufen"]),
    (["--once", "--due", "today"], ["Steuer"]),
    (["--no-duration"], ["Lesen"]),
    (["--sort", "duration"], ["Lesen", "Aufräumen", "Laufen", "Steuer"]),
    (["--sort", "duration", "--reverse", "--limit", "2"], ["Steuer", "Laufen"]),
    (["--sort", "importance"], ["Steuer", "Lesen", "Laufen", "Aufräumen"]),
    (["--sort", "due"], ["Steuer", "Laufen", "Aufräumen", "Lesen"]),
    (["--list", "zeitblock", "--type", "learning"], ["Lesen"]),
])
def test_filters_and_orders_can_be_combined(filled, options, expected):
    assert titles(filled, *options) == expected


def test_points_come_with_their_parts(filled):
    first = filled.json("list", "--sort", "score")[0]
    assert first["title"] == "Steuer"
    assert first["score"] == {"total": 75, "quadrant": 50, "due": 25, "neglect": 0, "grade": 0}
    assert "75 = 50+25+0+0" in filled.ok("list", "--sort", "score")


@pytest.mark.parametrize("options", [
    ["--type", "work"], ["--due", "soon"], ["--sort", "luck"], ["--importance", "urgent"], ["--recurring", "--once"],
    ["--reverse"], ["--tag", "#"],
])
def test_values_nobody_knows_are_refused_with_a_remedy(filled, options):
    done = filled.run("list", *options)
    assert done.returncode in (1, 2) and done.stdout == "" and done.stderr.count("\n") == 1


def test_positions_are_those_of_the_list_shown(filled):
    filled.ok("list", "--sort", "duration", "--reverse")
    filled.ok("done", "1")
    assert titles(filled) == ["Laufen", "Lesen", "Aufräumen"]


def test_several_positions_are_one_step(filled):
    for number in range(5, 10):
        filled.ok("add", f"Nummer {number}")
    filled.ok("list")
    outcome = filled.json("done", "1", "3", "5-7")
    assert (outcome["event"], outcome["count"], len(outcome["tasks"])) == ("completed", 5, 5)
    assert titles(filled) == ["Laufen", "Aufräumen", "Nummer 8", "Nummer 9"]
    filled.ok("undo")
    assert len(titles(filled)) == 9
    filled.ok("redo")
    assert len(titles(filled)) == 4


def test_a_range_past_the_end_changes_nothing(filled):
    filled.ok("list")
    done = filled.run("delete", "3-9")
    assert done.returncode == 1
    assert len(titles(filled)) == 4


def test_tags_are_given_and_taken_away_in_one_step(filled):
    filled.ok("list")
    outcome = filled.json("tag", "#Garten", "1-3")
    assert outcome["event"] == "edited" and outcome["count"] == 3
    assert filled.json("tag", "garten", "1")["event"] == "nothingChanged"
    assert [task["title"] for task in filled.json("list", "--tag", "garten")] == ["Steuer", "Laufen", "Lesen"]
    filled.ok("tag", "--remove", "GARTEN", "1", "2")
    assert titles(filled, "--tag", "garten") == ["Lesen"]
    filled.ok("undo")
    assert titles(filled, "--tag", "garten") == ["Steuer", "Laufen", "Lesen"]


def test_tag_alone_lists_all_tags_with_their_number(filled):
    assert filled.json("tag") == [{"tag": "Büro", "tasks": 2}, {"tag": "abends", "tasks": 1}]
    assert "#abends" in filled.ok("tag")


def test_a_tag_without_a_task_is_refused(filled):
    assert filled.run("tag", "x").returncode == 2
    assert filled.run("tag", "a,b", "1").returncode == 1


@pytest.fixture
def family(program):
    program.ok("add", "other")
    program.ok("add", "parent")
    parent = program.json("list")[1]["id"]
    program.ok("add", "child", "--parent", parent)
    program.ok("move", "1", "bottom")
    return program


def test_subtasks_stand_below_their_task(family):
    assert titles(family) == ["parent", "child", "other"]
    assert "↳ child" in family.ok("list")


def test_open_subtasks_are_asked_about(family):
    family.ok("list")
    done = family.run("done", "1")
    assert done.returncode == 2 and "--subtasks" in done.stderr
    assert titles(family) == ["parent", "child", "other"]
    family.ok("done", "1", "--only")
    assert titles(family) == ["child", "other"]
    family.ok("undo")
    family.ok("done", "1", "--subtasks")
    assert titles(family) == ["other"]
    family.ok("undo")
    assert titles(family) == ["parent", "child", "other"]


def test_what_becomes_of_subtasks_is_asked_before_anything_is_deleted(family):
    family.ok("list")
    done = family.run("delete", "1")
    assert done.returncode == 2 and "one subtask" in done.stderr and "--subtasks" in done.stderr
    assert family.run("delete", "1", "--only", "--subtasks").returncode == 2
    assert titles(family) == ["parent", "child", "other"]
    family.ok("delete", "1", "--only")
    assert titles(family) == ["child", "other"]
    family.ok("undo")
    family.ok("delete", "1", "--subtasks")
    assert titles(family) == ["other"]
    family.ok("undo")
    assert titles(family) == ["parent", "child", "other"]


def test_a_task_cannot_go_below_itself(family):
    family.ok("list")
    done = family.run("edit", "1", "--parent", "2")
    assert done.returncode == 1 and "subtask of itself" in done.stderr


def test_the_day_of_completion_is_that_of_the_clock_here(program, tmp_path):
    path = tmp_path / "tasks.json"
    path.write_text(json.dumps([{
        "uuid": "1442114c-3cee-4d41-acce-047360754af3", "description": "Row the boat", "status": "completed",
        "entry": "20261101T080000Z", "end": "20261110T233000Z"}]))
    program.ok("import", str(path), "--format", "taskwarrior")
    assert re.search(r"✓ Wed 11 Nov( 2026)?\n", program.ok("list", "--completed", environment={"TZ": "Pacific/Auckland"}))
    assert re.search(r"✓ Tue 10 Nov( 2026)?\n", program.ok("list", "--completed", environment={"TZ": "UTC"}))


def test_only_what_has_no_time_block_is_listed(filled):
    before = titles(filled)
    filled.ok("list")
    filled.ok("block", "1", "--next")
    assert titles(filled, "--unplanned") == before[1:]
