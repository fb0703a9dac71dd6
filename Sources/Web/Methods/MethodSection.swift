public import Domain

/// One part of the ABCDE page or of the matrix, as an address names it.
public enum MethodSection: Hashable, Sendable {
  case grade(Grade)
  /// Tasks that have no grade yet and are no part of another open task.
  case ungraded
  case quadrant(Quadrant)
}

extension MethodSection {
  /// The last part of its address.
  var name: String {
    switch self {
    case .grade(let grade): grade.letter
    case .ungraded: "none"
    case .quadrant(let quadrant): "\(quadrant.rawValue)"
    }
  }

  var isOfMatrix: Bool {
    if case .quadrant = self { return true }
    return false
  }

  /// The page with all of its kind.
  var whole: Route { isOfMatrix ? .matrix : .abcde }

  /// Classes that give its colour.
  var classes: String {
    switch self {
    case .grade(let grade): "grade-\(grade.lowercased)"
    case .ungraded: "grade-none"
    case .quadrant(let quadrant): "q\(quadrant.rawValue)"
    }
  }

  init?(page: String, name: String) {
    switch page {
    case "abcde":
      if name == "none" {
        self = .ungraded
      } else if let grade = Grade(letter: name) {
        self = .grade(grade)
      } else {
        return nil
      }
    case "matrix":
      guard name.utf8.count == 1, let quadrant = Int(name).flatMap({ Quadrant(rawValue: $0) }) else { return nil }
      self = .quadrant(quadrant)
    default: return nil
    }
  }
}

extension Grade {
  var lowercased: String { letter.lowercased() }
}

/// What is asked about a task before one of the methods places it; each is a page that a script shows as a dialog.
public enum TaskQuestion: String, Sendable, CaseIterable {
  /// Everything that can be done on the ABCDE page.
  case grade
  /// Which number among the A tasks.
  case number
  /// Who does it, and when to ask again.
  case delegate
  /// Which field of the matrix.
  case quadrant
  /// Whether to begin it although a better graded one is open.
  case start
}
