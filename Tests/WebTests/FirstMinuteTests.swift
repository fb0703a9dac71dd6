import Domain
import Testing

@testable import Web

/// From no data at all to the first task, and the title of a new task that fills the fields of its form.
@Suite("First minute")
struct FirstMinuteTests {
  private let client = TestClient()

  @Test func withNothingThereTheStartIsOneFieldWithTheCursorInIt() {
    #expect(client.get(.home).header("Location") == "/start")
    let page = client.get(.start).text
    #expect(page.contains("<input id=\"quick\"") && page.contains("enterkeyhint=\"done\" autofocus"))
    #expect(!page.contains("id=\"start-next\""))
  }

  @Test func theFirstTaskIsShownWithWhatComesNext() throws {
    let answer = client.post(.add, ["title": "Call mom", "quick": "1", "place": "start"])
    #expect(answer.header("Location")?.hasPrefix("/start?notice=") == true)
    let page = client.get(.start).text
    #expect(page.contains("Call mom") && page.contains("How long does “Call mom” take?"))
    let id = try #require(try client.open().first?.id)
    #expect(page.contains("href=\"/schedule/\(id.text)\"") && page.contains("href=\"/accounts/new\""))
    _ = client.post(.change(id, .duration), ["minutes": "30", "place": "start"])
    #expect(!client.get(.start).text.contains("How long does"))
  }

  @Test(arguments: [("focus", "/focus"), ("day", "/day"), ("week", "/week"), ("backlog", "/backlog")])
  func afterwardsTheChosenPageOpensFirst(page: String, address: String) throws {
    _ = client.post(.add, ["title": "x"])
    #expect(client.post(.changeSettings, ["startPage": page]).status == 303)
    #expect(client.get(.home).header("Location") == address)
  }

  @Test func theDefaultListCanBeChosen() throws {
    let lists = [SourceList(id: ListID("a"), name: "Garden"), SourceList(id: ListID("b"), name: "House")]
    _ = try client.perform(.receive(Received(lists: lists)))
    #expect(client.get(.settings).text.contains("name=\"defaultList\" value=\"a\""))
    _ = client.post(.changeSettings, ["defaultList": "a"])
    _ = client.post(.add, ["title": "Rake leaves", "quick": "1"])
    #expect(try client.open().first?.list == ListID("a"))
  }

  @Test func samplesLoadedTwiceAreThereOnce() throws {
    _ = client.post(.loadSamples)
    let count = try client.titles().count
    let again = client.post(.loadSamples)
    #expect(again.status == 409 && again.text.contains("The samples are already there."))
    #expect(try client.titles().count == count)
  }
}

extension FirstMinuteTests {
  /// What the form of a new task sends where only some fields were touched.
  private func sent(_ title: String, _ others: [String: String] = [:]) -> Fields {
    let untouched = TaskForm()
    var pairs = untouched.pairs.filter { $0.name != "title" && others[$0.name] == nil }
    pairs += TitleReading.kept(of: untouched).map { Fields.Pair(TaskForm.before + $0.name, $0.value) }
    pairs += [Fields.Pair("title", title), Fields.Pair("reads", "1")]
    return Fields(pairs + others.map { Fields.Pair($0.key, $0.value) })
  }

  private func add(_ title: String, _ others: [String: String] = [:]) throws -> PlanItem {
    #expect(client.respond(.post, "/tasks", form: sent(title, others)).status == 303)
    return try #require(try client.open().first)
  }

  @Test func theTitleOfAFormFillsItsFields() throws {
    let item = try add("Call the dentist tomorrow 3pm #30min #health !high every monday")
    #expect(item.title == "Call the dentist" && item.manualDuration == 30 && item.importance == .high)
    #expect(item.due == Due(day: client.today + 1, time: WallTime(hour: 15, minute: 0)))
    #expect(item.tags.names == ["health"] && item.recurrence?.pattern == .weekly(Weekdays([1])))
  }

  @Test func theTitleWinsOverAPreselectedFieldOnly() throws {
    #expect(try add("Read #30min").manualDuration == 30)
  }

  @Test(arguments: [("duration", "60"), ("importance", "medium"), ("due", "2026-12-24"), ("repeat", "daily")])
  func aFieldSetByHandWinsOverTheTitle(name: String, value: String) throws {
    let item = try add("Read #30min !high tomorrow every monday", [name: value])
    let form = TaskForm(item)
    #expect(form.pairs.contains(Fields.Pair(name, value)))
    #expect(item.title == "Read")
  }

  @Test(arguments: [("60", 1), ("30", 0)])
  func aChipSaysWhereTheFormSaysOtherwise(minutes: String, count: Int) {
    let text = client.respond(.post, "/quick-add/parse", form: sent("Read #30min !high", ["duration": minutes])).text
    #expect(text.split(separator: "the form says otherwise", omittingEmptySubsequences: false).count - 1 == 2 * count)
    #expect(text.split(separator: "is-rejected", omittingEmptySubsequences: false).count - 1 == count)
  }

  @Test func tagsOfBothStay() throws {
    #expect(try add("Read #home #Work", ["tag": "work"]).tags.names == ["work", "home"])
  }

  @Test func whatIsRejectedStaysInTheTitle() throws {
    let item = try add("Read tomorrow #30min", ["reject": "due|tomorrow"])
    #expect(item.title == "Read tomorrow" && item.due == nil && item.manualDuration == 30)
  }

  @Test func aRuleNoChoiceCanSayIsKeptWhole() throws {
    let line = "Report every first and third friday"
    _ = client.post(.add, ["title": "\(line)", "quick": "1"])
    let quick = try #require(try client.open().first)
    let item = try #require(
      try {
        _ = try add(line)
        return try client.open().last
      }())
    #expect(item.recurrence == quick.recurrence && item.title == quick.title)
  }

  @Test func aFormWithoutTheQuestionKeepsItsTitle() throws {
    _ = client.post(.add, ["title": "Read tomorrow"])
    #expect(try client.titles() == ["Read tomorrow"])
  }

  @Test func aRefusedFormComesBackWithTheLineAndItsChips() {
    let response = client.respond(.post, "/tasks", form: sent("Read #30min", ["due": "2020-01-01"]))
    #expect(response.status == 422)
    #expect(response.text.contains("value=\"Read #30min\"") && response.text.contains("data-kind=\"duration\""))
    #expect(
      response.text.contains("value=\"30\" checked") && response.text.contains("name=\"was-duration\" value=\"30\""))
    #expect(response.text.contains("name=\"was-due\" value=\"\""))
  }

  @Test func savingCanGoOnToScheduling() throws {
    let response = client.respond(.post, "/tasks", form: sent("Read", ["then": "schedule"]))
    let id = try #require(try client.open().first?.id)
    #expect(response.header("Location")?.hasPrefix("/schedule/\(id.text)?notice=") == true)
  }

  @Test func thePreviewTellsWhatTakesTheTime() throws {
    _ = client.post(.add, ["title": "Lunch", "key": "L1"])
    let start = client.environment.zones.instant(of: WallClock(day: client.today + 1, second: 15 * 3_600))
    _ = try client.perform(.schedule(BlockDraft(task: TaskID("L1"), start: start, minutes: 60, zone: "UTC")))
    func shown(_ line: String) -> String { client.respond(.post, "/quick-add/parse", form: sent(line)).text }
    #expect(shown("Call mom tomorrow 3pm #30min").contains("Overlaps with “Lunch”."))
    #expect(shown("Call mom monday 2pm #30min").contains("14:00 is still free. Saving alone won’t schedule it."))
    for outside in ["11pm", "4:30am"] { #expect(!shown("Call mom monday \(outside) #30min").contains("still free")) }
    #expect(shown("Call mom").contains("How it will look in your backlog"))
  }

  @Test(arguments: ["0", "-1", "1441", "9223372036854775807", "-9223372036854775808", "99999999999999999999", "x"])
  func thePreviewOfAnImpossibleDurationIsAPage(minutes: String) {
    let fields = sent("Call mom tomorrow 3pm", ["duration": "other", "minutes": minutes])
    #expect(client.respond(.post, "/quick-add/parse", form: fields).status == 200)
  }
}
