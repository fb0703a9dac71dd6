public import Domain

extension PlannerTransaction {
  public func block(_ id: BlockID) throws(PlannerFailure) -> TimeBlock? {
    try attempt { () throws(StorageError) in try connection.block(id) }
  }

  public func blocks(of task: TaskID) throws(PlannerFailure) -> [TimeBlock] {
    try attempt { () throws(StorageError) in try connection.blocks(of: task) }
  }

  public func blocks(in window: PlanWindow) throws(PlannerFailure) -> [TimeBlock] {
    try attempt { () throws(StorageError) in try connection.blocks(in: window) }
  }

  public func events(in window: PlanWindow) throws(PlannerFailure) -> [CalendarEvent] {
    try attempt { () throws(StorageError) in try connection.events(in: window) }
  }

  public func event(_ key: EventKey) throws(PlannerFailure) -> CalendarEvent? {
    try attempt { () throws(StorageError) in try connection.event(key) }
  }

  public func eventBlocking(_ key: EventKey) throws(PlannerFailure) -> Bool? {
    try attempt { () throws(StorageError) in try connection.eventBlocking(key) }
  }

  public func save(_ block: TimeBlock) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.saveBlock(block) }
  }

  public func remove(_ block: BlockID) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.removeBlock(block) }
  }

  public func enqueue(_ note: BlockNote) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.enqueue(note) }
  }

  public func setEvents(_ events: [CalendarEvent], from source: EventSource) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.setEvents(events, from: source) }
  }

  public func setEventBlocking(_ blocks: Bool?, of key: EventKey) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.setEventBlocking(blocks, key) }
  }
}

/// Queries used only by sync.
extension PlannerTransaction {
  /// Returns all blocks of a calendar, sorted by start.
  public func blocks(in calendar: ListID) throws(PlannerFailure) -> [TimeBlock] {
    try attempt { () throws(StorageError) in try connection.blocks(in: calendar) }
  }

  /// Returns the pending changes of blocks, oldest first.
  public func waitingBlocks() throws(PlannerFailure) -> [WaitingBlock] {
    try attempt { () throws(StorageError) in try connection.waitingBlocks() }
  }

  public func waiting(_ block: BlockID) throws(PlannerFailure) -> WaitingBlock? {
    try attempt { () throws(StorageError) in try connection.waiting(block) }
  }

  /// Removes a change the server has received. A newer change that replaced it stays.
  public func clear(_ waiting: WaitingBlock) throws(PlannerFailure) {
    try attempt { () throws(StorageError) in try connection.clearWaitingBlock(waiting.number) }
  }
}
