public import Domain

/// Every resource of version 1 of the API, below `/api/v1`.
public enum APIResource: Equatable, Sendable {
  case tasks
  case task(TaskID)
  case action(TaskID, Action)
  /// Restores a task's original title.
  case titleRestoring(TaskID)
  /// Titles that were improved.
  case titles
  /// One change of several tasks.
  case bulk
  case quickAdd
  case parse
  case tags
  case lists
  case list(ListID)
  case history
  /// Open tasks by grade.
  case abcde
  /// Open tasks by urgency and importance.
  case matrix
  /// The task to do next.
  case next
  case undo
  case redo
  /// The plan of a day.
  case day(Day)
  /// The plan of the week that contains the day.
  case week(Day)
  /// Gaps in the working time.
  case gaps
  /// Proposes a plan.
  case plan
  /// Creates the blocks of a proposed plan.
  case acceptance
  case blocks
  case block(BlockID)
  /// The focus task.
  case focus
  case samples
  case settings
  case trash
  case trashed(TaskID)
  /// Restores a task from the trash.
  case restoring(TaskID)
  /// Imports a file of tasks.
  case importing
  /// Exports tasks as a file.
  case exporting
  case backups
  case backup(String)

  /// An action on a single task.
  public enum Action: String, Sendable, CaseIterable {
    case complete, reopen, skip, move, grade, delegate, quadrant
  }

  /// The common prefix of all paths.
  public static let base = "/api/v1"
  /// The path of the OpenAPI description.
  public static let description = "/api/v1/openapi.json"

  /// The methods the resource supports; GET includes HEAD.
  public var methods: [Request.Method] {
    switch self {
    case .tasks, .blocks, .focus: [.get, .post]
    case .task, .block: [.get, .patch, .delete]
    case .action, .titleRestoring, .bulk, .quickAdd, .parse, .undo, .redo: [.post]
    case .tags, .titles, .lists, .history, .day, .week, .gaps, .abcde, .matrix, .next: [.get]
    case .plan, .acceptance: [.post]
    case .list: [.patch]
    case .samples: [.post, .delete]
    case .settings: [.get, .patch]
    case .trash, .trashed: [.get, .delete]
    case .restoring, .importing: [.post]
    case .exporting, .backup: [.get]
    case .backups: [.get, .post]
    }
  }

  /// The path template with named parameters, as used in the OpenAPI description.
  public var template: String {
    switch self {
    case .tasks: "/tasks"
    case .task: "/tasks/{id}"
    case .action(_, let action): "/tasks/{id}/\(action.rawValue)"
    case .titleRestoring: "/tasks/{id}/title/restore"
    case .titles: "/titles"
    case .bulk: "/bulk"
    case .quickAdd: "/quick-add"
    case .parse: "/parse"
    case .tags: "/tags"
    case .lists: "/lists"
    case .list: "/lists/{id}"
    case .history: "/history"
    case .abcde: "/abcde"
    case .matrix: "/matrix"
    case .next: "/next"
    case .undo: "/undo"
    case .redo: "/redo"
    case .day: "/days/{day}"
    case .week: "/weeks/{day}"
    case .gaps: "/gaps"
    case .plan: "/plan"
    case .acceptance: "/plan/accept"
    case .blocks: "/blocks"
    case .block: "/blocks/{id}"
    case .focus: "/focus"
    case .samples: "/samples"
    case .settings: "/settings"
    case .trash: "/trash"
    case .trashed: "/trash/{id}"
    case .restoring: "/trash/{id}/restore"
    case .importing: "/import"
    case .exporting: "/export"
    case .backups: "/backups"
    case .backup: "/backups/{name}"
    }
  }

  /// One resource of each kind.
  public static let kinds: [APIResource] =
    [.tasks, .task(TaskID("t"))] + Action.allCases.map { .action(TaskID("t"), $0) } + [
      .titleRestoring(TaskID("t")), .titles, .bulk, .quickAdd, .parse, .tags, .lists, .list(ListID("l")), .history,
      .abcde, .matrix, .next, .undo, .redo,
      .day(Day(number: 0)), .week(Day(number: 0)), .gaps, .plan, .acceptance, .blocks, .block(BlockID("b")), .focus,
      .samples, .settings, .trash,
      .trashed(TaskID("t")), .restoring(TaskID("t")),
      .importing, .exporting, .backups, .backup("b"),
    ]

  /// Whether the request body may be a file of any type.
  public var takesFile: Bool { self == .importing }

  /// Whether the response is a file, whose type `Accept` does not select.
  public var answersWithFile: Bool {
    switch self {
    case .exporting, .backup: true
    default: false
    }
  }
}

extension APIResource {
  /// Parses a percent-decoded path; nil for an unknown resource.
  ///
  /// Identifiers appear in a path unchanged, except that a slash is written `~2F` and a tilde `~7E`.
  public init?(path: String) {
    let segments = PathSegment.split(path)
    guard segments.count >= 3, segments.count <= 6, segments[0] == "api", segments[1] == "v1" else { return nil }
    let found: APIResource?
    switch segments.count {
    case 3: found = Self.single(segments[2])
    case 4: found = Self.pair(segments[2], segments[3])
    case 5: found = Self.triple(segments[2], segments[3], segments[4])
    default: found = segments[4...] == ["title", "restore"] ? Self.title(segments[2], segments[3]) : nil
    }
    guard let found else { return nil }
    self = found
  }

  private static func single(_ name: String) -> APIResource? {
    for sample in kinds where sample.template == "/" + name { return sample }
    return nil
  }

  private static func pair(_ name: String, _ rest: String) -> APIResource? {
    guard let id = PathSegment.read(rest) else { return nil }
    return switch name {
    case "tasks": .task(TaskID(id))
    case "lists": .list(ListID(id))
    case "blocks": .block(BlockID(id))
    case "days": Day(iso: id).map { .day($0) }
    case "weeks": Day(iso: id).map { .week($0) }
    case "plan": id == "accept" ? .acceptance : nil
    case "trash": .trashed(TaskID(id))
    case "backups": .backup(id)
    default: nil
    }
  }

  private static func title(_ name: String, _ middle: String) -> APIResource? {
    guard name == "tasks", let id = PathSegment.read(middle) else { return nil }
    return .titleRestoring(TaskID(id))
  }

  private static func triple(_ name: String, _ middle: String, _ verb: String) -> APIResource? {
    guard let id = PathSegment.read(middle) else { return nil }
    if name == "trash", verb == "restore" { return .restoring(TaskID(id)) }
    guard name == "tasks" else { return nil }
    return Action(rawValue: verb).map { .action(TaskID(id), $0) }
  }

  /// The URL path of the resource.
  public var url: String {
    switch self {
    case .task(let id): "\(Self.base)/tasks/\(PathSegment.written(id.text))"
    case .action(let id, let action): "\(Self.base)/tasks/\(PathSegment.written(id.text))/\(action.rawValue)"
    case .titleRestoring(let id): "\(Self.base)/tasks/\(PathSegment.written(id.text))/title/restore"
    case .list(let id): "\(Self.base)/lists/\(PathSegment.written(id.text))"
    case .block(let id): "\(Self.base)/blocks/\(PathSegment.written(id.text))"
    case .day(let day): "\(Self.base)/days/\(day.iso)"
    case .week(let day): "\(Self.base)/weeks/\(day.iso)"
    case .trashed(let id): "\(Self.base)/trash/\(PathSegment.written(id.text))"
    case .restoring(let id): "\(Self.base)/trash/\(PathSegment.written(id.text))/restore"
    case .backup(let name): "\(Self.base)/backups/\(PathSegment.written(name))"
    default: Self.base + template
    }
  }
}

extension Request.Method {
  /// The method as written in a request; empty for an unsupported one.
  public var name: String {
    switch self {
    case .get: "GET"
    case .head: "HEAD"
    case .post: "POST"
    case .patch: "PATCH"
    case .delete: "DELETE"
    case .other: ""
    }
  }
}
