"""Recurrence rules as calendars hold them, from one seed: every frequency, on clocks of several zones."""

import datetime
import random

from . import data

YEARS = 10
WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
ZONES = ["Europe/Berlin", "Europe/Berlin", "UTC", "America/New_York", "Australia/Sydney", "Asia/Kolkata"]
TIMES = [(0, 0), (8, 30), (9, 0), (12, 0), (18, 15)]
# How many of 200 there are of each frequency, and after how many days those with an UNTIL end at most.
FREQUENCIES = {"YEARLY": (35, 3650), "MONTHLY": (50, 3000), "WEEKLY": (45, 3000), "DAILY": (35, 2000),
               "HOURLY": (15, 200), "MINUTELY": (12, 20), "SECONDLY": (8, 1)}
OFTEN = ["HOURLY", "MINUTELY", "SECONDLY"]


def lines(seed=data.SEED):
    """As Benchmarks/Rules reads them."""
    chance = random.Random(seed)
    return [line(chance, frequency) for frequency, (count, _) in FREQUENCIES.items() for _ in range(count)]


def is_often(line):
    """Whether the rule is of hours, minutes or seconds."""
    return any(f"FREQ={frequency}" in line for frequency in OFTEN)


def line(chance, frequency):
    day = datetime.date(2016, 1, 1) + datetime.timedelta(chance.randrange(3650))
    start = datetime.datetime.combine(day, datetime.time(*chance.choice(TIMES)))
    parts = {"FREQ": frequency} | CHOOSING[frequency](chance) | ending(chance, frequency, start)
    if frequency == "WEEKLY" and chance.random() < 0.3:
        parts["WKST"] = chance.choice(["SU", "MO"])
    rule = ";".join(f"{name}={value}" for name, value in parts.items())
    last = start.replace(tzinfo=datetime.timezone.utc) + datetime.timedelta(days=YEARS * 365)
    return "\t".join([rule, f"{start:%Y%m%dT%H%M%S}", chance.choice(ZONES), str(int(last.timestamp()))])


def ending(chance, frequency, start):
    """Rules of minutes and seconds all end, the others every other time."""
    kind = chance.random() * (0.6 if frequency in ("MINUTELY", "SECONDLY") else 1)
    if kind < 0.3:
        return {"COUNT": str(chance.choice([5, 10, 52, 100, 365]))}
    if kind < 0.6:
        days = chance.randrange(1, FREQUENCIES[frequency][1] + 1)
        return {"UNTIL": f"{start + datetime.timedelta(days=days):%Y%m%dT%H%M%SZ}"}
    return {}


def some(chance, values, most):
    values = list(values)
    return ",".join(str(value) for value in sorted(chance.sample(values, chance.randint(1, most)), key=values.index))


def yearly(chance):
    month, day = {"BYMONTH": some(chance, range(1, 13), 3)}, chance.choice(WEEKDAYS)
    return chance.choice([
        {}, {"INTERVAL": "2"}, month, month | {"BYMONTHDAY": some(chance, range(1, 29), 3)},
        month | {"BYMONTHDAY": "-1"}, month | {"BYDAY": f"{chance.choice([-1, 1, 2, 3])}{day}"},
        {"BYDAY": f"{chance.randint(1, 50)}{day}"}, {"BYYEARDAY": some(chance, [1, 100, 200, 300, -1], 3)},
        {"BYWEEKNO": some(chance, range(2, 51), 3), "BYDAY": day},
        month | {"BYDAY": "MO,TU,WE,TH,FR", "BYSETPOS": chance.choice(["1", "-1"])}])


def monthly(chance):
    return chance.choice([
        {}, {"BYMONTHDAY": some(chance, range(1, 32), 4)}, {"BYMONTHDAY": "-1"}, {"BYMONTHDAY": "1,15,-1"},
        {"BYDAY": f"{chance.choice([-2, -1, 1, 2, 3, 4])}{chance.choice(WEEKDAYS)}"},
        {"BYDAY": some(chance, WEEKDAYS, 3)}, {"BYDAY": "FR", "BYMONTHDAY": "13"},
        {"BYDAY": "MO,TU,WE,TH,FR", "BYSETPOS": chance.choice(["1", "-1", "2", "1,-1"])},
    ]) | chance.choice([{}, {}, {"INTERVAL": str(chance.randint(2, 6))}])


def weekly(chance):
    days = chance.choice([{}, {"BYDAY": "MO,TU,WE,TH,FR"}, {"BYDAY": some(chance, WEEKDAYS, 4)}])
    month = chance.choice([{}, {}, {}, {"BYMONTH": some(chance, range(1, 13), 6)}])
    return days | month | chance.choice([{}, {}, {"INTERVAL": str(chance.randint(2, 4))}])


def daily(chance):
    return chance.choice([
        {}, {"INTERVAL": str(chance.randint(2, 10))}, {"BYMONTH": some(chance, range(1, 13), 6)},
        {"BYDAY": "MO,TU,WE,TH,FR"}, {"BYMONTHDAY": some(chance, range(1, 29), 5)},
        {"BYHOUR": some(chance, range(6, 23), 4)}, {"BYHOUR": "8,12,18", "BYMINUTE": "0,30", "BYSETPOS": "1,-1"}])


def hourly(chance):
    return chance.choice([
        {"INTERVAL": str(chance.choice([4, 6, 8, 12]))}, {"BYDAY": "MO,TU,WE,TH,FR", "BYHOUR": "9,12,15"},
        {"INTERVAL": "3", "BYMONTH": "6,7,8"}, {"BYHOUR": "8,20", "BYMINUTE": "0,20,40"}])


def minutely(chance):
    return chance.choice([
        {"INTERVAL": str(chance.choice([15, 20, 30, 45, 90]))}, {"INTERVAL": "30", "BYHOUR": "9,10,11,12"},
        {"INTERVAL": "10", "BYDAY": "SA,SU"}])


def secondly(chance):
    return {"INTERVAL": str(chance.choice([30, 60, 90, 600]))}


CHOOSING = {"YEARLY": yearly, "MONTHLY": monthly, "WEEKLY": weekly, "DAILY": daily, "HOURLY": hourly,
            "MINUTELY": minutely, "SECONDLY": secondly}
