// Public face of `Markup`: HTML as plain values, escaped by default and rendered to bytes.

/// A piece of HTML. Rendering escapes everything except ``RawHTML``.
public enum HTML: Sendable {
  /// Character data; escaped when rendered.
  case text(String)
  case element(Element)
  /// Several pieces in a row, without an element around them.
  case group([HTML])
  /// Markup that is written unescaped.
  case raw(RawHTML)

  /// Empty HTML.
  public static var nothing: HTML { .group([]) }
}

/// An element with its attributes and children.
public struct Element: Sendable {
  public var name: StaticString
  public var attributes: [Attribute]
  public var children: [HTML]
  /// A void element has no children and no end tag (HTML Standard §13.1.2).
  public var isVoid: Bool

  public init(_ name: StaticString, attributes: [Attribute], children: [HTML], isVoid: Bool = false) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.isVoid = isVoid
  }
}

/// HTML that is written without escaping. It holds a `StaticString`, so it can only come from a literal in the
/// program, never from user input.
public struct RawHTML: Sendable {
  public var literal: StaticString

  public init(trustedLiteral literal: StaticString) {
    self.literal = literal
  }
}
