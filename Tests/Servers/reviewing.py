"""A week that is over: that of 2 March 2020, with what was planned, postponed, completed and recorded in it.

The program knows no clock but that of the machine. So its own commands make every step, and then each step is told when it was.
"""

import json
import re
import sqlite3
from datetime import datetime

WEEK = "2020-W10"
LONG = "Sort the photos of autumn and make an album with the pictures of grandma’s eightieth birthday"


def at(day, hour, minute=0):
    """A moment of March on the clocks of the test, which are those of the program."""
    return int(datetime(2020, 3, day, hour, minute).timestamp())


def fill(run, directory):
    """Runs the commands with `run`, which returns what they print; returns a way to look up ids by titles."""
    file = f"{directory}/zeitblock.sqlite"
    run("list")
    with sqlite3.connect(file) as store:
        last, = store.execute("SELECT coalesce(max(number), 0) FROM historyEntry").fetchone()
    steps = []

    def step(moment, *words):
        run(*words)
        steps.append(moment)

    def named(title):
        return next(task["id"] for task in json.loads(run("list", "--all", "--json")) if task["title"] == title)

    def place(title, *starts, minutes):
        for start in starts:
            step(at(1, 20), "block", named(title), "--at", f"2020-03-{start}", "--for", str(minutes), "--anyway")

    for title, kind, minutes in [
        ("Write the offer", "income", 120), ("Call the dentist", "maintenance", 15), ("Chapter 3", "learning", 90),
        ("Repair the bike", "maintenance", 60), (LONG, "recharge", 45), ("Help in the garden", "givingBack", 60),
    ]:
        step(at(1, 19), "add", "--literal", title, "--type", kind, "--duration", str(minutes))
    place("Write the offer", "02T09:00", "03T09:00", minutes=120)
    place("Call the dentist", "02T14:00", minutes=15)
    place("Chapter 3", "02T15:00", "04T09:00", minutes=90)
    place("Help in the garden", "06T14:00", minutes=60)
    place("Repair the bike", "02T17:00", minutes=60)
    place(LONG, "03T18:00", minutes=60)
    done = {"Write the offer": at(3, 11, 5), "Call the dentist": at(2, 14, 10), "Chapter 3": at(5, 12)}
    later = [(moment, ["done", named(title)]) for title, moment in done.items()]
    for title, hour, days in [("Repair the bike", 17, [2, 3, 5, 6]), (LONG, 18, [3, 4])]:
        for day, next_day in zip(days, days[1:]):
            start = f"2020-03-0{next_day}T{hour}:00"
            later.append((at(day, 19), ["block", "move", named(title), "--at", start, "--anyway"]))
    recorded = {at(2, 11): ("Write the offer", 130), at(3, 11): ("Write the offer", 100), at(4, 11): ("Chapter 3", 95),
                at(6, 18): ("Repair the bike", 20)}
    # Takes the place of the timer, which would have to run for as long.
    later += [(moment, ["edit", named(title), "--notes", str(minutes)]) for moment, (title, minutes) in recorded.items()]
    for moment, words in sorted(later):
        step(moment, *words)

    with sqlite3.connect(file) as store:
        made = "FROM historyEntry WHERE number > ? ORDER BY number"
        rows = store.execute(f"SELECT number, changes {made}", (last,)).fetchall()
        assert len(rows) == len(steps)
        for (number, changes), moment in zip(rows, steps):
            changes = re.sub(r'"createdAt":"[^"]*"', '"createdAt":"2020-03-01T18:00:00Z"', changes)
            store.execute("UPDATE historyEntry SET doneAt = ?, changes = ? WHERE number = ?", (moment, changes, number))
            if moment in recorded:
                record(store, number, json.loads(changes), *recorded[moment])
        store.execute(
            "UPDATE timeBlock SET createdAt = ?1, modifiedAt = ?1 WHERE startsAt < ?2", (at(1, 19), at(9, 0)))
        for title, moment in done.items():
            store.execute("UPDATE task SET completedAt = ? WHERE title = ?", (moment, title))
    return named


def record(store, number, changes, title, minutes):
    item = changes[0]["after"]["item"]
    before, = store.execute("SELECT actualMinutes FROM task WHERE title = ?", (title,)).fetchone()
    changes = [{"before": {"item": item | {"actualMinutes": before}},
                "after": {"item": item | {"actualMinutes": before + minutes}}}]
    store.execute("UPDATE historyEntry SET kind = 'record', changes = ? WHERE number = ?", (json.dumps(changes), number))
    store.execute("UPDATE task SET actualMinutes = ? WHERE title = ?", (before + minutes, title))


def estimated(run, directory):
    """Tasks that were estimated and timed, completed now."""
    file = f"{directory}.csv"
    rows = [("Report", 30, "Work", spent) for spent in (40, 45, 50, 50, 60, 70, 50, 55)]
    rows += [("Letter", 20, "Home", spent) for spent in (10, 15, 15, 20, 18)]
    rows += [(f"Errand {index}", 15, "", 8 + 2 * index) for index in range(12)]
    with open(file, "w", encoding="utf-8") as output:
        output.write("title,minutes,tags,minutes spent\n")
        output.writelines(f"{title},{minutes},{tags},{spent}\n" for title, minutes, tags, spent in rows)
    run("import", file)
    names = {title for title, *_ in rows}
    run("done", *[task["id"] for task in json.loads(run("list", "--json")) if task["title"] in names])
