import Domain

extension Words {
  subscript(method phrase: MethodPhrase) -> String {
    text(phrase)
  }

  func callAsFunction(method phrase: MethodPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }

  func name(of grade: Grade) -> String {
    switch grade {
    case .a: self[method: .mustDo]
    case .b: self[method: .shouldDo]
    case .c: self[method: .niceToDo]
    case .d: self[method: .delegate]
    case .e: self[method: .eliminate]
    }
  }

  func name(of quadrant: Quadrant) -> String {
    switch quadrant {
    case .doFirst: self[method: .doFirst]
    case .schedule: self[method: .schedule]
    case .delegate: self[method: .handOff]
    case .drop: self[method: .drop]
    }
  }

  /// Returns the definition of a quadrant.
  func meaning(of quadrant: Quadrant) -> String {
    switch quadrant {
    case .doFirst: self[method: .doFirstText]
    case .schedule: self[method: .scheduleText]
    case .delegate: self[method: .handOffText]
    case .drop: self[method: .dropText]
    }
  }

  /// Returns the consequences of leaving tasks of the grade undone.
  /// - Parameter isGuarded: whether higher-graded tasks must come first.
  func consequence(of grade: Grade, isGuarded: Bool) -> String {
    switch grade {
    case .a: self[method: .mustText]
    case .b: self[method: isGuarded ? .shouldWaits : .shouldText]
    case .c: self[method: isGuarded ? .niceWaits : .niceText]
    case .d: self[method: .delegateText]
    case .e: self[method: .eliminateText]
    }
  }

  /// Returns the message for a grade without tasks.
  func nothing(in grade: Grade) -> String {
    switch grade {
    case .a: self[method: .noMust]
    case .b: self[method: .noShould]
    case .c: self[method: .noNice]
    case .d: self[method: .noDelegate]
    case .e: self[method: .noEliminate]
    }
  }

  func name(of section: MethodSection) -> String {
    switch section {
    case .grade(let grade): name(of: grade)
    case .ungraded: self[method: .ungraded]
    case .quadrant(let quadrant): name(of: quadrant)
    }
  }
}
