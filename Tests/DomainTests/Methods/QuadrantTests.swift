import Domain
import Testing

@Suite("Quadrants")
struct QuadrantTests {
  @Test func everyUrgencyAndImportanceIsInExactlyOne() {
    let expected: [(Urgency, Importance, Quadrant)] = [
      (.urgent, .high, .doFirst), (.notUrgent, .high, .schedule), (.urgent, .medium, .delegate),
      (.urgent, .low, .delegate), (.notUrgent, .medium, .drop), (.notUrgent, .low, .drop),
    ]
    for (urgency, importance, quadrant) in expected {
      let facts = TaskFacts.made("one") { ($0.urgency, $0.importance) = (urgency, importance) }
      #expect(facts.quadrant == quadrant)
    }
  }

  @Test func completedTasksAreInNone() {
    #expect(TaskFacts.made("one") { $0.completedAt = Instant(seconds: 0) }.quadrant == nil)
    var item = PlanItem(
      id: TaskID("one"), list: .local, title: "one", rank: Rank(0), createdAt: Instant(seconds: 0))
    #expect(item.quadrant == .drop)
    item.completedAt = Instant(seconds: 0)
    #expect(item.quadrant == nil)
  }

  @Test func aTaskPutSomewhereIsThereAndKeepsWhatMayStay() {
    for quadrant in Quadrant.allCases {
      for old in Importance.allCases {
        let importance = quadrant.importance(from: old)
        #expect(Quadrant(quadrant.urgency, importance) == quadrant)
        if quadrant.isImportant == (old == .high) { #expect(importance == old) }
      }
    }
    #expect(Quadrant.drop.importance(from: .high) == .medium)
  }
}
