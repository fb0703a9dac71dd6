import Domain
import Testing

@Suite("Sections by grade")
struct GradeSectionsTests {
  private func task(_ id: String, _ grade: Grade?, _ number: Int? = nil, rank: Int64 = 0) -> TaskFacts {
    .made(id) { ($0.grade, $0.subPriority, $0.rank) = (grade, number, Rank(rank)) }
  }

  @Test func numbersComeFirstAndWithoutGaps() {
    let sections = GradeSections([
      task("none", .a, rank: 0), task("nine", .a, 9, rank: 1), task("two", .a, 2, rank: 2), task("b", .b, rank: 3),
      task("most", .a, .max, rank: 4), task("late", .a, rank: 5), task("free", nil, rank: 6),
    ])
    #expect(sections[.a].map { $0.id.text } == ["two", "nine", "most", "none", "late"])
    #expect(
      sections.numbers == [TaskID("two"): 1, TaskID("nine"): 2, TaskID("most"): 3])
    #expect(sections[.b].map { $0.id.text } == ["b"])
    #expect(sections[.e].isEmpty)
    #expect(sections.ungraded.map { $0.id.text } == ["free"])
  }

  @Test func oneNumberTwiceIsTakenInManualOrder() {
    let sections = GradeSections([
      task("y", .a, 1, rank: 1), task("x", .a, 1, rank: 2), task("b", .a, 1, rank: 3), task("a", .a, 1, rank: 3),
    ])
    #expect(sections[.a].map { $0.id.text } == ["y", "x", "a", "b"])
    #expect(sections.numbers[TaskID("b")] == 4)
  }

  @Test func aNumberOfAnotherGradeIsNotShown() {
    let sections = GradeSections([task("b", .b, 1), task("free", nil, 2)])
    #expect(sections.numbers.isEmpty)
  }

  @Test func tellsWhereATaskStands() throws {
    let sections = GradeSections([task("a", .a, 4), task("b", .b, rank: 1), task("c", .b, rank: 2), task("d", nil)])
    let first = try #require(sections.standing(of: TaskID("a")))
    #expect(first.number == 1 && first.position == 1 && first.count == 1)
    let third = try #require(sections.standing(of: TaskID("c")))
    #expect(third.number == nil && third.position == 2 && third.count == 2)
    #expect(sections.standing(of: TaskID("d"))?.position == 1)
    #expect(sections.standing(of: TaskID("gone")) == nil)
  }
}
