import Domain
import Testing

@testable import Web

@Suite("Command palette")
struct PaletteTests {
  private let client = TestClient()

  @Test func everyPageHoldsItAndNoFragmentDoes() {
    for address in ["/backlog", "/all", "/help", "/nothing"] {
      #expect(client.get(address).text.contains("<dialog class=\"dialog palette\" id=\"palette\""))
      #expect(!client.get(address, fragment: true).text.contains("id=\"palette\""))
    }
  }

  @Test func everyLinkOfItLeadsToAPage() throws {
    let pieces = client.get("/backlog").text.split(separator: "data-href=\"").dropFirst()
    let addresses = try pieces.map { String(try #require($0.split(separator: "\"").first)) }
    #expect(addresses.count > 12)
    for address in addresses {
      let parts = address.split(separator: "?")
      let query = parts.count > 1 ? Fields([.init("state", "completed")]) : Fields()
      let match = Route.match(Request(method: .get, path: String(parts[0]), query: query))
      guard case .found(let route) = match else {
        Issue.record("\(address) leads nowhere")
        continue
      }
      #expect(route.url == address)
    }
  }

  @Test func tasksAreFoundOpenOnesFirstAndNoMoreThanAFew() throws {
    for number in 1...12 { try client.add("Row \(number) & <b>") }
    try client.perform(.complete([TaskID("task-1")]))
    let page = client.get("/go?q=row").text
    #expect(page.components(of: "<a href=\"/tasks/task-") == 8)
    #expect(page.contains("<mark>Row</mark> 2 &amp; &lt;b&gt;"))
    #expect(!page.contains("Row 1 &"))
    #expect(client.get("/go?q=nothing").text.contains("No matching task."))
    #expect(!client.get("/go").text.contains("go-tasks"))
  }

  @Test func theAppearanceChosenIsNotOffered() throws {
    try client.perform(.set(.theme, "dark"))
    let page = client.get("/go").text
    #expect(page.contains("value=\"light\"") && page.contains("value=\"auto\"") && !page.contains("value=\"dark\""))
  }

  @Test func syncIsOfferedWhereThereIsSomethingToSync() {
    #expect(!client.get("/go").text.contains("action=\"/sync\""))
    client.sync = SyncController(
      status: { SyncStatus(accounts: [SyncStatus.Account(id: "work")]) }, focused: {}, requested: {})
    #expect(client.get("/go").text.contains("action=\"/sync\""))
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
