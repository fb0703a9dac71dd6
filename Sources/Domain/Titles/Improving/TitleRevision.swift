/// A better title for a task, and other values found in the current one.
public struct TitleRevision: Equatable, Sendable {
  /// The title it was made from; a task with another title by now stays unchanged.
  public var raw: String
  /// The new title; equal to `raw` if that is already good.
  public var title: String
  /// Applied only to a task without a link.
  public var sourceURL: String?
  /// The requested time of a reminder; applied only to a task that is not due yet.
  public var due: Due?
  /// The requested recurrence of a reminder; applied only to a task that does not recur yet.
  public var recurrence: Recurrence?
  public var maker = TitleMaker.rules
  /// Whether the user requested it just now, which makes it one of the user's own undo steps.
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
  /// Returns the task with a better title. The first title stays in `originalTitle`, and in the description if that is
  /// empty.
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

  /// Whether its link points to the mail it was created from.
  var isMail: Bool { sourceURL?.hasPrefix("message:") == true }

  /// Whether the title differs from the original one.
  public var hasImprovedTitle: Bool {
    guard let firstTitle else { return false }
    return firstTitle != title
  }

  /// The original title as one line; nil if it has no visible characters.
  var firstTitle: String? { trimmedOrNone(originalTitle) }

  /// Returns the task with its original title, and without a description that only repeats it. Returns nil if there is
  /// no original title.
  func withFirstTitle() -> PlanItem? {
    guard let firstTitle else { return nil }
    var item = self
    item.title = firstTitle
    item.needsTitleImprovement = false
    if title != firstTitle, notes == originalTitle { item.notes = nil }
    return item
  }
}
