/// Derives a browser and system name from a `User-Agent` field, such as `Firefox · Linux`. Uses only names listed here,
/// so that the field cannot inject text into a page.
enum BrowserName {
  /// Sorted by precedence, because most browsers also claim to be others.
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
