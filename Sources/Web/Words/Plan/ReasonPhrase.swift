/// Texts about proposals and their reasons. Placeholders are written `{1}`, `{2}` ….
public enum ReasonPhrase: PhraseTable, Sendable, CaseIterable {
  // Reasons for a slot.
  case due, dueLater, late, overdue, grade, urgentImportant, important, urgent, mediumImportance, lowImportance, rank
  case fillsGap, onlyGap, missed, moved, movedAway, morning, part, rest, better, although

  // Reasons for having no slot.
  case needsOnePiece, needs, needsBefore, othersFirst, earlierFirst, noRoom, notBefore, recurs, delegated
  case delegatedUntil, eliminated, waitsFor, noWorkingTime, allTaken, takenBy, notConsidered

  // Obstacles to accepting.
  case obstacleGone, obstacleTaskGone, obstacleTaskDone, obstaclePlanned, obstaclePast, obstacleTaken
  case obstacleBlock, obstacleCalendar

  // Outcomes.
  case planned, plannedMany, movedMany, removedMany
}
