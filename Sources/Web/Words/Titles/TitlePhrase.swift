/// Texts of the page about titles.
enum TitlePhrase: PhraseTable, Sendable, CaseIterable {
  case title, lead, toTitles, also, settingsText
  case mode, off, offHint, rules, rulesHint, model, modelHint
  case modelHeading, modelLead, url, urlHint, name, nameHint, spacing, spacingHint, noAddress, check, checkHint
  case pages, pagesHint, on, pagesOff
  case waitingOne, waitingMany, waitingNone
  case improved, improvedNone, was, byModel, byPage, editedSince, restore, restoreNamed, pageLinks
}

extension Words {
  subscript(titles phrase: TitlePhrase) -> String { text(phrase) }

  func callAsFunction(titles phrase: TitlePhrase, _ values: String...) -> String { filled(text(phrase), values) }
}
