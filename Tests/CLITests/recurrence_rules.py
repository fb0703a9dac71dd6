"""Random recurrence rules, and two other programs that expand them.

    ZEITBLOCK_SEED   the seed of a failed run, to see it again
"""

import ctypes
import random
import signal
from datetime import datetime, timedelta, timezone
from itertools import islice

from dateutil.rrule import rrulestr

WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
EPOCH = datetime(1970, 1, 1)


def some(draw: random.Random, values, most: int) -> str:
    values = list(values)
    return ",".join(str(value) for value in draw.sample(values, draw.randint(1, min(most, len(values)))))


def signed(draw: random.Random, last: int, most: int, lowest: int | None = None) -> str:
    return some(draw, [*range(1, last + 1), *range(-(last if lowest is None else lowest), 0)], most)


def weekdays(draw: random.Random, last: int) -> str:
    """With numbers up to `last`, 0 for none."""
    days = draw.sample(WEEKDAYS, draw.randint(1, 4))
    if not last or draw.random() < 0.4:
        return ",".join(days)
    return ",".join(f"{draw.choice([n for n in range(-last, last + 1) if n])}{day}" for day in days)


def days(draw: random.Random, frequency: str) -> dict[str, str]:
    """The parts that choose days, as RFC 5545 allows them for a frequency."""
    parts = {}
    often = draw.random

    if often() < 0.35:
        parts["BYMONTH"] = some(draw, range(1, 13), 5)
    if frequency != "WEEKLY" and often() < 0.35:
        parts["BYMONTHDAY"] = signed(draw, 31, 6)
    if frequency in ("YEARLY", "HOURLY", "MINUTELY", "SECONDLY") and often() < 0.15:
        parts["BYYEARDAY"] = signed(draw, 366, 20)
    if frequency == "YEARLY" and often() < 0.2:
        # Deviations: dateutil takes every day of a chosen week where the standard takes the weekday of the start, and
        # numbers the first days of January wrongly when they are in a last week: it knows -1, but neither 52 nor 53.
        parts["BYWEEKNO"] = signed(draw, 51, 6, lowest=50)
        parts["BYDAY"] = weekdays(draw, 0)
    elif often() < 0.5:
        numbered = {"YEARLY": 5 if "BYMONTH" in parts else 53, "MONTHLY": 5}.get(frequency, 0)
        parts["BYDAY"] = weekdays(draw, numbered)
    return parts


def times(draw: random.Random) -> dict[str, str]:
    parts = {}
    if draw.random() < 0.2:
        parts["BYHOUR"] = some(draw, range(24), 4)
    if draw.random() < 0.2:
        parts["BYMINUTE"] = some(draw, range(60), 4)
    if draw.random() < 0.15:
        parts["BYSECOND"] = some(draw, range(60), 3)
    return parts


def question(draw: random.Random) -> dict:
    """A rule, a start on a clock in Greenwich, and how many occurrences to look at."""
    frequency = draw.choices(
        ["YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY", "MINUTELY", "SECONDLY"], [4, 5, 5, 4, 2, 1, 1])[0]
    start = EPOCH + timedelta(days=draw.randint(0, 365 * 130), seconds=draw.choice([0, 9 * 3600, draw.randint(0, 86399)]))
    if draw.random() < 0.2:
        start = start.replace(month=draw.choice([1, 2, 12]), day=draw.choice([1, 28, 29 if start.year % 4 == 0 else 28]))
    parts = {"FREQ": frequency} | days(draw, frequency) | times(draw)
    if draw.random() < 0.5:
        parts["INTERVAL"] = str(draw.choice([2, 2, 3, 4, 5, 6, 7, 12, draw.randint(1, 60)]))
    if draw.random() < 0.4:
        parts["WKST"] = draw.choice(WEEKDAYS)
    if len(parts.keys() & {"BYMONTH", "BYMONTHDAY", "BYYEARDAY", "BYDAY", "BYHOUR", "BYMINUTE"}) and draw.random() < 0.25:
        parts["BYSETPOS"] = signed(draw, draw.choice([2, 2, 5, 40 if frequency == "YEARLY" else 2]), 3)
        if frequency == "WEEKLY":
            # Deviation: dateutil leaves out days before the start before it counts positions.
            week = WEEKDAYS.index(parts.get("WKST", "MO"))
            start = max(start - timedelta(days=(start.weekday() - week) % 7), EPOCH + timedelta(days=(week - 3) % 7))
    end = draw.random()
    if end < 0.3:
        parts["COUNT"] = str(draw.randint(1, 30))
    elif end < 0.5:
        length = {"YEARLY": 9000, "MONTHLY": 1500, "WEEKLY": 400, "DAILY": 90}.get(frequency, 3)
        parts["UNTIL"] = (start + timedelta(days=draw.randint(0, length))).strftime("%Y%m%dT%H%M%SZ")
    names = list(parts)
    draw.shuffle(names)
    rule = ";".join(f"{name}={parts[name]}" for name in names)
    return {"rule": rule, "start": start.isoformat(), "zone": "UTC", "count": 20}


class TooSlow(Exception):
    """Searching a rule that hardly ever comes true takes dateutil minutes."""


def give_up(*_):
    raise TooSlow


def dateutil_answer(question: dict, seconds: float = 0.05) -> list[str] | None:
    """None for a rule dateutil refuses because it would never come true, or is too slow for."""
    start = datetime.fromisoformat(question["start"]).replace(tzinfo=timezone.utc)
    signal.signal(signal.SIGVTALRM, give_up)
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
        # The time may be over while the clock is being stopped.
        try:
            found = islice(rrulestr(question["rule"], dtstart=start), question["count"])
            return [moment.replace(tzinfo=None).isoformat() for moment in found]
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    except TooSlow:
        return None
    except ValueError as error:
        assert "Invalid" in str(error), (question, error)
        return None


def plain_question(draw: random.Random) -> dict:
    """One that libical 3.0.16 expands as the standard says.

    Deviations: it takes times in the order they are written, counts BYSETPOS of weeks and shorter periods day by day,
    ignores month days from the end in a DAILY rule, takes the month of the start for the month days of a YEARLY one,
    begins weeks wrongly unless they begin on Monday, puts a lone Sunday into the next week, forgets weeks around New
    Year, loses positions of month days from both ends, gives up early on rare rules, and searches minutes for what
    never comes true.
    """
    frequency = draw.choice(["YEARLY", "MONTHLY", "MONTHLY", "WEEKLY", "DAILY"])
    start = datetime(1990, 1, 1) + timedelta(days=draw.randint(0, 365 * 30), seconds=draw.choice([0, 32400, 86399]))
    parts = {"FREQ": frequency}
    if frequency == "MONTHLY":
        choice = draw.random()
        if choice < 0.35:
            parts["BYMONTHDAY"] = signed(draw, 31, 5)
        elif choice < 0.7:
            parts["BYDAY"] = weekdays(draw, 4)
        if "BYDAY" in parts and draw.random() < 0.4:
            parts["BYSETPOS"] = draw.choice(["1", "-1", "1,-1"])
    elif frequency == "YEARLY":
        choice = draw.random()
        if choice < 0.5:
            parts["BYMONTH"] = some(draw, range(1, 13), 4)
        if choice < 0.2:
            parts["BYDAY"] = weekdays(draw, 4)
        elif choice < 0.5:
            parts["BYMONTHDAY"] = signed(draw, 28, 4)
        elif choice < 0.7:
            parts["BYYEARDAY"] = signed(draw, 366, 6)
        elif choice < 0.85:
            parts["BYDAY"] = weekdays(draw, 50)
        else:
            parts |= {"BYWEEKNO": some(draw, range(2, 52), 4), "BYDAY": weekdays(draw, 0)}
    elif frequency == "WEEKLY":
        parts["BYDAY"] = weekdays(draw, 0)
        if parts["BYDAY"] == "SU":
            parts["BYDAY"] = "SU,TH"
    elif draw.random() < 0.5:
        parts["BYMONTH"] = some(draw, range(1, 13), 6)
    if draw.random() < 0.5:
        parts["INTERVAL"] = str(draw.randint(2, 6))
    if frequency in ("DAILY", "MONTHLY") and draw.random() < 0.4:
        parts["WKST"] = draw.choice(WEEKDAYS)
    if draw.random() < 0.3:
        parts["COUNT"] = str(draw.randint(1, 15))
    rule = ";".join(f"{name}={value}" for name, value in parts.items())
    return {"rule": rule, "start": start.isoformat(), "zone": "UTC", "count": 10}


class LibIcal:
    """The expansion of libical 3, on a clock in Greenwich."""

    def __init__(self):
        self.library = ctypes.CDLL("libical.so.3")
        self.expand = self.library.icalrecur_expand_recurrence
        self.expand.argtypes = [ctypes.c_char_p, ctypes.c_long, ctypes.c_int, ctypes.POINTER(ctypes.c_long)]
        self.expand.restype = ctypes.c_int

    def answer(self, question: dict) -> list[str]:
        count = question["count"]
        found = (ctypes.c_long * count)()
        start = round((datetime.fromisoformat(question["start"]) - EPOCH).total_seconds())
        self.expand(question["rule"].encode(), start, count, found)
        return [(EPOCH + timedelta(seconds=second)).isoformat() for second in found if second]
