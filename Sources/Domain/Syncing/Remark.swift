/// Something in texts from elsewhere that could not be taken as it is written. The texts themselves stay as they are.
public struct Remark: Hashable, Sendable {
  /// The stable name of each kind, as it is stored.
  public enum Kind: String, Sendable, CaseIterable {
    /// Time zones nobody knows, or described beyond all measure: times in them are read as those of clocks here.
    case unknownZones
    /// Events without a time that can be read; they are not shown.
    case unreadEvents
    /// Events of whose end or recurrence a part cannot be read; the rest is shown.
    case partlyReadEvents
    /// Events of the same identity, none newer than the other: the last one is shown.
    case repeatedEvents
    /// Texts with bytes that are no UTF-8: they are read as Latin-1, and stay as they are.
    case foreignBytes
  }

  public var kind: Kind
  /// What it is about, by name; the first few.
  public var subjects: [String]
  public var count: Int

  public init(_ kind: Kind, _ subjects: [String], count: Int) {
    self.kind = kind
    self.subjects = subjects
    self.count = count
  }
}

/// Gathers remarks by their kind.
public struct Remarks: Equatable, Sendable {
  /// So many subjects are named.
  public static let named = 3
  /// So much of a name is kept.
  private static let length = 80

  private var kept: [Remark] = []

  public init() {}

  public init(_ all: [Remark]) {
    for remark in all { add(remark) }
  }

  /// In the order of their kinds.
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
