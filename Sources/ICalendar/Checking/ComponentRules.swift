/// The requirements of RFC 5545 §3.4 and §3.6 on a component's properties.
struct ComponentRules {
  let required: [String]
  /// Properties that may occur at most once.
  let single: [String]
  let statuses: [String]

  static func rules(for component: String) -> ComponentRules? {
    switch component {
    case "VCALENDAR": calendar
    case "VTODO": todo
    case "VEVENT": event
    case "VJOURNAL": journal
    case "VALARM": alarm
    case "VTIMEZONE": ComponentRules(required: ["TZID"], single: ["TZID", "LAST-MODIFIED", "TZURL"], statuses: [])
    default: nil
    }
  }

  private static let calendar = ComponentRules(
    required: ["PRODID", "VERSION"], single: ["PRODID", "VERSION", "CALSCALE", "METHOD"], statuses: [])

  private static let common = [
    "UID", "DTSTAMP", "CLASS", "CREATED", "DTSTART", "LAST-MODIFIED", "ORGANIZER", "RECURRENCE-ID", "SEQUENCE",
    "STATUS", "SUMMARY", "URL", "RRULE",
  ]

  private static let todo = ComponentRules(
    required: ["UID", "DTSTAMP"],
    single: common + [
      "DESCRIPTION", "GEO", "LOCATION", "PRIORITY", "COMPLETED", "PERCENT-COMPLETE", "DUE", "DURATION",
      "ESTIMATED-DURATION",
    ],
    statuses: ["NEEDS-ACTION", "COMPLETED", "IN-PROCESS", "CANCELLED"])

  private static let event = ComponentRules(
    required: ["UID", "DTSTAMP"],
    single: common + ["DESCRIPTION", "GEO", "LOCATION", "PRIORITY", "TRANSP", "DTEND", "DURATION"],
    statuses: ["TENTATIVE", "CONFIRMED", "CANCELLED"])

  private static let journal = ComponentRules(
    required: ["UID", "DTSTAMP"], single: common, statuses: ["DRAFT", "FINAL", "CANCELLED"])

  private static let alarm = ComponentRules(
    required: ["ACTION", "TRIGGER"], single: ["ACTION", "TRIGGER", "DURATION", "REPEAT", "UID"], statuses: [])
}
