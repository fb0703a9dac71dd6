/// Every change to the data. Pages, the API, the command line, undo and sync change data only through commands.
public enum Command: Equatable, Sendable {
  case add(TaskDraft)
  /// Adds several tasks in the given order as one undo step; adds all of them or none.
  case addAll([TaskDraft])
  case edit(TaskID, TaskEdit)
  /// Applies the same change to all the tasks or to none.
  case editAll([TaskID], BulkEdit)
  case complete([TaskID])
  case reopen([TaskID])
  /// Adds minutes worked on a task. Servers do not receive them.
  case record(TaskID, minutes: Int)
  /// Sets the total minutes a task took. `doneAt` identifies the occurrence of a recurring task by its completion time.
  /// Servers do not receive the minutes.
  case correctTime(TaskID, minutes: Int, doneAt: Instant?)
  /// Skips the current occurrence of a recurring task.
  case skip(TaskID)
  case delete([TaskID])
  case move(TaskID, Destination)
  /// Moves several tasks and keeps their relative order.
  case moveAll([TaskID], Destination)
  /// Sets a task's grade together with its position among the tasks of that grade; nil removes the grade.
  case grade(TaskID, Grade?, GradePlace)
  /// Delegates a task: sets grade D, the delegatee and the follow-up day, which becomes the task's first day. A nil
  /// name takes the task back: it clears the delegatee and the first day and keeps the grade.
  case delegate(TaskID, to: String?, followUp: Day?)
  /// Gives a task that awaits title improvement a better title, unless the task has been edited since or is completed.
  case improveTitle(TaskID, TitleRevision)
  /// Restores a task's original title and removes a description that merely repeats it.
  case restoreTitle(TaskID)
  /// Makes a task a subtask of another one; nil moves it out again.
  case nest(TaskID, under: TaskID?)
  case set(SettingKey, String)
  /// Changes several settings as one undo step; changes all of them or none.
  case setAll([Setting])
  /// Creates a time block for a task or for something else.
  case schedule(BlockDraft)
  case reschedule(BlockID, BlockEdit)
  /// Removes time blocks only; their tasks do not change.
  case unschedule([BlockID])
  /// Creates and moves blocks as proposed and removes the blocks they displace; does all of it or nothing.
  case acceptPlan([Proposal.Placement], removing: [BlockID])
  /// Adds the sample tasks in the given language.
  case loadSamples(Language)
  case removeSamples
  /// Selects or deselects a list. A deselected list is neither synced nor shown, but its tasks, their positions and
  /// durations, and the changes not yet sent to its server remain until it is selected again.
  case use(ListID, Bool)
  /// Sets which events of a calendar block time.
  case setCalendarBlocking(ListID, EventBlocking)
  /// Sets whether an event blocks time in all its occurrences; nil leaves the decision to its calendar.
  case setEventBlocking(EventKey, Bool?)
  /// Undoes the newest change. A number limits this to the history entry with that number, so that users cannot undo a
  /// change they have not seen.
  case undo(expected: Int64?)
  case redo
  /// Resolves a conflict, given by its number: chooses between two versions of a text that both sides changed.
  case settle(Int64, Conflict.Choice)
  /// Restores an earlier state of tasks.
  case restore(Restoration)
  /// Restores tasks from the trash.
  case recover([TaskID])
  /// Permanently deletes tasks from the trash; this cannot be undone.
  case purge(Purge)
  /// Stores changes from a server: lists, new and changed tasks, deleted tasks.
  case receive(Received)
  /// Imports the tasks of a file that are not here yet.
  case bringIn(ParsedFile, ImportChoice)
}

/// Changes from a server, already merged with local changes and ready to be stored.
public struct Received: Equatable, Sendable {
  public struct Task: Equatable, Sendable {
    /// The task's position in the manual order; a new task without a neighbour goes to the end.
    public enum Position: Equatable, Sendable {
      case keep
      case after(TaskID)
      case before(TaskID)
    }

    public var item: PlanItem
    public var position: Position
    /// True if the stored task differs from the server's and must be sent.
    public var isAhead: Bool

    public init(item: PlanItem, position: Position = .keep, isAhead: Bool = false) {
      self.item = item
      self.position = position
      self.isAhead = isAhead
    }
  }

  public struct Block: Equatable, Sendable {
    public var block: TimeBlock
    /// True if the stored block differs from the server's event and must be sent.
    public var isAhead: Bool

    public init(block: TimeBlock, isAhead: Bool = false) {
      self.block = block
      self.isAhead = isAhead
    }
  }

  public var lists: [SourceList]
  public var tasks: [Task]
  /// Tasks whose ids are unknown here; they are appended to the order in this sequence.
  public var newcomers: [PlanItem]
  public var gone: [TaskID]
  public var goneLists: [ListID]
  /// Texts that both sides changed; the conflict copies are among the tasks.
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

/// The result of a command.
public struct Outcome: Equatable, Sendable {
  /// The number of the history entry; nil if nothing changed or the change cannot be undone.
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

/// The effect of a command, as facts that a page or a terminal turns into text.
public enum Event: Equatable, Sendable {
  /// `position` is the task's row in the list of open tasks.
  case added(title: String, position: Int)
  /// `count` tasks were added as one undo step.
  case addedMany(count: Int)
  case edited(title: String, fields: [Field])
  /// `count` of the selected tasks changed; the others already had the value.
  case editedMany(count: Int, of: Int)
  case completed(title: String, count: Int)
  /// One occurrence of a recurring task was completed; the task is next due on `next`.
  case advanced(title: String, next: Day)
  /// One occurrence was skipped; the task is next due on `next`.
  case skipped(title: String, next: Day)
  case reopened(title: String, count: Int)
  /// `minutes` were added to a task, which now has `total`.
  case recorded(title: String, minutes: Int, total: Int)
  case deleted(title: String, count: Int)
  /// `position` is nil if the list of open tasks does not show the task.
  case moved(title: String, position: Int?, of: Int)
  case movedMany(count: Int)
  /// `number` is the number shown after the letter A, if any; `position` is the row among the `of` open tasks of that
  /// grade, or nil for a completed task.
  case graded(title: String, grade: Grade?, number: Int?, position: Int?, of: Int)
  case delegated(title: String, to: String, followUp: Day?)
  case takenBack(title: String)
  case titleImproved(title: String, was: String)
  case titleRestored(title: String)
  case scheduled(TimeBlock)
  case rescheduled(TimeBlock)
  case unscheduled(title: String, count: Int)
  /// `count` proposed blocks were created or moved; `removed` others were displaced.
  case planned(count: Int, removed: Int)
  case settingChanged(SettingKey)
  case samplesLoaded(count: Int)
  /// The samples had been loaded before.
  case samplesThere
  case samplesRemoved(count: Int)
  case listUsed(name: String, Bool)
  case calendarBlockingSet(name: String, EventBlocking)
  /// Nil if the decision was left to the calendar.
  case eventBlockingSet(title: String, Bool?)
  /// `untouched` lists what had changed since and therefore keeps its current value.
  case undone(HistoryEntry.Summary, untouched: [Untouched])
  case redone(HistoryEntry.Summary, untouched: [Untouched])
  case received(added: Int, changed: Int, gone: Int)
  case settled(title: String, Conflict.Choice)
  case restored(count: Int)
  /// `count` tasks were imported from a file; `known` already existed.
  case broughtIn(count: Int, known: Int)
  /// `count` tasks were permanently deleted.
  case purged(count: Int)
  case nothingChanged
}

/// Fields that an undo or redo skipped because they had changed since.
public struct Untouched: Equatable, Sendable {
  public var title: String
  /// Empty if the whole task, or its time block, was skipped.
  public var fields: [Field]
  public var isBlock: Bool

  public init(title: String, fields: [Field], isBlock: Bool = false) {
    self.title = title
    self.fields = fields
    self.isBlock = isBlock
  }
}
