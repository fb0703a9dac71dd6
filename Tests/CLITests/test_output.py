"""What the commands print, word for word."""

FAR = "2999-12-24"


def fill(program):
    program.ok("add", "--literal", "Zahnarzt anrufen #30min", "--importance", "high", "--tag", "arzt", "--due", FAR + " 15:00")
    program.ok("add", "Milch kaufen")
    program.ok("add", "日本語を勉強する", "--duration", "90", "--importance", "medium", "--tag", "Lernen")
    program.ok("add", "Pay the rent", "--grade", "A-1", "--urgent", "--due", FAR, "--repeat", "monthly:32")


def test_list(speaking, golden):
    fill(speaking)
    golden(speaking.ok("list"))


def test_list_on_a_terminal(speaking, golden):
    fill(speaking)
    golden(speaking.shown("list", columns=60))


def test_no_color_is_respected(program):
    fill(program)
    program.environment["NO_COLOR"] = "1"
    assert "\x1b" not in program.shown("list", columns=60)
    assert "\x1b" in program.shown("list", "--color", "always", columns=60)


def test_a_pipe_gets_plain_text(program):
    fill(program)
    assert "\x1b" not in program.ok("list")
    assert "\x1b" in program.ok("list", "--color", "always")


def test_a_list_that_shows_nothing_says_why(speaking):
    english = speaking.environment["LANG"].startswith("en")
    assert ("Nothing here yet" if english else "Noch nichts hier") in speaking.shown("list", columns=60)
    assert ("Nothing completed yet" if english else "Noch nichts erledigt") in speaking.shown("list", "-c", columns=60)
    fill(speaking)
    for arguments in [["--tag", "nope"], ["--no-duration", "--due", "overdue"]]:
        told = speaking.shown("list", *arguments, columns=60)
        assert ("No task matches" if english else "Keine passende Aufgabe") in told


def test_a_list_that_ends_early_does_not_say_how_many_are_open(program):
    program.ok("add", "a")
    assert "One task open, 15 min" in program.shown("list", columns=60)
    program.ok("add", "b")
    assert "One task shown, 15 min" in program.shown("list", "--limit", "1", columns=60)


def test_a_narrow_terminal_cuts_titles_and_nothing_else(program):
    program.ok("add", "word " * 40)
    lines = program.shown("list", "--color", "never", columns=40).splitlines()
    assert len(lines[0]) <= 40 and "…" in lines[0] and "15m*" in lines[0]
    assert "word " * 30 in program.ok("list")


def test_control_characters_never_reach_the_terminal(program):
    program.ok("add", "red \x1b[31m text")
    program.ok("add", "notes", "--notes", "a\x1b[2Jb\nc")
    assert "\x1b" not in program.ok("list") + program.ok("show", "1") + program.ok("show", "2")


def test_show(speaking, golden):
    fill(speaking)
    speaking.ok("edit", "4", "--notes", "To Ms Lindner\nby transfer", "--to", "Ben", "--url", "https://example.org/")
    golden(speaking.ok("show", "4"))


def test_show_as_json(program, golden):
    fill(program)
    golden(program.ok("show", "4", "--json"))


def test_a_day_of_changes(speaking, golden):
    fill(speaking)
    speaking.ok("list")
    text = ""
    for arguments in [
        ["move", "2", "top"], ["move", "1", "3"], ["done", "1"], ["done", "4"], ["edit", "2", "--title", "Brot", "--tag", "x"],
        ["delete", "2", "3"], ["undo"], ["undo"], ["redo"], ["reopen", "1"], ["reopen", "1"], ["settings", "theme", "dark"],
        ["samples", "load"], ["samples", "remove"], ["lists"], ["settings"],
    ]:
        text += f"$ zeitblock {' '.join(arguments)}\n{speaking.ok(*arguments)}"
    golden(text.replace("2999", "<year>").replace("3000", "<year>"))


def test_help(speaking, golden):
    golden(speaking.ok("help") + "\n" + speaking.ok("help", "add") + "\n" + speaking.ok("account", "--help"))


def test_quiet_prints_only_what_was_asked_for(program):
    assert program.ok("add", "Milch", "--quiet") == ""
    assert program.ok("list", "-q") == "1  Milch  15m*  low\n"


def test_the_language_setting_wins_over_the_environment(program):
    program.ok("settings", "language", "de")
    assert "niedrig" in program.ok("add", "Milch") + program.ok("list")
    assert "Keine Position 7" in program.fails(1, "done", "7")
