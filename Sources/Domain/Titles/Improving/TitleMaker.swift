/// The source of an improved title.
public enum TitleMaker: String, Sendable, CaseIterable {
  case rules
  /// The web page a link points to.
  case page
  /// The language model.
  case model
}
