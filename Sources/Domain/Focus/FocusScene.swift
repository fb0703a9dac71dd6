/// Everything that focus mode shows.
public struct FocusScene: Equatable, Sendable {
  public enum Phase: Equatable, Sendable {
    /// An account has never been synced, so its tasks are not known yet.
    case bootstrapping
    /// There has never been a task or a list of a server.
    case onboarding
    /// The server of the list denies access.
    case denied(SourceList)
    /// The user has to choose a list.
    case setup
    case empty(Emptiness)
    case focused(FocusCard)
  }

  public enum Emptiness: Equatable, Sendable {
    /// The source has never held a task.
    case nothingYet
    /// No task is open; `today` tasks were completed today.
    case allDone(today: Int)
    /// `open` tasks cannot be done now: they start later, are delegated, or were already done today.
    case waiting(open: Int)
    /// No task passes the narrowing; `open` others could be drawn without it.
    case narrowed(open: Int)
  }

  public var phase: Phase
  public var source: FocusSource?
  /// Empty for all lists, and if there is no source.
  public var sourceName: String
  public var narrowing: FocusNarrowing
  public var draw: FocusDraw
  /// Lists to choose from, in list order.
  public var lists: [FocusList]
  /// Number of tasks that could be drawn, including the one shown.
  public var poolCount: Int
  /// Number of visible cards, 0…3.
  public var stackCount: Int
  /// Nil once the undo window has closed.
  public var undo: FocusUndo?
  public var notice: FocusNotice?
  /// Increases with each notice, so that clients can tell notices apart.
  public var noticeNumber: Int
  /// A time block that runs while another task is shown.
  public var running: FocusRunning?
  /// The timer, also while no task is shown.
  public var timer: TimerReading
  /// Whether the scene stays the same until the next full minute unless an action changes it.
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

/// The open task of a running time block.
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

/// A list that can be chosen as the source.
public struct FocusList: Equatable, Sendable {
  public var id: ListID
  public var name: String
  /// Nil for a local list.
  public var account: String?
  /// Also `denied` if the server denies access to the whole account.
  public var access: SourceList.Access
  /// Number of open tasks, including subtasks.
  public var openCount: Int

  public init(id: ListID, name: String, account: String?, access: SourceList.Access, openCount: Int) {
    self.id = id
    self.name = name
    self.account = account
    self.access = access
    self.openCount = openCount
  }
}

/// A completion, deletion or skip that can still be undone.
public struct FocusUndo: Equatable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case complete, trash, skip
  }

  public var kind: Kind
  public var task: TaskID
  public var title: String
  /// Number of the history entry to undo.
  public var number: Int64
  /// Last instant at which undo is possible.
  public var until: Instant

  public init(kind: Kind, task: TaskID, title: String, number: Int64, until: Instant) {
    self.kind = kind
    self.task = task
    self.title = title
    self.number = number
    self.until = until
  }

  /// Length of the undo window in seconds.
  public static let seconds: Int64 = 5

  /// Returns whether undo is still possible. Setting the clock back does not extend the window.
  public func isOpen(at now: Instant) -> Bool {
    now <= until && until.seconds - now.seconds <= FocusUndo.seconds
  }
}
