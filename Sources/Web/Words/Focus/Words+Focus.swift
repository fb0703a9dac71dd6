import Domain

extension Words {
  subscript(focus phrase: FocusPhrase) -> String {
    text(phrase)
  }

  func callAsFunction(focus phrase: FocusPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }

  /// Returns the first text for the number 1, the second for any other; `{1}` is the number.
  func count(_ number: Int, focus one: FocusPhrase, _ many: FocusPhrase) -> String {
    counted(number, one, many)
  }

  /// Returns the name of a filter for cards.
  func name(of narrowing: FocusNarrowing) -> String {
    switch narrowing {
    case .none: self[focus: .everything]
    case .block: self[focus: .block]
    case .quadrant(let quadrant): drawn(from: quadrant)
    case .gradeA: self[focus: .gradeA]
    case .fits: self[focus: .fits]
    }
  }

  private func drawn(from quadrant: Quadrant) -> String {
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

  /// Formats seconds as `12:41`, or as `1:02:41` from an hour on.
  func clock(seconds: Int) -> String {
    let (minutes, second) = (max(0, seconds) / 60, max(0, seconds) % 60)
    let tail = second < 10 ? ":0\(second)" : ":\(second)"
    if minutes < 60 { return "\(minutes)" + tail }
    return "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)" + tail
  }
}

// MARK: - Sentences

extension Words {
  /// Explains why this card was chosen.
  func sentence(_ reason: FocusReason, from list: String) -> String {
    switch reason {
    case .random: list.isEmpty ? self[focus: .fromAll] : self(focus: .fromList, list)
    case .block: self[focus: .becauseBlock]
    case .quadrant(let quadrant): self(focus: .becauseQuadrant, inside(name(of: quadrant)))
    case .gradeA: self[focus: .becauseGradeA]
    case .fits(let minutes): self(focus: .becauseFits, lengthInSentence(minutes: minutes))
    case .chosen: self[focus: .shownAtWish]
    }
  }

  /// Lowercases the first letter, for use within a sentence.
  private func inside(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

  /// Names the task that should come first.
  func sentence(_ notice: GradeGuard.Notice, _ title: String?) -> String {
    guard let title else { return self(focus: .guardPlain, notice.blocker.grade?.letter ?? "") }
    if let number = notice.number { return self(focus: .guardNumbered, "\(number)", quoted(title)) }
    return self(focus: .guardTitle, notice.blocker.grade?.letter ?? "", quoted(title))
  }

  func start(_ notice: GradeGuard.Notice) -> String {
    notice.number.map { self(focus: .startNumbered, "\($0)") } ?? self[focus: .startOther]
  }

  /// Describes a notice that is shown once.
  func sentence(_ notice: FocusNotice, today: Day) -> String {
    switch notice {
    case .onlyOne: self[focus: .onlyOne]
    case .added(let title): self(focus: .added, quoted(title))
    case .edited(let title, _): self(focus: .edited, quoted(title))
    case .snoozed(let title, let until): self(focus: .snoozed, quoted(title), day(until, today: today))
    case .skipped(let title, let next?): self(focus: .skipped, quoted(title), day(next, today: today))
    case .skipped(let title, nil): self(focus: .skippedForGood, quoted(title))
    case .completed(let title): self(focus: .completed, quoted(title))
    case .trashed(let title): self(focus: .trashed, quoted(title))
    case .foundList(let name): self(focus: .foundList, quoted(name))
    case .cardChanged(let title): self(focus: .cardDone, quoted(title))
    case .taskGone(let title?): self(focus: .taskGone, quoted(title))
    case .taskGone(nil): self[focus: .someTaskGone]
    case .listGone(let name): self(focus: .listGone, quoted(name))
    case .accessBack(let name): self(focus: .accessBack, quoted(name))
    case .undone(let title, let untouched):
      untouched.isEmpty
        ? self(focus: .undone, quoted(title)) : self(focus: .undone, quoted(title)) + " " + sentence(untouched)
    case .undoTooLate: self[focus: .undoTooLate]
    case .recorded(let title, let minutes): self(focus: .recorded, quoted(title), lengthInSentence(minutes: minutes))
    case .timerCut(let hours): self(focus: .timerCut, "\(hours)")
    case .refused(let refusal): sentence(refusal)
    }
  }

  private func sentence(_ refusal: FocusNotice.Refusal) -> String {
    switch refusal {
    case .noTask: self[focus: .noTask]
    case .noSource: self[focus: .noSource]
    case .unknownList: self[focus: .unknownList]
    case .dayNotAhead: self[focus: .dayNotAhead]
    case .timerStands: self[focus: .timerStands]
    case .timerRuns: self[focus: .timerRuns]
    }
  }

  func below(_ count: Int) -> String { self.count(count, focus: .belowOne, .belowMany) }

  var spaceKey: String { self[focus: .spaceKey] }
  var deleteKeyShort: String { self[focus: .deleteKey] }
}
