extension FocusScene {
  /// The scene as JSON. The task has the same members as in all other JSON output.
  public var json: JSON {
    .object(
      [.init("phase", .string(phase.name))] + sourceMembers + [
        .init("card", card?.json ?? .null), .init("empty", phase.emptiness?.json ?? .null),
        .init("narrowing", .string(narrowing.name)), .init("draw", .string(draw.rawValue)),
        .init("poolCount", .int(Int64(poolCount))), .init("stackCount", .int(Int64(stackCount))),
        .init("lists", .array(lists.map { $0.json })), .init("undo", undo?.json ?? .null),
        .init("notice", notice?.json ?? .null), .init("noticeNumber", .int(Int64(noticeNumber))),
        .init("timer", timer.json),
      ])
  }

  private var sourceMembers: [JSON.Member] {
    var denied: SourceList?
    if case .denied(let list) = phase { denied = list }
    var (kind, id): (String?, String?)
    switch source {
    case .all: kind = "all"
    case .list(let list): (kind, id) = ("list", list.text)
    case nil: break
    }
    return [
      .init("source", .optional(kind)), .init("list", .optional(id)),
      .init("listName", .optional(id == nil ? nil : sourceName)), .init("deniedList", .optional(denied?.id.text)),
    ]
  }
}

extension FocusScene.Phase {
  /// Stable name in JSON.
  public var name: String {
    switch self {
    case .bootstrapping: "bootstrapping"
    case .onboarding: "onboarding"
    case .denied: "denied"
    case .setup: "setup"
    case .empty: "empty"
    case .focused: "focused"
    }
  }

  fileprivate var emptiness: FocusScene.Emptiness? {
    if case .empty(let emptiness) = self { return emptiness }
    return nil
  }
}

extension FocusScene.Emptiness {
  fileprivate var json: JSON {
    let (kind, count): (String, Int) =
      switch self {
      case .nothingYet: ("nothingYet", 0)
      case .allDone(let today): ("allDone", today)
      case .waiting(let open): ("waiting", open)
      case .narrowed(let open): ("narrowed", open)
      }
    return .object([.init("kind", .string(kind)), .init("count", .int(Int64(count)))])
  }
}

extension FocusList {
  fileprivate var json: JSON {
    .object([
      .init("id", .string(id.text)), .init("name", .string(name)), .init("account", .optional(account)),
      .init("access", .string(access.name)), .init("open", .int(Int64(openCount))),
    ])
  }
}

extension FocusCard {
  fileprivate var json: JSON {
    .object([
      .init("task", item.json(position: nil, listName: listName, number: number)),
      .init("shownNumber", .optional(number)),
      .init("guard", guarding), .init("openBelow", .array(openBelow.map { .string($0.text) })),
      .init("colour", .int(Int64(colour))), .init("reason", reason.json),
    ])
  }

  private var guarding: JSON {
    guard let notice = guardNotice else { return .null }
    return .object([
      .init("task", .string(notice.blocker.id.text)), .init("title", .optional(blockerTitle)),
      .init("grade", .optional(notice.blocker.grade?.letter)), .init("shownNumber", .optional(notice.number)),
    ])
  }
}

extension FocusCard.Reason {
  fileprivate var json: JSON {
    var name: String
    var minutes: Int?
    switch self {
    case .random: name = "random"
    case .block: name = FocusNarrowing.block.name
    case .quadrant(let quadrant): name = FocusNarrowing.quadrant(quadrant).name
    case .gradeA: name = FocusNarrowing.gradeA.name
    case .fits(let free): (name, minutes) = (FocusNarrowing.fits.name, free)
    case .chosen: name = "chosen"
    }
    return .object([.init("kind", .string(name)), .init("minutes", .optional(minutes))])
  }
}

extension TimerReading {
  fileprivate var json: JSON {
    .object([
      .init("mode", .string(mode.rawValue)), .init("phase", .string(phase.rawValue)),
      .init("seconds", .int(Int64(seconds))), .init("total", .optional(total)), .init("since", .optional(since?.iso)),
      .init("actualMinutes", .int(Int64(actualMinutes))), .init("rounds", .int(Int64(rounds))),
    ])
  }
}
