extension PlanReason {
  /// Stable name in JSON.
  public var name: String {
    switch self {
    case .due: "due"
    case .late: "late"
    case .grade: "grade"
    case .importance: "importance"
    case .rank: "rank"
    case .fillsGap: "fillsGap"
    case .onlyGap: "onlyGap"
    case .missed: "missed"
    case .moved: "moved"
    case .overdue: "overdue"
    case .morning: "morning"
    case .part: "part"
    case .rest: "rest"
    case .better: "guard"
    case .needsOnePiece: "needsOnePiece"
    case .needs: "needs"
    case .othersFirst: "othersFirst"
    case .earlierFirst: "earlierFirst"
    case .noRoom: "noRoom"
    case .notBefore: "notBefore"
    case .recurs: "recurs"
    case .delegated: "delegated"
    case .eliminated: "eliminated"
    case .waitsFor: "waitsFor"
    case .noWorkingTime: "noWorkingTime"
    case .allTaken: "allTaken"
    case .notConsidered: "notConsidered"
    }
  }

  /// The reason as JSON, which `init(json:)` reads back.
  public var json: JSON { .object([.init("kind", .string(name))] + members) }

  private var members: [JSON.Member] {
    switch self {
    case .due(let due, let latest): due.members + [.init("latest", .optional(latest?.iso))]
    case .late(let due), .overdue(let due): due.members
    case .grade(let grade, let number):
      [.init("grade", .string(grade.letter)), .init("shownNumber", .optional(number))]
    case .importance(let importance, let urgency):
      [.init("importance", .string(importance.name)), .init("urgent", .bool(urgency == .urgent))]
    case .rank(let place): [.init("position", .optional(place))]
    case .onlyGap(let minutes): [.init("minutes", .optional(minutes))]
    case .missed(let at): [.init("at", .string(at.iso))]
    case .moved(let from, let taken): [.init("from", .string(from.iso)), .init("taken", .optional(taken))]
    case .part(let part, let count): [.init("part", .optional(part)), .init("of", .optional(count))]
    case .rest(let planned): [.init("planned", .optional(planned))]
    case .better(let title, let grade, let number):
      [
        .init("title", .string(title)), .init("grade", .string(grade.letter)), .init("shownNumber", .optional(number)),
      ]
    case .needsOnePiece(let minutes, let largest):
      [.init("minutes", .optional(minutes)), .init("largest", .optional(largest))]
    case .needs(let minutes, let free, let before):
      [.init("minutes", .optional(minutes)), .init("free", .optional(free))] + (before?.members ?? [])
    case .othersFirst(let minutes, let free), .earlierFirst(let minutes, let free), .noRoom(let minutes, let free):
      [.init("minutes", .optional(minutes)), .init("free", .optional(free))]
    case .notBefore(let day), .recurs(let day): [.init("day", .string(day.iso))]
    case .delegated(let name, let until): [.init("to", .string(name)), .init("until", .optional(until?.iso))]
    case .waitsFor(let title): [.init("title", .string(title))]
    case .allTaken(let title): [.init("title", .optional(title))]
    case .notConsidered(let limit): [.init("limit", .optional(limit))]
    case .fillsGap, .morning, .eliminated, .noWorkingTime: []
    }
  }
}
