/// How titles are improved.
public enum TitleMode: String, Sendable, CaseIterable {
  /// Not at all; titles wait until the mode changes.
  case off
  /// By the rules alone.
  case rules
  /// By the rules, and by a language model if a title still does not say what to do.
  case model
}
