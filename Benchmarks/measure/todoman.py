"""todoman, which keeps every task as a file of iCalendar and remembers in a database what it has read of them."""

import json
import os
import pathlib
import random
import subprocess
import sys

from . import commands, data, figures
from .terminal import COUNTS, in_rounds

BARS = {("list", 10_000): 30}
PATIENCE = 120  # seconds todoman may take to read all files for the first time; a size that takes longer is left out


class Todoman:
    def __init__(self, directory, made):
        self.folder = pathlib.Path(directory)
        self.environment = commands.environment(directory)
        files = self.folder / "lists" / "tasks"
        files.mkdir(parents=True)
        for name, task in zip(data.names(made), made):
            (files / f"{name}.ics").write_bytes(data.as_todo(name, task))
        (self.folder / "config.py").write_text(
            f'path = "{self.folder}/lists/*"\ncache_path = "{self.folder}/cache.sqlite3"\ndefault_list = "tasks"\n'
            'date_format = "%Y-%m-%d"\ntime_format = "%H:%M"\n')
        # Reads every file, which is not measured; the numbers are what tasks are named by.
        self.numbers = [task["id"] for task in json.loads(self.output("--porcelain", "list"))]
        if len(self.numbers) != len(made):
            raise RuntimeError(f"todoman knows {len(self.numbers)} of {len(made)} tasks")

    def command(self, *words):
        return ["todoman", "--config", str(self.folder / "config.py"), *words]

    def output(self, *words):
        return subprocess.run(self.command(*words), env=self.environment, check=True, capture_output=True,
                              timeout=PATIENCE).stdout

    def run(self, *words):
        return commands.run(self.command(*words), self.environment)


def measure(programs, directory, rounds, counts=COUNTS):
    results = []
    for count in counts:
        try:
            results += at(count, programs, f"{directory}/{count}", rounds)
        except subprocess.TimeoutExpired:
            print(f"Left out: todoman had not read {count:,} tasks after {PATIENCE} s.", file=sys.stderr)
    return results


def rounds_of(count, rounds):
    """With very many tasks a list takes ten seconds."""
    return rounds if count < 100_000 else max(2, rounds // 3)


def at(count, programs, directory, rounds):
    made, here = data.tasks(count), f"{directory}/zeitblock"
    theirs = Todoman(f"{directory}/todoman", made)
    data.fill_zeitblock(programs.filler, here, made)
    order = random.Random(data.SEED).sample(range(count), 500)

    def ours(*words):
        return commands.run([programs.zeitblock, *words, "--data", here], theirs.environment)

    works = {
        "list": lambda number: (ours("list"), theirs.run("list")),
        "add": lambda number: (ours("add", f"Noch eine {number}"), theirs.run("new", "-l", "tasks", f"Noch eine {number}")),
        "done": lambda number: (ours("done", f"5eedda7a-0000-4000-8000-{order[number] + 1:012x}"),
                                theirs.run("done", str(theirs.numbers[order[number]]))),
    }
    # The first change of a day makes a backup: that is measured elsewhere.
    ours("move", "5eedda7a-0000-4000-8000-000000000001", "top")
    os.sync()
    some = range(rounds_of(count, rounds) + 1)
    return [compared(work, count, [once(number) for number in some][1:], rounds) for work, once in works.items()]


def compared(work, count, pairs, rounds):
    wall, processor = ([(a[kind], b[kind]) for a, b in pairs] for kind in (0, 1))
    verb = "new" if work == "add" else work
    return figures.times_faster(
        f"`{work}`, {count:,} tasks", wall, in_rounds(f"`todoman {verb}`", wall, rounds),
        BARS.get((work, count)), processor=processor, work=work, count=count)
