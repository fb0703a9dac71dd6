/// Finds the non-empty fields of tasks that a format cannot hold.
struct FilledFields {
  private let fields: [Field]
  private let empty = PlanItem(
    id: TaskID(""), list: .local, title: "", rank: Rank(0), createdAt: Instant(seconds: 0))

  /// - Parameter kept: The fields that the format can hold. Fields of internal use are never reported.
  init(besides kept: Set<Field>) {
    let silent: Set<Field> = [.list, .originalTitle, .needsTitleImprovement]
    fields = Field.allCases.filter { !kept.contains($0) && !silent.contains($0) }
  }

  /// Returns the non-empty fields.
  func fields(of item: PlanItem) -> [Field] {
    fields.filter { !item.hasSame($0, as: empty) }
  }
}
