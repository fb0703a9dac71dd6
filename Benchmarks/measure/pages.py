"""Pages per second and how long each takes, against the bare handler with the same bytes."""

import subprocess
import time

from . import data, figures, service, wrk

TASKS = 10_000
CONNECTIONS = [1, 8, 64]
# The pages and what they have to reach of the bare handler's requests; of those with a bar 99 of 100 requests on 64
# connections may take 10 ms.
PAGES = [("Backlog", "/backlog", 0.4), ("Plan, day", "/day", 0.4), ("Plan, week", "/week", 0.4), ("Focus", "/focus", None),
         ("Matrix", "/matrix", None), ("ABCDE", "/abcde", None), ("Settings", "/settings", None),
         ("Search for `heizung`", "/all?q=heizung", None), ("Search for `rechnung 4711`", "/all?q=rechnung+4711", None)]


def measure(programs, directory, rounds):
    here = f"{directory}/pages"
    data.fill_zeitblock(programs.filler, here, data.tasks(TASKS))
    results = []
    with service.serving(programs.zeitblock, here) as server:
        server.settle()
        for name, path, bar in PAGES:
            results += of_page(programs, directory, server, name, path, bar, rounds)
    return results


def of_page(programs, directory, server, name, path, bar, rounds):
    body = server.get(path)
    results = []
    with service.bare_handler(programs.bare_handler, body, directory) as bare:
        for count in CONNECTIONS:
            pairs = [(wrk.run(server.origin + path, server.cookie, count), wrk.run(bare, server.cookie, count))
                     for _ in range(rounds)]
            some = "1 connection" if count == 1 else f"{count} connections"
            about = f"{name}, {TASKS:,} tasks, {len(body) / 1000:.0f} kB, {some}"
            results += of_pairs(about, pairs, bar, bar and count == 64)
    return results


def of_pairs(about, pairs, bar, is_judged):
    peer = "bare handler, same bytes"
    return [
        figures.share_of(about, [(ours.rate, theirs.rate) for ours, theirs in pairs], peer, bar),
        figures.alone(f"{about}, median", [ours.median for ours, _ in pairs], "ms"),
        figures.alone(f"{about}, 99 of 100 within", [ours.most for ours, _ in pairs], "ms", 10 if is_judged else None),
    ]


def measure_changing(programs, directory, rounds):
    """The same page when every answer has to be made anew, because the data changed since the last one."""
    here = f"{directory}/changing"
    data.fill_zeitblock(programs.filler, here, data.tasks(50))
    times = []
    with service.serving(programs.zeitblock, here) as server:
        server.settle()
        for number in range(rounds * 4):
            task = f"5eedda7a-0000-4000-8000-{number % 50 + 1:012x}"
            subprocess.run([programs.zeitblock, "move", "--data", here, "--quiet", task, "bottom"], check=True)
            times.append(timed(lambda: server.get("/backlog")))
    return [figures.alone("Backlog, 50 rows, first request after a change", times, "ms")]


def timed(work):
    begin = time.perf_counter()
    work()
    return (time.perf_counter() - begin) * 1000
