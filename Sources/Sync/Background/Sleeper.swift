internal import Storage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Lets threads sleep until a timeout expires or `ring` wakes them.
public final class Sleeper: @unchecked Sendable {
  // `mutex` protects `rings`; both pointers stay valid for the lifetime of the object.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var rings: UInt64 = 0

  public init() {
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    #if canImport(Glibc)
      // Changing the wall clock must not prolong a wait.
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    #endif
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// The number of rings so far. Take a ticket before checking for work, so that a ring during the check is not missed.
  public var ticket: UInt64 {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return rings
  }

  public func ring() {
    pthread_mutex_lock(mutex)
    rings += 1
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }

  /// Sleeps for the given time; returns at once if `ring` was called since the ticket was taken.
  public func sleep(milliseconds: Int64, unless ticket: UInt64) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard rings == ticket else { return }
    _ = wait(milliseconds)
  }

  private func wait(_ milliseconds: Int64) -> Int32 {
    var time = timespec()
    #if canImport(Glibc)
      clock_gettime(CLOCK_MONOTONIC, &time)
      let nanoseconds = Int64(time.tv_nsec) + milliseconds % 1_000 * 1_000_000
      time.tv_sec += Int(milliseconds / 1_000 + nanoseconds / 1_000_000_000)
      time.tv_nsec = Int(nanoseconds % 1_000_000_000)
      return pthread_cond_timedwait(condition, mutex, &time)
    #else
      time.tv_sec = Int(milliseconds / 1_000)
      time.tv_nsec = Int(milliseconds % 1_000 * 1_000_000)
      return pthread_cond_timedwait_relative_np(condition, mutex, &time)
    #endif
  }
}

/// Runs a body on a new thread; returns false if the system cannot create one.
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool { RunningThread(body) != nil }
