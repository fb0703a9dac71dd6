/// The interpretation of one quick-add line.
public struct Captured: Equatable, Sendable {
  /// The line as typed.
  public var text: String
  /// The line without the words of its chips; may be empty.
  public var title: String
  public var due: Due?
  public var notBefore: Day?
  /// The duration in minutes, 1…1440.
  public var minutes: Int?
  public var importance: Importance?
  public var urgency: Urgency?
  public var grade: Grade?
  /// Set only with grade A.
  public var subPriority: Int?
  public var type: TaskType?
  /// The name of a known list.
  public var list: String?
  public var tags: [String]
  /// An RRULE value (RFC 5545 §3.3.10) without UNTIL, which is in `until`.
  public var recurrence: String?
  public var anchor: Recurrence.Anchor
  /// The last day of the recurrence.
  public var until: Day?
  /// The chips in the order of the line. Different chips do not overlap, but several may cover the same words:
  /// `freitagabends` sets both the recurrence and the time.
  public var chips: [Chip]

  init(_ text: String) {
    self.text = text
    title = ""
    tags = []
    anchor = .schedule
    chips = []
  }
}

/// A recognized part of a line.
public struct Chip: Equatable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case due, notBefore, duration, importance, urgency, grade, type, list, tag, recurrence, until, anchor
  }

  public var kind: Kind
  /// The words it covers, as typed.
  public var text: String
  /// The start, in Unicode scalars from the beginning of the line; `start` in JSON.
  public var start: Int
  /// The end in Unicode scalars, exclusive.
  public var end: Int
  /// The same range in UTF-16 units, as JavaScript counts.
  public var utf16: Range<Int>
  /// The value in the format of the field it sets: `2026-11-21T15:00`, `30`, `high`.
  public var value: String
  /// Other possible values, most likely first.
  public var alternatives: [String]
  /// Words that look like part of the chip but do not affect it; they stay in the title.
  public var leftover: String?
}
