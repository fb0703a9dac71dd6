internal import CalDAV
internal import Domain
internal import HTTPClient
internal import ICalendar

/// A resource's text as far as it can be understood as a task.
struct Reminder: Equatable {
  /// As the server sent it. What is kept of thousands is this and not the tree, which is four times as large.
  let bytes: [UInt8]
  let task: RemoteTask

  /// The text as a tree; made anew each time.
  var text: CalendarText { CalendarText(parsing: bytes) }

  var uid: String { task.item.id.text }
  var item: PlanItem { task.item }

  /// Several arrive in the order their server shows them in: by their number, then by creation, then by UID.
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

/// How texts become reminders and back, for one account.
struct Wire {
  let mapping: TaskMapping

  /// Nil when the text holds no task that can be read.
  func read(_ bytes: [UInt8], in list: ListID) -> Reminder? {
    let text = CalendarText(parsing: bytes)
    // What is missing at its end was not deleted by anybody.
    guard !text.isCut else { return nil }
    return mapping.received(from: text, in: list).map { Reminder(bytes: bytes, task: $0) }
  }

  /// True when the text is sound but about something else, such as an event.
  func isOther(_ bytes: [UInt8], than component: CalendarComponent = .todo) -> Bool {
    let text = CalendarText(parsing: bytes)
    if text.isCut { return false }
    if component == .todo, text.isHistory { return true }
    return text.firstComponent(component.rawValue) == nil
      && ["VTODO", "VEVENT", "VJOURNAL", "VFREEBUSY"].contains { text.firstComponent($0) != nil }
  }

  /// Both say the same about the task as far as it is shown here.
  func agree(_ left: Reminder, _ right: Reminder) -> Bool {
    left.task.order.explicit == right.task.order.explicit && !differ(left.item, right.item)
  }

  func differ(_ left: PlanItem, _ right: PlanItem) -> Bool {
    mapping.fields.contains { !isSame($0, left, right) }
  }

  func fields(differing left: PlanItem, from right: PlanItem) -> [Field] {
    mapping.fields.filter { !isSame($0, left, right) }
  }

  /// Nothing was edited, not even what is not shown here. How a text is written down tells nothing.
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

extension Wire {
  /// Fields only this program writes: a server that drops them has not been edited by a person.
  private static let own: Set<Field> = [
    .importance, .urgency, .grade, .subPriority, .type, .notBefore, .manualDuration, .delegatedTo, .originalTitle,
    .sourceURL,
  ]

  /// What was sent without what the server did not keep of it, and the fields it did not keep.
  func kept(of sent: Reminder, by server: Reminder) -> (item: PlanItem, lost: [Field]) {
    let blank = PlanItem(
      id: sent.item.id, list: sent.item.list, title: "", rank: sent.item.rank, createdAt: sent.item.createdAt)
    var item = sent.item
    var lost: [Field] = []
    for field in mapping.fields where Wire.own.contains(field) {
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

  /// The last agreement, with the recurrence a task has here when the server has kept only its rule: that is no change
  /// made here, so that a new rule from there is taken.
  func base(_ agreed: PlanItem, of local: PlanItem, against remote: PlanItem) -> PlanItem {
    guard !isSame(.recurrence, agreed, remote), !isSame(.recurrence, agreed, local),
      let written = mapping.text(for: local, at: local.modifiedAt),
      let rest = bare(written, in: local.list), isSame(.recurrence, rest, agreed)
    else { return agreed }
    var base = agreed
    base.take(.recurrence, from: local)
    return base
  }

  /// The rule came back as it was sent, and only what we write beside it did not.
  private func hasLostToken(_ sent: Reminder, _ server: Reminder) -> Bool {
    guard !isSame(.recurrence, sent.item, server.item), let rest = bare(sent.text, in: sent.item.list) else {
      return false
    }
    return isSame(.recurrence, rest, server.item)
  }

  /// What a text says without the words beside its rule.
  private func bare(_ text: CalendarText, in list: ListID) -> PlanItem? {
    guard let id = text.todo?.id else { return nil }
    var text = text
    text.remove(OwnProperty.repeating, in: id)
    text.remove(OwnProperty.moved, in: id)
    return mapping.received(from: text, in: list)?.item
  }
}

extension Remark {
  /// That a text is not written in UTF-8, if so.
  static func foreign(_ bytes: [UInt8], _ title: String) -> [Remark] {
    // A folded line may be cut inside a letter: only lines that are whole again tell.
    if String(validating: bytes, as: UTF8.self) != nil || CalendarText(parsing: bytes).isUTF8 { return [] }
    var notes = Remarks()
    notes.note(.foreignBytes, title)
    return notes.all
  }
}
