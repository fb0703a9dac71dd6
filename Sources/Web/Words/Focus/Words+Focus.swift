import Domain

extension Words {
  subscript(focus phrase: FocusPhrase) -> String {
    text(phrase)
  }

  func callAsFunction(focus phrase: FocusPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }

  /// The first text for exactly one, the second for every other number; `{1}` is the number.
  func count(_ number: Int, focus one: FocusPhrase, _ many: FocusPhrase) -> String {
    counted(number, one, many)
  }

  /// What a card is drawn from.
  func name(of narrowing: FocusNarrowing) -> String {
    switch narrowing {
    case .none: self[focus: .everything]
    case .block: self[focus: .block]
    case .quadrant(let quadrant): name(of: quadrant)
    case .gradeA: self[focus: .gradeA]
    case .fits: self[focus: .fits]
    }
  }

  private func name(of quadrant: Quadrant) -> String {
    switch quadrant {
    case .doFirst: self[focus: .quadrant1]
    case .schedule: self[focus: .quadrant2]
    case .delegate: self[focus: .quadrant3]
    case .drop: self[focus: .quadrant4]
    }
  }

  func name(of mode: TimerMode) -> String {
    switch mode {
    case .none: self[focus: .timerNone]
    case .countUp: self[focus: .timerUp]
    case .pomodoro: self[focus: .timerPomodoro]
    case .flowtime: self[focus: .timerFlowtime]
    }
  }

  /// `12:41`, or `1:02:41` after an hour.
  func clock(seconds: Int) -> String {
    let (minutes, second) = (max(0, seconds) / 60, max(0, seconds) % 60)
    let tail = second < 10 ? ":0\(second)" : ":\(second)"
    if minutes < 60 { return "\(minutes)" + tail }
    return "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)" + tail
  }
}
