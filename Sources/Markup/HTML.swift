// Public face of `Markup`: HTML as plain values, escaped by default, rendered into bytes.

/// A piece of HTML. Everything is escaped when rendered except ``RawHTML``.
public enum HTML: Sendable {
  /// Character data; escaped when rendered.
  case text(String)
  case element(Element)
  /// Several pieces in a row, without an element around them.
  case group([HTML])
  /// Bytes that go out as they are.
  case raw(RawHTML)

  /// Nothing at all.
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

/// HTML that is written without escaping. Only a literal of the program can become one,
/// so nothing that anybody typed ever gets here.
public struct RawHTML: Sendable {
  public var literal: StaticString

  public init(trustedLiteral literal: StaticString) {
    self.literal = literal
  }
}
