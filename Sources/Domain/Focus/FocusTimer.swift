/// Measures worked time. It stores instants instead of counting ticks, so it continues while no client is open.
public struct FocusTimer: Equatable, Sendable {
  public internal(set) var mode = TimerMode.none
  public internal(set) var phase = TimerReading.Phase.idle
  /// When the current run of the session or break began. Nil while nothing runs.
  var since: Instant?
  /// Seconds of this session or break before `since`.
  var banked = 0
  /// Seconds of this session already credited to tasks.
  var given = 0
  /// The task that the time is credited to.
  public internal(set) var task: TaskID?
  var rounds = 0
  /// Length of the current break in minutes.
  var breakMinutes = 0
  /// Rounding remainders by task, most recent first: seconds worked but not recorded, or below 0, recorded but not
  /// worked.
  var carried: [Carried] = []

  struct Carried: Equatable, Sendable {
    var task: TaskID
    var seconds: Int
  }

  public init() {}

  /// Longest session that counts, in seconds.
  static let longest = 12 * 3_600
  static let pomodoro = 25 * 60
  /// Maximum number of tasks whose remainder is kept.
  private static let mostCarried = 50

  /// Returns the length of this session or break in seconds. A clock that was set back adds nothing.
  func seconds(at now: Instant) -> Int {
    guard let since, now > since else { return banked }
    return banked + Int(min(now.seconds - since.seconds, Int64(FocusTimer.longest)))
  }

  /// Whether a session is running or paused.
  var isAtWork: Bool { phase == .working || phase == .paused }

  mutating func start(_ task: TaskID, at now: Instant) {
    if phase != .paused { (banked, given) = (0, 0) }
    if mode == .none { mode = .countUp }
    (phase, since, breakMinutes) = (.working, now, 0)
    self.task = task
  }

  mutating func pause(at now: Instant) {
    banked = seconds(at: now)
    (phase, since) = (.paused, nil)
  }

  /// Ends the session or the break. A flowtime session is followed by a break.
  mutating func stop(at now: Instant) {
    let worked = seconds(at: now)
    let wasAtWork = isAtWork
    clear()
    guard wasAtWork, mode == .flowtime else { return }
    (phase, since, breakMinutes) = (.onBreak, now, FocusTimer.flowBreak(after: worked))
  }

  mutating func clear() {
    (phase, since, banked, given, breakMinutes) = (.idle, nil, 0, 0, 0)
    task = nil
  }

  /// Returns the length of the break in minutes after the given seconds of work.
  static func flowBreak(after seconds: Int) -> Int {
    if seconds < 25 * 60 { return 5 }
    return seconds <= 50 * 60 ? 8 : 10
  }

  /// Credits the time since the last call to the task, in whole minutes, half minutes rounded up. The task keeps the
  /// remainder. Returns nil if there is nothing to record.
  mutating func settle(at now: Instant) -> (task: TaskID, minutes: Int)? {
    guard let task, isAtWork else { return nil }
    let worked = seconds(at: now)
    let total = worked - given + (carried.first { $0.task == task }?.seconds ?? 0)
    given = worked
    let minutes = max(0, (total + 30) / 60)
    carry(total - minutes * 60, for: task)
    return minutes > 0 ? (task, minutes) : nil
  }

  private mutating func carry(_ seconds: Int, for task: TaskID) {
    forget(task)
    if seconds != 0 { carried.insert(Carried(task: task, seconds: seconds), at: 0) }
    if carried.count > FocusTimer.mostCarried { carried.removeLast() }
  }

  mutating func forget(_ task: TaskID) {
    carried.removeAll { $0.task == task }
  }
}

extension FocusTimer {
  /// The effects of time that has passed.
  struct Tick {
    var record: (task: TaskID, minutes: Int)?
    /// Whether a session exceeded `longest`.
    var isCut = false
  }

  /// Ends a pomodoro, break or session whose time is up. A session may last `longest`.
  mutating func tick(at now: Instant) -> Tick {
    var tick = Tick()
    // After the clock was set back, continue from the new time.
    if let since, now < since { self.since = now }
    if phase == .working, mode == .pomodoro { tick.record = endPomodoro(at: now) }
    if phase == .onBreak, seconds(at: now) >= breakMinutes * 60 { clear() }
    if phase == .working, let since, now.seconds - since.seconds > Int64(FocusTimer.longest) {
      pause(at: now)
      tick.isCut = true
    }
    return tick
  }

  private mutating func endPomodoro(at now: Instant) -> (task: TaskID, minutes: Int)? {
    guard let since, seconds(at: now) >= FocusTimer.pomodoro else { return nil }
    let end = Instant(seconds: since.seconds + Int64(max(0, FocusTimer.pomodoro - banked)))
    let record = settle(at: end)
    rounds += 1
    clear()
    (phase, self.since, breakMinutes) = (.onBreak, end, rounds % 4 == 0 ? 15 : 5)
    if rounds >= 4 { rounds = 0 }
    return record
  }

  /// - Parameter item: the task shown.
  func reading(of item: PlanItem?, at now: Instant) -> TimerReading {
    let seconds = seconds(at: now)
    let isRunning = since != nil
    return TimerReading(
      mode: mode, phase: phase, seconds: seconds, total: total(of: item),
      since: isRunning ? Instant(seconds: now.seconds - Int64(seconds)) : nil,
      actualMinutes: item?.actualMinutes ?? 0, rounds: rounds)
  }

  private func total(of item: PlanItem?) -> Int? {
    if phase == .onBreak { return breakMinutes }
    switch mode {
    case .pomodoro: return FocusTimer.pomodoro / 60
    case .countUp: return item.flatMap { $0.effectiveDuration.isDefault ? nil : $0.effectiveDuration.minutes }
    case .none, .flowtime: return nil
    }
  }
}
