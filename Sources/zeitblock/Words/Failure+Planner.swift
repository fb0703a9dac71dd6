import CommandLine
import Domain

extension Failure {
  static func of(_ failure: PlannerFailure) -> Failure {
    switch failure {
    case .store(let failure): of(failure)
    default: Failure(.refused) { sentence(failure, $0) }
    }
  }

  private static func sentence(_ failure: PlannerFailure, _ language: Language) -> String {
    switch failure {
    case .invalid(let problems):
      // Joins all broken rules into one sentence.
      let text = problems.map { clause($0.rule, language) }.joined(separator: language("; and: ", "; und: "))
      return text.prefix(1).uppercased() + text.dropFirst() + "."
    case .unknownTask(let id):
      return language(
        "The task \(language.quoted(id.text)) no longer exists; see zeitblock list.",
        "Die Aufgabe \(language.quoted(id.text)) gibt es nicht mehr; siehe zeitblock list.")
    case .unknownConflict(let number):
      return language(
        "No conflict \(number); see zeitblock sync --conflicts.",
        "Kein Konflikt \(number); siehe zeitblock sync --conflicts.")
    case .unknownBlock(let id):
      return language(
        "The time block \(language.quoted(id.text)) no longer exists; see zeitblock block --list.",
        "Den Zeitblock \(language.quoted(id.text)) gibt es nicht mehr; siehe zeitblock block --list.")
    case .unknownEvent(let key):
      return language(
        "The event \(language.quoted(key.uid)) no longer exists; see zeitblock day --json.",
        "Den Termin \(language.quoted(key.uid)) gibt es nicht mehr; siehe zeitblock day --json.")
    case .nothingToUndo:
      return language("There’s nothing to undo.", "Es gibt nichts rückgängig zu machen.")
    case .nothingToRedo:
      return language("There’s nothing to redo.", "Es gibt nichts zu wiederholen.")
    case .historyMovedOn:
      return language(
        "Something changed in the meantime; check with zeitblock list and try again.",
        "Inzwischen hat sich etwas geändert; prüfe es mit zeitblock list und versuche es noch einmal.")
    case .store: return ""
    }
  }

  private static func clause(_ rule: Problem.Rule, _ language: Language) -> String {
    switch rule {
    case .titleEmpty:
      language("the title is missing, a few words are enough", "der Titel fehlt, ein paar Wörter genügen")
    case .titleTooLong(let limit):
      language(
        "the title is over \(limit) characters, put the rest in --notes",
        "der Titel hat mehr als \(limit) Zeichen, der Rest gehört in --notes")
    case .notesTooLong(let limit):
      language(
        "the description is over \(limit) characters, shorten it",
        "die Beschreibung hat mehr als \(limit) Zeichen, kürze sie")
    case .dueInThePast:
      language("that date is in the past, choose today or later", "das Datum ist vorbei, wähle heute oder später")
    case .subPriorityNotPositive:
      language("the number after A- must be 1 or higher", "die Nummer nach A- muss mindestens 1 sein")
    case .subPriorityWithoutGradeA:
      language("only grade A tasks have a number", "Nummern gibt es nur in Stufe A")
    case .numberTaken:
      language(
        "that would renumber tasks in a read-only list, choose another number",
        "damit bekämen Aufgaben einer schreibgeschützten Liste neue Nummern, wähle eine andere")
    case .delegateeEmpty: language("give who does it with --to", "gib mit --to an, wer sie macht")
    case .delegateeTooLong(let limit):
      language(
        "the name is over \(limit) characters, shorten it",
        "der Name hat mehr als \(limit) Zeichen, kürze ihn")
    case .followUpInThePast:
      language(
        "the follow-up date is in the past, choose today or later",
        "das Datum zum Nachfragen ist vorbei, wähle heute oder später")
    case .durationOutOfRange, .durationNotANumber:
      language("give a duration of 1 to 1440 minutes", "gib eine Dauer von 1 bis 1440 Minuten an")
    case .timeOutOfRange(let limit):
      language("give 0 to \(limit) minutes", "gib 0 bis \(limit) Minuten an")
    case .monthDayOutOfRange:
      language(
        "give a day of the month from 1 to 31, or 32 for the last",
        "gib einen Tag im Monat von 1 bis 31 an, oder 32 für den letzten")
    case .weekdayOutOfRange:
      language(
        "give a weekday from 1 (Monday) to 7 (Sunday)",
        "gib einen Wochentag von 1 (Montag) bis 7 (Sonntag) an")
    case .tagEmpty:
      language("this tag is empty, give it a word", "dieses Tag ist leer, gib ihm ein Wort")
    case .tagDuplicate(let tag):
      language(
        "the tag \(language.quoted(tag)) is already there",
        "das Tag \(language.quoted(tag)) ist schon dabei")
    case .tagCharacter(let tag):
      language(
        "the tag \(language.quoted(tag)) contains a comma, semicolon or backslash, remove it",
        """
        das Tag \(language.quoted(tag)) enthält Komma, Strichpunkt oder umgekehrten Schrägstrich, entferne das \
        Zeichen
        """)
    case .tagTooLong(let limit):
      language(
        "this tag is over \(limit) characters, shorten it",
        "dieses Tag hat mehr als \(limit) Zeichen, kürze es")
    case .listUnknown(let name):
      language(
        "no list \(language.quoted(name)), see zeitblock lists",
        "keine Liste \(language.quoted(name)), siehe zeitblock lists")
    case .listReadOnly(let name), .calendarReadOnly(let name):
      language(
        "\(language.quoted(name)) is read-only. Nothing was changed",
        "\(language.quoted(name)) ist schreibgeschützt. Nichts wurde geändert")
    case .chosenListReadOnly(let name):
      language(
        "the list \(language.quoted(name)) is read-only, choose another with --list",
        "die Liste \(language.quoted(name)) ist schreibgeschützt, wähle eine andere mit --list")
    case .listGone(let name):
      language(
        "the list \(language.quoted(name)) is no longer on its server, choose another with --list",
        "die Liste \(language.quoted(name)) gibt es auf ihrem Server nicht mehr, wähle eine andere mit --list")
    case .listUnused(let name):
      language(
        "the list \(language.quoted(name)) is not used, select it with zeitblock lists use",
        "die Liste \(language.quoted(name)) wird nicht verwendet, wähle sie mit zeitblock lists use aus")
    case .listNeeded(let name):
      language(
        "new tasks need a list, so \(language.quoted(name)) stays in use",
        "neue Aufgaben brauchen eine Liste, deshalb bleibt \(language.quoted(name)) in Verwendung")
    case .recurrenceMissing:
      language(
        "this task doesn’t repeat, so there’s nothing to skip",
        "diese Aufgabe wiederholt sich nicht und lässt sich deshalb nicht auslassen")
    case .recurrenceNotOurs:
      language(
        "this repeat comes from another app, complete the task there",
        "diese Wiederholung stammt aus einer anderen App, erledige die Aufgabe dort")
    case .repeatCountOutOfRange(let limit):
      language("give 1 to \(limit) repeats", "gib 1 bis \(limit) Wiederholungen an")
    case .endBeforeDue:
      language(
        "the repeat ends before the due date, choose a later last day",
        "die Wiederholung endet vor der Fälligkeit, wähle einen späteren letzten Tag")
    case .ruleUnreadable(let rule):
      language(
        "\(language.quoted(rule)) isn’t a valid repeat rule, zeitblock recurrence --rule shows why",
        "\(language.quoted(rule)) ist keine gültige Wiederholungsregel, zeitblock recurrence --rule zeigt, warum")
    case .ruleNeverTrue(let rule):
      language(
        "\(language.quoted(rule)) never matches, check the day and month",
        "\(language.quoted(rule)) trifft nie zu, prüfe Tag und Monat")
    case .settingValue(let choices):
      language(
        "this setting takes one of \(choices.joined(separator: ", "))",
        "diese Einstellung nimmt eins von \(choices.joined(separator: ", "))")
    case .numberOutOfRange(let least, let most):
      language(
        "this setting takes a whole number from \(least) to \(most)",
        "diese Einstellung nimmt eine ganze Zahl von \(least) bis \(most)")
    case .webAddress:
      language(
        "this setting takes an address like http://127.0.0.1:8080 without user name or password, or nothing",
        "diese Einstellung nimmt eine Adresse wie http://127.0.0.1:8080 ohne Benutzername und Passwort, oder nichts")
    case .valueTooLong(let limit):
      language("this setting takes at most \(limit) characters", "diese Einstellung nimmt höchstens \(limit) Zeichen")
    case .originalTitleMissing:
      language(
        "this task has no other original title",
        "für diese Aufgabe ist kein anderer ursprünglicher Titel gespeichert")
    case .parentUnknown:
      language("the parent task no longer exists", "die übergeordnete Aufgabe gibt es nicht mehr")
    case .parentBelow:
      language("a task can’t be a subtask of itself", "eine Aufgabe kann keine Unteraufgabe von sich selbst sein")
    case .dayUnreadable:
      language("that isn’t a date, write it like 2026-12-24", "das ist kein Datum, schreibe es wie 2026-12-24")
    case .blockLength(let least, let most):
      language("a time block lasts \(least) to \(most) minutes", "ein Zeitblock dauert \(least) bis \(most) Minuten")
    case .taskUnknown:
      language("the task to schedule no longer exists", "die Aufgabe zum Einplanen gibt es nicht mehr")
    case .calendarUnknown(let name):
      language(
        "no calendar \(language.quoted(name)) for events, see zeitblock calendar list",
        "kein Kalender \(language.quoted(name)) für Termine, siehe zeitblock calendar list")
    case .chosenCalendarReadOnly(let name):
      language(
        "the calendar \(language.quoted(name)) is read-only, choose another with --calendar",
        "der Kalender \(language.quoted(name)) ist schreibgeschützt, wähle einen anderen mit --calendar")
    case .zoneUnknown(let zone):
      language(
        "unknown time zone: \(language.quoted(zone)), use a name like Europe/Berlin",
        "unbekannte Zeitzone: \(language.quoted(zone)), verwende einen Namen wie Europe/Berlin")
    case .workingHours(let fault): fault.words(in: language)
    case .timeTaken(let title, let next):
      language.timeTaken(by: title, next: next)
    case .notPlannable(let title, let obstacle): obstacle.words(of: title, in: language)
    case .intervalOutOfRange(let limit):
      language("give an interval from 1 to \(limit)", "gib einen Abstand von 1 bis \(limit) an")
    case .choiceUnknown(let choice):
      language("unknown choice: \(language.quoted(choice))", "unbekannte Auswahl: \(language.quoted(choice))")
    }
  }
}
