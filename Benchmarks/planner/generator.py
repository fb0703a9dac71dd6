"""Makes problem files for the planner from a seed: free days with meetings and tasks of all kinds, by stratum."""

import datetime
import random

MONDAY = datetime.datetime(2026, 11, 23)
SLOT = 15

# Name, tasks, days, load (minutes wanted by minutes free), and what is special.
STRATA = [
    ("one day", 5, 1, 0.7, {}), ("one day", 8, 1, 0.9, {}), ("one day", 8, 1, 1.2, {}), ("one day", 12, 1, 1.3, {}),
    ("two days", 12, 2, 0.5, {}), ("two days", 12, 2, 0.9, {}), ("two days", 12, 2, 1.3, {}),
    ("three days", 15, 3, 0.9, {}), ("three days", 25, 3, 1.2, {}),
    ("five days", 20, 5, 0.7, {}), ("five days", 20, 5, 1.1, {}), ("five days", 30, 5, 0.9, {}),
    ("seven days", 40, 7, 0.7, {}), ("seven days", 40, 7, 0.9, {}), ("seven days", 40, 7, 1.1, {}),
    ("fragmented", 8, 1, 1.0, {"fragmented": True}), ("fragmented", 15, 3, 0.9, {"fragmented": True}),
    ("one gap", 8, 1, 0.8, {"gap": True}), ("one gap", 12, 1, 1.2, {"gap": True}),
    ("in one piece", 8, 1, 1.1, {"whole": True}), ("in one piece", 20, 5, 1.0, {"whole": True}),
    ("overnight", 8, 1, 0.9, {"night": True}), ("overnight", 20, 3, 1.1, {"night": True}),
    ("no free time", 5, 1, 1.0, {"full": True}),
    ("slots of 30", 20, 5, 1.0, {"slot": 30}),
]


def wall(moment):
    return moment.strftime("%Y-%m-%dT%H:%M")


def minutes(count):
    return datetime.timedelta(minutes=count)


def windows(days, special):
    opening, length = (22 * 60, 8 * 60) if special.get("night") else (9 * 60, 8 * 60 + 30)
    return [(MONDAY + minutes(day * 1440 + opening), MONDAY + minutes(day * 1440 + opening + length)) for day in days]


def meetings(window, dice, special, slot):
    """Busy stretches of a window, on the grid, which may overlap."""
    start, end = window
    count = int((end - start) / minutes(slot))
    if special.get("full"):
        return [window]
    if special.get("gap"):
        return [(start, start + minutes(90)), (start + minutes(330), end)]
    if special.get("fragmented"):
        busy, position = [], dice.randint(0, 1)
        while position < count:
            length = dice.randint(1, 2)
            busy.append((start + minutes(position * slot), start + minutes((position + length) * slot)))
            position += length + dice.randint(1, 3)
        return busy
    busy = [(start + minutes(180), start + minutes(240))] if dice.random() < 0.9 else []
    for _ in range(dice.randint(1, 4)):
        length = dice.choice([30, 30, 45, 60, 90])
        length += -length % slot
        position = dice.randint(0, count - length // slot)
        busy.append((start + minutes(position * slot), start + minutes(position * slot + length)))
    return busy


def lengths(count, wanted, dice, slot):
    """So many lengths in whole slots, at most 8 hours each, that add up to about what is wanted."""
    shares = [dice.choice([1, 1, 2, 2, 3, 3, 4, 6, 8, 12]) * dice.uniform(0.7, 1.3) for _ in range(count)]
    return [min(480, max(slot, round(wanted * share / sum(shares) / slot) * slot)) for share in shares]


def task(number, length, spans, dice, special, slot):
    day = dice.randrange(len(spans))
    due = None if dice.random() < 0.3 else spans[day][1] - minutes(30)
    later = dice.randrange(len(spans)) if dice.random() < 0.25 else 0
    begin = None
    if later > 0 and (due is None or spans[later][0] < due):
        begin = spans[later][0].replace(hour=0, minute=0)
    chunk = dice.choice([30, 45])
    chunk += -chunk % slot
    splits = length > chunk and not special.get("whole") and dice.random() < 0.8
    return {
        "id": f"t{number}", "minutes": length, "weight": dice.choice([1] * 5 + [3] * 3 + [9] * 2),
        "due": wall(due) if due else None, "notBefore": wall(begin) if begin else None,
        "minChunk": chunk if splits else length, "splittable": splits,
        "energy": "morning" if dice.random() < 0.25 else None,
    }


def problem(stratum, seed):
    name, count, days, load, special = stratum
    dice = random.Random(f"{stratum}{seed}")
    slot = special.get("slot", SLOT)
    spans = windows(range(days), special)
    busy = sorted(span for window in spans for span in meetings(window, dice, special, slot))
    free = sum(free_slots(spans, busy, slot)) * slot
    wanted = load * free if free else 300
    tasks = [task(number, length, spans, dice, special, slot)
             for number, length in enumerate(lengths(count, wanted, dice, slot))]
    return {
        "version": 1, "slotMinutes": slot, "now": wall(MONDAY), "stratum": name,
        "windows": [{"start": wall(start), "end": wall(end)} for start, end in spans],
        "busy": [{"start": wall(start), "end": wall(end)} for start, end in busy], "tasks": tasks,
    }


def free_slots(spans, busy, slot):
    """For each slot of the windows whether it is free."""
    for start, end in spans:
        while start + minutes(slot) <= end:
            yield all(until <= start or start + minutes(slot) <= since for since, until in busy)
            start += minutes(slot)


def problems(seed, rounds):
    """So many problems of each stratum."""
    return [problem(stratum, f"{seed}.{number}") for number in range(rounds) for stratum in STRATA]
