import Domain
import TestSupport
import Testing

@testable import PageTitles

/// Pages that mean harm: read in bounded time, with the title where it can be made out.
@Suite("Pages that mean harm", .serialized) struct HostilePageTests {
  private static let size = 1024 * 1024
  private static let late = "<title>Rice</title>"

  private static func filled(_ piece: String) -> String {
    String(repeating: piece, count: size / piece.utf8.count)
  }

  private static func numbered(_ piece: (Int) -> String) -> String {
    var text = ""
    var number = 0
    while text.utf8.count < size {
      text += piece(number)
      number += 1
    }
    return text
  }

  static let pages: [HostilePage] = [
    HostilePage("open elements") { filled("<b>") },
    HostilePage("open elements and closing ones that match none") {
      String(filled("<b>").prefix(size / 2)) + String(filled("</i>").prefix(size / 2))
    },
    HostilePage("one element with all its attributes") { "<p " + numbered { "a\($0) " } + ">" },
    HostilePage("elements of many attributes") { filled("<p " + (0..<900).map { "a\($0)=1 " }.joined() + ">") },
    HostilePage("many names") { numbered { "<n\($0)>" } },
    HostilePage("many names that end") { numbered { "<n\($0)></n\($0)>" } },
    HostilePage("an open comment") { "<!--" + filled("- ") },
    HostilePage("comments") { filled("<!---->") },
    HostilePage("comments that do not end") { filled("<!--") },
    HostilePage("an open tag") { "<p " + filled("\"") },
    HostilePage("an open value") { "<p a=\"" + filled("&amp;") },
    HostilePage("entities") { filled("&a;") },
    HostilePage("half entities") { filled("&") },
    HostilePage("numbers") { filled("&#") },
    HostilePage("a script") { "<script>" + filled("</") },
    HostilePage("scripts") { filled("<script>") },
    HostilePage("a style") { "<style>" + filled("<!--") },
    HostilePage("paragraphs") { filled("<p>") },
    HostilePage("lists") { filled("<li>") },
    HostilePage("tables") { filled("<table><tr><td>") },
    HostilePage("forms") { filled("<form><select><option>") },
    HostilePage("heads") { filled("<head><title>") },
    HostilePage("titles") { filled("<title>a</title>") },
    HostilePage("frames") { filled("<frameset><frame>") },
    HostilePage("types") { filled("<!DOCTYPE html [<!ENTITY a \"b\">]>") },
    HostilePage("instructions") { filled("<?xml ?>") },
    HostilePage("open angles") { filled("<") },
    HostilePage("NUL") { filled("\u{0}") },
    HostilePage("blanks") { filled(" \n") },
    HostilePage("declared letters") { filled("<meta charset=utf-16>") },
    HostilePage("titles to share") { filled("<meta property='og:title' content=''>") },
  ]

  /// Seconds of most of them are tenths; unbounded, several would take minutes.
  @Test("a page of 1 MB is read in bounded time", arguments: pages) func time(_ page: HostilePage) {
    let bytes = Array((page.text() + Self.late).utf8)
    let time = ProcessorTime.of { _ = PageHead(page: bytes, header: nil) }
    #expect(time < .seconds(5))
  }

  @Test("a title behind what is harmless is found") func lateTitle() {
    for name in [
      "comments", "paragraphs", "open angles", "NUL", "blanks", "titles to share", "elements of many attributes",
    ] {
      let page = Self.pages.first { $0.name == name }
      #expect(PageHead(page: Array(((page?.text() ?? "") + Self.late).utf8), header: nil).title == "Rice", "\(name)")
    }
  }

  @Test("what was found before an absurd depth counts") func depth() {
    let page =
      "<title>Rice</title>" + String(repeating: "<div>", count: 100_000) + "<meta property=og:title content=No>"
    let head = PageHead(page: Array(page.utf8), header: nil)
    #expect(head.title == "Rice")
    #expect(head.sharedTitle == nil)
  }

  @Test("ten thousand meta elements are read, and the first one counts") func metas() {
    let page = (0..<10_000).map { "<meta property='og:title' content='Rice \($0)'>" }.joined()
    #expect(PageHead(page: Array(page.utf8), header: nil).sharedTitle == "Rice 0")
  }

  @Test("reading ends when it is told to") func ends() {
    var pieces = 0
    let page = Array((String(repeating: "<p>", count: 100_000) + Self.late).utf8)
    let head = PageHead(page) {
      pieces += 1
      return pieces < 3
    }
    #expect(pieces == 3)
    #expect(head.title == nil)
  }

  @Test("no bytes make it fall over") func fuzz() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix(seed: seed)
    let pieces =
      [
        "<title>", "</title>", "<svg>", "</svg>", "<meta ", "property=", "og:title", "content=\"", "\"", ">", "<", "/",
        "&#",
        "&amp;", ";", "<!--", "-->", "<script>", "</script>", "<![CDATA[", "]]>", "<!DOCTYPE", "\u{0}", "ä", "\u{FFFD}",
        "charset=", "utf-16", "shift_jis", "<head>", "<body>", "x", " ",
      ].map { Array($0.utf8) } + [[0xFF, 0xFE], [0xFE, 0xFF], [0x80], [0xE3], [0x1B, 0x24, 0x42]]
    for _ in 0..<2_000 {
      let page = (0..<Int.random(in: 0...60, using: &random)).flatMap { _ in
        pieces.randomElement(using: &random) ?? []
      }
      let title = try? PageHead(page: page, header: nil).chosenTitle(hosts: ["example.com"])  // None is as good.
      guard let title else { continue }
      #expect(OneLine.folded(title) == title && !title.isEmpty && title.count <= 200, "seed \(seed): \(page)")
    }
  }
}

/// A page that is made when it is needed, so that a failing test does not print it.
struct HostilePage: CustomTestStringConvertible {
  let name: String
  let text: @Sendable () -> String

  init(_ name: String, _ text: @escaping @Sendable () -> String) {
    self.name = name
    self.text = text
  }

  var testDescription: String { name }
}
