import CommandLine
import Domain

/// Why a recurrence query cannot be answered.
enum RecurrenceFault: Error {
  case rule(RecurrenceRuleError)
  case unreadable(String, option: String)
  case unknownZone(String)
  case missing(option: String)
}

extension Failure {
  static func of(_ fault: RecurrenceFault) -> Failure {
    Failure(.usage) { sentence(fault, $0) }
  }

  private static func sentence(_ fault: RecurrenceFault, _ language: Language) -> String {
    switch fault {
    case .rule(let error): return error.sentence(in: language)
    case .unreadable(let text, "--count"):
      return language(
        "--count can’t be \(language.quoted(text)); give a number from 1 to 100000.",
        "--count kann nicht \(language.quoted(text)) sein; gib eine Zahl von 1 bis 100000 an.")
    case .unreadable(let text, "--batch"):
      return language(
        "\(language.quoted(text)) isn’t a JSON object; write one per line.",
        "\(language.quoted(text)) ist kein JSON-Objekt; schreibe eins je Zeile.")
    case .unreadable(let text, let option):
      return language(
        "\(option) can’t be \(language.quoted(text)); write 2026-01-31 or 2026-01-31T09:00.",
        "\(option) kann nicht \(language.quoted(text)) sein; schreibe 2026-01-31 oder 2026-01-31T09:00.")
    case .unknownZone(let name):
      return language(
        "Unknown time zone for --zone: \(language.quoted(name)); use a name like Europe/Berlin.",
        "Unbekannte Zeitzone für --zone: \(language.quoted(name)); verwende einen Namen wie Europe/Berlin.")
    case .missing(let option):
      return language(
        "\(option) is missing; --help shows what the command takes.",
        "\(option) fehlt; --help zeigt, was der Befehl braucht.")
    }
  }
}

extension RecurrenceRuleError {
  /// Describes the error and the part of the rule that has it.
  func sentence(in language: Language) -> String {
    switch self {
    case .noFrequency:
      return language(
        "The rule has no FREQ; start it with one, e.g. FREQ=DAILY.",
        "Der Regel fehlt FREQ; beginne sie z. B. mit FREQ=DAILY.")
    case .unreadable(let text):
      return language(
        "\(language.quoted(text)) isn’t part of a rule; write NAME=VALUE.",
        "\(language.quoted(text)) ist kein Teil einer Regel; schreibe NAME=WERT.")
    case .unknownPart(let name):
      return language(
        "Rules have no part \(language.quoted(name)); see RFC 5545.",
        "Regeln haben keinen Teil \(language.quoted(name)); siehe RFC 5545.")
    case .repeated(let part):
      return language(
        "\(part.rawValue) is given twice; keep one.",
        "\(part.rawValue) kommt zweimal vor; behalte eins davon.")
    case .value(let part, let text):
      return language(
        "\(part.rawValue) can’t be \(language.quoted(text)); it takes \(part.english).",
        "\(part.rawValue) kann nicht \(language.quoted(text)) sein; erlaubt ist \(part.german).")
    case .notTogether(let one, let other):
      return language(
        "\(one.rawValue) and \(other.rawValue) exclude each other like this; remove one.",
        "\(one.rawValue) und \(other.rawValue) schließen sich so aus; entferne eins davon.")
    case .notWith(let part, let frequency):
      return language(
        "\(part.rawValue) like this has no meaning with FREQ=\(frequency.name); remove it.",
        "\(part.rawValue) hat so mit FREQ=\(frequency.name) keine Bedeutung; entferne es.")
    case .positionsOfNothing:
      return language(
        "BYSETPOS needs another part such as BYDAY; add one.",
        "BYSETPOS braucht einen weiteren Teil wie BYDAY; gib einen an.")
    }
  }
}

extension RecurrenceRule.Part {
  fileprivate var english: String {
    switch self {
    case .frequency: "SECONDLY, MINUTELY, HOURLY, DAILY, WEEKLY, MONTHLY or YEARLY"
    case .interval, .count: "a whole number from 1"
    case .until: "20261224, 20261224T090000 or 20261224T080000Z"
    default: values("numbers", "up to", "MO, TU, WE, TH, FR, SA or SU", "with a number like 2MO or -1FR")
    }
  }

  fileprivate var german: String {
    switch self {
    case .frequency: "SECONDLY, MINUTELY, HOURLY, DAILY, WEEKLY, MONTHLY oder YEARLY"
    case .interval, .count: "eine ganze Zahl ab 1"
    case .until: "20261224, 20261224T090000 oder 20261224T080000Z"
    default: values("Zahlen", "bis", "MO, TU, WE, TH, FR, SA oder SU", "mit Zahl wie 2MO oder -1FR")
    }
  }

  private func values(_ numbers: String, _ upTo: String, _ weekdays: String, _ numbered: String) -> String {
    switch self {
    case .seconds: "\(numbers) 0 \(upTo) 60"
    case .minutes: "\(numbers) 0 \(upTo) 59"
    case .hours: "\(numbers) 0 \(upTo) 23"
    case .months: "\(numbers) 1 \(upTo) 12"
    case .monthDays: "\(numbers) 1 \(upTo) 31, -1 \(upTo) -31"
    case .yearDays, .positions: "\(numbers) 1 \(upTo) 366, -1 \(upTo) -366"
    case .weekNumbers: "\(numbers) 1 \(upTo) 53, -1 \(upTo) -53"
    case .weekdays: "\(weekdays), \(numbered)"
    case .weekStart, .frequency, .interval, .count, .until: weekdays
    }
  }
}
