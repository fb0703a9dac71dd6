import Testing
import Web

@Suite("Request")
struct RequestTests {
  @Test func aFieldSentSeveralTimesKeepsItsOrder() {
    let fields = Fields([.init("tag", "b"), .init("title", "x"), .init("tag", "a")])
    #expect(fields["tag"] == "b")
    #expect(fields.all("tag") == ["b", "a"])
    #expect(fields["none"] == nil)
  }
}
