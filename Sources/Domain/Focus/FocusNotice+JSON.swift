extension FocusNotice {
  /// Stable name in JSON.
  public var name: String {
    switch self {
    case .onlyOne: "onlyOne"
    case .added: "added"
    case .edited: "edited"
    case .snoozed: "snoozed"
    case .skipped: "skipped"
    case .completed: "completed"
    case .trashed: "trashed"
    case .foundList: "foundList"
    case .cardChanged: "cardChanged"
    case .taskGone: "taskGone"
    case .listGone: "listGone"
    case .accessBack: "accessBack"
    case .undone: "undone"
    case .undoTooLate: "undoTooLate"
    case .recorded: "recorded"
    case .timerCut: "timerCut"
    case .refused: "refused"
    }
  }

  /// The notice as JSON, which `init(json:)` reads back.
  public var json: JSON { .object([.init("kind", .string(name))] + members) }

  private var members: [JSON.Member] {
    switch self {
    case .onlyOne, .undoTooLate: []
    case .added(let title), .completed(let title), .trashed(let title), .cardChanged(let title):
      [.init("title", .string(title))]
    case .edited(let title, let fields):
      [.init("title", .string(title)), .init("fields", .array(fields.map { .string($0.rawValue) }))]
    case .snoozed(let title, let day): [.init("title", .string(title)), .init("until", .string(day.iso))]
    case .skipped(let title, let next): [.init("title", .string(title)), .init("next", .optional(next?.iso))]
    case .foundList(let name), .listGone(let name), .accessBack(let name): [.init("name", .string(name))]
    case .taskGone(let title): [.init("title", .optional(title))]
    case .undone(let title, let untouched):
      [.init("title", .string(title)), .init("untouched", .array(untouched.map { $0.told }))]
    case .recorded(let title, let minutes):
      [.init("title", .string(title)), .init("minutes", .int(Int64(minutes)))]
    case .timerCut(let hours): [.init("hours", .int(Int64(hours)))]
    case .refused(let refusal): [.init("reason", .string(refusal.rawValue))]
    }
  }

  /// Returns nil for JSON that `json` does not produce.
  public init?(json: JSON) {
    let title = json["title"]?.text
    let name = json["name"]?.text
    switch (json["kind"]?.text, title, name) {
    case ("onlyOne", _, _): self = .onlyOne
    case ("undoTooLate", _, _): self = .undoTooLate
    case ("added", let title?, _): self = .added(title: title)
    case ("completed", let title?, _): self = .completed(title: title)
    case ("trashed", let title?, _): self = .trashed(title: title)
    case ("cardChanged", let title?, _): self = .cardChanged(title: title)
    case ("taskGone", let title, _): self = .taskGone(title: title)
    case ("foundList", _, let name?): self = .foundList(name: name)
    case ("listGone", _, let name?): self = .listGone(name: name)
    case ("accessBack", _, let name?): self = .accessBack(name: name)
    default:
      guard let notice = FocusNotice(detailed: json, title) else { return nil }
      self = notice
    }
  }

  private init?(detailed json: JSON, _ title: String?) {
    let minutes = json["minutes"]?.integer
    switch (json["kind"]?.text, title) {
    case ("edited", let title?):
      let fields = json["fields"]?.elements ?? []
      self = .edited(title: title, fields: fields.compactMap { $0.text.flatMap { Field(rawValue: $0) } })
    case ("snoozed", let title?):
      guard let day = json["until"]?.text.flatMap({ Day(iso: $0) }) else { return nil }
      self = .snoozed(title: title, until: day)
    case ("skipped", let title?):
      self = .skipped(title: title, next: json["next"]?.text.flatMap { Day(iso: $0) })
    case ("undone", let title?):
      self = .undone(title: title, untouched: (json["untouched"]?.elements ?? []).compactMap { Untouched(json: $0) })
    case ("recorded", let title?): self = .recorded(title: title, minutes: Int(clamping: minutes ?? 0))
    case ("timerCut", _): self = .timerCut(hours: Int(clamping: json["hours"]?.integer ?? 0))
    case ("refused", _):
      guard let refusal = json["reason"]?.text.flatMap({ Refusal(rawValue: $0) }) else { return nil }
      self = .refused(refusal)
    default: return nil
    }
  }
}

extension Untouched {
  fileprivate var told: JSON {
    .object([
      .init("title", .string(title)), .init("fields", .array(fields.map { .string($0.rawValue) })),
      .init("block", .bool(isBlock)),
    ])
  }

  fileprivate init?(json: JSON) {
    guard let title = json["title"]?.text else { return nil }
    let fields = (json["fields"]?.elements ?? []).compactMap { $0.text.flatMap { Field(rawValue: $0) } }
    self.init(title: title, fields: fields, isBlock: json["block"]?.truth == true)
  }
}
