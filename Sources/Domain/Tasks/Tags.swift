/// An ordered set of tags. Trimmed, none empty; duplicates are compared without case and the first spelling stays.
public struct Tags: Hashable, Sendable {
  public private(set) var names: [String]

  public init() {
    names = []
  }

  /// Keeps the first spelling of each tag and leaves empty ones out.
  public init(_ names: [String]) {
    self.names = []
    for name in names {
      insert(name)
    }
  }

  public var isEmpty: Bool { names.isEmpty }

  public func contains(_ name: String) -> Bool {
    if names.isEmpty { return false }
    let key = Tags.key(name)
    return names.contains { Tags.key($0) == key }
  }

  /// Adds a tag at the end. Returns false when it is empty or already there.
  @discardableResult
  public mutating func insert(_ name: String) -> Bool {
    let trimmed = OneLine.folded(name)
    guard !trimmed.isEmpty, !contains(trimmed) else { return false }
    names.append(trimmed)
    return true
  }

  public mutating func remove(_ name: String) {
    let key = Tags.key(name)
    names.removeAll { Tags.key($0) == key }
  }

  /// What two spellings of one tag have in common.
  public static func key(_ name: String) -> String {
    OneLine.folded(name).lowercased()
  }
}
