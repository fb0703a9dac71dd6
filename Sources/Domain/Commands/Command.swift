/// The one vocabulary of change. Pages, the interface for programs, the command line, undo and sync all change data
/// through a command and nothing else.
public enum Command: Equatable, Sendable {
  case add(TaskDraft)
  /// Adds several tasks in their order as one step, all of them or none.
  case addAll([TaskDraft])
  case edit(TaskID, TaskEdit)
  /// Changes several tasks alike, all of them or none.
  case editAll([TaskID], BulkEdit)
  case complete([TaskID])
  case reopen([TaskID])
  /// Adds minutes worked on a task. No server is told.
  case record(TaskID, minutes: Int)
  /// Says how many minutes a task took in all. `doneAt` names the occurrence of a recurring task by when it was done. No
  /// server is told.
  case correctTime(TaskID, minutes: Int, doneAt: Instant?)
  /// Leaves out the occurrence of a recurring task that is due.
  case skip(TaskID)
  case delete([TaskID])
  case move(TaskID, Destination)
  /// Moves several tasks, which keep their order among each other.
  case moveAll([TaskID], Destination)
  /// Sets a task's grade together with where it stands among those of that grade; nil takes the grade away.
  case grade(TaskID, Grade?, GradePlace)
  /// Gives a task to somebody, to be asked about again on a day: sets grade D, who has it in hand and its first day. Without
  /// a name it is taken back: nobody has it in hand, it has no first day, and its grade stays.
  case delegate(TaskID, to: String?, followUp: Day?)
  /// Gives a task whose title waits to be improved a better one, unless it was edited meanwhile or is done.
  case improveTitle(TaskID, TitleRevision)
  /// Gives a task the title back it came with, and takes away the description that only repeats it.
  case restoreTitle(TaskID)
  /// Makes a task a subtask of another one, or takes it out again.
  case nest(TaskID, under: TaskID?)
  case set(SettingKey, String)
  /// Changes several settings as one step, all of them or none.
  case setAll([Setting])
  /// Sets time aside for a task or for something else.
  case schedule(BlockDraft)
  case reschedule(BlockID, BlockEdit)
  /// Removes time blocks and nothing else.
  case unschedule([BlockID])
  /// Makes and moves blocks as they were proposed, and removes blocks that gave way to them: all of it or nothing.
  case acceptPlan([Proposal.Placement], removing: [BlockID])
  /// Adds the sample tasks, worded in a language.
  case loadSamples(Language)
  case removeSamples
  /// Chooses a list, or leaves it out: then it is neither synced nor shown. Everything known of it stays, its tasks with
  /// their places and durations as well as what its server has still to be told, until it is chosen again.
  case use(ListID, Bool)
  /// Chooses which events of a calendar block.
  case setCalendarBlocking(ListID, EventBlocking)
  /// Says of an event, with all its occurrences, whether it blocks; nil leaves it to its calendar.
  case setEventBlocking(EventKey, Bool?)
  /// Takes back the newest change. With a number, only when that entry is the newest, so that nobody takes back a
  /// change they have not seen.
  case undo(expected: Int64?)
  case redo
  /// Chooses between two texts of a task that was changed on both sides; takes the conflict's number.
  case settle(Int64, Conflict.Choice)
  /// Brings tasks back to an earlier state.
  case restore(Restoration)
  /// Brings tasks back from the trash.
  case recover([TaskID])
  /// Deletes tasks in the trash for good; this cannot be undone.
  case purge(Purge)
  /// Brings in what a server says: lists, new and changed tasks, tasks gone there.
  case receive(Received)
  /// Adds what a file has and is not here yet.
  case bringIn(Parcel, ImportChoice)
}

/// What a server says, ready to be stored: merged with local changes where there were any.
public struct Received: Equatable, Sendable {
  public struct Task: Equatable, Sendable {
    /// Where the task stands in the manual order; a new task without a neighbour goes to the end.
    public enum Position: Equatable, Sendable {
      case keep
      case after(TaskID)
      case before(TaskID)
    }

    public var item: PlanItem
    public var position: Position
    /// True when the stored task differs from the server's, so that it has to be sent.
    public var isAhead: Bool

    public init(item: PlanItem, position: Position = .keep, isAhead: Bool = false) {
      self.item = item
      self.position = position
      self.isAhead = isAhead
    }
  }

  public struct Block: Equatable, Sendable {
    public var block: TimeBlock
    /// True when the stored block differs from the server's event, so that it has to be sent.
    public var isAhead: Bool

    public init(block: TimeBlock, isAhead: Bool = false) {
      self.block = block
      self.isAhead = isAhead
    }
  }

  public var lists: [SourceList]
  public var tasks: [Task]
  /// Tasks whose ids are not here; they go to the end of the order as they come.
  public var newcomers: [PlanItem]
  public var gone: [TaskID]
  public var goneLists: [ListID]
  /// Texts changed on both sides; the copies are among the tasks.
  public var conflicts: [Conflict.Draft]
  public var blocks: [Block]
  public var goneBlocks: [BlockID]

  public init(
    lists: [SourceList] = [], tasks: [Task] = [], newcomers: [PlanItem] = [], gone: [TaskID] = [],
    goneLists: [ListID] = [], conflicts: [Conflict.Draft] = [], blocks: [Block] = [], goneBlocks: [BlockID] = []
  ) {
    self.lists = lists
    self.tasks = tasks
    self.newcomers = newcomers
    self.gone = gone
    self.goneLists = goneLists
    self.conflicts = conflicts
    self.blocks = blocks
    self.goneBlocks = goneBlocks
  }
}

/// What became of a command.
public struct Outcome: Equatable, Sendable {
  /// The number of the history entry made; nil when nothing changed or the change cannot be undone.
  public var number: Int64?
  public var event: Event
  /// The tasks whose stored state changed.
  public var changed: [TaskID]

  public init(number: Int64?, event: Event, changed: [TaskID]) {
    self.number = number
    self.event = event
    self.changed = changed
  }
}

/// What happened, as facts a page or a terminal can put into words.
public enum Event: Equatable, Sendable {
  /// The position is its row in the list of open tasks.
  case added(title: String, position: Int)
  /// So many tasks were added as one step.
  case addedMany(count: Int)
  case edited(title: String, fields: [Field])
  /// So many of the tasks named were changed; the others were so already.
  case editedMany(count: Int, of: Int)
  case completed(title: String, count: Int)
  /// A recurring task was done once and comes back on a day.
  case advanced(title: String, next: Day)
  /// An occurrence was left out, and the task comes back on a day.
  case skipped(title: String, next: Day)
  case reopened(title: String, count: Int)
  /// So many minutes were worked on a task, `total` in all.
  case recorded(title: String, minutes: Int, total: Int)
  case deleted(title: String, count: Int)
  /// The position is nil where the list of open tasks does not show it.
  case moved(title: String, position: Int?, of: Int)
  case movedMany(count: Int)
  /// The number is what is shown behind the letter A, if anything; the position is the row among the `of` open tasks of
  /// that grade, nil for a completed task.
  case graded(title: String, grade: Grade?, number: Int?, position: Int?, of: Int)
  case delegated(title: String, to: String, followUp: Day?)
  case takenBack(title: String)
  case titleImproved(title: String, was: String)
  case titleRestored(title: String)
  case scheduled(TimeBlock)
  case rescheduled(TimeBlock)
  case unscheduled(title: String, count: Int)
  /// So many proposed blocks were made or moved, and so many others gave way.
  case planned(count: Int, removed: Int)
  case settingChanged(SettingKey)
  case samplesLoaded(count: Int)
  /// They had been loaded before.
  case samplesThere
  case samplesRemoved(count: Int)
  case listUsed(name: String, Bool)
  case calendarBlockingSet(name: String, EventBlocking)
  /// Nil where it was left to the calendar.
  case eventBlockingSet(title: String, Bool?)
  /// `untouched` names what had been changed since and therefore stays.
  case undone(HistoryEntry.Summary, untouched: [Untouched])
  case redone(HistoryEntry.Summary, untouched: [Untouched])
  case received(added: Int, changed: Int, gone: Int)
  case settled(title: String, Conflict.Choice)
  case restored(count: Int)
  /// So many tasks came from a file; `known` were here already.
  case broughtIn(count: Int, known: Int)
  /// Deleted for good.
  case purged(count: Int)
  case nothingChanged
}

/// Fields an undo or redo left alone because they had been changed meanwhile.
public struct Untouched: Equatable, Sendable {
  public var title: String
  /// None when the whole task, or its time block, was left alone.
  public var fields: [Field]
  public var isBlock: Bool

  public init(title: String, fields: [Field], isBlock: Bool = false) {
    self.title = title
    self.fields = fields
    self.isBlock = isBlock
  }
}
