/// Something wrong with iCalendar text, as a fact: where and what. Words for it are found at the edge.
public struct Problem: Sendable, Equatable {
  /// The physical line on which it starts, counted from 1.
  public let line: Int
  public let kind: Kind

  public init(line: Int, kind: Kind) {
    self.line = line
    self.kind = kind
  }

  public enum Kind: Sendable, Equatable {
    // The text.
    /// No component at all.
    case noComponent
    /// A line end without a carriage return, reported once with the number of such lines.
    case bareLineFeed(lines: Int)
    case badUTF8
    case controlCharacter(UInt8)
    /// A physical line longer than 75 octets.
    case overlongLine(octets: Int)
    /// Not blank, and without a valid name and a colon.
    case notAProperty
    /// A property outside every component.
    case outsideComponent(property: String)

    // The tree.
    case missingEnd(component: String)
    case endWithoutBegin(component: String)

    // The properties.
    case missingProperty(String, component: String)
    case repeatedProperty(String, component: String)
    case emptyValue(property: String)
    case invalidDate(property: String)
    /// A date with a time where only a date may stand or the reverse, or not in UTC where it must be.
    case wrongDateForm(property: String)
    case invalidDuration(property: String)
    /// Not a whole number in the range of the property.
    case invalidNumber(property: String)
    case invalidStatus(String, component: String)

    // Their relations.
    case dueBeforeStart
    case dueAndStartOfDifferentForm
    case durationWithDue
    case durationWithoutStart
    case recurrenceWithoutStart
  }
}

/// How often a component occurs.
public struct ComponentCount: Sendable, Equatable {
  public let name: String
  public let count: Int
}

/// What the checker found.
public struct CalendarReport: Sendable, Equatable {
  /// Per name, in the order of first occurrence.
  public let components: [ComponentCount]
  /// Whether printing the parsed text gives the same bytes.
  public let survivesUnchanged: Bool
  /// Ordered by line.
  public let problems: [Problem]
}
