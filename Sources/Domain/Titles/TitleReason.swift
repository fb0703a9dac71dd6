/// Why a title was changed. Raw values are what programs read.
public enum TitleReason: String, Sendable, CaseIterable {
  /// Line breaks, control characters, spaces in a row.
  case whiteSpace = "white space"
  /// `Re:`, `AW:`, `Fwd:` and the like, also `(fwd)` and `[fwd: …]`.
  case replyPrefix = "reply prefix"
  /// `[list-name]`.
  case listTag = "list tag"
  /// What servers on the way wrote in front: `[EXT]`, `***SPAM***`.
  case serverMark = "mail server mark"
  /// A ticket id in brackets went to the end.
  case ticket = "ticket id"
  case invitation = "invitation"
  case automaticAnswer = "automatic answer"
  /// “remind me to …”, „Erinnere mich daran, …“.
  case dictation = "dictation"
  /// „Ruf Mama an“.
  case imperative = "imperative"
  /// An address became words.
  case link = "link"
  case tracking = "tracking parameters"
  case redirector = "redirector"
  case length = "length"
}
