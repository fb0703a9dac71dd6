import Domain

extension Words {
  subscript(_ phrase: AccountPhrase) -> String {
    text(phrase)
  }

  func callAsFunction(_ phrase: AccountPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }

  /// Returns the first text for the number 1, the second for any other.
  func count(_ number: Int, _ one: AccountPhrase, _ many: AccountPhrase) -> String {
    counted(number, one, many)
  }

  /// Returns the counts by kind: `3 lists, 1 calendar`.
  func count(of lists: [SourceList]) -> String {
    let tasks = lists.filter { $0.contents.holdsTasks }.count
    let events = lists.count - tasks
    let parts = (count(tasks, .listsOne, .listsMany), count(events, .calendarsOne, .calendarsMany))
    if events == 0 { return parts.0 }
    return tasks == 0 ? parts.1 : self(.countsBoth, parts.0, parts.1)
  }

  func name(of access: SourceList.Access) -> String {
    switch access {
    case .notAsked: self[.notAsked]
    case .granted: self[.granted]
    case .readOnly: self[.readOnly]
    case .denied: self[.denied]
    }
  }

  /// Returns the state of an account that is not paused: why it was not synced, or else its access.
  func state(of account: AccountView) -> String {
    guard let failure = account.failure else {
      let isAllMissing = !account.lists.isEmpty && account.lists.allSatisfy { $0.access == .denied }
      return isAllMissing ? self[.listsAbsent] : name(of: account.access)
    }
    switch failure.code {
    case .wrongPassword: return self[.passwordRefused]
    case .forbidden: return self[.denied]
    case .unreachable: return self[.outOfReach]
    default: return self[failure.remedy == .person ? .attention : .notSynced]
    }
  }

  /// Returns the access to a list if it is limited; nil otherwise.
  func access(to list: SourceList) -> String? {
    switch list.access {
    case .granted: nil
    // Used only for lists the server no longer has.
    case .denied: self[.listAbsent]
    default: name(of: list.access)
    }
  }

  func name(of contents: SourceList.Contents) -> String {
    switch contents {
    case .tasks: self[.lists]
    case .events: self[.events]
    case .tasksAndEvents: self[.both]
    }
  }

  /// Describes a problem with an account and its remedy.
  func sentence(_ trouble: AccountTrouble) -> String {
    switch trouble {
    case .addressUnusable(let text): self(.addressUnusable, quoted(withoutSecret(text)))
    case .addressMissing: self[.addressMissing]
    case .userNameUnusable: self[.userNameUnusable]
    case .passwordMissing: self[.passwordMissing]
    case .otherHosts: self[.otherHosts]
    case .plainHTTP(let origin): self(session: .plainHTTP, origin)
    case .passwordCommandWaits: self[session: .commandWaits]
    case .nothingFound(let address): self(.nothingFound, address)
    case .accountExists(let id): self(.accountExists, quoted(id))
    case .unknownAccount(let id): self(.unknownAccount, quoted(id))
    case .passwordCommandTimedOut(let seconds): self(.commandTimedOut, "\(seconds)")
    case .passwordCommandFailed(let status): self(.commandFailed, "\(status)")
    case .passwordCommandEmpty: self[.commandEmpty]
    case .syncRuns: self[.syncRuns]
    case .questionChanged: self[plan: .questionChanged]
    case .deskBusy: self[.deskBusy]
    case .store(let failure): sentence(failure)
    default: connection(trouble)
    }
  }

  private func connection(_ trouble: AccountTrouble) -> String {
    switch trouble {
    case .notCalDAV(let address): self(.notCalDAV, address)
    case .wrongPassword(let address): self(.wrongPassword, address)
    case .forbidden(let address): self(.forbidden, address)
    case .notFound(let address): self(.notFound, address)
    case .hostUnknown(let host): self(.hostUnknown, quoted(host))
    case .connectionRefused(let address): self(.connectionRefused, address)
    case .unreachable(let address): self(.unreachable, address)
    case .timedOut: self[.timedOut]
    case .certificate(let host, let fault): self(.certificate, host, name(of: fault))
    case .authorities(let file): self(.authorities, quoted(file))
    case .tooManyCalendars(let limit): self(.tooManyCalendars, "\(limit)")
    case .answerTooLarge(let megabytes): self(.answerTooLarge, "\(megabytes)")
    case .serverBusy(let seconds?): self(.busySeconds, "\(seconds)")
    case .serverBusy(nil): self[.busy]
    case .serverError(let status): self(.serverError, "\(status)")
    case .answerUnreadable: self[.answerUnreadable]
    default: self[.connectionBroken]
    }
  }

  /// The part before an `@` may contain a password.
  private func withoutSecret(_ text: String) -> String {
    guard let mark = text.utf8.lastIndex(of: UInt8(ascii: "@")) else { return text }
    return "…" + String(decoding: Array(text.utf8[mark...]), as: UTF8.self)
  }

  func name(of fault: CertificateFault) -> String {
    switch fault {
    case .selfSigned: self[.faultSelfSigned]
    case .unknownAuthority: self[.faultUnknownAuthority]
    case .expired: self[.faultExpired]
    case .notYetValid: self[.faultNotYetValid]
    case .wrongHost: self[.faultWrongHost]
    case .other: self[.faultOther]
    }
  }
}
