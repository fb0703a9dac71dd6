#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lock of the only running sync of a data directory. Commands and the server take turns. The system releases it if
/// the program is killed.
public final class SyncLock: Sendable {
  /// The program that holds the lock.
  public struct Holder: Sendable, Equatable {
    /// Zero until the program has written its ID.
    public let processID: Int32

    public init(processID: Int32) {
      self.processID = processID
    }
  }

  private let file: LockFile

  /// Takes the lock without waiting.
  ///
  /// - Throws: `syncRunning` with the current holder; `readOnly` or `directoryUnusable` if the file cannot be created.
  public init(in directory: DataDirectory) throws(StorageError) {
    guard let file = try LockFile(directory.syncLock, in: directory) else {
      throw .syncRunning(Self.holder(in: directory) ?? Holder(processID: 0))
    }
    self.file = file
    file.write("\(getpid())")
  }

  /// Waits for the lock and takes it.
  ///
  /// - Parameters:
  ///   - seconds: maximum time to wait.
  ///   - notice: called once with the current holder, before waiting.
  /// - Throws: like `init(in:)`; `syncRunning` after the timeout.
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

  /// Microseconds between two attempts.
  private static let pause = 50_000

  /// Returns the program that is syncing a directory, or nil.
  public static func holder(in directory: DataDirectory) -> Holder? {
    LockFile.words(of: directory.syncLock).map { words in
      Holder(processID: words.first.flatMap { Int32($0) } ?? 0)
    }
  }
}
