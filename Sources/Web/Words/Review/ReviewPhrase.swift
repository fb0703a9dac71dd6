/// Texts of the review of a week and of the page of estimates, by their meaning. Places for values are written `{1}`,
/// `{2}` ….
public enum ReviewPhrase: PhraseTable, Sendable, CaseIterable {
  // The head.
  case title, otherWeeks, thisWeek, toWeek, jumpTo, jump, also, reviewWeek

  // What was planned.
  case totals, nothingPlanned, planned, done, plannedPlot, dayPlot, asTable, day, withoutTask, plannedNote
  case knownSince, emptyText

  // Where the time went.
  case timeByType, timeByList, recordedNote, doneNote, nothingRecorded, share, type, list, time, part, listGone, rest

  // What was postponed and completed.
  case postponedOne, postponedMany, postponedNone, postponedNote, timesOne, timesMany, schedule, completedOne
  case completedMany, completedNone, untimedOne, untimedMany, unplannedOne, unplannedMany, noTime

  // Estimates.
  case estimates, estimatesAlso, estimatesLead, tooFew, ratio, timesAsLong, headline, headlineEven
  case samplesMany, dots, spreadPlot, halfAsLong, asEstimated, twiceAsLong, median, moreOnEstimates
  case group, tasks, estimated, took, everything, figuresNote

  // Where one estimates.
  case advice, adviceOf, adviceTaken, useMinutes
}
