/// Texts of the task form. Placeholders are written `{1}`, `{2}` ….
public enum FormPhrase: PhraseTable, Sendable, CaseIterable {
  // Choices.
  case urgency, notUrgent, urgent
  case type, income, maintenance, maintenanceHyphenated, recharge, learning, givingBack
  case grade, noGrade, subPriority, delegatedTo
  case parent, noParent, otherParent, otherParentHint, parentUnclear, parentNowhere

  // Tags.
  case newTag, addTag, removeTag, tagsHint, tagAdded, tagRemoved, tagDuplicate

  // Days.
  case notBefore, notBeforeHint, scope, wholeSeries, onlyThis

  // Recurrence.
  case never, daily, weekly, biweekly, monthly, yearly, custom, keep
  case weekdays, weekdaysHint, monthDay, dueMonthDay, nthDay, lastDay
  case nthLabel, nthNone, nthFirst, nthSecond, nthThird, nthFourth, nthLast, nthWeekday
  case every, unit, days, weeks, months, years
  case anchor, bySchedule, afterCompletion, missed, skipMissed, eachMissed
  case next, ruleOfOthers, replaceHint
  case ends, endsNever, endsOnDay, endsAfter, endDay, endCount, times

  // Errors.
  case intervalOutOfRange

  // Changes made elsewhere.
  case elsewhereOne, elsewhereMany, elsewhereHint, elsewhereIs, elsewhereEmpty, takeOther, meanwhile
  case goneTitle, goneText, createAnew

  // About the task.
  case createdOn, changedOn, timeSpent, source, originalTitle, restoreTitle, blocks, blockOn
  case soFar, doneOn, skippedOn, deleteSeries
}
