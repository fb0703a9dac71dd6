extension SearchQuery {
  /// How well a task answers a query; the better one comes first.
  public struct Match: Sendable, Comparable {
    /// Where everything asked for stands.
    public enum Place: Int, Sendable {
      case title, tags, notes
    }

    public var place: Place
    public var isCompleted: Bool
    /// True when words only begin like those asked for.
    public var isPrefix: Bool

    public static func < (left: Match, right: Match) -> Bool {
      if left.place != right.place { return left.place.rawValue < right.place.rawValue }
      if left.isCompleted != right.isCompleted { return right.isCompleted }
      return !left.isPrefix && right.isPrefix
    }
  }

  /// How a task answers that is known to hold everything asked for.
  public func match(title: String, tags: [String], isCompleted: Bool) -> Match {
    let title = SearchWords(title)
    let tags = tags.map { SearchWords($0) }
    var place = terms.allSatisfy { $0.kind == .tag } ? Match.Place.tags : .title
    var isPrefix = false
    for term in terms {
      var found = term.kind == .tag ? nil : term.found(in: title)
      if found == nil {
        found = term.found(in: tags)
        if term.kind != .tag { place = max(place, found == nil ? .notes : .tags) }
      }
      isPrefix = isPrefix || found == .prefix
    }
    return Match(place: place, isCompleted: isCompleted, isPrefix: isPrefix)
  }

  /// How a task answers; nil when it does not hold everything asked for.
  public func match(_ item: PlanItem) -> Match? {
    guard !isEmpty else { return nil }
    let tags = item.allTags.names
    let tagWords = tags.map { SearchWords($0) }
    let texts = [SearchWords(item.title), SearchWords(item.notes ?? "")] + tagWords
    for term in terms where term.found(in: term.kind == .tag ? tagWords : texts) == nil { return nil }
    return match(title: item.title, tags: tags, isCompleted: item.isCompleted)
  }

  /// The parts of a text that were asked for, as ranges of UTF-8 offsets: in order, apart from each other.
  /// - Parameter isTag: true when the text is a tag.
  public func marks(in text: String, isTag: Bool = false) -> [Range<Int>] {
    let words = SearchWords(text)
    var ranges: [Range<Int>] = []
    for term in terms where isTag || term.kind != .tag { ranges += term.ranges(in: words) }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var joined: [Range<Int>] = []
    for range in ranges {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}

extension SearchQuery.Match.Place: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension SearchQuery.Term {
  fileprivate enum Found {
    case whole, prefix
  }

  fileprivate func found(in texts: [SearchWords]) -> Found? {
    var best: Found?
    for text in texts {
      switch found(in: text) {
      case .whole: return .whole
      case .prefix: best = .prefix
      case nil: break
      }
    }
    return best
  }

  fileprivate func found(in text: SearchWords) -> Found? {
    var best: Found?
    for index in text.words.indices {
      guard let last = end(at: index, in: text) else { continue }
      if last.length == text.words[last.word].letters.count { return .whole }
      best = .prefix
    }
    return best
  }

  fileprivate func ranges(in text: SearchWords) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in text.words.indices {
      guard let last = end(at: index, in: text), last.length > 0 else { continue }
      ranges.append(text.words[index].start..<text.words[last.word].ends[last.length - 1])
    }
    return ranges
  }

  /// The last word of an occurrence that begins at a word, and how many of its bytes belong to it.
  private func end(at index: Int, in text: SearchWords) -> (word: Int, length: Int)? {
    for spelling in words {
      guard let last = spelling.last, index + spelling.count <= text.words.count else { continue }
      var isHere = true
      for offset in 0..<(spelling.count - 1) where isHere {
        isHere = text.words[index + offset].letters == spelling[offset]
      }
      let word = index + spelling.count - 1
      let found = text.words[word]
      if isHere, kind == .phrase ? found.letters == last : found.starts(with: last) { return (word, last.count) }
    }
    return nil
  }
}
