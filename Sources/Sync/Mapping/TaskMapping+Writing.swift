public import Domain
public import ICalendar

extension TaskMapping {
  /// Returns the text with only those properties changed whose fields differ from the task.
  ///
  /// Returns the text unchanged if nothing differs or it has no VTODO; otherwise updates LAST-MODIFIED and DTSTAMP.
  /// - Parameters:
  ///   - order: the new X-APPLE-SORT-ORDER if the user has moved the task; nil leaves it unchanged, as does a mapping
  ///     that does not share the order.
  ///   - now: the time of the change.
  public func patched(_ base: CalendarText, to item: PlanItem, order: Int64? = nil, at now: Instant) -> CalendarText {
    guard let id = base.todo?.id, let old = received(from: base, in: item.list)?.item else { return base }
    var edit = TodoEdit(text: base, id: id, mapping: self, old: old, new: item)
    edit.writeText()
    if edit.tells {
      edit.writeTelling(at: now)
    } else {
      edit.writeCompletion(at: now)
      edit.writeTimes()
    }
    edit.writeMetadata()
    edit.writeEstimate()
    if sharesOrder, let order { edit.text.set(OwnProperty.sortOrder, rawValue: String(order), in: id) }
    guard edit.text != base else { return base }
    edit.stamp(now)
    return edit.text
  }

  /// Creates the text for a new local task; returns nil if its dates cannot be expressed.
  public func text(for item: PlanItem, order: Int64? = nil, at now: Instant) -> CalendarText? {
    guard let stamp = Moments.utc(now), let created = Moments.utc(item.createdAt) else { return nil }
    var text = CalendarText(newTodo: item.id.text, stamp: stamp, product: product)
    guard let id = text.todo?.id else { return nil }
    text.set("CREATED", created, in: id)
    text.set("STATUS", rawValue: "NEEDS-ACTION", in: id)
    return patched(text, to: item, order: order, at: now)
  }
}

/// A single edit of one VTODO.
struct TodoEdit {
  var text: CalendarText
  let id: ComponentID
  let mapping: TaskMapping
  /// The task as the text described it before.
  let old: PlanItem
  let new: PlanItem

  var todo: Component { text[id] }

  /// Whether a field is mapped and has to change.
  func changes(_ field: Field) -> Bool { mapping.carries(field) && !old.hasSame(field, as: new) }

  mutating func stamp(_ now: Instant) {
    guard let stamp = Moments.utc(now) else { return }
    text.set("LAST-MODIFIED", stamp, in: id)
    text.set("DTSTAMP", stamp, in: id)
  }

  /// Sets a property, or removes all properties with this name if the value is nil.
  mutating func set(_ name: String, _ rawValue: String?) {
    if let rawValue { text.set(name, rawValue: rawValue, in: id) } else { text.remove(name, in: id) }
  }
}

extension TodoEdit {
  mutating func writeText() {
    if changes(.title) { text.setText("SUMMARY", new.title, in: id) }
    if changes(.notes) { writeNotes() }
    if changes(.tags), Set(old.tags.names) != Set(new.tags.names) { writeTags() }
    if changes(.parent) { writeParent() }
  }

  /// Alternative representations of the notes are removed, because they would keep the old text.
  private mutating func writeNotes() {
    text.remove("X-ALT-DESC", in: id)
    guard let notes = new.notes else { return text.remove("DESCRIPTION", in: id) }
    let parameters = (todo.first("DESCRIPTION")?.parameters ?? []).filter { $0.name != "ALTREP" }
    text.set("DESCRIPTION", rawValue: ICalText.escaped(notes), parameters: parameters, in: id)
  }

  private mutating func writeTags() {
    guard !new.tags.isEmpty else { return text.remove("CATEGORIES", in: id) }
    text.replaceAll("CATEGORIES", rawValue: ICalText.escaped(list: new.tags.names), in: id)
  }

  /// Changes the relation that names the parent and leaves all other relations unchanged.
  private mutating func writeParent() {
    let index = mapping.parentIndex(todo)
    guard let parent = new.parent else {
      // Another remaining parent relation would still make the task a child.
      while let index = mapping.parentIndex(todo) { text.remove("RELATED-TO", at: index, in: id) }
      return
    }
    guard let index else {
      let line = ContentLine(name: "RELATED-TO", parameters: [Parameter("RELTYPE", "PARENT")], text: parent.text)
      return text.append(line, to: id)
    }
    let parameters = todo.all("RELATED-TO")[index].parameters
    let line = ContentLine(name: "RELATED-TO", parameters: parameters, text: parent.text)
    text.replace("RELATED-TO", at: index, with: line, in: id)
  }

  /// Writes STATUS, COMPLETED and PERCENT-COMPLETE together. A different completion time alone changes nothing.
  mutating func writeCompletion(at now: Instant) {
    guard mapping.carries(.completedAt), old.isCompleted != new.isCompleted else { return }
    if let completed = new.completedAt.flatMap({ Moments.utc($0) }) {
      set("STATUS", "COMPLETED")
      text.set("COMPLETED", completed, in: id)
      set("PERCENT-COMPLETE", "100")
    } else {
      let percent = todo.number("PERCENT-COMPLETE").flatMap { (1...99).contains($0) ? $0 : nil }
      set("STATUS", percent == nil ? "NEEDS-ACTION" : "IN-PROCESS")
      set("COMPLETED", nil)
      set("PERCENT-COMPLETE", percent.map { String($0) })
    }
  }
}

extension TodoEdit {
  mutating func writeMetadata() {
    if changes(.importance) { set("PRIORITY", priority) }
    if changes(.grade) || changes(.subPriority) { set(OwnProperty.grade, grade) }
    if changes(.urgency) { set(OwnProperty.urgency, new.urgency == .urgent ? "URGENT" : nil) }
    if changes(.type) { set(OwnProperty.type, new.type == .maintenance ? nil : new.type.name.uppercased()) }
    if changes(.delegatedTo) { set(OwnProperty.delegatedTo, new.delegatedTo.map { Base64URL.encoded($0) }) }
    if changes(.originalTitle) { set(OwnProperty.originalTitle, new.originalTitle.map { Base64URL.encoded($0) }) }
    if changes(.sourceURL) { set("URL", new.sourceURL) }
  }

  /// Compares with the text as patched so far, because another change may have removed the time window used as
  /// estimate.
  mutating func writeEstimate() {
    guard mapping.carries(.manualDuration), mapping.estimate(todo) != new.manualDuration else { return }
    let value = new.manualDuration.map { ICalDuration(minutes: $0).rawValue }
    set("ESTIMATED-DURATION", value)
    if todo.first("X-ESTIMATED-DURATION") != nil { set("X-ESTIMATED-DURATION", value) }
  }

  private var priority: String? {
    switch new.importance {
    case .high: "1"
    case .medium: "5"
    case .low: nil
    }
  }

  private var grade: String? {
    guard let grade = new.grade else { return nil }
    return grade.letter + (new.subPriority.map { "-\($0)" } ?? "")
  }
}
