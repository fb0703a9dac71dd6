"""How many lines of quick add and how many titles are gone through in a second."""

import os
import subprocess
import time

from . import corpus, figures

COUNT = 10_000


def measure_lines(programs, directory, rounds):
    """Each language alone; which one a line has is found out by the grammar."""
    command = [programs.zeitblock, "parse", "--at", "2029-11-20T09:30"]
    return [
        figures.alone(f"lines of quick add read in a second, {language} mix",
                      rates(command, directory, corpus.quick_add(language, COUNT), rounds), "lines/s")
        for language in ("German", "English")]


def measure_titles(programs, directory, rounds):
    command = [programs.zeitblock, "titles", "preview", "--json"]
    return [figures.alone("raw titles gone through in a second",
                          rates(command, directory, corpus.raw_titles(COUNT), rounds), "titles/s")]


def rates(command, directory, lines, rounds):
    """The time for one line, which is what starting the program takes, does not count."""
    environment = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "HOME": directory}

    def seconds(some):
        begin = time.perf_counter()
        text = "".join(f"{line}\n" for line in some).encode()
        done = subprocess.run(command, input=text, env=environment, capture_output=True, check=True)
        if done.stdout.count(b"\n") != len(some):
            raise RuntimeError("not every line was answered")
        return time.perf_counter() - begin

    return [(len(lines) - 1) / (seconds(lines) - seconds(lines[:1])) for _ in range(rounds)]
