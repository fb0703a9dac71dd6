/// A result builder for HTML that accepts `if`, `for` and plain strings.
@resultBuilder
public enum HTMLBuilder {
  public static func buildExpression(_ html: HTML) -> [HTML] { [html] }
  public static func buildExpression(_ text: String) -> [HTML] { [.text(text)] }
  public static func buildExpression(_ pieces: [HTML]) -> [HTML] { pieces }
  public static func buildExpression(_ raw: RawHTML) -> [HTML] { [.raw(raw)] }

  public static func buildExpression(_ html: HTML?) -> [HTML] {
    guard let html else { return [] }
    return [html]
  }

  public static func buildBlock() -> [HTML] { [] }
  public static func buildPartialBlock(first: [HTML]) -> [HTML] { first }

  public static func buildPartialBlock(accumulated: [HTML], next: [HTML]) -> [HTML] {
    var all = accumulated
    all.append(contentsOf: next)
    return all
  }

  public static func buildOptional(_ pieces: [HTML]?) -> [HTML] { pieces ?? [] }
  public static func buildEither(first pieces: [HTML]) -> [HTML] { pieces }
  public static func buildEither(second pieces: [HTML]) -> [HTML] { pieces }

  public static func buildArray(_ parts: [[HTML]]) -> [HTML] {
    var all: [HTML] = []
    all.reserveCapacity(parts.count)
    for part in parts {
      all.append(contentsOf: part)
    }
    return all
  }
}

extension HTML {
  /// Groups several pieces of HTML.
  public static func build(@HTMLBuilder _ content: () -> [HTML]) -> HTML {
    .group(content())
  }
}
