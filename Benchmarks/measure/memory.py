"""The memory of a server with many tasks: after each page was asked for once, and after many were asked for at once."""

import subprocess
import time

from . import data, figures, service, wrk

SIZES = [(10_000, 40), (100_000, 150)]
PAGES = ["/backlog", "/backlog?page=2", "/day", "/week", "/focus", "/matrix", "/abcde", "/all?q=heizung", "/settings"]
LOADED = ["/backlog", "/day", "/focus", "/matrix", "/all?q=rechnung+4711"]
CONNECTIONS = 64
# What is no longer used is given back within so many seconds.
REST = 3


def measure(programs, directory):
    return [figure for count, bar in SIZES for figure in of(programs, directory, count, bar)]


def of(programs, directory, count, bar):
    here = f"{directory}/memory-{count}"
    data.fill_zeitblock(programs.filler, here, data.tasks(count))
    # To go through the titles of all of them takes minutes, once; the program at rest has done so.
    subprocess.run([programs.zeitblock, "settings", "--data", here, "--quiet", "titles", "off"], check=True)
    with service.serving(programs.zeitblock, here) as server:
        server.settle()
        for path in PAGES:
            server.get(path)
        at_rest = rested(server)
        for path in LOADED:
            wrk.run(server.origin + path, server.cookie, CONNECTIONS)
        loaded = server.resident_megabytes()
        after = rested(server)
    return [
        figures.alone(f"memory of the server, {count:,} tasks, each page once", [at_rest], "MB", bar),
        figures.alone(f"the same, {count:,} tasks, at the end of requests on {CONNECTIONS} connections", [loaded], "MB"),
        figures.alone(f"the same, {count:,} tasks, {REST} s later", [after], "MB", bar),
    ]


def rested(server):
    time.sleep(REST)
    return server.resident_megabytes()
