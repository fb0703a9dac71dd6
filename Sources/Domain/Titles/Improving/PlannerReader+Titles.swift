/// The latest history entry that made a title for a task.
public struct TitleMaking: Equatable, Sendable {
  public var before: PlanItem
  public var after: PlanItem
  /// Nil if it was not recorded.
  public var maker: TitleMaker?

  /// Returns true if the entry changed the value of a field in `earlier` to the one in `item`.
  func made(_ field: Field, of earlier: PlanItem, in item: PlanItem) -> Bool {
    before.hasSame(field, as: earlier) && after.hasSame(field, as: item)
  }
}

extension PlannerReader {
  /// Returns how the title of a task was made, or nil if none was made or its entry was undone or is no longer stored.
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

  /// Returns the task without the title that was made for it, if it still has that title. A client or form that saves
  /// an older copy can then overwrite it without a conflict. Returns nil if the user wrote the title.
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
