import CommandLine
import Domain
import Storage
import Sync
import Web

/// `sync --status`: what became of the last sync with each account.
struct SyncOverview {
  let world: World

  func show() throws {
    let accounts = try SyncService.accounts(in: world.store(), during: BackgroundSync.State())
    if world.wantsJSON { return world.print(.array(accounts.map(\.json))) }
    if accounts.isEmpty { throw Refusal.noAccounts }
    let words = Words(world.language)
    for account in accounts {
      let state = words.state(of: account, today: Environment.live().today)
      let facts = words.facts(account).map { " (\($0))" } ?? ""
      world.printLine("\(printable(account.id)): \(state)\(facts)")
      for problem in account.result?.problems ?? [] {
        world.printLine("  → " + printable(words.sentence(problem, in: account.id)))
      }
    }
  }
}

extension SyncStatus.Account {
  fileprivate var json: JSON {
    .object([
      .init("account", .string(id)), .init("isPaused", .bool(isPaused)),
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
