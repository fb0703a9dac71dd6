/// The languages of the user interface.
public enum Language: String, Sendable, CaseIterable {
  case german = "de"
  case english = "en"
}
