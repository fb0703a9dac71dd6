/// The options of an import.
public struct ImportChoice: Equatable, Sendable {
  /// How to treat a list or project in the file whose name does not exist here.
  public enum Unknown: String, Sendable, CaseIterable {
    /// Add its name as a tag to its tasks.
    case tags
    /// Create a new local list.
    case lists
  }

  /// The list for tasks whose own list does not exist here; nil means the default list for new tasks.
  public var list: ListID?
  public var unknown: Unknown
  /// Whether a task from the file replaces an existing version that was modified earlier.
  public var replacesOlder: Bool

  public init(list: ListID? = nil, unknown: Unknown = .tags, replacesOlder: Bool = false) {
    self.list = list
    self.unknown = unknown
    self.replacesOlder = replacesOlder
  }
}

/// The effects of an import, before or after it is carried out.
public struct ImportPlan: Equatable, Sendable {
  public var format: ExchangeFormat
  /// The new tasks in order, as they will be stored; ranks are assigned on storing.
  public var added: [PlanItem]
  /// Existing tasks that an imported version replaces.
  public var replaced: [Replacement] = []
  /// Titles of the tasks that already exist here.
  public var known: [String]
  public var newLists: [SourceList]
  public var completions: [Completion]
  public var blocks: [TimeBlock]
  public var settings: [Setting]
  public var report: ConversionReport

  /// A task before and after its replacement.
  public struct Replacement: Equatable, Sendable {
    public var before: PlanItem
    public var after: PlanItem
  }

  /// Compares a parsed file with the stored tasks.
  public static func make<Reader: PlannerReader>(
    of parsedFile: ParsedFile, _ choice: ImportChoice, in reader: Reader
  ) throws(PlannerFailure) -> ImportPlan {
    var comparison = try ImportComparison(parsedFile, choice, reader)
    return try comparison.compared()
  }
}

/// Distinguishes new tasks from existing ones.
struct ImportComparison<Reader: PlannerReader> {
  private let parsedFile: ParsedFile
  private let choice: ImportChoice
  private let reader: Reader
  private var plan: ImportPlan
  private var lists: [SourceList]
  /// The list for new tasks whose own list does not exist here.
  private let target: ListID
  /// Content keys of the existing tasks by creation instant. The nil entry holds all keys, for tasks in the file
  /// without a creation instant.
  private var contents: [Instant?: Set<ImportKey>] = [:]
  /// Creation instants of the tasks in the file. Existing tasks created at other instants cannot match.
  private lazy var creations = Set(parsedFile.tasks.lazy.filter { $0.hasCreation }.map { $0.item.createdAt })
  private var ids: Set<TaskID> = []
  private var places: [String: Place] = [:]
  /// The same by list names as written in the file.
  private var placesByName: [String: Place] = [:]

  /// The target list for tasks of a list in the file, and the tag they get instead of that list.
  private struct Place {
    var list: ListID
    var tag: String?
  }

  init(_ parsedFile: ParsedFile, _ choice: ImportChoice, _ reader: Reader) throws(PlannerFailure) {
    self.parsedFile = parsedFile
    self.choice = choice
    self.reader = reader
    lists = try reader.lists().filter { $0.contents.holdsTasks }
    target = try ImportComparison.target(choice, reader)
    plan = ImportPlan(
      format: parsedFile.format, added: [], known: [], newLists: [], completions: [], blocks: [], settings: [],
      report: parsedFile.report)
    let tellsNone = parsedFile.tasks.contains { !$0.hasCreation && !$0.hasOwnID }
    for list in lists {
      let traces = try reader.traces(of: list.id)
      if !traces.isEmpty { note(traces, in: list.id, tellsNone: tellsNone) }
    }
  }

  /// Registers existing tasks as far as tasks from the file can match them.
  private mutating func note(_ traces: [StoredTrace], in list: ListID, tellsNone: Bool) {
    ids.reserveCapacity(ids.count + traces.count)
    for trace in traces {
      ids.insert(trace.id)
      let key = ImportKey(trace, in: list)
      if creations.contains(trace.createdAt) { contents[trace.createdAt, default: []].insert(key) }
      if tellsNone { contents[nil, default: []].insert(key) }
    }
  }

  private static func target(_ choice: ImportChoice, _ reader: Reader) throws(PlannerFailure) -> ListID {
    if let list = choice.list {
      var validation = Validation()
      validation.list(try reader.list(list), named: list)
      try validation.finish()
      return list
    }
    guard let text = try reader.setting(.defaultList), try reader.list(ListID(text))?.isWritable == true else {
      return .local
    }
    return ListID(text)
  }

  mutating func compared() throws(PlannerFailure) -> ImportPlan {
    // Empty lists are imported too.
    for list in parsedFile.lists { _ = place(of: list.id) }
    plan.added.reserveCapacity(parsedFile.tasks.count)
    for index in parsedFile.tasks.indices where try !replaceOlder(parsedFile.tasks[index]) { add(index) }
    if !parsedFile.completions.isEmpty {
      let coming = Set(plan.added.map { $0.id })
      plan.completions = parsedFile.completions.filter { coming.contains($0.task) }
    }
    for block in parsedFile.blocks {
      if try reader.block(block.id) == nil { plan.blocks.append(block) }
    }
    for setting in parsedFile.settings {
      if try reader.setting(setting.key) == nil { plan.settings.append(here(setting)) }
    }
    return plan
  }

  /// Replaces the stored task if it is older, keeping its list, position and parent. Returns false if nothing was
  /// replaced.
  private mutating func replaceOlder(_ task: ExchangedTask) throws(PlannerFailure) -> Bool {
    guard choice.replacesOlder, task.hasOwnID, ids.contains(task.item.id),
      let before = try reader.item(task.item.id), before.modifiedAt < task.item.modifiedAt,
      lists.contains(where: { $0.id == before.list && $0.isWritable })
    else { return false }
    var after = task.item
    after.list = before.list
    after.rank = before.rank
    after.parent = before.parent
    plan.replaced.append(.init(before: before, after: after))
    return true
  }

  /// Maps a list id in a setting to the list that the tasks were imported into.
  private func here(_ setting: Setting) -> Setting {
    guard setting.key == .defaultList, let place = places["id:" + setting.value] else { return setting }
    return Setting(key: setting.key, value: place.list.text)
  }

  /// Adds the task at an index of the parsed file. Tasks are large, so it is copied only once.
  private mutating func add(_ index: Int) {
    let place = place(of: parsedFile.tasks[index].list, named: parsedFile.tasks[index].listName)
    if !ids.isEmpty, isKnown(parsedFile.tasks[index], in: place.list) {
      return plan.known.append(parsedFile.tasks[index].item.title)
    }
    let new = plan.added.count
    plan.added.append(parsedFile.tasks[index].item)
    plan.added[new].list = place.list
    if let tag = place.tag { plan.added[new].tags.insert(tag) }
  }

  private func isKnown(_ task: ExchangedTask, in list: ListID) -> Bool {
    if ids.contains(task.item.id) { return true }
    guard !task.hasOwnID || task.hasCreation else { return false }
    let alike = contents[task.hasCreation ? task.item.createdAt : nil]
    return alike?.contains(ImportKey(task.item, in: list)) ?? false
  }

  private mutating func place(of id: ListID?, named name: String?) -> Place {
    if let id { return place(of: id) }
    guard let name else { return Place(list: target) }
    if let known = placesByName[name] { return known }
    let place = remembered("name:" + Self.key(name), id: nil, name: name, colour: nil, makes: choice.unknown == .lists)
    placesByName[name] = place
    return place
  }

  private mutating func place(of id: ListID) -> Place {
    let list = parsedFile.lists.first { $0.id == id }
    return remembered("id:" + id.text, id: id, name: list?.name, colour: list?.colour, makes: true)
  }

  private mutating func remembered(
    _ key: String, id: ListID?, name: String?, colour: String?, makes: Bool
  ) -> Place {
    if let known = places[key] { return known }
    let place = found(id: id, name: name, colour: colour, makes: makes)
    places[key] = place
    return place
  }

  /// Returns the list with the given id, else the one with the given name, else a new list or a tag.
  private mutating func found(id: ListID?, name: String?, colour: String?, makes: Bool) -> Place {
    if choice.list != nil, id == nil || lists.allSatisfy({ $0.id != id }) {
      return Place(list: target, tag: name.flatMap { tag($0) })
    }
    let ours = id.map { ImportComparison.local($0) }
    if let id, let known = lists.first(where: { $0.id == id || $0.id == ours }) { return usable(known, name) }
    let named = lists.first { $0.isWritable && Self.key($0.name) == name.map { Self.key($0) } }
    if let named { return Place(list: named.id) }
    guard makes, let name else { return Place(list: target, tag: name.flatMap { tag($0) }) }
    let made = SourceList(
      id: ours ?? ListID("list-" + ShortHash.digits(of: name.lowercased())), name: name, colour: colour)
    lists.append(made)
    plan.newLists.append(made)
    return Place(list: made.id)
  }

  /// Plain-text formats write underscores instead of spaces in names.
  private static func key(_ name: String) -> String { String(name.lowercased().map { $0 == "_" ? " " : $0 }) }

  private mutating func usable(_ list: SourceList, _ name: String?) -> Place {
    if list.isWritable { return Place(list: list.id) }
    plan.report.note(.changed, Field.list.rawValue, sample: list.name)
    return Place(list: target, tag: name.flatMap { tag($0) })
  }

  private mutating func tag(_ name: String) -> String? {
    var tidying = Tidying()
    let tag = tidying.tag(name, line: 0)
    plan.report.add(tidying.report)
    return tag
  }

  /// Returns the id for an imported list. Ids from accounts and subscriptions get a prefix because they are reserved for
  /// synced lists.
  private static func local(_ id: ListID) -> ListID {
    id.text.hasPrefix("caldav-") || id.text.hasPrefix("ics-") ? ListID("from-" + id.text) : id
  }
}

/// The properties that identify a task without an id, besides its creation instant.
private struct ImportKey: Hashable {
  let title: String
  let due: Due?
  let list: ListID

  init(_ trace: StoredTrace, in list: ListID) {
    title = trace.title
    due = trace.due
    self.list = list
  }

  init(_ item: PlanItem, in list: ListID) {
    title = item.title
    due = item.due
    self.list = list
  }
}
