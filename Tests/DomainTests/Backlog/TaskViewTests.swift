import Domain
import Testing

@Suite("Views in addresses")
struct TaskViewTests {
  private func view(_ pairs: KeyValuePairs<String, String>) throws(TaskViewFault) -> TaskView {
    try TaskView(pairs.map { TaskView.Parameter($0.key, $0.value) })
  }

  @Test func nothingSaidMeansTheOpenTasksInManualOrder() throws {
    #expect(try view([:]) == TaskView())
    #expect(TaskView().query == "")
  }

  @Test func everyViewReadsBackFromItsParameters() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let made = TaskView.random(using: &random)
      #expect(try TaskView(made.parameters) == made)
    }
  }

  @Test func severalValuesOfOneKindStayInTheirOrderAndStandOnce() throws {
    let made = try view(["type": "learning", "type": "income", "type": "learning", "tag": "Haus", "tag": "#haus"])
    #expect(made.filter.types == [.learning, .income])
    #expect(made.filter.tags == ["Haus"])
    #expect(made.query == "type=learning&type=income&tag=Haus")
  }

  @Test func aQueryHoldsOnlyCharactersThatMeanNothingElse() throws {
    #expect(try view(["tag": "a&b=ü"]).query == "tag=a%26b%3D%C3%BC")
  }

  @Test(
    arguments: [
      ("type", "work"), ("importance", "urgent"), ("due", "soon"), ("sort", "random"), ("completed", "maybe"),
      ("recurring", "1"), ("duration", "15"), ("order", "x"),
    ])
  func aValueNobodyKnowsIsRefusedWithWhatThereIs(name: String, value: String) throws {
    let fault = #expect(throws: TaskViewFault.self) { try TaskView([TaskView.Parameter(name, value)]) }
    #expect(fault?.parameter == name)
    #expect(fault?.value == value)
    #expect(fault?.choices.isEmpty == false)
    #expect(fault?.choices.contains(value) == false)
  }

  @Test func aTagOfNothingIsRefused() {
    #expect(throws: TaskViewFault(parameter: "tag", value: "#", choices: [])) { try view(["tag": "#"]) }
  }

  @Test func parametersOfOthersAndEmptyOnesArePassedOver() throws {
    #expect(try view(["page": "2", "notice": "7", "type": "", "sort": ""]) == TaskView())
  }

  @Test func theManualOrderCannotBeTurnedAround() throws {
    #expect(try view(["order": "reverse"]) == TaskView())
    #expect(try view(["order": "reverse", "sort": "due"]).isReversed)
  }
}

extension TaskView {
  static func random(using random: inout some RandomNumberGenerator) -> TaskView {
    var view = TaskView()
    view.filter = .random(using: &random)
    view.sort = TaskSort.allCases.randomElement(using: &random) ?? .manual
    view.isReversed = view.sort != .manual && Bool.random(using: &random)
    return view
  }
}

extension TaskFilter {
  static func random(using random: inout some RandomNumberGenerator) -> TaskFilter {
    var filter = TaskFilter()
    filter.completion = Completion.allCases.randomElement(using: &random) ?? .open
    filter.types = some(of: TaskType.allCases, using: &random)
    filter.importances = some(of: Importance.allCases, using: &random)
    filter.tags = some(of: ["Haus", "ü ö", "a&b", "täglich"], using: &random)
    filter.lists = some(of: [.local, ListID("Arbeit/1"), ListID("x=y")], using: &random)
    filter.recurring = some(of: Recurring.allCases, using: &random).first
    filter.due = some(of: DueRange.allCases, using: &random).first
    filter.estimate = some(of: Estimate.allCases, using: &random).first
    return filter
  }

  private static func some<Value>(of values: [Value], using random: inout some RandomNumberGenerator) -> [Value] {
    Bool.random(using: &random) ? [] : values.shuffled(using: &random).filter { _ in Bool.random(using: &random) }
  }
}
