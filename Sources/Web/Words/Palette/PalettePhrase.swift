/// Texts of the command palette. Placeholders are written `{1}`, `{2}` ….
public enum PalettePhrase: PhraseTable, Sendable, CaseIterable {
  case title, more, open, hint, lead, results, resultsOne, resultsMany, pages, actions, tasks, searchTasks, searchAll
  case nothing, doneTask, keyOpen

  // Names of pages and actions.
  case completedTasks, exportTasks, backUp, language, theme

  // Additional search words.
  case alsoBacklog, alsoAll, alsoCompleted, alsoTrash, alsoSettings, alsoAccounts, alsoCalendar, alsoSync
  case alsoAttention, alsoExchange, alsoTokens, alsoHelp
  case alsoNew, alsoQuick, alsoUndo, alsoRedo, alsoExport, alsoBackUp, alsoLight, alsoDark, alsoAutomatic
  case alsoLanguage
}
