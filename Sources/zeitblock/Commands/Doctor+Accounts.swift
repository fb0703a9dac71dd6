import CommandLine
import Domain
import Sync
import Web

extension Examination {
  /// Runs the checks of adding an account against every account's server. Changes nothing.
  func examineAccounts() throws {
    let engine = try context.engine()
    for account in try engine.accounts() where !account.isPaused { examine(account.id, engine) }
    for account in try SyncService.accounts(in: context.store(), during: BackgroundSync.State()) { note(account) }
  }

  private func note(_ account: SyncStatus.Account) {
    guard let result = account.result else { return }
    let words = Words(context.language)
    let problems = result.problems.filter { $0.remedy == .person }
    note(
      Finding(
        name: "sync", isGood: problems.isEmpty,
        text: "\(printable(account.id)): \(words.state(of: account, today: Environment.live().today))",
        remedy: printable(problems.map { words.sentence($0, in: account.id) }.joined(separator: " "))))
  }

  private func examine(_ id: String, _ engine: SyncEngine) {
    let language = context.language
    do throws(SyncFailure) {
      let count = try engine.test(id).lists.count
      let text = language(
        "account \(id) responds, lists and calendars: \(count)",
        "Konto \(id) antwortet, Listen und Kalender: \(count)")
      note(Finding(name: "account", isGood: true, text: text))
    } catch {
      let text = language("account \(id) doesn’t respond", "Konto \(id) antwortet nicht")
      note(Finding(name: "account", isGood: false, text: text, remedy: Failure.of(error).sentence(language)))
    }
  }
}
