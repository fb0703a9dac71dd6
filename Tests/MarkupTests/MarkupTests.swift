import Markup
import Testing

@Suite("HTML as values")
struct MarkupTests {
  private func text(_ html: HTML) -> String {
    String(decoding: html.rendered(reserving: 16), as: UTF8.self)
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("a & b", "a &amp; b"),
    ("\"quoted\" and 'single'", "&quot;quoted&quot; and &#39;single&#39;"),
    ("plain – schön", "plain – schön"),
    ("a\u{0}b", "a\u{FFFD}b"),
    ("\u{202E}evil", "\u{202E}evil"),
    ("", ""),
  ])
  func textAndAttributesAreEscapedAlike(plain: String, escaped: String) {
    #expect(text(.text(plain)) == escaped)
    #expect(text(p(.class(plain))) == "<p class=\"\(escaped)\"></p>")
  }

  @Test func voidElementsHaveNoEndTag() {
    #expect(text(input(.name("title"), .flag("required"))) == "<input name=\"title\" required>")
  }

  @Test func absentAttributesLeaveNoTrace() {
    #expect(text(div(.checked(false), .describedBy(nil), .hidden())) == "<div hidden></div>")
  }

  @Test func numbersNeedNoText() {
    #expect(text(li(.named("value", number: -12))) == "<li value=\"-12\"></li>")
  }

  @Test func buildersTakeConditionsLoopsAndText() {
    let names = ["one", "two"]
    let isEmpty = false
    let list = ul {
      for name in names {
        li(text: name)
      }
      if isEmpty {
        li { "none" }
      }
    }
    #expect(text(list) == "<ul><li>one</li><li>two</li></ul>")
  }

  @Test func onlyLiteralsGoOutUnescaped() {
    #expect(text(.build { RawHTML(trustedLiteral: "<br>") }) == "<br>")
  }
}
