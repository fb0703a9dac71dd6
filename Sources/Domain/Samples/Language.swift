/// The languages every visible text exists in.
public enum Language: String, Sendable, CaseIterable {
  case german = "de"
  case english = "en"
}
