"""Pages per second against the bare handler with the same bytes, and the memory of a server with much data."""

import re
import subprocess
import time

from . import data, figures, service

CONNECTIONS = 16
SECONDS = 2


def rate(address, cookie):
    """Answers per second; every one of them has to be a success."""
    output = subprocess.run(
        ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s", "-H", f"Cookie: {cookie}", address],
        check=True, capture_output=True, text=True).stdout
    if "Non-2xx" in output:
        raise RuntimeError(f"{address} refused: {output}")
    return float(re.search(r"Requests/sec:\s+([\d.]+)", output)[1])


def measure(programs, directory, rounds):
    here = f"{directory}/fifty"
    data.fill_zeitblock(programs.filler, here, data.tasks(50))
    results = []
    with service.serving(programs.zeitblock, here) as server:
        for name, path, bar in [("Backlog, 50 rows", "/backlog", 1 / 3), ("Settings", "/settings", None)]:
            body = server.get(path)
            with service.bare_handler(programs.bare_handler, body, directory) as bare:
                pairs = [(rate(server.origin + path, server.cookie), rate(bare, server.cookie)) for _ in range(rounds)]
            size = f"{len(body) / 1000:.0f} kB"
            results.append(figures.share_of(f"{name}, {size}", pairs, "bare handler, same bytes", bar))
    return results


def measure_changing(programs, directory, rounds):
    """The same page when every answer has to be made anew, because the data changed since the last one."""
    here = f"{directory}/changing"
    data.fill_zeitblock(programs.filler, here, data.tasks(50))
    times = []
    with service.serving(programs.zeitblock, here) as server:
        for number in range(rounds * 4):
            task = f"5eedda7a-0000-4000-8000-{number % 50 + 1:012x}"
            subprocess.run([programs.zeitblock, "move", "--data", here, "--quiet", task, "bottom"], check=True)
            times.append(timed(lambda: server.get("/backlog")))
    return [figures.alone("Backlog, 50 rows, first request after a change", times, "ms")]


def timed(work):
    begin = time.perf_counter()
    work()
    return (time.perf_counter() - begin) * 1000


def measure_memory(programs, directory, count):
    here = f"{directory}/many"
    data.fill_zeitblock(programs.filler, here, data.tasks(count))
    with service.serving(programs.zeitblock, here) as server:
        for path in ["/backlog", "/backlog?page=2", "/settings"]:
            server.get(path)
        at_rest = server.resident_megabytes()
        rate(server.origin + "/backlog", server.cookie)
        under_load = server.resident_megabytes()
    size = f"{count:,} tasks"
    return [
        figures.alone(f"resident memory of the server, {size}", [at_rest], "MB", 40),
        figures.alone(f"the same after {SECONDS} s of requests for the Backlog", [under_load], "MB", 40),
    ]
