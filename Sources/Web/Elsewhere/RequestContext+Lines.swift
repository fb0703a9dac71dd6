import Domain

extension RequestContext {
  func lines() throws(PlannerFailure) -> Response { try lines("", nil, status: 200) }

  /// Asks what to do with several lines, or performs the answer.
  func addLines() throws(PlannerFailure) -> Response {
    let text = request.form["text"] ?? ""
    if text.utf8.count > Validation.longestNotes * 4 {
      return try lines(text, words(elsewhere: .tooLong, "\(Validation.longestNotes)"), status: 422)
    }
    let (grammar, lists) = try grammar(for: CaptureForm(request.form))
    // A leading number is not a list marker if it is recognised as part of a date.
    let pasted = PastedLines(text) { grammar.parse($0).chips.first?.start == 0 }
    if request.form["do"] == "one" { return try addAsOne(pasted, grammar, lists, text) }
    if request.form["do"] == "edit" { return try lines(text, nil, status: 200) }
    if let fault = fault(of: pasted) { return try refuse(pasted, fault, text) }
    if request.form["do"] == "all" {
      return try add(.addAll(pasted.lines.enumerated().map { draft($1, $0, grammar, lists) }), text)
    }
    return try ask(about: pasted, pasted.lines.map { shown($0, grammar, lists) }, nil, text)
  }

  private func fault(of pasted: PastedLines) -> String? {
    if pasted.lines.isEmpty { return words[elsewhere: .linesNone] }
    if pasted.lines.count > PastedLines.most {
      return words(elsewhere: .linesTooMany, "\(PastedLines.most)", "\(pasted.lines.count)")
    }
    let long = pasted.lines.firstIndex { $0.unicodeScalars.count > Validation.longestTitle }
    return long.map { words(elsewhere: .lineTooLong, "\($0 + 1)", "\(Validation.longestTitle)") }
  }

  /// Returns the draft of one line. If its fields are invalid, as with a day in the past, the line is taken
  /// literally.
  private func draft(_ line: String, _ index: Int, _ grammar: QuickAdd, _ lists: [SourceList]) -> TaskDraft {
    var draft = grammar.parse(line).draft(lists: lists)
    let isPast = draft.due.map { $0.day < environment.today } ?? false
    if isPast || OneLine.isBlank(draft.title) { draft = TaskDraft(title: line) }
    if let key = lineKey { draft.id = TaskID("\(key)-\(index + 1)") }
    return draft
  }

  /// Returns the preview of one line.
  private func shown(_ line: String, _ grammar: QuickAdd, _ lists: [SourceList]) -> LinesQuestion.Line {
    let draft = draft(line, 0, grammar, lists)
    if draft.title == line { return LinesQuestion.Line(title: line, facts: []) }
    let facts = grammar.parse(line).chips.map {
      ($0.kind == .tag ? "#" : "") + words.value(of: $0, today: environment.today)
    }
    return LinesQuestion.Line(title: draft.title, facts: facts)
  }

  private var lineKey: String? {
    let key = TaskForm.key(request.form["key"] ?? "")
    return key.isEmpty ? nil : key
  }

  /// Adds one task: the first line is parsed as its title, the rest becomes its notes unchanged.
  private func addAsOne(
    _ pasted: PastedLines, _ grammar: QuickAdd, _ lists: [SourceList], _ text: String
  ) throws(PlannerFailure) -> Response {
    var draft = SharedText(title: pasted.first, text: pasted.rest).draft
    let read = self.draft(draft.title, 0, grammar, lists)
    let (notes, source) = (draft.notes, draft.sourceURL)
    draft = read
    (draft.notes, draft.sourceURL) = (notes, source)
    draft.id = lineKey.map { TaskID($0) }
    return try add(.add(draft), text)
  }

  private func add(_ command: Command, _ text: String) throws(PlannerFailure) -> Response {
    do throws(PlannerFailure) {
      let outcome = try perform(command)
      return redirect(to: try stillThere(Origin(request.form)), noticing: outcome.number)
    } catch {
      guard case .invalid(let problems) = error else { throw error }
      return try lines(text, words.sentences(problems), status: 422)
    }
  }

  /// In a dialog, asks again with the remaining options; otherwise shows the field with the whole text.
  private func refuse(_ pasted: PastedLines, _ fault: String, _ text: String) throws(PlannerFailure) -> Response {
    let hasLines = !pasted.lines.isEmpty
    guard request.wantsFragment, hasLines else { return try lines(text, fault, status: 422, offersOne: hasLines) }
    return try ask(about: pasted, [], fault, text)
  }

  private func ask(
    about pasted: PastedLines, _ tasks: [LinesQuestion.Line], _ fault: String?, _ text: String
  ) throws(PlannerFailure) -> Response {
    let origin = Origin(request.form)
    let frame = try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: origin) }
    let page = LinesQuestion(
      text: text, lines: pasted, tasks: tasks, fault: fault, key: lineKey ?? environment.makeIdentifier(),
      origin: origin, frame: frame
    ).page
    return show(page, in: frame, status: fault == nil ? 409 : 422)
  }

  private func lines(
    _ text: String, _ fault: String?, status: Int, offersOne: Bool = false
  ) throws(PlannerFailure) -> Response {
    let frame = try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: .backlog(page: 1)) }
    let page = LinesPage(text: text, fault: fault, offersOne: offersOne, origin: Origin(request.form), frame: frame)
    return show(page.page, in: frame, status: status, mayBeKept: text.isEmpty)
  }
}
