import Domain
import Testing

@Suite("Score")
struct ScoreTests {
  private let now = Instant(seconds: 20_778 * 86_400 + 3_600)

  private func score(_ change: (inout TaskFacts) -> Void) -> Score {
    Score(.made("one", change), today: saturday, now: now)
  }

  @Test(
    arguments: [
      (Urgency.urgent, Importance.high, 50), (.notUrgent, .high, 38), (.urgent, .medium, 25), (.urgent, .low, 25),
      (.notUrgent, .medium, 15), (.notUrgent, .low, 5),
    ])
  func urgencyAndImportanceGiveUpToFifty(urgency: Urgency, importance: Importance, points: Int) {
    let score = score {
      $0.urgency = urgency
      $0.importance = importance
    }
    #expect(score.quadrant == points)
    #expect(score.total == points)
  }

  @Test(
    arguments: [
      (-400, 25), (-1, 25), (0, 25), (1, 22), (2, 18), (3, 18), (4, 12), (7, 12), (8, 6), (14, 6), (15, 3), (30, 3),
      (31, 0),
    ])
  func theNearerTheDueDayTheMore(days: Int, points: Int) {
    #expect(score { $0.due = Due(day: saturday + days) }.due == points)
  }

  @Test(
    arguments: [
      (0, 0, 0), (2, 0, 0), (3, 0, 1), (29, 0, 9), (30, 0, 10), (900, 0, 10), (0, 4, 4), (0, 9, 5), (60, 9, 15),
    ]
  )
  func ageAndPostponementsCountAsNeglect(days: Int, postponements: Int, points: Int) {
    let score = score {
      $0.createdAt = Instant(seconds: now.seconds - Int64(days) * 86_400)
      $0.postponements = postponements
    }
    #expect(score.neglect == points)
  }

  @Test(arguments: [(Grade.a, 10), (.b, 6), (.c, 3), (.d, 0), (.e, 0)])
  func gradesGiveUpToTen(grade: Grade, points: Int) {
    #expect(score { $0.grade = grade }.grade == points)
  }

  @Test func theMostIsAHundred() {
    let score = score {
      $0.urgency = .urgent
      $0.importance = .high
      $0.due = Due(day: saturday)
      $0.createdAt = Instant(seconds: 0)
      $0.postponements = 20
      $0.grade = .a
    }
    #expect(score.total == 100)
  }

  @Test func aClockThatWentBackGivesNoNegativePoints() {
    #expect(score { $0.createdAt = Instant(seconds: now.seconds + 900_000) }.neglect == 0)
  }
}
