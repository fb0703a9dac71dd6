import Domain
import Storage
import Synchronization
import Testing

@testable import Sync

/// A program around a background sync, with a clock that is moved by hand.
private final class Surroundings: Sendable {
  struct State {
    var now: Int64 = 0
    var stamp: Int64 = 1
    var accounts: [SyncAgenda.Sight] = []
    var synced: [String] = []
    var outcome = SyncSchedule.Outcome.done
    var looks = 0
  }

  let state = Mutex(State())
  /// Holds a sync until it is opened.
  let isHeld = Atomic(false)

  func background() -> BackgroundSync {
    BackgroundSync(
      BackgroundSync.Surroundings(
        now: { self.state.withLock { $0.now } },
        stamp: { self.state.withLock { $0.stamp } },
        look: {
          self.state.withLock { state in
            state.looks += 1
            return BackgroundSync.Sight(accounts: state.accounts)
          }
        },
        sync: { account, _ in
          self.state.withLock { $0.synced.append(account) }
          while self.isHeld.load(ordering: .sequentiallyConsistent) {}
          return self.state.withLock { $0.outcome }
        }))
  }

  func commit(_ change: (inout State) -> Void) {
    state.withLock { state in
      state.stamp += 1
      change(&state)
    }
  }

  var synced: [String] { state.withLock { $0.synced } }

  /// Waits for a condition; a test that hangs here is ended by its time limit.
  func until(_ condition: @Sendable () -> Bool) async {
    while !condition() { await Task.yield() }
  }
}

@Suite("Background sync", .timeLimit(.minutes(5)))
struct BackgroundSyncTests {
  private let surroundings = Surroundings()
  private let anna = SyncAgenda.Sight(account: "anna", fingerprint: 1, newestWaiting: 0)

  @Test func withoutAccountsNothingRuns() {
    let background = surroundings.background()
    background.wake()
    background.wake()
    #expect(surroundings.state.withLock { $0.looks } == 1)
    #expect(background.stop(milliseconds: 0))
    #expect(surroundings.synced == [])
  }

  @Test func anAccountIsSyncedAtTheStartAndWhenAskedFor() async {
    surroundings.state.withLock { $0.accounts = [anna] }
    let background = surroundings.background()
    background.wake()
    await surroundings.until { surroundings.synced.count == 1 && background.state.running == nil }
    background.requested()
    await surroundings.until { surroundings.synced.count == 2 }
    #expect(background.stop(milliseconds: 5_000))
    #expect(surroundings.synced == ["anna", "anna"])
  }

  @Test func anAccountAddedLaterIsSyncedWithoutBeingAskedFor() async {
    let background = surroundings.background()
    background.wake()
    surroundings.commit { $0.accounts = [anna] }
    background.wake()
    await surroundings.until { surroundings.synced == ["anna"] }
    #expect(background.stop(milliseconds: 5_000))
  }

  @Test func theThreadEndsWithTheLastAccountAndComesBackWithTheNext() async {
    surroundings.state.withLock { $0.accounts = [anna] }
    let background = surroundings.background()
    background.wake()
    await surroundings.until { surroundings.synced.count == 1 }
    surroundings.commit { $0.accounts = [] }
    background.wake()
    await surroundings.until { !background.hasThread }
    surroundings.commit { $0.accounts = [anna] }
    background.wake()
    await surroundings.until { surroundings.synced.count == 2 }
    #expect(background.stop(milliseconds: 5_000))
  }

  @Test func stoppingGivesUpOnASyncThatDoesNotEnd() async {
    surroundings.state.withLock { $0.accounts = [anna] }
    surroundings.isHeld.store(true, ordering: .sequentiallyConsistent)
    let background = surroundings.background()
    background.wake()
    await surroundings.until { background.state.running == "anna" }
    #expect(!background.stop(milliseconds: 0))
    #expect(background.isStopping)
    surroundings.isHeld.store(false, ordering: .sequentiallyConsistent)
    #expect(background.stop(milliseconds: 5_000))
  }

  @Test func afterAFailureItTellsWhenItTriesAgain() async {
    surroundings.state.withLock { state in
      state.accounts = [anna]
      state.outcome = .busy(seconds: 90)
    }
    let background = surroundings.background()
    background.wake()
    await surroundings.until { background.state.retries == ["anna": 90_000] }
    #expect(background.stop(milliseconds: 5_000))
  }

  @Test func afterStoppingNothingIsStartedAnyMore() {
    surroundings.state.withLock { $0.accounts = [anna] }
    let background = surroundings.background()
    #expect(background.stop(milliseconds: 0))
    background.requested()
    #expect(surroundings.synced == [])
  }
}
