/// The name of an element that can have content; calling it builds the element.
public struct Tag: Sendable {
  public var name: StaticString

  public init(_ name: StaticString) {
    self.name = name
  }

  public func callAsFunction(_ attributes: Attribute..., @HTMLBuilder content: () -> [HTML]) -> HTML {
    .element(Element(name, attributes: attributes, children: content()))
  }

  /// Makes an element without content.
  public func callAsFunction(_ attributes: Attribute...) -> HTML {
    .element(Element(name, attributes: attributes, children: []))
  }

  /// Makes an element that contains only text.
  public func callAsFunction(_ attributes: Attribute..., text: String) -> HTML {
    .element(Element(name, attributes: attributes, children: [.text(text)]))
  }
}

/// The name of a void element; calling it builds the element.
public struct VoidTag: Sendable {
  public var name: StaticString

  public init(_ name: StaticString) {
    self.name = name
  }

  public func callAsFunction(_ attributes: Attribute...) -> HTML {
    .element(Element(name, attributes: attributes, children: [], isVoid: true))
  }
}

public let a = Tag("a")
public let aside = Tag("aside")
public let bold = Tag("b")
public let body = Tag("body")
public let button = Tag("button")
public let circle = Tag("circle")
public let code = Tag("code")
public let definition = Tag("dd")
public let definitions = Tag("dl")
public let details = Tag("details")
public let dialog = Tag("dialog")
public let div = Tag("div")
public let fieldset = Tag("fieldset")
public let footer = Tag("footer")
public let form = Tag("form")
public let h1 = Tag("h1")
public let h2 = Tag("h2")
public let h3 = Tag("h3")
public let head = Tag("head")
public let header = Tag("header")
public let html = Tag("html")
public let italic = Tag("i")
public let kbd = Tag("kbd")
public let label = Tag("label")
public let legend = Tag("legend")
public let li = Tag("li")
public let main = Tag("main")
public let mark = Tag("mark")
public let nav = Tag("nav")
public let noscript = Tag("noscript")
public let ol = Tag("ol")
public let option = Tag("option")
public let p = Tag("p")
public let script = Tag("script")
public let section = Tag("section")
public let select = Tag("select")
public let small = Tag("small")
public let span = Tag("span")
public let summary = Tag("summary")
public let svg = Tag("svg")
public let table = Tag("table")
public let tableBody = Tag("tbody")
public let tableHead = Tag("thead")
public let tableName = Tag("th")
public let tableRow = Tag("tr")
public let tableValue = Tag("td")
public let template = Tag("template")
public let term = Tag("dt")
public let textarea = Tag("textarea")
public let documentTitle = Tag("title")
public let ul = Tag("ul")
public let use = Tag("use")

public let br = VoidTag("br")
public let hr = VoidTag("hr")
public let input = VoidTag("input")
public let link = VoidTag("link")
public let meta = VoidTag("meta")

extension HTML {
  /// The `<!doctype html>` declaration.
  public static var doctype: HTML { .raw(RawHTML(trustedLiteral: "<!doctype html>")) }
}
