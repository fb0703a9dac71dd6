"""Importing what Taskwarrior exports: `zeitblock import` against `task import` of the same file."""

import datetime
import json
import os
import pathlib
import random
import shutil

from . import data, figures, terminal

PROJECTS = ["haus", "arbeit.web", "arbeit.kunden", "garten", "familie", None]
FIRST = datetime.datetime(2025, 1, 1, 8)


def exported(count, seed):
    """What `task export` would print of tasks with projects, tags, days and annotations."""
    chance = random.Random(seed)
    made = []
    for number, task in enumerate(data.tasks(count, seed)):
        entry = FIRST + datetime.timedelta(minutes=41 * number + chance.randrange(40))
        record = data.as_taskwarrior(chance, task) | {"entry": stamp(entry), "modified": stamp(entry)}
        for later, note in enumerate(record.get("annotations", []), 1):
            note["entry"] = stamp(entry + datetime.timedelta(hours=later))
        if project := chance.choice(PROJECTS):
            record["project"] = project
        made.append(json.dumps(record, ensure_ascii=False, separators=(",", ":")))
    return "[\n" + ",\n".join(made) + "\n]\n"


def stamp(moment):
    return moment.strftime("%Y%m%dT%H%M%SZ")


def measure(programs, directory, count, rounds):
    here, there = pathlib.Path(directory, "import-zeitblock"), pathlib.Path(directory, "import-taskwarrior")
    files = [pathlib.Path(directory, f"export-{number}.json") for number in (1, 2)]
    for number, file in enumerate(files):
        file.write_text(exported(count, data.SEED + number))
    # The settings Taskwarrior comes with; the file only keeps it from asking whether to make one.
    settings = pathlib.Path(directory, "import-taskrc")
    settings.write_text("")
    base = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "HOME": directory}
    task = base | {"TASKRC": str(settings), "TASKDATA": str(there)}

    def ours(file):
        return [programs.zeitblock, "import", "--data", str(here), str(file)], base

    def theirs(file):
        return ["task", "import", str(file)], task

    fresh = rounds_of(rounds, here, there, lambda: None, ours(files[0]), theirs(files[0]))
    first = lambda: (terminal.run(*ours(files[0])), terminal.run(*theirs(files[0])))
    more = rounds_of(rounds, here, there, first, ours(files[1]), theirs(files[1]))
    size = f"{count:,} tasks"
    return [
        figures.times_faster(f"`import`, {size}, nothing there yet", fresh[0], "`task import`", 5),
        figures.times_faster("the same, processor time", fresh[1], "`task import`"),
        figures.times_faster(f"`import`, {size} more", more[0], "`task import`", 5),
        figures.times_faster("the same, processor time", more[1], "`task import`"),
    ]


def rounds_of(rounds, here, there, prepare, ours, theirs):
    """Pairs in turn, each with new directories, after one that does not count."""
    wall, processor = [], []
    for number in range(rounds + 1):
        for directory in (here, there):
            shutil.rmtree(directory, ignore_errors=True)
        there.mkdir()
        prepare()
        a, b = terminal.run(*ours), terminal.run(*theirs)
        if number > 0:
            wall.append((a[0], b[0]))
            processor.append((a[1], b[1]))
    return wall, processor
