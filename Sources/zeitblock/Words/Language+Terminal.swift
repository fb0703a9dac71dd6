import CommandLine
import Domain
import Web

extension Language {
  /// The language of messages: German when `LC_ALL`, `LC_MESSAGES` or `LANG`, the first that is set, begins with `de`.
  static var ofTerminal: Language {
    let locale = environment("LC_ALL") ?? environment("LC_MESSAGES") ?? environment("LANG") ?? ""
    return locale.utf8.starts(with: "de".utf8) ? .german : .english
  }

  /// Chooses between two wordings of the same text.
  func callAsFunction(_ english: @autoclosure () -> String, _ german: @autoclosure () -> String) -> String {
    switch self {
    case .english: english()
    case .german: german()
    }
  }

  /// A text in quotation marks.
  func quoted(_ text: String) -> String {
    self("“\(printable(text))”", "„\(printable(text))“")
  }

  /// `tomorrow`, `Mon 23 Nov`.
  func day(_ day: Day) -> String { Words(self).day(day, today: Environment.live().today) }

  /// `tomorrow, 15:00`.
  func due(_ due: Due) -> String { Words(self).due(due, today: Environment.live().today) }

  /// `tomorrow, 15:00`, as clocks here show it.
  func moment(_ instant: Instant) -> String {
    let environment = Environment.live()
    let wall = environment.zones.here(instant)
    return Words(self).due(Due(day: wall.day, time: WallTime(minutes: wall.second / 60)), today: environment.today)
  }

  /// `one time block`, `3 time blocks`.
  func blocks(_ count: Int) -> String {
    count == 1 ? self("one time block", "ein Zeitblock") : self("\(count) time blocks", "\(count) Zeitblöcke")
  }

  /// `one subtask`, `3 subtasks`.
  func subtasks(_ count: Int) -> String {
    count == 1 ? self("one subtask", "eine Unteraufgabe") : self("\(count) subtasks", "\(count) Unteraufgaben")
  }

  /// `one task`, `3 tasks`.
  func tasks(_ count: Int) -> String {
    count == 1 ? self("one task", "eine Aufgabe") : self("\(count) tasks", "\(count) Aufgaben")
  }
}
