extension GermanFrame.Command {
  /// Whether the words form a single sentence, so that a verb at the end applies to all of them.
  var isOneSentence: Bool {
    if object.count > 2, let end = object.last, object[object.count - 2].key == "und", end.isLower,
      object.contains(where: { $0.isUpper })
    {
      return false
    }
    if object.contains(where: { Self.joining.contains($0.key) || Self.isMarked($0) }) { return false }
    for index in object.indices.dropLast() {
      if object[index].after.utf8.contains(UInt8(ascii: ",")), !isListed(index) { return false }
      if object[index].after.contains(where: { ".!?;:".contains($0) }), object[index].key.count > 3 { return false }
      if object[index].key == "und" || object[index].after.utf8.contains(UInt8(ascii: ",")),
        GermanImperative.of(object[index + 1].key) != nil,
        object[index + 1].isLower
      {
        return false
      }
    }
    return !Self.names.contains(key + " " + object.map { $0.key }.joined(separator: " "))
  }

  /// Returns true for items of a list: `Milch, Brot`.
  private func isListed(_ index: Int) -> Bool {
    let isSmall = object.allSatisfy { !$0.isUpper }
    return !GermanParticles.has(object[index].key) && (object[index + 1].isUpper || isSmall)
  }

  /// Words that begin another sentence.
  private static let joining: Set<String> = ["oder", "sonst", "ansonsten", "aber", "denn", "sondern"]

  private static func isMarked(_ word: TitleWord) -> Bool {
    let marks = word.before + word.after
    return marks.utf8.contains { "()[]{}:;".utf8.contains($0) }
  }

  /// Returns true if a verb particle is not at the end of the sentence: `mach das Licht aus und die Tür zu`.
  static func strays(_ words: ArraySlice<TitleWord>) -> Bool {
    words.indices.dropFirst().contains { index in
      guard words[index].isLower, GermanParticles.has(words[index].key) else { return false }
      guard index + 1 < words.endIndex else { return wandering.contains(words[index].key) }
      let next = words[index + 1]
      if wandering.contains(words[index].key) { return words[index].key != "ab" || next.isLower }
      return following.contains(next.key)
    }
  }

  /// Verb particles that are not prepositions.
  private static let wandering: Set<String> = [
    "ab", "her", "hin", "los", "weg", "heraus", "herein", "herum", "herunter", "hinaus", "hinein", "hinunter", "ran",
    "rauf", "raus", "rein", "rum", "runter", "rueber", "drauf", "dran", "vorbei", "hinzu", "zurueck",
  ]
  /// Words that do not follow a preposition.
  private static let following: Set<String> = [
    "und", "in", "im", "ins", "zum", "zur", "am", "an", "auf", "fuer", "bei", "beim", "von", "vom", "wegen", "heute",
    "nach", "es", "ich",
  ]

  /// Idioms and names.
  private static let names: Set<String> = [
    "frag den staat", "nimm das", "schreib mal wieder", "schau mal", "lies das",
  ]
}
