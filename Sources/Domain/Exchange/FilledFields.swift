/// Finds the fields of tasks a format has no place for.
struct FilledFields {
  private let fields: [Field]
  private let empty = PlanItem(
    id: TaskID(""), list: .local, title: "", rank: Rank(0), createdAt: Instant(seconds: 0))

  /// - Parameter kept: the fields that have a place. What is only between the program and itself says nothing.
  init(besides kept: Set<Field>) {
    let silent: Set<Field> = [.list, .originalTitle, .needsTitleImprovement]
    fields = Field.allCases.filter { !kept.contains($0) && !silent.contains($0) }
  }

  /// Those that say something.
  func fields(of item: PlanItem) -> [Field] {
    fields.filter { !item.hasSame($0, as: empty) }
  }
}
