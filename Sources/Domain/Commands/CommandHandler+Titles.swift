extension CommandHandler {
  /// Gives a task a better title. Skips a task that has been edited since, is completed, must not be changed or does
  /// not await improvement. If the title needs no improvement, only the mark is cleared; this makes no history entry
  /// and sends nothing.
  func improveTitle(of id: TaskID, _ revision: TitleRevision) throws(PlannerFailure) -> Step {
    guard let before = try writer.item(id), before.needsTitleImprovement, !before.isCompleted,
      before.title == revision.raw, try writer.list(before.list)?.allowsChanges == true
    else { return Step(.improveTitle, changes: [], event: .nothingChanged) }
    var after = before.revised(by: try checked(revision))
    let kind: HistoryEntry.Kind = revision.isAskedFor ? .improveTitleOnRequest : .improveTitle
    let isQuiet = after.fields(differingFrom: before) == [.needsTitleImprovement]
    if !isQuiet { after.modifiedAt = environment.now }
    try writer.save(after)
    if isQuiet { return Step(.improveTitle, changes: [], event: .nothingChanged) }
    return Step(
      kind,
      changes: [.task(before: .init(item: before), after: .init(item: after, titleMaker: revision.maker))],
      event: .titleImproved(title: after.title, was: before.title))
  }

  /// Checks a new title only; an unchanged one may exceed the limits because other programs allow longer titles.
  private func checked(_ revision: TitleRevision) throws(PlannerFailure) -> TitleRevision {
    guard revision.title != revision.raw else { return revision }
    var validation = Validation()
    var revision = revision
    revision.title = validation.title(revision.title)
    try validation.finish()
    return revision
  }

  /// Restores the original title of a task.
  func restoreTitle(of id: TaskID) throws(PlannerFailure) -> Step {
    let before = try required(id)
    try requireWritable(before.list)
    guard var after = before.withFirstTitle() else {
      throw .invalid([Problem(.originalTitle, .originalTitleMissing)])
    }
    guard after.title != before.title else { return Step(.restoreTitle, changes: [], event: .nothingChanged) }
    try takeBackMoment(&after, titled: before.title)
    after.modifiedAt = environment.now
    try writer.save(after)
    return Step(
      .restoreTitle, changes: [.task(before: .init(item: before), after: .init(item: after))],
      event: .titleRestored(title: after.title))
  }

  /// Also reverts the due day and recurrence that were read from the title, unless one of them has changed since.
  private func takeBackMoment(_ item: inout PlanItem, titled title: String) throws(PlannerFailure) {
    guard let making = try writer.titleMaking(of: item.id), making.after.title == title,
      making.after.hasSame(.due, as: item), making.after.hasSame(.recurrence, as: item)
    else { return }
    item.due = making.before.due
    item.recurrence = making.before.recurrence
  }
}
