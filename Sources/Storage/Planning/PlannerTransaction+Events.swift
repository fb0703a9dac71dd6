public import Domain

/// Sync state of calendars and their events.
extension PlannerTransaction {
  public func eventCalendars() throws(PlannerFailure) -> [EventCalendar] {
    try attempt { () throws(StorageError) in try connection.eventCalendars() }
  }

  public func eventCalendar(_ list: ListID) throws(PlannerFailure) -> EventCalendar? {
    try attempt { () throws(StorageError) in try connection.eventCalendar(list) }
  }

  /// Inserts or replaces the sync state of an existing calendar.
  public func save(_ calendar: EventCalendar) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveEventCalendar(calendar) }
  }

  public func eventResources(in list: ListID) throws(PlannerFailure) -> [EventResource] {
    try attempt { () throws(StorageError) in try connection.eventResources(in: list) }
  }

  public func eventResources(of block: BlockID) throws(PlannerFailure) -> [EventResource] {
    try attempt { () throws(StorageError) in try connection.eventResources(of: block) }
  }

  public func eventResource(in list: ListID, href: String) throws(PlannerFailure) -> EventResource? {
    try attempt { () throws(StorageError) in try connection.eventResource(list, href) }
  }

  /// Inserts or updates a resource without changing its texts.
  public func save(_ resource: EventResource) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveEventResource(resource) }
  }

  /// Inserts or updates a resource with the server's text and clears the text being sent.
  public func save(_ resource: EventResource, text: [UInt8]) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in
      try connection.saveEventResource(resource)
      try connection.setEventText(.text, resource.list, resource.href, to: text)
      try connection.setEventText(.sentText, resource.list, resource.href, to: nil)
    }
  }

  /// Whether some occurrences of the calendar are not stored.
  public func isCut(_ calendar: ListID) throws(PlannerFailure) -> Bool {
    try attempt { () throws(StorageError) in try connection.isCut(calendar) }
  }

  /// Returns the number of stored occurrences of all resources of a calendar.
  public func eventCount(in calendar: ListID) throws(PlannerFailure) -> Int {
    try attempt { () throws(StorageError) in try connection.eventCount(in: calendar) }
  }

  public func eventCount(from source: EventSource) throws(PlannerFailure) -> Int {
    try attempt { () throws(StorageError) in try connection.eventCount(from: source) }
  }

  /// Removes a resource and its occurrences. Keeps the last text of a block in case its deletion is undone.
  public func forget(_ resource: EventResource) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in
      if let block = resource.block, let text = try connection.eventText(.text, resource.list, resource.href) {
        try connection.keepEventText(text, block)
      }
      try connection.setEvents([], from: EventSource(calendar: resource.list, name: resource.href))
      try connection.removeEventResource(resource.list, resource.href)
    }
  }

  /// Returns the text on the server when both sides last agreed.
  public func eventText(in list: ListID, href: String) throws(PlannerFailure) -> [UInt8]? {
    try attempt { () throws(StorageError) in try connection.eventText(.text, list, href) }
  }

  /// Returns the text being sent to the server.
  public func sentEventText(in list: ListID, href: String) throws(PlannerFailure) -> [UInt8]? {
    try attempt { () throws(StorageError) in try connection.eventText(.sentText, list, href) }
  }

  public func setSentEventText(_ text: [UInt8]?, in list: ListID, href: String) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.setEventText(.sentText, list, href, to: text) }
  }

  /// Returns the last text of a block's removed event.
  public func keptText(of block: BlockID) throws(PlannerFailure) -> [UInt8]? {
    try attempt { () throws(StorageError) in try connection.keptEventText(block) }
  }
}
