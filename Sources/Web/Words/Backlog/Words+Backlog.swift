import Domain

extension Words {
  subscript(backlog phrase: BacklogPhrase) -> String {
    switch language {
    case .german: phrase.german
    case .english: phrase.english
    }
  }

  func callAsFunction(backlog phrase: BacklogPhrase, _ values: String...) -> String {
    filled(self[backlog: phrase], values)
  }

  func name(of sort: TaskSort) -> String {
    switch sort {
    case .manual: self[backlog: .manual]
    case .importance: self[backlog: .byImportance]
    case .score: self[backlog: .byScore]
    case .duration: self[backlog: .byDuration]
    case .due: self[backlog: .byDue]
    case .created: self[backlog: .byCreated]
    }
  }

  func name(of range: TaskFilter.DueRange) -> String {
    switch range {
    case .overdue: self[backlog: .overdue]
    case .today: self[backlog: .dueToday]
    case .week: self[backlog: .dueWeek]
    case .none: self[backlog: .dueNone]
    }
  }

  func name(of recurring: TaskFilter.Recurring) -> String {
    self[backlog: recurring == .yes ? .recurring : .once]
  }

  func name(of completion: TaskFilter.Completion) -> String {
    switch completion {
    case .open: self[backlog: .open]
    case .completed: self[backlog: .completed]
    case .all: self[backlog: .all]
    }
  }

  /// Describes why the filter in a URL is invalid.
  func sentence(_ fault: TaskViewFault) -> String {
    switch fault.parameter {
    case "tag": self[backlog: .badTag]
    case "list": self(backlog: .badList, quoted(fault.value))
    default:
      self(backlog: .badFilter, quoted(fault.value), fault.parameter, fault.choices.joined(separator: ", "))
    }
  }
}
