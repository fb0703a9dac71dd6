extension SearchQuery {
  /// The quality of a match; better matches sort first.
  public struct Match: Sendable, Comparable {
    /// The part of the task that contains all search terms.
    public enum Place: Int, Sendable {
      case title, tags, notes
    }

    public var place: Place
    public var isCompleted: Bool
    /// True if words of the task only begin with search terms.
    public var isPrefix: Bool

    public static func < (left: Match, right: Match) -> Bool {
      if left.place != right.place { return left.place.rawValue < right.place.rawValue }
      if left.isCompleted != right.isCompleted { return right.isCompleted }
      return !left.isPrefix && right.isPrefix
    }
  }

  /// Returns the quality of the match for a task already known to contain all search terms.
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

  /// Returns the quality of the match, or nil if the task does not contain all search terms.
  public func match(_ item: PlanItem) -> Match? {
    guard !isEmpty else { return nil }
    let tags = item.allTags.names
    let tagWords = tags.map { SearchWords($0) }
    let texts = [SearchWords(item.title), SearchWords(item.notes ?? "")] + tagWords
    for term in terms where term.found(in: term.kind == .tag ? tagWords : texts) == nil { return nil }
    return match(title: item.title, tags: tags, isCompleted: item.isCompleted)
  }

  /// Returns the parts of a text that match search terms as ranges of UTF-8 offsets, in order and without overlaps.
  /// - Parameter isTag: Whether the text is a tag.
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

  /// Returns the last word of an occurrence that begins at the given word, and the number of matching bytes in that
  /// last word.
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
