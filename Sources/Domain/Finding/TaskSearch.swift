/// A search query with a state filter and a page.
public struct TaskSearch: Sendable, Equatable {
  public var query: SearchQuery
  public var state: ItemQuery.State
  /// The number of tasks skipped at the start.
  public var offset: Int
  public var limit: Int

  /// The maximum number of hits that one search ranks. With more hits, another search word helps more than another
  /// page.
  public static let mostRanked = 500

  public init(_ text: String, state: ItemQuery.State = .open, offset: Int = 0, limit: Int = 100) {
    query = SearchQuery(text)
    self.state = state
    self.offset = offset
    self.limit = limit
  }
}

/// The result of a search, the best hits first: titles before tags before notes, open before completed, whole words
/// before prefixes, then in manual order.
public struct SearchResult: Sendable, Equatable {
  public var items: [PlanItem]
  /// The number of hits among open tasks, including those not in `items`.
  public var open: Int
  /// The number of hits among completed tasks, including those not in `items`.
  public var completed: Int
  /// The number of hits available for paging.
  public var ranked: Int

  public init(items: [PlanItem], open: Int, completed: Int, ranked: Int) {
    self.items = items
    self.open = open
    self.completed = completed
    self.ranked = ranked
  }
}

/// A hit that has not been ranked yet.
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
  /// Returns the requested page of the ranked hits and the number of hits available for paging.
  public func page(of candidates: [SearchCandidate]) -> (ids: [TaskID], ranked: Int) {
    let wanted = candidates.filter { state.holds(isCompleted: $0.match.isCompleted) }.sorted()
    let ranked = wanted.prefix(Self.mostRanked)
    return (ranked.dropFirst(max(0, offset)).prefix(max(0, limit)).map { $0.key.id }, ranked.count)
  }
}
