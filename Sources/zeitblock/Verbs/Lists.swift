import CommandLine
import Domain
import Storage

extension Verb {
  static let lists = Verb("lists") { name, language in
    Subcommand(
      name, language("show the lists tasks live in", "die Listen zeigen, in denen Aufgaben stehen"),
      details: language(
        "Columns: name, open tasks, account, access, id.", "Spalten: Name, offene Aufgaben, Konto, Zugriff, Kennung."))
  } run: { world in
    let rows = try world.read { reader throws(PlannerFailure) in
      var rows: [(SourceList, Int)] = []
      for list in try reader.lists() { rows.append((list, try reader.counts(list.id).open)) }
      return rows
    }
    if world.wantsJSON { return world.print(.array(rows.map { $0.json(open: $1) })) }
    var table = Table(columns: [.left, .right, .left, .left, .left], flexible: 0)
    for (list, open) in rows {
      table.add(list.name)
      table.add(String(open))
      table.add(list.account ?? world.language("here", "hier"), .dim)
      table.add(list.access.word(in: world.language))
      table.add(list.id.text, .dim)
    }
    world.print(table.rendered(for: world.terminal))
  }
}

extension SourceList {
  func json(open: Int) -> JSON {
    .object([
      .init("id", .string(id.text)), .init("name", .string(name)), .init("account", .optional(account)),
      .init("colour", .optional(colour)), .init("access", .string(access.name)), .init("open", .int(Int64(open))),
    ])
  }
}

extension SourceList.Access {
  /// The stable name in JSON.
  var name: String {
    switch self {
    case .notAsked: "notAsked"
    case .granted: "granted"
    case .readOnly: "readOnly"
    case .denied: "denied"
    }
  }

  func word(in language: Language) -> String {
    switch self {
    case .notAsked: language("not asked yet", "noch nicht gefragt")
    case .granted: language("read and write", "lesen und schreiben")
    case .readOnly: language("read only", "nur lesen")
    case .denied: language("denied", "verweigert")
    }
  }
}
