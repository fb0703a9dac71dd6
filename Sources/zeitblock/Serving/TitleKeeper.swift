import Domain
import Storage
import Sync
import Synchronization
import Titles

/// Improves titles while the server runs: at startup, soon after new tasks arrive, and periodically while some are
/// pending. Runs on its own thread so that no request waits for it.
final class TitleKeeper: Sendable {
  /// Milliseconds between two checks for commits by any program.
  private static let poll: Int64 = 500

  private struct State {
    var isStopping = false
    var hasThread = false
  }

  private let database: PlannerDatabase
  private let sleeper = Sleeper()
  private let state = Mutex(State())

  init(_ database: PlannerDatabase) {
    self.database = database
  }

  func start() throws(StorageError) {
    let stamp = try database.changeStamp()
    state.withLock { $0.hasThread = true }
    let hasBegun = BackgroundThread.start { [self] in
      keep(watching: stamp)
      state.withLock { $0.hasThread = false }
      sleeper.ring()
    }
    if !hasBegun { state.withLock { $0.hasThread = false } }
  }

  /// Stops the thread. Waits at most the given time for a pending model request, whose title stays pending.
  /// - Returns: false if the thread is still running; the program should then exit at once.
  func stop(milliseconds: Int64) -> Bool {
    state.withLock { $0.isStopping = true }
    sleeper.ring()
    let deadline = Clock.milliseconds + milliseconds
    while true {
      let ticket = sleeper.ticket
      guard state.withLock({ $0.hasThread }) else { return true }
      let rest = deadline - Clock.milliseconds
      guard rest > 0 else { return false }
      sleeper.sleep(milliseconds: rest, unless: ticket)
    }
  }

  private var isStopping: Bool { state.withLock { $0.isStopping } }

  private func keep(watching stamp: ChangeStamp) {
    var schedule = TitleSchedule()
    var memory = TitleMemory()
    var seen: Int64?
    let sources = TitleSources.live(isStopping: { [self] in isStopping })
    while !isStopping {
      let ticket = sleeper.ticket
      // If the stamp cannot be read, check anyway.
      let current = try? stamp.current()
      let isRetry = schedule.wait(at: Clock.milliseconds) == 0
      if current == nil || current != seen || isRetry, let sight {
        seen = current
        if schedule.isDue(sight, at: Clock.milliseconds) {
          improve(sources, sight.policy, &schedule, &memory)
        }
      }
      sleeper.sleep(milliseconds: Self.poll, unless: ticket)
    }
  }

  /// Nil if the database cannot be read.
  private var sight: TitleSchedule.Sight? {
    do {
      return try database.read { (reader) throws(PlannerFailure) in
        TitleSchedule.Sight(policy: try TitlePolicy(from: reader), waiting: try reader.titlesToImproveCount())
      }
    } catch {
      return nil
    }
  }

  /// - Parameter policy: the settings before the run; later changes are picked up by the next check.
  private func improve(
    _ sources: TitleSources, _ policy: TitlePolicy, _ schedule: inout TitleSchedule, _ memory: inout TitleMemory
  ) {
    var left: TitleSchedule.Sight?
    do {
      if let lock = try TitleLock(in: database.directory) {
        defer { withExtendedLifetime(lock) {} }
        let run = try TitleBatch.run(
          database, .init(sources, sleep: { [self] in pause($0) }, isStopping: { [self] in isStopping }),
          memory: &memory)
        // Uses the count from the run: newer titles may have arrived since.
        left = TitleSchedule.Sight(policy: policy, waiting: run.waiting)
      }
    } catch {
      // Retried a little later.
      left = nil
    }
    schedule.ended(left, at: Clock.milliseconds)
  }

  /// Waits the given time, or until the program stops. Any other wake-up resumes the wait.
  private func pause(_ milliseconds: Int) {
    let deadline = Clock.milliseconds + Int64(milliseconds)
    while !isStopping {
      let ticket = sleeper.ticket
      let rest = deadline - Clock.milliseconds
      guard rest > 0, !isStopping else { return }
      sleeper.sleep(milliseconds: rest, unless: ticket)
    }
  }
}
