import CalDAV
import Domain
import Storage
import Sync

extension Examination {
  /// Asks every account's server for what it asks when an account is added, and changes nothing.
  func examineAccounts() throws {
    let accounts = try world.read { reader throws(PlannerFailure) in try reader.accounts() }
    for account in accounts { examine(account) }
  }

  private func examine(_ account: Account) {
    let language = world.language
    guard case .password(let password) = account.secret else { return }
    do throws(CalDAVError) {
      let server = try ServerAccount(
        address: account.url, credentials: Credentials(user: account.user, password: password),
        trustedOrigins: Set(account.homes.compactMap { ServerURL($0)?.origin }))
      let client = CalDAVClient(account: server, transport: CurlTransport(authorities: account.certificateFile))
      let count = try client.discover().calendars.count
      let text = language(
        "account \(account.id) answers, \(count) collections", "Konto \(account.id) antwortet, \(count) Sammlungen")
      note(Finding(name: "account", isGood: true, text: text))
    } catch {
      let text = language("account \(account.id) does not answer", "Konto \(account.id) antwortet nicht")
      note(
        Finding(name: "account", isGood: false, text: text, remedy: Failure.of(SyncFailure(error)).sentence(language)))
    }
  }
}
