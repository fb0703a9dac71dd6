"""Adding a task by a line, as people and scripts do."""

# No test asks what day it is: where the day counts, it is written.
DAY = "2031-03-14"


def only(program) -> dict:
    tasks = program.json("list")
    assert len(tasks) == 1
    return tasks[0]


def test_a_line_is_read_and_what_was_understood_is_told(program):
    told = program.ok("add", "Call", "the", "dentist", DAY, "3pm", "#30min", "#health", "!high")
    assert told.splitlines() == [
        "Added “Call the dentist” at position 1.", f"  due date: Fri 14 Mar 2031, 15:00 ← “{DAY} 3pm”",
        "  duration: 30 min ← “#30min”",
        "  tag: health ← “#health”", "  importance: high ← “!high”"]
    task = only(program)
    assert (task["title"], task["dueOn"], task["dueTime"]) == ("Call the dentist", DAY, "15:00")
    assert (task["manualDuration"], task["tags"], task["importance"]) == (30, ["health"], "high")


def test_a_german_line_is_read_without_being_told_its_language(program):
    program.ok("add", "Miete überweisen am 1. jeden Monats !dringend")
    task = only(program)
    assert (task["title"], task["recurrence"], task["urgent"]) == ("Miete überweisen", "monthly:1", True)


def test_programs_are_told_the_chips(program):
    chips = program.json("add", f"Call mom {DAY}")["understood"]
    assert [(chip["kind"], chip["text"], chip["value"]) for chip in chips] == [("due", DAY, DAY)]


def test_a_literal_line_is_the_title(program):
    assert program.ok("add", "--literal", "Call mom tomorrow !high").count("\n") == 1
    assert only(program)["title"] == "Call mom tomorrow !high"
    assert only(program)["dueOn"] is None


def test_an_option_is_not_looked_for_in_the_line(program):
    program.ok("add", "Call mom tomorrow #20min", "--due", "2999-01-02")
    task = only(program)
    assert (task["title"], task["dueOn"], task["manualDuration"]) == ("Call mom tomorrow", "2999-01-02", 20)


def test_none_keeps_a_kind_out_of_the_line(program):
    program.ok("add", "Call mom tomorrow", "--due", "none")
    assert only(program)["title"] == "Call mom tomorrow"


def test_tags_of_line_and_options_go_together(program):
    program.ok("add", "Call mom #home #Family", "--tag", "family", "--tag", "phone")
    assert only(program)["tags"] == ["family", "phone", "home"]


def test_rejected_words_stay_in_the_title(program):
    program.ok("add", "Call mom tomorrow at 5pm", "--reject", "tomorrow at 5pm")
    assert only(program)["title"] == "Call mom tomorrow at 5pm"


def test_escaped_and_quoted_words_stay(program):
    program.ok("add", "Write \\tomorrow essay")
    assert only(program)["title"] == "Write tomorrow essay"
    program.ok("undo")
    program.ok("add", 'Read "Tomorrow Morning" today')
    assert only(program)["title"] == 'Read "Tomorrow Morning"'


def test_a_line_without_a_title_is_refused(program):
    assert "title" in program.fails(1, "add", "tomorrow", "#20min")
    assert program.json("list") == []


def test_quiet_says_nothing(program):
    assert program.ok("add", "--quiet", "Call mom tomorrow") == ""
