/// The data that focus mode decides on: lists, tasks that can be done now, and tasks that the memory or an action
/// refers to.
public struct FocusView: Equatable, Sendable {
  public struct List: Equatable, Sendable {
    /// Whether the tasks of a list can be seen and changed.
    public enum Standing: Equatable, Sendable {
      case usable
      /// The tasks can be seen but not changed.
      case readOnly
      case denied
      /// No longer on the server, or not in use.
      case gone
    }

    public var list: SourceList
    public var standing: Standing
    public var open: Int
    /// Number of open and completed tasks.
    public var all: Int

    public init(list: SourceList, standing: Standing, open: Int, all: Int) {
      self.list = list
      self.standing = standing
      self.open = open
      self.all = all
    }
  }

  /// A task that can be done today.
  public struct Candidate: Equatable, Sendable {
    public var id: TaskID
    public var list: ListID
    /// False for a subtask of another open task.
    public var isTop: Bool
    /// Whether a time block of the task is running.
    public var isOfBlock: Bool
    public var quadrant: Quadrant
    public var isGradeA: Bool
    public var minutes: Int

    public init(_ facts: TaskFacts, isTop: Bool, isOfBlock: Bool) {
      id = facts.id
      list = facts.list
      self.isTop = isTop
      self.isOfBlock = isOfBlock
      quadrant = Quadrant(facts.urgency, facts.importance)
      isGradeA = facts.grade == .a
      minutes = facts.minutes
    }
  }

  /// A task that the memory or an action refers to.
  public struct Known: Equatable, Sendable {
    public var title: String
    public var list: ListID
    public var isOpen: Bool

    public init(title: String, list: ListID, isOpen: Bool) {
      self.title = title
      self.list = list
      self.isOpen = isOpen
    }
  }

  /// Lists that hold tasks, in list order.
  public var lists: [List]
  /// Tasks that can be done today, in manual order.
  public var candidates: [Candidate]
  /// Tasks that the memory or an action refers to, except those that no longer exist.
  public var known: [TaskID: Known]
  /// Minutes until the next block or busy event begins, or the day ends.
  public var freeMinutes: Int
  /// Whether there has ever been a task or a list of a server.
  public var hadAnything: Bool
  public var isFirstSyncMissing: Bool
  public var draw: FocusDraw

  public init(
    lists: [List] = [], candidates: [Candidate] = [], known: [TaskID: Known] = [:], freeMinutes: Int = 1_440,
    hadAnything: Bool = true, isFirstSyncMissing: Bool = false, draw: FocusDraw = .uniform
  ) {
    self.lists = lists
    self.candidates = candidates
    self.known = known
    self.freeMinutes = freeMinutes
    self.hadAnything = hadAnything
    self.isFirstSyncMissing = isFirstSyncMissing
    self.draw = draw
  }

  /// Returns nil if there is no such list.
  public func list(_ id: ListID) -> List? { lists.first { $0.list.id == id } }

  /// Returns a predicate for lists whose tasks the source can draw.
  private func isOpen(_ source: FocusSource) -> (ListID) -> Bool {
    switch source {
    case .all:
      let usable = Set(lists.filter { $0.standing == .usable }.map { $0.list.id })
      return { usable.contains($0) }
    case .list(let id):
      let isOpen = list(id).map { $0.standing == .usable || $0.standing == .readOnly } ?? false
      return { $0 == id && isOpen }
    }
  }

  /// Returns the tasks that can be drawn, in manual order. Subtasks qualify only for `.block`.
  public func pool(of source: FocusSource, _ narrowing: FocusNarrowing) -> [TaskID] {
    var pool: [TaskID] = []
    forEachDrawable(of: source, narrowing) { pool.append($0.id) }
    return pool
  }

  /// Returns the number of tasks that can be drawn.
  func poolCount(of source: FocusSource, _ narrowing: FocusNarrowing) -> Int {
    var count = 0
    forEachDrawable(of: source, narrowing) { _ in count += 1 }
    return count
  }

  /// Returns whether a task can be drawn.
  func isDrawable(_ task: TaskID, of source: FocusSource, _ narrowing: FocusNarrowing) -> Bool {
    guard let candidate = candidates.first(where: { $0.id == task }) else { return false }
    return isOpen(source)(candidate.list) && lets(candidate, narrowing)
  }

  private func forEachDrawable(
    of source: FocusSource, _ narrowing: FocusNarrowing, _ body: (Candidate) -> Void
  ) {
    let isOpen = isOpen(source)
    // Adjacent tasks mostly share a list, so remember the last answer.
    var last: (list: ListID, isOpen: Bool)?
    for candidate in candidates where lets(candidate, narrowing) {
      if last?.list != candidate.list { last = (candidate.list, isOpen(candidate.list)) }
      if last?.isOpen == true { body(candidate) }
    }
  }

  private func lets(_ candidate: Candidate, _ narrowing: FocusNarrowing) -> Bool {
    switch narrowing {
    case .none: candidate.isTop
    case .block: candidate.isOfBlock
    case .quadrant(let quadrant): candidate.isTop && candidate.quadrant == quadrant
    case .gradeA: candidate.isTop && candidate.isGradeA
    case .fits: candidate.isTop && candidate.minutes <= freeMinutes
    }
  }

  /// Returns whether the task shown can stay.
  func canStay(_ task: TaskID, in source: FocusSource, isChosen: Bool) -> Bool {
    if isChosen { return isReachable(task) }
    let isOpen = isOpen(source)
    return candidates.contains { $0.id == task && isOpen($0.list) }
  }

  /// Returns whether a task is open and its list can be read.
  func isReachable(_ task: TaskID) -> Bool {
    guard let known = known[task], known.isOpen, let standing = list(known.list)?.standing else { return false }
    return standing == .usable || standing == .readOnly
  }
}
