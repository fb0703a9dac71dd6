public import Domain

/// A section of the ABCDE page or the matrix, as named in URLs.
public enum MethodSection: Hashable, Sendable {
  case grade(Grade)
  /// Tasks without a grade that are not subtasks of another open task.
  case ungraded
  case quadrant(Quadrant)
}

extension MethodSection {
  /// The last segment of its URL.
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

  /// The page with all sections of its kind.
  var whole: Route { isOfMatrix ? .matrix : .abcde }

  /// The CSS classes that set its colour.
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

/// A question about a task before a method places it. Each is a page that a script shows as a dialog.
public enum TaskQuestion: String, Sendable, CaseIterable {
  /// All actions of the ABCDE page.
  case grade
  /// The number among the A tasks.
  case number
  /// The person to delegate to, and the follow-up day.
  case delegate
  /// The quadrant of the matrix.
  case quadrant
  /// Whether to start the task although a higher-graded one is open.
  case start
}
