/// Texts about files and backups. Placeholders are written `{1}`, `{2}` ….
public enum ExchangePhrase: PhraseTable, Sendable, CaseIterable {
  case title, manage, settingsText, unavailable, format

  // Import.
  case importTitle, importText, file, byItself, look, forgotten

  // Import preview.
  case previewTitle, nothingYet, ofFormat, newOne, newMany, knownOne, knownMany, intoList, byName, projects, asTags
  case asLists, lookAgain, dont, importOne, importMany, coming, newList, more, lost, known

  // Export.
  case exportTitle, exportText, list, allLists, withCompleted, download

  // Backups.
  case backupsTitle, backupsText, noBackups, backUpNow

  // Formats.
  case json, ics, csv, todotxt, taskwarrior, todoist, ticktick

  // Losses.
  case notKept, unreadable, shortened, changed, untitled, deleted, repeated, noTask, completed, times, line, sample

  // Errors.
  case empty, tooLarge, tooMany, busy, unknownFormat, packed, notText, notUTF8, syntax, truncated, missing, value,
    newerVersion
}
