import Foundation
import Testing

@testable import Web

@Suite("Scripts")
struct ScriptsTests {
  @Test func theHeadNamesEveryScriptFile() throws {
    let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = project.appending(path: "Sources/Server/Assets/js")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect((Scripts.modules + Scripts.ofPlan + ["main"]).map { "\($0).js" }.sorted() == files.sorted())
  }
}
