import Domain

extension Language {
  /// Describes the conflicting entry and the options that use the next gap or allow the overlap.
  func timeTaken(by title: String, next: Instant?) -> String {
    let name = title.isEmpty ? self("an event without a title", "ein Termin ohne Titel") : quoted(title)
    guard let next else {
      return self(
        "\(name) is already there, and no gap in the next 14 days is long enough; --anyway allows the overlap",
        "dort liegt schon \(name), und keine Lücke der nächsten 14 Tage reicht; --anyway erlaubt die Überschneidung")
    }
    let wall = Environment.live().zones.here(next)
    let option = "--at \"\(wall.day.iso) \(wall.time)\""
    return self(
      "\(name) is already there; \(option) uses the next gap, --anyway allows the overlap",
      "dort liegt schon \(name); \(option) nimmt die nächste Lücke, --anyway erlaubt die Überschneidung")
  }
}
