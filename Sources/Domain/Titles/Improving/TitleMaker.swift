/// Who made a title of the one a task came with.
public enum TitleMaker: String, Sendable, CaseIterable {
  case rules
  /// The page a link leads to.
  case page
  /// The language model.
  case model
}
