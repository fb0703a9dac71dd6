import Domain

/// A new task's title, parsed as a quick-add line to fill the form's fields.
struct TitleReading {
  /// The name of the form field that requests it.
  static let mark = "reads"
  /// The fields a title can set. Its tags are added to those in the form.
  private static let fields = TaskForm.fields.filter { ![.title, .tags, .notes, .delegatedTo, .parent].contains($0) }
  private static let silent = TaskForm(TaskDraft(title: ""))

  let captured: Captured
  let draft: TaskDraft
  let said: TaskForm
  /// The fields the title sets.
  let named: [Field]
  /// The kinds for which the form has a different value than the title.
  private(set) var overruled: Set<Chip.Kind> = []

  init(_ captured: Captured, lists: [SourceList]) {
    self.captured = captured
    draft = captured.draft(lists: lists)
    let said = TaskForm(draft)
    self.said = said
    named = Self.fields.filter { !said.hasSame($0, as: Self.silent) }
  }

  /// Finds the fields in which the form differs from the title.
  /// - Parameter form: the form after taking over the title's fields.
  mutating func compare(with form: TaskForm) {
    let fields = Set(named.filter { !form.hasSame($0, as: said) })
    overruled = Set(Chip.Kind.allCases.filter { kind in Self.field(of: kind).map(fields.contains) ?? false })
  }

  private static func field(of kind: Chip.Kind) -> Field? {
    switch kind {
    case .due: .due
    case .notBefore: .notBefore
    case .duration: .manualDuration
    case .importance: .importance
    case .urgency: .urgency
    case .grade: .grade
    case .type: .type
    case .list: .list
    case .recurrence, .until, .anchor: .recurrence
    case .tag: nil
    }
  }

  /// Returns the initial values to keep in `was-` fields: those that the title may replace.
  static func kept(of form: TaskForm) -> [Fields.Pair] {
    form.pairs.filter { pair in fields.contains { names(of: $0, in: form).contains(pair.name) } }
  }

  /// The values of each field set by the title, for the script to fill in.
  var values: [[Fields.Pair]] {
    named.map { field in
      let names = Self.names(of: field, in: said)
      return said.pairs.filter { names.contains($0.name) }
    }
  }

  private static func names(of field: Field, in form: TaskForm) -> [String] {
    switch field {
    case .manualDuration: ["duration", "minutes"]
    case .importance: ["importance"]
    case .urgency: ["urgency"]
    case .type: ["type"]
    case .due: ["due", "time"]
    case .notBefore: ["not-before"]
    case .list: ["list"]
    case .grade: ["grade"]
    case .subPriority: ["sub-priority"]
    case .recurrence: form.recurrence.pairs.map { $0.name } + ["weekday"]
    default: []
    }
  }
}

extension TaskForm {
  /// Takes over the fields set by the title, except those changed by the user since the form was filled.
  /// - Returns: the fields taken over.
  mutating func take(_ reading: TitleReading, filledWith before: TaskForm) -> [Field] {
    let taken = reading.named.filter { hasSame($0, as: before) }
    for field in taken { take(field, from: reading.said) }
    return taken
  }

  /// Returns the new task of a form whose title may set other fields.
  mutating func draft(_ reading: TitleReading?, filledWith before: TaskForm, today: Day) -> TaskDraft {
    guard let reading else { return draft(today: today) }
    let taken = take(reading, filledWith: before)
    var draft = draft(today: today)
    draft.title = reading.captured.title
    let known = Tags(draft.tags)
    draft.tags += reading.draft.tags.filter { known.refusal(of: $0) == nil }
    // The form cannot represent every rule.
    if taken.contains(.recurrence) { draft.recurrence = reading.draft.recurrence }
    return draft
  }
}
