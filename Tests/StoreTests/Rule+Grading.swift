import Domain
import TestSupport
import Testing

extension Rule {
  /// Grades, the numbers behind A, and tasks given to somebody.
  static var grading: [Rule] { numbering + besides + refusals + delegating }

  private static var numbering: [Rule] {
    [
      Rule("sets grade and number as one step that undo takes back") { bench in
        let ids = try bench.add("a", "b", "c")
        let before = try bench.picture()
        let outcome = try bench.perform(.grade(ids[1], .a, .number(1)))
        #expect(outcome.event == .graded(title: "b", grade: .a, number: 1, position: 1, of: 1))
        #expect(outcome.changed == [ids[1]])
        #expect(try bench.item(ids[1])?.subPriority == 1)
        try bench.perform(.undo(expected: outcome.number))
        #expect(try bench.picture() == before)
        try bench.perform(.redo)
        #expect(try bench.shownA() == ["b-1"])
        #expect(try bench.perform(.grade(ids[1], .a, .number(1))).event == .nothingChanged)
        #expect(try bench.perform(.grade(ids[1], .a, .asIs)).event == .nothingChanged)
      },
      Rule("a number makes room, and rewrites only what is in the way") { bench in
        let ids = try bench.add("a", "b", "c", "d", "e")
        for (index, id) in ids.prefix(4).enumerated() { try bench.perform(.grade(id, .a, .number(index + 1))) }
        try bench.setNumber(9, of: ids[3])
        let outcome = try bench.perform(.grade(ids[4], .a, .number(2)))
        #expect(try bench.shownA() == ["a-1", "e-2", "b-3", "c-4", "d-5"])
        #expect(outcome.changed == [ids[4], ids[1], ids[2]])
        #expect(outcome.event == .graded(title: "e", grade: .a, number: 2, position: 2, of: 5))
        let entry = try bench.store.read { (reader) throws(PlannerFailure) in try reader.lastDone() }
        #expect(entry?.summary == .init(kind: .grade, title: "e", count: 1))
        try bench.perform(.undo(expected: outcome.number))
        #expect(try bench.shownA() == ["a-1", "b-2", "c-3", "d-4"])
        #expect(try bench.item(ids[2])?.subPriority == 3)
      },
      Rule("a number past the end is the last of those that have one, before those that have none") { bench in
        let ids = try bench.add("a", "b", "c")
        try bench.perform(.editAll(ids, .grade(.a)))
        #expect(try bench.shownA() == ["a", "b", "c"])
        #expect(
          try bench.perform(.grade(ids[2], .a, .number(77))).event
            == .graded(title: "c", grade: .a, number: 1, position: 1, of: 3))
        try bench.perform(.grade(ids[1], .a, .number(Int.max)))
        #expect(try bench.shownA() == ["c-1", "b-2", "a"])
        #expect(try bench.item(ids[1])?.subPriority == 2)
      },
      Rule("the largest number there is leaves room before it") { bench in
        let ids = try bench.add("a", "b", "c")
        try bench.perform(.grade(ids[0], .a, .asIs))
        try bench.setNumber(Int.max, of: ids[0])
        try bench.perform(.grade(ids[1], .a, .asIs))
        try bench.perform(.grade(ids[2], .a, .number(2)))
        #expect(try bench.shownA() == ["a-1", "c-2", "b"])
        try bench.perform(.grade(ids[1], .a, .number(2)))
        #expect(try bench.shownA() == ["a-1", "b-2", "c-3"])
      },
      Rule("completing one moves up what is shown and changes nothing else") { bench in
        let ids = try bench.add("a", "b", "c")
        for (index, id) in ids.enumerated() { try bench.perform(.grade(id, .a, .number(index + 1))) }
        #expect(try bench.perform(.complete([ids[0]])).changed == [ids[0]])
        #expect(try bench.shownA() == ["b-1", "c-2"])
        #expect(try bench.item(ids[1])?.subPriority == 2)
        try bench.perform(.grade(ids[0], .a, .number(5)))
        #expect(try bench.item(ids[0])?.subPriority == 5)
        try bench.perform(.reopen([ids[0]]))
        #expect(try bench.shownA() == ["b-1", "c-2", "a-3"])
      },
      Rule("leaving A clears the number, and coming back does not bring it back") { bench in
        let ids = try bench.add("a", "b")
        for id in ids { try bench.perform(.grade(id, .a, .number(1))) }
        #expect(
          try bench.perform(.grade(ids[1], .b, .asIs)).event
            == .graded(title: "b", grade: .b, number: nil, position: 1, of: 1))
        try bench.perform(.grade(ids[1], .a, .asIs))
        #expect(try bench.shownA() == ["a-1", "b"])
        try bench.perform(.grade(ids[0], nil, .asIs))
        #expect(try bench.item(ids[0])?.grade == nil)
        #expect(try bench.item(ids[0])?.subPriority == nil)
      },
      Rule("tasks that share a number are shown in manual order and can be told apart by a number") { bench in
        let ids = try bench.add("a", "b", "c", "d")
        try bench.perform(.editAll(ids, .grade(.a)))
        for id in ids { try bench.setNumber(3, of: id) }
        #expect(try bench.shownA() == ["a-1", "b-2", "c-3", "d-4"])
        try bench.perform(.grade(ids[3], .a, .number(2)))
        #expect(try bench.shownA() == ["a-1", "d-2", "b-3", "c-4"])
        #expect(try bench.item(ids[1])?.subPriority == 3)
        #expect(try bench.item(ids[2])?.subPriority == 3)
      },
      Rule("after any sequence of steps the numbers shown are 1 to n in the order asked for", checkNumbers),
    ]
  }

  private static func checkNumbers(_ bench: Bench<Store>) throws {
    for seed in UInt64(1)...6 {
      var random = SplitMix(seed: seed)
      let ids = try bench.add("a", "b", "c", "d", "e", "f", "g")
      let start = try bench.picture()
      var models = [NumberModel()]
      for _ in 0..<60 {
        let id = ids[Int.random(in: 0..<ids.count, using: &random)]
        if models.count > 1, Int.random(in: 0..<6, using: &random) == 0 {
          try bench.perform(.undo(expected: nil))
          models.removeLast()
        } else {
          var model = models[models.count - 1]
          let command = model.step(id, using: &random)
          let outcome = try bench.perform(command)
          if case .reopen = command { model.reopened(id, as: try bench.shownNumbers()) }
          if outcome.number != nil { models.append(model) }
          #expect(try bench.shownNumbers() == model.numbers, "seed \(seed), after \(command)")
        }
        #expect(try bench.shownNumbers() == models[models.count - 1].numbers, "seed \(seed)")
      }
      for _ in models.dropFirst() { try bench.perform(.undo(expected: nil)) }
      #expect(try bench.picture() == start, "seed \(seed)")
      for _ in models.dropFirst() { try bench.perform(.redo) }
      #expect(try bench.shownNumbers() == models[models.count - 1].numbers, "seed \(seed), done again")
      try bench.perform(.delete(ids))
    }
  }

  private static var besides: [Rule] {
    [
      Rule("beside another task sets grade and place as one step") { bench in
        let ids = try bench.add("a", "b", "c", "d")
        try bench.perform(.editAll(Array(ids[0...1]), .grade(.b)))
        let before = try bench.picture()
        let outcome = try bench.perform(.grade(ids[3], .b, .beside(.before(ids[1]))))
        #expect(outcome.event == .graded(title: "d", grade: .b, number: nil, position: 2, of: 3))
        #expect(try bench.titles() == ["a", "d", "b", "c"])
        try bench.perform(.undo(expected: outcome.number))
        #expect(try bench.picture() == before)
        try bench.perform(.redo)
        #expect(try bench.titles() == ["a", "d", "b", "c"])
        #expect(try bench.item(ids[3])?.grade == .b)
        let moved = try bench.perform(.grade(ids[3], nil, .beside(.bottom)))
        #expect(moved.event == .graded(title: "d", grade: nil, number: nil, position: 2, of: 2))
        #expect(try bench.titles() == ["a", "b", "c", "d"])
      },
      Rule("beside an A with a number gives one, beside an A without takes it") { bench in
        let ids = try bench.add("a", "b", "c", "d", "e")
        try bench.perform(.editAll(ids, .grade(.a)))
        for (index, id) in ids.prefix(2).enumerated() { try bench.perform(.grade(id, .a, .number(index + 1))) }
        try bench.perform(.grade(ids[4], .a, .beside(.after(ids[0]))))
        #expect(try bench.shownA() == ["a-1", "e-2", "b-3", "c", "d"])
        try bench.perform(.grade(ids[0], .a, .beside(.before(ids[3]))))
        #expect(try bench.shownA() == ["e-1", "b-2", "c", "a", "d"])
        try bench.perform(.grade(ids[3], .a, .beside(.before(ids[4]))))
        #expect(try bench.shownA() == ["d-1", "e-2", "b-3", "c", "a"])
        try bench.perform(.grade(ids[2], .a, .beside(.top)))
        #expect(try bench.shownA() == ["c-1", "d-2", "e-3", "b-4", "a"])
        try bench.perform(.grade(ids[4], .a, .beside(.bottom)))
        #expect(try bench.shownA() == ["c-1", "d-2", "b-3", "a", "e"])
        #expect(try bench.perform(.grade(ids[4], .a, .beside(.after(ids[4])))).event == .nothingChanged)
      },
      Rule("a subtask keeps its level when its grade is set beside another task") { bench in
        let ids = try bench.add("a", "b", "c")
        try bench.perform(.nest(ids[1], under: ids[0]))
        try bench.perform(.grade(ids[1], .c, .beside(.after(ids[2]))))
        #expect(try bench.item(ids[1])?.parent == ids[0])
        #expect(try bench.item(ids[1])?.grade == .c)
      },
    ]
  }

  private static var refusals: [Rule] {
    [
      Rule("tells all that is wrong with a grade at once and stores nothing") { bench in
        let id = try bench.add("a")[0]
        let before = try bench.picture()
        #expect(throws: PlannerFailure.invalid([Problem(.subPriority, .subPriorityNotPositive)])) {
          try bench.perform(.grade(id, .a, .number(0)))
        }
        let both = [Problem(.subPriority, .subPriorityNotPositive), Problem(.subPriority, .subPriorityWithoutGradeA)]
        #expect(throws: PlannerFailure.invalid(both)) { try bench.perform(.grade(id, .b, .number(-1))) }
        #expect(throws: PlannerFailure.unknownTask(TaskID("gone"))) {
          try bench.perform(.grade(TaskID("gone"), .a, .asIs))
        }
        #expect(throws: PlannerFailure.unknownTask(TaskID("gone"))) {
          try bench.perform(.grade(id, .b, .beside(.after(TaskID("gone")))))
        }
        #expect(try bench.picture() == before)
      },
      Rule("tasks of a list that is read-only keep their numbers, and the others make room around them") { bench in
        let list = SourceList(id: ListID("ro"), account: "home", name: "Lesen", access: .readOnly)
        var there = PlanItem(
          id: TaskID("x"), list: list.id, title: "x", rank: Rank(9), createdAt: bench.environment.now)
        (there.grade, there.subPriority) = (.a, 2)
        try bench.perform(.receive(Received(lists: [list], tasks: [.init(item: there)])))
        let ids = try bench.add("a", "b", "c")
        try bench.perform(.grade(ids[0], .a, .number(2)))
        try bench.perform(.grade(ids[1], .a, .number(1)))
        #expect(try bench.shownA() == ["b-1", "x-2", "a-3"])
        let before = try bench.picture()
        #expect(throws: PlannerFailure.invalid([Problem(.subPriority, .numberTaken)])) {
          try bench.perform(.grade(ids[2], .a, .number(1)))
        }
        let all = [Problem(.list, .listReadOnly("Lesen")), Problem(.subPriority, .subPriorityNotPositive)]
        #expect(throws: PlannerFailure.invalid(all)) { try bench.perform(.grade(there.id, .a, .number(0))) }
        #expect(try bench.picture() == before)
        try bench.perform(.grade(ids[2], .a, .number(3)))
        #expect(try bench.shownA() == ["b-1", "x-2", "c-3", "a-4"])
        #expect(try bench.item(there.id)?.subPriority == 2)
      },
      Rule("tells servers of every task whose number was changed, and only of the one moved that it moved") { bench in
        let list = SourceList(id: ListID("h"), account: "home", name: "Home")
        let tasks = ["x", "y"].enumerated().map { index, title in
          var item = PlanItem(
            id: TaskID(title), list: list.id, title: title, rank: Rank(Int64(index)), createdAt: bench.environment.now)
          (item.grade, item.subPriority) = (.a, index + 1)
          return item
        }
        try bench.perform(.receive(Received(lists: [list], tasks: tasks.map { .init(item: $0) })))
        try bench.perform(.grade(TaskID("y"), .a, .number(1)))
        #expect(try bench.store.read { (reader) throws(PlannerFailure) in try reader.waitingCount() } == 2)
        #expect(try bench.shownA() == ["y-1", "x-2"])
      },
      Rule("a quadrant sets urgency and importance of several tasks at once and leaves the due day alone") { bench in
        let ids = try bench.add("a", "b", "c")
        var edit = TaskEdit()
        (edit.importance, edit.due) = (.set(.high), .set(Due(day: bench.environment.today + 9)))
        try bench.perform(.edit(ids[0], edit))
        try bench.perform(.editAll([ids[1]], .importance(.medium)))
        let before = try bench.picture()
        for quadrant in Quadrant.allCases {
          let outcome = try bench.perform(.editAll(ids, .quadrant(quadrant)))
          #expect(try bench.items().allSatisfy { $0.quadrant == quadrant })
          #expect(try bench.item(ids[0])?.due?.day == bench.environment.today + 9)
          if quadrant != .drop { #expect(outcome.number != nil) }
          if outcome.number != nil { try bench.perform(.undo(expected: outcome.number)) }
          #expect(try bench.picture() == before)
        }
        try bench.perform(.editAll(ids, .quadrant(.delegate)))
        #expect(try bench.items().map { $0.importance } == [.medium, .medium, .low])
        #expect(try bench.perform(.editAll(ids, .quadrant(.delegate))).event == .nothingChanged)
      },
    ]
  }

  private static var delegating: [Rule] {
    [
      Rule("gives a task to somebody until a day, and takes it back, each as one step") { bench in
        let id = try bench.add("a")[0]
        try bench.perform(.grade(id, .a, .number(1)))
        let before = try bench.picture()
        let day = bench.environment.today + 7
        let outcome = try bench.perform(.delegate(id, to: " Robin\nMeier ", followUp: day))
        #expect(outcome.event == .delegated(title: "a", to: "Robin Meier", followUp: day))
        let item = try #require(try bench.item(id))
        #expect(item.grade == .d && item.subPriority == nil && item.delegatedTo == "Robin Meier")
        #expect(item.notBefore == day)
        let facts = try bench.store.read { (reader) throws(PlannerFailure) in try reader.facts(.open) }
        #expect(facts.first?.isDelegated == true)
        #expect(
          try bench.perform(.delegate(id, to: "Robin Meier", followUp: day)).event == .nothingChanged)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.picture() == before)
        try bench.perform(.redo)
        let back = try bench.perform(.delegate(id, to: nil, followUp: nil))
        #expect(back.event == .takenBack(title: "a"))
        let own = try #require(try bench.item(id))
        #expect(own.grade == .d && own.delegatedTo == nil && own.notBefore == nil)
        #expect(try bench.perform(.delegate(id, to: nil, followUp: nil)).event == .nothingChanged)
      },
      Rule("taking back what nobody has in hand leaves the first day alone") { bench in
        let id = try bench.add("a")[0]
        var edit = TaskEdit()
        edit.notBefore = .set(bench.environment.today + 3)
        try bench.perform(.edit(id, edit))
        #expect(try bench.perform(.delegate(id, to: nil, followUp: nil)).event == .nothingChanged)
        #expect(try bench.item(id)?.notBefore == bench.environment.today + 3)
      },
      Rule("tells all that is wrong with delegating at once and stores nothing") { bench in
        let list = SourceList(id: ListID("ro"), account: "home", name: "Lesen", access: .readOnly)
        let there = PlanItem(
          id: TaskID("x"), list: list.id, title: "x", rank: Rank(9), createdAt: bench.environment.now)
        try bench.perform(.receive(Received(lists: [list], tasks: [.init(item: there)])))
        let before = try bench.picture()
        let past = bench.environment.today + -1
        let problems = [
          Problem(.list, .listReadOnly("Lesen")), Problem(.delegatedTo, .delegateeEmpty),
          Problem(.notBefore, .followUpInThePast),
        ]
        #expect(throws: PlannerFailure.invalid(problems)) {
          try bench.perform(.delegate(there.id, to: " \u{200B}", followUp: past))
        }
        #expect(throws: PlannerFailure.invalid(problems)) {
          try bench.perform(.delegate(there.id, to: nil, followUp: past))
        }
        let id = try bench.add("a")[0]
        let long = Problem(.delegatedTo, .delegateeTooLong(limit: 200))
        for name in [String(repeating: "ä", count: 201), String(repeating: "x", count: 1_000_000)] {
          #expect(throws: PlannerFailure.invalid([long])) { try bench.perform(.delegate(id, to: name, followUp: nil)) }
          var edit = TaskEdit()
          edit.delegatedTo = .set(name)
          #expect(throws: PlannerFailure.invalid([long])) { try bench.perform(.edit(id, edit)) }
        }
        try bench.perform(.delete([id]))
        #expect(try bench.picture() == before)
      },
      Rule("a follow-up day that has passed since may stay when somebody else gets the task") { bench in
        let id = try bench.add("a")[0]
        let past = bench.environment.today + -2
        var edit = TaskEdit()
        edit.notBefore = .set(past)
        try bench.perform(.edit(id, edit))
        try bench.perform(.delegate(id, to: "Robin", followUp: past))
        #expect(try bench.item(id)?.notBefore == past)
        try bench.perform(.delegate(id, to: "Kim", followUp: nil))
        #expect(try bench.item(id)?.notBefore == nil)
        try bench.perform(.delegate(id, to: "Kim", followUp: bench.environment.today))
        #expect(try bench.item(id)?.notBefore == bench.environment.today)
      },
    ]
  }
}

/// The A tasks that have a number, as a person would keep them on paper.
private struct NumberModel {
  private var order: [TaskID] = []
  private var completed: Set<TaskID> = []

  var numbers: [TaskID: Int] {
    var numbers: [TaskID: Int] = [:]
    for id in order { numbers[id] = numbers.count + 1 }
    return numbers
  }

  mutating func step(_ id: TaskID, using random: inout SplitMix) -> Command {
    if completed.remove(id) != nil { return .reopen([id]) }
    let others = order.filter { $0 != id }
    let known = order
    order = others
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .grade(id, [.b, .c, .d, .e, nil][Int.random(in: 0..<5, using: &random)], .asIs)
    case 1: return .delegate(id, to: "Robin", followUp: nil)
    case 2:
      completed.insert(id)
      return .complete([id])
    case 3:
      order = known
      return .grade(id, known.contains(id) ? .a : .c, .beside(.after(id)))
    case 4...5:
      guard let index = others.indices.randomElement(using: &random) else { fallthrough }
      let isBefore = Bool.random(using: &random)
      order.insert(id, at: isBefore ? index : index + 1)
      return .grade(id, .a, .beside(isBefore ? .before(others[index]) : .after(others[index])))
    default:
      let number = Int.random(in: 1...8, using: &random)
      order.insert(id, at: min(number - 1, order.count))
      return .grade(id, .a, .number(number))
    }
  }

  /// A task comes back with the number it had. Where that stands follows from what became of the others, which keep their
  /// order.
  mutating func reopened(_ id: TaskID, as shown: [TaskID: Int]) {
    let now = shown.keys.sorted { shown[$0, default: 0] < shown[$1, default: 0] }
    #expect(now.filter { $0 != id } == order)
    order = now
  }
}

extension Bench {
  fileprivate func sections() throws -> GradeSections {
    try store.read { (reader) throws(PlannerFailure) in GradeSections(try reader.facts(.open)) }
  }

  /// As every store reads them quickly, which is what the sections say.
  fileprivate func shownNumbers() throws -> [TaskID: Int] {
    let numbers = try store.read { (reader) throws(PlannerFailure) in try reader.shownNumbers() }
    #expect(numbers == (try sections().numbers))
    return numbers
  }

  /// The A tasks in the order they are shown, with their numbers.
  fileprivate func shownA() throws -> [String] {
    let sections = try sections()
    return try sections[.a].map { task in
      let title = try item(task.id)?.title ?? ""
      return sections.numbers[task.id].map { "\(title)-\($0)" } ?? title
    }
  }

  /// As another device may have written it.
  fileprivate func setNumber(_ number: Int, of id: TaskID) throws {
    var edit = TaskEdit()
    edit.subPriority = .set(number)
    try perform(.edit(id, edit))
  }
}
