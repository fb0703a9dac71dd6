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
      // One sentence however many rules are broken.
      let text = problems.map { clause($0.rule, language) }.joined(separator: language("; and: ", "; und: "))
      return text.prefix(1).uppercased() + text.dropFirst() + "."
    case .unknownTask(let id):
      return language(
        "The task \(language.quoted(id.text)) is gone; zeitblock list shows those there are.",
        "Die Aufgabe \(language.quoted(id.text)) ist nicht mehr da; zeitblock list zeigt, welche es gibt.")
    case .unknownConflict(let number):
      return language(
        "There is no conflict \(number); zeitblock sync --conflicts shows those there are.",
        "Einen Konflikt \(number) gibt es nicht; zeitblock sync --conflicts zeigt, welche es gibt.")
    case .unknownBlock(let id):
      return language(
        "The time block \(language.quoted(id.text)) is gone; zeitblock block --list shows those there are.",
        "Den Zeitblock \(language.quoted(id.text)) gibt es nicht mehr; zeitblock block --list zeigt, welche es gibt.")
    case .nothingToUndo:
      return language("There is nothing to undo.", "Es gibt nichts rückgängig zu machen.")
    case .nothingToRedo:
      return language("There is nothing to redo.", "Es gibt nichts zu wiederholen.")
    case .historyMovedOn:
      return language(
        "Something else was changed in the meantime; look with zeitblock list and try again.",
        "Inzwischen wurde etwas anderes geändert; sieh mit zeitblock list nach und versuch es noch einmal.")
    case .store: return ""
    }
  }

  private static func clause(_ rule: Problem.Rule, _ language: Language) -> String {
    switch rule {
    case .titleEmpty:
      language("the title is empty, a few words will do", "der Titel fehlt, ein paar Worte genügen")
    case .titleTooLong(let limit):
      language(
        "the title is longer than \(limit) characters, put the rest in --notes",
        "der Titel ist länger als \(limit) Zeichen, der Rest gehört in --notes")
    case .notesTooLong(let limit):
      language(
        "the description is longer than \(limit) characters, shorten it",
        "die Beschreibung ist länger als \(limit) Zeichen, kürze sie")
    case .dueInThePast:
      language(
        "the due day is in the past, choose today or later", "der Fälligkeitstag ist vorbei, nimm heute oder später")
    case .subPriorityNotPositive:
      language("the number after A- must be 1 or more", "die Zahl nach A- muss mindestens 1 sein")
    case .subPriorityWithoutGradeA:
      language("only grade A takes a number", "nur Stufe A nimmt eine Zahl")
    case .numberTaken:
      language(
        "the A tasks in the way belong to a list that is read-only, choose another number",
        "die A-Aufgaben, die Platz machen müssten, sind in einer Liste, die du nur lesen kannst, nimm eine andere Zahl")
    case .delegateeEmpty: language("say who does it with --to", "sag mit --to, wer sie macht")
    case .delegateeTooLong(let limit):
      language(
        "the name of who does it is longer than \(limit) characters, shorten it",
        "der Name, wer sie macht, ist länger als \(limit) Zeichen, kürze ihn")
    case .followUpInThePast:
      language(
        "the day to follow up is in the past, choose today or later",
        "der Tag zum Nachfragen ist vorbei, nimm heute oder später")
    case .durationOutOfRange, .durationNotANumber:
      language("a duration has 1 to 1440 minutes", "eine Dauer hat 1 bis 1440 Minuten")
    case .monthDayOutOfRange:
      language("a month day is 1 to 31, or 32 for the last", "ein Monatstag ist 1 bis 31, oder 32 für den letzten")
    case .weekdayOutOfRange:
      language("a weekday is 1 (Monday) to 7 (Sunday)", "ein Wochentag ist 1 (Montag) bis 7 (Sonntag)")
    case .tagEmpty:
      language("a tag is empty, give it a word or leave it out", "ein Tag ist leer, gib ihm ein Wort oder lass ihn weg")
    case .tagDuplicate(let tag):
      language("the tag \(language.quoted(tag)) is there already", "der Tag \(language.quoted(tag)) ist schon da")
    case .tagCharacter(let tag):
      language(
        "the tag \(language.quoted(tag)) contains a comma, semicolon or backslash, leave it out",
        "der Tag \(language.quoted(tag)) enthält Komma, Strichpunkt oder umgekehrten Schrägstrich, lass das weg")
    case .tagTooLong(let limit):
      language(
        "a tag is longer than \(limit) characters, shorten it", "ein Tag ist länger als \(limit) Zeichen, kürze ihn")
    case .listUnknown(let name):
      language(
        "there is no list \(language.quoted(name)), zeitblock lists shows them all",
        "eine Liste \(language.quoted(name)) gibt es nicht, zeitblock lists zeigt alle")
    case .listReadOnly(let name):
      language(
        "the list \(language.quoted(name)) may only be read, choose another with --list",
        "die Liste \(language.quoted(name)) darf nur gelesen werden, wähle eine andere mit --list")
    case .listGone(let name):
      language(
        "the list \(language.quoted(name)) is no longer on its server, choose another with --list",
        "die Liste \(language.quoted(name)) gibt es auf ihrem Server nicht mehr, wähle eine andere mit --list")
    case .listUnused(let name):
      language(
        "the list \(language.quoted(name)) is left out, choose it with zeitblock lists use",
        "die Liste \(language.quoted(name)) bleibt gerade draußen, wähle sie mit zeitblock lists use")
    case .listNeeded(let name):
      language(
        "the list \(language.quoted(name)) cannot be left out, new tasks need a place",
        "die Liste \(language.quoted(name)) kann nicht draußen bleiben, neue Aufgaben brauchen einen Platz")
    case .recurrenceMissing:
      language(
        "this task does not come back, so there is no day to leave out",
        "diese Aufgabe kommt nicht wieder, also lässt sich kein Tag auslassen")
    case .recurrenceNotOurs:
      language(
        "this task repeats by a rule only its own program understands, complete it there",
        "diese Aufgabe wiederholt sich nach einer Regel, die nur ihr eigenes Programm versteht, erledige sie dort")
    case .repeatCountOutOfRange(let limit):
      language("a task comes back 1 to \(limit) times", "eine Aufgabe kommt 1- bis \(limit)-mal wieder")
    case .endBeforeDue:
      language(
        "the repetition would be over before the task is due, choose a later last day",
        "die Wiederholung wäre vorbei, bevor die Aufgabe fällig ist, nimm einen späteren letzten Tag")
    case .ruleUnreadable(let rule):
      language(
        "\(language.quoted(rule)) is no rule, zeitblock recurrence --rule tells what is wrong",
        "\(language.quoted(rule)) ist keine Regel, zeitblock recurrence --rule sagt, woran es liegt")
    case .ruleNeverTrue(let rule):
      language(
        "no day ever fits \(language.quoted(rule)), choose days there are",
        "auf \(language.quoted(rule)) passt nie ein Tag, nimm Tage, die es gibt")
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
        "this setting takes an address like http://127.0.0.1:8080 without a name and password in it, or nothing",
        "diese Einstellung nimmt eine Adresse wie http://127.0.0.1:8080 ohne Namen und Passwort darin, oder nichts")
    case .valueTooLong(let limit):
      language("this setting takes at most \(limit) characters", "diese Einstellung nimmt höchstens \(limit) Zeichen")
    case .originalTitleMissing:
      language(
        "it has no other original title to go back to",
        "sie hat keinen anderen ursprünglichen Titel, zu dem sie zurückkönnte")
    case .parentUnknown:
      language("the task it should belong to is gone", "die Aufgabe, zu der sie gehören soll, ist nicht da")
    case .parentBelow:
      language("a task cannot be below itself", "eine Aufgabe kann nicht unter sich selbst stehen")
    case .dayUnreadable:
      language(
        "the day cannot be read, write it like 2026-12-24", "der Tag ist nicht lesbar, schreib ihn wie 2026-12-24")
    case .blockLength(let least, let most):
      language("a time block lasts \(least) to \(most) minutes", "ein Zeitblock dauert \(least) bis \(most) Minuten")
    case .taskUnknown:
      language("the task to set time aside for is gone", "die Aufgabe, für die Zeit sein soll, ist nicht da")
    case .calendarUnknown(let name):
      language(
        "there is no calendar \(language.quoted(name)) for events, zeitblock calendar list shows them all",
        "einen Kalender \(language.quoted(name)) für Termine gibt es nicht, zeitblock calendar list zeigt alle")
    case .calendarReadOnly(let name):
      language(
        "the calendar \(language.quoted(name)) may only be read, choose another with --calendar",
        "der Kalender \(language.quoted(name)) darf nur gelesen werden, wähle einen anderen mit --calendar")
    case .zoneUnknown(let zone):
      language(
        "nobody knows the time zone \(language.quoted(zone))", "die Zeitzone \(language.quoted(zone)) kennt niemand")
    case .workingHours(let fault): fault.words(in: language)
    case .timeTaken(let title, let next):
      language.timeTaken(by: title, next: next)
    case .notPlannable(let title, let obstacle): obstacle.words(of: title, in: language)
    case .intervalOutOfRange(let limit):
      language("repeat every 1 to \(limit), no more", "der Abstand liegt zwischen 1 und \(limit)")
    case .choiceUnknown(let choice):
      language("\(language.quoted(choice)) is none of the choices", "\(language.quoted(choice)) steht nicht zur Wahl")
    }
  }
}
