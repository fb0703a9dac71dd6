"""The tasks that are measured: always the same for the same seed."""

import datetime
import json
import pathlib
import random
import subprocess
import uuid

SEED = 20_260_101
FIRST_DAY = datetime.date(2030, 1, 1)

VERBS = ["anrufen", "bezahlen", "prüfen", "bestellen", "schreiben", "aufräumen", "vorbereiten", "besprechen", "planen"]
THINGS = ["Zahnarzt", "Rechnung", "Kapitel", "Ersatzteil", "Angebot", "Keller", "Vortrag", "Reise", "Steuer", "Fahrrad",
          "Einkauf", "Garten", "Heizung", "Vertrag", "Bericht"]
TAGS = ["haus", "arbeit", "garten", "telefon", "unterwegs", "warten"]


def tasks(count, seed=SEED):
    """`count` tasks as dictionaries: title, notes, tags, importance, due."""
    chance = random.Random(seed)
    return [task(chance, number) for number in range(count)]


def task(chance, number):
    title = f"{chance.choice(THINGS)} {chance.choice(VERBS)} {number}"
    if chance.random() < 0.2:
        title += f" #{chance.choice([5, 30, 45, 60, 90])}min"
    made = {"title": title, "tags": chance.sample(TAGS, chance.choice([0, 0, 0, 1, 1, 2]))}
    made["importance"] = chance.choice(["low", "low", "medium", "high"])
    if chance.random() < 0.3:
        made["due"] = (FIRST_DAY + datetime.timedelta(days=chance.randrange(365))).isoformat()
    if chance.random() < 0.25:
        made["notes"] = " ".join(chance.choices(THINGS, k=chance.randrange(3, 15)))
    return made


def fill_zeitblock(filler, directory, made):
    lines = "".join(json.dumps(task, ensure_ascii=False) + "\n" for task in made)
    subprocess.run([filler, directory], input=lines.encode(), check=True)


def fill_taskwarrior(directory, made):
    """Gives Taskwarrior the same tasks; returns the environment it has to be started with."""
    pathlib.Path(directory).mkdir()
    settings = pathlib.Path(directory, "taskrc")
    settings.write_text(f"data.location={directory}\nconfirmation=off\nrecurrence=off\nhooks=off\n")
    environment = {"TASKRC": str(settings), "TASKDATA": str(directory), "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
                   "HOME": str(directory)}
    file = pathlib.Path(directory, "import.json")
    named = zip(names(made), made)
    file.write_text(json.dumps([as_taskwarrior(name, task) for name, task in named], ensure_ascii=False))
    subprocess.run(["task", "import", file], env=environment, check=True, capture_output=True)
    file.unlink()
    return environment


def names(made):
    """The identity of each task in other programs."""
    chance = random.Random(SEED)
    return [identity(chance) for _ in made]


def identity(chance):
    return str(uuid.UUID(int=chance.getrandbits(128), version=4))


def as_taskwarrior(name, task):
    priorities = {"low": "L", "medium": "M", "high": "H"}
    made = {"uuid": name, "status": "pending",
            "entry": "20200101T000000Z", "description": task["title"], "priority": priorities[task["importance"]]}
    if task["tags"]:
        made["tags"] = task["tags"]
    if "due" in task:
        made["due"] = task["due"].replace("-", "") + "T000000Z"
    if "notes" in task:
        made["annotations"] = [{"entry": "20200101T000000Z", "description": task["notes"]}]
    return made


def as_todo(uid, task):
    """A task as a file of iCalendar."""
    priorities = {"low": "9", "medium": "5", "high": "1"}
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Measured//EN", "BEGIN:VTODO", f"UID:{uid}",
             "DTSTAMP:20260101T000000Z", "CREATED:20260101T000000Z", f"SUMMARY:{task['title']}",
             f"PRIORITY:{priorities[task['importance']]}", "STATUS:NEEDS-ACTION"]
    if task["tags"]:
        lines.append("CATEGORIES:" + ",".join(task["tags"]))
    if "due" in task:
        lines.append("DUE;VALUE=DATE:" + task["due"].replace("-", ""))
    if "notes" in task:
        lines.append("DESCRIPTION:" + task["notes"])
    return "\r\n".join([*lines, "END:VTODO", "END:VCALENDAR", ""]).encode()
