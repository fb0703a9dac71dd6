import CommandLine
import Domain

/// The options shared by `add` and `edit`, and the parsing of their values.
enum TaskOptions {
  static func common(_ language: Language) -> [Option] {
    [
      Option("list", short: "l", value: "NAME", language("list of the task", "Liste der Aufgabe")),
      Option(
        "duration", short: "m", value: "MIN",
        language("minutes, 1 to 1440", "Minuten, 1 bis 1440")),
      Option(
        "importance", short: "i", value: language("LEVEL", "STUFE"), choices: Importance.allCases.map(\.name),
        language("low, medium or high", "low (niedrig), medium (mittel), high (hoch)")),
      Option(
        "due", short: "d", value: language("DAY", "TAG"),
        language(
          "2026-12-24, “2026-12-24 15:00”, today, tomorrow, +7", "2026-12-24, „2026-12-24 15:00“, heute, morgen, +7")),
      Option(
        "not-before", value: language("DAY", "TAG"),
        language("not before this day", "nicht vor diesem Tag")),
      Option("urgent", short: "u", language("mark as urgent", "als dringend markieren")),
      Option(
        "grade", short: "g", value: language("GRADE", "STUFE"),
        language("A, A-1, B, C, D or E", "A, A-1, B, C, D oder E")),
      Option(
        "type", value: language("TYPE", "ART"), choices: TaskType.allCases.map(\.name),
        language("type of task", "Art der Aufgabe")),
      Option("tag", short: "t", value: "TAG", repeats: true, language("add a tag", "Tag hinzufügen")),
      Option("notes", short: "n", value: "TEXT", language("description", "Beschreibung")),
      Option("to", value: language("WHO", "WER"), language("delegated to", "abgegeben an")),
      Option("url", value: "URL", language("link it came from", "Link zur Quelle")),
      Option(
        "parent", value: language("TASK", "AUFGABE"),
        language("parent task", "übergeordnete Aufgabe")),
    ] + RepeatOptions.common(language)
  }

  /// Returns true if the value clears an optional field: `none`, `-` or an empty text.
  static func isNone(_ text: String) -> Bool { text == "none" || text == "-" || text.isEmpty }

  static func minutes(_ text: String) throws(Refusal) -> Int {
    var digits = text[...]
    if digits.hasSuffix("min") { digits.removeLast(3) } else if digits.hasSuffix("m") { digits.removeLast() }
    guard let minutes = Int(outside: digits) else { throw .unreadable(text, of: .minutes) }
    return minutes
  }

  static func day(_ text: String, today: Day) throws(Refusal) -> Day {
    switch text.lowercased() {
    case "today", "heute": return today
    case "tomorrow", "morgen": return today + 1
    default: break
    }
    if text.hasPrefix("+"), let days = Int(outside: text.dropFirst()), 0...36_500 ~= days { return today + days }
    guard let day = Day(iso: text) else { throw .unreadable(text, of: .day) }
    return day
  }

  /// Parses a day, optionally followed by a wall time.
  static func due(_ text: String, today: Day) throws(Refusal) -> Due {
    let parts = text.split(maxSplits: 1, whereSeparator: { $0 == " " || $0 == "T" })
    guard parts.count == 2, let time = WallTime(iso: String(parts[1])) else {
      return Due(day: try day(text, today: today))
    }
    return Due(day: try day(String(parts[0]), today: today), time: time)
  }

  /// Parses a grade such as `A`, `A-1` or `b`.
  static func grade(_ text: String) throws(Refusal) -> (Grade, Int?) {
    let parts = text.split(separator: "-", maxSplits: 1)
    guard let first = parts.first, let grade = Grade(letter: first.uppercased()) else {
      throw .unreadable(text, of: .grade)
    }
    if parts.count == 1 { return (grade, nil) }
    guard let number = Int(outside: parts[1]) else { throw .unreadable(text, of: .grade) }
    return (grade, number)
  }
}
