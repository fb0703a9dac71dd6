/// The language of the server's own pages.
enum PageLanguage: String, Sendable {
  case german = "de"
  case english = "en"

  /// Chooses the language an `Accept-Language` field prefers (RFC 9110, section 12.5.4); English if it contains
  /// neither.
  init(preferred header: String?) {
    var best: (language: PageLanguage, weight: Int)?
    for entry in (header ?? "").lowercased().split(separator: ",") {
      let parts = entry.split(separator: ";").map { $0.drop { $0 == " " } }
      let tag = parts.first?.prefix { $0.isASCII && $0.isLetter } ?? ""
      guard let language = PageLanguage(rawValue: String(tag)) else { continue }
      let weight = parts.dropFirst().first.map(Self.thousandths) ?? 1000
      if weight > best?.weight ?? 0 { best = (language, weight) }
    }
    self = best?.language ?? .english
  }

  /// Parses `q=0.8` as 800.
  private static func thousandths(_ quality: Substring) -> Int {
    guard quality.hasPrefix("q=") else { return 1000 }
    let digits = quality.dropFirst(2).filter { $0 != "." }
    return Int((digits + "000").prefix(4)) ?? 0
  }
}
