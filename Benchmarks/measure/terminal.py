"""Commands in a terminal, against Taskwarrior with the same tasks."""

import os
import subprocess
import time

from . import data, figures


def run(command, environment, codes=(0,)):
    """Milliseconds of wall clock and of processor time; `codes` are those the program may end with."""
    begin = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    complaint = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - begin
    process.returncode = os.waitstatus_to_exitcode(status)
    process.stderr.close()
    if process.returncode not in codes:
        raise RuntimeError(f"{command[0]} ended with {process.returncode}: {complaint.decode()}")
    return wall * 1000, (usage.ru_utime + usage.ru_stime) * 1000


def pairs(ours, theirs, rounds):
    """Runs both in turn, after one round that does not count."""
    wall, processor = [], []
    for number in range(rounds + 1):
        a, b = run(*ours(number)), run(*theirs(number))
        if number > 0:
            wall.append((a[0], b[0]))
            processor.append((a[1], b[1]))
    return wall, processor


def measure(programs, directory, count, rounds):
    made = data.tasks(count)
    here, there = f"{directory}/zeitblock-{count}", f"{directory}/taskwarrior-{count}"
    data.fill_zeitblock(programs.filler, here, made)
    task = data.fill_taskwarrior(there, made)
    zeitblock = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "HOME": directory}
    listing = pairs(
        lambda _: ([programs.zeitblock, "list", "--data", here], zeitblock),
        lambda _: (["task", f"rc:{task['TASKRC']}", "list"], task), rounds)
    adding = pairs(
        lambda number: ([programs.zeitblock, "add", "--data", here, f"Noch eine Aufgabe {number}"], zeitblock),
        lambda number: (["task", f"rc:{task['TASKRC']}", "add", f"Noch eine Aufgabe {number}"], task), rounds)
    size = f"{count:,} tasks"
    return [
        figures.times_faster(f"`list`, {size}", listing[0], "`task list`", 10),
        figures.times_faster(f"`list`, {size}, processor time", listing[1], "`task list`"),
        figures.times_faster(f"`add` at {size}", adding[0], "`task add`", 5),
        figures.times_faster(f"`add` at {size}, processor time", adding[1], "`task add`"),
    ]
