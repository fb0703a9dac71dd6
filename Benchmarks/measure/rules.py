"""Expanding recurrence rules to instants: our engine, python-dateutil and libical, each many times in one process."""

import pathlib
import subprocess
import sys

from . import figures, rule_samples

HERE = pathlib.Path(__file__).resolve().parent
# Passes over all rules in one process: enough to be told apart, few enough to be waited for.
OURS, DATEUTIL, LIBICAL = 10, 1, 3


def measure(programs, directory, rounds):
    ours, libical = [programs.rules], [programs.libical_rules]
    dateutil = [sys.executable, "-B", HERE / "dateutil_rules.py"]
    return (against(ours, dateutil, "python-dateutil", DATEUTIL, directory, rounds)
            + against(ours, libical, "libical", LIBICAL, directory, rounds))


def against(ours, theirs, peer, passes, directory, rounds):
    """Days and what is more frequent apart: the second kind has few rules and most of the occurrences."""
    lines = agreed(ours, theirs, peer, directory)
    results = []
    for kind, chosen in [("years to days", [line for line in lines if not rule_samples.is_often(line)]),
                         ("hours to seconds", [line for line in lines if rule_samples.is_often(line)])]:
        file = written(directory, chosen)
        pairs = [(time(ours, file, OURS), time(theirs, file, passes)) for _ in range(rounds)]
        count = pairs[0][0][0]
        if any(a[0] != count or b[0] != count for a, b in pairs):
            raise RuntimeError(f"{peer} has found something else than before")
        name = f"expanding {len(chosen)} recurrence rules of {kind} over {rule_samples.YEARS} years, {count:,} times"
        results.append(figures.times_faster(name, [(a[1], b[1]) for a, b in pairs], peer))
    return results


def agreed(ours, theirs, peer, directory):
    """The rules both expand alike; which others there are is said."""
    lines = rule_samples.lines()
    file = written(directory, lines)
    same = [a == b for a, b in zip(shown(ours, file), shown(theirs, file), strict=True)]
    for line, is_same in zip(lines, same, strict=True):
        if not is_same:
            print(f"  {peer} differs, left out: {' '.join(line.split(chr(9))[:3])}", file=sys.stderr, flush=True)
    return [line for line, is_same in zip(lines, same, strict=True) if is_same]


def written(directory, lines):
    file = pathlib.Path(directory, "rules")
    file.write_text("".join(f"{line}\n" for line in lines))
    return file


def shown(command, file):
    done = subprocess.run([*command, file], check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.splitlines()


def time(command, file, passes):
    """How many times one pass finds, and the milliseconds it takes."""
    done = subprocess.run([*command, file, str(passes)], check=True, stdout=subprocess.PIPE, text=True)
    count, nanoseconds = map(int, done.stdout.split())
    return count // passes, nanoseconds / passes / 1e6
