"""Two hundred tasks as people have them: long and short titles in both languages, compounds, tags, subtasks, days with times,
blocks, grades, what repeats and what was completed. The same every time, but for days, which count from today."""

import json
from datetime import UTC, date, datetime, timedelta

PLACES = ["Küche", "Keller", "Büro", "garage", "Kita", "office"]
TITLES = [
    "Tee", "Call Mum", "Müll raus", "Zahnarzt anrufen", "Buy oat milk, coffee and rice 🛒", "Fenster putzen", "File expenses",
    "Elterngeld-Nachweise an die Familienkasse schicken (Lohnabrechnungen September bis November, Bescheinigung der Kita)",
    "Angebot für Kunde Größmann & Söhne GmbH & Co. KG schreiben, dabei die Preise von 2025 gegen die neue Liste prüfen",
    "Donaudampfschifffahrtsgesellschaftskapitänspatent: Unterlagen für den Vereinsvortrag am Mittwoch zusammenstellen",
    "Rechtsschutzversicherungsgesellschaften vergleichen", "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz lesen",
    "Steuererklärung 2025 fertig machen und alle Belege für das häusliche Arbeitszimmer zusammensuchen",
    "Prepare the quarterly business review deck, including churn by cohort, the hiring plan and three customer quotes",
    "Reply to Priya about the accessibility audit and agree on a date for the second round of user interviews",
    "Read the incident report", "Order the spare part for the dishwasher", "Book flights to Lisbon", "Winterreifen aufziehen lassen",
    "Bewerbungen sichten: Stelle Sachbearbeitung Einkauf (23 Mappen, Rückmeldung an Frau Öztürk bis Ende des Monats)",
    "Kraftfahrzeug-Haftpflichtversicherung kündigen", "Vertretungsplan für Januar mit Çağlar abstimmen", "Spanisch üben",
    "Fotos vom Herbst sortieren und ein Album für Jana anlegen", "Review pull request 4711: retry budget for webhook deliveries",
    "🎂 Geburtstagsgeschenk für Oma Hildegard besorgen (Wunsch: Bildband über die Nordseeküste)",
    "https://intranet.example.org/wiki/spaces/OPS/pages/88121/Runbook+fuer+den+Wiederanlauf+nach+Stromausfall lesen",
    "Find out why the nightly export to the data warehouse skips records that were edited twice on the same day, then fix it for good",
    "Überweisungsauftragsbestätigungsformular ausdrucken und unterschreiben", "Water the plants", "Keller ausmisten",
    "Decide", "Kindergeburtstagseinladungskarten gestalten, drucken und verteilen", "Renew passport before the spring trip",
    "Write the thank-you note to everybody who helped with the move and the kitchen on Saturday", "Blut spenden",
    "Datenschutzfolgenabschätzung für das Bewerbermanagementsystem mit der Datenschutzbeauftragten besprechen",
    "Heizkostenabrechnung prüfen", "Plan team offsite", "Router neu starten, falls es wieder hakt",
]
TAGS = [
    [], ["haushalt"], ["kunde"], [], ["familie", "ämter"], ["steuer", "büro", "finanzen"], ["deep-work"], [], ["vereinsvorstandssitzung"],
    ["errands"], ["team", "q4", "hiring", "offsite"], [],
]
RULES = [None, None, None, "weekly:6", None, "every:3,months", None, "daily", "every:6,weeks", None, None]
GRADES = [None, "A", None, "B", "C", None, None, "D", None, "E", None, None, None]
MINUTES = [None, 15, 30, 5, 60, 90, None, 45, 120, 20, 240]
DUES = [None, -3, None, 0, 1, None, 5, 0, 23, None, 12, 400, None, -1]


def family(number):
    """Every seventeenth task has three subtasks."""
    return number % 17 == 4


def tasks(count=200, today=None):
    today = today or date.today()
    made = []
    while len(made) < count:
        number = len(made)
        title = TITLES[number % len(TITLES)]
        if number >= len(TITLES):
            title = f"{title[:136]} {number}" if number % 3 else title
        due = DUES[number % len(DUES)]
        rule = RULES[number % len(RULES)] if due is not None else None
        task = {
            "title": title, "importance": ("low", "medium", "high", "low")[number % 4], "urgent": number % 9 == 0,
            "grade": GRADES[number % len(GRADES)], "tags": TAGS[number % len(TAGS)],
            "type": ("maintenance", "income", "learning")[number % 3],
            "dueOn": None if due is None else (today + timedelta(days=due)).isoformat(),
            "dueTime": f"{8 + number % 11:02}:{number % 4 * 15:02}" if due is not None and number % 3 == 0 else None,
            "manualDuration": MINUTES[number % len(MINUTES)], "recurrence": rule,
            "notes": f"{PLACES[number % len(PLACES)]}: details" if number % 5 == 0 else None,
            "delegatedTo": "Çağlar Öztürk-Weidenfeller" if GRADES[number % len(GRADES)] == "D" and number % 2 else None,
            "parent": next((f"crowd-{number - back}" for back in (1, 2, 3) if number >= back and family(number - back)), None),
            "completedAt": f"{today - timedelta(days=number % 6 + 1)}T09:00:00Z" if number % 29 == 28 else None,
        }
        made.append({"id": f"crowd-{number}", "list": "local", **task})
    return made


def blocks(count=200, today=None):
    """Seven tasks have a time, one of them three."""
    today = today or date.today()
    made = []
    for place, number in enumerate(n for n in (0, 7, 7, 7, 12, 19, 33, 41, 77) if n < count):
        start = datetime(today.year, today.month, today.day, 9 + place, tzinfo=UTC)
        made.append({
            "id": f"block-{place}", "task": f"crowd-{number}", "title": TITLES[number % len(TITLES)], "start": f"{start:%Y-%m-%dT%H:%M:%SZ}",
            "end": f"{start + timedelta(minutes=45):%Y-%m-%dT%H:%M:%SZ}", "zone": "UTC", "pinned": False,
            "createdAt": f"{today}T01:00:00Z", "modifiedAt": f"{today}T01:00:00Z"})
    return made


def export(count=200, today=None):
    """As `zeitblock export` writes them."""
    today = today or date.today()
    every = {
        "subPriority": None, "notBefore": None, "needsTitleImprovement": False, "originalTitle": None, "sourceURL": None,
        "createdAt": f"{today}T01:00:00Z", "modifiedAt": f"{today}T01:00:00Z", "actualMinutes": 0,
    }
    return json.dumps({
        "format": "zeitblock", "version": 1, "exportedAt": f"{today}T02:00:00Z",
        "lists": [{"id": "local", "name": "Zeitblock", "colour": None}],
        "tasks": [{**task, **every} for task in tasks(count, today)], "completions": [],
        "blocks": blocks(count, today), "settings": {}})


def crowd(zeitblock, count=200):
    """Fills an empty program with them."""
    path = zeitblock.data.parent / "crowd.json"
    path.write_text(export(count), encoding="utf-8")
    zeitblock.run("import", path)
    for title in ("Alte Batterien wegbringen", "Ausflug mit der Kindertagesstätte in das Landesmuseum für Vorgeschichte verschieben"):
        zeitblock.add(title)
        zeitblock.on("delete", title)
    return zeitblock
