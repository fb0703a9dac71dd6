extension PlannerReader {
  /// The calendar new blocks go to; nil when they stay here only.
  ///
  /// That is the one the setting names, as long as it takes events. While the setting is `auto`, it is the first calendar
  /// for events alone; else the first one that takes events and holds no tasks, since many programs can not show both.
  public func defaultCalendar() throws(PlannerFailure) -> ListID? {
    let chosen = try setting(.blockCalendar) ?? SettingKey.blockCalendar.fallback
    if chosen == SettingKey.noCalendar { return nil }
    if chosen == SettingKey.blockCalendar.fallback { return try automaticCalendar() }
    return try lists().first { $0.takesEvents && $0.id.text == chosen }?.id
  }

  /// The calendar that `auto` stands for now.
  public func automaticCalendar() throws(PlannerFailure) -> ListID? {
    let calendars = try lists().filter { $0.takesEvents }
    if let calendar = calendars.first(where: { !$0.contents.holdsTasks }) { return calendar.id }
    for calendar in calendars where try counts(calendar.id).isEmpty { return calendar.id }
    return nil
  }

  /// The names of calendars that may only be read: a block there would look moved and never be.
  func closedCalendars() throws(PlannerFailure) -> [ListID: String] {
    var names: [ListID: String] = [:]
    for list in try lists() where !list.allowsChanges { names[list.id] = list.name }
    return names
  }
}

extension SourceList {
  /// Whether events may be written.
  public var takesEvents: Bool { access == .granted && isUsed && contents.holdsEvents }
}

extension [ListID: String] {
  /// The name for the calendar of a block; nil when it is in none of these.
  subscript(calendarOf block: TimeBlock) -> String? { block.calendar.flatMap { self[$0] } }
}

extension Counts {
  fileprivate var isEmpty: Bool { open == 0 && completed == 0 }
}
