"""Measures Zeitblock against its peers in one run; started by ./bench, which builds and installs what this needs."""

import argparse
import dataclasses
import json
import pathlib
import sys
import tempfile

from measure import browser, capture, days, dragging, figures, finding, importing, keystrokes, machine, pages, \
    planner, sync, terminal

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Opened by the performance panel of a browser.
TRACE = ROOT / ".build" / "benchmarks" / "drag-trace.json"
PARTS = ["terminal", "capture", "find", "import", "pages", "memory", "browser", "days", "drag", "plan", "sync"]


@dataclasses.dataclass
class Programs:
    zeitblock: str
    filler: str
    bare_handler: str
    chromium: str


def arguments():
    parser = argparse.ArgumentParser(prog="./bench", description=__doc__)
    parser.add_argument("--zeitblock", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--filler", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--bare-handler", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--chromium", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--only", choices=PARTS, action="append", help="measure this part only; may be repeated")
    parser.add_argument("--rounds", type=int, default=9, help="pairs measured of each kind (default 9)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    return parser.parse_args()


def measure(given, programs, directory):
    parts = given.only or PARTS
    results, version = [], None
    if "terminal" in parts:
        tell("Commands against Taskwarrior …")
        results += terminal.measure(programs, directory, 10_000, given.rounds)
    if "capture" in parts:
        tell("Lines of quick add …")
        results += capture.measure(programs, directory, given.rounds)
    if "find" in parts:
        tell("Searches …")
        results += finding.measure(programs, directory, 100_000, given.rounds)
    if "import" in parts:
        tell("Imports against Taskwarrior …")
        results += importing.measure(programs, directory, 10_000, given.rounds)
    if "pages" in parts:
        tell("Pages against the bare handler …")
        results += pages.measure(programs, directory, max(3, given.rounds // 2))
        results += pages.measure_changing(programs, directory, given.rounds)
    if "memory" in parts:
        tell("Memory …")
        results += pages.measure_memory(programs, directory, 10_000)
    if "browser" in parts:
        tell("A long Backlog in Chromium …")
        for count, bar in [(1_000, 300), (10_000, 500)]:
            figures_of_browser, version = browser.measure(programs, directory, count, given.rounds, bar)
            results += figures_of_browser
        results += keystrokes.measure(programs, directory, given.rounds, 16)
    if "days" in parts:
        tell("Days and weeks …")
        results += days.measure(programs, directory, given.rounds)
    if "drag" in parts:
        tell(f"Carrying a block across 100 others in Chromium; its trace is left at {TRACE} …")
        results += dragging.measure(programs, directory, max(3, given.rounds // 3), TRACE)
    if "plan" in parts:
        tell("Plans against their optimum …")
        results += planner.measure(programs, given.rounds)
    if "sync" in parts:
        tell("Syncs with Radicale …")
        results += sync.measure(programs, directory, 10_000, max(3, given.rounds // 2))
    return results, machine.description(ROOT, version)


def tell(sentence):
    print(sentence, file=sys.stderr, flush=True)


def main():
    given = arguments()
    programs = Programs(given.zeitblock, given.filler, given.bare_handler, given.chromium)
    with tempfile.TemporaryDirectory() as directory:
        results, description = measure(given, programs, directory)
    if given.json:
        print(json.dumps({"machine": description, "figures": [figure.json() for figure in results]},
                         indent=2, ensure_ascii=False))
        return
    for name, value in description.items():
        print(f"- {name}: {value}")
    print()
    print("Medians, in brackets the least and the most. Pairs were run in turn.\n")
    print(figures.table(results))


if __name__ == "__main__":
    main()
