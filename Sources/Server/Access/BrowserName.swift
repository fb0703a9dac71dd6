/// What a browser and its system are called, by a `User-Agent` field, such as `Firefox · Linux`. Only names known here are
/// taken over, so that the field cannot put words on a page.
enum BrowserName {
  /// In the order they are looked for: most browsers also claim to be others.
  private static let browsers = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrom", "Chrome"), ("Epiphany/", "Epiphany"), ("Safari/", "Safari"),
    ("curl/", "curl"), ("Python-urllib/", "Python"),
  ]

  private static let systems = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
    ("Mac OS X", "macOS"), ("Linux", "Linux"), ("BSD", "BSD"),
  ]

  static func read(_ field: String?) -> String {
    guard let field = field?.utf8.prefix(1_000), let text = String(field) else { return "" }
    return [browsers, systems].compactMap { names in names.first { text.contains($0.0) }?.1 }.joined(separator: " · ")
  }
}
