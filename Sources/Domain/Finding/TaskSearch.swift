/// Which of the tasks that hold what was typed a screen wants.
public struct TaskSearch: Sendable, Equatable {
  public var query: SearchQuery
  public var state: ItemQuery.State
  /// Tasks skipped at the start.
  public var offset: Int
  public var limit: Int

  /// The most tasks one search puts in order. Whoever has more hits is helped by one more word, not by one more page.
  public static let mostRanked = 500

  public init(_ text: String, state: ItemQuery.State = .open, offset: Int = 0, limit: Int = 100) {
    query = SearchQuery(text)
    self.state = state
    self.offset = offset
    self.limit = limit
  }
}

/// What a search found: the best first. Titles before tags before notes, open before completed, whole words before parts
/// of words, then in manual order.
public struct SearchResult: Sendable, Equatable {
  public var items: [PlanItem]
  /// All hits among open tasks, also those not in `items`.
  public var open: Int
  /// All hits among completed tasks.
  public var completed: Int
  /// How many hits can be paged through.
  public var ranked: Int

  public init(items: [PlanItem], open: Int, completed: Int, ranked: Int) {
    self.items = items
    self.open = open
    self.completed = completed
    self.ranked = ranked
  }
}

/// A hit on its way to be put in order.
public struct SearchCandidate: Sendable, Comparable {
  public var match: SearchQuery.Match
  public var key: RankKey

  public init(match: SearchQuery.Match, key: RankKey) {
    self.match = match
    self.key = key
  }

  public static func == (left: SearchCandidate, right: SearchCandidate) -> Bool {
    left.match == right.match && left.key == right.key
  }

  public static func < (left: SearchCandidate, right: SearchCandidate) -> Bool {
    left.match == right.match ? left.key < right.key : left.match < right.match
  }
}

extension ItemQuery.State {
  func holds(isCompleted: Bool) -> Bool {
    switch self {
    case .open: !isCompleted
    case .completed: isCompleted
    case .all: true
    }
  }
}

extension TaskSearch {
  /// The page wanted of all hits, put in order, and how many there are to page through.
  public func page(of candidates: [SearchCandidate]) -> (ids: [TaskID], ranked: Int) {
    let wanted = candidates.filter { state.holds(isCompleted: $0.match.isCompleted) }.sorted()
    let ranked = wanted.prefix(Self.mostRanked)
    return (ranked.dropFirst(max(0, offset)).prefix(max(0, limit)).map { $0.key.id }, ranked.count)
  }
}
