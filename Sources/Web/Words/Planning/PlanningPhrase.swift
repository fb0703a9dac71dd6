/// Texts about calendars, time blocks and recurring tasks. Placeholders are written `{1}`, `{2}` ….
public enum PlanningPhrase: PhraseTable, Sendable, CaseIterable {
  // Recurring tasks.
  case skip, skipHint, skipped

  // Calendars.
  case calendars, calendarsLead, noCalendars, subscribed, calendarOf, takesBlocks, removeCalendar
  case blocking, blockingOf, blockingHint, blocksAll, blocksTimed, blocksNone
  case removeQuestion, removeText, calendarGone

  // A new subscription.
  case subscribe, subscribeLead, address, addressHint, name, nameHint, subscribeNow, notSubscribed
  case addressMissing, addressUnusable, alreadySubscribed, noCalendarThere, wantsPassword, untrusted, movedTo

  // Problems with a subscription.
  case gone, hasMoved, passwordNow, refused, distrusted, toCalendars

  // Settings.
  case onSchedule, staysOpen, countsAsDone, blockCalendar, blockCalendarHint, chosenByItself, noneFound
  case onlyHere, takesNone

  case workingHours, workingHoursHint, hoursFrom, hoursUntil, breakFrom, breakUntil, hoursKept, hoursIncomplete
  case planBy, planByHint, byOrder, byPoints
  case grid, gridHint, buffer, bufferHint, eventBufferBefore, eventBufferAfter, eventBufferHint, splitting,
    splittingHint, minChunk, morningTypes, morningHint
  case transparency, transparencyHint, busyTime, freeTime, on, off, minutes

  // The time zone.
  case zone, zoneHint, zoneNow, zoneDiffers, zoneUse, zoneKeep

  // Errors in working hours.
  case hoursUnreadable, hoursRepeated, hoursOverlapping, hoursTooMany

  // Scheduling.
  case timeTaken

  // Held deletions.
  case blocksQuestion, questionChanged
}
