/// Prints JSON objects member by member, without building `JSON` values first.
struct JSONObjectPrinter: ~Copyable {
  private var room: ByteRoom
  private var isFirst = true

  /// - Parameter size: The initial capacity in bytes.
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

  /// Adds a member whose value is a string appended by `body`, which must not need escapes.
  mutating func add(_ name: StaticString, quoted body: (inout ByteRoom) -> Void) {
    add(name)
    JSON.printQuoted(into: &room, body)
  }

  /// Adds a member whose value is an array of one object.
  mutating func add(_ name: StaticString, object body: (inout JSONObjectPrinter) -> Void) {
    add(name)
    room.append(UInt8(ascii: "["))
    object(body)
    room.append(UInt8(ascii: "]"))
  }

  /// Appends raw text between objects.
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
