public import Domain

/// What sync keeps about calendars and their events.
extension PlannerTransaction {
  public func eventCalendars() throws(PlannerFailure) -> [EventCalendar] {
    try attempt { () throws(StorageError) in try connection.eventCalendars() }
  }

  public func eventCalendar(_ list: ListID) throws(PlannerFailure) -> EventCalendar? {
    try attempt { () throws(StorageError) in try connection.eventCalendar(list) }
  }

  /// Inserts or replaces what is known of a calendar that exists.
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

  /// Inserts a resource or updates it; its texts stay as they are.
  public func save(_ resource: EventResource) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveEventResource(resource) }
  }

  /// Inserts a resource or updates it together with the server's text; nothing is on its way there any more.
  public func save(_ resource: EventResource, text: [UInt8]) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in
      try connection.saveEventResource(resource)
      try connection.setEventText(.text, resource.list, resource.href, to: text)
      try connection.setEventText(.sentText, resource.list, resource.href, to: nil)
    }
  }

  /// True when not all occurrences of the calendar are stored.
  public func isCut(_ calendar: ListID) throws(PlannerFailure) -> Bool {
    try attempt { () throws(StorageError) in try connection.isCut(calendar) }
  }

  /// Occurrences stored of all resources of a calendar.
  public func eventCount(in calendar: ListID) throws(PlannerFailure) -> Int {
    try attempt { () throws(StorageError) in try connection.eventCount(in: calendar) }
  }

  public func eventCount(from source: EventSource) throws(PlannerFailure) -> Int {
    try attempt { () throws(StorageError) in try connection.eventCount(from: source) }
  }

  /// Forgets a resource with its occurrences. Of a block the last text stays, for the case that it is taken back.
  public func forget(_ resource: EventResource) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in
      if let block = resource.block, let text = try connection.eventText(.text, resource.list, resource.href) {
        try connection.keepEventText(text, block)
      }
      try connection.setEvents([], from: EventSource(calendar: resource.list, name: resource.href))
      try connection.removeEventResource(resource.list, resource.href)
    }
  }

  /// The server's bytes at the last agreement.
  public func eventText(in list: ListID, href: String) throws(PlannerFailure) -> [UInt8]? {
    try attempt { () throws(StorageError) in try connection.eventText(.text, list, href) }
  }

  /// The bytes on their way to the server.
  public func sentEventText(in list: ListID, href: String) throws(PlannerFailure) -> [UInt8]? {
    try attempt { () throws(StorageError) in try connection.eventText(.sentText, list, href) }
  }

  public func setSentEventText(_ text: [UInt8]?, in list: ListID, href: String) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.setEventText(.sentText, list, href, to: text) }
  }

  /// The last text of a block's event that has gone.
  public func keptText(of block: BlockID) throws(PlannerFailure) -> [UInt8]? {
    try attempt { () throws(StorageError) in try connection.keptEventText(block) }
  }
}
