/// Texts of the page about signed-in browsers, and of the access log.
public enum SessionPhrase: String, PhraseTable, Sendable, CaseIterable {
  case title, lead, settingsText, toSessions, also, unavailable, sharedHost
  case browsers, thisBrowser, unknownBrowser, lastUsed, since, signOut, signOutNamed
  case programs, everywhere, everywhereText, withTokens, log, logText, eventFrom

  case restored, restoredText, allow, allowNamed, commandWaits, plainHTTP, allowPlain, exposed

  // Events; the names are those of their kinds.
  case linkMade, signedInByLink, signedInByPassword, signedOut, sessionRemoved, allRemoved, nameRenewed
  case passwordSet, passwordRemoved, tokenMade, tokenRevoked, settingChanged, backupRestored, consentGiven
  case wrongPassword, tooManyPasswords, spentLink, noSession, unknownToken, tokenReadsOnly, needsSession
  case foreignOrigin, unknownHost
}

extension Words {
  subscript(session phrase: SessionPhrase) -> String { text(phrase) }

  func callAsFunction(session phrase: SessionPhrase, _ values: String...) -> String { filled(text(phrase), values) }

  /// Describes an event, its subject, and the address it came from.
  public func sentence(_ event: AccessEventView) -> String {
    let what = SessionPhrase(rawValue: event.kind).map { text($0) } ?? event.kind
    let whole = event.subject.isEmpty ? what : what + ": " + event.subject
    return event.peer.isEmpty ? whole : self(session: .eventFrom, whole, event.peer)
  }
}
