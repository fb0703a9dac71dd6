"""Minutes of reading and writing on 64 connections while pages are open: errors, lost writes, memory."""

import sys

from . import data, figures, service
from .load import storm

TASKS, VISITORS = 1_000, 64
KINDS = ["page", "read as a program", "change with a form", "change as a program"]


def measure(run):
    here = f"{run.directory}/load"
    data.fill_zeitblock(run.programs.filler, here, data.tasks(TASKS))
    with service.serving(run.programs.zeitblock, here) as server:
        server.settle()
        outcome = storm.run(run.programs.zeitblock, here, server, VISITORS, run.minutes * 60)
    for sentence in filter(None, outcome.account.errors):
        print(sentence, file=sys.stderr)
    return figures_of(outcome)


def figures_of(outcome):
    account = outcome.account
    minutes = f"{outcome.seconds / 60:.0f} min" if outcome.seconds >= 90 else f"{outcome.seconds:.0f} s"
    about = f"load of {VISITORS} connections for {minutes}"
    requests = sum(len(times) for times in account.times.values())
    results = [
        figures.alone(f"{about}: requests", [requests], ""),
        figures.alone("the same: changes accepted", [account.accepted], ""),
        figures.alone("the same: errors", [len(account.errors)], "", 0),
        figures.alone("the same: changes lost, or there without having been asked for", [len(outcome.lost)], "", 0),
        figures.alone("the same: open pages of 16 that were cut off or missed a change", [outcome.deaf], "", 0),
        figures.alone("the same: changes told to open pages", [outcome.told], ""),
        figures.alone("the same: taken back too late, and refused for it", [account.outrun], ""),
    ]
    for kind in KINDS:
        results.append(figures.alone(f"the same: {kind}, median", [account.median(kind)], "ms"))
        results.append(figures.alone(f"the same: {kind}, 99 of 100 within", [account.quantile(kind, 0.99)], "ms"))
    return results + memory_of(outcome.memory)


def memory_of(samples):
    """The first fifth of the time is left out of the slope: caches are filled in it."""
    steady = [(at, size) for at, size in samples if at >= samples[-1][0] / 5]
    growth = slope(steady) * (samples[-1][0] - steady[0][0])
    return [
        figures.alone("the same: memory of the server, first and last", [samples[0][1], samples[-1][1]], "MB"),
        figures.alone("the same: most memory seen", [max(size for _, size in samples)], "MB"),
        figures.alone("the same: growth of memory after the first fifth, by least squares", [growth], "MB", 5),
    ]


def slope(points):
    """Least squares."""
    count = len(points)
    x, y = sum(at for at, _ in points) / count, sum(size for _, size in points) / count
    spread = sum((at - x) ** 2 for at, _ in points)
    return sum((at - x) * (size - y) for at, size in points) / spread if spread else 0
