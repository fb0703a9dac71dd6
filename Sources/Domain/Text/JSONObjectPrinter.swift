/// Prints objects member by member, where a value of each would be made only to be printed.
struct JSONObjectPrinter: ~Copyable {
  private var room: ByteRoom
  private var isFirst = true

  /// - Parameter size: bytes to make room for.
  init(size: Int) { room = ByteRoom(size: size) }

  var bytes: [UInt8] { room.bytes }

  /// Appends an object with the members `body` adds.
  mutating func object(_ body: (inout JSONObjectPrinter) -> Void) {
    room.append(UInt8(ascii: "{"))
    isFirst = true
    body(&self)
    room.append(UInt8(ascii: "}"))
    isFirst = false
  }

  mutating func add(_ name: StaticString, _ value: JSON.Leaf) {
    add(name)
    value.print(into: &room)
  }

  /// A member whose value is a text `body` appends; one that needs no escapes.
  mutating func add(_ name: StaticString, quoted body: (inout ByteRoom) -> Void) {
    add(name)
    JSON.printQuoted(into: &room, body)
  }

  /// A member whose value is an array with one object.
  mutating func add(_ name: StaticString, object body: (inout JSONObjectPrinter) -> Void) {
    add(name)
    room.append(UInt8(ascii: "["))
    object(body)
    room.append(UInt8(ascii: "]"))
  }

  /// What stands between objects.
  mutating func append(_ text: StaticString) { room.append(text) }

  private mutating func add(_ name: StaticString) {
    if !isFirst { room.append(UInt8(ascii: ",")) }
    isFirst = false
    room.append(UInt8(ascii: "\""))
    room.append(name)
    room.append(UInt8(ascii: "\""))
    room.append(UInt8(ascii: ":"))
  }
}
