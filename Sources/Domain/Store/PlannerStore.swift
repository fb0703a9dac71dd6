/// Where tasks live. One contract suite describes it; every implementation passes it.
///
/// A store offers primitive reads and writes inside transactions. What they mean, which of them belong together and what
/// can be undone is decided by `Planner`, once for all stores.
public protocol PlannerStore: SendableMetatype {
  associatedtype Reader: PlannerReader
  associatedtype Writer: PlannerWriter

  /// Runs reads that all see the same state.
  func read<Value>(_ body: (Reader) throws(PlannerFailure) -> Value) throws(PlannerFailure) -> Value

  /// Runs reads and writes as one transaction: all of it happens, or, when `body` throws, none of it. Nothing else
  /// writes in between.
  /// Failures of the store itself are thrown as `.store`.
  func write<Value>(_ body: (Writer) throws(PlannerFailure) -> Value) throws(PlannerFailure) -> Value
}

/// Reads inside a transaction. What is asked of all lists leaves out the tasks of lists that are not used; what is asked
/// of one list or one task does not.
public protocol PlannerReader: SendableMetatype {
  func item(_ id: TaskID) throws(PlannerFailure) -> PlanItem?
  /// Tasks of these ids in this order; those that are gone are left out.
  func items(_ ids: [TaskID]) throws(PlannerFailure) -> [PlanItem]
  /// Tasks in manual order (rank, then id); completed ones latest first.
  func items(_ query: ItemQuery) throws(PlannerFailure) -> [PlanItem]
  /// Tasks completed from one moment until another, latest first.
  /// - Parameter timedOnly: only those that minutes were recorded for.
  func completed(from: Instant, until: Instant, timedOnly: Bool) throws(PlannerFailure) -> [PlanItem]
  /// What all tasks of a list are recognised by, in any order.
  func traces(of list: ListID) throws(PlannerFailure) -> [StoredTrace]
  /// What lists need of all tasks in a state, in the order of `items`.
  func facts(_ state: ItemQuery.State) throws(PlannerFailure) -> [TaskFacts]
  /// Shows what `facts` returns, task after task.
  func visitFacts(_ state: ItemQuery.State, _ see: (TaskFacts) -> Void) throws(PlannerFailure)
  /// Ids of the open tasks of grade A that have a number, by it, then in manual order.
  func numberedTasks() throws(PlannerFailure) -> [TaskID]
  /// Whether any task lies below another one.
  func hasSubtasks() throws(PlannerFailure) -> Bool
  /// What tasks, open or not, of lists in use or not, name as the one above them.
  func parents() throws(PlannerFailure) -> Set<TaskID>
  /// Ids of the tasks directly below another one, open or not, in manual order, of lists in use or not.
  func children(of parent: TaskID) throws(PlannerFailure) -> [TaskID]
  /// The tasks that hold everything typed, best first; none when nothing was typed. Never fails for what was typed.
  func search(_ search: TaskSearch) throws(PlannerFailure) -> SearchResult
  /// Ids that start with a text, in their order, at most `limit`.
  func ids(startingWith prefix: String, limit: Int) throws(PlannerFailure) -> [TaskID]
  func counts(_ list: ListID?) throws(PlannerFailure) -> Counts
  /// The number of open tasks in all lists.
  func openCount() throws(PlannerFailure) -> Int
  /// One more than the number of open tasks before a key: the position of an open task, counted from 1.
  func position(of key: RankKey) throws(PlannerFailure) -> Int
  /// Keys of all tasks, open or not, before a key, nearest first; nil starts at the end of the order.
  func keys(before key: RankKey?, limit: Int) throws(PlannerFailure) -> [RankKey]
  /// Keys of all tasks, open or not, after a key, nearest first; nil starts at the beginning of the order.
  func keys(after key: RankKey?, limit: Int) throws(PlannerFailure) -> [RankKey]
  /// All lists: local ones first, then by name.
  func lists() throws(PlannerFailure) -> [SourceList]
  func list(_ id: ListID) throws(PlannerFailure) -> SourceList?
  /// The stored text of a setting, nil when it was never set.
  func setting(_ key: SettingKey) throws(PlannerFailure) -> String?
  /// The newest entry that can be undone: what a person did last. Titles that improved by themselves are none.
  func lastDone() throws(PlannerFailure) -> HistoryEntry?
  /// The oldest entry that was undone and can be done again.
  func lastUndone() throws(PlannerFailure) -> HistoryEntry?
  func historyEntry(_ number: Int64) throws(PlannerFailure) -> HistoryEntry?
  /// Number and summary of the newest entry that can be undone, without reading its changes.
  func undoable() throws(PlannerFailure) -> HistoryEntry.Head?
  /// The same of the oldest entry that was undone and can be done again.
  func redoable() throws(PlannerFailure) -> HistoryEntry.Head?
  /// Conflicts a person can still choose in, oldest first: open ones whose copy is there.
  func conflicts() throws(PlannerFailure) -> [Conflict]
  func conflict(_ number: Int64) throws(PlannerFailure) -> Conflict?
  /// What was done or left out of a recurring task, newest first, at most `limit`.
  func completions(of task: TaskID, limit: Int) throws(PlannerFailure) -> [Completion]
  /// What was done or left out of any recurring task at a moment or later, newest first.
  func completions(since: Instant) throws(PlannerFailure) -> [Completion]
  /// Minutes worked on what was done from one moment until another: on tasks of lists in use, and on occurrences.
  func minutesWorked(from: Instant, until: Instant) throws(PlannerFailure) -> Int
  /// What the focus remembers, as it was last kept.
  func focusText() throws(PlannerFailure) -> String?
  /// The plan that was proposed last, as it was kept.
  func proposalText() throws(PlannerFailure) -> String?
  /// Open tasks whose title waits to be improved and may be changed, oldest first: by creation, then by id; at most `limit`.
  /// - Parameter place: only those behind it.
  func titlesToImprove(after place: TitlePlace?, limit: Int) throws(PlannerFailure) -> [PlanItem]
  func titlesToImproveCount() throws(PlannerFailure) -> Int
  /// Tasks with an original title that is not the one they have, those changed last first.
  func improvedTitles(offset: Int, limit: Int) throws(PlannerFailure) -> [PlanItem]
  /// What became of titles the last time they were improved, as it was kept.
  func titleRunText() throws(PlannerFailure) -> String?
  /// The steps of the history, newest first, at most `limit`, also those that were undone and can be done again.
  /// - Parameter number: only those with a smaller number.
  func steps(before number: Int64?, limit: Int) throws(PlannerFailure) -> [HistoryEntry.Line]
  /// The steps that count in a review of a window, oldest first.
  func reviewSteps(in window: PlanWindow) throws(PlannerFailure) -> [HistoryEntry]
  /// When the oldest step was done that is known; nil while none was forgotten.
  func historyStart() throws(PlannerFailure) -> Instant?
  /// The number of the newest step of a kind that tells of a task and was not undone.
  func lastStep(_ kind: HistoryEntry.Kind, of task: TaskID) throws(PlannerFailure) -> Int64?
  /// What became of a task, newest first, at most `limit`.
  func steps(of task: TaskID, limit: Int) throws(PlannerFailure) -> [TaskStep]
  /// Deleted tasks that are not there again, deleted after a moment, newest first.
  func trash(since limit: Instant, offset: Int, limit count: Int?) throws(PlannerFailure) -> [TrashedTask]
  func trashCount(since limit: Instant) throws(PlannerFailure) -> Int
  /// What is kept of a deleted task; nil when it is there again.
  func trashed(_ id: TaskID) throws(PlannerFailure) -> TrashedTask?
  /// Tasks of server lists in use with a change that the server does not have yet.
  func waitingCount() throws(PlannerFailure) -> Int
  func block(_ id: BlockID) throws(PlannerFailure) -> TimeBlock?
  /// By start, then by id.
  func blocks(of task: TaskID) throws(PlannerFailure) -> [TimeBlock]
  /// Blocks a part of which lies in the window, by start, then by id.
  func blocks(in window: PlanWindow) throws(PlannerFailure) -> [TimeBlock]
  /// Occurrences in the calendars in use a part of which lies in the window, as far as series have been expanded: whole
  /// days first, then by start; by title and series where these are the same.
  func events(in window: PlanWindow) throws(PlannerFailure) -> [CalendarEvent]
  /// One of the occurrences of an event, of calendars in use or not.
  func event(_ key: EventKey) throws(PlannerFailure) -> CalendarEvent?
  /// What a person said of whether an event blocks, also while it is not there; nil when nothing.
  func eventBlocking(_ key: EventKey) throws(PlannerFailure) -> Bool?
}

/// Reads and writes inside a transaction.
public protocol PlannerWriter: PlannerReader {
  /// Inserts or replaces a task. Its list must exist.
  func save(_ item: PlanItem) throws(PlannerFailure)
  /// Inserts tasks that are not there yet, many quicker than one by one. Their lists must exist. Should it throw, the
  /// transaction has to be given up.
  func insert(_ items: [PlanItem]) throws(PlannerFailure)
  /// Removes a task, but not what was done of it; unknown ids are no error.
  func remove(_ id: TaskID) throws(PlannerFailure)
  /// Rewrites one task's rank and nothing else of it.
  func setRank(_ rank: Rank, of id: TaskID) throws(PlannerFailure)
  /// Notes whether what lies below a task is folded away; no change of the task itself.
  func setFolded(_ isFolded: Bool, _ id: TaskID) throws(PlannerFailure)
  /// Keeps what the focus remembers; no change of any task.
  func setFocusText(_ text: String?) throws(PlannerFailure)
  /// Keeps a plan that is proposed; no change of any task or block.
  func setProposalText(_ text: String?) throws(PlannerFailure)
  /// Keeps what became of titles; no change of any task.
  func setTitleRunText(_ text: String?) throws(PlannerFailure)
  func save(_ list: SourceList) throws(PlannerFailure)
  /// Removes a list with its tasks, blocks and events.
  func remove(_ list: ListID) throws(PlannerFailure)
  func set(_ key: SettingKey, to text: String?) throws(PlannerFailure)
  /// Appends an entry and returns its number, larger than all before. Entries that wait to be done again are dropped.
  func append(_ entry: HistoryEntry.Draft) throws(PlannerFailure) -> Int64
  func setUndone(_ isUndone: Bool, _ number: Int64) throws(PlannerFailure)
  /// Keeps a conflict and returns its number, larger than all before.
  func append(_ conflict: Conflict.Draft) throws(PlannerFailure) -> Int64
  /// Notes what was chosen in a conflict; nil opens it again.
  func setSettled(_ choice: Conflict.Choice?, _ number: Int64) throws(PlannerFailure)
  /// Inserts or replaces what was done or left out.
  func save(_ completion: Completion) throws(PlannerFailure)
  /// Forgets that an occurrence was done or left out; an unknown one is no error.
  func remove(_ completion: Completion) throws(PlannerFailure)
  /// Keeps for the history of a task what a server made of it.
  func noteReceived(_ before: PlanItem, _ after: PlanItem, at: Instant) throws(PlannerFailure)
  /// Keeps a task that is about to be removed.
  func save(_ trashed: TrashedTask) throws(PlannerFailure)
  /// Removes everything kept of deleted tasks: from the trash, what was done of them, and from the history.
  func forget(_ ids: [TaskID]) throws(PlannerFailure)
  /// Removes from the trash what was deleted at or before a moment, with what was done of it; returns how many tasks.
  func forgetTrash(until limit: Instant) throws(PlannerFailure) -> Int
  /// Notes that a server lacks a change of a task. A later note for the same task takes the place of the earlier one but
  /// keeps `moved` once it was true.
  func enqueue(_ entry: OutboxEntry) throws(PlannerFailure)
  /// Inserts or replaces a block. Its calendar must exist.
  func save(_ block: TimeBlock) throws(PlannerFailure)
  /// Removes a block; unknown ids are no error.
  func remove(_ block: BlockID) throws(PlannerFailure)
  /// Notes that a server lacks a change of a block. A later note for the same block takes the place of the earlier one.
  func enqueue(_ note: BlockNote) throws(PlannerFailure)
  /// Replaces the occurrences that come from one source; none removes them. Its calendar must exist.
  func setEvents(_ events: [CalendarEvent], from source: EventSource) throws(PlannerFailure)
  /// Keeps what a person said of an event for as long as its calendar is there, whatever becomes of its occurrences.
  func setEventBlocking(_ blocks: Bool?, of key: EventKey) throws(PlannerFailure)
}
