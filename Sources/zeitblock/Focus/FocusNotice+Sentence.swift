import Domain

extension FocusNotice {
  /// Whether nothing came of what was asked for.
  var isRefusal: Bool {
    switch self {
    case .refused, .onlyOne, .taskGone, .undoTooLate: true
    default: false
    }
  }

  /// Whether it tells what happened elsewhere, which is news to whoever looks.
  var isAboutTheWorld: Bool {
    switch self {
    case .cardChanged, .foundList, .listGone, .accessBack, .timerCut: true
    default: false
    }
  }

  func sentence(in language: Language) -> String {
    switch self {
    case .onlyOne: language("There is only this one task.", "Es gibt nur diese eine Aufgabe.")
    case .added(let title):
      language("Added \(language.quoted(title)).", "\(language.quoted(title)) hinzugefügt.")
    case .edited(let title, let fields): Event.edited(title: title, fields: fields).sentence(in: language)
    case .snoozed(let title, let day):
      language(
        "\(language.quoted(title)) waits until \(day.iso).", "\(language.quoted(title)) wartet bis \(day.iso).")
    case .skipped(let title, let next?): Event.skipped(title: title, next: next).sentence(in: language)
    case .skipped(let title, nil):
      language(
        "Skipped \(language.quoted(title)); that was the last one.",
        "\(language.quoted(title)) ausgelassen; das war die letzte.")
    case .completed(let title): language("Completed \(language.quoted(title)).", "\(language.quoted(title)) erledigt.")
    case .trashed(let title): language("Deleted \(language.quoted(title)).", "\(language.quoted(title)) gelöscht.")
    case .foundList(let name):
      language(
        "Found your list \(language.quoted(name)); zeitblock focus list takes another one.",
        "Deine Liste \(language.quoted(name)) gefunden; zeitblock focus list nimmt eine andere.")
    case .cardChanged(let title):
      language(
        "\(language.quoted(title)) was done, moved or deleted elsewhere.",
        "\(language.quoted(title)) wurde anderswo erledigt, verschoben oder gelöscht.")
    case .taskGone(let title): Self.gone(title, language)
    case .listGone(let name):
      language(
        "The list \(language.quoted(name)) is gone; zeitblock focus list chooses another one.",
        "Die Liste \(language.quoted(name)) ist weg; zeitblock focus list wählt eine andere.")
    case .accessBack(let name): Self.back(name, language)
    case .undone(let title, let untouched):
      Event.undone(.init(kind: .edit, title: title, count: 1), untouched: untouched).leftAlone(
        language("\(language.quoted(title)) is back.", "\(language.quoted(title)) ist wieder da."), in: language)
    case .undoTooLate:
      language(
        "It is too late for that here; zeitblock undo takes back the last change.",
        "Dafür ist es hier zu spät; zeitblock undo nimmt die letzte Änderung zurück.")
    case .recorded(let title, let minutes):
      language(
        "Recorded \(minutes) min for \(language.quoted(title)).",
        "\(minutes) min für \(language.quoted(title)) festgehalten.")
    case .timerCut(let hours):
      language(
        "The timer ran for more than \(hours) hours; these \(hours) count.",
        "Die Uhr lief länger als \(hours) Stunden; diese \(hours) zählen.")
    case .refused(let refusal): refusal.sentence(in: language)
    }
  }

  private static func gone(_ title: String?, _ language: Language) -> String {
    guard let title else { return language("That task is no longer open.", "Diese Aufgabe ist nicht mehr offen.") }
    return language("\(language.quoted(title)) is no longer open.", "\(language.quoted(title)) ist nicht mehr offen.")
  }

  private static func back(_ name: String, _ language: Language) -> String {
    guard !name.isEmpty else { return language("Your lists are back.", "Deine Listen sind wieder da.") }
    return language(
      "The list \(language.quoted(name)) is back.", "Die Liste \(language.quoted(name)) ist wieder da.")
  }
}

extension FocusNotice.Refusal {
  func sentence(in language: Language) -> String {
    switch self {
    case .noTask:
      language(
        "There is no task on top; zeitblock focus add adds one.",
        "Es liegt keine Aufgabe oben; zeitblock focus add fügt eine hinzu.")
    case .noSource:
      language(
        "No list is chosen that can be seen; zeitblock focus list chooses one.",
        "Es ist keine Liste gewählt, die zu sehen ist; zeitblock focus list wählt eine.")
    case .unknownList:
      language(
        "That list cannot be chosen; zeitblock lists shows those there are.",
        "Diese Liste ist nicht zu wählen; zeitblock lists zeigt, welche es gibt.")
    case .dayNotAhead:
      language(
        "That day is not ahead; name one from tomorrow on.", "Dieser Tag liegt nicht vor dir; nenne einen ab morgen.")
    case .timerStands:
      language(
        "The timer is not running; zeitblock focus timer start starts it.",
        "Die Uhr läuft nicht; zeitblock focus timer start startet sie.")
    case .timerRuns:
      language(
        "The timer is running already; zeitblock focus timer stop stops it.",
        "Die Uhr läuft schon; zeitblock focus timer stop hält sie an.")
    }
  }
}
