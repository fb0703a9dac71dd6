/// Texts of the day and week plan. Placeholders are written `{1}`, `{2}` ….
public enum DayPhrase: PhraseTable, Sendable, CaseIterable {
  // The parts of the page.
  case plan, dayPlan, axis, views, dayTab, weekTab, otherDays, otherWeeks, dayBefore, dayAfter, weekBefore
  case weekAfter, todayLink, thisWeek, tomorrowLink, nextWeek, view, jumpTo, jump, smaller, larger, wholeDay
  case hoursInUse, workingHours, dayHeading, dayHeadingYear, weekIn, weekAcross, weekYear, weekNumber

  // A timeline.
  case blocksOf, allDay, now, fromTo, fromOn, until, allTheTime, gap, gapIs, notBusy, block, blockEvent, onlyShow,
    onlyShowEvent, onlyRead, pinned
  case planned, running, missed, done, over, toNextGap, toNextGapOf, dayOff, dayOver, nothingPast
  case nothingPlanned, dueAt, wasDueAt

  // Capacity.
  case proposed, free, goneIs, outsideIs, availableIs, actualIs, overBy, plannedOf, of, offDay, noTime
  case fitsToday, fitsThatDay, usedOf, freeToday, scheduleFirst, acceptChange, acceptChanges
  case overHelp, anotherDay, shorter, drop, dayIsOver, roomAfter, moveThere, seeDay

  // Missed blocks.
  case missedOne, missedMany, moreMissed, unschedule, markDone

  // Unscheduled tasks.
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

  // Scheduling a task.
  case already, nextGaps, noGaps, noGapsTitle, fitsExactly, leavesFree, ownTime, day, time, minutes
  case evenIfTaken, schedule, otherGaps, whatFits, freeAt, fitting, longer, partOf, oneMore, placeAnyway
  case nextGapAt

  // A block's page.
  case moveBlock, backTo, whenTitle, earlierBy, laterBy, shorterBy, longerBy, makePinned, unpin, pinnedText,
    unpinnedText
  case onlyReadText, itsTask, anotherBlock, deleteTheTask, noTask, taskNotHere

  // Outcomes.
  case scheduledAt, rescheduledAt, freed, alsoCompletedOne, alsoCompletedMany, onPlan, alsoDuration

  // Search words for the palette.
  case alsoPlan, week, alsoWeek, alsoPropose
}
