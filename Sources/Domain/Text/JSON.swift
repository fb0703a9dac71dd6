/// A JSON value (RFC 8259). Objects keep the order of their members; numbers other than 64-bit integers keep their text.
public enum JSON: Equatable, Sendable {
  public struct Member: Equatable, Sendable {
    public var name: String
    public var value: JSON

    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  case null
  case bool(Bool)
  case int(Int64)
  /// A number that is not a 64-bit integer, in its original spelling.
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  public static func optional(_ text: String?) -> JSON {
    text.map { .string($0) } ?? .null
  }

  public static func optional(_ number: Int?) -> JSON {
    number.map { .int(Int64($0)) } ?? .null
  }

  public static func optional(_ truth: Bool?) -> JSON {
    truth.map { .bool($0) } ?? .null
  }

  /// Returns the value of the first member with this name, or nil if there is none or this is not an object.
  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  public var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  public var integer: Int64? {
    if case .int(let value) = self { return value }
    return nil
  }

  public var truth: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  public var elements: [JSON]? {
    if case .array(let values) = self { return values }
    return nil
  }
}
