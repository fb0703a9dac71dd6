import Domain

/// What became of something handed over.
struct Kept {
  var id: TaskID
  /// The step that added it; nil when the same had been captured before.
  var step: Int64?
  /// The line that was read as quick add reads it, when it says more than the title.
  var line: String?
}

extension Visit {
  /// Seconds within which the same content from the same sender is taken for the same, sent twice.
  private var window: Int64 { 120 }

  /// Stores what was handed over, unless the same sender has handed over the same before and that task is still open: with
  /// the same key whenever that was, without one a moment ago. One transaction.
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
        // What was understood breaks a rule, as a day in the past does: then nothing is understood, and all is kept.
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

  /// The draft with what its title says besides; as it is when nothing would be left of the title.
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

  /// What the task is called by, made of its content, so that the same is known again; and whether it is there already. A
  /// task that was done or deleted meanwhile keeps its name, and the next one sent has another, the same each time.
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

  /// Of this stretch of time and of the one before, the present one first; none where nobody tells senders apart.
  private func identifiers(of input: CaptureInput) -> [(id: TaskID, isKeyed: Bool)] {
    guard let seal = request.seal else { return [] }
    if !input.key.isEmpty { return [(TaskID(seal("key \(input.key)\u{1F}\(input.content)")), true)] }
    let stretch = environment.now.seconds / window
    return [stretch, stretch - 1].map { (TaskID(seal("at \($0)\u{1F}\(input.content)")), false) }
  }
}
