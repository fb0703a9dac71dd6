/// Texts about files and backups, by their meaning. Places for values are written `{1}`, `{2}` ….
public enum ExchangePhrase: PhraseTable, Sendable, CaseIterable {
  case title, manage, settingsText, unavailable, format

  // Reading.
  case importTitle, importText, file, byItself, look, forgotten

  // What would come.
  case previewTitle, nothingYet, ofFormat, newOne, newMany, knownOne, knownMany, intoList, byName, projects, asTags
  case asLists, lookAgain, dont, importOne, importMany, coming, newList, more, lost, known

  // Writing.
  case exportTitle, exportText, list, allLists, withCompleted, download

  // Backups.
  case backupsTitle, backupsText, noBackups, backUpNow

  // Formats.
  case json, ics, csv, todotxt, taskwarrior, todoist, ticktick

  // What was lost.
  case notKept, unreadable, shortened, changed, untitled, deleted, repeated, noTask, completed, times, line, sample

  // What was refused.
  case empty, tooLarge, tooMany, busy, unknownFormat, packed, notText, notUTF8, syntax, truncated, missing, value,
    newerVersion
}
