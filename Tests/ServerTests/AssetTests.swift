import Foundation
import Testing
import Web

@testable import Server

@Suite("Assets")
struct AssetTests {
  private static let directory = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Server/Assets").standardizedFileURL

  private func filesOnDisk() throws -> [String] {
    let base = Self.directory.path(percentEncoded: false) + "/"
    let files = try #require(
      FileManager.default.enumerator(at: Self.directory, includingPropertiesForKeys: [.isRegularFileKey]))
    return try files.compactMap { $0 as? URL }
      .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
      .filter { !$0.lastPathComponent.hasPrefix(".") }
      .map { String($0.standardizedFileURL.path(percentEncoded: false).dropFirst(base.count)) }
  }

  @Test("every file is embedded as it is (otherwise run Scripts/embed-assets)")
  func everyFileIsEmbedded() throws {
    let paths = try filesOnDisk()
    #expect(paths.sorted() == Assets.files.keys.sorted())
    for path in paths {
      let onDisk = try Data(contentsOf: Self.directory.appending(path: path))
      let embedded = try #require(Assets.files[path])
      #expect(Array(embedded.bytes) == Array(onDisk), "\(path)")
      #expect(Assets.mediaType(of: path) != "application/octet-stream", "\(path)")
    }
  }

  @Test func anAssetIsKeptForEverByBrowsers() throws {
    let running = try RunningServer()
    let response = try running.bare(Assets.basePath + "/css/app.css", running.host)
    #expect(response.status == 200)
    #expect(response["Content-Type"] == "text/css; charset=utf-8")
    #expect(response["Cache-Control"] == "public, max-age=31536000, immutable")
    #expect(try #require(Assets.files["css/app.css"]).bytes.elementsEqual(response.body.utf8))
  }

  @Test func styleSheetsAreSentAsOneFile() throws {
    let sheets = Assets.files.keys.filter { $0.hasSuffix(".css") }.map { $0.dropFirst(4).dropLast(4) }
    #expect(Set(sheets.map { String($0) }) == Set(Stylesheets.names))
    let running = try RunningServer()
    let response = try running.bare(Assets.basePath + "/" + Stylesheets.path, running.host)
    #expect(response["Content-Type"] == "text/css; charset=utf-8")
    let parts = try Stylesheets.names.map { try #require(Assets.files["css/\($0).css"]).bytes }
    #expect(parts.joined().elementsEqual(response.body.utf8))
  }

  @Test(arguments: [
    "/assets/", "/assets", "/assets/0000000000000000/css/app.css", "BASE", "BASE/", "BASE/css",
    "BASE/css/../css/app.css",
    "BASE/../../etc/passwd", "BASE/%2e%2e/%2e%2e/etc/passwd", "BASE//css/app.css", "BASE/css%2Fnone.css",
    "BASE/css/app.css/", "BASE\\css\\app.css",
  ])
  func nothingElseIsServed(_ target: String) throws {
    let running = try RunningServer()
    let target = target.replacingOccurrences(of: "BASE", with: Assets.basePath)
    let status = try running.bare(target, running.host).status
    #expect(status == 404 || status == 403)
  }
}
