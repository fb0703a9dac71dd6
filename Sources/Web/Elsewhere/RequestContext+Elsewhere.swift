import Domain

extension RequestContext {
  /// Returns the prefilled capture form; stores nothing.
  func captureForm() throws(PlannerFailure) -> Response {
    try captureForm(CaptureInput(request.query), [], status: 200)
  }

  func capture() throws(PlannerFailure) -> Response {
    if request.wantsJSON { return CaptureAnswer(context: self).response() }
    let input = CaptureInput(Fields(request.form.pairs + request.query.pairs))
    do throws(PlannerFailure) {
      let kept = try keep(input)
      let told = kept.step.map { "step=\($0)" } ?? "already=1"
      let line = kept.line.map { "&line=\(QueryText.encoded($0))" } ?? ""
      let url = "\(Route.captured(kept.id).url)?\(told)\(input.closes ? "&close=1" : "")\(line)"
      return Response(status: 303, headers: [.init("Location", url)])
    } catch {
      guard case .invalid(let problems) = error else { throw error }
      return try captureForm(input, problems, status: problems.areTooLong ? 413 : 422)
    }
  }

  private func captureForm(
    _ input: CaptureInput, _ problems: [Problem], status: Int
  ) throws(PlannerFailure) -> Response {
    let frame = try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: .backlog(page: 1)) }
    var faults = problems.map { words.captureSentence($0) }
    if !faults.isEmpty { faults += input.unknown.map { words(api: .unknownMember, words.quoted($0)) } }
    return show(
      CapturePage(handed: input, faults: faults, frame: frame).page, in: frame, status: status, mayBeKept: false)
  }

  /// Returns the confirmation page.
  func captured(_ id: TaskID) throws(PlannerFailure) -> Response {
    let (item, frame) = try read { (reader) throws(PlannerFailure) in
      (try reader.item(id), try self.frame(reader, origin: .task(id)))
    }
    guard let item else { throw .unknownTask(id) }
    let page = CapturedPage(
      item: item, step: request.query["step"], line: request.query["line"], closes: request.query["close"] != nil,
      key: environment.makeIdentifier(), frame: frame
    ).page
    return show(page, in: frame, mayBeKept: false)
  }

  /// Undoes a capture: undoes the change if it is still the newest, otherwise deletes the task. Returns to the form
  /// with the original content.
  func uncapture(_ id: TaskID) throws(PlannerFailure) -> Response {
    let step = request.form["step"].flatMap { Int64($0) }
    let environment = environment
    let item = try app.store.write { (writer) throws(PlannerFailure) in
      guard let item = try writer.item(id) else { throw .unknownTask(id) }
      let newest = try writer.undoable()?.number
      let isNewest = step != nil && newest == step
      let command: Command = isNewest ? .undo(expected: step) : .delete([id])
      _ = try Planner<Store>.perform(command, with: writer, in: environment)
      return item
    }
    return try captureForm(CaptureInput(item, takenBackWith: request.form), [], status: 200)
  }

  /// Returns the page of capture methods, with the address this browser uses.
  func elsewhere() throws(PlannerFailure) -> Response {
    let (folder, frame) = try read { (reader) throws(PlannerFailure) in
      (try reader.setting(.captureFolder), try self.frame(reader, origin: .settings))
    }
    let page = ElsewherePage(
      origin: request.origin ?? "http://127.0.0.1:7420", folder: folder ?? SettingKey.captureFolder.fallback,
      frame: frame
    ).page
    return show(page, in: frame, mayBeKept: false)
  }
}

extension [Problem] {
  var areTooLong: Bool {
    contains {
      if case .notesTooLong = $0.rule { return true }
      return false
    }
  }
}

extension Words {
  /// Returns the error message for captured content, which has no task form.
  func captureSentence(_ problem: Problem) -> String {
    switch problem.rule {
    case .titleEmpty: self[elsewhere: .nothingSent]
    case .notesTooLong(let limit): self(elsewhere: .tooLong, "\(limit)")
    default: sentence(problem)
    }
  }
}
