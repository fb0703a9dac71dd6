"""Searching many tasks: what the page asks for while one types, and `zeitblock find` from its start to its end."""

import urllib.parse

from . import data, figures, service, terminal
from .pages import timed

# One task, a fifteenth of all, a beginning many words have, several words, a tag, nothing.
QUERIES = [["rechnung 4711"], ["Heizung"], ["be"], ["keller", "aufr"], ["#garten"], ["gibtesnicht"]]


def measure(programs, directory, count, rounds):
    here = f"{directory}/found-{count}"
    data.fill_zeitblock(programs.filler, here, data.tasks(count))
    environment = {"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": directory}
    results = at_the_server(programs, here, f"{count:,} tasks", rounds)
    for words in QUERIES:
        command = [programs.zeitblock, "find", "--data", here, *words]
        # The first one reads the file into memory.
        times = [terminal.run(command, environment, (0, 1))[0] for _ in range(rounds + 1)][1:]
        results.append(figures.alone(f"`find {' '.join(words)}` in {count:,} tasks", times, "ms"))
    return results


def at_the_server(programs, here, size, rounds):
    """From a request over HTTP to the last byte of the first hits as HTML."""
    results = []
    with service.serving(programs.zeitblock, here) as server:
        for words in QUERIES:
            path = "/all?" + urllib.parse.urlencode({"q": " ".join(words)})
            # Asked anew each time: the server does not keep answers of a search, and the first one reads the file.
            times = [timed(lambda: server.get(path, fragment=True)) for _ in range(rounds + 1)][1:]
            results.append(figures.alone(f"search for `{' '.join(words)}`, {size}, at the server", times, "ms", 20))
    return results
