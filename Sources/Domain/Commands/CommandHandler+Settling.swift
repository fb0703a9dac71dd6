extension CommandHandler {
  /// Applies the user's choice between two versions of a text.
  func settle(_ number: Int64, _ choice: Conflict.Choice) throws(PlannerFailure) -> Step {
    guard let conflict = try writer.conflict(number) else { throw .unknownConflict(number) }
    guard conflict.settled == nil else { return Step(.settle, changes: [], event: .nothingChanged) }
    let copy = try writer.item(conflict.copy)
    var changes: [Change] = []
    if choice == .here, let change = try takeOver(conflict, from: copy) { changes.append(change) }
    let isTaken = choice == .there || (choice == .here && changes.first?.task == conflict.task)
    if isTaken, let copy {
      try requireWritable(copy.list)
      changes.append(.task(before: .init(item: copy, place: try place(of: copy)), after: nil))
      try discard(copy, .here)
    }
    try writer.setSettled(choice, number)
    changes.append(.conflict(number, before: nil, after: choice))
    let title = try writer.item(conflict.task)?.title ?? conflict.draft.copyTitle
    return Step(.settle, changes: changes, event: .settled(title: title, choice))
  }

  /// Gives the task the local texts, in the current version of the conflict copy. If the task no longer exists, the
  /// copy gets its title and remains.
  private func takeOver(_ conflict: Conflict, from copy: PlanItem?) throws(PlannerFailure) -> Change? {
    guard let before = try writer.item(conflict.task) ?? copy else { return nil }
    try requireWritable(before.list)
    var after = before
    for text in conflict.texts { after.take(text, of: conflict, asIn: copy) }
    if after.title != before.title { after.needsTitleImprovement = false }
    after.modifiedAt = environment.now
    try writer.save(after)
    return .task(before: .init(item: before), after: .init(item: after))
  }
}

extension PlanItem {
  /// A conflict copy edited since takes precedence over the text it was made from.
  fileprivate mutating func take(_ text: Conflict.Text, of conflict: Conflict, asIn copy: PlanItem?) {
    switch text.field {
    case .title:
      let isRenamed = copy.map { $0.title != conflict.draft.copyTitle } ?? false
      title = (isRenamed ? copy?.title : text.local) ?? title
    case .notes: notes = copy.map { $0.notes } ?? text.local
    default: break
    }
  }
}
