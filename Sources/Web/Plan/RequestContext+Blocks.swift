import Domain

extension RequestContext {
  private var when: WhenForm { WhenForm(fields: request.form, zones: environment.zones) }

  /// Whether the form comes from the scheduling page, so that errors are shown there.
  private var isOfPlacing: Bool { request.form["asked"] != nil }

  /// Schedules a task.
  func place() throws(PlannerFailure) -> Response {
    let origin = Origin(placing: request.form)
    let task = TaskID(request.form["task"] ?? "")
    do throws(PlannerFailure) {
      let minutes = try when.minutes()
      guard let start = try start(of: task, minutes) else {
        return message(words[day: .noGapsTitle], words[day: .noGaps], status: 409)
      }
      var draft = BlockDraft(task: task, start: start, minutes: minutes, zone: environment.zones.name())
      draft.anyway = when.isAnyway
      draft.isPinned = true
      let outcome = try perform(.schedule(draft))
      return redirect(to: try stillThere(origin), noticing: outcome.number)
    } catch {
      guard case .invalid(let problems) = error else { throw error }
      if !isOfPlacing, let taken = try taken(problems, at: Route.place.url, origin) { return taken }
      if try read({ (reader) throws(PlannerFailure) in try reader.item(task) }) == nil { throw .unknownTask(task) }
      return try placing(task, PlacingView(origin: origin), problems)
    }
  }

  /// Returns the start given by a form; nil if it requests the next gap and there is none.
  private func start(of task: TaskID, _ minutes: Int?) throws(PlannerFailure) -> Instant? {
    if let start = try when.start() { return start }
    guard request.form["to"] == "next" else { throw .invalid([Problem(.start, .dayUnreadable)]) }
    // The search starts at the day shown on the page.
    let shown = Origin(planned: request.form)?.route.day ?? environment.today
    let from = max(environment.now, DayFrame(shown, environment.zones).start)
    return try read { (reader) throws(PlannerFailure) in
      let usual = TimeBlock.minutes(for: try reader.item(task))
      let minutes = minutes ?? usual
      return try reader.nextGaps(minutes: minutes, limit: 1, from: from, in: environment).first?.lowerBound
    }
  }

  func change(_ id: BlockID, _ verb: BlockVerb) throws(PlannerFailure) -> Response {
    let origin = isOfPlacing ? Origin(placing: request.form) : Origin(request.form)
    do throws(PlannerFailure) {
      switch verb {
      case .done: return try completeTask(of: id, origin)
      case .unschedule: return try leaving(id, origin)
      default:
        guard let edit = try edit(id, verb) else {
          return message(words[day: .noGapsTitle], words[day: .noGaps], status: 409)
        }
        let outcome = try perform(.reschedule(id, edit))
        return redirect(to: try stillThere(origin), noticing: outcome.number)
      }
    } catch {
      guard case .invalid(let problems) = error else { throw error }
      if isOfPlacing {
        return try placing(TaskID(request.form["task"] ?? ""), PlacingView(moving: id, origin: origin), problems)
      }
      if let taken = try taken(problems, at: Route.changeBlock(id, verb).url, origin) { return taken }
      return try block(id, problems)
    }
  }

  /// Returns nil if no gap is long enough for the block.
  private func edit(_ id: BlockID, _ verb: BlockVerb) throws(PlannerFailure) -> BlockEdit? {
    var edit = BlockEdit()
    edit.anyway = when.isAnyway
    switch verb {
    case .pin: edit.isPinned = .set(request.form["pinned"] != "0")
    case .resize:
      guard let minutes = try when.minutes() else { throw .invalid([Problem(.length, .durationNotANumber)]) }
      edit.minutes = .set(minutes)
      if let start = try when.start() { edit.start = .set(start) }
    default:
      guard let start = try destination(of: id) else { return nil }
      edit.start = .set(start)
    }
    return edit
  }

  /// Returns the new start given by a form: an instant, an offset in minutes, or the next gap, from today or tomorrow
  /// on.
  private func destination(of id: BlockID) throws(PlannerFailure) -> Instant? {
    if let start = try when.start() { return start }
    let block = try read { (reader) throws(PlannerFailure) in try reader.block(id) }
    guard let block else { throw .unknownBlock(id) }
    if let by = request.form["by"].flatMap({ Int($0) }), (-1_440...1_440).contains(by) {
      return block.start.after(minutes: by)
    }
    let from: Instant
    switch request.form["to"] {
    case "next": from = max(environment.now, block.end)
    case "tomorrow":
      let day = max(environment.today, environment.zones.here(block.start).day)
      from = DayFrame(day + 1, environment.zones).start
    default: throw .invalid([Problem(.start, .choiceUnknown(request.form["to"] ?? request.form["by"] ?? ""))])
    }
    return try read { (reader) throws(PlannerFailure) in
      try reader.nextGaps(minutes: max(1, block.minutes), limit: 1, from: from, in: environment).first?.lowerBound
    }
  }

  private func completeTask(of id: BlockID, _ origin: Origin) throws(PlannerFailure) -> Response {
    let block = try read { (reader) throws(PlannerFailure) in try reader.block(id) }
    guard let block else { throw .unknownBlock(id) }
    guard let task = block.task else { throw .invalid([Problem(.task, .taskUnknown)]) }
    if let question = try question(.complete, about: [task], isBulk: false) { return question }
    let outcome = try perform(.complete([task]))
    return redirect(to: try stillThere(origin), noticing: outcome.number)
  }

  /// Unschedules the block. From the block's own page, which is then gone, redirects to its day.
  private func leaving(_ id: BlockID, _ origin: Origin) throws(PlannerFailure) -> Response {
    let block = try read { (reader) throws(PlannerFailure) in try reader.block(id) }
    let outcome = try perform(.unschedule([id]))
    guard origin == .block(id), let block else { return redirect(to: try stillThere(origin), noticing: outcome.number) }
    let day = environment.zones.here(block.start).day
    return redirect(to: .day(PlanView(day: day == environment.today ? nil : day)), noticing: outcome.number)
  }
}

// MARK: - Time that is taken

extension RequestContext {
  /// Names the conflicting entry and offers the next gap, or the requested time anyway; returns nil for any other
  /// problem. The answer repeats all fields of the request.
  func taken(_ problems: [Problem], at url: String, _ origin: Origin) throws(PlannerFailure) -> Response? {
    for problem in problems {
      guard case .timeTaken(_, let next) = problem.rule else { continue }
      let frame = try read { (reader) throws(PlannerFailure) in try self.frame(reader, origin: origin) }
      var answers = [
        QuestionPage.Answer(name: "anyway", value: "1", text: words[day: .placeAnyway])
      ]
      if let next {
        let text = words(day: .nextGapAt, words.moment(next, today: environment.today, zones: environment.zones))
        answers.append(.init(name: "instead", value: next.iso, text: text, classes: "btn btn-primary"))
      }
      let sent = request.form.pairs.filter { !["anyway", "instead"].contains($0.name) }
      let known = Set(origin.pairs.map { $0.name })
      let page = QuestionPage(
        sentence: words.sentence(problem), reason: "", url: url,
        fields: sent.filter { !known.contains($0.name) }.map { ($0.name, $0.value) }, answers: answers, origin: origin,
        frame: frame)
      return show(page.page, in: frame, status: 409)
    }
    return nil
  }
}
