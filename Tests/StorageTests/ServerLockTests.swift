import Glibc
import Storage
import Testing

@Suite("Server lock")
struct ServerLockTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test func aSecondServerLearnsWhoRuns() throws {
    let lock = try ServerLock(in: directory.data)
    lock.announce(port: 7420)
    let holder = ServerLock.Holder(processID: getpid(), port: 7420)
    #expect(throws: StorageError.serverRunning(holder)) { _ = try ServerLock(in: directory.data) }
    #expect(ServerLock.holder(in: directory.data) == holder)
    withExtendedLifetime(lock) {}
  }

  @Test func theNextServerMayStartWhenTheFirstHasEnded() throws {
    do { _ = try ServerLock(in: directory.data) }
    #expect(ServerLock.holder(in: directory.data) == nil)
    #expect(throws: Never.self) { _ = try ServerLock(in: directory.data) }
  }
}
