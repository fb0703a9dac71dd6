"""Searching many tasks: `zeitblock find`, from the start of the program to its end."""

from . import data, figures, terminal

# One task, a fifteenth of all, a beginning many words have, several words, a tag, nothing.
QUERIES = [["rechnung 4711"], ["Heizung"], ["be"], ["keller", "aufr"], ["#garten"], ["gibtesnicht"]]


def measure(programs, directory, count, rounds):
    here = f"{directory}/found-{count}"
    data.fill_zeitblock(programs.filler, here, data.tasks(count))
    environment = {"LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": directory}
    results = []
    for words in QUERIES:
        command = [programs.zeitblock, "find", "--data", here, *words]
        # The first one reads the file into memory.
        times = [terminal.run(command, environment, (0, 1))[0] for _ in range(rounds + 1)][1:]
        results.append(figures.alone(f"`find {' '.join(words)}` in {count:,} tasks", times, "ms", 20))
    return results
