/// Texts of the weekly review and the estimates page. Placeholders are written `{1}`, `{2}` ….
public enum ReviewPhrase: PhraseTable, Sendable, CaseIterable {
  // The heading.
  case title, otherWeeks, thisWeek, toWeek, jumpTo, jump, also, reviewWeek

  // Planned time.
  case totals, nothingPlanned, planned, done, plannedPlot, dayPlot, asTable, day, withoutTask, plannedNote
  case knownSince, emptyText

  // Time spent.
  case timeByType, timeByList, recordedNote, doneNote, nothingRecorded, share, type, list, time, part, listGone, rest

  // Postponed and completed tasks.
  case postponedOne, postponedMany, postponedNone, postponedNote, timesOne, timesMany, schedule, completedOne
  case completedMany, completedNone, untimedOne, untimedMany, unplannedOne, unplannedMany, noTime

  // Estimates.
  case estimates, estimatesAlso, estimatesLead, tooFew, ratio, timesAsLong, headline, headlineEven
  case samplesMany, dots, spreadPlot, halfAsLong, asEstimated, twiceAsLong, median, moreOnEstimates
  case group, tasks, estimated, took, everything, figuresNote

  // Suggestions while estimating.
  case advice, adviceOf, adviceTaken, useMinutes
}
