/// Why a title was changed. The raw values are part of the program interface.
public enum TitleReason: String, Sendable, CaseIterable {
  /// Line breaks, control characters or repeated spaces.
  case whiteSpace = "white space"
  /// `Re:`, `AW:`, `Fwd:` and the like; also `(fwd)` and `[fwd: …]`.
  case replyPrefix = "reply prefix"
  /// `[list-name]`.
  case listTag = "list tag"
  /// Marks that mail servers add in front: `[EXT]`, `***SPAM***`.
  case serverMark = "mail server mark"
  /// A ticket id in brackets moved to the end.
  case ticket = "ticket id"
  case invitation = "invitation"
  case automaticAnswer = "automatic answer"
  /// "remind me to …", `Erinnere mich daran, …`.
  case dictation = "dictation"
  /// `Ruf Mama an`.
  case imperative = "imperative"
  /// An address was replaced with words.
  case link = "link"
  case tracking = "tracking parameters"
  case redirector = "redirector"
  case length = "length"
}
