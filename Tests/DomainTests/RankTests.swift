import TestSupport
import Testing

@testable import Domain

@Suite("Rank")
struct RankTests {
  @Test func ranksBetweenNeighboursLieStrictlyBetween() throws {
    #expect(Rank.between(Rank(0), Rank(2)) == Rank(1))
    #expect(Rank.between(Rank(0), Rank(1)) == nil)
    #expect(Rank.between(Rank(3), Rank(3)) == nil)
    #expect(try #require(Rank.between(nil, Rank(0))) < Rank(0))
    #expect(try #require(Rank.between(Rank(0), nil)) > Rank(0))
    #expect(Rank.between(Rank(-5), Rank(-3)) == Rank(-4))
  }

  /// Makes 100,000 random moves in a list of 60: the order always matches that of a plain array, and nearly every move
  /// writes a single row.
  @Test func aHundredThousandRandomMovesKeepTheOrder() throws {
    let seed: UInt64 = 20_261_121
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    let writer = try RankTests.writer(filledWith: 60)
    let handler = CommandHandler(writer: writer, environment: .fixed)
    var model = (0..<60).map { TaskID("t\($0)") }
    for round in 0..<100_000 {
      // Every second batch of 1,000 moves inserts into the same gap, which exhausts it again and again.
      let hammer = round / 1_000 % 2 == 0
      let from = Int.random(in: 0..<model.count, using: &random)
      let id = model.remove(at: from)
      let to = hammer ? 7 : Int.random(in: 0...model.count, using: &random)
      model.insert(id, at: to)
      _ = try handler.move(id, to: to == 0 ? .before(model[1]) : .after(model[to - 1]))
    }
    #expect(writer.tables.order.map { $0.id } == model)
    #expect(Set(writer.tables.order.map { $0.rank }).count == model.count)
  }

  @Test func aMoveLeavesTheRanksOfAllOthersAloneWhileThereIsRoom() throws {
    let seed: UInt64 = 7
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    let writer = try RankTests.writer(filledWith: 500)
    let handler = CommandHandler(writer: writer, environment: .fixed)
    var rewritten = 0
    for _ in 0..<1_000 {
      let id = TaskID("t\(Int.random(in: 0..<500, using: &random))")
      let other = TaskID("t\(Int.random(in: 0..<500, using: &random))")
      let before = writer.tables.items.mapValues { $0.rank }
      _ = try handler.move(id, to: .after(other))
      rewritten += writer.tables.items.count { $0.key != id && $0.value.rank != before[$0.key] }
    }
    #expect(rewritten == 0)
  }

  static func writer(filledWith count: Int) throws -> MemoryTransaction {
    let writer = MemoryTransaction(MemoryTables())
    try writer.save(SourceList(id: .local, name: "Zeitblock"))
    let handler = CommandHandler(writer: writer, environment: .fixed)
    for number in 0..<count {
      let rank = try handler.endRank()
      let created = Instant(seconds: 0)
      try writer.save(PlanItem(id: TaskID("t\(number)"), list: .local, title: "t", rank: rank, createdAt: created))
    }
    return writer
  }
}
