/// The parts of a title separated by ` | `, ` – `, ` — `, ` · `, ` • ` and ` - `.
struct TitleParts {
  private let title: String
  private var ranges: [Range<String.Index>] = []

  init(_ title: String) {
    self.title = title
    var start = title.startIndex
    for mark in title.indices where Self.marks.contains(title[mark]) && start < mark {
      let (before, after) = (title.index(before: mark), title.index(after: mark))
      guard start < before, title[before] == " ", after < title.endIndex, title[after] == " " else { continue }
      ranges.append(start..<before)
      start = title.index(after: after)
    }
    ranges.append(start..<title.endIndex)
  }

  /// The remaining title.
  var text: Substring {
    guard let first = ranges.first, let last = ranges.last else { return "" }
    return title[first.lowerBound..<last.upperBound]
  }

  /// Removes the name of the site from the end, even if repeated.
  mutating func dropSite(_ site: Site) {
    while ranges.count > 1, let last = ranges.last, site.isNamed(title[last]) { ranges.removeLast() }
  }

  /// Whether the title is generic, with or without the name of the site.
  func saysNothing(_ site: Site) -> Bool {
    if site.isNamed(text) || GenericTitle.isGeneric(text) { return true }
    guard let first = ranges.first else { return true }
    if GenericTitle.isGeneric(title[first]) { return true }
    return ranges.allSatisfy { site.isNamed(title[$0]) || GenericTitle.isGeneric(title[$0]) }
  }

  private static let marks: Set<Character> = ["|", "–", "—", "·", "•", "-"]
}
