import Domain

extension Language {
  /// What is there, and which options take the next gap or the time all the same.
  func timeTaken(by title: String, next: Instant?) -> String {
    let name = title.isEmpty ? self("an event without a title", "ein Termin ohne Titel") : quoted(title)
    guard let next else {
      return self(
        "\(name) is there already, and no gap of the next 14 days is long enough; --anyway takes the time all the same",
        "da ist schon \(name), und keine Lücke der nächsten 14 Tage ist lang genug; --anyway nimmt die Zeit trotzdem")
    }
    let wall = Environment.live().zones.here(next)
    let option = "--at \"\(wall.day.iso) \(wall.time)\""
    return self(
      "\(name) is there already; \(option) takes the next gap, --anyway takes the time all the same",
      "da ist schon \(name); \(option) nimmt die nächste Lücke, --anyway nimmt die Zeit trotzdem")
  }
}
