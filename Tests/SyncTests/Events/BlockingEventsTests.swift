import Domain
import Sync
import Testing

@Suite("Events that block")
struct BlockingEventsTests {
  /// The titles of those that block.
  private func blocking(_ plan: Plan) throws -> Set<String> {
    Set(try plan.events().filter { $0.takesTime }.map(\.title))
  }

  private func put(_ plan: Plan, _ title: String, _ lines: String...) throws {
    let all = ["UID:\(title)-\(plan.calendar.name)", "SUMMARY:\(title)"] + lines
    try plan.calendar.put("\(title).ics", lines: all)
  }

  @Test("what an event says counts, its calendar's choice and a person's word outlast every sync")
  func choices() throws {
    let plan = try Plan(.memory)
    try put(plan, "Anna", "DTSTART;VALUE=DATE:20201123", "RRULE:FREQ=YEARLY")
    try put(plan, "Urlaub", "DTSTART;VALUE=DATE:20261123", "DTEND;VALUE=DATE:20261125", "TRANSP:OPAQUE")
    for (title, line) in [
      ("fest", "STATUS:CONFIRMED"), ("vielleicht", "STATUS:TENTATIVE"), ("abgesagt", "STATUS:CANCELLED"),
      ("nebenher", "TRANSP:TRANSPARENT"), ("klein", "TRANSP:transparent"),
    ] {
      try put(plan, title, "DTSTART:20261123T083000Z", "DURATION:PT1H", line)
    }
    try plan.sync()
    #expect(try blocking(plan) == ["fest", "vielleicht"])
    try plan.device.perform(.setCalendarBlocking(plan.id, .all))
    #expect(try blocking(plan) == ["fest", "vielleicht", "Anna", "Urlaub"])
    func say(_ title: String, _ blocks: Bool?) throws {
      let key = EventKey(calendar: plan.id, uid: "\(title)-\(plan.calendar.name)")
      try plan.device.perform(.setEventBlocking(key, blocks))
    }
    try say("Anna", false)
    try say("nebenher", true)
    try say("abgesagt", true)
    #expect(try blocking(plan) == ["fest", "vielleicht", "Urlaub", "nebenher"])
    try plan.calendar.replace("SUMMARY:Anna", with: "SUMMARY:Anna B.", saying: "Anna")
    try plan.calendar.replace("SUMMARY:nebenher", with: "SUMMARY:Hintergrund", saying: "nebenher")
    #expect(try plan.sync().changed == 2)
    #expect(try blocking(plan) == ["fest", "vielleicht", "Urlaub", "Hintergrund"])
    #expect(try plan.device.list(plan.id)?.blocking == .all)
  }
}
