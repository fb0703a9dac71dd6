/// Texts of the Backlog. Placeholders are written `{1}`, `{2}` ….
public enum BacklogPhrase: PhraseTable, Sendable, CaseIterable {
  // Outcomes.
  case editedMany, movedMany, parentBelow, nested, unnested

  // Filters.
  case filters, completion, open, completed, all, type, tags, lists, importance, recurrence, recurring, once
  case due, overdue, dueToday, dueWeek, dueNone, noDuration, noBlock, chosen, chosenMore, anyOf, clear, removeFilter
  case shownOf, shownOfCompleted, shownOfAll, sumCompleted, sumTasks, nothingMatches, nothingMatchesText
  case nothingMatchesOne, noneCompleted, badFilterTitle, badFilter, badTag, badList
  case countOf

  // Sort orders.
  case sortedBy, manual, byImportance, byScore, byDuration, byDue, byCreated, reverse, rowsBy, rowsManual
  case score, scoreParts

  // Rows.
  case overdueWord, reopenTask, completedOn, partOf, fold, unfold, indent, outdent, addSubtask, select
  case selectTask, cannotIndent, cannotOutdent

  // Completing tasks with open subtasks.
  case openBelowOne, openBelowMany, openBelowBulk, openBelowText, completeAll, completeOnly, completeChosen
  case belowOne, belowMany, belowBulk, deleteBelowText, deleteAll

  // Deleting recurring tasks.
  case repeats, repeatsText, repeatsBulk, repeatsBulkText, leaveOut

  // Bulk actions.
  case selectMany, selectManyHint, endSelection, selection, chosenCount, chooseAll, allMatching, bulkTitle
  case bulkMore, doComplete, doReopen, doDelete, doTag, doUntag, doTop, doBottom, doSet, tagName, urgency
  case urgent, notUrgent, grade, noGrade, dueDay, dueClear, minutes, minutesClear, nothingChosen
  case bulkRefused, tooMany

  // Keyboard shortcuts.
  case keySelect, keyIndent, keyFold, keySelectAll, loading
}
