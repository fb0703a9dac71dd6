"""The account of a load: what the server has accepted, how long it took, and what it refused."""

import collections
import json
import statistics
import subprocess
import time


class Ledger:
    """Each visitor changes tasks of its own only, so that what has to be in the data is known whatever the order."""

    def __init__(self, before):
        # Identity → title and whether it is completed.
        self.tasks = dict(before)
        self.deleted = set()
        self.accepted = 0
        self.errors = []
        self.outrun = 0
        self.times = collections.defaultdict(list)

    def timed(self, kind, begin):
        self.times[kind].append((time.perf_counter() - begin) * 1000)

    def wrong(self, what):
        """Keeps the first few; the count is that of all."""
        self.errors.append(what if len(self.errors) < 20 else "")

    def keep(self, task, title, is_done=False):
        self.accepted += 1
        self.tasks[task] = (title, is_done)

    def drop(self, task):
        self.accepted += 1
        del self.tasks[task]
        self.deleted.add(task)

    def move(self):
        self.accepted += 1

    def lost(self, stored):
        """What was accepted and is not there, or is there as something else; and what nobody has asked for."""
        changed = [task for task, state in self.tasks.items() if stored.get(task) != state]
        return changed + [task for task in stored if task not in self.tasks]

    def quantile(self, kind, share):
        times = sorted(self.times[kind])
        return times[min(len(times) - 1, int(share * len(times)))] if times else 0

    def median(self, kind):
        return statistics.median(self.times[kind]) if self.times[kind] else 0


def stored(program, directory):
    """Every task as an export tells it, which has to name each one once."""
    text = subprocess.run(
        [program, "export", "--data", directory, "--format", "json"], check=True, capture_output=True).stdout
    tasks = json.loads(text)["tasks"]
    found = {task["id"]: (task["title"], task["completedAt"] is not None) for task in tasks}
    if len(found) != len(tasks):
        raise RuntimeError("an export names a task twice")
    return found
