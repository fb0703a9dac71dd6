/// Who makes titles better.
public enum TitleMode: String, Sendable, CaseIterable {
  /// Nobody; titles wait until this changes.
  case off
  /// The rules alone.
  case rules
  /// The rules, and a language model where a title does not say what to do after them.
  case model
}
