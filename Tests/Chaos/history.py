"""One seeded history: two Zeitblocks and a plain client work on the lists of one account while everything goes wrong."""

import contextlib
import datetime
import json
import random
import re
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from clients import CommandFailed, Plain, Zeitblock, fact_of
from facts import Fact, Ledger, View
from memory_server import uid_of
from storm import Backend, Storm, any_troubles

START = datetime.date(2030, 1, 1)
MOST_ROUNDS = 8
NUMBER = re.compile(r"^X-APPLE-SORT-ORDER:(-?\d+)", re.MULTILINE)
ORDER = "X-APPLE-SORT-ORDER"
QUESTION = re.compile(r"zeitblock sync --confirm-deletions ([0-9a-f]{8})")


@dataclass
class Place:
    """Where a history happens."""

    backend: Backend
    #: The server's origin, where it has one of its own.
    inner: str
    home: str
    user: str


class History:
    def __init__(self, seed: int, binary: str, place: Place, folder: Path, tasks: int):
        self.dice = random.Random(seed)
        self.seed = seed
        self.folder = folder
        #: How many others there are from the beginning.
        self.tasks = tasks
        self.names = [f"c{seed}a", f"c{seed}b"][: self.dice.choice([1, 2, 2])]
        self.ledger = Ledger()
        self.count = 0
        self.plain = self.plain_client(place)
        for name in self.names:
            self.plain.make(name)
        self.ways = [Storm(place.backend, place.inner) for _ in range(2)]
        self.devices = [
            Zeitblock(binary, folder, f"{name}{seed}", way, place.user)
            for name, way in zip("AB", self.ways, strict=True)
        ]
        for device in self.devices:
            # Half of a list is numbered when a task is moved to its middle, with a request for each.
            device.patience += tasks // 20

    def plain_client(self, place: Place) -> Plain:
        if place.inner and self.seed % 2:
            # Loaded where it is needed: most histories have no server of their own.
            from library_client import Library

            return Library(place.inner, place.backend, place.home, self.names, place.user)
        return Plain(place.backend, place.home, self.names, place.user)

    def close(self) -> None:
        for way in self.ways:
            way.close()
        for device in self.devices:
            device.remove()
        for name in self.names:
            with contextlib.suppress(OSError):
                self.plain.request("DELETE", f"{self.plain.home}{name}/")

    # What happens

    def play(self) -> list[str]:
        self.fill()
        for _ in range(self.dice.randint(1, 3)):
            self.plain_edit("add")
        for device in self.devices:
            # What takes long meets troubles from the first sync on.
            if self.tasks and self.dice.random() < 0.5:
                self.sync(device)
            elif self.dice.random() < 0.9:
                device.sync([])
        for _ in range(self.dice.randint(10, 20)):
            self.step()
        return self.heal() or self.verdict()

    def fill(self) -> None:
        for word in [self.word() for _ in range(self.tasks)]:
            self.plain.add(self.names[0], f"other-{self.seed}-{word}", f"Other {word}")
        if self.tasks:
            self.ledger.record("plain", f"{self.tasks} tasks", {}, self.plain.view())

    def step(self) -> None:
        if self.tasks and self.dice.random() < 0.2:
            self.bulk_edit(self.dice.choice([self.plain, *self.devices]))
            return
        roll = self.dice.random()
        if roll < 0.35:
            self.sync(self.dice.choice(self.devices))
        elif roll < 0.80:
            self.local_edit(self.dice.choice(self.devices))
        else:
            self.plain_edit()

    def sync(self, device: Zeitblock) -> None:
        troubles = any_troubles(self.dice, lambda: self.meanwhile(device), 16 + self.tasks // 50)
        kill_after = self.dice.uniform(0, 0.03 + self.tasks / 5000) if self.dice.random() < 0.1 else None
        started = time.monotonic()
        report = device.sync(troubles, kill_after)
        told = "killed" if report is None else problems_of(report)
        took = f"{time.monotonic() - started:.0f} s"
        self.ledger.note(f"{device.name} syncs for {took} through {device.way.met}: {told}; wrote {device.way.writes}")

    def meanwhile(self, syncing: Zeitblock) -> None:
        """What others do while a sync is under way; the one that syncs is edited too."""
        other = next(device for device in self.devices if device is not syncing)
        roll = self.dice.random()
        if roll < 0.4:
            self.plain_edit()
        elif roll < 0.8:
            self.local_edit(syncing)
        else:
            report = other.sync([])
            self.ledger.note(f"{other.name} syncs meanwhile: {report and problems_of(report)}")

    def word(self) -> str:
        self.count += 1
        return f"w{self.count}x"

    def day(self) -> datetime.date:
        self.count += 1
        return START + datetime.timedelta(days=self.count)

    def pick(self, view: View) -> Fact | None:
        """The same task for the same seed: identifiers differ from run to run, titles do not."""
        facts = sorted(view.values(), key=lambda fact: (fact.title, fact.notes))
        # One task draws most of the work, so that edits meet.
        return facts[0 if self.dice.random() < 0.4 else self.dice.randrange(len(facts))] if facts else None

    def local_edit(self, device: Zeitblock) -> None:
        names = set(self.names)
        before = device.view(names)
        kinds = "add add title title title notes notes tag due done delete move collection undo importance repeat parent parent root".split()
        kind = self.dice.choice(kinds)
        fact = self.pick(before)
        command = self.command(kind, fact, before)
        if command is None:
            return
        if device.tries(*command):
            self.ledger.record(device.name, f"{kind} {fact.title if fact else ''}", before, device.view(names))

    def command(self, kind: str, fact: Fact | None, view: View) -> list[str] | None:
        if kind == "undo":
            return ["undo"]
        if kind == "add" or fact is None:
            return ["add", self.word(), "--list", self.dice.choice(self.names), *self.extras()]
        other = self.pick(view)
        commands: dict[str, Callable[[], list[str]]] = {
            "title": lambda: ["edit", fact.uid, "--title", self.word()],
            "notes": lambda: ["edit", fact.uid, "--notes", f"{self.word()}, with; signs: \\ and ü"],
            "tag": lambda: ["edit", fact.uid, "--tag", self.word()],
            "due": lambda: ["edit", fact.uid, "--due", self.day().isoformat()],
            "importance": lambda: ["edit", fact.uid, "--importance", self.dice.choice(["low", "medium", "high"])],
            "repeat": lambda: ["edit", fact.uid, "--due", self.day().isoformat(), "--repeat", "daily"],
            "done": lambda: ["reopen", fact.uid] if fact.is_done else ["done", "--only", fact.uid],
            "delete": lambda: ["delete", fact.uid, "--series", "--only"],
            "move": lambda: ["move", fact.uid, self.dice.choice(["before", "after"]), other.uid],
            "collection": lambda: ["edit", fact.uid, "--list", self.dice.choice(self.names)],
            "parent": lambda: ["edit", fact.uid, "--parent", other.uid],
            "root": lambda: ["edit", fact.uid, "--parent", "none"],
        }
        return commands[kind]() if other is not None else None

    def extras(self) -> list[str]:
        extras = []
        if self.dice.random() < 0.3:
            extras += ["--tag", self.word()]
        if self.dice.random() < 0.3:
            extras += ["--notes", self.word()]
        if self.dice.random() < 0.3:
            extras += ["--due", self.day().isoformat()]
        return extras

    def plain_edit(self, kind: str | None = None) -> None:
        before = self.plain.view()
        kind = kind or self.dice.choice(["add", "title", "title", "notes", "notes", "tag", "due", "done", "delete", "parent", "order"])
        fact = self.pick(before)
        if kind == "add" or fact is None:
            word = self.word()
            done = self.plain.add(self.dice.choice(self.names), f"plain-{self.seed}-{word}", word)
        else:
            href = self.hrefs()[fact.uid]
            done = self.plain.delete(href) if kind == "delete" else self.plain.change(href, self.change(kind, fact))
        if done:
            self.ledger.record("plain", f"{kind} {fact.title if fact else ''}", before, self.plain.view())

    def hrefs(self) -> dict[str, str]:
        """Where a task is, by UID. Of a UID that is there twice the first counts, as in a view."""
        texts = self.plain.texts()
        return {fact_of(text, name).uid: href for href, (name, text) in reversed(texts.items())}

    def bulk_edit(self, who: Plain | Zeitblock) -> None:
        """One step that changes many tasks."""
        names = set(self.names)
        before = who.view(names)
        kind = self.dice.choice(["add", "done", "delete"])
        facts = sorted((fact for fact in before.values() if not fact.is_done), key=lambda fact: (fact.title, fact.notes))
        facts = self.dice.sample(facts, min(len(facts), 1 + self.tasks // 40))
        if self.changes_many(kind, who, facts):
            self.ledger.record(who.name, f"{kind} {len(facts)} tasks", before, who.view(names))

    def changes_many(self, kind: str, who: Plain | Zeitblock, facts: list[Fact]) -> bool:
        fresh = [self.word() for _ in facts]
        if isinstance(who, Zeitblock):
            file = self.folder / "many.csv"
            file.write_text("\n".join(["title", *fresh]))
            uids = [fact.uid for fact in facts]
            commands = {
                "add": ["import", str(file), "--list", self.dice.choice(self.names)],
                "done": ["done", "--only", *uids],
                "delete": ["delete", "--series", "--only", *uids],
            }
            return who.tries(*commands[kind])
        hrefs = self.hrefs()
        for fact, word in zip(facts, fresh, strict=True):
            if kind == "add":
                who.add(self.names[0], f"plain-{self.seed}-{word}", word)
            elif kind == "delete":
                who.delete(hrefs[fact.uid])
            else:
                who.change(hrefs[fact.uid], self.change("done", fact))
        return True

    def change(self, kind: str, fact: Fact) -> Callable[[list[str]], list[str]]:
        day = f"{self.day():%Y%m%d}"
        if kind == "title":
            return setting({"SUMMARY": f"SUMMARY:{self.word()}"})
        if kind == "notes":
            return setting({"DESCRIPTION": f"DESCRIPTION:{self.word()}\\nand more"})
        if kind == "tag":
            return setting({"CATEGORIES": "CATEGORIES:" + ",".join([*sorted(fact.tags), self.word()])})
        if kind == "order":
            return setting({ORDER: f"{ORDER}:{self.dice.randrange(1_000_000_000)}"})
        if kind == "parent":
            above = self.dice.choice(sorted(self.plain.view().values(), key=lambda found: found.title))
            line = f"RELATED-TO:{above.uid}" if above.uid != fact.uid else None
            return setting({"RELATED-TO": line})
        if kind == "due" or fact.repeats:
            start = {"DTSTART": f"DTSTART;VALUE=DATE:{day}"} if fact.repeats else {}
            return setting({"DUE": f"DUE;VALUE=DATE:{day}"} | start)
        if fact.is_done:
            return setting({"STATUS": "STATUS:NEEDS-ACTION", "COMPLETED": None, "PERCENT-COMPLETE": None})
        stamp = "COMPLETED:20261201T100000Z"
        return setting({"STATUS": "STATUS:COMPLETED", "COMPLETED": stamp, "PERCENT-COMPLETE": "PERCENT-COMPLETE:100"})

    # What must come of it

    def heal(self) -> list[str]:
        """Good weather: all sync until nobody has anything to do. What is then still unsettled is a fault.

        A day passes before, since a change that a server has silently kept back is found by the daily comparison only.
        """
        for device in self.devices:
            device.let_a_day_pass()
        for _ in range(MOST_ROUNDS):
            reports = [self.calm_sync(device) for device in self.devices]
            if all(report["isComplete"] and report["changedNothing"] for report in reports):
                return []
        return [f"does not come to rest: {problems_of(report)} {json.dumps(report)}" for report in reports]

    def calm_sync(self, device: Zeitblock) -> dict:
        report = device.sync([])
        if report is None:
            raise CommandFailed(f"{device.name}: died in good weather")
        self.ledger.note(f"{device.name} syncs calmly: {problems_of(report)}; wrote {device.way.writes}")
        questions = QUESTION.findall("\n".join(problems_of(report)))
        if questions:
            report = device.sync([], None, *(f"--confirm-deletions={mark}" for mark in questions)) or report
        return report

    def verdict(self) -> list[str]:
        names = set(self.names)
        texts = list(self.plain.all_texts().values())
        server = self.plain.view()
        problems = [] if len(server) == len(texts) else ["a UID is there twice: " + str(sorted(server))]
        final = seen(server)
        numbers = {uid_of(text): int(found[1]) for _, text in texts if (found := NUMBER.search(text))}
        for device in self.devices:
            view = device.view(names)
            problems += [f"{device.name} {fault}" for fault in misplaced(view, numbers)]
            facts = seen(view)
            problems += [f"only {device.name} has {fact}" for fact in sorted((facts - final).elements())]
            problems += [f"{device.name} lacks {fact}" for fact in sorted((final - facts).elements())]
        problems += self.ledger.lost(server)
        for name, text in texts:
            fact = fact_of(text, name)
            if fact.uid.startswith(("plain-", "other-")) and f"X-OTHER:{fact.uid}" not in text:
                problems.append(f"{fact.title} has lost what another program wrote")
        return problems + self.disquiet()

    def disquiet(self) -> list[str]:
        before = self.plain.all_texts()
        for device in self.devices * 2:
            device.sync([])
            if device.way.writes:
                return [f"{device.name} writes again: {device.way.writes}"]
        return [] if self.plain.all_texts() == before else ["texts changed without a write"]


def misplaced(view: View, numbers: dict[str | None, int]) -> list[str]:
    """Siblings that do not stand as the numbers on the server say."""
    siblings: dict[tuple[str, str], list[tuple[int, str]]] = defaultdict(list)
    for fact in view.values():
        if (uid := fact.uid.split("@")[0]) in numbers:
            siblings[fact.collection, fact.parent].append((numbers[uid], fact.title))
    # Numbers that rise from each to the next rise altogether.
    return [
        f"shows {title} ({number}) above {other} ({next_number})"
        for held in siblings.values()
        for (number, title), (next_number, other) in pairwise(held)
        if number > next_number
    ]


def seen(view: View) -> Counter[str]:
    """Facts without identifiers, which a second task of the same UID may have its own, and how many there are of each."""
    return Counter(f"{fact.title} {fact.notes!r} {sorted(fact.tags)} {fact.groups()}" for fact in view.values())


def problems_of(report: dict) -> list[str]:
    found = [account["failure"] for account in report["accounts"] if account["failure"]]
    return found + [
        problem for account in report["accounts"] for held in account["lists"] for problem in held["problems"]
    ]


def setting(values: dict[str, str | None]) -> Callable[[list[str]], list[str]]:
    """Sets or removes properties of the VTODO and leaves every other line as it is."""

    def edit(lines: list[str]) -> list[str]:
        first, last = lines.index("BEGIN:VTODO") + 1, lines.index("END:VTODO")
        kept = [line for line in lines[first:last] if line.replace(";", ":").split(":")[0] not in values]
        return lines[:first] + kept + [line for line in values.values() if line] + lines[last:]

    return edit


def play(seed: int, binary: str, place: Place, tasks: int = 0) -> tuple[list[str], list[str]]:
    """What went wrong in the history of a seed, and how it went; tasks: how many others there are from the beginning."""
    with tempfile.TemporaryDirectory(prefix="zeitblock-chaos-") as folder:
        history = History(seed, binary, place, Path(folder), tasks)
        try:
            return history.play(), history.ledger.steps
        except Exception as error:
            return [f"{type(error).__name__}: {error}"], history.ledger.steps
        finally:
            history.close()
