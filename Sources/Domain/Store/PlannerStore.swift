/// Stores tasks and all other data. Every implementation passes the same contract tests.
///
/// A store offers primitive reads and writes inside transactions. `Planner` decides what they mean, which of them
/// belong together and what can be undone, once for all stores.
public protocol PlannerStore: SendableMetatype {
  associatedtype Reader: PlannerReader
  associatedtype Writer: PlannerWriter

  /// Runs reads that all see the same state.
  func read<Value>(_ body: (Reader) throws(PlannerFailure) -> Value) throws(PlannerFailure) -> Value

  /// Runs reads and writes as one transaction: all of them take effect or, if `body` throws, none. No other writes
  /// happen in between. Failures of the store itself are thrown as `.store`.
  func write<Value>(_ body: (Writer) throws(PlannerFailure) -> Value) throws(PlannerFailure) -> Value
}

/// Reads inside a transaction. Queries over all lists exclude the tasks of deselected lists; queries for one list or
/// one task do not.
public protocol PlannerReader: SendableMetatype {
  func item(_ id: TaskID) throws(PlannerFailure) -> PlanItem?
  /// Returns the tasks with these ids in this order, without those that no longer exist.
  func items(_ ids: [TaskID]) throws(PlannerFailure) -> [PlanItem]
  /// Returns tasks in manual order (rank, then id); with the state `completed`, the latest completion comes first.
  func items(_ query: ItemQuery) throws(PlannerFailure) -> [PlanItem]
  /// Returns the tasks completed from `from` up to but not including `until`, the latest first.
  /// - Parameter timedOnly: Restricts the result to tasks with recorded minutes.
  func completed(from: Instant, until: Instant, timedOnly: Bool) throws(PlannerFailure) -> [PlanItem]
  /// Returns the properties by which an import recognises the tasks of a list, in any order.
  func traces(of list: ListID) throws(PlannerFailure) -> [StoredTrace]
  /// Returns the facts that list views need about all tasks in a state, in the order of `items`.
  func facts(_ state: ItemQuery.State) throws(PlannerFailure) -> [TaskFacts]
  /// Passes the elements of `facts` to `see` one by one.
  func visitFacts(_ state: ItemQuery.State, _ see: (TaskFacts) -> Void) throws(PlannerFailure)
  /// Returns the ids of the open numbered A tasks by number, then in manual order.
  func numberedTasks() throws(PlannerFailure) -> [TaskID]
  /// Returns whether any task is below another one.
  func hasSubtasks() throws(PlannerFailure) -> Bool
  /// Returns the parent ids of all tasks, open or completed, in selected and deselected lists.
  func parents() throws(PlannerFailure) -> Set<TaskID>
  /// Returns the ids of a task's direct subtasks in manual order: open or completed, in selected and deselected lists.
  func children(of parent: TaskID) throws(PlannerFailure) -> [TaskID]
  /// Returns the tasks that match all search terms, the best first; an empty query matches none. No user input makes it
  /// throw.
  func search(_ search: TaskSearch) throws(PlannerFailure) -> SearchResult
  /// Returns the ids with a prefix in ascending order, at most `limit`.
  func ids(startingWith prefix: String, limit: Int) throws(PlannerFailure) -> [TaskID]
  func counts(_ list: ListID?) throws(PlannerFailure) -> Counts
  /// Returns the number of open tasks in all lists.
  func openCount() throws(PlannerFailure) -> Int
  /// Returns one more than the number of open tasks before a key: the position of an open task, counted from 1.
  func position(of key: RankKey) throws(PlannerFailure) -> Int
  /// Returns the keys of open and completed tasks before a key, the nearest first; nil starts at the end of the order.
  func keys(before key: RankKey?, limit: Int) throws(PlannerFailure) -> [RankKey]
  /// Returns the keys of open and completed tasks after a key, the nearest first; nil starts at the beginning of the
  /// order.
  func keys(after key: RankKey?, limit: Int) throws(PlannerFailure) -> [RankKey]
  /// Returns all lists: local ones first, then by name.
  func lists() throws(PlannerFailure) -> [SourceList]
  func list(_ id: ListID) throws(PlannerFailure) -> SourceList?
  /// Returns the stored text of a setting, or nil if it was never set.
  func setting(_ key: SettingKey) throws(PlannerFailure) -> String?
  /// Returns the newest entry that can be undone: the user's last change. Automatic title improvements are not among
  /// them.
  func lastDone() throws(PlannerFailure) -> HistoryEntry?
  /// Returns the oldest undone entry that can be redone.
  func lastUndone() throws(PlannerFailure) -> HistoryEntry?
  func historyEntry(_ number: Int64) throws(PlannerFailure) -> HistoryEntry?
  /// Returns the number and summary of the newest entry that can be undone, without reading its changes.
  func undoable() throws(PlannerFailure) -> HistoryEntry.Head?
  /// Returns the number and summary of the oldest undone entry that can be redone.
  func redoable() throws(PlannerFailure) -> HistoryEntry.Head?
  /// Returns the conflicts that can still be resolved, oldest first: open ones whose copy exists.
  func conflicts() throws(PlannerFailure) -> [Conflict]
  func conflict(_ number: Int64) throws(PlannerFailure) -> Conflict?
  /// Returns the completed and skipped occurrences of a recurring task, newest first, at most `limit`.
  func completions(of task: TaskID, limit: Int) throws(PlannerFailure) -> [Completion]
  /// Returns the occurrences of all recurring tasks completed or skipped at `since` or later, newest first.
  func completions(since: Instant) throws(PlannerFailure) -> [Completion]
  /// Returns the minutes worked on tasks of selected lists and on occurrences completed from `from` up to but not
  /// including `until`.
  func minutesWorked(from: Instant, until: Instant) throws(PlannerFailure) -> Int
  /// Returns the stored state of the focus page.
  func focusText() throws(PlannerFailure) -> String?
  /// Returns the most recently proposed plan in its stored form.
  func proposalText() throws(PlannerFailure) -> String?
  /// Returns the editable open tasks that await title improvement, oldest first (by creation, then by id), at most
  /// `limit`.
  /// - Parameter place: Restricts the result to tasks after this position.
  func titlesToImprove(after place: TitlePlace?, limit: Int) throws(PlannerFailure) -> [PlanItem]
  func titlesToImproveCount() throws(PlannerFailure) -> Int
  /// Returns the tasks whose title differs from their original title, the most recently changed first.
  func improvedTitles(offset: Int, limit: Int) throws(PlannerFailure) -> [PlanItem]
  /// Returns the stored result of the last title improvement run.
  func titleRunText() throws(PlannerFailure) -> String?
  /// Returns history entries, newest first, at most `limit`, including undone entries that can be redone.
  /// - Parameter number: Restricts the result to entries with a smaller number.
  func steps(before number: Int64?, limit: Int) throws(PlannerFailure) -> [HistoryEntry.Line]
  /// Returns the history entries that count in the review of a window, oldest first.
  func reviewSteps(in window: PlanWindow) throws(PlannerFailure) -> [HistoryEntry]
  /// Returns the time of the oldest known history entry, or nil if none has been dropped yet.
  func historyStart() throws(PlannerFailure) -> Instant?
  /// Returns the number of the newest entry of a kind that affects a task and was not undone.
  func lastStep(_ kind: HistoryEntry.Kind, of task: TaskID) throws(PlannerFailure) -> Int64?
  /// Returns the changes of a task, newest first, at most `limit`.
  func steps(of task: TaskID, limit: Int) throws(PlannerFailure) -> [TaskStep]
  /// Returns the tasks deleted after `limit` that have not been restored, newest first.
  func trash(since limit: Instant, offset: Int, limit count: Int?) throws(PlannerFailure) -> [TrashedTask]
  func trashCount(since limit: Instant) throws(PlannerFailure) -> Int
  /// Returns a deleted task, or nil if it has been restored.
  func trashed(_ id: TaskID) throws(PlannerFailure) -> TrashedTask?
  /// Returns the number of tasks in selected server lists with a change that has not been sent.
  func waitingCount() throws(PlannerFailure) -> Int
  func block(_ id: BlockID) throws(PlannerFailure) -> TimeBlock?
  /// Returns the blocks of a task, sorted by start, then by id.
  func blocks(of task: TaskID) throws(PlannerFailure) -> [TimeBlock]
  /// Returns the blocks that overlap the window, sorted by start, then by id.
  func blocks(in window: PlanWindow) throws(PlannerFailure) -> [TimeBlock]
  /// Returns the occurrences in selected calendars that overlap the window, as far as recurring events have been
  /// expanded: whole days first, then by start, then by title and event.
  func events(in window: PlanWindow) throws(PlannerFailure) -> [CalendarEvent]
  /// Returns one of the occurrences of an event, in selected and deselected calendars.
  func event(_ key: EventKey) throws(PlannerFailure) -> CalendarEvent?
  /// Returns the user's choice whether an event blocks, even if the event does not exist at present; nil if there is
  /// none.
  func eventBlocking(_ key: EventKey) throws(PlannerFailure) -> Bool?
}

/// Reads and writes inside a transaction.
public protocol PlannerWriter: PlannerReader {
  /// Inserts or replaces a task. Its list must exist.
  func save(_ item: PlanItem) throws(PlannerFailure)
  /// Inserts new tasks, much faster than one by one. Their lists must exist. If it throws, the transaction must be
  /// abandoned.
  func insert(_ items: [PlanItem]) throws(PlannerFailure)
  /// Removes a task but not its completions; ignores unknown ids.
  func remove(_ id: TaskID) throws(PlannerFailure)
  /// Changes only the rank of a task.
  func setRank(_ rank: Rank, of id: TaskID) throws(PlannerFailure)
  /// Stores whether the subtasks of a task are collapsed; does not change the task itself.
  func setFolded(_ isFolded: Bool, _ id: TaskID) throws(PlannerFailure)
  /// Stores the state of the focus page; does not change any task.
  func setFocusText(_ text: String?) throws(PlannerFailure)
  /// Stores a proposed plan; does not change any task or block.
  func setProposalText(_ text: String?) throws(PlannerFailure)
  /// Stores the result of a title improvement run; does not change any task.
  func setTitleRunText(_ text: String?) throws(PlannerFailure)
  func save(_ list: SourceList) throws(PlannerFailure)
  /// Removes a list with its tasks, blocks and events.
  func remove(_ list: ListID) throws(PlannerFailure)
  func set(_ key: SettingKey, to text: String?) throws(PlannerFailure)
  /// Appends an entry and returns its number, which is larger than all previous ones. Drops entries that could be
  /// redone.
  func append(_ entry: HistoryEntry.Draft) throws(PlannerFailure) -> Int64
  func setUndone(_ isUndone: Bool, _ number: Int64) throws(PlannerFailure)
  /// Stores a conflict and returns its number, which is larger than all previous ones.
  func append(_ conflict: Conflict.Draft) throws(PlannerFailure) -> Int64
  /// Stores the choice made in a conflict; nil reopens the conflict.
  func setSettled(_ choice: Conflict.Choice?, _ number: Int64) throws(PlannerFailure)
  /// Inserts or replaces the completion of an occurrence.
  func save(_ completion: Completion) throws(PlannerFailure)
  /// Removes the completion of an occurrence; ignores an unknown one.
  func remove(_ completion: Completion) throws(PlannerFailure)
  /// Records a change from a server in the history of the task.
  func noteReceived(_ before: PlanItem, _ after: PlanItem, at: Instant) throws(PlannerFailure)
  /// Moves a task that is about to be removed to the trash.
  func save(_ trashed: TrashedTask) throws(PlannerFailure)
  /// Removes all data about deleted tasks: their trash entries, completions and history.
  func forget(_ ids: [TaskID]) throws(PlannerFailure)
  /// Removes the tasks deleted at or before `limit` from the trash, with their completions; returns the number of
  /// tasks.
  func forgetTrash(until limit: Instant) throws(PlannerFailure) -> Int
  /// Queues a change of a task for sending. It replaces an earlier entry for the same task, but `moved` remains true
  /// once set.
  func enqueue(_ entry: OutboxEntry) throws(PlannerFailure)
  /// Inserts or replaces a block. Its calendar must exist.
  func save(_ block: TimeBlock) throws(PlannerFailure)
  /// Removes a block; ignores unknown ids.
  func remove(_ block: BlockID) throws(PlannerFailure)
  /// Queues a change of a block for sending. It replaces an earlier entry for the same block.
  func enqueue(_ note: BlockNote) throws(PlannerFailure)
  /// Replaces the occurrences from one source; an empty array removes them. Its calendar must exist.
  func setEvents(_ events: [CalendarEvent], from source: EventSource) throws(PlannerFailure)
  /// Stores the user's choice whether an event blocks, for as long as its calendar exists, regardless of its
  /// occurrences.
  func setEventBlocking(_ blocks: Bool?, of key: EventKey) throws(PlannerFailure)
}
