/// What a person does to the one task.
public enum FocusEvent: Equatable, Sendable {
  /// `with` names subtasks that are completed too.
  case complete(TaskID, with: [TaskID])
  /// `with` names subtasks that go too. A recurring task goes with its whole series.
  case trash(TaskID, with: [TaskID])
  /// Leaves out one occurrence of a recurring task.
  case skip(TaskID)
  /// Another task; takes the one on which it was pressed, none for whichever is shown.
  case shuffle(TaskID?)
  /// Puts a task on top, whether or not it could be drawn.
  case show(TaskID)
  /// Adds a task, to the list shown when it names none. It is shown when there was at most one to draw.
  case add(TaskDraft)
  case edit(TaskID, TaskEdit)
  /// Puts a task off until a day, which has to come after today.
  case snooze(TaskID, until: Day)
  case choose(FocusSource)
  case draw(FocusNarrowing)
  case order(FocusDraw)
  /// Takes back what was completed or trashed, while the window is open.
  case undo
  /// Does a task today although a better graded one is open.
  case ignoreGuard(TaskID)
  case timer(TimerPress)
  case dismissNotice
}
