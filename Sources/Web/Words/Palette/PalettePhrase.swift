/// Texts of the command palette, by their meaning. Places for values are written `{1}`, `{2}` ….
public enum PalettePhrase: PhraseTable, Sendable, CaseIterable {
  case title, more, open, hint, lead, results, resultsOne, resultsMany, pages, actions, tasks, searchTasks, searchAll
  case nothing, doneTask, keyOpen

  // Names of what can be reached.
  case completedTasks, exportTasks, backUp, language, theme

  // Other words each is found by.
  case alsoBacklog, alsoAll, alsoCompleted, alsoTrash, alsoSettings, alsoAccounts, alsoCalendar, alsoSync
  case alsoAttention, alsoExchange, alsoTokens, alsoHelp
  case alsoNew, alsoQuick, alsoUndo, alsoRedo, alsoExport, alsoBackUp, alsoLight, alsoDark, alsoAutomatic
  case alsoLanguage
}
