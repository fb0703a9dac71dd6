public import Domain

/// What became of the events of one calendar.
public struct EventReport: Sendable, Equatable {
  public var list: ListID
  public var name: String
  /// Events of others that are new here, changed, or no longer there.
  public var added = 0
  public var changed = 0
  public var gone = 0
  /// Blocks that another program has made, moved, or removed.
  public var blocksAdded = 0
  public var blocksChanged = 0
  public var blocksGone = 0
  /// Events of blocks written on the server: made, changed, deleted.
  public var created = 0
  public var updated = 0
  public var deleted = 0
  public var problems: [ListProblem] = []
  /// The mark of the question that a `.brake` among the problems asks, see `HeldDeletions`.
  public var question: String?
  /// What its texts say that could not be taken as it is written; told as long as they say it.
  public var remarks: [Remark] = []

  public init(list: ListID, name: String, remarks: [Remark] = []) {
    self.list = list
    self.name = name
    self.remarks = remarks
  }

  /// Names of time zones nobody knows, the first few; times in them are read as those of clocks here.
  public var unknownZones: [String] { remarks.first { $0.kind == .unknownZones }?.subjects ?? [] }

  public var pushed: Int { created + updated + deleted }
  public var received: Int { added + changed + gone + blocksAdded + blocksChanged + blocksGone }

  var changedAnything: Bool { received + pushed > 0 }
}
