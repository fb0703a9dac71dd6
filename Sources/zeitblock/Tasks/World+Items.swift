import CommandLine
import Domain
import Storage

extension World {
  /// Prints tasks as JSON or as a table and remembers what was shown.
  func show(_ items: [PlanItem], named lists: [SourceList]) throws {
    let names = Dictionary(lists.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    if wantsJSON { return printJSON(items, names) }
    // Where nothing can be written nothing can be changed by position either, so the list is shown all the same.
    try? LastShown(in: directory()).remember(items.map(\.id))
    var table = ItemTable(language, terminal, today: Environment.live().today, names)
    for item in items { table.add(item) }
    print(table.rendered())
  }

  /// One array, written piece by piece.
  private func printJSON(_ items: [PlanItem], _ names: [ListID: String]) {
    var bytes = Array("[".utf8)
    for (index, item) in items.enumerated() {
      bytes.append(contentsOf: index == 0 ? "\n".utf8 : ",\n".utf8)
      item.json(position: index + 1, listName: names[item.list]).print(into: &bytes)
    }
    bytes.append(contentsOf: "\n]\n".utf8)
    print(bytes)
  }

  /// Says what became of a command.
  func tell(_ outcome: Outcome) {
    if wantsJSON { return print(outcome.json) }
    remark(outcome.event.sentence(in: language))
  }
}

extension PlanItem {
  /// Every field but the rank, with the position instead and what follows from the fields.
  func json(position: Int?, listName: String?) -> JSON {
    guard case .object(let members) = json else { return json }
    let duration = effectiveDuration
    return .object(
      [.init("position", .optional(position))] + members.filter { $0.name != "rank" } + [
        .init("listName", .optional(listName)),
        .init("effectiveDuration", .int(Int64(duration.minutes))),
        .init("isDefaultDuration", .bool(duration.isDefault)),
        .init("allTags", .array(allTags.names.map { .string($0) })),
      ])
  }
}

extension Outcome {
  var json: JSON {
    var members: [JSON.Member] = [.init("event", .string(event.name))]
    switch event {
    case .added(let title, let position), .moved(let title, let position, _):
      members += [.init("title", .string(title)), .init("position", .int(Int64(position)))]
    case .edited(let title, let fields):
      members += [.init("title", .string(title)), .init("fields", .array(fields.map { .string($0.rawValue) }))]
    case .completed(let title, let count), .reopened(let title, let count), .deleted(let title, let count):
      members += [.init("title", .string(title)), .init("count", .int(Int64(count)))]
    case .advanced(let title, let next):
      members += [.init("title", .string(title)), .init("next", .string(next.iso))]
    case .undone(let summary, _), .redone(let summary, _):
      members += [.init("kind", .string(summary.kind.rawValue)), .init("title", .string(summary.title))]
    case .samplesLoaded(let count), .samplesRemoved(let count): members.append(.init("count", .int(Int64(count))))
    case .settingChanged(let key): members.append(.init("setting", .string(key.rawValue)))
    case .received, .nothingChanged: break
    }
    members.append(.init("number", number.map { .int($0) } ?? .null))
    members.append(.init("tasks", .array(changed.map { .string($0.text) })))
    return .object(members)
  }
}
