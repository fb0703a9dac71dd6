"""Measures Zeitblock against its peers in one run; started by ./bench, which builds and installs what this needs."""

import argparse
import dataclasses
import pathlib
import sys
import tempfile
import traceback

from measure import machine, report, store, tables
from measure.parts import PARTS, Programs, Run

ROOT = pathlib.Path(__file__).resolve().parent.parent
KEPT = ROOT / ".build" / "benchmarks"
STORE = ROOT / "docs" / "benchmarks" / "figures.json"


def arguments():
    parser = argparse.ArgumentParser(prog="./bench", description=__doc__)
    for field in dataclasses.fields(Programs):
        parser.add_argument("--" + field.name.replace("_", "-"), default="", help=argparse.SUPPRESS)
    parser.add_argument("--only", choices=[part.name for part in PARTS], action="append",
                        help="measure this part only; may be repeated; build only then")
    parser.add_argument("--rounds", type=int, default=9, help="pairs measured of each kind (default 9)")
    parser.add_argument("--minutes", type=float, help="how long the load lasts (default 10 where it is asked for, else 1)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--write", action="store_true",
                        help="write the tables and plots of docs/benchmarks.md; parts not measured stay as they are")
    return parser.parse_args()


def measured(part, given):
    """The figures of one part, made in a directory that is gone afterwards, with the machine as it was at the beginning."""
    tell(f"{part.sentence} …")
    programs = Programs(**{field.name: getattr(given, field.name) for field in dataclasses.fields(Programs)})
    KEPT.mkdir(parents=True, exist_ok=True)
    description = machine.description(ROOT)
    with tempfile.TemporaryDirectory() as directory:
        figures = part.measure(Run(programs, directory, given.rounds, str(KEPT), minutes(given)))
    return store.entry(description, given.rounds, figures)


def minutes(given):
    return given.minutes or (10 if "load" in (given.only or []) else 1)


def tell(sentence):
    print(sentence, file=sys.stderr, flush=True)


def show(part, entry, is_first):
    """As Markdown; the machine once, and then only how busy it was."""
    if is_first:
        print("\n".join(f"- {name}: {value}" for name, value in entry["machine"].items()))
        print("\nMedians, in brackets the least and the most. Pairs were run in turn.")
    print(f"\n{part.sentence}, load {entry['machine']['load']}:\n")
    print(tables.table(store.figures_of(entry)), flush=True)


def main():
    given = arguments()
    results, failed = {}, []
    for part in PARTS:
        if not (part.name in given.only if given.only else part.usual):
            continue
        try:
            results[part.name] = measured(part, given)
        except Exception:  # What one part lacks shall not take the figures of the others.
            traceback.print_exc()
            failed.append(part.name)
            continue
        if not given.json:
            show(part, results[part.name], len(results) == 1)
        if given.write:
            report.write(ROOT, store.kept(STORE, part.name, results[part.name]))
    if given.json:
        print(store.text(results), end="")
    if failed:
        sys.exit(f"not measured: {', '.join(failed)}")


if __name__ == "__main__":
    main()
