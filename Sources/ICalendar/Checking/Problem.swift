/// A problem in iCalendar text: its line and kind. The user interface supplies the wording.
public struct Problem: Sendable, Equatable {
  /// The physical line on which the problem starts, counted from 1.
  public let line: Int
  public let kind: Kind

  public init(line: Int, kind: Kind) {
    self.line = line
    self.kind = kind
  }

  public enum Kind: Sendable, Equatable {
    // Text
    case noComponent
    /// Line ends without a carriage return, reported once with the number of lines affected.
    case bareLineFeed(lines: Int)
    case badUTF8
    case controlCharacter(UInt8)
    /// A physical line longer than 75 octets.
    case overlongLine(octets: Int)
    /// A line that is not blank but has no valid name or no colon.
    case notAProperty
    /// A property outside all components.
    case outsideComponent(property: String)

    // Tree
    case missingEnd(component: String)
    case endWithoutBegin(component: String)

    // Properties
    case missingProperty(String, component: String)
    case repeatedProperty(String, component: String)
    case emptyValue(property: String)
    case invalidDate(property: String)
    /// A date-time where only a date is allowed, a date where only a date-time is, or a time that must be in UTC but is
    /// not.
    case wrongDateForm(property: String)
    case invalidDuration(property: String)
    /// Not a whole number in the property's range.
    case invalidNumber(property: String)
    case invalidStatus(String, component: String)

    // Relations
    case dueBeforeStart
    case dueAndStartOfDifferentForm
    case durationWithDue
    case durationWithoutStart
    case recurrenceWithoutStart
  }
}

/// The number of occurrences of a component.
public struct ComponentCount: Sendable, Equatable {
  public let name: String
  public let count: Int
}

/// The result of a check.
public struct CalendarReport: Sendable, Equatable {
  /// One entry per component name, in order of first occurrence.
  public let components: [ComponentCount]
  /// Whether printing the parsed text yields the same bytes.
  public let survivesUnchanged: Bool
  /// Sorted by line.
  public let problems: [Problem]
}
