/// A problem in received data that could not be read as written. The data itself is not changed.
public struct Remark: Hashable, Sendable {
  /// The stable name of each kind, as stored.
  public enum Kind: String, Sendable, CaseIterable {
    /// Time zones that are unknown or whose definition exceeds the limits; times in them are read as local times.
    case unknownZones
    /// Events without a readable time; they are not shown.
    case unreadEvents
    /// Events whose end or recurrence is partly unreadable; the rest is shown.
    case partlyReadEvents
    /// Events with the same UID, none of them newer than the others; the last one is shown.
    case repeatedEvents
    /// Texts that are not valid UTF-8; they are read as Latin-1 and kept unchanged.
    case foreignBytes
  }

  public var kind: Kind
  /// The names of the first few affected objects.
  public var subjects: [String]
  public var count: Int

  public init(_ kind: Kind, _ subjects: [String], count: Int) {
    self.kind = kind
    self.subjects = subjects
    self.count = count
  }
}

/// Collects remarks by kind.
public struct Remarks: Equatable, Sendable {
  /// The maximum number of subjects kept per remark.
  public static let named = 3
  /// The maximum length of a subject in Unicode scalars.
  private static let length = 80

  private var kept: [Remark] = []

  public init() {}

  public init(_ all: [Remark]) {
    for remark in all { add(remark) }
  }

  /// All remarks in the order of their kinds.
  public var all: [Remark] {
    Remark.Kind.allCases.flatMap { kind in kept.filter { $0.kind == kind } }
  }

  public mutating func note(_ kind: Remark.Kind, _ subject: String) {
    let name = OneLine.folded(subject).unicodeScalars.prefix(Self.length)
    add(Remark(kind, [String(String.UnicodeScalarView(name))], count: 1))
  }

  public mutating func add(_ remark: Remark) {
    guard let index = kept.firstIndex(where: { $0.kind == remark.kind }) else { return kept.append(remark) }
    kept[index].count += remark.count
    for subject in remark.subjects where kept[index].subjects.count < Self.named {
      if !kept[index].subjects.contains(subject) { kept[index].subjects.append(subject) }
    }
  }
}
