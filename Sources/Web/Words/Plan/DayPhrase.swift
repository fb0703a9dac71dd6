/// Texts of the plan of days and weeks, by their meaning. Places for values are written `{1}`, `{2}` ….
public enum DayPhrase: PhraseTable, Sendable, CaseIterable {
  // The page's parts.
  case plan, dayPlan, axis, views, dayTab, weekTab, otherDays, otherWeeks, dayBefore, dayAfter, weekBefore
  case weekAfter, todayLink, thisWeek, tomorrowLink, nextWeek, view, jumpTo, jump, smaller, larger, wholeDay
  case hoursInUse, workingHours, dayHeading, dayHeadingYear, weekIn, weekAcross, weekYear, weekNumber

  // A timeline.
  case blocksOf, allDay, now, fromTo, fromOn, until, allTheTime, gap, gapIs, notBusy, block, blockEvent, onlyShow,
    onlyShowEvent, onlyRead, pinned
  case planned, running, missed, done, over, toNextGap, toNextGapOf, dayOff, dayOver, nothingPast
  case nothingPlanned, dueAt, wasDueAt

  // How much a day holds.
  case proposed, free, goneIs, outsideIs, availableIs, actualIs, overBy, plannedOf, of, offDay, noTime
  case fitsToday, fitsThatDay, usedOf, freeToday, scheduleFirst, acceptChange, acceptChanges
  case overHelp, anotherDay, shorter, drop, dayIsOver, roomAfter, moveThere, seeDay

  // What was missed.
  case missedOne, missedMany, moreMissed, unschedule, markDone

  // Beside the timeline.
  case trayLabel, tasksOne, tasksMany, trayEmpty, trayNoTasks, moreInBacklog, scheduleTask, scheduleEntry, keySchedule

  // A proposal.
  case howManyDays, daysOne, daysMany, planMyDay, planRest, planThisDay, planTheseDays
  case daysUntil, planning, proposal, proposalFor
  case keptCount, movedCount, newCount, unscheduledCount
  case proposalDays, outside, notSaved, nothingToPlan, acceptAll, discard, acceptOne, rejectOne
  case isProposed, wouldMove, wouldGo, onDay, removals, leftOutOne, leftOutMany, andMore, planGone
  case pressingOne, pressingMany, wayFirst, wayGrade, wayShorten, wayPostpone, waySplit, wayFor
  case nothingFits, keptTitle, movedTitle, newTitle, isNew, movedFrom, moreAtOnceOne, moreAtOnceMany, waitingOne,
    waitingMany

  // When a task shall be done.
  case already, nextGaps, noGaps, noGapsTitle, fitsExactly, leavesFree, ownTime, day, time, minutes
  case evenIfTaken, schedule, otherGaps, whatFits, freeAt, fitting, longer, partOf, oneMore, placeAnyway
  case nextGapAt

  // One block.
  case moveBlock, backTo, whenTitle, earlierBy, laterBy, shorterBy, longerBy, makePinned, unpin, pinnedText,
    unpinnedText
  case onlyReadText, itsTask, anotherBlock, deleteTheTask, noTask, taskNotHere

  // What happened.
  case scheduledAt, rescheduledAt, freed, alsoCompletedOne, alsoCompletedMany, onPlan, alsoDuration

  // Ways here from elsewhere.
  case alsoPlan, week, alsoWeek, alsoPropose
}
