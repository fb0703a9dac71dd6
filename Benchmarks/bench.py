"""Measures Zeitblock against its peers in one run; started by ./bench, which builds and installs what this needs."""

import argparse
import dataclasses
import json
import pathlib
import sys
import tempfile

from measure import machine, tables
from measure.parts import PARTS, Programs, Run

ROOT = pathlib.Path(__file__).resolve().parent.parent
KEPT = ROOT / ".build" / "benchmarks"


def arguments():
    parser = argparse.ArgumentParser(prog="./bench", description=__doc__)
    for field in dataclasses.fields(Programs):
        parser.add_argument("--" + field.name.replace("_", "-"), default="", help=argparse.SUPPRESS)
    parser.add_argument("--only", choices=[part.name for part in PARTS], action="append",
                        help="measure this part only; may be repeated")
    parser.add_argument("--rounds", type=int, default=9, help="pairs measured of each kind (default 9)")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    return parser.parse_args()


def measured(part, given):
    """The figures of one part, made in a directory that is gone afterwards."""
    print(f"{part.sentence} …", file=sys.stderr, flush=True)
    programs = Programs(**{field.name: getattr(given, field.name) for field in dataclasses.fields(Programs)})
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as directory:
        return part.measure(Run(programs, directory, given.rounds, str(KEPT)))


def main():
    given = arguments()
    chosen = [part for part in PARTS if not given.only or part.name in given.only]
    results = [figure for part in chosen for figure in measured(part, given)]
    description = machine.description(ROOT)
    if given.json:
        print(json.dumps({"machine": description, "figures": [figure.json() for figure in results]},
                         indent=2, ensure_ascii=False))
        return
    for name, value in description.items():
        print(f"- {name}: {value}")
    print()
    print("Medians, in brackets the least and the most. Pairs were run in turn.\n")
    print(tables.table(results))


if __name__ == "__main__":
    main()
