import CommandLine
import Domain
import Storage

/// Open tasks under the headings of a method, numbered continuously so that later commands can refer to them.
struct MethodTable {
  struct Section {
    var heading: String
    var tasks: [TaskFacts]
    /// The note below a section, given the positions of its first and last task.
    var note: (ClosedRange<Int>) -> String? = { _ in nil }
    /// The note below a section that shows only some of its tasks.
    var more: (Int) -> String
  }

  private let context: CommandContext
  private let numbers: [TaskID: Int]
  private let suggestions: [TaskID: MethodSuggestion]
  private let today: Day
  private var shown: [TaskID] = []

  init(_ tasks: [TaskFacts], _ suggestions: [TaskID: MethodSuggestion], _ context: CommandContext, today: Day) {
    self.context = context
    self.suggestions = suggestions
    self.today = today
    numbers = GradeSections.numbers(of: tasks)
  }

  /// - Parameter limit: the maximum number of tasks per section.
  mutating func print(_ sections: [Section], limit: Int) throws {
    for (index, section) in sections.enumerated() {
      if index > 0 { context.printLine() }
      context.printLine("\(section.heading) (\(section.tasks.count))", .bold)
      let few = Array(section.tasks.prefix(limit))
      try print(few)
      if few.count < section.tasks.count {
        context.printLine("  " + section.more(section.tasks.count - few.count), .dim)
      }
      guard !few.isEmpty, let note = section.note(shown.count - few.count + 1...shown.count) else { continue }
      context.printLine("  " + note, .dim)
    }
    // If the list cannot be saved, no command could change data by position either, so the tasks are shown anyway.
    try? LastShown(in: context.directory()).remember(shown)
  }

  private mutating func print(_ tasks: [TaskFacts]) throws {
    guard !tasks.isEmpty else { return }
    var table = Table(columns: [.right, .left, .left, .right, .left, .left], flexible: 2)
    let items = try context.read { reader throws(PlannerFailure) in try reader.items(tasks.map { $0.id }) }
    for item in items {
      shown.append(item.id)
      let duration = item.effectiveDuration
      table.add("\(shown.count)", .dim)
      table.add(item.gradeText(numbers) ?? "")
      table.add(item.title)
      let length = ItemTable.length(duration.minutes, isDefault: duration.isDefault)
      table.add(length, duration.isDefault ? .yellow : nil)
      let isOverdue = item.due.map { $0.day < today } ?? false
      table.add(item.due.map { context.language.due($0) } ?? "", isOverdue ? .red : nil)
      table.add(remarks(item).joined(separator: "; "), .dim)
    }
    context.print(table.rendered(for: context.terminal))
  }

  private func remarks(_ item: PlanItem) -> [String] {
    let language = context.language
    var remarks: [String] = []
    let later = item.notBefore.flatMap { $0 > today ? $0 : nil }
    if let name = item.delegatedTo {
      if item.notBefore != nil, later == nil {
        remarks.append(language("follow up with \(name)", "bei \(name) nachfragen"))
      } else {
        remarks.append(
          language("delegated to \(name)", "abgegeben an \(name)")
            + (later.map { language(", follow up \(language.day($0))", ", nachfragen \(language.day($0))") } ?? ""))
      }
    } else if let later {
      remarks.append(language("not before \(language.day(later))", "nicht vor \(language.day(later))"))
    }
    return remarks + (suggestions[item.id]?.words(in: language) ?? [])
  }
}

extension CommandContext {
  /// Returns the open tasks and their suggestions.
  func methodTasks(in environment: Environment) throws -> ([TaskFacts], [TaskID: MethodSuggestion]) {
    try read { reader throws(PlannerFailure) in
      let tasks = try reader.facts(.open)
      return (tasks, try reader.methodSuggestions(for: tasks, in: environment))
    }
  }

  /// Returns the value of `--limit`; nil if it is absent.
  func sectionLimit() throws -> Int? {
    guard let text = invocation.value("limit") else { return nil }
    guard let limit = Int(outside: text), limit >= 0 else { throw Refusal.notANumber(text) }
    return limit
  }
}
