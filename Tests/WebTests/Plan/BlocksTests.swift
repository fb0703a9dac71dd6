import Domain
import Testing

@testable import Web

@Suite("Blocks on pages")
struct BlocksTests {
  private let plan: PlanClient
  private let task: TaskID
  private var client: TestClient { plan.client }

  init() throws {
    plan = try PlanClient()
    task = try plan.add("Write", minutes: 45)
  }

  private var only: TimeBlock {
    get throws { try #require(try plan.blocks(of: task).first) }
  }

  @Test func aPlacedTaskLeadsBackToTheDayAndSaysWhen() throws {
    let response = client.post(
      .place, ["place": "day", "plan": "2026-11-24", "zoom": "4", "task": task.text, "start": plan.at(13).iso])
    #expect(response.status == 303)
    let location = try #require(response.header("Location"))
    #expect(location.hasPrefix("/day/2026-11-24?zoom=4&notice="))
    #expect(client.get(location).text.contains("“Write” scheduled: today, 13:00–13:45"))
    #expect(try only.minutes == 45)
    #expect(try only.isPinned)
  }

  @Test func aDayAndATimeAreThoseOfClocksHere() throws {
    let response = client.post(.place, ["task": task.text, "day": "2026-11-25", "time": "09:30", "minutes": "20"])
    #expect(response.header("Location")?.hasPrefix("/tasks/\(task.text)?notice=") == true)
    #expect(try only.start == plan.at(9, 30, days: 1))
    #expect(try only.minutes == 20)
  }

  @Test(arguments: [("", "10:00"), ("2026-11-24", ""), ("soon", "10:00"), ("2026-11-24", "25:00")])
  func aTimeThatCannotBeReadComesBackAsItWasTyped(day: String, time: String) throws {
    let response = client.post(.place, ["place": "day", "task": task.text, "day": day, "time": time, "minutes": "33"])
    #expect(response.status == 422)
    #expect(response.text.contains("value=\"33\""))
    #expect(try plan.blocks(of: task).isEmpty)
  }

  @Test func timeThatIsTakenIsRefusedWithTheNextGapAndTheWishItself() throws {
    try plan.events([("Meeting", plan.at(13), 60)])
    let fields: KeyValuePairs = ["place": "day", "task": task.text, "start": plan.at(13, 15).iso, "minutes": "30"]
    let response = client.post(.place, fields)
    #expect(response.status == 409)
    let text = response.text
    #expect(text.contains("“Meeting” is already there.") && !text.contains("Something"))
    #expect(text.contains("Next gap: today, 14:00") && text.contains("Schedule anyway"))
    #expect(text.contains("name=\"start\" value=\"\(plan.at(13, 15).iso)\""))
    #expect(text.contains("name=\"minutes\" value=\"30\""))
    #expect(try plan.blocks(of: task).isEmpty)
    _ = client.post(
      .place, ["place": "day", "task": task.text, "start": plan.at(13, 15).iso, "instead": plan.at(14).iso])
    #expect(try only.start == plan.at(14))
  }

  @Test func whatIsPlacedAnywayOverlaps() throws {
    try plan.events([("Meeting", plan.at(13), 60)])
    _ = client.post(.place, ["place": "day", "task": task.text, "start": plan.at(13, 15).iso, "anyway": "1"])
    #expect(try only.start == plan.at(13, 15))
  }

  @Test func aBlockMovesByMinutesIntoTheNextGapAndToAnotherDay() throws {
    let id = try plan.block(task, plan.at(13), 45)
    _ = client.post(.changeBlock(id, .move), ["place": "block", "block": id.text, "by": "-15"])
    #expect(try only.start == plan.at(12, 45))
    try plan.events([("Meeting", plan.at(13, 30), 60)])
    _ = client.post(.changeBlock(id, .move), ["place": "day", "to": "next"])
    #expect(try only.start == plan.at(14, 30))
    _ = client.post(.changeBlock(id, .move), ["place": "week", "to": "tomorrow"])
    #expect(try only.start == plan.at(9, days: 1))
    let response = client.post(.changeBlock(id, .move), ["place": "day", "to": "nowhere"])
    #expect(response.status == 422)
  }

  @Test func aNewLengthOfTheOnlyBlockIsOfferedToItsTask() throws {
    let id = try plan.block(task, plan.at(13), 45)
    let location = try #require(
      client.post(.changeBlock(id, .resize), ["place": "day", "minutes": "60"]).header("Location"))
    let text = client.get(location).text
    #expect(text.contains("Set the task’s duration to 1 h too"))
    _ = client.post(.change(task, .duration), ["place": "day", "minutes": "60"])
    #expect(try client.open().first?.manualDuration == 60)
    try plan.block(task, plan.at(15), 15)
    let again = try #require(
      client.post(.changeBlock(id, .resize), ["place": "day", "minutes": "30"]).header("Location"))
    #expect(!client.get(again).text.contains("Set the task’s duration"))
  }

  @Test func aBlockIsPinnedLetGoAndUnscheduled() throws {
    let id = try plan.block(task, plan.at(13), 45)
    _ = client.post(.changeBlock(id, .pin), ["place": "block", "block": id.text, "pinned": "1"])
    #expect(try only.isPinned)
    _ = client.post(.changeBlock(id, .pin), ["place": "block", "block": id.text, "pinned": "0"])
    #expect(try !only.isPinned)
    let response = client.post(.changeBlock(id, .unschedule), ["place": "block", "block": id.text])
    #expect(response.header("Location")?.hasPrefix("/day?notice=") == true)
    #expect(try plan.blocks(of: task).isEmpty)
    _ = client.post(.undo, ["place": "day"])
    #expect(try plan.blocks(of: task).count == 1)
  }

  @Test func doneCompletesTheTask() throws {
    let id = try plan.block(task, plan.at(10), 45)
    let response = client.post(.changeBlock(id, .done), ["place": "day"])
    #expect(response.header("Location")?.hasPrefix("/day?notice=") == true)
    #expect(try client.open().isEmpty)
    #expect(client.get("/day").text.contains("block is-done"))
  }

  @Test func thePageOfABlockOffersAllThatCanBeDone() throws {
    let id = try plan.block(task, plan.at(13), 45)
    let text = client.get(.block(id)).text
    let names = ["+15 min", "Next gap:", "Unschedule", "Pin", "Show in Focus", "Delete task"]
    for name in names + ["name=\"time\"", "name=\"day\""] {
      #expect(text.contains(name), "\(name)")
    }
  }
}
