/// The pieces a repetition is told with. Places for values are written `{1}`, `{2}` ….
public enum RepeatPhrase: PhraseTable, Sendable, CaseIterable {
  // How often.
  case everyDay, everyDays
  case everyWeek, everyWeeks
  case everyMonth, everyMonths
  case everyYear, everyYears
  case everyHour, everyHours
  case everyMinute, everyMinutes
  case everySecond, everySeconds
  case everyWeekdays
  case everyWorkday

  // On which days.
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

  // What else.
  case until
  case onceMore, timesMore, once, times
  case fromCompletion
  case eachMissed
  case movedFrom
  case exceptOne, exceptMany
  case foreignRule
}
