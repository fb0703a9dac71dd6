import Domain

/// The title of a new task read as a line of quick add, for the fields of its form.
struct TitleReading {
  /// The name of the field that asks for it.
  static let mark = "reads"
  /// Fields a title can name. Its tags go beside those in the form.
  private static let fields = TaskForm.fields.filter { ![.title, .tags, .notes, .delegatedTo, .parent].contains($0) }
  private static let silent = TaskForm(TaskDraft(title: ""))

  let captured: Captured
  let draft: TaskDraft
  let said: TaskForm
  /// Fields the title names.
  let named: [Field]
  /// What the title says and the form says otherwise.
  private(set) var overruled: Set<Chip.Kind> = []

  init(_ captured: Captured, lists: [SourceList]) {
    self.captured = captured
    draft = captured.draft(lists: lists)
    let said = TaskForm(draft)
    self.said = said
    named = Self.fields.filter { !said.hasSame($0, as: Self.silent) }
  }

  /// Looks for what a person has set otherwise than the title says.
  /// - Parameter form: with the fields taken.
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

  /// What `was-` fields keep of a form: the values a title may replace.
  static func kept(of form: TaskForm) -> [Fields.Pair] {
    form.pairs.filter { pair in fields.contains { names(of: $0, in: form).contains(pair.name) } }
  }

  /// The values of each named field, for a script to put in.
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
  /// Takes the fields the title names, except those that no longer hold what the form was filled with: a person has set
  /// them.
  /// - Returns: the fields taken.
  mutating func take(_ reading: TitleReading, filledWith before: TaskForm) -> [Field] {
    let taken = reading.named.filter { hasSame($0, as: before) }
    for field in taken { take(field, from: reading.said) }
    return taken
  }

  /// The new task of a form whose title may name values of its fields.
  mutating func draft(_ reading: TitleReading?, filledWith before: TaskForm, today: Day) -> TaskDraft {
    guard let reading else { return draft(today: today) }
    let taken = take(reading, filledWith: before)
    var draft = draft(today: today)
    draft.title = reading.captured.title
    let known = Tags(draft.tags)
    draft.tags += reading.draft.tags.filter { known.refusal(of: $0) == nil }
    // Not every rule can be said by the choices of a form.
    if taken.contains(.recurrence) { draft.recurrence = reading.draft.recurrence }
    return draft
  }
}
