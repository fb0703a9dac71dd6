/// The newest step that made a title for a task.
public struct TitleMaking: Equatable, Sendable {
  public var before: PlanItem
  public var after: PlanItem
  /// Nil where it was not kept.
  public var maker: TitleMaker?

  /// Whether a value of a field is what the step has made of another value.
  func made(_ field: Field, of earlier: PlanItem, in item: PlanItem) -> Bool {
    before.hasSame(field, as: earlier) && after.hasSame(field, as: item)
  }
}

extension PlannerReader {
  /// How the title of a task was made; nil when that was never done, was taken back or is no longer known.
  public func titleMaking(of task: TaskID) throws(PlannerFailure) -> TitleMaking? {
    let numbers = (try lastStep(.improveTitle, of: task), try lastStep(.improveTitleOnRequest, of: task))
    guard let number = max(numbers.0 ?? 0, numbers.1 ?? 0).positive, let step = try historyEntry(number) else {
      return nil
    }
    for case .task(let before?, let after?) in step.changes where after.item.id == task {
      return TitleMaking(before: before.item, after: after.item, maker: after.titleMaker)
    }
    return nil
  }

  /// The task as it would be without the title that was made for it, where its title is still that: for others who write
  /// over it, it is as if nobody had changed it. Nil where a person has written the title.
  public func withoutMadeTitle(_ item: PlanItem) throws(PlannerFailure) -> PlanItem? {
    guard item.hasImprovedTitle, let making = try titleMaking(of: item.id), making.after.title == item.title else {
      return nil
    }
    var plain = item
    plain.title = making.before.title
    if item.notes == making.after.notes { plain.notes = making.before.notes }
    return plain
  }
}

extension Int64 {
  fileprivate var positive: Int64? { self > 0 ? self : nil }
}
