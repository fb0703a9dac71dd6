import Domain

// Questions before tasks are completed or deleted, unless the request already answers them.
extension RequestContext {
  /// Returns the first unanswered question.
  func question(_ deed: Asked.Deed, about ids: [TaskID], isBulk: Bool) throws(PlannerFailure) -> Response? {
    var asked = Asked(deed: deed, ids: ids, isBulk: isBulk, series: request.form["series"])
    asked.isFocus = Origin(request.form) == .focus && !isBulk
    if deed == .delete {
      if asked.series == nil, let page = try series(asked) { return page }
      asked.ids = try withoutSeries(ids)
    }
    guard !asked.ids.isEmpty, request.form["subtasks"] == nil else { return nil }
    return try subtasks(asked)
  }

  /// Asks whether recurring tasks are deleted with all their occurrences.
  private func series(_ asked: Asked) throws(PlannerFailure) -> Response? {
    let (repeating, frame) = try read { (reader) throws(PlannerFailure) in
      (try reader.repeating(asked.ids), try self.frame(reader, origin: Origin(request.form)))
    }
    guard !repeating.isEmpty else { return nil }
    let page = SeriesPage(asked: asked, repeating: repeating, origin: Origin(request.form), frame: frame)
    return show(page.page, in: frame, status: 409)
  }

  /// Asks what to do with the subtasks.
  private func subtasks(_ asked: Asked) throws(PlannerFailure) -> Response? {
    let (below, first, frame) = try read { (reader) throws(PlannerFailure) in
      (
        try asked.deed.concerned(below: asked.ids, reader), try reader.item(asked.ids[0]),
        try self.frame(reader, origin: Origin(request.form))
      )
    }
    guard !below.isEmpty, let first else { return nil }
    let page = SubtasksPage(
      asked: asked, title: first.title, count: below.count, origin: Origin(request.form), frame: frame)
    return show(page.page, in: frame, status: 409)
  }

  func withSubtasks(_ ids: [TaskID], _ deed: Asked.Deed) throws(PlannerFailure) -> [TaskID] {
    guard request.form["subtasks"] == "all" else { return ids }
    return try read { (reader) throws(PlannerFailure) in ids + (try deed.concerned(below: ids, reader)) }
  }

  /// Returns the selected tasks, without recurring ones if those should stay.
  func withoutSeries(_ ids: [TaskID]) throws(PlannerFailure) -> [TaskID] {
    guard request.form["series"] == "keep" else { return ids }
    let repeating = try read { (reader) throws(PlannerFailure) in try reader.repeating(ids) }.map { $0.id }
    return ids.filter { !repeating.contains($0) }
  }
}

extension BulkVerb {
  var deed: Asked.Deed? {
    switch self {
    case .complete: .complete
    case .delete: .delete
    default: nil
    }
  }
}

extension Asked.Deed {
  /// Returns the subtasks concerned: the open ones for completing, all for deleting.
  func concerned(below ids: [TaskID], _ reader: some PlannerReader) throws(PlannerFailure) -> [TaskID] {
    switch self {
    case .complete: try reader.openBelow(ids)
    case .delete: try reader.below(ids)
    }
  }
}
