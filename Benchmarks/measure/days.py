"""Days and weeks as they are planned: the pages at the server, and the same in a terminal."""

import datetime
import http.client
import os
import subprocess
import time

from . import data, figures, service, terminal

EVENTS, TASKS, MANY = 200, 100, 10_000


def measure(programs, directory, rounds):
    today = datetime.date.today()
    full, many = f"{directory}/full-day", f"{directory}/many-days"
    data.fill_zeitblock(programs.filler, full, data.tasks(TASKS) + events(today))
    data.fill_zeitblock(programs.filler, many, data.tasks(MANY) + events(today))
    about = f"{EVENTS} events, {TASKS} tasks"
    return (
        pages(programs, full, [
            (f"`/day`, {about}", "/day", 10), (f"a day to come, {about}", f"/day/{today + datetime.timedelta(1)}", 10),
        ], rounds)
        + pages(programs, many, [
            (f"`/day`, {MANY:,} tasks", "/day", None), (f"`/week`, {MANY:,} tasks", "/week", None),
        ], rounds)
        + commands(programs, many, directory, rounds))


def events(today):
    """On each of two days, one after the other and over one another."""
    midnight = int(datetime.datetime.combine(today, datetime.time(), datetime.timezone.utc).timestamp())
    made = []
    for day in range(2):
        for number in range(EVENTS):
            start = midnight + day * 86_400 + number * 7 * 60
            made.append({"title": f"Termin {number}", "start": start, "end": start + (10 + number % 4 * 10) * 60})
    return made


def pages(programs, directory, asked, rounds):
    """Of each page how long an answer takes right after a change, and how long once more without one."""
    results = []
    with service.serving(programs.zeitblock, directory) as server:
        for name, path, bar in asked:
            anew, again = [], []
            for number in range(rounds * 4 + 1):
                change(programs, directory, number)
                anew.append(timed(server, path))
                again.append(timed(server, path))
            size = f"{len(server.get(path)) / 1000:.0f} kB"
            results += figures_of(f"{name}, {size}", anew[1:], again[1:], bar)
    return results


def figures_of(name, anew, again, bar):
    return [
        figures.alone(f"{name}, first request after a change", [wall for wall, _ in anew], "ms", bar),
        figures.alone("the same, processor time of the server", [processor for _, processor in anew], "ms"),
        figures.alone("the same request once more", [wall for wall, _ in again], "ms", bar),
        figures.alone("the same, processor time of the server", [processor for _, processor in again], "ms"),
    ]


def change(programs, directory, number):
    task = f"5eedda7a-0000-4000-8000-{number % TASKS + 1:012x}"
    subprocess.run([programs.zeitblock, "move", "--data", directory, "--quiet", task, "bottom"], check=True)
    # What the server does on its own when something has changed shall not be counted.
    time.sleep(0.2)


def timed(server, path):
    """Milliseconds from the request to the last byte of the answer, and of processor time of the server."""
    host = server.origin.split("//")[1]
    connection = http.client.HTTPConnection(host)
    connection.connect()
    before, begin = server.spent(), time.perf_counter()
    connection.request("GET", path, headers={"Cookie": server.cookie})
    answer = connection.getresponse()
    answer.read()
    wall = time.perf_counter() - begin
    processor = server.spent() - before
    connection.close()
    if answer.status != 200:
        raise RuntimeError(f"{path} was answered with {answer.status}")
    return wall * 1000, processor


def commands(programs, data_directory, home, rounds):
    environment = {"LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"], "HOME": home}
    results = []
    for words in (["day"], ["week"], ["plan"], ["plan", "--days", "7"]):
        command = [programs.zeitblock, *words, "--data", data_directory]
        times = [terminal.run(command, environment) for _ in range(rounds + 1)][1:]
        name = f"`zeitblock {' '.join(words)}`, {MANY:,} tasks"
        results.append(figures.alone(name, [wall for wall, _ in times], "ms"))
        results.append(figures.alone("the same, processor time", [processor for _, processor in times], "ms"))
    return results
