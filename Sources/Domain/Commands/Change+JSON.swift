extension Change {
  /// The stored form of the change; `init(json:)` restores the same value.
  public var json: JSON {
    switch self {
    case .task(let before, let after):
      .object([.init("before", Change.json(before)), .init("after", Change.json(after))])
    case .setting(let key, let before, let after):
      .object([
        .init("setting", .string(key.rawValue)), .init("before", .optional(before)), .init("after", .optional(after)),
      ])
    case .conflict(let number, let before, let after):
      .object([
        .init("conflict", .int(number)), .init("before", .optional(before?.rawValue)),
        .init("after", .optional(after?.rawValue)),
      ])
    case .list(let list, let name, let isUsed):
      .object([
        .init("list", .string(list.text)), .init("name", .string(name)), .init("isUsed", .bool(isUsed)),
      ])
    case .calendarBlocking(let list, let name, let before, let after):
      .object([
        .init("calendarBlocking", .string(list.text)), .init("name", .string(name)),
        .init("before", .string(before.name)), .init("after", .string(after.name)),
      ])
    case .eventBlocking(let key, let title, let before, let after):
      .object([
        .init("eventBlocking", .string(key.uid)), .init("calendar", .string(key.calendar.text)),
        .init("title", .string(title)), .init("before", .optional(before)), .init("after", .optional(after)),
      ])
    case .newList(let before, let after):
      .object([.init("newList", .array([Change.json(before), Change.json(after)]))])
    case .completion(let before, let after):
      .object([.init("completion", .array([before?.json ?? .null, after?.json ?? .null]))])
    case .block(let before, let after):
      .object([
        .init("block", .array([before?.json ?? .null, after?.json ?? .null]))
      ])
    }
  }

  /// Reads the output of `json`; returns nil for anything else.
  public init?(json: JSON) {
    if let name = json["setting"]?.text {
      guard let key = SettingKey(rawValue: name) else { return nil }
      self = .setting(key, before: json["before"]?.text, after: json["after"]?.text)
      return
    }
    if let number = json["conflict"]?.integer {
      let (before, after) = (json["before"]?.text, json["after"]?.text)
      let choices = (before.flatMap { Conflict.Choice(rawValue: $0) }, after.flatMap { Conflict.Choice(rawValue: $0) })
      guard (choices.0 == nil) == (before == nil), (choices.1 == nil) == (after == nil) else { return nil }
      self = .conflict(number, before: choices.0, after: choices.1)
      return
    }
    if let list = json["list"]?.text {
      guard let name = json["name"]?.text, case .bool(let isUsed)? = json["isUsed"] else { return nil }
      self = .list(ListID(list), name: name, isUsed: isUsed)
      return
    }
    if let list = json["calendarBlocking"]?.text {
      guard let name = json["name"]?.text, let before = json["before"]?.text.flatMap({ EventBlocking(name: $0) }),
        let after = json["after"]?.text.flatMap({ EventBlocking(name: $0) })
      else { return nil }
      self = .calendarBlocking(ListID(list), name: name, before: before, after: after)
      return
    }
    if let uid = json["eventBlocking"]?.text {
      guard let calendar = json["calendar"]?.text, let title = json["title"]?.text else { return nil }
      let key = EventKey(calendar: ListID(calendar), uid: uid)
      self = .eventBlocking(key, title: title, before: json["before"]?.truth, after: json["after"]?.truth)
      return
    }
    if let states = json["newList"]?.elements {
      guard let change = Change.newList(states) else { return nil }
      self = change
      return
    }
    if let states = json["completion"]?.elements {
      guard states.count == 2 else { return nil }
      let completions = (Completion(json: states[0]), Completion(json: states[1]))
      guard (completions.0 != nil) == (states[0] != .null), (completions.1 != nil) == (states[1] != .null) else {
        return nil
      }
      self = .completion(before: completions.0, after: completions.1)
      return
    }
    if let states = json["block"]?.elements {
      guard let change = Change.block(states) else { return nil }
      self = change
      return
    }
    guard let before = json["before"], let after = json["after"] else { return nil }
    let snapshots = (Snapshot(json: before), Snapshot(json: after))
    guard (snapshots.0 != nil) == (before != .null), (snapshots.1 != nil) == (after != .null) else { return nil }
    self = .task(before: snapshots.0, after: snapshots.1)
  }

  /// - Parameter states: The states before and after the change.
  private static func block(_ states: [JSON]) -> Change? {
    guard states.count == 2 else { return nil }
    let blocks = (TimeBlock(json: states[0]), TimeBlock(json: states[1]))
    guard (blocks.0 != nil) == (states[0] != .null), (blocks.1 != nil) == (states[1] != .null) else { return nil }
    return .block(before: blocks.0, after: blocks.1)
  }

  private static func newList(_ states: [JSON]) -> Change? {
    guard states.count == 2 else { return nil }
    let lists = states.map { list($0) }
    guard zip(lists, states).allSatisfy({ ($0 != nil) == ($1 != .null) }) else { return nil }
    return .newList(before: lists[0], after: lists[1])
  }

  private static func list(_ json: JSON) -> SourceList? {
    guard let id = json["id"]?.text, let name = json["name"]?.text else { return nil }
    return SourceList(id: ListID(id), name: name, colour: json["colour"]?.text)
  }

  private static func json(_ list: SourceList?) -> JSON {
    guard let list else { return .null }
    return .object([
      .init("id", .string(list.id.text)), .init("name", .string(list.name)), .init("colour", .optional(list.colour)),
    ])
  }

  private static func json(_ snapshot: Snapshot?) -> JSON {
    guard let snapshot else { return .null }
    var members: [JSON.Member] = [.init("item", snapshot.item.json)]
    if let place = snapshot.place {
      members.append(.init("place", .array([.optional(place.after?.text), .optional(place.before?.text)])))
    }
    if let maker = snapshot.titleMaker { members.append(.init("titleMaker", .string(maker.rawValue))) }
    return .object(members)
  }
}

extension Change.Snapshot {
  fileprivate init?(json: JSON) {
    guard let item = json["item"].flatMap({ PlanItem(json: $0) }) else { return nil }
    let maker = json["titleMaker"]?.text.flatMap { TitleMaker(rawValue: $0) }
    guard let neighbours = json["place"]?.elements, neighbours.count == 2 else {
      self.init(item: item, titleMaker: maker)
      return
    }
    let place = Place(after: neighbours[0].text.map { TaskID($0) }, before: neighbours[1].text.map { TaskID($0) })
    self.init(item: item, place: place, titleMaker: maker)
  }
}
