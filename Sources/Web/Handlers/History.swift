import Domain

extension RequestContext {
  func undo() throws(PlannerFailure) -> Response {
    let expected = request.form["expected"].flatMap { Int64($0) }
    return try after(try perform(.undo(expected: expected)))
  }

  func redo() throws(PlannerFailure) -> Response {
    try after(try perform(.redo))
  }

  /// Redirects to the page the change was made on. If fields were left untouched, responds with a message instead,
  /// because the store does not keep that information.
  private func after(_ outcome: Outcome) throws(PlannerFailure) -> Response {
    let origin = Origin(request.form)
    let untouched = untouched(outcome.event)
    if !untouched.isEmpty { return message(.undone, words.sentence(untouched), status: 200) }
    return redirect(to: try stillThere(origin), noticing: outcome.number)
  }

  private func untouched(_ event: Event) -> [Untouched] {
    switch event {
    case .undone(_, let untouched), .redone(_, let untouched): untouched
    default: []
    }
  }

  /// Returns the origin's route, unless its task or block is gone: undoing an addition, or skipping the last
  /// occurrence, removes its page.
  func stillThere(_ origin: Origin) throws(PlannerFailure) -> Route {
    if case .block(let id) = origin {
      let block = try read { (reader) throws(PlannerFailure) in try reader.block(id) }
      return block == nil ? .day(PlanView()) : origin.route
    }
    guard case .task(let id) = origin else { return origin.route }
    let item = try read { (reader) throws(PlannerFailure) in try reader.item(id) }
    return item == nil ? .backlog(page: 1) : origin.route
  }
}

// MARK: - Notices

extension RequestContext {
  /// Returns the message about the change named in the URL, if it still is the newest one.
  func notice(
    done: HistoryEntry.Head?, undone: HistoryEntry.Head?, origin: Origin, from reader: Store.Reader
  ) throws(PlannerFailure) -> Notice? {
    guard let number = request.query["notice"].flatMap({ Int64($0) }) else { return nil }
    if let done, done.number == number {
      let said = try completing(done, freeing(done, sentence(done, at: origin, reader), reader), reader)
      let better = try better(than: done, reader)
      return Notice(
        sentence: [try renumbering(done, said, reader), better?.sentence].compactMap { $0 }.joined(separator: ". "),
        step: .undo(number), origin: origin,
        added: try added(by: done, reader), offer: try offer(after: done, reader), first: better?.task)
    }
    if let undone, undone.number == number {
      return Notice(sentence: words(.undone, words.sentence(undone.summary)), step: .redo, origin: origin)
    }
    return nil
  }

  /// Describes the history entry; a move with the new position, a recurring task with its next date.
  private func sentence(
    _ head: HistoryEntry.Head, at origin: Origin, _ reader: Store.Reader
  ) throws(PlannerFailure) -> String {
    if head.summary.kind == .plan, let entry = try reader.historyEntry(head.number), let planned = planned(entry) {
      return planned
    }
    // The details of a bulk change are long and add nothing.
    guard head.summary.count == 1, let entry = try reader.historyEntry(head.number) else {
      return words.sentence(head.summary)
    }
    if let placed = placed(entry) { return placed }
    // Completion records only accompany the change of their task.
    let changes = entry.changes.filter { change in
      if case .completion = change { return false }
      return true
    }
    if let subject = changes.first?.task, let graded = try standing(entry.summary.kind, of: subject, reader) {
      return graded
    }
    guard changes.count == 1, case .task(_, let after?) = changes[0] else {
      return words.sentence(entry.summary)
    }
    switch entry.summary.kind {
    case .add:
      let isElsewhere = try reader.setting(.defaultList) ?? ListID.local.text != after.item.list.text
      let list = isElsewhere ? try reader.list(after.item.list) : nil
      let title = try reader.item(after.item.id)?.title
      return words.added(after.item, now: title, list: list, today: environment.today)
    case .move:
      guard let item = try reader.item(after.item.id) else { return words.sentence(entry.summary) }
      let list = try reader.list(origin.view, in: environment)
      guard let index = list.index(of: item.id) else { return words.sentence(entry.summary) }
      return words(.movedNotice, words.quoted(item.title), "\(index + 1)", "\(list.lines.count)")
    case .edit:
      return try nesting(changes[0], reader) ?? field(changes[0], origin) ?? words.sentence(entry.summary)
    case .complete:
      guard !after.item.isCompleted, let due = after.item.due else { return words.sentence(entry.summary) }
      return words(.advanced, words.quoted(after.item.title), words.day(due.day, today: environment.today))
    case .skip:
      guard !after.item.isCompleted, let due = after.item.due else { return words.sentence(entry.summary) }
      return words(plan: .skipped, words.quoted(after.item.title), words.day(due.day, today: environment.today))
    default: return words.sentence(entry.summary)
    }
  }
}

extension RequestContext {
  /// Describes the new parent, if the change was to the nesting.
  private func nesting(_ change: Change, _ reader: Store.Reader) throws(PlannerFailure) -> String? {
    guard case .task(let before?, let after?) = change else { return nil }
    let fields = after.item.fields(differingFrom: before.item)
    guard fields.contains(.parent), fields.allSatisfy({ $0 == .parent || $0 == .list }) else { return nil }
    let title = words.quoted(after.item.title)
    guard let parent = after.item.parent, let item = try reader.item(parent) else {
      return words(backlog: .unnested, title)
    }
    return words(backlog: .nested, title, words.quoted(item.title))
  }
}

extension RequestContext {
  /// Describes the task's new number or the person it was delegated to.
  private func standing(
    _ kind: HistoryEntry.Kind, of id: TaskID, _ reader: Store.Reader
  ) throws(PlannerFailure) -> String? {
    guard kind == .grade || kind == .delegate, let item = try reader.item(id) else { return nil }
    let title = words.quoted(item.title)
    if kind == .delegate {
      guard let name = item.delegatedTo else { return nil }
      guard let day = item.notBefore else { return words(.delegatedNow, title, name) }
      return words(.delegatedUntil, title, name, words.day(day, today: environment.today))
    }
    guard let grade = item.grade else { return words(.gradedNone, title) }
    let standing = GradeSections(try reader.facts(.open)).standing(of: id)
    if let number = standing?.number { return words(.gradedNow, title, grade.text(number)) }
    guard let standing else { return words(.gradedNow, title, grade.letter) }
    return words(.gradedPlace, title, grade.letter, "\(standing.position)", "\(standing.count)")
  }
}

extension RequestContext {
  /// Appends the new numbers of A tasks to a sentence.
  private func renumbering(
    _ head: HistoryEntry.Head, _ sentence: String, _ reader: Store.Reader
  ) throws(PlannerFailure) -> String {
    guard let entry = try entry(head, ofKinds: [.add, .edit, .grade], reader),
      let numbers = try reader.renumbering(by: entry)
    else { return sentence }
    return words.sentence(numbers, after: sentence, isTold: head.summary.kind == .grade)
  }

  /// Returns the higher-graded open task if another one was just scheduled manually.
  private func better(
    than head: HistoryEntry.Head, _ reader: Store.Reader
  ) throws(PlannerFailure) -> (task: TaskID, sentence: String)? {
    guard let entry = try entry(head, ofKinds: [.schedule, .reschedule], reader),
      let (before, block) = entry.changes.firstBlock, before?.start != block.start,
      let notice = try reader.guardNotice(before: block, in: environment)
    else { return nil }
    return (notice.blocker.id, words.sentence(notice, try reader.item(notice.blocker.id)?.title))
  }

  private func entry(
    _ head: HistoryEntry.Head, ofKinds kinds: [HistoryEntry.Kind], _ reader: Store.Reader
  ) throws(PlannerFailure) -> HistoryEntry? {
    guard kinds.contains(head.summary.kind), head.summary.count == 1 else { return nil }
    return try reader.historyEntry(head.number)
  }

  private func offer(after head: HistoryEntry.Head, _ reader: Store.Reader) throws(PlannerFailure) -> DurationOffer? {
    guard head.summary.kind == .reschedule else { return nil }
    return try reader.historyEntry(head.number).flatMap { (entry) throws(PlannerFailure) in
      try DurationOffer(entry, reader)
    }
  }

  /// Returns the task that the history entry added.
  private func added(by head: HistoryEntry.Head, _ reader: Store.Reader) throws(PlannerFailure) -> TaskID? {
    guard head.summary.kind == .add, let entry = try reader.historyEntry(head.number), entry.changes.count == 1,
      case .task(nil, let after?) = entry.changes[0]
    else { return nil }
    return after.item.id
  }
}
