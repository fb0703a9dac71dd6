import Domain
import Synchronization

@testable import Web

/// What the pages would reach servers by, with answers set by the test.
final class AccountServer: Sendable {
  struct State {
    var accounts: [AccountView] = []
    /// Thrown by whatever is asked next of a server.
    var trouble: AccountTrouble?
    var requests: [AccountRequest] = []
    var passwords: [String] = []
    var removed: [String] = []
    var held: [HeldView] = []
    var answers: [HeldAnswer] = []
  }

  let state = Mutex(State())

  var controller: AccountController {
    AccountController(
      accounts: { self.state.withLock { $0.accounts } },
      add: { (new) throws(AccountTrouble) in
        self.state.withLock { $0.requests.append(new) }
        try self.fail()
        return "me@dav.example"
      },
      test: { (_) throws(AccountTrouble) in
        try self.fail()
        return AccountTest(
          displayName: "Me", lists: [SourceList(id: ListID("w"), name: "Work", access: .readOnly)],
          otherHosts: ["https://other.example"])
      },
      changePassword: { (_, password) throws(AccountTrouble) in
        self.state.withLock { $0.passwords.append(password) }
        try self.fail()
      },
      pause: { (id, isPaused) throws(AccountTrouble) in
        self.state.withLock { state in
          for index in state.accounts.indices where state.accounts[index].id == id {
            state.accounts[index].isPaused = isPaused
          }
        }
      },
      remove: { (id, keeping) throws(AccountTrouble) in
        self.state.withLock { $0.removed.append("\(id) \(keeping)") }
      },
      heldDeletions: { self.state.withLock { $0.held } },
      answerDeletions: { (answer) throws(AccountTrouble) in
        let isSame = self.state.withLock { state in
          state.held.contains { $0.list == answer.list && $0.kind == answer.kind && $0.mark == answer.mark }
        }
        if !isSame { throw .questionChanged }
        self.state.withLock { $0.answers.append(answer) }
      })
  }

  private func fail() throws(AccountTrouble) {
    if let trouble = state.withLock({ $0.trouble }) { throw trouble }
  }
}
