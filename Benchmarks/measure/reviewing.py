"""Looking back: the review of a week and the page of estimates after a year of work."""

import datetime
import random

from . import data, days

TASKS, BLOCKS = 5_000, 3_000


def measure(programs, directory, rounds):
    today = datetime.date.today()
    home = f"{directory}/year"
    # Numbers of the first tasks name those that `days.change` moves.
    data.fill_zeitblock(programs.filler, home, data.tasks(days.TASKS) + year(today))
    about = f"{TASKS:,} tasks, {BLOCKS:,} blocks"
    monday = today - datetime.timedelta(today.weekday())
    return days.pages(programs, home, [
        (f"`/review`, {about}", f"/review?date={monday - datetime.timedelta(7)}", 50),
        (f"the week of half a year ago, {about}", f"/review?date={monday - datetime.timedelta(26 * 7)}", 50),
        (f"the first week of the year, {about}", f"/review?date={monday - datetime.timedelta(51 * 7)}", 50),
        (f"`/review/estimates`, {about}", "/review/estimates", 50),
        ("the form of a new task with a title", "/tasks/new?title=Zahnarzt", 50),
    ], rounds)


def year(today):
    """What was done on each of 364 days: tasks come in, get blocks, some of which move on, minutes are recorded, most are
    completed."""
    chance = random.Random(data.SEED)
    end = int(datetime.datetime.combine(today, datetime.time(), datetime.timezone.utc).timestamp())
    steps = []
    for number in range(TASKS):
        midnight = end - (364 - number * 364 // TASKS) * 86_400
        minutes = chance.choice([15, 30, 45, 60, 90])
        made = data.task(chance, number)
        made.pop("due", None)
        made |= {"title": f"{made['title'].split()[0]} {number % 400}", "type": chance.randrange(1, 6), "minutes": minutes}
        steps.append(made | {"step": "add", "task": number, "at": midnight + 6 * 3_600})
        start = midnight + 8 * 3_600 + chance.randrange(32) * 900
        finished = start + minutes * 60
        if number % 5 < BLOCKS * 5 // TASKS:
            steps.append({"step": "schedule", "task": number, "from": start, "minutes": minutes, "at": midnight + 7 * 3_600})
            if chance.random() < 0.3:
                steps.append({"step": "move", "task": number, "from": start + 86_400, "at": midnight + 18 * 3_600})
                finished += 86_400
        if chance.random() < 0.4:
            steps.append({"step": "record", "task": number, "minutes": max(1, int(minutes * chance.uniform(0.6, 2.2))), "at": finished})
        if chance.random() < 0.8:
            steps.append({"step": "complete", "task": number, "at": finished})
    return sorted((step for step in steps if step["at"] < end), key=lambda step: step["at"])
