import Domain

extension Words {
  subscript(capture phrase: CapturePhrase) -> String {
    switch language {
    case .german: phrase.german
    case .english: phrase.english
    }
  }

  func callAsFunction(capture phrase: CapturePhrase, _ values: String...) -> String {
    filled(self[capture: phrase], values)
  }

  func name(ofChip kind: Chip.Kind) -> String {
    switch kind {
    case .due: name(of: Field.due)
    case .notBefore: name(of: Field.notBefore)
    case .duration: name(of: Field.manualDuration)
    case .importance: name(of: Field.importance)
    case .urgency: name(of: Field.urgency)
    case .grade: name(of: Field.grade)
    case .type: name(of: Field.type)
    case .list: name(of: Field.list)
    case .tag: self[capture: .tag]
    case .recurrence: name(of: Field.recurrence)
    case .until: self[capture: .until]
    case .anchor: self[capture: .anchor]
    }
  }

  /// Returns the value of a chip in words: days as dates, a recurrence as a sentence.
  func value(of chip: Chip, today: Day) -> String {
    switch chip.kind {
    case .due, .notBefore, .until: moment(chip.value, today: today)
    case .duration: Int(chip.value).map { length(minutes: $0) } ?? chip.value
    case .importance: Importance(name: chip.value).map { name(of: $0) } ?? chip.value
    case .urgency: Urgency(name: chip.value).map { name(of: $0) } ?? chip.value
    case .type: TaskType(name: chip.value).map { name(of: $0) } ?? chip.value
    case .recurrence: Recurrence(captured: chip.value).map { sentence($0, isNew: true) } ?? chip.value
    case .anchor: chip.value == Recurrence.Anchor.completion.rawValue ? self[capture: .completion] : chip.value
    case .grade, .list, .tag: chip.value
    }
  }

  private func moment(_ value: String, today: Day) -> String {
    guard let due = Due(captured: value) else { return value }
    let day = date(due.day, today: today)
    return due.time.map { self(.dayWithTime, day, $0.iso) } ?? day
  }

  /// Announces a new task and its fields.
  /// - Parameter title: the task's current title.
  func added(_ item: PlanItem, now title: String?, list: SourceList?, today: Day) -> String {
    var sentence = self(.added, quoted(item.title))
    if let title, title != item.title { sentence = self(elsewhere: .addedAs, quoted(title), quoted(item.title)) }
    return ([sentence] + facts(item, list: list, today: today)).joined(separator: " · ")
  }

  /// Returns the fields of a task besides its title.
  func facts(_ item: PlanItem, list: SourceList?, today: Day) -> [String] {
    var facts: [String?] = [
      item.due.map { moment($0.day.iso + ($0.time.map { "T" + $0.iso } ?? ""), today: today) },
      item.notBefore.map { self(capture: .fact, name(of: Field.notBefore), date($0, today: today)) },
      item.manualDuration.map { length(minutes: $0) }, item.recurrence.map { sentence($0, isNew: true) },
    ]
    if item.importance != .low {
      facts.append(self(capture: .fact, name(of: Field.importance), name(of: item.importance)))
    }
    if item.urgency == .urgent { facts.append(name(of: Urgency.urgent)) }
    if let grade = item.grade {
      facts.append(
        self(capture: .fact, name(of: Field.grade), grade.letter + (item.subPriority.map { "-\($0)" } ?? "")))
    }
    if item.type != .maintenance { facts.append(name(of: item.type)) }
    facts += item.tags.names.map { "#" + $0 }
    facts.append(list.map { self(capture: .fact, self[capture: .list], $0.name) })
    return facts.compactMap { $0 }
  }
}
