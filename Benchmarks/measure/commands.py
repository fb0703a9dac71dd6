"""Running programs from their start to their end, one after the other or in turn with those of a peer."""

import os
import subprocess
import time


def environment(home):
    """What our program is started with: nothing of whoever measures but where programs are."""
    return {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "HOME": str(home)}


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


def pairs(ours, theirs, rounds, prepare=lambda: None):
    """Wall clock and processor time of both in turn, after one round that does not count."""
    wall, processor = [], []
    for number in range(rounds + 1):
        prepare()
        a = run(*ours(number))
        prepare()
        b = run(*theirs(number))
        if number > 0:
            wall.append((a[0], b[0]))
            processor.append((a[1], b[1]))
    return wall, processor
