/// Texts of planning and closing a day, by their meaning. Places for values are written `{1}`, `{2}` ….
public enum RitualPhrase: PhraseTable, Sendable, CaseIterable {
  // Ways here.
  case planTitle, closeTitle, alsoPlan, alsoClose, planOffer, closeOffer

  // The steps of planning.
  case stepLeft, stepMust, stepFit, stepGo, nothing, blocksOne, blocksMany, next, leave, checkFit, leaveAsIs
  case leftNone, leftHint, mustNone, noTimeYet, scheduledAt, partlyAt
  case beginsAt, runsNow, eventsOne, eventsMany, worksUntil, startFocus, goNothing

  // What becomes of an open task.
  case waysFor, today, tomorrow, delete, skip

  // Closing.
  case closeHeading, sum, sumWorked, sumNone, doneTitle, doneNone, openTitle, openNone
  case addTime, correct, minutesTaken, timeOutOfRange, seeTomorrow, finish
}

extension Words {
  subscript(ritual phrase: RitualPhrase) -> String {
    text(phrase)
  }

  func callAsFunction(ritual phrase: RitualPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }
}
