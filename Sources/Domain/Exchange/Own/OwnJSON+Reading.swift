extension OwnJSON {
  /// Reads the output of `write`. An invalid part rejects the whole file: no data is guessed.
  public static func read(_ bytes: [UInt8], _ context: ExchangeContext) throws(ExchangeFailure) -> ParsedFile {
    let text = try SourceText(bytes)
    var reader = OwnReader(text.bytes, try outline(of: text.bytes), context.environment.zones)
    return try reader.read()
  }

  private static func outline(of bytes: [UInt8]) throws(ExchangeFailure) -> [JSON.Outlined] {
    do {
      return try JSON.outline(of: bytes)
    } catch {
      let line = SourceText.line(of: error.offset, in: bytes)
      if error.offset >= bytes.count { throw .truncated(line: line) }
      throw .syntax(line: line)
    }
  }
}

private struct OwnReader {
  private let bytes: [UInt8]
  private let members: [JSON.Outlined]
  private let zones: Environment.Zones
  private var parsedFile = ParsedFile(.json)
  private var known: Set<TaskID> = []
  /// The last offset for which the line was counted, so that no line is counted twice.
  private var counted = (offset: 0, line: 1)

  init(_ bytes: [UInt8], _ members: [JSON.Outlined], _ zones: Environment.Zones) {
    self.bytes = bytes
    self.members = members
    self.zones = zones
  }

  mutating func read() throws(ExchangeFailure) -> ParsedFile {
    guard member("format")?.value.text == "zeitblock" else { throw .missing(field: "format", line: 1) }
    guard let version = member("version")?.value.integer else { throw .missing(field: "version", line: 1) }
    guard version <= OwnJSON.version else { throw .newerVersion(Int(clamping: version)) }
    for (json, line) in try elements("lists") { parsedFile.lists.append(try OwnReader.list(json, line)) }
    for (json, line) in try elements("tasks") { try readTask(json, line) }
    for (json, line) in try elements("completions") {
      guard let completion = Completion(json: json), 0...PlanItem.mostActualMinutes ~= completion.minutes else {
        throw .value(field: "completions", line: line)
      }
      parsedFile.completions.append(completion)
    }
    for (json, line) in try elements("blocks") {
      guard let block = TimeBlock(json: json), block.start < block.end, TaskID(foreign: block.id.text) != nil else {
        throw .value(field: "blocks", line: line)
      }
      parsedFile.blocks.append(block)
    }
    readSettings()
    return parsedFile
  }

  private func member(_ name: String) -> JSON.Outlined? { members.first { $0.name == name } }

  private mutating func elements(_ name: String) throws(ExchangeFailure) -> [(JSON, Int)] {
    guard let member = member(name) else { throw .missing(field: name, line: 1) }
    guard let values = member.value.elements else { throw .value(field: name, line: 1) }
    var result: [(JSON, Int)] = []
    for (value, offset) in zip(values, member.offsets) { result.append((value, line(of: offset))) }
    return result
  }

  private mutating func line(of offset: Int) -> Int {
    if offset < counted.offset { counted = (0, 1) }
    counted.line += bytes[counted.offset..<offset].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    counted.offset = offset
    return counted.line
  }

  private static func list(_ json: JSON, _ line: Int) throws(ExchangeFailure) -> SourceList {
    guard let id = json["id"]?.text.flatMap({ TaskID(foreign: $0) }), let name = json["name"]?.text,
      !OneLine.folded(name).isEmpty
    else { throw .value(field: "lists", line: line) }
    return SourceList(id: ListID(id.text), name: name, colour: json["colour"]?.text)
  }

  private mutating func readTask(_ json: JSON, _ line: Int) throws(ExchangeFailure) {
    guard let item = PlanItem(json: json.with("rank", .int(0))) else { throw .value(field: "tasks", line: line) }
    if let fault = OwnReader.fault(in: json, item) { throw .value(field: fault, line: line) }
    guard known.insert(item.id).inserted else {
      return parsedFile.report.note(.repeated, "id", line: line, sample: item.title)
    }
    parsedFile.tasks.append(ExchangedTask(item: item, list: item.list, line: line, hasCreation: true, hasOwnID: true))
  }

  /// Returns the name of the first invalid member, which `PlanItem(json:)` alone would ignore.
  private static func fault(in json: JSON, _ item: PlanItem) -> String? {
    func isLost(_ name: String, _ isThere: Bool) -> Bool { !isThere && json[name] ?? .null != .null }
    let faults = [
      ("id", TaskID(foreign: item.id.text) == nil), ("grade", isLost("grade", item.grade != nil)),
      ("dueOn", isLost("dueOn", item.due != nil)), ("dueTime", isLost("dueTime", item.due?.time != nil)),
      ("notBefore", isLost("notBefore", item.notBefore != nil)),
      ("recurrence", isLost("recurrence", item.recurrence != nil)),
      ("completedAt", isLost("completedAt", item.completedAt != nil)),
      ("manualDuration", item.manualDuration.map { !(1...EffectiveDuration.longest).contains($0) } ?? false),
      ("actualMinutes", !(0...PlanItem.mostActualMinutes).contains(item.actualMinutes)),
    ]
    return faults.first { $0.1 }?.0
  }

  private mutating func readSettings() {
    guard case .object(let settings)? = member("settings")?.value else { return }
    for setting in settings {
      guard let key = SettingKey(rawValue: setting.name), let value = setting.value.text,
        key.choices?.contains(value) ?? true, !key.letsTitlesOut, !key.isOfThisMachine,
        key != .timeZone || value.isEmpty || zones.named(value) == value
      else {
        parsedFile.report.note(.notKept, setting.name, sample: setting.value.printed)
        continue
      }
      parsedFile.settings.append(Setting(key: key, value: value))
    }
  }
}
