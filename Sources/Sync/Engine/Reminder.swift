internal import CalDAV
internal import Domain
internal import HTTPClient
internal import ICalendar

/// A resource's text, parsed as a task.
struct Reminder: Equatable {
  /// As the server sent it. Thousands of texts are kept in this form, because a tree is four times as large.
  let bytes: [UInt8]
  let task: RemoteTask

  /// The text as a tree, parsed on every access.
  var text: CalendarText { CalendarText(parsing: bytes) }

  var uid: String { task.item.id.text }
  var item: PlanItem { task.item }

  /// The sort key for tasks that arrive together: the server's number, then creation, then UID.
  struct Place: Comparable {
    let number: Int64
    let createdAt: Int64
    let uid: String

    static func < (left: Place, right: Place) -> Bool {
      (left.number, left.createdAt, left.uid) < (right.number, right.createdAt, right.uid)
    }
  }

  var place: Place { Place(number: task.order.value, createdAt: item.createdAt.seconds, uid: uid) }
}

/// The VTODO codec of one account: converts between texts and tasks.
struct VTODOCodec {
  let mapping: TaskMapping

  /// Returns nil if the text contains no readable task.
  func read(_ bytes: [UInt8], in list: ListID) -> Reminder? {
    let text = CalendarText(parsing: bytes)
    // Parts missing from a truncated text were not deleted by the user.
    guard !text.isCut else { return nil }
    return mapping.received(from: text, in: list).map { Reminder(bytes: bytes, task: $0) }
  }

  /// True if the text is complete but about something else, such as an event.
  func isOther(_ bytes: [UInt8], than component: CalendarComponent = .todo) -> Bool {
    let text = CalendarText(parsing: bytes)
    if text.isCut { return false }
    if component == .todo, text.isHistory { return true }
    return text.firstComponent(component.rawValue) == nil
      && ["VTODO", "VEVENT", "VJOURNAL", "VFREEBUSY"].contains { text.firstComponent($0) != nil }
  }

  /// True if both describe the same task, as far as its fields are mapped.
  func agree(_ left: Reminder, _ right: Reminder) -> Bool {
    left.task.order.explicit == right.task.order.explicit && !differ(left.item, right.item)
  }

  func differ(_ left: PlanItem, _ right: PlanItem) -> Bool {
    mapping.fields.contains { !isSame($0, left, right) }
  }

  func fields(differing left: PlanItem, from right: PlanItem) -> [Field] {
    mapping.fields.filter { !isSame($0, left, right) }
  }

  /// True if nothing was edited, not even unmapped properties. Ignores differences in notation.
  func isUntouched(_ left: Reminder, _ right: Reminder) -> Bool {
    left.bytes == right.bytes || CanonicalLines.of(left.text) == CanonicalLines.of(right.text)
  }

  private func isSame(_ field: Field, _ left: PlanItem, _ right: PlanItem) -> Bool {
    switch field {
    case .completedAt: left.isCompleted == right.isCompleted
    case .tags: Set(left.tags.names.map { Tags.key($0) }) == Set(right.tags.names.map { Tags.key($0) })
    default: left.hasSame(field, as: right)
    }
  }
}

extension VTODOCodec {
  /// Fields that only this program writes; if they disappear, the server dropped them and no user edited them.
  private static let own: Set<Field> = [
    .importance, .urgency, .grade, .subPriority, .type, .notBefore, .manualDuration, .delegatedTo, .originalTitle,
    .sourceURL,
  ]

  /// Returns the sent task without the values that the server did not keep, and the fields concerned.
  func kept(of sent: Reminder, by server: Reminder) -> (item: PlanItem, lost: [Field]) {
    let blank = PlanItem(
      id: sent.item.id, list: sent.item.list, title: "", rank: sent.item.rank, createdAt: sent.item.createdAt)
    var item = sent.item
    var lost: [Field] = []
    for field in mapping.fields where VTODOCodec.own.contains(field) {
      guard !isSame(field, sent.item, server.item), isSame(field, server.item, blank) else { continue }
      item.take(field, from: server.item)
      lost.append(field)
    }
    if hasLostToken(sent, server) {
      item.take(.recurrence, from: server.item)
      lost.append(.recurrence)
    }
    return (item, lost)
  }

  /// Returns the last agreed state. If the server has kept only the rule of a local recurrence, the recurrence counts
  /// as agreed: it is no local change, and a new rule from the server wins.
  func base(_ agreed: PlanItem, of local: PlanItem, against remote: PlanItem) -> PlanItem {
    guard !isSame(.recurrence, agreed, remote), !isSame(.recurrence, agreed, local),
      let written = mapping.text(for: local, at: local.modifiedAt),
      let rest = bare(written, in: local.list), isSame(.recurrence, rest, agreed)
    else { return agreed }
    var base = agreed
    base.take(.recurrence, from: local)
    return base
  }

  /// True if the rule came back as sent but the properties written next to it did not.
  private func hasLostToken(_ sent: Reminder, _ server: Reminder) -> Bool {
    guard !isSame(.recurrence, sent.item, server.item), let rest = bare(sent.text, in: sent.item.list) else {
      return false
    }
    return isSame(.recurrence, rest, server.item)
  }

  /// Returns the task in a text, ignoring the properties written next to its rule.
  private func bare(_ text: CalendarText, in list: ListID) -> PlanItem? {
    guard let id = text.todo?.id else { return nil }
    var text = text
    text.remove(OwnProperty.repeating, in: id)
    text.remove(OwnProperty.moved, in: id)
    return mapping.received(from: text, in: list)?.item
  }
}

extension Remark {
  /// Returns a remark if a text is not UTF-8.
  static func foreign(_ bytes: [UInt8], _ title: String) -> [Remark] {
    // Folding may split a character, so only unfolded lines are conclusive.
    if String(validating: bytes, as: UTF8.self) != nil || CalendarText(parsing: bytes).isUTF8 { return [] }
    var notes = Remarks()
    notes.note(.foreignBytes, title)
    return notes.all
  }
}
