/// An ordered set of trimmed, non-empty tags. Duplicates are compared case-insensitively, and the first spelling is
/// kept.
public struct Tags: Hashable, Sendable {
  public private(set) var names: [String]

  public init() {
    names = []
  }

  /// Keeps the first spelling of each tag and drops empty ones.
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

  /// Appends a tag. Returns false if it is empty or already present.
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

  /// Returns a key that is equal for all spellings of a tag.
  public static func key(_ name: String) -> String {
    OneLine.folded(name).lowercased()
  }
}
