public import Domain

extension Words {
  subscript(form phrase: FormPhrase) -> String {
    text(phrase)
  }

  func callAsFunction(form phrase: FormPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }

  func count(_ number: Int, form one: FormPhrase, _ many: FormPhrase) -> String {
    counted(number, one, many)
  }

  func name(of urgency: Urgency) -> String {
    switch urgency {
    case .notUrgent: self[form: .notUrgent]
    case .urgent: self[form: .urgent]
    }
  }

  public func name(of type: TaskType) -> String {
    switch type {
    case .income: self[form: .income]
    case .maintenance: self[form: .maintenance]
    case .recharge: self[form: .recharge]
    case .learning: self[form: .learning]
    case .givingBack: self[form: .givingBack]
    }
  }

  func name(of kind: RecurrenceForm.Kind) -> String {
    switch kind {
    case .never: self[form: .never]
    case .daily: self[form: .daily]
    case .weekly: self[form: .weekly]
    case .biweekly: self[form: .biweekly]
    case .monthly: self[form: .monthly]
    case .yearly: self[form: .yearly]
    case .custom: self[form: .custom]
    case .keep: self[form: .keep]
    }
  }

  func name(of unit: Recurrence.Unit) -> String {
    switch unit {
    case .days: self[form: .days]
    case .weeks: self[form: .weeks]
    case .months: self[form: .months]
    case .years: self[form: .years]
    }
  }

  /// Returns the next days of a recurrence in one line; empty if there are none.
  func upcoming(_ days: [Day], today: Day) -> String {
    days.isEmpty ? "" : self(form: .next, days.map { day($0, today: today) }.joined(separator: " · "))
  }
}

// MARK: - Values

extension Words {
  /// Returns the value of a field in words; nil if there is none.
  func value(of field: Field, in item: PlanItem, lists: [SourceList], parents: [PlanItem], today: Day) -> String? {
    switch field {
    case .title: item.title
    case .notes: item.notes
    case .list: lists.first { $0.id == item.list }?.name
    case .importance: name(of: item.importance)
    case .urgency: name(of: item.urgency)
    case .type: name(of: item.type)
    case .grade: item.grade?.letter
    case .subPriority: item.subPriority.map { "\($0)" }
    case .tags: item.tags.isEmpty ? nil : item.tags.names.joined(separator: ", ")
    case .due: item.due.map { due($0, today: today) }
    case .notBefore: item.notBefore.map { day($0, today: today) }
    case .manualDuration: item.manualDuration.map { length(minutes: $0) }
    case .recurrence: item.recurrence.map { pattern($0) }
    case .delegatedTo: item.delegatedTo
    case .parent: item.parent.flatMap { id in parents.first { $0.id == id }?.title }
    default: nil
    }
  }
}
