"""Reading lines of quick add: `zeitblock parse`, which answers each line of its input."""

import os
import random
import subprocess
import time

from . import data, figures

WHENS = ["morgen 15 Uhr", "am 15.3.2030", "in 3 Tagen", "halb vier", "by Friday", "ab Montag", "von 14 bis 15 Uhr"]
HOW_OFTEN = ["jeden zweiten Dienstag", "every last friday of the month", "alle 3 Wochen", "werktags", "every year"]
LENGTH = 100


def lines(count):
    """Lines of 100 characters that say something in most of their words."""
    chance = random.Random(data.SEED)
    return [line(chance) for _ in range(count)]


def line(chance):
    parts = [chance.choice(data.THINGS), chance.choice(data.VERBS), chance.choice(WHENS), chance.choice(HOW_OFTEN),
             "#" + chance.choice(data.TAGS), chance.choice(["#30min", "für 45 Minuten", "~1h30"]),
             chance.choice(["!hoch", "!A-1", "!dringend"])]
    chance.shuffle(parts)
    text = " ".join(parts)
    while len(text) < LENGTH:
        text += " " + chance.choice(data.THINGS)
    return text[:LENGTH]


def measure(programs, directory, rounds, count=2_000):
    """The time for many lines without that for one, which is what starting the program takes."""
    environment = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "HOME": directory}
    made = lines(count)

    def seconds(some):
        begin = time.perf_counter()
        text = "".join(f"{line}\n" for line in some).encode()
        done = subprocess.run([programs.zeitblock, "parse", "--at", "2029-11-20T09:30"], input=text, env=environment,
                              capture_output=True, check=True)
        if done.stdout.count(b"\n") != len(some):
            raise RuntimeError("not every line was answered")
        return time.perf_counter() - begin

    each = [(seconds(made) - seconds(made[:1])) * 1000 / (count - 1) for _ in range(rounds)]
    return [figures.alone(f"reading a line of {LENGTH} characters", each, "ms", 1)]
