extension MemoryTransaction {
  public func block(_ id: BlockID) throws(PlannerFailure) -> TimeBlock? {
    tables.blocks[id]
  }

  public func blocks(of task: TaskID) throws(PlannerFailure) -> [TimeBlock] {
    sorted { $0.task == task }
  }

  public func blocks(in window: PlanWindow) throws(PlannerFailure) -> [TimeBlock] {
    sorted { window.contains(.timed(start: $0.start, end: $0.end)) }
  }

  private func sorted(_ isWanted: (TimeBlock) -> Bool) -> [TimeBlock] {
    tables.blocks.values.filter(isWanted).sorted { left, right in
      left.start == right.start ? left.id < right.id : left.start < right.start
    }
  }

  public func events(in window: PlanWindow) throws(PlannerFailure) -> [CalendarEvent] {
    var found: [CalendarEvent] = []
    for (source, events) in tables.events where tables.lists[source.calendar]?.isUsed == true {
      found += events.filter { window.contains($0.span) }.map { told($0) }
    }
    return found.sorted { CalendarEvent.precedes($0, $1) }
  }

  public func event(_ key: EventKey) throws(PlannerFailure) -> CalendarEvent? {
    let found = tables.events.filter { $0.key.calendar == key.calendar }.flatMap { $0.value }.filter { $0.key == key }
    return found.min { CalendarEvent.precedes($0, $1) }.map { told($0) }
  }

  public func eventBlocking(_ key: EventKey) throws(PlannerFailure) -> Bool? {
    tables.eventBlocking[key]
  }

  private func told(_ event: CalendarEvent) -> CalendarEvent {
    var event = event
    event.blocking = tables.lists[event.calendar]?.blocking ?? .standard
    event.blocks = tables.eventBlocking[event.key]
    return event
  }

  public func save(_ block: TimeBlock) throws(PlannerFailure) {
    tables.blocks[block.id] = block
  }

  public func remove(_ block: BlockID) throws(PlannerFailure) {
    tables.blocks[block] = nil
  }

  public func enqueue(_ note: BlockNote) throws(PlannerFailure) {
    tables.blockNotes[note.block] = note
  }

  public func setEvents(_ events: [CalendarEvent], from source: EventSource) throws(PlannerFailure) {
    tables.events[source] = events.isEmpty ? nil : events
  }

  public func setEventBlocking(_ blocks: Bool?, of key: EventKey) throws(PlannerFailure) {
    tables.eventBlocking[key] = blocks
  }
}
