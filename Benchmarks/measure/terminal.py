"""Commands in a terminal against Taskwarrior, both with the same tasks: few, many and very many."""

import dataclasses
import os
import random
import subprocess
import typing

from . import data, figures
from .commands import environment, run

COUNTS = [1_000, 10_000, 100_000]
FILTER = ["--tag", "garten", "--importance", "high"]


class Size:
    """The same `count` tasks in both programs."""

    def __init__(self, programs, directory, count):
        self.count, self.program = count, programs.zeitblock
        self.made = data.tasks(count)
        self.here, self.environment = f"{directory}/zeitblock-{count}", environment(directory)
        data.fill_zeitblock(programs.filler, self.here, self.made)
        self.task = data.fill_taskwarrior(f"{directory}/taskwarrior-{count}", self.made)
        self.names = data.names(self.made)
        # Each change is of another task, scattered over all of them.
        self.order = random.Random(data.SEED).sample(range(count), 500)

    def chosen(self, number):
        return self.order[number]

    def ours(self, number):
        return f"5eedda7a-0000-4000-8000-{self.chosen(number) + 1:012x}"

    def theirs(self, number):
        return self.names[self.chosen(number)]

    def title(self, number):
        """The words by which one task is found, without what is read as a duration."""
        return " ".join(self.made[self.chosen(number)]["title"].split()[:3])

    def run_ours(self, words):
        return run([self.program, *words, "--data", self.here], self.environment)

    def begin_day(self):
        """The first change of a day also makes a backup, which later ones shall not be measured with."""
        return self.run_ours(["move", self.ours(400), "top"])[0]

    def run_theirs(self, words):
        return run(["task", f"rc:{self.task['TASKRC']}", *words], self.task)

    def check(self):
        """Both know the same tasks, and what is filtered is the same too."""
        for ours, theirs in [(["list"], []), (["list", *FILTER], ["+garten", "priority:H"])]:
            command = [self.program, *ours, "--data", self.here, "--quiet"]
            shown = subprocess.run(command, env=self.environment, check=True, capture_output=True).stdout
            command = ["task", f"rc:{self.task['TASKRC']}", *theirs, "status:pending", "count"]
            counted = subprocess.run(command, env=self.task, check=True, capture_output=True).stdout
            if shown.count(b"\n") != int(counted):
                raise RuntimeError(f"Zeitblock shows {shown.count(bytes([10]))} tasks, Taskwarrior {int(counted)}")


@dataclasses.dataclass(frozen=True)
class Work:
    """One command; `ours` and `theirs` are its words for a size and the number of the round."""

    name: str
    peer: str
    ours: typing.Callable
    theirs: typing.Callable
    bars: dict = dataclasses.field(default_factory=dict)
    growth: float | None = None
    plot: str = ""


CHANGE = {10_000: 8, 100_000: 8}
WORKS = [
    Work("list", "`task list`", lambda size, number: ["list"], lambda size, number: ["list"], {10_000: 15}),
    Work("next", "`task next`", lambda size, number: ["next"], lambda size, number: ["next"]),
    Work("list " + " ".join(FILTER), "`task +garten priority:H list`",
         lambda size, number: ["list", *FILTER], lambda size, number: ["+garten", "priority:H", "list"],
         plot="filter"),
    Work("find", "`task /…/ list`",
         lambda size, number: ["find", size.title(number)], lambda size, number: [f"/{size.title(number)}/", "list"]),
    Work("add", "`task add`", lambda size, number: ["add", f"Noch eine Aufgabe {number}"],
         lambda size, number: ["add", f"Noch eine Aufgabe {number}"], CHANGE, 1.5),
    Work("move", "`task modify`, for it has no order to move in",
         lambda size, number: ["move", size.ours(number), "after", size.ours(number + 100)],
         lambda size, number: [size.theirs(number), "modify", f"due:2031-01-{number % 28 + 1:02}"], CHANGE, 1.5),
    Work("done", "`task done`", lambda size, number: ["done", size.ours(number + 200)],
         lambda size, number: [size.theirs(number + 200), "done"], CHANGE, 1.5),
]


def measure(programs, directory, rounds, counts=COUNTS):
    sizes = [Size(programs, directory, count) for count in counts]
    for size in sizes:
        size.check()
    first = [figures.alone(f"first change of a day, with its backup, {size.count:,} tasks", [size.begin_day()], "ms")
             for size in sizes]
    # Whoever waits for the disk shall not wait for what was written to begin with.
    os.sync()
    return [figure for work in WORKS for figure in measured(work, sizes, rounds)] + first


def rounds_of_peer(count, rounds):
    """Taskwarrior takes seconds with very many tasks; half as many rounds tell that as well."""
    return rounds if count < 100_000 else max(2, (rounds + 1) // 2)


def in_rounds(peer, pairs, rounds):
    """The peer, and in how many rounds it was measured where they are fewer than the others."""
    return peer if len(pairs) == rounds else f"{peer} ({len(pairs)} rounds)"


def measured(work, sizes, rounds):
    """All sizes in turn, so that growth is not that of the load of the machine."""
    ours, theirs = {size: [] for size in sizes}, {size: [] for size in sizes}
    for number in range(rounds + 1):
        for size in sizes:
            ours[size].append(size.run_ours(work.ours(size, number)))
            if number <= rounds_of_peer(size.count, rounds):
                theirs[size].append(size.run_theirs(work.theirs(size, number)))
    made = [compared(work, size, ours[size][1:], theirs[size][1:]) for size in sizes]
    if work.growth and len(sizes) > 1:
        made.append(grown(work, sizes, ours))
    return made


def compared(work, size, ours, theirs):
    wall, processor = ([(a[kind], b[kind]) for a, b in zip(ours, theirs)] for kind in (0, 1))
    return figures.times_faster(
        f"`{work.name}`, {size.count:,} tasks", wall, in_rounds(work.peer, wall, len(ours)), work.bars.get(size.count),
        processor=processor, work=work.plot or work.name, count=size.count)


def grown(work, sizes, ours):
    small, large = sizes[0], sizes[-1]
    pairs = [(b[0], a[0]) for a, b in zip(ours[small][1:], ours[large][1:])]
    name = f"`{work.name}`, growth from {small.count:,} to {large.count:,} tasks"
    return figures.growth(name, pairs, f"{small.count:,}", work.growth)
