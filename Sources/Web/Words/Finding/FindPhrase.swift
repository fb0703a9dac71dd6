/// Texts of all tasks, of the search and of the trash, by their meaning. Places for values are written `{1}`, `{2}` ….
public enum FindPhrase: PhraseTable, Sendable, CaseIterable {
  // All tasks.
  case allTasks, all, active, completed, states, search, searchHint, searchNow, clear
  case hitsOne, hitsMany, tooMany, menuOf, reopenTask, completeOrReopen
  case nothingFound, nothingFoundText, lookInAllOne, lookInAllMany
  case noneOpen, noneOpenText, noneCompleted, noneCompletedText, keyFind

  // History of one task.
  case historyHeading, historyOf, noHistory, wholeHistory, toTask, olderChanges, newerChanges, none,
    changedElsewhere, takenBack, bringBack, yes,
    no

  // Trash.
  case trash, toTrash, toAll, trashLead, trashEmpty, trashEmptyText
  /// Takes the day, the time and the list.
  case deletedHere, deletedElsewhere, deletedWithList
  /// Where a deleted task was: the list and its account; a list that is gone.
  case listOfAccount, listWas
  case staysOne, staysMany, restore, restoreTask, purge, purgeTask, emptyTrash
  case purgeQuestion, emptyQuestionOne, emptyQuestionMany, purgeText
}
