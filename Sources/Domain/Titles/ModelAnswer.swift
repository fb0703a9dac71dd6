/// What a language model said when it was asked for a title.
public enum ModelAnswer: Equatable, Sendable {
  /// A title that has passed every check.
  case title(String)
  /// Why the answer cannot be used; the title the rules made stays.
  case useless(String)
  /// Why there was no answer to this title, perhaps to this alone; it is left for later.
  case unanswered(String)
  /// Why there is no answer to any title; the title is left for later.
  case unreachable(String)
}
