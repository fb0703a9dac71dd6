"""Importing what Taskwarrior exports, and exporting it again, against Taskwarrior with the same files."""

import datetime
import json
import pathlib
import random
import shutil

from . import commands, data, figures
from .terminal import COUNTS, in_rounds, rounds_of_peer

PROJECTS = ["haus", "arbeit.web", "arbeit.kunden", "garten", "familie", None]
FIRST = datetime.datetime(2025, 1, 1, 8)
BAR, BARRED = 5, 10_000
# Taskwarrior's is the JSON both can read; that of our own holds everything, what Taskwarrior has no place for too.
FORMATS = [("export", "in Taskwarrior's format", ["--format", "taskwarrior"]), ("", "in its own format", [])]


def exported(count, seed):
    """What `task export` would print of tasks with projects, tags, days and annotations."""
    chance = random.Random(seed)
    made = []
    for number, task in enumerate(data.tasks(count, seed)):
        entry = FIRST + datetime.timedelta(minutes=41 * number % 500_000 + chance.randrange(40))
        record = data.as_taskwarrior(data.identity(chance), task) | {"entry": stamp(entry), "modified": stamp(entry)}
        for later, note in enumerate(record.get("annotations", []), 1):
            note["entry"] = stamp(entry + datetime.timedelta(hours=later))
        if project := chance.choice(PROJECTS):
            record["project"] = project
        made.append(json.dumps(record, ensure_ascii=False, separators=(",", ":")))
    return "[\n" + ",\n".join(made) + "\n]\n"


def stamp(moment):
    return moment.strftime("%Y%m%dT%H%M%SZ")


class Exchange:
    """Both programs with directories of their own and the settings they come with."""

    def __init__(self, program, directory):
        self.program, self.directory = program, pathlib.Path(directory)
        self.here, self.there = self.directory / "zeitblock", self.directory / "taskwarrior"
        # The empty file only keeps Taskwarrior from asking whether to make one.
        settings = self.directory / "taskrc"
        settings.write_text("")
        self.base = commands.environment(directory)
        self.task = self.base | {"TASKRC": str(settings), "TASKDATA": str(self.there)}

    def file(self, count, seed=data.SEED):
        path = self.directory / f"tasks-{count}-{seed}.json"
        if not path.exists():
            path.write_text(exported(count, seed))
        return path

    def empty(self):
        for directory in (self.here, self.there):
            shutil.rmtree(directory, ignore_errors=True)
        self.there.mkdir()

    def ours(self, *words):
        return commands.run([self.program, *words, "--data", str(self.here)], self.base)

    def theirs(self, *words):
        return commands.run(["task", *words], self.task)

    def imported(self, file):
        return self.ours("import", str(file)), self.theirs("import", str(file))


def measure(programs, directory, rounds, counts=COUNTS):
    both = Exchange(programs.zeitblock, directory)
    return [figure for count in counts for figure in at(count, both, rounds)]


def at(count, both, rounds):
    some = range(rounds_of_peer(count, rounds) + 1)
    measured = [("import", "import", "nothing there yet", [fresh(both, count) for _ in some])]
    if count == BARRED:
        measured.append(("", "import", "as many there already", [more(both, count) for _ in some]))
    fresh(both, count)
    for work, about, format in FORMATS:
        pairs = [(both.ours("export", *format), both.theirs("export")) for _ in some]
        measured.append((work, "export", about, pairs))
    return [compared(work, f"`{verb}`, {count:,} tasks, {about}", verb, count, pairs[1:], rounds)
            for work, verb, about, pairs in measured]


def fresh(both, count):
    both.empty()
    return both.imported(both.file(count))


def more(both, count):
    fresh(both, count)
    return both.imported(both.file(count, data.SEED + 1))


def compared(work, name, verb, count, pairs, rounds):
    """`work` is empty for what no plot is drawn of."""
    wall, processor = ([(a[kind], b[kind]) for a, b in pairs] for kind in (0, 1))
    return figures.times_faster(
        name, wall, in_rounds(f"`task {verb}`", wall, rounds), BAR if count == BARRED else None,
        processor=processor, work=work, count=count)
