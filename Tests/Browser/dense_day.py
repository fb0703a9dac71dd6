"""A crowded Tuesday and its week: forty tasks, twelve meetings of which four at the same time, three events of the whole day, and
what is due at a time."""

import json
from datetime import date

from crowd import tasks
from planning import TODAY, set_clock
from program import Zeitblock

# Times are those of Greenwich, an hour before those of the day.
WORK = [
    ("Kurzabstimmung Empfang", "0730", "0745"), ("Daily Team Nord", "0800", "0815"), ("Übergabe Nachtdienst 🌙", "0815", "0830"),
    ("Kick-off Großprojekt „Neue Mitte“ mit allen Abteilungsleiterinnen und Abteilungsleitern", "0930", "1100"),
    ("Bewerbungsgespräch Frau Yıldırım", "0945", "1030"), ("Jour fixe Einkauf", "1000", "1100"),
    ("Review Barrierefreiheit Kundenportal", "1300", "1345"), ("Rückruf Hausverwaltung", "1400", "1415"), ("1:1 mit Çağlar", "1500", "1530"),
]
FAMILY = [("Kieferorthopäde Lina", "1000", "1030"), ("Mittag mit Jana", "1130", "1200"), ("Emil vom Hort abholen ⚽", "1530", "1600")]
DAY = TODAY.replace("-", "")
ALL_DAY = [("🎂 Oma Hildegard wird 80", DAY, "20261125"), ("Altpapier rausstellen", DAY, "20261125"), ("Messe Hannover, Stand 14", DAY, "20261126")]
WEEK = [
    ("Sprintplanung", "20261123T100000Z", "20261123T110000Z"), ("Design-Runde Kundenportal", "20261125T090000Z", "20261125T100000Z"),
    ("Workshop Fahrplan 2027 mit allen Standorten, Halle 3", "20261126T073000Z", "20261126T150000Z"), ("Zahnreinigung", "20261126T100000Z", "20261126T104500Z"),
    ("Teamessen", "20261127T110000Z", "20261127T120000Z"), ("Emil: Schwimmkurs", "20261128T090000Z", "20261128T103000Z"),
]
BLOCKS = [
    ("Zahnarzt anrufen", "09:30", 15), ("Angebot für Kunde Größmann", "09:45", 45), ("Steuererklärung 2025", "13:00", 60),
    ("Fenster putzen", "15:15", 45), ("Tee", "12:00", 5), ("Call Mum", "12:05", 10), ("Müll raus", "14:45", 15),
]


def events():
    timed = [(title, f"{DAY}T{start}00Z", f"{DAY}T{end}00Z") for title, start, end in WORK]
    return timed + WEEK


def family():
    return [(title, f"{DAY}T{start}00Z", f"{DAY}T{end}00Z") for title, start, end in FAMILY] + ALL_DAY


def crowded_day(data, calendars):
    """
    calendars: two of them, for work and for the family.
    """
    zeitblock = set_clock(Zeitblock(data))
    made = tasks(40, date.fromisoformat(TODAY))
    for task in made:
        task["completedAt"] = None
    every = {
        "subPriority": None, "notBefore": None, "needsTitleImprovement": False, "originalTitle": None, "sourceURL": None,
        "createdAt": f"{TODAY}T01:00:00Z", "modifiedAt": f"{TODAY}T01:00:00Z", "actualMinutes": 0,
    }
    text = json.dumps({
        "format": "zeitblock", "version": 1, "exportedAt": f"{TODAY}T02:00:00Z",
        "lists": [{"id": "local", "name": "Zeitblock", "colour": None}],
        "tasks": [{**task, **every} for task in made], "completions": [], "blocks": [], "settings": {}})
    path = zeitblock.data.parent / "dense.json"
    path.write_text(text, encoding="utf-8")
    zeitblock.run("import", path)
    for calendar in calendars:
        zeitblock.run("calendar", "add", calendar.address)
    for title, at, minutes in BLOCKS:
        known = next(task for task in made if task["title"].startswith(title))
        zeitblock.on("block", known["title"], "--at", f"{TODAY} {at}", "--for", str(minutes), "--anyway")
    for title, at in [("Druckfreigabe Plakate", "14:00"), ("Rückmeldung zum Kita-Ausflug geben", "15:00"), ("Reisekosten Oktober einreichen", "18:00"),
                      ("Rückruf Hausmeister", "07:00")]:
        zeitblock.add(title, due=f"{TODAY} {at}", duration=30)
    return zeitblock
