/// A name and a value in a start tag; the value is escaped when rendered.
public struct Attribute: Sendable {
  public enum Value: Sendable {
    case text(String)
    case number(Int)
    /// The bare name, as in `checked`.
    case present
    /// The attribute is left out.
    case absent
  }

  public var name: StaticString
  public var value: Value

  public init(_ name: StaticString, _ value: Value) {
    self.name = name
    self.value = value
  }
}

extension Attribute {
  /// Makes an attribute with a text value.
  public static func named(_ name: StaticString, _ text: String) -> Attribute {
    Attribute(name, .text(text))
  }

  /// Makes an attribute with a text value; leaves it out if the text is nil.
  public static func named(_ name: StaticString, ifAny text: String?) -> Attribute {
    guard let text else { return Attribute(name, .absent) }
    return Attribute(name, .text(text))
  }

  /// Makes an attribute with an integer value.
  public static func named(_ name: StaticString, number: Int) -> Attribute {
    Attribute(name, .number(number))
  }

  /// Makes a Boolean attribute, present or left out.
  public static func flag(_ name: StaticString, _ isSet: Bool = true) -> Attribute {
    Attribute(name, isSet ? .present : .absent)
  }

  public static func action(_ url: String) -> Attribute { .named("action", url) }
  public static func autocomplete(_ text: String) -> Attribute { .named("autocomplete", text) }
  public static func `class`(_ names: String) -> Attribute { .named("class", names) }
  public static func checked(_ isSet: Bool) -> Attribute { .flag("checked", isSet) }
  public static func content(_ text: String) -> Attribute { .named("content", text) }
  public static func describedBy(_ id: String?) -> Attribute { .named("aria-describedby", ifAny: id) }
  public static func `for`(_ id: String) -> Attribute { .named("for", id) }
  public static func form(_ id: String) -> Attribute { .named("form", id) }
  public static func hidden(_ isSet: Bool = true) -> Attribute { .flag("hidden", isSet) }
  public static var hiddenFromReaders: Attribute { .named("aria-hidden", "true") }
  public static func href(_ url: String) -> Attribute { .named("href", url) }
  public static func id(_ id: String) -> Attribute { .named("id", id) }
  public static func invalid(_ isSet: Bool) -> Attribute { .named("aria-invalid", ifAny: isSet ? "true" : nil) }
  public static func label(_ text: String) -> Attribute { .named("aria-label", text) }
  public static func labelledBy(_ id: String) -> Attribute { .named("aria-labelledby", id) }
  public static func lang(_ code: String) -> Attribute { .named("lang", code) }
  public static func method(_ name: String) -> Attribute { .named("method", name) }
  public static func name(_ name: String) -> Attribute { .named("name", name) }
  public static func rel(_ relation: String) -> Attribute { .named("rel", relation) }
  public static func role(_ role: String) -> Attribute { .named("role", role) }
  public static func src(_ url: String) -> Attribute { .named("src", url) }
  public static func type(_ type: String) -> Attribute { .named("type", type) }
  public static func value(_ text: String) -> Attribute { .named("value", text) }
}
