/// The title that a web page declares.
public enum PageTitle: Equatable, Sendable {
  case title(String)
  /// Why there is no meaningful title; the words of the address are used instead.
  case none(String)
}
