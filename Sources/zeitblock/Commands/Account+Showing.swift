import CommandLine
import Domain
import Sync

extension AccountSummary {
  var unsentCount: Int { unsent.values.reduce(0, +) }

  /// Returns the account's state: `read and write`, `paused`, and so on.
  func state(in language: Language) -> String {
    if isPaused { return language("paused", "pausiert") }
    let failure = result?.problems.first { $0.list == nil && $0.leavesSomethingOut }
    guard let failure else { return access.word(in: language) }
    if failure.code == .unreachable { return language("not reachable", "nicht erreichbar") }
    return failure.refusalWord(in: language) ?? language("not synced", "nicht synchronisiert")
  }

  var json: JSON {
    .object([
      .init("id", .string(id)), .init("address", .string(address)), .init("user", .string(user)),
      .init("lists", .array(lists.map { .string($0.name) })), .init("access", .string(access.name)),
      .init("isPaused", .bool(isPaused)), .init("asksForPassword", .bool(asksForPassword)),
      .init("ca", .optional(certificateFile)), .init("unsent", .int(Int64(unsentCount))),
      .init("lastSync", result?.json ?? .null),
      .init("collections", .array(lists.map { $0.json(unsent: unsent[$0.id] ?? 0) })),
    ])
  }
}

extension [SourceList] {
  /// Returns a table with one list per row: name, contents, access, whether it is used, and unsent changes.
  func table(unsent: [ListID: Int]?, in language: Language) -> Table {
    var table = Table(columns: [.left, .left, .left, .left, .left], flexible: 0)
    for list in self {
      table.add(list.name)
      table.add(list.contents.word(in: language), .dim)
      table.add(list.access.word(in: language))
      table.add(list.isUsed ? "" : language("not used", "nicht verwendet"))
      let count = unsent?[list.id] ?? 0
      table.add(count == 0 ? "" : language("\(count) not sent", "\(count) nicht gesendet"))
    }
    return table
  }
}

extension SourceList {
  /// - Parameter unsent: the number of changes not yet on the server; nil omits the member.
  func json(unsent: Int?) -> JSON {
    .object(
      [
        .init("id", .string(id.text)), .init("name", .string(name)), .init("contents", .string(contents.name)),
        .init("colour", .optional(colour)), .init("access", .string(access.name)), .init("isUsed", .bool(isUsed)),
      ] + (unsent.map { [.init("unsent", .int(Int64($0)))] } ?? []))
  }
}

extension SourceList.Contents {
  func word(in language: Language) -> String {
    switch self {
    case .tasks: language("tasks", "Aufgaben")
    case .events: language("events", "Termine")
    case .tasksAndEvents: language("tasks and events", "Aufgaben und Termine")
    }
  }
}

extension SyncResult {
  /// Instants are in seconds since 1970-01-01 UTC; `completedAt` is the last sync without problems.
  fileprivate var json: JSON {
    .object([
      .init("finishedAt", .int(finishedAt.seconds)),
      .init("completedAt", completedAt.map { .int($0.seconds) } ?? .null),
      .init("problems", .array(problems.map(\.json))),
    ])
  }
}

extension SyncProblem {
  fileprivate var json: JSON {
    .object([
      .init("code", .string(code.rawValue)), .init("list", .optional(list)), .init("subject", .string(subject)),
      .init("count", .int(Int64(count))), .init("needsPerson", .bool(remedy == .person)),
    ])
  }
}
