#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Held by the one sync that works on a data directory, for as long as it does; the commands and the server take turns
/// with it. A killed program lets go of it by itself.
public final class SyncLock: Sendable {
  /// Who holds the lock.
  public struct Holder: Sendable, Equatable {
    /// Zero in the moment before it has said.
    public let processID: Int32

    public init(processID: Int32) {
      self.processID = processID
    }
  }

  private let file: LockFile

  /// Takes the lock, or fails at once.
  ///
  /// - Throws: `syncRunning` with the other program, `readOnly` or `directoryUnusable` when the file cannot be made.
  public init(in directory: DataDirectory) throws(StorageError) {
    guard let file = try LockFile(directory.syncLock, in: directory) else {
      throw .syncRunning(Self.holder(in: directory) ?? Holder(processID: 0))
    }
    self.file = file
    file.write("\(getpid())")
  }

  /// Takes the lock as soon as the other lets go of it.
  ///
  /// - Parameters:
  ///   - seconds: how long to wait at most.
  ///   - notice: told once who holds it, before the waiting begins.
  /// - Throws: as `init(in:)`; `syncRunning` when the time has passed.
  public static func waiting(
    in directory: DataDirectory, seconds: Int, notice: (Holder) -> Void = { _ in }
  ) throws(StorageError) -> SyncLock {
    let tries = seconds * 1_000_000 / pause
    for number in 0..<max(tries, 1) {
      do throws(StorageError) {
        return try SyncLock(in: directory)
      } catch {
        guard case .syncRunning(let holder) = error else { throw error }
        if number == 0 { notice(holder) }
        usleep(useconds_t(pause))
      }
    }
    return try SyncLock(in: directory)
  }

  /// Microseconds between two tries.
  private static let pause = 50_000

  /// The program that syncs a directory now; nil when there is none.
  public static func holder(in directory: DataDirectory) -> Holder? {
    LockFile.words(of: directory.syncLock).map { words in
      Holder(processID: words.first.flatMap { Int32($0) } ?? 0)
    }
  }
}
