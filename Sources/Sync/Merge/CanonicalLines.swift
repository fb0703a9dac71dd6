internal import ICalendar

/// The content of a text in a canonical form that ignores time stamps, the order of lines and parameters, quotes and
/// folding, and normalises tag lists, durations and rules.
enum CanonicalLines {
  /// Properties that do not describe the task (RFC 5545 §3.8.7) or that apply to the whole object.
  private static let ignored: Set<String> = [
    "DTSTAMP", "LAST-MODIFIED", "SEQUENCE", "PRODID", "CREATED", "METHOD", "X-WR-CALNAME",
  ]

  /// Returns sorted lines that are equal for texts with the same content.
  static func of(_ text: CalendarText) -> [String] {
    text.components.filter { !isZone($0) }.flatMap { component in
      component.properties.filter { !ignored.contains($0.name) }.flatMap { lines(of: $0) }
        .map { "\(component.name)/\($0)" }
    }.sorted()
  }

  /// Servers add and rewrite zone definitions, and ours are generated from the zone's name.
  private static func isZone(_ component: Component) -> Bool {
    component.name == "VTIMEZONE" || component.parent?.name == "VTIMEZONE"
  }

  private static func lines(of line: ContentLine) -> [String] {
    if line.name == "CATEGORIES" { return line.texts.filter { !$0.isEmpty }.map { "CATEGORIES:\($0)" } }
    let parameters = line.parameters.filter { !isDefault($0, of: line.name) }
      .map { ";\($0.name)=\($0.values.joined(separator: ","))" }.sorted().joined()
    return ["\(line.name)\(parameters):\(value(of: line))"]
  }

  private static func isDefault(_ parameter: Parameter, of name: String) -> Bool {
    switch (parameter.name, name) {
    case ("RELTYPE", "RELATED-TO"): parameter.values.first?.uppercased() == "PARENT"
    case ("VALUE", "TRIGGER"): parameter.values.first?.uppercased() == "DURATION"
    case ("VALUE", "DUE"), ("VALUE", "DTSTART"): parameter.values.first?.uppercased() == "DATE-TIME"
    default: false
    }
  }

  private static func value(of line: ContentLine) -> String {
    switch line.name {
    case "RRULE", "EXRULE": line.rawValue.uppercased().split(separator: ";").sorted().joined(separator: ";")
    case "EXDATE", "RDATE": line.rawValue.split(separator: ",").sorted().joined(separator: ",")
    case "STATUS", "ACTION", "CLASS", "VERSION": line.rawValue.uppercased()
    case "TRIGGER", "DURATION", "ESTIMATED-DURATION", "X-ESTIMATED-DURATION":
      ICalDuration(line.rawValue).map { "\($0.seconds) s" } ?? line.rawValue
    default: line.text
    }
  }
}
