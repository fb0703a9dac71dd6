import CommandLine
import Domain
import Web

extension Language {
  /// The language of messages: German if the first non-empty variable of `LC_ALL`, `LC_MESSAGES` and `LANG` starts
  /// with `de`, otherwise English.
  static var ofTerminal: Language {
    let locale = environment("LC_ALL") ?? environment("LC_MESSAGES") ?? environment("LANG") ?? ""
    return locale.utf8.starts(with: "de".utf8) ? .german : .english
  }

  /// Returns the text in this language.
  func callAsFunction(_ english: @autoclosure () -> String, _ german: @autoclosure () -> String) -> String {
    switch self {
    case .english: english()
    case .german: german()
    }
  }

  /// Puts a text in quotation marks, with control characters replaced.
  func quoted(_ text: String) -> String {
    self("“\(printable(text))”", "„\(printable(text))“")
  }

  /// Formats a day: `tomorrow`, `Mon 23 Nov`.
  func day(_ day: Day) -> String { Words(self).day(day, today: Environment.live().today) }

  /// Formats a due date: `tomorrow, 15:00`.
  func due(_ due: Due) -> String { Words(self).due(due, today: Environment.live().today) }

  /// Formats an instant in local time: `tomorrow, 15:00`.
  func moment(_ instant: Instant) -> String {
    let environment = Environment.live()
    let wall = environment.zones.here(instant)
    return Words(self).due(Due(day: wall.day, time: WallTime(minutes: wall.second / 60)), today: environment.today)
  }

  /// Formats a count: `one time block`, `3 time blocks`.
  func blocks(_ count: Int) -> String {
    count == 1 ? self("one time block", "ein Zeitblock") : self("\(count) time blocks", "\(count) Zeitblöcke")
  }

  /// Formats a count: `one subtask`, `3 subtasks`.
  func subtasks(_ count: Int) -> String {
    count == 1 ? self("one subtask", "eine Unteraufgabe") : self("\(count) subtasks", "\(count) Unteraufgaben")
  }

  /// Formats a count: `one task`, `3 tasks`.
  func tasks(_ count: Int) -> String {
    count == 1 ? self("one task", "eine Aufgabe") : self("\(count) tasks", "\(count) Aufgaben")
  }
}
