"""Expands recurrence rules with python-dateutil; takes and prints what Benchmarks/Rules does.

    dateutil_rules.py FILE           every rule's instants in a line of their own
    dateutil_rules.py FILE PASSES    how many there were in all passes, and how many nanoseconds they took
"""

import datetime
import pathlib
import sys
import time
import zoneinfo

from dateutil.rrule import rrulestr


def question(line):
    rule, start, zone, end = line.split("\t")
    # The zones of the standard library are those in C.
    zone = datetime.timezone.utc if zone == "UTC" else zoneinfo.ZoneInfo(zone)
    return rule, datetime.datetime.strptime(start, "%Y%m%dT%H%M%S").replace(tzinfo=zone), int(end)


def instants(rule, start, end):
    """Seconds since 1970; none for a rule that is refused."""
    found = []
    try:
        for moment in rrulestr(rule, dtstart=start):
            seconds = int(moment.timestamp())
            if seconds >= end:
                break
            found.append(seconds)
    except ValueError:
        return []
    return found


def main():
    questions = [question(line) for line in pathlib.Path(sys.argv[1]).read_text().splitlines()]
    if len(sys.argv) < 3:
        for asked in questions:
            print(*instants(*asked))
        return
    begin = time.perf_counter_ns()
    count = sum(len(instants(*asked)) for _ in range(int(sys.argv[2])) for asked in questions)
    print(count, time.perf_counter_ns() - begin)


if __name__ == "__main__":
    main()
