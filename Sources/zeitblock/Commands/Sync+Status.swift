import CommandLine
import Domain
import Storage
import Sync
import Web

/// The output of `sync --status`: the last sync result of each account and each subscribed calendar.
struct SyncOverview {
  let context: CommandContext

  func show() throws {
    let accounts = try SyncService.accounts(in: context.store(), during: BackgroundSync.State())
    let calendars = try SyncService.subscriptions(in: context.store(), during: BackgroundSync.State())
    if context.wantsJSON {
      return context.print(.array(accounts.map { $0.json() } + calendars.map { $0.state.json(calendar: $0.name) }))
    }
    if accounts.isEmpty, calendars.isEmpty { throw Refusal.noAccounts }
    let words = Words(context.language)
    for account in accounts {
      tell(account, as: account.id, words) { words.sentence($0, in: account.id) }
    }
    for calendar in calendars {
      tell(calendar.state, as: calendar.name, words) { words.sentence($0, inSubscription: calendar.name) }
    }
  }

  private func tell(
    _ account: SyncStatus.Account, as name: String, _ words: Words, _ sentence: (SyncProblem) -> String
  ) {
    let state = words.state(of: account, today: Environment.live().today)
    let facts = words.facts(account).map { " (\($0))" } ?? ""
    context.printLine("\(printable(name)): \(state)\(facts)")
    for problem in account.result?.problems ?? [] { context.printLine("  → " + printable(sentence(problem))) }
  }
}

extension SyncStatus.Account {
  /// - Parameter calendar: the name of a subscribed calendar, which has no account.
  fileprivate func json(calendar: String? = nil) -> JSON {
    .object([
      .init("account", .optional(calendar == nil ? id : nil)), .init("calendar", .optional(calendar)),
      .init("isPaused", .bool(isPaused)),
      .init("startedAt", .optional(result?.startedAt.iso)), .init("finishedAt", .optional(result?.finishedAt.iso)),
      .init("completedAt", .optional(result?.completedAt?.iso)),
      .init("received", .int(Int64(result?.received ?? 0))), .init("sent", .int(Int64(result?.sent ?? 0))),
      .init("waiting", .int(Int64(waiting))), .init("problems", .array((result?.problems ?? []).map(\.json))),
    ])
  }
}

extension SyncProblem {
  fileprivate var json: JSON {
    .object([
      .init("code", .string(code.rawValue)), .init("list", .optional(list)), .init("subject", .string(subject)),
      .init("count", .int(Int64(count))), .init("total", .int(Int64(total))),
    ])
  }
}
