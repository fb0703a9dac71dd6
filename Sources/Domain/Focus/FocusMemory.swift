/// The state that focus mode keeps between looks, shared by all devices.
public struct FocusMemory: Equatable, Sendable {
  /// The task shown.
  struct Card: Equatable, Sendable {
    var task: TaskID
    /// Title for the notice that the task is gone.
    var title: String
    /// Whether the user picked the task. It then stays even if it could not be drawn.
    var isChosen = false
  }

  struct LastTask: Equatable, Sendable {
    var source: FocusSource
    var task: TaskID
  }

  /// What prevented access to the source at the last look.
  enum Trouble: String, Sendable {
    case none, denied, gone
  }

  public internal(set) var source: FocusSource?
  var sourceName = ""
  public internal(set) var narrowing = FocusNarrowing.none
  var card: Card?
  /// Most recent first.
  var lastTasks: [LastTask] = []
  /// Hashes of the tasks shown since the bag was last filled.
  var shown: [UInt64] = []
  var undo: FocusUndo?
  public internal(set) var notice: FocusNotice?
  var noticeNumber = 0
  /// When the notice was set.
  var noticeAt: Instant?
  /// Tasks for which the user ignored the grade guard on `ignoredOn`.
  var ignored: [TaskID] = []
  var ignoredOn: Day?
  var trouble = Trouble.none
  public internal(set) var timer = FocusTimer()

  public init() {}

  /// Maximum number of sources whose last task is remembered.
  static let mostLastTasks = 50

  mutating func say(_ notice: FocusNotice?) {
    self.notice = notice
    if notice != nil { noticeNumber += 1 }
  }

  /// Seconds for which the response to an action is shown. Shown later, it would be out of context.
  static let noticeSeconds: Int64 = 60

  /// Returns whether the notice is too old to be shown.
  func isNoticeStale(at now: Instant) -> Bool {
    guard let notice, notice.isShort else { return false }
    guard let noticeAt else { return true }
    return now.seconds - noticeAt.seconds > Self.noticeSeconds || now < noticeAt
  }

  mutating func remember(_ task: TaskID, of source: FocusSource) {
    lastTasks.removeAll { $0.source == source }
    lastTasks.insert(LastTask(source: source, task: task), at: 0)
    if lastTasks.count > FocusMemory.mostLastTasks { lastTasks.removeLast() }
  }

  func lastTask(of source: FocusSource) -> TaskID? { lastTasks.first { $0.source == source }?.task }

  mutating func ignore(_ task: TaskID, on today: Day) {
    if ignoredOn != today { (ignored, ignoredOn) = ([], today) }
    if !ignored.contains(task) { ignored.append(task) }
  }

  func ignores(_ task: TaskID, on today: Day) -> Bool { ignoredOn == today && ignored.contains(task) }
}
