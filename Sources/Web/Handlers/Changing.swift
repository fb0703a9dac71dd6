import Domain

extension RequestContext {
  func change(_ id: TaskID, _ verb: TaskVerb) throws(PlannerFailure) -> Response {
    do throws(PlannerFailure) {
      return try changed(id, verb)
    } catch {
      guard case .invalid(let problems) = error, let again = try asking(id, verb, again: problems) else { throw error }
      return again
    }
  }

  private func changed(_ id: TaskID, _ verb: TaskVerb) throws(PlannerFailure) -> Response {
    var origin = Origin(request.form)
    if verb == .complete, let question = try question(.complete, about: [id], isBulk: false) { return question }
    if verb == .delete, let question = try question(.delete, about: [id], isBulk: false) { return question }
    if verb == .fold || verb == .unfold { return try fold(id, verb == .fold, origin) }
    guard let command = try command(id, verb, in: origin.view) else { return redirect(to: try stillThere(origin)) }
    let outcome = try perform(command)
    if verb == .complete || verb == .delete, origin == .task(id) { origin = .backlog(page: 1) }
    return redirect(to: try stillThere(origin), noticing: outcome.number)
  }

  /// Returns nil if there is nothing to do.
  private func command(_ id: TaskID, _ verb: TaskVerb, in view: TaskView) throws(PlannerFailure) -> Command? {
    switch verb {
    case .fold, .unfold: return nil
    case .indent: return try indent(id, in: view)
    case .outdent: return try outdent(id)
    case .complete: return .complete(try withSubtasks([id], .complete))
    case .reopen: return .reopen([id])
    case .delete where request.form["series"] == "keep": return .skip(id)
    case .delete: return .delete(try withSubtasks([id], .delete))
    case .skip: return .skip(id)
    case .move: return try destination(of: id, in: view).map { .move(id, $0) }
    case .rename:
      var edit = TaskEdit()
      edit.title = .set(request.form["title"] ?? "")
      return .edit(id, edit)
    case .restoreTitle: return .restoreTitle(id)
    case .grade: return try grading(id)
    case .quadrant: return try placing(id)
    case .delegate: return try delegating(id)
    case .taken: return try correcting(id)
    case .duration:
      var edit = TaskEdit()
      edit.manualDuration = .set(try minutes())
      return .edit(id, edit)
    }
  }

  /// Returns the destination in the form: next to a task, at either end, or at a position.
  private func destination(of id: TaskID, in view: TaskView) throws(PlannerFailure) -> Destination? {
    let form = request.form
    if let before = form["before"], !before.isEmpty { return .before(TaskID(before)) }
    if let after = form["after"], !after.isEmpty { return .after(TaskID(after)) }
    switch form["to"] {
    case "top": return .top
    case "bottom": return .bottom
    default: break
    }
    guard let position = Int(outside: form["position"] ?? ""), position >= 1 else {
      throw .invalid([Problem(order: .choiceUnknown(form["position"] ?? ""))])
    }
    let list = try read { (reader) throws(PlannerFailure) in
      // The command reports a missing task.
      try reader.list(view, in: environment)
    }
    return list.index(of: id) == nil ? .position(position) : list.destination(of: id, position: position)
  }

  /// An empty text clears the task's own duration.
  func minutes() throws(PlannerFailure) -> Int? {
    let text = request.form["minutes"] ?? ""
    if text.isEmpty { return nil }
    guard let minutes = Int(outside: text) else { throw .invalid([Problem(.manualDuration, .durationNotANumber)]) }
    return minutes
  }

  func changeSettings() throws(PlannerFailure) -> Response {
    var hours = request.form[HoursForm.mark].map { _ in HoursForm(request.form) }
    do throws(PlannerFailure) {
      let number = try perform(.setAll(try settings(with: &hours))).number
      switch Origin(request.form) {
      case .abcde: return redirect(to: .abcde, noticing: number)
      case .titles(let page): return redirect(to: .titles(page: page), noticing: number)
      default: return redirect(to: .settings, noticing: number)
      }
    } catch {
      guard case .invalid(let problems) = error, problems.count == 1, let problem = problems.first else { throw error }
      switch (problem.rule, hours) {
      case (.workingHours(let fault), var form?):
        form.fault = fault
        return try settings { $0.planning.hours = form }
      case (.zoneUnknown, _):
        let text = request.form[SettingKey.timeZone.rawValue] ?? ""
        return try settings { ($0.zone, $0.zoneProblem) = (text, problem) }
      default: throw error
      }
    }
  }

  /// Returns every setting present in the form.
  private func settings(with hours: inout HoursForm?) throws(PlannerFailure) -> [Setting] {
    var settings: [Setting] = []
    if let text = try hours?.text() { settings.append(Setting(key: .workingHours, value: text)) }
    if request.form[SettingKey.morningTypes.rawValue] != nil {
      let types = request.form.all(SettingKey.morningTypes.rawValue).filter { !$0.isEmpty }
      let text = types.isEmpty ? SettingKey.noTypes : types.joined(separator: ",")
      settings.append(Setting(key: .morningTypes, value: text))
    }
    let keys = [
      SettingKey.language, .theme, .singleKeys, .startPage, .defaultList, .syncInterval, .onSchedule, .blockCalendar,
      .gradeGuard, .titles, .titlesPages, .timeZone,
    ]
    for key in keys + PlanningSettings.keys {
      guard let value = request.form[key.rawValue] else { continue }
      settings.append(Setting(key: key, value: value))
    }
    return settings
  }

  /// Shows the settings again with the rejected input.
  private func settings(_ asking: (inout SettingsScreen) -> Void) throws(PlannerFailure) -> Response {
    let (screen, frame) = try read { (reader) throws(PlannerFailure) in
      (try SettingsScreen(from: reader), try self.frame(reader, origin: .settings))
    }
    var page = SettingsPage(screen: screen, frame: frame)
    asking(&page.screen)
    return show(page.page, in: frame, status: 422, mayBeKept: false)
  }

  func loadSamples() throws(PlannerFailure) -> Response {
    let outcome = try perform(.loadSamples(words.language))
    if outcome.event == .samplesThere { return message(.refusedTitle, words[start: .samplesThere], status: 409) }
    return redirect(to: .backlog(page: 1), noticing: outcome.number)
  }

  func removeSamples() throws(PlannerFailure) -> Response {
    let outcome = try perform(.removeSamples)
    return redirect(to: Origin(request.form).route, noticing: outcome.number)
  }
}

extension Problem {
  /// Creates a problem with the position in the order.
  fileprivate init(order rule: Rule) {
    self.init(.title, rule)
    field = .order
  }
}
