public import Domain

/// The position of a task among its siblings on a server: X-APPLE-SORT-ORDER, ascending. A task without it is sorted by
/// the seconds from 2001-01-01T00:00:00Z to its creation.
public struct RemoteOrder: Equatable, Sendable {
  public var explicit: Int64?
  public var created: Instant?

  public init(explicit: Int64?, created: Instant?) {
    self.explicit = explicit
    self.created = created
  }

  /// 2001-01-01T00:00:00Z in seconds since 1970.
  static let epoch: Int64 = 978_307_200

  /// The value to sort by; 0 if even the creation time is unknown.
  public var value: Int64 { explicit ?? created.map { $0.seconds - RemoteOrder.epoch } ?? 0 }
}
