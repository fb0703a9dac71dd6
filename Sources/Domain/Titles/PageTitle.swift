/// What a page on the web says it is called.
public enum PageTitle: Equatable, Sendable {
  case title(String)
  /// Why there is none that says anything; the words of the address stay.
  case none(String)
}
