internal import CMicroHTTPD

/// A pool of worker threads for slow work, so that network threads never block.
///
/// `@unchecked Sendable`: all mutable state is protected by `mutex`.
final class WorkerPool: @unchecked Sendable {
  struct Job: Sendable {
    /// The key of the page to make, if one result serves all concurrent requests; only one job per key runs at a time.
    var page: String?
    var work: @Sendable () -> Void
  }

  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Oldest first.
  private var waiting: [Job] = []
  private var pagesInWork: Set<String> = []
  private var isClosed = false
  private var threads: [pthread_t] = []

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Starts the threads. Returns false if the system cannot create all of them.
  func start(_ count: Int) -> Bool {
    for _ in 0..<count {
      guard let started = ServerThread.start({ [self] in run() }) else { return false }
      threads.append(started)
    }
    return true
  }

  func add(_ job: Job) {
    locked {
      waiting.append(job)
      pthread_cond_signal(condition)
    }
  }

  /// Ends the threads after all waiting jobs are done.
  func stop() {
    locked {
      isClosed = true
      pthread_cond_broadcast(condition)
    }
    for thread in threads { pthread_join(thread, nil) }
    threads = []
  }

  private func run() {
    while let job = next() {
      job.work()
      finish(job)
    }
  }

  /// Waits for a job; returns nil when the pool is closed and empty.
  private func next() -> Job? {
    locked {
      while true {
        if let index = waiting.firstIndex(where: { !isInWork($0) }) {
          let job = waiting.remove(at: index)
          if let page = job.page { pagesInWork.insert(page) }
          return job
        }
        if isClosed, waiting.isEmpty { return nil }
        pthread_cond_wait(condition, mutex)
      }
    }
  }

  private func isInWork(_ job: Job) -> Bool {
    job.page.map { pagesInWork.contains($0) } ?? false
  }

  private func finish(_ job: Job) {
    guard let page = job.page else { return }
    locked {
      pagesInWork.remove(page)
      // Jobs that waited for this page now find it cached, or make it in turn.
      pthread_cond_broadcast(condition)
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
