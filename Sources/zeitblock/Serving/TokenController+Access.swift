import Domain
import Server
import Web

extension TokenController {
  init(_ access: AccessControl) {
    self.init(
      tokens: { () throws(PlannerFailure) in
        try keeping { () throws(AccessStoreError) in try access.tokens() }.map { TokenView($0) }
      },
      make: { (name, mayWrite, peer) throws(PlannerFailure) in
        try keeping { () throws(AccessStoreError) in
          try access.makeToken(named: name, mayWrite: mayWrite, from: peer).text
        }
      },
      revoke: { (id, peer) throws(PlannerFailure) in
        _ = try keeping { () throws(AccessStoreError) in try access.revokeToken(id, from: peer) }
      })
  }
}

func keeping<Value>(_ work: () throws(AccessStoreError) -> Value) throws(PlannerFailure) -> Value {
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
