/// Texts of the Focus page. Placeholders are written `{1}`, `{2}` ….
public enum FocusPhrase: PhraseTable, Sendable, CaseIterable {
  case focus, focusOnThis, planned, openCountOne, openCountMany, readyOne, readyMany, sourceHint

  // The source of cards.
  case list, allLists, listWithAccount, noAccess, drawFrom, everything, block, quadrant1, quadrant2, quadrant3,
    quadrant4
  case gradeA, fits, order, uniform, bag

  // Actions on the card.
  case thisTask, complete, edit, shuffle, trash, add, more, completesHint, swipeComplete, swipeShuffle
  case later, laterTomorrow, laterMonday, laterDay, laterUntil, openTask, title, notes, save

  case belowOne, belowMany, ask, spaceKey, deleteKey

  // Why this card was chosen.
  case fromAll, fromList, becauseBlock, becauseQuadrant, becauseGradeA, becauseFits, shownAtWish, onlyThis

  // The grade guard.
  case guardNumbered, guardTitle, guardPlain, startNumbered, startOther, ignoreGuard

  // The timer.
  case timer, timerNone, timerUp, timerPomodoro, timerFlowtime, start, pause, goOn, stop, ofMinutes, spentSoFar
  case working, paused, onBreak, elapsed, elapsedOf, breakBegins, workBegins

  // Notices.
  case onlyOne, added, edited, foundList, change, cardDone, listGone, accessBack, undone, undoTooLate, taskGone
  case someTaskGone, snoozed, skipped, skippedForGood, completed, trashed, recorded, timerCut, dismiss, nowShows
  case noTask, noSource, unknownList, dayNotAhead, timerStands, timerRuns

  // Undo.
  case completedToast, trashedToast, skippedToast, undoCard, undoOver, undoFor

  // Phases.
  case bootTitle, bootText, lookAgain
  case welcomeTitle, welcomeText, useHere, useHereHint, connect, connectHint
  case deniedTitle, deniedText, deniedStep, passwordText, passwordStep, toPassword, toAccount, tryAgain, otherList
  case setupTitle, setupText, gone
  case nothingYetTitle, nothingYetText, addFirst
  case doneTitle, doneToday, doneTodayOne, doneNone, othersLeft, addOne
  case narrowedTitle, narrowedOne, narrowedMany, drawEverything, waitingTitle, waitingOne, waitingMany

  // Search words and keyboard shortcuts.
  case also, alsoThis, keys, keyComplete, keyShuffle, keyEdit, keyTrash, keyAdd, keyEscape, touch
}
