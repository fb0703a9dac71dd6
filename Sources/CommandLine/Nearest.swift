/// Returns the candidate closest to a mistyped word, or nil if more than a third of its letters differ. One differing
/// letter is always allowed.
func nearest(to word: String, among candidates: [String]) -> String? {
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(Array(word.utf8), Array(candidate.utf8))
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  guard let best, best.distance <= max(1, word.utf8.count / 3) else { return nil }
  return best.candidate
}

/// Returns the number of bytes to insert, remove, replace or swap with a neighbour to turn one word into the other.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var older: [Int] = []
  var previous = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, older[j - 1] + 1) }
      row.append(cost)
    }
    (older, previous) = (previous, row)
  }
  return previous[b.count]
}
