/// What one line of quick add says.
public struct Captured: Equatable, Sendable {
  /// The line as it was typed.
  public var text: String
  /// What is left when the chips are taken out; empty when nothing is.
  public var title: String
  public var due: Due?
  public var notBefore: Day?
  /// 1…1440.
  public var minutes: Int?
  public var importance: Importance?
  public var urgency: Urgency?
  public var grade: Grade?
  /// Only with grade A.
  public var subPriority: Int?
  public var type: TaskType?
  /// The known name of a list.
  public var list: String?
  public var tags: [String]
  /// The value of an RRULE (RFC 5545 §3.3.10) without UNTIL, which is `until`.
  public var recurrence: String?
  public var anchor: Recurrence.Anchor
  /// The last day of the recurrence.
  public var until: Day?
  /// In the order they stand in the line. No two overlap, but several may cover the same words: „freitagabends“ says how
  /// often and when.
  public var chips: [Chip]

  init(_ text: String) {
    self.text = text
    title = ""
    tags = []
    anchor = .schedule
    chips = []
  }
}

/// A stretch of a line that was understood.
public struct Chip: Equatable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case due, notBefore, duration, importance, urgency, grade, type, list, tag, recurrence, until, anchor
  }

  public var kind: Kind
  /// The words it covers, as they were written.
  public var text: String
  /// Where it begins, in Unicode scalars from the start of the line, as `start` in JSON.
  public var start: Int
  /// Where it ends, in Unicode scalars; the scalar at `end` is outside.
  public var end: Int
  /// The same in UTF-16 units, as scripts in a page count.
  public var utf16: Range<Int>
  /// What it means, as the field it sets is written: `2026-11-21T15:00`, `30`, `high`.
  public var value: String
  /// What it could mean as well, likeliest first.
  public var alternatives: [String]
  /// Words that look like part of it and that it does not say; they stay in the title.
  public var leftover: String?
}
