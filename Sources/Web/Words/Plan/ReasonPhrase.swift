/// Texts about what is proposed and why, by their meaning. Places for values are written `{1}`, `{2}` ….
public enum ReasonPhrase: PhraseTable, Sendable, CaseIterable {
  // Why here.
  case due, dueLater, late, overdue, grade, urgentImportant, important, urgent, mediumImportance, lowImportance, rank
  case fillsGap, onlyGap, missed, moved, movedAway, morning, part, rest, better, although

  // Why not.
  case needsOnePiece, needs, needsBefore, othersFirst, earlierFirst, noRoom, notBefore, recurs, delegated
  case delegatedUntil, eliminated, waitsFor, noWorkingTime, allTaken, takenBy, notConsidered

  // What stands in the way.
  case obstacleGone, obstacleTaskGone, obstacleTaskDone, obstaclePlanned, obstaclePast, obstacleTaken
  case obstacleBlock, obstacleCalendar

  // What became of it.
  case planned, plannedMany, movedMany, removedMany
}
