public import Domain

extension Words {
  subscript(plan phrase: PlanningPhrase) -> String {
    text(phrase)
  }

  func callAsFunction(plan phrase: PlanningPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }
}

// MARK: - Calendars subscribed to

extension Words {
  /// Describes why subscribing to a calendar failed.
  func sentence(aboutCalendar trouble: AccountTrouble) -> String {
    switch trouble {
    case .addressMissing: self[plan: .addressMissing]
    case .addressUnusable(let text): self(plan: .addressUnusable, quoted(text))
    case .accountExists: self[plan: .alreadySubscribed]
    case .notCalDAV(let address), .notFound(let address), .answerUnreadable(let address):
      self(plan: .noCalendarThere, address)
    case .wrongPassword(let address): self(plan: .wantsPassword, address)
    case .certificate(let host, let fault): self(plan: .untrusted, host, name(of: fault))
    case .movedAway(let address): self(plan: .movedTo, address)
    default: sentence(trouble)
    }
  }

  /// Describes a problem with a subscribed calendar, and its remedy.
  public func sentence(_ problem: SyncProblem, inSubscription name: String) -> String {
    switch problem.code {
    case .address: self(plan: .gone, problem.subject)
    case .otherHosts: self(plan: .hasMoved, problem.subject)
    case .wrongPassword: self(plan: .passwordNow, problem.subject)
    case .forbidden: self(plan: .refused, problem.subject)
    case .certificate: self(plan: .distrusted, problem.subject)
    default: sentence(problem, in: name)
    }
  }
}
