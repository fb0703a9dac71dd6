import Domain
import Foundation
import Storage
import Testing
import Titles

@Suite("Many titles in a database")
struct ManyTitlesTests {
  @Test("two thousand titles are improved one by one, and what cannot be stored waits")
  func twoThousand() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("zeitblock-\(UUID().uuidString)")
    // What cannot be removed is left to the system's temporary directory.
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try PlannerDatabase(in: DataDirectory(path: directory.path), readers: 1)
    let items = (0..<2_000).map { number in
      var item = PlanItem(
        id: TaskID("t\(number)"), list: .local, title: number % 2 == 0 ? "AW: Angebot \(number)" : "Milch kaufen",
        rank: Rank(Int64(number)), createdAt: Instant(seconds: Int64(2_000 - number)))
      item.needsTitleImprovement = true
      return item
    }
    try database.write { (writer) throws(PlannerFailure) in try writer.insert(items) }
    let environment = Stage().environment
    let run = try TitleBatch.run(
      database,
      .init(
        environment: { environment }, model: { _, _, _ in .unreachable("") }, page: { _ in .none("") }, sleep: { _ in })
    )
    #expect(run.improved == 1_000 && run.left == 1_000 && run.waiting == 0)
    let titles = try database.read { (reader) throws(PlannerFailure) in
      try reader.items(ItemQuery()).map { $0.title }
    }
    #expect(titles.prefix(3) == ["Angebot 0", "Milch kaufen", "Angebot 2"])
  }
}
