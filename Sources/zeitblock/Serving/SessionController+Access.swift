import Domain
import Server
import Storage
import Web

extension SessionController {
  /// The maximum number of events shown on the page.
  private static let shown = 100

  init(_ access: AccessControl, over database: PlannerDatabase) {
    let consents = Consents(database: database)
    self.init(
      sessions: { () throws(PlannerFailure) in
        try keeping { () throws(AccessStoreError) in try access.sessions() }.map { SessionView($0) }
      },
      remove: { (id, peer) throws(PlannerFailure) in
        _ = try keeping { () throws(AccessStoreError) in try access.removeSession(id, from: peer) }
      },
      consents: { () throws(PlannerFailure) in
        try consents.all().map {
          ConsentView(kind: $0.kind.rawValue, subject: $0.subject, value: $0.value)
        }
      },
      allow: { (view, peer, environment) throws(PlannerFailure) in
        // The value may have changed since it was shown.
        guard let kind = Consent.Kind(rawValue: view.kind),
          try consents.all().contains(Consent(kind, view.subject, view.value))
        else { return }
        let consent = Consent(kind, view.subject, view.value)
        try consents.allow(consent, in: environment)
        access.log(.consentGiven, consent.subject, from: peer)
      },
      events: { () throws(PlannerFailure) in
        try keeping { () throws(AccessStoreError) in try access.events(limit: Self.shown) }.map { AccessEventView($0) }
      })
  }
}

extension SessionView {
  fileprivate init(_ session: AccessSession) {
    self.init(
      id: session.id, browser: session.browser, openedAt: Due(local: Instant(seconds: session.openedAt)),
      usedAt: Due(local: Instant(seconds: session.usedAt)))
  }
}

extension AccessEventView {
  init(_ event: AccessEvent) {
    self.init(
      kind: event.kind.rawValue, subject: event.subject, peer: event.peer,
      at: Due(local: Instant(seconds: event.at)))
  }
}
