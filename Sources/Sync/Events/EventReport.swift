public import Domain

/// The result for the events of one calendar.
public struct EventReport: Sendable, Equatable {
  public var list: ListID
  public var name: String
  /// Ordinary events that were added, changed or removed here.
  public var added = 0
  public var changed = 0
  public var gone = 0
  /// Blocks that were created, changed or removed by another program.
  public var blocksAdded = 0
  public var blocksChanged = 0
  public var blocksGone = 0
  /// Events of blocks that were created, updated or deleted on the server.
  public var created = 0
  public var updated = 0
  public var deleted = 0
  public var problems: [ListProblem] = []
  /// The identifier of the question asked by a `.deletionGuard` problem, see `HeldDeletions`.
  public var question: String?
  /// Parts of texts that could not be read as written; reported as long as the texts contain them.
  public var remarks: [Remark] = []

  public init(list: ListID, name: String, remarks: [Remark] = []) {
    self.list = list
    self.name = name
    self.remarks = remarks
  }

  /// The first few names of unknown time zones; times in them are read as local times.
  public var unknownZones: [String] { remarks.first { $0.kind == .unknownZones }?.subjects ?? [] }

  public var pushed: Int { created + updated + deleted }
  public var received: Int { added + changed + gone + blocksAdded + blocksChanged + blocksGone }

  var changedAnything: Bool { received + pushed > 0 }
}
