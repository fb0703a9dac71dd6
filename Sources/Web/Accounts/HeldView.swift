public import Domain

/// Tasks of one list, or time blocks of one calendar, that are missing on the server, so many at once that a person is
/// asked.
public struct HeldView: Sendable, Equatable {
  public enum Kind: String, Sendable {
    case tasks, blocks
  }

  public struct Item: Sendable, Equatable {
    public var title: String
    /// The local day and time a block starts and ends; none for tasks.
    public var start: Due?
    public var end: Due?

    public init(title: String, start: Due? = nil, end: Due? = nil) {
      self.title = title
      self.start = start
      self.end = end
    }
  }

  public var list: ListID
  public var kind: Kind
  public var name: String
  /// The first of them.
  public var items: [Item]
  public var count: Int
  /// Tasks of the list or blocks of the calendar, these included.
  public var total: Int
  /// The local day and time they were found missing.
  public var since: Due
  /// Names what is asked about; any other question has another mark.
  public var mark: String

  public init(
    list: ListID, kind: Kind = .tasks, name: String, items: [Item], count: Int, total: Int, since: Due, mark: String
  ) {
    self.list = list
    self.kind = kind
    self.name = name
    self.items = items
    self.count = count
    self.total = total
    self.since = since
    self.mark = mark
  }
}

/// What a person has answered to the question they saw.
public struct HeldAnswer: Sendable, Equatable {
  public var list: ListID
  public var kind: HeldView.Kind
  /// Of the question that was on the page.
  public var mark: String
  /// False puts everything back on the server.
  public var isLettingGo: Bool

  public init(list: ListID, kind: HeldView.Kind, mark: String, isLettingGo: Bool) {
    self.list = list
    self.kind = kind
    self.mark = mark
    self.isLettingGo = isLettingGo
  }
}
