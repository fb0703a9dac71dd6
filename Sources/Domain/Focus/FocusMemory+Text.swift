/// Storage as one JSON object. Unreadable parts take their defaults, since losing them does little harm.
extension FocusMemory {
  public var text: String {
    JSON.object([
      .init("source", source?.json ?? .null), .init("sourceName", .string(sourceName)),
      .init("narrowing", .string(narrowing.name)), .init("card", card?.json ?? .null),
      .init("lastTasks", .array(lastTasks.map { .array([$0.source.json, .string($0.task.text)]) })),
      .init("shown", .array(shown.map { .int(Int64(bitPattern: $0)) })), .init("undo", undo?.json ?? .null),
      .init("notice", notice?.json ?? .null), .init("noticeNumber", .int(Int64(noticeNumber))),
      .init("noticeAt", .optional(noticeAt?.iso)),
      .init("ignored", .array(ignored.map { .string($0.text) })), .init("ignoredOn", .optional(ignoredOn?.iso)),
      .init("trouble", .string(trouble.rawValue)), .init("timer", timer.json),
    ]).printed
  }

  public init(text: String) {
    self.init()
    // Text that is not JSON yields an empty memory: none of the state is worth an error.
    guard let json = try? JSON(parsing: text) else { return }
    source = json["source"].flatMap { FocusSource(json: $0) }
    sourceName = json["sourceName"]?.text ?? ""
    narrowing = json["narrowing"]?.text.flatMap { FocusNarrowing(name: $0) } ?? .none
    card = json["card"].flatMap { Card(json: $0) }
    let tasks = json["lastTasks"]?.elements?.compactMap { LastTask(json: $0) } ?? []
    lastTasks = Array(tasks.prefix(FocusMemory.mostLastTasks))
    shown = json["shown"]?.elements?.compactMap { $0.integer.map { UInt64(bitPattern: $0) } } ?? []
    undo = json["undo"].flatMap { FocusUndo(json: $0) }
    notice = json["notice"].flatMap { FocusNotice(json: $0) }
    noticeNumber = json["noticeNumber"]?.count ?? 0
    noticeAt = json["noticeAt"]?.text.flatMap { Instant(iso: $0) }
    ignored = json["ignored"]?.elements?.compactMap { $0.text.map { TaskID($0) } } ?? []
    ignoredOn = json["ignoredOn"]?.text.flatMap { Day(iso: $0) }
    trouble = json["trouble"]?.text.flatMap { Trouble(rawValue: $0) } ?? .none
    timer = json["timer"].flatMap { FocusTimer(json: $0) } ?? FocusTimer()
  }
}

extension FocusSource {
  /// `"all"`, or an object with the identifier of the list.
  var json: JSON {
    switch self {
    case .all: .string("all")
    case .list(let id): .object([.init("list", .string(id.text))])
    }
  }

  init?(json: JSON) {
    if json.text == "all" {
      self = .all
    } else if let id = json["list"]?.text {
      self = .list(ListID(id))
    } else {
      return nil
    }
  }
}

extension FocusMemory.Card {
  fileprivate var json: JSON {
    .object([
      .init("task", .string(task.text)), .init("title", .string(title)), .init("isChosen", .bool(isChosen)),
    ])
  }

  fileprivate init?(json: JSON) {
    guard let task = json["task"]?.text else { return nil }
    self.init(task: TaskID(task), title: json["title"]?.text ?? "", isChosen: json["isChosen"]?.truth == true)
  }
}

extension FocusMemory.LastTask {
  fileprivate init?(json: JSON) {
    guard let pair = json.elements, pair.count == 2, let source = FocusSource(json: pair[0]), let task = pair[1].text
    else { return nil }
    self.init(source: source, task: TaskID(task))
  }
}

extension FocusUndo {
  var json: JSON {
    .object([
      .init("kind", .string(kind.rawValue)), .init("task", .string(task.text)), .init("title", .string(title)),
      .init("number", .int(number)), .init("until", .string(until.iso)),
    ])
  }

  init?(json: JSON) {
    guard let kind = json["kind"]?.text.flatMap({ Kind(rawValue: $0) }), let task = json["task"]?.text,
      let title = json["title"]?.text, let number = json["number"]?.integer,
      let until = json["until"]?.text.flatMap({ Instant(iso: $0) })
    else { return nil }
    self.init(kind: kind, task: TaskID(task), title: title, number: number, until: until)
  }
}

extension FocusTimer {
  fileprivate var json: JSON {
    .object([
      .init("mode", .string(mode.rawValue)), .init("phase", .string(phase.rawValue)),
      .init("since", .optional(since?.iso)), .init("banked", .int(Int64(banked))), .init("given", .int(Int64(given))),
      .init("task", .optional(task?.text)), .init("rounds", .int(Int64(rounds))),
      .init("breakMinutes", .int(Int64(breakMinutes))),
      .init("carried", .array(carried.map { .array([.string($0.task.text), .int(Int64($0.seconds))]) })),
    ])
  }

  /// Returns nil if the values contradict each other.
  fileprivate init?(json: JSON) {
    self.init()
    mode = json["mode"]?.text.flatMap { TimerMode(rawValue: $0) } ?? .none
    phase = json["phase"]?.text.flatMap { TimerReading.Phase(rawValue: $0) } ?? .idle
    since = json["since"]?.text.flatMap { Instant(iso: $0) }
    banked = min(json["banked"]?.count ?? 0, FocusTimer.longest * 2)
    given = min(json["given"]?.count ?? 0, banked + FocusTimer.longest)
    task = json["task"]?.text.map { TaskID($0) }
    rounds = min(json["rounds"]?.count ?? 0, 3)
    breakMinutes = min(json["breakMinutes"]?.count ?? 0, 60)
    carried = json["carried"]?.elements?.compactMap { Carried(json: $0) } ?? []
    let runs = phase == .working || phase == .onBreak
    guard runs == (since != nil), isAtWork == (task != nil), mode != .none || phase == .idle else { return nil }
  }
}

extension FocusTimer.Carried {
  fileprivate init?(json: JSON) {
    guard let pair = json.elements, pair.count == 2, let task = pair[0].text, let seconds = pair[1].integer,
      seconds > -86_400, seconds < 86_400
    else { return nil }
    self.init(task: TaskID(task), seconds: Int(seconds))
  }
}

extension JSON {
  /// A whole number from 0 to 2³¹ − 1; nil for anything else.
  fileprivate var count: Int? { integer.flatMap { $0 >= 0 && $0 < 1 << 31 ? Int($0) : nil } }
}
