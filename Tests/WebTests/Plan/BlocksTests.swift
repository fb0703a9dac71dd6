import Domain
import Testing

@testable import Web

@Suite("Blocks on pages")
struct BlocksTests {
  private let plan: PlanDesk
  private let task: TaskID
  private var desk: Desk { plan.desk }

  init() throws {
    plan = try PlanDesk()
    task = try plan.add("Write", minutes: 45)
  }

  private var only: TimeBlock {
    get throws { try #require(try plan.blocks(of: task).first) }
  }

  @Test func aPlacedTaskLeadsBackToTheDayAndSaysWhen() throws {
    let response = desk.post(
      .place, ["place": "day", "plan": "2026-11-24", "zoom": "4", "task": task.text, "start": plan.at(13).iso])
    #expect(response.status == 303)
    let location = try #require(response.header("Location"))
    #expect(location.hasPrefix("/day/2026-11-24?zoom=4&notice="))
    #expect(desk.get(location).text.contains("“Write” scheduled: today, 13:00–13:45"))
    #expect(try only.minutes == 45)
    #expect(try only.isPinned)
  }

  @Test func aDayAndATimeAreThoseOfClocksHere() throws {
    let response = desk.post(.place, ["task": task.text, "day": "2026-11-25", "time": "09:30", "minutes": "20"])
    #expect(response.header("Location")?.hasPrefix("/tasks/\(task.text)?notice=") == true)
    #expect(try only.start == plan.at(9, 30, days: 1))
    #expect(try only.minutes == 20)
  }

  @Test(arguments: [("", "10:00"), ("2026-11-24", ""), ("soon", "10:00"), ("2026-11-24", "25:00")])
  func aTimeThatCannotBeReadComesBackAsItWasTyped(day: String, time: String) throws {
    let response = desk.post(.place, ["place": "day", "task": task.text, "day": day, "time": time, "minutes": "33"])
    #expect(response.status == 422)
    #expect(response.text.contains("value=\"33\""))
    #expect(try plan.blocks(of: task).isEmpty)
  }

  @Test func timeThatIsTakenIsRefusedWithTheNextGapAndTheWishItself() throws {
    try plan.events([("Meeting", plan.at(13), 60)])
    let fields: KeyValuePairs = ["place": "day", "task": task.text, "start": plan.at(13, 15).iso, "minutes": "30"]
    let response = desk.post(.place, fields)
    #expect(response.status == 409)
    let text = response.text
    #expect(text.contains("“Meeting” is already there.") && !text.contains("Something"))
    #expect(text.contains("Next gap: today, 14:00") && text.contains("Schedule anyway"))
    #expect(text.contains("name=\"start\" value=\"\(plan.at(13, 15).iso)\""))
    #expect(text.contains("name=\"minutes\" value=\"30\""))
    #expect(try plan.blocks(of: task).isEmpty)
    _ = desk.post(
      .place, ["place": "day", "task": task.text, "start": plan.at(13, 15).iso, "instead": plan.at(14).iso])
    #expect(try only.start == plan.at(14))
  }

  @Test func whatIsPlacedAnywayOverlaps() throws {
    try plan.events([("Meeting", plan.at(13), 60)])
    _ = desk.post(.place, ["place": "day", "task": task.text, "start": plan.at(13, 15).iso, "anyway": "1"])
    #expect(try only.start == plan.at(13, 15))
  }

  @Test func aBlockMovesByMinutesIntoTheNextGapAndToAnotherDay() throws {
    let id = try plan.block(task, plan.at(13), 45)
    _ = desk.post(.changeBlock(id, .move), ["place": "block", "block": id.text, "by": "-15"])
    #expect(try only.start == plan.at(12, 45))
    try plan.events([("Meeting", plan.at(13, 30), 60)])
    _ = desk.post(.changeBlock(id, .move), ["place": "day", "to": "next"])
    #expect(try only.start == plan.at(14, 30))
    _ = desk.post(.changeBlock(id, .move), ["place": "week", "to": "tomorrow"])
    #expect(try only.start == plan.at(9, days: 1))
    let response = desk.post(.changeBlock(id, .move), ["place": "day", "to": "nowhere"])
    #expect(response.status == 422)
  }

  @Test func aNewLengthOfTheOnlyBlockIsOfferedToItsTask() throws {
    let id = try plan.block(task, plan.at(13), 45)
    let location = try #require(
      desk.post(.changeBlock(id, .resize), ["place": "day", "minutes": "60"]).header("Location"))
    let text = desk.get(location).text
    #expect(text.contains("Set the task’s duration to 1 h too"))
    _ = desk.post(.change(task, .duration), ["place": "day", "minutes": "60"])
    #expect(try desk.open().first?.manualDuration == 60)
    try plan.block(task, plan.at(15), 15)
    let again = try #require(
      desk.post(.changeBlock(id, .resize), ["place": "day", "minutes": "30"]).header("Location"))
    #expect(!desk.get(again).text.contains("Set the task’s duration"))
  }

  @Test func aBlockIsPinnedLetGoAndUnscheduled() throws {
    let id = try plan.block(task, plan.at(13), 45)
    _ = desk.post(.changeBlock(id, .pin), ["place": "block", "block": id.text, "pinned": "1"])
    #expect(try only.isPinned)
    _ = desk.post(.changeBlock(id, .pin), ["place": "block", "block": id.text, "pinned": "0"])
    #expect(try !only.isPinned)
    let response = desk.post(.changeBlock(id, .unschedule), ["place": "block", "block": id.text])
    #expect(response.header("Location")?.hasPrefix("/day?notice=") == true)
    #expect(try plan.blocks(of: task).isEmpty)
    _ = desk.post(.undo, ["place": "day"])
    #expect(try plan.blocks(of: task).count == 1)
  }

  @Test func doneCompletesTheTask() throws {
    let id = try plan.block(task, plan.at(10), 45)
    let response = desk.post(.changeBlock(id, .done), ["place": "day"])
    #expect(response.header("Location")?.hasPrefix("/day?notice=") == true)
    #expect(try desk.open().isEmpty)
    #expect(desk.get("/day").text.contains("block is-done"))
  }

  @Test func thePageOfABlockOffersAllThatCanBeDone() throws {
    let id = try plan.block(task, plan.at(13), 45)
    let text = desk.get(.block(id)).text
    let names = ["+15 min", "Next gap:", "Unschedule", "Pin", "Show in Focus", "Delete task"]
    for name in names + ["name=\"time\"", "name=\"day\""] {
      #expect(text.contains(name), "\(name)")
    }
  }
}
