/// A better title for a task, and what else was found in the one it has.
public struct TitleRevision: Equatable, Sendable {
  /// The title it was made from; a task that has another one by now is left alone.
  public var raw: String
  /// The same as `raw` where that is good already.
  public var title: String
  /// Taken by a task that has no link yet.
  public var sourceURL: String?
  /// When somebody asked to be reminded; taken by a task that is not due yet.
  public var due: Due?
  /// How often somebody asked to be reminded; taken by a task that does not come back yet.
  public var recurrence: Recurrence?
  /// Who made the title.
  public var maker = TitleMaker.rules
  /// Whether a person has asked for it now, so that it is a step of theirs.
  public var isAskedFor = false

  public init(raw: String, title: String, sourceURL: String? = nil, due: Due? = nil, recurrence: Recurrence? = nil) {
    self.raw = raw
    self.title = title
    self.sourceURL = sourceURL
    self.due = due
    self.recurrence = recurrence
  }
}

extension PlanItem {
  /// The task with a better title. What it was called first stays in `originalTitle`, and in a description that is empty.
  func revised(by revision: TitleRevision) -> PlanItem {
    var item = self
    item.needsTitleImprovement = false
    item.sourceURL = item.sourceURL ?? trimmedOrNone(revision.sourceURL)
    item.due = item.due ?? revision.due
    if item.recurrence == nil, revision.recurrence != nil {
      item.recurrence = revision.recurrence
      item.anchorRecurrence()
    }
    guard revision.title != title else { return item }
    item.title = revision.title
    if item.notes == nil, !Validation.areTooLong(notes: title) { item.notes = title }
    item.originalTitle = item.originalTitle ?? title
    return item
  }

  /// Whether its link leads to the mail it was made of.
  var isMail: Bool { sourceURL?.hasPrefix("message:") == true }

  /// Whether the title is another than the one the task came with.
  public var hasImprovedTitle: Bool {
    guard let firstTitle else { return false }
    return firstTitle != title
  }

  /// The original title as one line; nil where nothing of it can be seen.
  var firstTitle: String? { trimmedOrNone(originalTitle) }

  /// The task with the title it came with, and without the description that only says the same.
  func withFirstTitle() -> PlanItem? {
    guard let firstTitle else { return nil }
    var item = self
    item.title = firstTitle
    item.needsTitleImprovement = false
    if title != firstTitle, notes == originalTitle { item.notes = nil }
    return item
  }
}
