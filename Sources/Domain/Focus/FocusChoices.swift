/// Where the focus task is drawn from.
public enum FocusSource: Hashable, Sendable {
  /// All lists in use whose tasks can be seen and changed.
  case all
  case list(ListID)
}

/// Restricts which tasks of the source can be drawn.
public enum FocusNarrowing: Hashable, Sendable {
  case none
  /// Tasks with a time block running now. If several blocks overlap, all their tasks qualify; a block without a task
  /// adds none.
  case block
  case quadrant(Quadrant)
  case gradeA
  /// Tasks short enough for the time until the next busy event or time block begins, or the day ends.
  case fits

  public static let allCases: [FocusNarrowing] =
    [.none, .block] + Quadrant.allCases.map { .quadrant($0) } + [.gradeA, .fits]

  /// Stable name in JSON and on the command line.
  public var name: String {
    switch self {
    case .none: "everything"
    case .block: "now"
    case .quadrant(let quadrant): "q\(quadrant.rawValue)"
    case .gradeA: "A"
    case .fits: "fits"
    }
  }

  public init?(name: String) {
    guard let match = FocusNarrowing.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }
}

/// How the next task is drawn.
public enum FocusDraw: String, Sendable, CaseIterable {
  /// All tasks are equally likely, except for the current one, which is left out.
  case uniform
  /// No task repeats before all have been shown.
  case bag
}

/// How worked time is measured.
public enum TimerMode: String, Sendable, CaseIterable {
  case none
  case countUp
  /// 25 minutes of work, then a break of 5 minutes; every fourth break lasts 15 minutes.
  case pomodoro
  /// Work of any length, then a break: 5 minutes after less than 25 minutes of work, 8 after up to 50, 10 after more.
  case flowtime
}

public enum TimerPress: Equatable, Sendable {
  case start
  case pause
  /// Ends the session and records it.
  case stop
  case mode(TimerMode)
}
