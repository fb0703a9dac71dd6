import Domain
import Storage
import Sync
import Synchronization
import Titles

/// Improves titles while the program serves: at the start, soon after something came in, and from time to time while some
/// still wait. On a thread of its own, so that nobody waits for it.
final class TitleKeeper: Sendable {
  /// How often it looks whether anything was committed, by whichever program; milliseconds.
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

  /// Ends the thread. A model that is being asked is not waited for longer than the time; its title waits then.
  /// - Returns: false when the thread has not ended; the program should end at once then.
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
      // What cannot be told is looked at.
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

  /// Nil when nothing can be read now.
  private var sight: TitleSchedule.Sight? {
    do {
      return try database.read { (reader) throws(PlannerFailure) in
        TitleSchedule.Sight(policy: try TitlePolicy(from: reader), waiting: try reader.titlesToImproveCount())
      }
    } catch {
      return nil
    }
  }

  /// - Parameter policy: the settings as they were before; others that were made meanwhile are looked at then.
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
        // Not what waits by now: that may have come in since.
        left = TitleSchedule.Sight(policy: policy, waiting: run.waiting)
      }
    } catch {
      // It is tried again a little later.
      left = nil
    }
    schedule.ended(left, at: Clock.milliseconds)
  }

  /// Ends early when the program does; whoever rings otherwise only makes it look again.
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
