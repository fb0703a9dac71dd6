extension Outcome {
  /// The event and the changed tasks, under stable names.
  public var json: JSON {
    var members: [JSON.Member] = [.init("event", .string(event.name))]
    switch event {
    case .added(let title, let position):
      members += [.init("title", .string(title)), .init("position", .int(Int64(position)))]
    case .moved(let title, let position, _):
      members += [.init("title", .string(title)), .init("position", .optional(position))]
    case .edited(let title, let fields):
      members += [.init("title", .string(title)), .init("fields", .array(fields.map { .string($0.rawValue) }))]
    case .graded(let title, let grade, let shown, let position, _):
      members += [
        .init("title", .string(title)), .init("grade", .optional(grade?.letter)),
        .init("shownNumber", .optional(shown)),
        .init("position", .optional(position)),
      ]
    case .delegated(let title, let name, let followUp):
      members += [
        .init("title", .string(title)), .init("delegatedTo", .string(name)),
        .init("followUp", .optional(followUp?.iso)),
      ]
    case .takenBack(let title), .titleRestored(let title): members.append(.init("title", .string(title)))
    case .titleImproved(let title, let was):
      members += [.init("title", .string(title)), .init("was", .string(was))]
    case .recorded(let title, let minutes, let total):
      members += [
        .init("title", .string(title)), .init("minutes", .int(Int64(minutes))), .init("total", .int(Int64(total))),
      ]
    case .editedMany(let count, _), .movedMany(let count), .addedMany(let count):
      members.append(.init("count", .int(Int64(count))))
    case .completed(let title, let count), .reopened(let title, let count), .deleted(let title, let count):
      members += [.init("title", .string(title)), .init("count", .int(Int64(count)))]
    case .advanced(let title, let next), .skipped(let title, let next):
      members += [.init("title", .string(title)), .init("next", .string(next.iso))]
    case .undone(let summary, let untouched), .redone(let summary, let untouched):
      members += [
        .init("kind", .string(summary.kind.rawValue)), .init("title", .string(summary.title)),
        .init("untouched", .array(untouched.map { $0.json })),
      ]
    case .settled(let title, let choice):
      members += [.init("title", .string(title)), .init("keep", .string(choice.rawValue))]
    case .samplesLoaded(let count), .samplesRemoved(let count), .restored(let count), .purged(let count):
      members.append(.init("count", .int(Int64(count))))
    case .broughtIn(let count, let known):
      members += [.init("count", .int(Int64(count))), .init("known", .int(Int64(known)))]
    case .settingChanged(let key): members.append(.init("setting", .string(key.rawValue)))
    case .listUsed(let name, let isUsed):
      members += [.init("name", .string(name)), .init("isUsed", .bool(isUsed))]
    case .calendarBlockingSet(let name, let blocking):
      members += [.init("name", .string(name)), .init("blocks", .string(blocking.name))]
    case .eventBlockingSet(let title, let blocks):
      members += [.init("title", .string(title)), .init("blocksByHand", .optional(blocks))]
    case .scheduled(let block), .rescheduled(let block): members.append(.init("block", block.json))
    case .unscheduled(let title, let count):
      members += [.init("title", .string(title)), .init("count", .int(Int64(count)))]
    case .planned(let count, let removed):
      members += [.init("count", .int(Int64(count))), .init("removed", .int(Int64(removed)))]
    case .received, .nothingChanged, .samplesThere: break
    }
    members.append(.init("number", number.map { .int($0) } ?? .null))
    members.append(.init("tasks", .array(changed.map { .string($0.text) })))
    return .object(members)
  }
}

extension Untouched {
  /// The skipped fields; empty if the whole task was skipped.
  fileprivate var json: JSON {
    .object([.init("title", .string(title)), .init("fields", .array(fields.map { .string($0.rawValue) }))])
  }
}

extension Event {
  /// The stable name in JSON.
  public var name: String {
    switch self {
    case .added, .addedMany: "added"
    case .edited, .editedMany: "edited"
    case .completed: "completed"
    case .recorded: "recorded"
    case .advanced: "advanced"
    case .skipped: "skipped"
    case .reopened: "reopened"
    case .deleted: "deleted"
    case .moved, .movedMany: "moved"
    case .graded: "graded"
    case .delegated: "delegated"
    case .takenBack: "takenBack"
    case .titleImproved: "titleImproved"
    case .titleRestored: "titleRestored"
    case .settingChanged: "settingChanged"
    case .samplesLoaded: "samplesLoaded"
    case .samplesThere: "samplesThere"
    case .samplesRemoved: "samplesRemoved"
    case .listUsed: "listUsed"
    case .calendarBlockingSet: "calendarBlockingSet"
    case .eventBlockingSet: "eventBlockingSet"
    case .undone: "undone"
    case .redone: "redone"
    case .received: "received"
    case .settled: "settled"
    case .restored: "restored"
    case .broughtIn: "imported"
    case .purged: "purged"
    case .scheduled: "scheduled"
    case .rescheduled: "rescheduled"
    case .unscheduled: "unscheduled"
    case .planned: "planned"
    case .nothingChanged: "nothingChanged"
    }
  }
}
