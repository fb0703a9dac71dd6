/// Where the one task comes from.
public enum FocusSource: Hashable, Sendable {
  /// All lists in use whose tasks may be done.
  case all
  case list(ListID)
}

/// Which tasks of the source can be drawn.
public enum FocusNarrowing: Hashable, Sendable {
  case none
  /// Tasks somebody has set this time aside for. Of several time blocks at once all tasks count; a block without a task
  /// gives none.
  case block
  case quadrant(Quadrant)
  case gradeA
  /// Tasks short enough for the time until the next busy event or time block begins, or until the day ends.
  case fits

  public static let allCases: [FocusNarrowing] =
    [.none, .block] + Quadrant.allCases.map { .quadrant($0) } + [.gradeA, .fits]

  /// The stable name in JSON and on the command line.
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
  /// Each one is as likely as any other, but for the one that is shown.
  case uniform
  /// None comes again before all were shown.
  case bag
}

/// How worked time is measured.
public enum TimerMode: String, Sendable, CaseIterable {
  case none
  case countUp
  /// 25 minutes of work, then a break of 5, after every fourth time of 15.
  case pomodoro
  /// Work as long as it flows; then a break of 5 minutes after less than 25, of 8 after up to 50, of 10 after more.
  case flowtime
}

public enum TimerPress: Equatable, Sendable {
  case start
  case pause
  /// Ends the stretch and records it.
  case stop
  case mode(TimerMode)
}
