import Domain

extension FocusNotice {
  /// Whether the requested action was not performed.
  var isRefusal: Bool {
    switch self {
    case .refused, .onlyOne, .taskGone, .undoTooLate: true
    default: false
    }
  }

  func sentence(in language: Language) -> String {
    switch self {
    case .onlyOne:
      language(
        "There is only this one task. Stay with it, or add another: zeitblock focus add TEXT.",
        "Es gibt nur diese eine Aufgabe. Bleib dabei oder füge eine hinzu: zeitblock focus add TEXT.")
    case .added(let title):
      language("Added \(language.quoted(title)).", "\(language.quoted(title)) hinzugefügt.")
    case .edited(let title, let fields): Event.edited(title: title, fields: fields).sentence(in: language)
    case .snoozed(let title, let day):
      language(
        "Snoozed \(language.quoted(title)) until \(language.day(day)).",
        "\(language.quoted(title)) später: \(language.day(day)).")
    case .skipped(let title, let next?): Event.skipped(title: title, next: next).sentence(in: language)
    case .skipped(let title, nil):
      language(
        "Skipped \(language.quoted(title)); it was the last time.",
        "\(language.quoted(title)) ausgelassen; es war das letzte Mal.")
    case .completed(let title): language("Completed \(language.quoted(title)).", "\(language.quoted(title)) erledigt.")
    case .trashed(let title): language("Deleted \(language.quoted(title)).", "\(language.quoted(title)) gelöscht.")
    case .foundList(let name):
      language(
        "Using your list \(language.quoted(name)); zeitblock focus list chooses another.",
        "Deine Liste \(language.quoted(name)) wird verwendet; zeitblock focus list wählt eine andere.")
    case .cardChanged(let title):
      language(
        "\(language.quoted(title)) was completed, moved or deleted elsewhere.",
        "\(language.quoted(title)) wurde anderswo erledigt, verschoben oder gelöscht.")
    case .taskGone(let title): Self.gone(title, language)
    case .listGone(let name):
      language(
        "The list \(language.quoted(name)) no longer exists; zeitblock focus list chooses another.",
        "Die Liste \(language.quoted(name)) gibt es nicht mehr; zeitblock focus list wählt eine andere.")
    case .accessBack(let name): Self.back(name, language)
    case .undone(let title, let untouched):
      Event.undone(.init(kind: .edit, title: title, count: 1), untouched: untouched).leftAlone(
        language("Restored \(language.quoted(title)).", "\(language.quoted(title)) wiederhergestellt."), in: language)
    case .undoTooLate:
      language(
        "Too late for this; zeitblock undo undoes the last change.",
        "Dafür ist es zu spät; zeitblock undo macht die letzte Änderung rückgängig.")
    case .recorded(let title, let minutes):
      language(
        "Recorded \(language.length(minutes)) for \(language.quoted(title)).",
        "\(language.length(minutes)) für \(language.quoted(title)) notiert.")
    case .timerCut(let hours):
      language(
        "The timer ran for more than \(hours) hours; those are recorded.",
        "Der Timer ist länger als \(hours) Stunden gelaufen; diese sind notiert.")
    case .refused(let refusal): refusal.sentence(in: language)
    }
  }

  private static func gone(_ title: String?, _ language: Language) -> String {
    guard let title else { return language("That task is no longer open.", "Diese Aufgabe ist nicht mehr offen.") }
    return language("\(language.quoted(title)) is no longer open.", "\(language.quoted(title)) ist nicht mehr offen.")
  }

  private static func back(_ name: String, _ language: Language) -> String {
    guard !name.isEmpty else {
      return language(
        "Your lists are available again.",
        "Deine Listen sind wieder verfügbar.")
    }
    return language(
      "The list \(language.quoted(name)) is available again.",
      "Die Liste \(language.quoted(name)) ist wieder verfügbar.")
  }
}

extension FocusNotice.Refusal {
  func sentence(in language: Language) -> String {
    switch self {
    case .noTask:
      language(
        "No task is being shown; zeitblock focus add adds one.",
        "Es wird keine Aufgabe gezeigt; zeitblock focus add fügt eine hinzu.")
    case .noSource:
      language(
        "No list is selected; choose one with zeitblock focus list.",
        "Keine Liste ist ausgewählt; wähle eine mit zeitblock focus list.")
    case .unknownList:
      language(
        "This list isn’t available; zeitblock lists shows all.",
        "Diese Liste ist nicht verfügbar; zeitblock lists zeigt alle.")
    case .dayNotAhead:
      language("Choose a day after today.", "Wähle einen Tag nach heute.")
    case .timerStands:
      language(
        "The timer isn’t running; zeitblock focus timer start starts it.",
        "Der Timer läuft nicht; zeitblock focus timer start startet ihn.")
    case .timerRuns:
      language(
        "The timer is already running; zeitblock focus timer stop stops it.",
        "Der Timer läuft schon; zeitblock focus timer stop hält ihn an.")
    }
  }
}
