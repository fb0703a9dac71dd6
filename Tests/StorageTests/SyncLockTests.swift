import Glibc
import Storage
import Testing

@Suite("Sync lock")
struct SyncLockTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func onlyOneSyncWorksOnADirectory() throws {
    let lock = try SyncLock(in: directory.data)
    let holder = SyncLock.Holder(processID: getpid())
    #expect(throws: StorageError.syncRunning(holder)) { _ = try SyncLock(in: directory.data) }
    #expect(SyncLock.holder(in: directory.data) == holder)
    withExtendedLifetime(lock) {}
  }

  @Test func theLockIsFreeWhenTheSyncHasEnded() throws {
    do { _ = try SyncLock(in: directory.data) }
    #expect(SyncLock.holder(in: directory.data) == nil)
    _ = try SyncLock(in: directory.data)
  }

  @Test func waitingTellsOnceWhoIsWaitedForAndGetsTheLockAfterwards() throws {
    var held: SyncLock? = try SyncLock(in: directory.data)
    var told: [SyncLock.Holder] = []
    let lock = try SyncLock.waiting(in: directory.data, seconds: 20) { holder in
      told.append(holder)
      held = nil
    }
    #expect(told == [SyncLock.Holder(processID: getpid())])
    #expect(held == nil)
    withExtendedLifetime(lock) {}
  }

  @Test func waitingHasAnEnd() throws {
    let lock = try SyncLock(in: directory.data)
    #expect(throws: StorageError.self) { _ = try SyncLock.waiting(in: directory.data, seconds: 0) }
    withExtendedLifetime(lock) {}
  }

  @Test func aServerAndASyncDoNotExcludeEachOther() throws {
    let server = try ServerLock(in: directory.data)
    _ = try SyncLock(in: directory.data)
    withExtendedLifetime(server) {}
  }
}
