"""What became of the plan of a week."""

import reviewing

USAGE = 2


def test_a_week_that_is_over(speaking, golden):
    reviewing.fill(speaking.ok, speaking.data)
    golden(speaking.ok("review", "--week", reviewing.WEEK))


def test_the_week_as_json(program):
    named = reviewing.fill(program.ok, program.data)
    review = program.json("review", "--week", "2020-03-04")
    assert review == program.json("review", "--week", reviewing.WEEK)
    assert (review["week"], review["historySince"]) == (reviewing.WEEK, None)
    days = {day["day"][-2:]: (day["planned"], day["done"]) for day in review["days"]}
    assert days == {
        "02": (285, 225), "03": (240, 120), "04": (150, 90), "05": (60, 0), "06": (120, 0), "07": (0, 0), "08": (0, 0)}
    assert (review["planned"], review["done"]) == (855, 435)
    assert [(task["title"], task["count"], task["open"]) for task in review["postponed"]] == [
        ("Repair the bike", 3, True), (reviewing.LONG, 1, True)]
    assert review["postponed"][0]["task"] == named("Repair the bike")
    assert [(task["title"], task["minutes"], task["planned"]) for task in review["completed"]] == [
        ("Call the dentist", 0, True), ("Write the offer", 230, True), ("Chapter 3", 95, True)]
    assert review["recorded"]["types"] == [
        {"name": "income", "minutes": 230}, {"name": "learning", "minutes": 95}, {"name": "maintenance", "minutes": 20}]
    assert review["recorded"]["lists"] == [{"name": "Zeitblock", "minutes": 345}]


def test_days_are_those_of_the_persons_zone(program):
    reviewing.fill(program.ok, program.data)
    program.ok("settings", "zone", "Pacific/Auckland")
    days = program.json("review", "--week", reviewing.WEEK)["days"]
    # From noon on in Berlin it is the next day there.
    assert [day["planned"] for day in days] == [120, 285, 210, 60, 60, 120, 0]


def test_a_week_without_anything_says_so(speaking, golden):
    golden(speaking.ok("review", "--week", "2019-W01"))


def test_this_week_is_the_default_and_other_texts_are_refused(program):
    assert program.json("review") == program.json("review", "--week", "today")
    for text in ["2020-W54", "2021-W53", "W10", "someday", ""]:
        program.fails(USAGE, "review", "--week", text)


def test_a_due_date_moved_on_counts_as_postponed(program):
    program.ok("add", "Tax", "--due", "2999-01-01")
    (task,) = program.json("list")
    program.ok("edit", task["id"], "--due", "2999-02-01")
    (postponed,) = program.json("review")["postponed"]
    assert (postponed["title"], postponed["count"]) == ("Tax", 1)
    program.ok("undo")
    assert program.json("review")["postponed"] == []
