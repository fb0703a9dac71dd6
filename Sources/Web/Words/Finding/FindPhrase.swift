/// Texts of the search, the history of a task and the trash. Placeholders are written `{1}`, `{2}` ….
public enum FindPhrase: PhraseTable, Sendable, CaseIterable {
  // All tasks.
  case allTasks, all, active, completed, states, search, searchHint, searchNow, clear
  case hitsOne, hitsMany, tooMany, menuOf, reopenTask, completeOrReopen
  case nothingFound, nothingFoundText, lookInAllOne, lookInAllMany
  case noneOpen, noneOpenText, noneCompleted, noneCompletedText, keyFind

  // The history of a task.
  case historyHeading, historyOf, noHistory, wholeHistory, toTask, olderChanges, newerChanges, none,
    changedElsewhere, takenBack, bringBack, yes,
    no

  // The trash.
  case trash, toTrash, toAll, trashLead, trashEmpty, trashEmptyText
  /// With the day, the time and the list.
  case deletedHere, deletedElsewhere, deletedWithList
  /// Where a deleted task was: a list and its account, or a list that is gone.
  case listOfAccount, listWas
  case staysOne, staysMany, restore, restoreTask, purge, purgeTask, emptyTrash
  case purgeQuestion, emptyQuestionOne, emptyQuestionMany, purgeText
}
