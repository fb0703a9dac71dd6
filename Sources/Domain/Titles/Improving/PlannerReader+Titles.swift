extension PlannerReader {
  /// The task as it would be without the title that was made for it, where its title is still that: for others who write
  /// over it, it is as if nobody had changed it. Nil where a person has written the title.
  public func withoutMadeTitle(_ item: PlanItem) throws(PlannerFailure) -> PlanItem? {
    guard item.hasImprovedTitle, let number = try lastStep(.improveTitle, of: item.id),
      let step = try historyEntry(number)
    else { return nil }
    for case .task(let before?, let after?) in step.changes where after.item.id == item.id {
      guard after.item.title == item.title else { return nil }
      var plain = item
      plain.title = before.item.title
      if item.notes == after.item.notes { plain.notes = before.item.notes }
      return plain
    }
    return nil
  }
}
