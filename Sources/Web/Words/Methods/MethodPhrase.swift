/// Texts of the ABCDE page and the matrix. Placeholders are written `{1}`, `{2}` ….
public enum MethodPhrase: PhraseTable, Sendable, CaseIterable {
  case methods, abcde, matrix
  case mustDo, shouldDo, niceToDo, delegate, eliminate
  case mustText, shouldText, shouldWaits, niceText, niceWaits, delegateText, eliminateText
  case noMust, noShould, noNice, noDelegate, noEliminate
  case ungraded, ungradedText, noUngraded, gradeFor
  /// With the grade's letter and name.
  case gradeTitle
  case guardRule, guardWaits, guardWaitsUnnumbered, guardFree, guardNoA
  case guardOn, guardOff, blocked, startFirst, startAnyway, start, startTask
  case number, numberOf, noNumber, numberQuestion, numberText, numberRange, setNumber
  case who, whoFor, delegateTo, followUp, followUpHint, delegateQuestion, delegateReason, handOver, takeBack
  case handedTo, handedUntil, handedDue, waitsUntil
  case more, all, alone, taskOne, taskMany
  case gradeTask, noGrade, placeTask, deleteTask, quadrantTask
  case isIn
  case alreadyFirst, alreadyLast, lifted, numberEntry, delegateEntry, startEntry
  case doFirst, schedule, handOff, drop
  case doFirstText, scheduleText, handOffText, dropText
  case urgent, notUrgent, important, notImportant
  case matrixSum, matrixFoot, moveTo, quadrants, grades, back, backToMatrix, emptyQuadrant
  case markedUrgent
  case suggestedField, urgentMaybe, importantMaybe, littleTime
  case keysHeading, keyGrade, keyNoGrade, keyStep, keyNumber, keyDelegate, keyStart, keyQuadrant
  case emptyTitle, emptyText, alsoAbcde, alsoMatrix
}
