extension GermanFrame {
  /// Reads `Mir ist eingefallen, dass ich …`, `Merk dir, dass …`, `Ich habe vergessen, …`.
  static func recalling(_ start: FrameReader) -> FrameCore? {
    var reader = start
    guard takeRecall(&reader), reader.rest.count > 1 else { return nil }
    reader.skipMarks()
    return clause(reader.rest).map { FrameCore($0) }
  }

  private static func takeRecall(_ reader: inout FrameReader) -> Bool {
    if reader.take("mir") { return takeIdea(&reader) }
    if reader.take("merk", "dir") || reader.take("merke", "dir") {
      reader.skip(soft)
      return opensStatement(reader)
    }
    guard reader.take("ich") else { return false }
    if reader.take("glaube") || reader.take("glaub") || reader.take("denke") || reader.take("denk") {
      return opensStatement(reader)
    }
    guard reader.take("hab") || reader.take("habe") else { return false }
    reader.skip(fillers)
    return reader.take("vergessen") || reader.take("vor")
  }

  /// Reads `mir ist gerade eingefallen`, `mir fällt noch ein`.
  private static func takeIdea(_ reader: inout FrameReader) -> Bool {
    let isPast = reader.take("ist")
    guard isPast || reader.take("faellt") else { return false }
    reader.skip(soft.union(["gerade", "grad", "grade", "eben"]))
    return isPast ? reader.take("eingefallen") : reader.take("ein")
  }

  /// Returns true if `dass ich …` or `ich muss …` comes next, so that the words after it are not a name.
  private static func opensStatement(_ reader: FrameReader) -> Bool {
    if reader.first == "dass" { return true }
    return ["ich", "wir"].contains(reader.first) && modals.contains(reader.second)
  }

  /// Reads `Kannst du mir bitte aufschreiben, dass …`.
  static func writtenDown(_ start: FrameReader) -> FrameCore? {
    var reader = start
    reader.skip(soft)
    guard reader.take(oneOf: ["aufschreiben", "notieren", "merken"]), opensStatement(reader) else { return nil }
    return clause(reader.rest).map { FrameCore($0) }
  }

  /// Reads `Neue Aufgabe: …`, `Erstelle eine Aufgabe …`, `Notiere: …`, `Schreib auf: …`.
  static func creating(_ start: FrameReader) -> FrameCore? {
    var reader = start
    if reader.take("erstelle") || reader.take("erstell") {
      guard reader.take("eine") || reader.take("einen"), takeKind(&reader) else { return nil }
      reader.skipMarks()
      guard let last = reader.rest.last, reader.rest.count > 1 else { return nil }
      return FrameCore.withoutEnd(last).isInfinitive ? clause(reader.rest).map { FrameCore($0) } : nil
    }
    let isAnnounced =
      (reader.take("neue") || reader.take("neuer")) && takeKind(&reader)
      || reader.take("notiere") || reader.take("notier") || reader.take("schreib", "auf")
    guard isAnnounced, reader.isParted(after: start.rest) else { return nil }
    reader.skipMarks()
    return (clause(reader.rest) ?? thingOrNone(reader.rest)).map { FrameCore($0) }
  }

  private static func takeKind(_ reader: inout FrameReader) -> Bool {
    _ = reader.take("neue") || reader.take("neuen")
    return reader.take(oneOf: ["aufgabe", "erinnerung", "notiz", "todo", "to-do", "eintrag"])
  }
}
