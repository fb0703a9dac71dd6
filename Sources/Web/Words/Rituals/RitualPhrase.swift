/// Texts of the daily planning and shutdown. Placeholders are written `{1}`, `{2}` ….
public enum RitualPhrase: PhraseTable, Sendable, CaseIterable {
  // Titles, offers and search words.
  case planTitle, closeTitle, alsoPlan, alsoClose, planOffer, closeOffer

  // The steps of planning.
  case stepLeft, stepMust, stepFit, stepGo, nothing, blocksOne, blocksMany, next, leave, checkFit, leaveAsIs
  case leftNone, leftHint, mustNone, noTimeYet, scheduledAt, partlyAt
  case beginsAt, runsNow, eventsOne, eventsMany, worksUntil, startFocus, goNothing

  // Actions on an unfinished task.
  case waysFor, today, tomorrow, delete, skip

  // The shutdown.
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
