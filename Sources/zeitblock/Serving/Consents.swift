import Domain
import Storage

/// Items of a restored backup that wait for the user's consent.
struct Consents {
  let database: PlannerDatabase

  func all() throws(PlannerFailure) -> [Consent] {
    try database.read { (transaction) throws(PlannerFailure) in try transaction.consents() }
  }

  /// Puts the item into effect.
  func allow(_ consent: Consent, in environment: Environment) throws(PlannerFailure) {
    try database.write { (transaction) throws(PlannerFailure) in
      if consent.kind == .setting, let key = SettingKey(rawValue: consent.subject) {
        try Planner<PlannerDatabase>.perform(.set(key, consent.value), with: transaction, in: environment)
      }
      try transaction.removeConsent(consent.kind, consent.subject)
    }
  }
}
