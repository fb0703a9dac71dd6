"""How soon a program is there at all: its version, read anew from the disk or held in memory."""

import os
import pathlib

from . import commands, figures

DROP = pathlib.Path("/proc/sys/vm/drop_caches")


def measure(programs, directory, rounds):
    base = commands.environment(directory)
    ours = lambda _: ([programs.zeitblock, "version"], base)
    theirs = lambda _: (["task", "--version"], base)
    results = [compared("start, read before", *commands.pairs(ours, theirs, rounds * 3))]
    if os.access(DROP, os.W_OK):
        results.append(compared("start, read from the disk", *commands.pairs(ours, theirs, rounds, forget)))
    return results


def compared(name, wall, processor):
    return figures.times_faster(f"{name}: `version`", wall, "`task --version`", processor=processor)


def forget():
    """Lets the system forget every file it has read; what is not written yet is written first."""
    os.sync()
    DROP.write_text("3\n")
