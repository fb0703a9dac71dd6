/// What the focus remembers between two looks, one for all devices.
public struct FocusMemory: Equatable, Sendable {
  /// The task on top.
  struct Card: Equatable, Sendable {
    var task: TaskID
    /// By which a person can be told that it is gone.
    var title: String
    /// Asked for, so that it stays even where it could not be drawn.
    var isChosen = false
  }

  struct LastTask: Equatable, Sendable {
    var source: FocusSource
    var task: TaskID
  }

  /// What stood between a person and the source when it was last looked at.
  enum Trouble: String, Sendable {
    case none, denied, gone
  }

  public internal(set) var source: FocusSource?
  var sourceName = ""
  public internal(set) var narrowing = FocusNarrowing.none
  var card: Card?
  /// The latest first.
  var lastTasks: [LastTask] = []
  /// Tasks the bag has given since it was filled.
  var shown: [UInt64] = []
  var undo: FocusUndo?
  public internal(set) var notice: FocusNotice?
  var noticeNumber = 0
  /// When the notice was said.
  var noticeAt: Instant?
  /// Tasks that are done today although a better one is open.
  var ignored: [TaskID] = []
  var ignoredOn: Day?
  var trouble = Trouble.none
  public internal(set) var timer = FocusTimer()

  public init() {}

  /// Lists whose last task is remembered.
  static let mostLastTasks = 50

  mutating func say(_ notice: FocusNotice?) {
    self.notice = notice
    if notice != nil { noticeNumber += 1 }
  }

  /// Seconds an answer to somebody's action is shown to whoever looks; later it would be about something forgotten.
  static let noticeSeconds: Int64 = 60

  /// Whether the notice is about something forgotten by now.
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
