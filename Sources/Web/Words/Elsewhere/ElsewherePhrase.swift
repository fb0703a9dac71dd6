/// Texts about capturing from other pages and programs, and about several lines at once. Placeholders are written
/// `{1}`, `{2}` ….
public enum ElsewherePhrase: PhraseTable, Sendable, CaseIterable {
  case saveTitle, saveLead, linkField, parse, captured, already, alreadyText, again, closing, nothingSent, tooLong
  case pageTitle, pageLead, show, also, browserTitle, browserText, browserKey, bookmarkName, bookmarkField,
    bookmarkDrag, byHand
  case copy, copied, appTitle, appText, appStep1, appStep2, appStep3, tokenTitle, tokenText, address, localOnly
  case makeToken, iosTitle, iosStep1, iosStep2, iosStep3, iosStep4, androidTitle, androidStep1, androidStep2
  case androidStep3, linesTitle, linesLead, linesField, linesGo, linesOne, linesMany, linesReason, tickedOne
  case tickedMany, makeOfOne, makeOfMany, asOne, linesMore, linesNone, linesTooMany, lineTooLong, linesAlso
  case backToText, editLines, oneReason, mailTitle, mailText, folderTitle, folderText, folderNone, folderSet
  case addedAs, addedMany, appName, appDescription
}
