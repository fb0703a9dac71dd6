/// The parts of a title between ` | `, ` – `, ` — `, ` · `, ` • ` and ` - `.
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

  /// What is left of the title.
  var text: Substring {
    guard let first = ranges.first, let last = ranges.last else { return "" }
    return title[first.lowerBound..<last.upperBound]
  }

  /// Takes the name of the site from the end, also where it stands there twice.
  mutating func dropSite(_ site: Site) {
    while ranges.count > 1, let last = ranges.last, site.isNamed(title[last]) { ranges.removeLast() }
  }

  /// Whether the title is one of those that say nothing, with or without the name of a site.
  func saysNothing(_ site: Site) -> Bool {
    if site.isNamed(text) || GenericTitle.isGeneric(text) { return true }
    guard let first = ranges.first else { return true }
    if GenericTitle.isGeneric(title[first]) { return true }
    return ranges.allSatisfy { site.isNamed(title[$0]) || GenericTitle.isGeneric(title[$0]) }
  }

  private static let marks: Set<Character> = ["|", "–", "—", "·", "•", "-"]
}
