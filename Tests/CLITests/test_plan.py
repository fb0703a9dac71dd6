"""Plans made from what is open, on a Monday years ahead: no clock tells another thing about it."""

REFUSED, USAGE = 1, 2

MONDAY, TUESDAY = "2030-01-14", "2030-01-15"

CALENDAR = """BEGIN:VCALENDAR
VERSION:2.0
X-WR-CALNAME:Work
BEGIN:VEVENT
UID:a
SUMMARY:Meeting
DTSTART;TZID=Europe/Berlin:20300114T093000
DTEND;TZID=Europe/Berlin:20300114T160000
END:VEVENT
END:VCALENDAR
"""


def places(proposal):
    return [(one["title"], one["start"][5:16], one["minutes"]) for one in proposal["placements"]]


def blocks(program, day=MONDAY):
    return [entry for entry in program.json("day", day)["entries"] if entry["kind"] == "block"]


def test_a_plan_is_shown_day_by_day_and_stores_nothing(program):
    program.ok("add", "Tax", "-m", "420")
    program.ok("add", "Letters", "-m", "120")
    program.ok("settings", "splitting", "off")
    lines = program.ok("plan", MONDAY, "--days", "2").splitlines()
    assert [lines[0], lines[2]] == ["Mon 14 Jan 2030", "Tue 15 Jan 2030"]
    assert [line.split()[:2] for line in (lines[1], lines[3])] == [["09:00–16:00", "Tax"], ["09:00–11:00", "Letters"]]
    assert "--apply" in lines[-1]
    assert blocks(program) == [] and program.json("undo")["event"] == "undone"


def test_a_plan_that_is_applied_is_one_step(speaking):
    for title in ["Tax", "Letters"]:
        speaking.ok("add", title, "-m", "30")
    text = speaking.ok("plan", MONDAY, "--apply")
    assert "zeitblock undo" in text
    made = blocks(speaking)
    assert [(block["title"], block["pinned"]) for block in made] == [("Tax", False), ("Letters", False)]
    again = speaking.ok("plan", MONDAY)
    assert "Tax" not in again and "--apply" not in again
    speaking.ok("undo")
    assert blocks(speaking) == []


def test_reasons_scores_and_what_is_left_out_are_told(program, tmp_path):
    file = tmp_path / "work.ics"
    file.write_text(CALENDAR.replace("\n", "\r\n"))
    program.ok("calendar", "add", str(file))
    program.ok("settings", "splitting", "off")
    program.ok("add", "Report", "-m", "120")
    program.ok("add", "Tax", "-m", "60", "-g", "A-1", "-i", "high")
    program.ok("add", "Later", "--not-before", "2031-01-01")
    program.ok("add", "Robin’s", "--to", "Robin")
    short = program.ok("plan", MONDAY)
    assert "grade A-1" in short and "Report" not in short and "3 tasks not planned" in short
    text = program.ok("plan", MONDAY, "--explain")
    assert "16:00–17:00" in text
    for words in ["grade A-1", "important", "points:", "Not planned (3)", "needs 2 h in one piece, the longest gap is 1 h",
                  "not before", "delegated to Robin"]:
        assert words in text, words
    proposal = program.json("plan", MONDAY)["proposal"]
    assert places(proposal) == [("Tax", "01-14T15:00", 60)]
    (placement,) = proposal["placements"]
    assert [reason["kind"] for reason in placement["reasons"]][:2] == ["grade", "importance"]
    assert placement["score"]["grade"] == 10
    assert {one["title"]: one["reason"]["kind"] for one in proposal["leftOut"]} == {
        "Report": "needsOnePiece", "Later": "notBefore", "Robin’s": "delegated"}
    assert all(one["reason"]["text"] for one in proposal["leftOut"]) and proposal["leftOutCount"] == 3


def test_planning_again_moves_only_what_has_to_and_nothing_that_was_put_by_hand(program, tmp_path):
    for title in ["One", "Two", "Three"]:
        program.ok("add", title, "-m", "60")
    program.ok("plan", MONDAY, "--apply")
    program.ok("block", "3", "--at", f"{TUESDAY}T09:00", "--for", "60")
    file = tmp_path / "work.ics"
    file.write_text(CALENDAR.replace("093000", "090000").replace("T160000", "T093000").replace("\n", "\r\n"))
    program.ok("calendar", "add", str(file))
    outcome = program.json("plan", MONDAY, "--apply")["outcome"]
    assert outcome["event"] == "planned"
    shown = [(block["title"], block["start"][11:16]) for block in blocks(program)]
    assert ("Two", "09:00") in shown and len(shown) <= 3
    assert [(block["title"], block["pinned"]) for block in blocks(program, TUESDAY)] == [("Three", True)]


def test_an_empty_plan_says_so(program):
    assert "nothing to plan" in program.ok("plan", MONDAY)
    program.ok("add", "Tax")
    program.ok("settings", "workingHours", "none")
    told = program.ok("plan", MONDAY, "--explain")
    assert "no working hours left" in told and "nothing to plan" not in told
    assert program.json("plan", MONDAY, "--apply")["outcome"]["event"] == "nothingChanged"


def test_wrong_days_are_refused(program):
    program.fails(USAGE, "plan", "someday")
    for days in ["0", "15", "20", "x"]:
        assert "1 to 14" in program.fails(USAGE, "plan", "--days", days)
    assert program.fails(USAGE, "plan", "--days", "--explain").startswith("--days needs a value")


def test_days_are_named_as_in_quick_add(program):
    program.ok("add", "Tax")
    assert places(program.json("plan", "14.1.2030")["proposal"]) == places(program.json("plan", MONDAY)["proposal"])
    assert program.ok("plan", "yesterday").startswith("No time blocks proposed.\n")


def test_an_event_that_takes_the_day_is_named(speaking, tmp_path):
    file = tmp_path / "work.ics"
    file.write_text(
        CALENDAR.replace(";TZID=Europe/Berlin:20300114T093000", ";VALUE=DATE:20300114")
        .replace(";TZID=Europe/Berlin:20300114T160000", ";VALUE=DATE:20300115").replace("\n", "\r\n"))
    speaking.ok("calendar", "add", str(file))
    speaking.ok("add", "Tax")
    assert "09:00" in speaking.ok("plan", MONDAY)
    speaking.ok("calendar", "edit", "Work", "--blocks", "all")
    told = speaking.ok("plan", MONDAY)
    assert "“Meeting” takes up all of Mon 14 Jan 2030." in told or "„Meeting“ belegt Mo., 14. Jan. 2030 ganz." in told


def test_calibration_says_how_long_tasks_took(program, tmp_path):
    assert "Too little to say: 0 tasks" in program.ok("plan", "--calibration")
    file = tmp_path / "tasks.csv"
    file.write_text("title,minutes,tags,minutes spent\n" + "".join(f"Report,30,Work,{spent}\n" for spent in (40, 50, 60, 70, 80)))
    program.ok("import", str(file))
    program.ok("done", "1", "2", "3", "4", "5")
    lines = program.ok("plan", "--calibration").splitlines()
    assert lines[1].split() == ["All", "5", "30", "min", "1", "h", "200"]
    assert lines[3].split()[0] == "#work" and "“report”" in lines[4]
    found = program.json("plan", "--calibration")
    assert len(found["samples"]) == 5 and found["least"] == 5
    assert found["figures"][0] == {"of": "all", "name": None, "count": 5, "estimate": 30, "actual": 60, "percent": 200}
