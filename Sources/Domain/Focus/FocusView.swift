/// What the focus knows of the world: lists, the tasks that could be done now, and those somebody has named.
public struct FocusView: Equatable, Sendable {
  public struct List: Equatable, Sendable {
    /// Whether tasks of a list can be done.
    public enum Standing: Equatable, Sendable {
      case usable
      /// They can be seen, not changed.
      case readOnly
      case denied
      /// Its server no longer has it, or it was left out.
      case gone
    }

    public var list: SourceList
    public var standing: Standing
    public var open: Int
    /// Open and completed tasks.
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
    /// False for what lies below another open task.
    public var isTop: Bool
    /// Somebody has set this time aside for it.
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

  /// A task the memory or an action names.
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

  /// Those that hold tasks, in the order of lists.
  public var lists: [List]
  /// In manual order.
  public var candidates: [Candidate]
  /// None of those that are gone.
  public var known: [TaskID: Known]
  /// Minutes until something else begins.
  public var freeMinutes: Int
  /// Whether a task or a list of a server was ever here.
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

  /// Nil for a list that is not there.
  public func list(_ id: ListID) -> List? { lists.first { $0.list.id == id } }

  /// Where tasks of a source are drawn from.
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

  /// What could be drawn, in manual order. Subtasks come only where time was set aside for them.
  public func pool(of source: FocusSource, _ narrowing: FocusNarrowing) -> [TaskID] {
    var pool: [TaskID] = []
    forEachDrawable(of: source, narrowing) { pool.append($0.id) }
    return pool
  }

  /// How many could be drawn.
  func poolCount(of source: FocusSource, _ narrowing: FocusNarrowing) -> Int {
    var count = 0
    forEachDrawable(of: source, narrowing) { _ in count += 1 }
    return count
  }

  /// Whether a task could be drawn.
  func isDrawable(_ task: TaskID, of source: FocusSource, _ narrowing: FocusNarrowing) -> Bool {
    guard let candidate = candidates.first(where: { $0.id == task }) else { return false }
    return isOpen(source)(candidate.list) && lets(candidate, narrowing)
  }

  private func forEachDrawable(
    of source: FocusSource, _ narrowing: FocusNarrowing, _ body: (Candidate) -> Void
  ) {
    let isOpen = isOpen(source)
    // Tasks beside each other are mostly of one list.
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

  /// Whether a task that is shown can go on being shown.
  func canStay(_ task: TaskID, in source: FocusSource, isChosen: Bool) -> Bool {
    if isChosen { return isReachable(task) }
    let isOpen = isOpen(source)
    return candidates.contains { $0.id == task && isOpen($0.list) }
  }

  /// Whether a task is open in a list that can be seen.
  func isReachable(_ task: TaskID) -> Bool {
    guard let known = known[task], known.isOpen, let standing = list(known.list)?.standing else { return false }
    return standing == .usable || standing == .readOnly
  }
}
