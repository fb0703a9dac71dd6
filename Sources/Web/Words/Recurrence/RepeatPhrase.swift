/// The building blocks of sentences about recurrence. Placeholders are written `{1}`, `{2}` ….
public enum RepeatPhrase: PhraseTable, Sendable, CaseIterable {
  // Frequency.
  case everyDay, everyDays
  case everyWeek, everyWeeks
  case everyMonth, everyMonths
  case everyYear, everyYears
  case everyHour, everyHours
  case everyMinute, everyMinutes
  case everySecond, everySeconds
  case everyWeekdays
  case everyWorkday

  // Days.
  case and, or
  case onWeekdays
  case ifWeekday
  case onDay, onLastDay, onDayFromEnd
  case dayOfMonth
  case clipped
  case nthWeekday
  case weekdayFromEnd
  case last, secondToLast
  case workday
  case inMonths
  case dayOfYear, dayFromYearEnd
  case week, weekFromEnd, weekdaysOfWeek, weekdaysOfWeeks
  case hours, minutes, seconds
  case atTimes
  case onlyOfThese
  case position, positionFromEnd

  // Ends and other details.
  case until
  case onceMore, timesMore, once, times
  case fromCompletion
  case eachMissed
  case movedFrom
  case exceptOne, exceptMany
  case foreignRule
}
