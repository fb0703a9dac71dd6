import Domain
import Testing
import Titles

@Suite("Titles improve by themselves")
struct TitleBatchTests {
  private let stage = Stage()

  @Test func byTheRulesAndTheOldestFirst() throws {
    try stage.add("AW: Angebot", "Milch kaufen", "Erinnere mich dass ich Herbert antworten muss")
    let run = try stage.run()
    #expect(run.improved == 2 && run.left == 1 && run.waiting == 0 && run.errors == 0)
    #expect(try stage.titles() == ["Angebot", "Milch kaufen", "Herbert antworten"])
    #expect(try stage.run() == TitleRun(at: stage.environment.now))
  }

  @Test func aDaySomebodyAskedToBeRemindedOnBecomesTheDueDay() throws {
    let id = try #require(try stage.add("Erinnere mich morgen um 15 Uhr daran, Mama anzurufen").first)
    _ = try stage.run()
    let item = try #require(try stage.item(id))
    #expect(item.title == "Mama anrufen")
    #expect(item.due == Due(day: Day(number: 20_779), time: WallTime(minutes: 900)))
  }

  @Test func howOftenSomebodyAskedToBeRemindedBecomesTheRecurrence() throws {
    let id = try #require(try stage.add("Erinnere mich jeden Montag daran, die Tonne rauszustellen").first)
    _ = try stage.run()
    let item = try #require(try stage.item(id))
    #expect(item.title == "Die Tonne rausstellen" && item.due?.day.weekday == 1)
    #expect(item.recurrence?.pattern == .weekly(Weekdays([1])))
  }

  @Test func notWhenNobodyIsToImproveThem() throws {
    try stage.add("AW: Angebot")
    try stage.perform(.set(.titles, "off"))
    #expect(try stage.run().waiting == 1)
    #expect(try stage.titles() == ["AW: Angebot"])
    try stage.perform(.set(.titles, "rules"))
    #expect(try stage.run().improved == 1)
  }

  @Test func theModelIsAskedOnlyWhereTheRulesLeaveNothingToDo() throws {
    try useModel()
    try stage.add("Erinnere mich dass ich Herbert antworten muss", "Re: Meeting Donnerstag")
    stage.model = { _ in .title("Meeting Donnerstag vorbereiten") }
    #expect(try stage.run().improved == 2)
    #expect(stage.asked == ["Re: Meeting Donnerstag"])
    #expect(try stage.titles() == ["Herbert antworten", "Meeting Donnerstag vorbereiten"])
  }

  @Test func theRulesStayWhereTheModelSaysNothingOfUse() throws {
    try useModel()
    try stage.add("Re: Meeting Donnerstag")
    stage.model = { _ in .useless("too long") }
    #expect(try stage.run().improved == 1)
    #expect(try stage.titles() == ["Meeting Donnerstag"])
  }

  @Test func aModelOutOfReachIsAskedOnceAndTheTitleWaitsAsItWas() throws {
    try useModel()
    try stage.add("Re: Meeting Donnerstag", "Fwd: Bericht", "AW: Mama anrufen")
    let run = try stage.run()
    #expect(run.unreachable == "not there" && run.improved == 1 && run.waiting == 2)
    #expect(stage.asked.count == 1)
    #expect(try stage.titles() == ["Re: Meeting Donnerstag", "Fwd: Bericht", "Mama anrufen"])
    stage.model = { .title($0 + " lesen") }
    #expect(try stage.run().improved == 2)
    #expect(try stage.titles() == ["Re: Meeting Donnerstag lesen", "Fwd: Bericht lesen", "Mama anrufen"])
  }

  @Test func aTitleTheModelSaysNothingToHoldsUpNoOther() throws {
    try useModel()
    try stage.add("Bericht eins", "Bericht zwei", "Bericht drei")
    stage.model = { $0 == "Bericht eins" ? .unanswered("no answer in time") : .title($0 + " lesen") }
    var memory = TitleMemory()
    let run = try stage.run(&memory)
    #expect(run.improved == 2 && run.waiting == 1 && run.unreachable == "no answer in time")
    #expect(try stage.titles() == ["Bericht eins", "Bericht zwei lesen", "Bericht drei lesen"])
    try stage.add("Bericht vier")
    #expect(try stage.run(&memory).improved == 1)
    #expect(stage.asked.suffix(2) == ["Bericht vier", "Bericht eins"])
  }

  @Test func aModelThatSaysNothingTwiceIsAskedNoMoreAndOthersComeFirstTheNextTime() throws {
    try useModel()
    try stage.add("Bericht eins", "Bericht zwei", "Bericht drei", "AW: Mama anrufen")
    stage.model = { _ in .unanswered("no answer in time") }
    var memory = TitleMemory()
    let run = try stage.run(&memory)
    #expect(stage.asked == ["Bericht eins", "Bericht zwei"])
    #expect(run.improved == 1 && run.waiting == 3)
    _ = try stage.run(&memory)
    #expect(stage.asked == ["Bericht eins", "Bericht zwei", "Bericht drei", "Bericht eins"])
  }

  /// One title, and while the model is asked for it another of the same second, which is before it by its identity.
  private func addMeanwhile() throws {
    try stage.add("Bericht eins")
    var late = TaskDraft(title: "AW: Angebot prüfen")
    late.id = TaskID("a")
    let draft = late
    stage.beforeModel = { [stage] in #expect(throws: Never.self) { try stage.perform(.add(draft)) } }
  }

  @Test func aTaskThatComesInMeanwhileTakesPartWhateverItsDate() throws {
    try useModel()
    try addMeanwhile()
    stage.model = { .title($0 + " lesen") }
    let run = try stage.run()
    #expect(run.improved == 2 && run.waiting == 0)
    #expect(try stage.titles() == ["Bericht eins lesen", "Angebot prüfen"])
  }

  @Test func aTaskThatComesInTakesPartAlsoWhileTheModelIsOutOfReach() throws {
    try useModel()
    try addMeanwhile()
    let run = try stage.run()
    #expect(run.improved == 1 && run.waiting == 1 && stage.asked.count == 1)
  }

  @Test func aPageIsNotAskedAgainWhileItsTitleWaitsForTheModel() throws {
    try useModel()
    try stage.perform(.set(.titlesPages, "on"))
    try stage.add("https://example.com/p/8123")
    stage.page = { _ in .title("Reis") }
    var memory = TitleMemory()
    for _ in 0..<3 { _ = try stage.run(&memory) }
    #expect(stage.pagesAsked == ["https://example.com/p/8123"] && stage.asked == ["Reis", "Reis", "Reis"])
    stage.model = { _ in .title("Reis kochen") }
    #expect(try stage.run(&memory).improved == 1)
    #expect(try stage.titles() == ["Reis kochen"])
    try stage.add("https://example.com/p/8123")
    _ = try stage.run(&memory)
    #expect(stage.pagesAsked.count == 2)
  }

  @Test func whoHasMadeATitleIsKept() throws {
    try useModel()
    try stage.perform(.set(.titlesPages, "on"))
    let ids = try stage.add(
      "AW: Mama anrufen", "Re: Meeting Donnerstag", "https://example.com/a/8123", "https://example.com/b/8124",
      "Re: Bericht")
    stage.page = { $0.hasSuffix("8123") ? .title("Reis kochen") : .none("Sign in") }
    stage.model = { $0.hasPrefix("Re: Meeting") ? .title("Meeting Donnerstag vorbereiten") : .useless("no") }
    _ = try stage.run()
    let sources = try stage.store.read { (reader) throws(PlannerFailure) in
      var sources: [TitleMaker?] = []
      for id in ids { sources.append(try reader.titleMaking(of: id)?.maker) }
      return sources
    }
    #expect(sources == [.rules, .model, .page, .rules, .rules])
  }

  @Test func questionsToTheModelKeepTheirDistance() throws {
    try useModel()
    try stage.perform(.set(.titlesSpacing, "250"))
    try stage.add("Bericht eins", "Bericht zwei", "Bericht drei")
    stage.model = { _ in .useless("no") }
    _ = try stage.run()
    #expect(stage.slept == [250, 250])
  }

  @Test func aTitleEditedWhileTheModelThinksIsNotWrittenOver() throws {
    try useModel()
    let id = try #require(try stage.add("Re: Meeting Donnerstag").first)
    stage.beforeModel = { [stage] in
      var edit = TaskEdit()
      edit.title = .set("Mein Titel")
      #expect(throws: Never.self) { try stage.perform(.edit(id, edit)) }
    }
    stage.model = { _ in .title("Meeting vorbereiten") }
    let run = try stage.run()
    #expect(run.improved == 0 && run.waiting == 0)
    #expect(try stage.titles() == ["Mein Titel"])
  }

  @Test func nothingIsAskedAnyMoreOnceTheModelIsSwitchedOff() throws {
    try useModel()
    try stage.add("Bericht eins", "Bericht zwei")
    stage.model = { [stage] _ in
      #expect(throws: Never.self) { try stage.perform(.set(.titles, "off")) }
      return .useless("no")
    }
    let run = try stage.run()
    #expect(stage.asked == ["Bericht eins"])
    #expect(run.left == 1 && run.waiting == 1)
  }

  @Test func nothingIsAskedAnyMoreOnceTheProgramEnds() throws {
    try useModel()
    try stage.add("Bericht eins", "Bericht zwei")
    stage.model = { [stage] _ in
      stage.isStopping = true
      return .title("Bericht eins lesen")
    }
    let run = try stage.run()
    #expect(stage.asked == ["Bericht eins"] && run.improved == 1 && run.waiting == 1)
  }

  @Test func withoutAnAddressNoModelIsAsked() throws {
    try stage.perform(.set(.titles, "model"))
    try stage.add("Re: Meeting Donnerstag")
    #expect(try stage.run().improved == 1)
    #expect(stage.asked.isEmpty)
    #expect(try stage.titles() == ["Meeting Donnerstag"])
  }

  @Test func aLinkTakesTheTitleOfItsPageOnlyWhenThatIsAllowed() throws {
    try stage.add("https://example.com/blog/how-to-cook-rice?utm_source=x", "Siehe https://example.com/b lesen")
    stage.page = { _ in .title("Rice,\n explained") }
    _ = try stage.run()
    #expect(stage.pagesAsked.isEmpty)
    #expect(try stage.titles().first == "example.com: how to cook rice")
    try stage.perform(.set(.titlesPages, "on"))
    let id = try #require(try stage.add("https://example.com/blog/how-to-cook-rice?utm_source=x").first)
    _ = try stage.run()
    #expect(stage.pagesAsked == ["https://example.com/blog/how-to-cook-rice"])
    let item = try #require(try stage.item(id))
    #expect(item.title == "Rice, explained" && item.sourceURL == "https://example.com/blog/how-to-cook-rice")
    #expect(item.originalTitle == "https://example.com/blog/how-to-cook-rice?utm_source=x")
  }

  @Test func theWordsOfTheAddressStayWhereThePageSaysNothing() throws {
    try stage.perform(.set(.titlesPages, "on"))
    try stage.add("https://example.com/blog/how-to-cook-rice")
    stage.page = { _ in .none("Sign in") }
    _ = try stage.run()
    #expect(try stage.titles() == ["example.com: how to cook rice"])
  }

  @Test func whatBecameOfThemIsRemembered() throws {
    try useModel()
    try stage.add("Re: Meeting", "AW: Mama anrufen")
    let run = try stage.run()
    let text = try stage.store.read { (reader) throws(PlannerFailure) in try reader.titleRunText() }
    #expect(try TitleRun(text: #require(text)) == run)
    #expect(TitleRun(text: "nothing") == nil)
  }

  @Test func aRunThatHadNothingToDoIsNotWorthRemembering() throws {
    _ = try stage.run()
    #expect(try stage.store.read { (reader) throws(PlannerFailure) in try reader.titleRunText() } == nil)
  }

  private func useModel() throws {
    try stage.perform(.set(.titles, "model"))
    try stage.perform(.set(.titlesModelURL, "http://127.0.0.1:8080"))
  }
}
