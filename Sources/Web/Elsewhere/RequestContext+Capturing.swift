import Domain

/// The result of capturing.
struct Kept {
  var id: TaskID
  /// The number of the change that added the task; nil if the content was captured before.
  var step: Int64?
  /// The line as typed, if quick add recognised fields in it.
  var line: String?
}

extension RequestContext {
  /// The number of seconds within which identical content from the same sender counts as a duplicate.
  private var window: Int64 { 120 }

  /// Stores captured content in one transaction, unless the same sender has sent it before and its task is still
  /// open: at any time with the same key, within the last moments without one.
  func keep(_ input: CaptureInput) throws(PlannerFailure) -> Kept {
    if input.shared.isTooLong {
      throw .invalid([Problem(.notes, .notesTooLong(limit: Validation.longestNotes))])
    }
    let plain = input.shared.draft
    let read = input.isParsed ? try parsed(plain) : plain
    var kept = try app.store.write { (writer) throws(PlannerFailure) in
      let (id, isThere) = try identify(input, in: writer)
      if isThere { return Kept(id: id, step: nil) }
      do throws(PlannerFailure) {
        return try keep(read, as: id, with: writer)
      } catch {
        // If the recognised fields break a rule, such as a date in the past, the text is stored unparsed.
        guard case .invalid = error, read != plain else { throw error }
        return try keep(plain, as: id, with: writer)
      }
    }
    if kept.step != nil, read.title != plain.title { kept.line = plain.title }
    return kept
  }

  private func keep(_ draft: TaskDraft, as id: TaskID, with writer: Store.Writer) throws(PlannerFailure) -> Kept {
    var draft = draft
    draft.id = id
    let outcome = try Planner<Store>.perform(.add(draft), with: writer, in: environment)
    return Kept(id: outcome.changed.first ?? id, step: outcome.number)
  }

  /// Returns the draft with the fields recognised in its title; unchanged if no title would be left.
  private func parsed(_ plain: TaskDraft) throws(PlannerFailure) -> TaskDraft {
    var form = CaptureForm()
    form.line = plain.title
    let (grammar, lists) = try grammar(for: form)
    var draft = grammar.parse(plain.title).draft(lists: lists)
    guard !OneLine.isBlank(draft.title) else { return plain }
    draft.notes = plain.notes
    draft.sourceURL = plain.sourceURL
    return draft
  }

  /// Returns an id derived from the content, so that duplicates are recognised, and whether its task is still open.
  /// If that task was completed or deleted, derives the next id, deterministically.
  private func identify(
    _ input: CaptureInput, in writer: Store.Writer
  ) throws(PlannerFailure) -> (id: TaskID, isThere: Bool) {
    var free: TaskID?
    for (first, isKeyed) in identifiers(of: input) {
      var id = try writer.unburied(first)
      while let item = try writer.item(id) {
        let age = environment.now.seconds - item.createdAt.seconds
        if !item.isCompleted, isKeyed || age < window { return (id, true) }
        id = try writer.unburied(id.again)
      }
      free = free ?? id
    }
    return (free ?? TaskID(environment.makeIdentifier()), false)
  }

  /// Returns the ids for the current time window and the previous one, in this order; none if senders cannot be told
  /// apart.
  private func identifiers(of input: CaptureInput) -> [(id: TaskID, isKeyed: Bool)] {
    guard let seal = request.seal else { return [] }
    if !input.key.isEmpty { return [(TaskID(seal("key \(input.key)\u{1F}\(input.content)")), true)] }
    let stretch = environment.now.seconds / window
    return [stretch, stretch - 1].map { (TaskID(seal("at \($0)\u{1F}\(input.content)")), false) }
  }
}
