/// Texts of quick add. Placeholders are written `{1}`, `{2}` ….
public enum CapturePhrase: PhraseTable, Sendable, CaseIterable {
  case add, moreFields, understood, spoken, fact
  case reject, accept, choose, orElse, leftover, factWithLeftover, overruled
  case list, tag, until, anchor, completion
  case openAdded
}
