import Testing

@testable import Domain

@Suite("Order of planning by grades")
struct GradedOrderTests {
  @Test(
    arguments: [
      ("", ""), ("- - -", "0 1 2"), ("B A1", "1 0"), ("- B - A1 -", "0 3 2 1 4"), ("A2 - A1", "2 1 0"),
      ("C B A A3 A1", "4 3 2 1 0"), ("B B A A", "2 3 0 1"), ("A1 A1 -", "0 1 2"), ("D - C", "2 1 0"),
    ])
  func gradedTasksTakeThePlacesOfGradedTasks(tasks: String, expected: String) {
    let read = tasks.split(separator: " ").map { text -> (grade: Grade?, number: Int?) in
      (Grade.allCases.first { $0.letter == text.prefix(1) }, Int(text.dropFirst()))
    }
    #expect(GradedOrder.positions(read).map(String.init).joined(separator: " ") == expected)
  }
}
