"""Grades, the matrix, what to do next, and tasks given to others, as programs see them."""

from datetime import date, timedelta


def day(days):
    return (date.today() + timedelta(days=days)).isoformat()


def shown(program):
    sections = program.json("abcde")["sections"]
    return [(task["title"], task["shownNumber"]) for task in sections[0]["tasks"]]


def test_a_number_is_a_place_others_make_room_for(program):
    program.ok("add", "Alpha", "-g", "A-1")
    program.ok("add", "Beta", "-g", "A-1")
    assert shown(program) == [("Beta", 1), ("Alpha", 2)]
    program.ok("add", "Gamma")
    outcome = program.json("edit", program.json("list")[2]["id"][:8], "--grade", "A", "--number", "2")
    assert outcome["event"] == "edited"
    assert shown(program) == [("Beta", 1), ("Gamma", 2), ("Alpha", 3)]
    program.ok("undo")
    assert shown(program) == [("Beta", 1), ("Alpha", 2)]
    program.ok("abcde")
    program.ok("done", "1")
    assert shown(program) == [("Alpha", 1)]
    assert [task["shownNumber"] for task in program.json("list")] == [1, None]


def test_the_second_place_of_a_single_a_is_the_first(program):
    program.ok("add", "Alpha", "-g", "A-2")
    assert shown(program) == [("Alpha", 1)]
    program.ok("add", "Beta")
    program.ok("edit", "2", "--grade", "A-7")
    assert shown(program) == [("Alpha", 1), ("Beta", 2)]


def test_what_a_number_pushes_on_is_told(program):
    program.ok("add", "Alpha", "-g", "A-1")
    assert "“Beta” is now A-1.\n“Alpha” is now A-2.\n" in program.ok("add", "Beta", "-g", "A-1")
    program.ok("add", "Gamma")
    program.ok("list")
    assert "“Gamma” is now A-3.\n" in program.ok("edit", "3", "--grade", "A-9")
    assert "A-" not in program.ok("edit", "3", "--title", "Delta")


def test_a_b_that_is_scheduled_before_an_open_a_is_told(program):
    program.ok("add", "Report", "-g", "A-1")
    program.ok("add", "Letter", "-g", "B")
    assert "A-1 is still open: “Report”\n" in program.ok("block", "2", "--at", "tomorrow 14:00")
    program.ok("block", "1", "--at", "tomorrow 9:00")
    assert "still open" not in program.ok("block", "move", "2", "--at", "tomorrow 15:00")
    assert "A-1 is still open: “Report”\n" in program.ok("block", "move", "2", "--at", "tomorrow 8:00")
    program.ok("settings", "gradeGuard", "off")
    assert "still open" not in program.ok("block", "move", "2", "--at", "tomorrow 7:00")


def test_a_number_without_grade_a_is_refused(program):
    program.ok("add", "Alpha", "-g", "B")
    assert "grade A" in program.fails(1, "edit", "1", "--number", "2")
    program.fails(1, "edit", "1", "--grade", "A", "--number", "0")
    program.fails(2, "edit", "1", "--grade", "A-1", "--number", "2")
    program.fails(2, "edit", "1", "--number", "x")


def test_a_quadrant_sets_urgency_and_importance_and_no_day(program):
    program.ok("add", "Alpha", "-i", "high", "-d", day(30))
    for quadrant, urgent, importance in [("3", True, "medium"), ("1", True, "high"), ("2", False, "high"),
                                         ("4", False, "medium")]:
        program.ok("edit", "1", "--quadrant", quadrant)
        task = program.json("show", "1")
        assert (task["urgent"], task["importance"], task["dueOn"]) == (urgent, importance, day(30))
        quadrants = program.json("matrix")["quadrants"]
        assert [len(found["tasks"]) for found in quadrants] == [int(quadrant == str(one)) for one in range(1, 5)]
    program.fails(2, "edit", "1", "--quadrant", "5")
    program.fails(2, "edit", "1", "--quadrant", "1", "--urgent")
    program.fails(2, "matrix", "7")


def test_the_matrix_shows_five_of_each_and_one_alone_shows_all(program):
    for number in range(7):
        program.ok("add", f"Task {number}")
    text = program.ok("matrix")
    assert "Task 4" in text and "Task 5" not in text and "zeitblock matrix 4" in text
    assert "Task 6" in program.ok("matrix", "4")
    assert program.json("matrix", "4", "--limit", "2")["quadrants"][0]["count"] == 7
    program.ok("matrix", "4")
    program.ok("done", "7")
    assert program.json("matrix", "4")["quadrants"][0]["count"] == 6


def test_giving_a_task_away_and_taking_it_back(program):
    program.ok("add", "Alpha", "-g", "A-1")
    outcome = program.json("delegate", "1", "--to", "Robin", "--follow-up", "+3")
    assert (outcome["event"], outcome["delegatedTo"], outcome["followUp"]) == ("delegated", "Robin", day(3))
    task = program.json("show", "1")
    assert (task["grade"], task["subPriority"], task["notBefore"]) == ("D", None, day(3))
    assert "Robin" in program.ok("abcde")
    program.ok("delegate", "1", "--follow-up", "none")
    assert program.json("show", "1")["notBefore"] is None
    assert program.json("delegate", "1", "--back")["event"] == "takenBack"
    task = program.json("show", "1")
    assert (task["grade"], task["delegatedTo"]) == ("D", None)
    program.fails(1, "delegate", "1")
    program.fails(1, "delegate", "1", "--to", "x", "--follow-up", "2020-01-01")
    program.fails(1, "delegate", "1", "--to", "x" * 201)
    program.fails(2, "delegate", "1", "--back", "--to", "x")


def test_next_says_what_and_why_and_what_waits(program):
    program.fails(1, "next")
    assert program.run("next", "--json").returncode == 1
    program.ok("add", "Beta", "-g", "B", "-i", "high", "-u", "-d", day(0))
    program.ok("add", "Alpha", "-g", "A-1")
    program.ok("add", "Later", "-g", "A-1", "--not-before", day(3))
    found = program.json("next")
    assert (found["task"]["title"], found["reason"], found["shownNumber"]) == ("Alpha", "grade", 2)
    assert [(entry["title"], entry["reason"]) for entry in found["passedOver"]] == [
        ("Later", "notBefore"), ("Beta", "guard")]
    text = program.ok("next")
    assert "Alpha" in text.splitlines()[0] and "Beta" in text
    program.ok("done", "1")
    assert program.json("next")["task"]["title"] == "Beta"
    program.ok("undo")
    program.ok("settings", "gradeGuard", "off")
    found = program.json("next")
    assert (found["task"]["title"], found["reason"], found["score"]["total"]) == ("Beta", "score", 81)
    assert found["passedOver"] == []


def test_what_somebody_else_has_comes_back_on_the_day_to_ask(program):
    program.ok("add", "Alpha")
    program.ok("delegate", "1", "--to", "Robin")
    assert program.run("next").returncode == 1
    program.ok("delegate", "1", "--to", "Robin", "--follow-up", "today")
    assert "Robin" in program.ok("next")


def test_suggestions_are_shown_and_never_set(program):
    program.ok("add", "Alpha", "-d", day(1), "-g", "B")
    before = program.json("show", "1")
    found = program.json("abcde")["sections"][1]["tasks"][0]["suggestion"]
    assert (found["urgency"]["reason"], found["importance"], found["quadrant"]) == ("dueSoon", "B", 1)
    assert "?" in program.ok("matrix")
    assert program.json("show", "1") == before
