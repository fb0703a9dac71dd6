"""The parts of ./bench, one line each: its name for `--only`, what is said when it begins, and what measures it."""

import dataclasses
import typing

from . import browser, builds, capture, days, dragging, exchange, finding, keystrokes, loading, memory, pages, \
    planner, reviewing, rules, starting, sync, terminal, throughput, todoman


@dataclasses.dataclass
class Programs:
    """What is measured and what it needs; each is an option of bench.py."""

    zeitblock: str
    filler: str
    bare_handler: str
    chromium: str
    rules: str
    libical_rules: str


@dataclasses.dataclass
class Run:
    """What a part is given: `directory` is empty and its own, `kept` stays for people to look into."""

    programs: Programs
    directory: str
    rounds: int
    kept: str
    # Of the load; the others take as long as they take.
    minutes: float = 1


@dataclasses.dataclass(frozen=True)
class Part:
    """One that is not `usual` is only measured when it is asked for."""

    name: str
    sentence: str
    measure: typing.Callable[[Run], list]
    usual: bool = True


def measure_browser(run):
    results = []
    for count, bar in [(1_000, 300), (10_000, 500)]:
        results += browser.measure(run.programs, run.directory, count, run.rounds, bar)
    return results + keystrokes.measure(run.programs, run.directory, run.rounds, 16)


def measure_capture(run):
    return (capture.measure(run.programs, run.directory, run.rounds)
            + throughput.measure_lines(run.programs, run.directory, run.rounds))


def measure_pages(run):
    return (pages.measure(run.programs, run.directory, max(3, run.rounds // 3))
            + pages.measure_changing(run.programs, run.directory, run.rounds))


PARTS = [
    Part("terminal", "Commands against Taskwarrior",
         lambda run: terminal.measure(run.programs, run.directory, run.rounds)),
    Part("todoman", "Commands against todoman",
         lambda run: todoman.measure(run.programs, run.directory, run.rounds)),
    Part("start", "How soon a program is there",
         lambda run: starting.measure(run.programs, run.directory, run.rounds)),
    Part("exchange", "Imports and exports against Taskwarrior",
         lambda run: exchange.measure(run.programs, run.directory, run.rounds)),
    Part("capture", "Lines of quick add", measure_capture),
    Part("titles", "Titles", lambda run: throughput.measure_titles(run.programs, run.directory, run.rounds)),
    Part("find", "Searches", lambda run: finding.measure(run.programs, run.directory, 100_000, run.rounds)),
    Part("pages", "Pages against the bare handler", measure_pages),
    Part("memory", "Memory", lambda run: memory.measure(run.programs, run.directory)),
    Part("load", "Many who read and write at once", loading.measure),
    Part("browser", "A long Backlog in Chromium", measure_browser),
    Part("days", "Days and weeks", lambda run: days.measure(run.programs, run.directory, run.rounds)),
    Part("review", "Looking back over a year", lambda run: reviewing.measure(run.programs, run.directory, run.rounds)),
    Part("drag", "Carrying a block across 100 others in Chromium",
         lambda run: dragging.measure(run.programs, run.directory, max(3, run.rounds // 3), run.kept)),
    Part("plan", "Plans against their optimum", lambda run: planner.measure(run.programs, run.rounds)),
    Part("rules", "Recurrence rules against python-dateutil and libical",
         lambda run: rules.measure(run.programs, run.directory, run.rounds)),
    Part("sync", "Syncs with Radicale",
         lambda run: sync.measure(run.programs, run.directory, 10_000, max(3, run.rounds // 2))),
    Part("build", "Builds of the package",
         lambda run: builds.measure(run.directory, max(3, run.rounds // 3)), usual=False),
]
