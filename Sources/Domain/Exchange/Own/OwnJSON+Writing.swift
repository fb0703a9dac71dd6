/// The only format that holds everything: lists, tasks, completions, time blocks and settings. `docs/exchange.md`
/// describes it for other programs.
public enum OwnJSON {
  /// Increased when a reader of the previous version would lose data.
  public static let version: Int64 = 1

  public static func write(_ set: ExchangeSet, _ context: ExchangeContext) -> ExchangedFile {
    PortionedFile.own(set.lists, context).whole(set)
  }

  /// Returns the part of the file before the tasks.
  static func start(_ lists: [SourceList], _ context: ExchangeContext) -> [UInt8] {
    var bytes = Array("{\"format\":\"zeitblock\",\"version\":\(version),".utf8)
    bytes.append(contentsOf: "\"exportedAt\":\"\(context.environment.now.iso)\",\n".utf8)
    append("lists", lists.map { $0.exchanged }, to: &bytes)
    bytes.append(contentsOf: "\"tasks\":[".utf8)
    return bytes
  }

  /// Prints a task without its rank: the order of the array is the order of the tasks.
  static func print(_ item: PlanItem, into printer: inout JSONObjectPrinter) {
    printer.object { printer in
      item.visitMembers(withRank: false) { printer.add($0, $1) }
    }
  }

  /// Returns the part of the file after the tasks.
  static func end(_ set: ExchangeSet, isEmpty: Bool) -> [UInt8] {
    var bytes = Array(isEmpty ? "],\n".utf8 : "\n],\n".utf8)
    append("completions", set.completions.map { $0.json }, to: &bytes)
    append("blocks", set.blocks.map { $0.exchanged }, to: &bytes)
    bytes.append(contentsOf: "\"settings\":".utf8)
    JSON.object(set.settings.map { .init($0.key.rawValue, .string($0.value)) }).print(into: &bytes)
    bytes.append(contentsOf: "}\n".utf8)
    return bytes
  }

  /// Appends an array member with one element per line.
  private static func append(_ name: String, _ values: [JSON], to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\"\(name)\":[".utf8)
    for (index, value) in values.enumerated() {
      bytes.append(contentsOf: index == 0 ? "\n".utf8 : ",\n".utf8)
      value.print(into: &bytes)
    }
    bytes.append(contentsOf: values.isEmpty ? "],\n".utf8 : "\n],\n".utf8)
  }
}

extension TimeBlock {
  /// The block without its calendar, which belongs to an account.
  fileprivate var exchanged: JSON { json.without("calendar") }
}

extension SourceList {
  /// The user's own data of the list, without its relation to an account.
  fileprivate var exchanged: JSON {
    .object([.init("id", .string(id.text)), .init("name", .string(name)), .init("colour", .optional(colour))])
  }
}

extension JSON {
  fileprivate func without(_ name: String) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name })
  }

  /// Returns the object with a member added or replaced.
  func with(_ name: String, _ value: JSON) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name != name } + [.init(name, value)])
  }
}
