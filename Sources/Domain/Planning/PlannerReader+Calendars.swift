extension PlannerReader {
  /// Returns the calendar for new blocks; nil if they are kept in this program only.
  ///
  /// This is the calendar named in the settings, provided it accepts events. With the setting `auto`, it is the first
  /// calendar that holds only events, or else the first one that accepts events and contains no tasks, since many
  /// programs cannot show both.
  public func defaultCalendar() throws(PlannerFailure) -> ListID? {
    let chosen = try setting(.blockCalendar) ?? SettingKey.blockCalendar.fallback
    if chosen == SettingKey.noCalendar { return nil }
    if chosen == SettingKey.blockCalendar.fallback { return try automaticCalendar() }
    return try lists().first { $0.takesEvents && $0.id.text == chosen }?.id
  }

  /// Returns the calendar that `auto` currently selects; nil if there is none.
  public func automaticCalendar() throws(PlannerFailure) -> ListID? {
    let calendars = try lists().filter { $0.takesEvents }
    if let calendar = calendars.first(where: { !$0.contents.holdsTasks }) { return calendar.id }
    for calendar in calendars where try counts(calendar.id).isEmpty { return calendar.id }
    return nil
  }

  /// Returns the names of read-only calendars. A block there could be moved only in this program, not on the server.
  func closedCalendars() throws(PlannerFailure) -> [ListID: String] {
    var names: [ListID: String] = [:]
    for list in try lists() where !list.allowsChanges { names[list.id] = list.name }
    return names
  }
}

extension SourceList {
  /// Whether events can be written to the list.
  public var takesEvents: Bool { access == .granted && isUsed && contents.holdsEvents }
}

extension [ListID: String] {
  /// Returns the name of a block's calendar; nil if it is not one of these calendars.
  subscript(calendarOf block: TimeBlock) -> String? { block.calendar.flatMap { self[$0] } }
}

extension Counts {
  fileprivate var isEmpty: Bool { open == 0 && completed == 0 }
}
