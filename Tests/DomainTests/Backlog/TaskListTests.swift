import Testing

@testable import Domain

@Suite("Lists by filter and order")
struct TaskListTests {
  private let now = Instant(seconds: 20_778 * 86_400)

  private func list(_ view: TaskView, _ tasks: [TaskFacts]) -> TaskList {
    TaskList(view, of: tasks, today: saturday, now: now)
  }

  private func ids(_ view: TaskView, _ tasks: [TaskFacts]) -> [String] {
    list(view, tasks).lines.map { $0.task.id.text }
  }

  private func view(_ sort: TaskSort, isReversed: Bool = false) -> TaskView {
    var view = TaskView(filter: TaskFilter(), sort: sort)
    view.isReversed = isReversed
    return view
  }

  @Test func everyOrderPutsFirstWhatItIsCalledAfter() {
    let tasks: [TaskFacts] = [
      .made("plain") { $0.minutes = 60 },
      .made("high") {
        $0.importance = .high
        $0.minutes = 30
      },
      .made("due") {
        $0.due = Due(day: saturday)
        $0.minutes = 45
      },
      .made("new") {
        $0.createdAt = Instant(seconds: now.seconds + 60)
        $0.minutes = 90
      },
    ]
    #expect(ids(view(.manual), tasks) == ["plain", "high", "due", "new"])
    #expect(ids(view(.importance), tasks) == ["high", "plain", "due", "new"])
    #expect(ids(view(.score), tasks) == ["high", "due", "plain", "new"])
    #expect(ids(view(.duration), tasks) == ["high", "due", "plain", "new"])
    #expect(ids(view(.due), tasks) == ["due", "plain", "high", "new"])
    #expect(ids(view(.created), tasks) == ["new", "plain", "high", "due"])
    #expect(ids(view(.created, isReversed: true), tasks) == ["due", "high", "plain", "new"])
  }

  @Test func onOneDayAnEarlierTimeComesFirstAndTheDayAloneLast() {
    let tasks: [TaskFacts] = [
      .made("day") { $0.due = Due(day: saturday) },
      .made("noon") { $0.due = Due(day: saturday, time: WallTime(minutes: 720)) },
      .made("morning") { $0.due = Due(day: saturday, time: WallTime(minutes: 480)) },
      .made("before") { $0.due = Due(day: saturday + -1) },
    ]
    #expect(ids(view(.due), tasks) == ["before", "morning", "noon", "day"])
  }

  @Test func subtasksStandBelowTheirTask() {
    let tasks: [TaskFacts] = [
      .made("b1") { $0.parent = TaskID("b") }, .made("a"), .made("b"), .made("b2") { $0.parent = TaskID("b") },
      .made("b11") { $0.parent = TaskID("b1") },
    ]
    let lines = list(view(.manual), tasks).lines
    #expect(lines.map { $0.task.id.text } == ["a", "b", "b1", "b11", "b2"])
    #expect(lines.map { $0.depth } == [0, 0, 1, 2, 1])
    #expect(lines.map { $0.below } == [0, 3, 1, 0, 0])
  }

  @Test func whatIsFoldedAwayIsCountedButNotShown() {
    let tasks: [TaskFacts] = [
      .made("a") { $0.isFolded = true }, .made("a1") { $0.parent = TaskID("a") }, .made("b"),
      .made("a11") { $0.parent = TaskID("a1") },
    ]
    let list = list(view(.manual), tasks)
    #expect(list.lines.map { $0.task.id.text } == ["a", "b"])
    #expect(list.lines.map { $0.below } == [2, 0])
    #expect(list.count == 4)
  }

  @Test func aFilterFindsWhatIsFoldedAway() {
    var filter = TaskFilter()
    filter.types = [.maintenance]
    let tasks: [TaskFacts] = [.made("a") { $0.isFolded = true }, .made("a1") { $0.parent = TaskID("a") }]
    #expect(ids(TaskView(filter: filter), tasks) == ["a", "a1"])
  }

  @Test func tasksBelowEachOtherInACircleAreAllShownOnce() {
    let tasks: [TaskFacts] = [
      .made("a") { $0.parent = TaskID("b") }, .made("b") { $0.parent = TaskID("a") },
      .made("self") { $0.parent = TaskID("self") }, .made("below") { $0.parent = TaskID("a") },
      .made("orphan") { $0.parent = TaskID("gone") },
    ]
    #expect(ids(view(.manual), tasks) == ["a", "below", "b", "self", "orphan"])
  }

  @Test func everyFilterShowsExactlyWhatItLetsThroughAndCountsIt() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let filter = TaskFilter.random(using: &random)
      let tasks = (0..<40).map { TaskFacts.random("\($0)", using: &random) }
      let list = list(TaskView(filter: filter), tasks)
      let sieve = TaskFilter.Sieve(filter, today: saturday)
      let kept = tasks.filter { sieve.lets($0) }
      #expect(Set(list.lines.map { $0.task.id }) == Set(kept.map { $0.id }))
      #expect(list.count == kept.count)
      #expect(list.sums.openMinutes == kept.filter { !$0.isCompleted }.reduce(0) { $0 + $1.minutes })
      for type in TaskType.allCases {
        var other = filter
        other.types = [type]
        #expect(list.tallies.types[type, default: 0] == count(other, tasks))
      }
      for range in TaskFilter.DueRange.allCases {
        var other = filter
        other.due = range
        #expect(list.tallies.due[range, default: 0] == count(other, tasks))
      }
      for tag in list.tallies.tags {
        var other = filter
        other.tags.append(tag.name)
        #expect(tag.count == count(other, tasks))
      }
    }
  }

  private func count(_ filter: TaskFilter, _ tasks: [TaskFacts]) -> Int {
    let sieve = TaskFilter.Sieve(filter, today: saturday)
    return tasks.count { sieve.lets($0) }
  }

  @Test func aWeekIsTodayAndTheSixDaysAfterIt() {
    let tasks = (-2...8).map { day in TaskFacts.made("\(day)") { $0.due = Due(day: saturday + day) } }
    var filter = TaskFilter()
    filter.due = .week
    #expect(ids(TaskView(filter: filter), tasks) == ["0", "1", "2", "3", "4", "5", "6"])
    filter.due = .overdue
    #expect(ids(TaskView(filter: filter), tasks) == ["-2", "-1"])
  }
}

extension TaskFacts {
  static func random(_ id: String, using random: inout some RandomNumberGenerator) -> TaskFacts {
    .made(id) {
      $0.type = TaskType.allCases.randomElement(using: &random) ?? .income
      $0.importance = Importance.allCases.randomElement(using: &random) ?? .low
      $0.tags = TagNames(["haus", "ü ö", "Täglich"].filter { _ in Bool.random(using: &random) })
      $0.list = Bool.random(using: &random) ? .local : ListID("Arbeit/1")
      $0.isRecurring = Bool.random(using: &random)
      $0.isDefaultDuration = Bool.random(using: &random)
      $0.due = Bool.random(using: &random) ? Due(day: saturday + Int.random(in: -3...9, using: &random)) : nil
      $0.completedAt = Int.random(in: 0..<4, using: &random) == 0 ? Instant(seconds: 5) : nil
    }
  }
}
