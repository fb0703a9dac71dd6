/// All there is to see of the one task.
public struct FocusScene: Equatable, Sendable {
  public enum Phase: Equatable, Sendable {
    /// Nothing is known yet: an account has never been synced.
    case bootstrapping
    /// Nothing was ever here.
    case onboarding
    /// The server of the list lets nobody in.
    case denied(SourceList)
    /// A list has to be chosen.
    case setup
    case empty(Emptiness)
    case focused(FocusCard)
  }

  public enum Emptiness: Equatable, Sendable {
    /// The source never had a task.
    case nothingYet
    /// Nothing is open; so many tasks were done today.
    case allDone(today: Int)
    /// So many open tasks wait: for another day, for somebody else, or done already today.
    case waiting(open: Int)
    /// Nothing the narrowing lets through; so many others could be drawn.
    case narrowed(open: Int)
  }

  public var phase: Phase
  public var source: FocusSource?
  /// Empty for all lists, and while there is no source.
  public var sourceName: String
  public var narrowing: FocusNarrowing
  public var draw: FocusDraw
  /// What can be chosen, in the order of lists.
  public var lists: [FocusList]
  /// Tasks that could be drawn, the one shown among them.
  public var poolCount: Int
  /// Cards to be seen, 0…3.
  public var stackCount: Int
  /// Nil once the window is closed.
  public var undo: FocusUndo?
  public var notice: FocusNotice?
  /// Counts the notices, so that one is told from the next.
  public var noticeNumber: Int
  /// A block that runs while another task is shown.
  public var running: FocusRunning?
  /// What the timer shows, also while no task is.
  public var timer: TimerReading
  /// Whether it stays as it is until the minute is over, as long as nothing is done.
  public var isSteady = false

  public init(
    phase: Phase, source: FocusSource? = nil, sourceName: String = "", narrowing: FocusNarrowing = .none,
    draw: FocusDraw = .uniform, lists: [FocusList] = [], poolCount: Int = 0, undo: FocusUndo? = nil,
    notice: FocusNotice? = nil, noticeNumber: Int = 0, timer: TimerReading = TimerReading()
  ) {
    self.phase = phase
    self.source = source
    self.sourceName = sourceName
    self.narrowing = narrowing
    self.draw = draw
    self.lists = lists
    self.poolCount = poolCount
    stackCount = min(poolCount, 3)
    self.undo = undo
    self.notice = notice
    self.noticeNumber = noticeNumber
    self.timer = timer
  }

  public var card: FocusCard? {
    if case .focused(let card) = phase { return card }
    return nil
  }
}

/// The open task of a time block that runs.
public struct FocusRunning: Equatable, Sendable {
  public var task: TaskID
  public var title: String
  /// When the block ends.
  public var until: Instant

  public init(task: TaskID, title: String, until: Instant) {
    self.task = task
    self.title = title
    self.until = until
  }
}

/// A list as it is offered to choose from.
public struct FocusList: Equatable, Sendable {
  public var id: ListID
  public var name: String
  /// None for a local list.
  public var account: String?
  /// `denied` also where only the account is refused.
  public var access: SourceList.Access
  /// Open tasks, subtasks among them.
  public var openCount: Int

  public init(id: ListID, name: String, account: String?, access: SourceList.Access, openCount: Int) {
    self.id = id
    self.name = name
    self.account = account
    self.access = access
    self.openCount = openCount
  }
}

/// What was completed or trashed and can still be taken back here.
public struct FocusUndo: Equatable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case complete, trash, skip
  }

  public var kind: Kind
  public var task: TaskID
  public var title: String
  /// Its number in the history.
  public var number: Int64
  /// The last moment.
  public var until: Instant

  public init(kind: Kind, task: TaskID, title: String, number: Int64, until: Instant) {
    self.kind = kind
    self.task = task
    self.title = title
    self.number = number
    self.until = until
  }

  /// Seconds it stays open.
  public static let seconds: Int64 = 5

  /// A clock set back does not keep it open.
  public func isOpen(at now: Instant) -> Bool {
    now <= until && until.seconds - now.seconds <= FocusUndo.seconds
  }
}
