import TestSupport
import Testing

@testable import Domain

@Suite("Ids in links")
struct LinkPropertyTests {
  /// URLs in which only `ID` identifies the page.
  private static let named = [
    "https://news.example/ID", "https://news.example/news/ID.html", "https://news.example/story/ID/",
    "https://news.example/2031/04/02/ID", "https://news.example/article-ID", "https://news.example/index.php?id=ID",
    "https://shop.example/dp/ID", "https://shop.example/item/ID.html?ref=home", "https://shop.example/p/ID/lamp",
    "https://shop.example/product.php?pid=ID", "https://shop.example/product-detail.aspx?id=ID",
    "https://tracker.example/browse/APP-ID", "https://tracker.example/issues/ID",
    "https://tracker.example/show_bug.cgi?id=ID",
    "https://tracker.example/projects/app/pull-requests/ID/overview",
    "https://git.example/team/app/-/merge_requests/ID", "https://git.example/team/app/commit/ID",
    "https://video.example/watch?v=ID", "https://video.example/watch?list=1&v=ID", "https://video.example/shorts/ID",
    "https://video.example/videos/ID?t=3", "https://forum.example/viewtopic.php?f=4&t=ID",
    "https://forum.example/thread/ID/", "https://forum.example/showthread.php?t=ID&page=2",
    "https://app.example/#/tickets/ID", "https://app.example/#!/orders/ID/details", "https://app.example/#id=ID",
    "https://app.example/help-articles/ID", "https://mail.example/mail/u/0/#inbox/ID", "https://short.example/ID",
    "https://blog.example/?p=ID", "https://docs.example/document/d/ID/edit",
  ]

  /// URLs whose words identify the page.
  private static let worded = [
    "https://news.example/politics/rail-strike-ends-early-ID.html",
    "https://news.example/climate/rail-strike-ends_ID_4417.html",
    "https://news.example/story/ID/rail-strike-ends-early", "https://news.example/rail-strike-ends-early-1.ID",
    "https://news.example/rail-strike-ends-2605-ID.html", "https://shop.example/blue-garden-hose/dp/ID",
    "https://shop.example/s-ad/blue-garden-hose/ID-84-2231", "https://shop.example/blue-garden-hose-articleID.html",
    "https://forum.example/threads/hose-leaks-again.ID/", "https://blog.example/rail-strike-ends?variant=ID",
  ]

  private static let shapes: [(letters: String, length: ClosedRange<Int>, begins: String)] = [
    ("0123456789", 6...10, "123456789"),
    ("0123456789abcdef", 12...32, "4"),
    ("abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ0123456789", 11...14, "7"),
  ]

  private static func identifier(_ shape: Int, _ random: inout SplitMix) -> String {
    let (letters, length, begins) = shapes[shape]
    let first = begins.randomElement(using: &random).map { String($0) } ?? ""
    let rest = (1..<Int.random(in: length, using: &random)).compactMap { _ in letters.randomElement(using: &random) }
    return first + String(rest)
  }

  private func titles(_ address: String, _ ids: [String]) -> [String] {
    let parts = address.split(separator: "ID", omittingEmptySubsequences: false)
    return ids.map { TitleRules.improve(parts.joined(separator: $0)).title }
  }

  @Test func tellLinksApart() {
    let seed: UInt64 = 1_107
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    for address in Self.named {
      for shape in Self.shapes.indices {
        for _ in 0..<40 {
          let ids = [Self.identifier(shape, &random), Self.identifier(shape, &random)]
          let both = titles(address, ids)
          #expect(both[0] != both[1], "\(address) \(ids) \(both)")
        }
      }
    }
  }

  @Test func areNotShownWhereWordsTellThePage() {
    let seed: UInt64 = 1_108
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    for address in Self.worded {
      for _ in 0..<40 {
        let id = Self.identifier(0, &random)
        let title = titles(address, [id])[0]
        #expect(!title.contains { $0.isNumber }, "\(address) \(id) \(title)")
        #expect(
          title.contains("rail strike ends") || title.contains("blue garden hose") || title.contains("hose leaks"))
      }
    }
  }
}
