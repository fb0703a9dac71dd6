/// The response of a language model to a request for a title.
public enum ModelAnswer: Equatable, Sendable {
  /// A title that passed every check.
  case title(String)
  /// Why the answer cannot be used; the title made by the rules is kept.
  case useless(String)
  /// Why there was no answer for this title, and possibly only for this one. It is tried again later.
  case unanswered(String)
  /// Why there is no answer for any title. The title is tried again later.
  case unreachable(String)
}
