extension GermanFrame {
  /// Changes `Ruf Mama an` to `Mama anrufen`. Returns nil if the first word could be a noun, or if the last one is
  /// already a verb.
  static func imperative(_ words: ArraySlice<TitleWord>, isPolite: Bool) -> FrameCore? {
    guard let first = words.first, first.after.isEmpty, let verb = GermanImperative.of(first.key) else { return nil }
    var reader = FrameReader(words.dropFirst())
    let isAddressed = reader.take(oneOf: ["dich", "dir", "euch"])
    // `Stell dir vor` is an idiom.
    if isAddressed, first.key.hasPrefix("stell"), reader.first == "vor" { return nil }
    let isAsked = reader.rest.count > 1 && reader.rest.last.map { $0.key == "bitte" && $0.before.isEmpty } == true
    if isAsked { reader.rest = reader.rest.dropLast() }
    if reader.rest.count > 2, reader.rest.dropLast().last?.key == "bitte", let last = reader.rest.last {
      reader.rest = (reader.rest.dropLast(2) + [last])[...]
    }
    let start = reader.rest
    reader.skip(["bitte", "noch", "unbedingt", "mal", "doch"])
    let saysMore = start.prefix(start.count - reader.rest.count).contains { $0.key != "mal" }
    if reader.rest.count > 1 { _ = reader.take("mir") || reader.take("uns") }
    var command = Command(
      key: first.key, verb: verb, isSure: verb.isPlain || first.isLower && Command.rarelyNouns.contains(first.key),
      hasEvidence: isPolite || isAddressed || isAsked || saysMore, object: Array(reader.rest))
    command.splitOffClause()
    command.splitOffBrackets()
    return command.infinitive.map { FrameCore($0, .imperative) }
  }

  /// An imperative and its object.
  struct Command {
    let key: String
    let verb: GermanImperative
    /// Whether the first word cannot be a noun.
    let isSure: Bool
    /// Whether other words show that it is a request.
    let hasEvidence: Bool
    var object: [TitleWord]
    /// A clause at the end: `…, ob er kommt`.
    var clause: [TitleWord] = []
    /// Words in brackets at the end: `(bis Freitag)`.
    var brackets: [TitleWord] = []

    static let rarelyNouns: Set<String> = [
      "kauf", "mach", "schick", "putz", "wasch", "leg", "meld", "frage", "sage", "rufe",
    ]

    mutating func splitOffClause() {
      let index = object.indices.first { index in
        guard index + 1 < object.count else { return false }
        let next = object[index + 1].key
        if object[index].after.isEmpty { return Command.unmarked.contains(next) && Command.asking.contains(key) }
        return object[index].after == ","
          && (GermanFrame.opensClause(next) || ["bevor", "um", "damit", "falls"].contains(next))
      }
      guard let index else { return }
      clause = Array(object[(index + 1)...])
      object = Array(object[...index])
    }

    /// Verbs and conjunctions between which dictation omits the comma: `Frag Tom ob er kommt`.
    private static let asking: Set<String> = ["frag", "frage", "sag", "sage", "schreib", "schreibe"]
    private static let unmarked: Set<String> = ["ob", "dass", "wann", "warum"]

    mutating func splitOffBrackets() {
      guard clause.isEmpty, object.last?.after == ")", let open = object.lastIndex(where: { $0.before == "(" }),
        open > 0
      else { return }
      brackets = Array(object[open...])
      object = Array(object[..<open])
    }

    var infinitive: [TitleWord]? {
      guard let last = object.last.map({ FrameCore.withoutEnd($0) }), !last.key.isEmpty, isOneSentence else {
        return nil
      }
      let body = Array(object.dropLast()) + [last]
      if last.isInfinitive {
        return key.hasPrefix("geh") && key.count < 5 && body.count == 1 ? body + [TitleWord("gehen")] : nil
      }
      guard let words = separated(body) ?? parted(body) ?? plain(body) else { return nil }
      guard !clause.isEmpty, let verb = words.last else { return words + brackets }
      return words.dropLast() + [TitleWord(verb.text + ",")] + clause
    }

    /// Reads an object with a particle at the end: `… an`.
    private func separated(_ body: [TitleWord]) -> [TitleWord]? {
      guard body.count > 1, let last = body.last, GermanParticles.has(last.key), let first = body.first else {
        return nil
      }
      if Command.strays(body.dropLast()) { return nil }
      if last.key == "bescheid" { return Array(body) + [TitleWord(verb.infinitive)] }
      guard last.isLower,
        isSure || hasEvidence || GermanFrame.articles.contains(first.key) || Command.calling.contains(key),
        !["es", "mich", "dich", "uns"].contains(first.key)
      else { return nil }
      return Array(body.dropLast()) + [TitleWord(last.core + verb.infinitive)]
    }

    private static let calling: Set<String> = [
      "ruf", "rufe", "mach", "schick", "leg", "zieh", "meld", "lad", "lade", "druck", "drucke", "haeng",
    ]

    /// Reads an object with a particle before other words: `… an wegen Sonntag`.
    private func parted(_ body: [TitleWord]) -> [TitleWord]? {
      guard isSure || hasEvidence || Command.calling.contains(key), body.count > 3 else { return nil }
      let index = body.indices.dropFirst().dropLast().first { index in
        GermanParticles.has(body[index].key) && body[index].isLower && Command.behind.contains(body[index + 1].key)
      }
      guard let index else { return nil }
      return body[..<index] + body[(index + 1)...] + [TitleWord(body[index].core + verb.infinitive)]
    }

    private static let behind: Set<String> = ["wegen", "morgen", "heute", "uebermorgen", "am", "bis"]

    /// Reads an object without a particle.
    private func plain(_ body: [TitleWord]) -> [TitleWord]? {
      guard let first = body.first, body.count > 1 || !GermanParticles.has(first.key), !first.text.holds("://") else {
        return nil
      }
      if Command.strays(body[...]) { return nil }
      let article = GermanFrame.articles.contains(first.key)
      if Command.needingMore.contains(key) {
        guard
          hasEvidence && !Command.talking.contains(key)
            || Command.talking.contains(key) && Command.unmarked.contains(clause.first?.key ?? "")
            || body.contains(where: { GermanFrame.articles.contains($0.key) }) && first.key != "es",
          !Command.talking.contains(key) || !clause.isEmpty
        else { return nil }
      } else if key == "geh" || key == "gehe" {
        guard ["zum", "zur", "nach", "in", "ins"].contains(first.key), body.last?.key != "dich" else { return nil }
      } else if !isSure, !hasEvidence, !article, !isErrand(body) {
        return nil
      }
      if ["es", "mich", "auf", "aus", "ab", "des"].contains(first.key), !hasEvidence { return nil }
      if first.key == "der", !hasEvidence, !verb.isPlain || !Command.giving.contains(key) { return nil }
      return body + [TitleWord(verb.infinitive)]
    }

    /// Returns true for `Kauf Blumen für Oma`, which is a request; the noun would need `von`, as in `Kauf von Blumen`.
    private func isErrand(_ body: [TitleWord]) -> Bool {
      key == "kauf" && body.dropFirst().dropLast().contains { $0.key == "fuer" } && body.allSatisfy { $0.key != "von" }
    }

    /// Verbs that occur in many idioms.
    private static let needingMore: Set<String> = [
      "gib", "nimm", "bring", "bringe", "hol", "hole", "mach", "mache", "lege", "leg", "stell", "stelle", "ziehe",
      "setze", "fuege", "fueg",
      "schalte", "bereite", "leite", "packe", "sag", "sage", "schau", "schaue", "sieh", "melde",
    ]
    /// Verbs that a recipient may follow: `Schreib der Lehrerin`.
    private static let giving: Set<String> = [
      "schreib", "schreibe", "schicke", "sende", "antworte", "gratuliere", "gratulier", "hilf", "zahle", "ueberweise",
      "ueberweis", "kaufe", "besorge", "besorg",
    ]
    private static let talking: Set<String> = ["sag", "sage", "schau", "schaue", "sieh"]
  }
}
