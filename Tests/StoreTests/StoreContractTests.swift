import Domain
import Foundation
import Storage
import Testing

@Suite("Every store keeps the contract")
struct StoreContractTests {
  @Test("in memory", arguments: Rule<MemoryStore>.all)
  func inMemory(rule: Rule<MemoryStore>) throws {
    try rule.check(Bench(MemoryStore()))
  }

  @Test("in a database", arguments: Rule<PlannerDatabase>.all)
  func inDatabase(rule: Rule<PlannerDatabase>) throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("zeitblock-\(UUID().uuidString)")
    // What cannot be removed is left to the system's temporary directory.
    defer { try? FileManager.default.removeItem(at: directory) }
    try rule.check(Bench(PlannerDatabase(in: DataDirectory(path: directory.path), readers: 1)))
  }
}
