import Domain
import Testing

@Suite("Every store keeps the contract")
struct StoreContractTests {
  @Test("in memory", arguments: Rule<MemoryStore>.all)
  func inMemory(rule: Rule<MemoryStore>) throws {
    try rule.check(Bench(MemoryStore()))
  }
}
