/// The position of a task in the queue of titles to improve.
public struct TitlePlace: Equatable, Sendable, Comparable {
  public var createdAt: Instant
  public var id: TaskID

  public init(_ item: PlanItem) {
    createdAt = item.createdAt
    id = item.id
  }

  public static func < (left: TitlePlace, right: TitlePlace) -> Bool {
    left.createdAt == right.createdAt ? left.id < right.id : left.createdAt < right.createdAt
  }
}
