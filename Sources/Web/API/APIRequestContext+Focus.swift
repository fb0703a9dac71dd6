import Domain

extension APIRequestContext {
  /// Returns the focus task.
  func focus() throws(APIProblem) -> Response {
    let faults = try unknownParameters(besides: [])
    if !faults.isEmpty { throw APIProblem(faults: faults, words) }
    do throws(PlannerFailure) {
      return respond(try app.focusHandler.look(in: environment).json)
    } catch {
      throw APIProblem(error, words)
    }
  }

  /// Performs an action in Focus. An action that is not possible now is reported as a notice.
  func actOnFocus() throws(APIProblem) -> Response {
    var reader = try members()
    reader.require("event")
    let wanted = reader.choice("event", of: FocusAction.allCases) { $0.rawValue }
    guard case .set(let action) = wanted else {
      FocusAction.passAll(&reader)
      try reader.finish()
      throw APIProblem(faults: reader.faults, words)
    }
    let event = try event(of: action, &reader)
    try reader.finish()
    guard let event else { throw APIProblem(faults: reader.faults, words) }
    do throws(PlannerFailure) {
      return respond(try app.focusHandler.act(event, in: environment).json)
    } catch {
      throw APIProblem(error, words)
    }
  }

  private func event(of action: FocusAction, _ reader: inout MemberReader) throws(APIProblem) -> FocusEvent? {
    switch action {
    case .complete: return reader.task().map { .complete($0, with: reader.tasks("with")) }
    case .trash: return reader.task().map { .trash($0, with: reader.tasks("with")) }
    case .skip: return reader.task().map { .skip($0) }
    case .shuffle: return .shuffle((reader.text("task").value ?? nil).map { TaskID($0) })
    case .show: return reader.task().map { .show($0) }
    case .ignoreGuard: return reader.task().map { .ignoreGuard($0) }
    case .add:
      reader.require("title")
      return .add(TaskInput(&reader).draft(&reader))
    case .edit: return try edit(&reader)
    case .snooze:
      reader.require("until")
      let day = reader.plain("until", .wantsDay) { $0.text.flatMap { Day(iso: $0) } }.value
      return reader.task().flatMap { task in day.map { .snooze(task, until: $0) } }
    case .choose:
      reader.require("list")
      return reader.text("list").value.map { .choose($0.map { .list(ListID($0)) } ?? .all) }
    case .draw:
      reader.require("narrowing")
      return reader.choice("narrowing", of: FocusNarrowing.allCases) { $0.name }.value.map { .draw($0) }
    case .order:
      reader.require("draw")
      return reader.choice("draw", of: FocusDraw.allCases) { $0.rawValue }.value.map { .order($0) }
    case .timer: return press(&reader).map { .timer($0) }
    case .undo: return .undo
    case .dismissNotice: return .dismissNotice
    }
  }

  private func press(_ reader: inout MemberReader) -> TimerPress? {
    reader.require("press")
    let press = reader.choice("press", of: ["start", "pause", "stop", "mode"]) { $0 }.value
    if press == "mode" { reader.require("mode") }
    let mode = reader.choice("mode", of: TimerMode.allCases) { $0.rawValue }.value
    if let press, press != "mode", mode != nil {
      reader.add("mode", "unknown", words(api: .unknownMember, words.quoted("mode")))
    }
    switch press {
    case "start": return .start
    case "pause": return .pause
    case "stop": return .stop
    case "mode": return mode.map { .mode($0) }
    default: return nil
    }
  }

  private func edit(_ reader: inout MemberReader) throws(APIProblem) -> FocusEvent? {
    var input = TaskInput(&reader)
    input.readScope(&reader)
    guard let task = reader.task() else { return nil }
    let item = try read { (reader) throws(PlannerFailure) in
      guard let item = try reader.item(task) else { throw .unknownTask(task) }
      return item
    }
    return .edit(task, try input.edit(of: item, words))
  }
}

/// An action in Focus.
private enum FocusAction: String, CaseIterable {
  case complete, trash, skip, shuffle, show, add, edit, snooze, choose, draw, order, undo, ignoreGuard, timer
  case dismissNotice

  /// Marks all other members as known, so that only the event is reported as wrong.
  static func passAll(_ reader: inout MemberReader) {
    for name in ["task", "with", "until", "narrowing", "draw", "press", "mode", "scope"] { reader.pass(name) }
    _ = TaskInput(&reader)
  }
}

extension MemberReader {
  fileprivate mutating func task() -> TaskID? {
    require("task")
    return plain("task", .wantsText) { $0.text }.value.map { TaskID($0) }
  }

  fileprivate mutating func tasks(_ name: String) -> [TaskID] {
    (texts(name).value ?? []).map { TaskID($0) }
  }
}
