/// A user action in focus mode.
public enum FocusEvent: Equatable, Sendable {
  /// `with` names subtasks to complete along with the task.
  case complete(TaskID, with: [TaskID])
  /// `with` names subtasks to trash along with the task. A recurring task is trashed with all its occurrences.
  case trash(TaskID, with: [TaskID])
  /// Skips one occurrence of a recurring task.
  case skip(TaskID)
  /// Draws another task. Carries the task that was on screen when the user asked, or nil for whichever is shown.
  case shuffle(TaskID?)
  /// Shows a task, whether or not it could be drawn.
  case show(TaskID)
  /// Adds a task, to the source list if the draft names none. Shows it if at most one task could be drawn before.
  case add(TaskDraft)
  case edit(TaskID, TaskEdit)
  /// Postpones a task to a day, which must be after today.
  case snooze(TaskID, until: Day)
  case choose(FocusSource)
  case draw(FocusNarrowing)
  case order(FocusDraw)
  /// Undoes the last completion, deletion or skip while the undo window is open.
  case undo
  /// Ignores the grade guard's warning about a task for today.
  case ignoreGuard(TaskID)
  case timer(TimerPress)
  case dismissNotice
}
