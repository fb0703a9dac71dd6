import Domain
import Server
import Web

extension TokenDesk {
  init(_ access: AccessControl) {
    self.init(
      tokens: { () throws(PlannerFailure) in
        try keeping { () throws(AccessStoreError) in try access.tokens() }.map { TokenView($0) }
      },
      make: { (name, mayWrite) throws(PlannerFailure) in
        try keeping { () throws(AccessStoreError) in try access.makeToken(named: name, mayWrite: mayWrite).text }
      },
      revoke: { (id) throws(PlannerFailure) in
        _ = try keeping { () throws(AccessStoreError) in try access.revokeToken(id) }
      })
  }
}

private func keeping<Value>(_ work: () throws(AccessStoreError) -> Value) throws(PlannerFailure) -> Value {
  do {
    return try work()
  } catch {
    guard case .unavailable(let code) = error else { throw .store(.other(code: 0)) }
    throw .store(.other(code: code))
  }
}

extension TokenView {
  fileprivate init(_ token: AccessToken) {
    self.init(
      id: token.id, name: token.name, mayWrite: token.mayWrite,
      madeAt: Due(local: Instant(seconds: token.createdAt)),
      usedAt: token.usedAt.map { Due(local: Instant(seconds: $0)) })
  }
}
