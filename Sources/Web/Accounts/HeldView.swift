public import Domain

/// Tasks of a list, or time blocks of a calendar, that are missing on the server in such numbers that the user must
/// confirm their deletion.
public struct HeldView: Sendable, Equatable {
  public enum Kind: String, Sendable {
    case tasks, blocks
  }

  public struct Item: Sendable, Equatable {
    public var title: String
    /// The local start and end of a block; nil for tasks.
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
  /// The first few missing items.
  public var items: [Item]
  public var count: Int
  /// The number of all tasks in the list or blocks in the calendar, including the missing ones.
  public var total: Int
  /// The local day and time at which they were found missing.
  public var since: Due
  /// Identifies the question; any change to it changes the mark.
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

/// The user's answer to a question about held deletions.
public struct HeldAnswer: Sendable, Equatable {
  public var list: ListID
  public var kind: HeldView.Kind
  /// The mark of the question that was on the page.
  public var mark: String
  /// False if all items should be restored on the server.
  public var isLettingGo: Bool

  public init(list: ListID, kind: HeldView.Kind, mark: String, isLettingGo: Bool) {
    self.list = list
    self.kind = kind
    self.mark = mark
    self.isLettingGo = isLettingGo
  }
}
