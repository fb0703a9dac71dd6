import CommandLine
import Domain

extension CLICommand {
  static let tag = CLICommand("tag") { name, language in
    Subcommand(
      name, language("add a tag to tasks, or list all tags", "Tags hinzufügen oder alle zeigen"),
      details: language(
        """
        Without a tag, shows all tags of open tasks and how often they’re used. Several tasks are one step to undo.
        """,
        """
        Ohne Tag werden alle Tags offener Aufgaben mit ihrer Anzahl gezeigt. Mehrere Aufgaben sind ein Schritt für \
        undo.
        """),
      operands: [Operand("TAG", .optional), Operand(language("TASK", "AUFGABE"), .any)],
      options: [Option("remove", short: "r", language("remove the tag", "das Tag entfernen"))])
  } run: { context in
    guard let first = context.operands.first else { return try listTags(context) }
    let name = first.hasPrefix("#") ? String(first.dropFirst()) : first
    if let refusal = Tags().refusal(of: name) { throw PlannerFailure.invalid([Problem(.tags, refusal)]) }
    let references = context.operands.dropFirst()
    if references.isEmpty { throw UsageError.missingOperand(context.language("TASK", "AUFGABE")) }
    let ids = try context.tasks(references)
    try context.perform(.editAll(ids, context.invocation.has("remove") ? .untag([name]) : .tag([name])))
  }

  private static func listTags(_ context: CommandContext) throws {
    let environment = try context.presentEnvironment()
    let tags = try context.read { reader throws(PlannerFailure) in
      try reader.list(TaskView(), in: environment).tallies.tags
    }
    if context.wantsJSON {
      return context.print(
        .array(tags.map { .object([.init("tag", .string($0.name)), .init("tasks", .int(Int64($0.count)))]) }))
    }
    var table = Table(columns: [.right, .left], flexible: 1)
    for tag in tags {
      table.add(String(tag.count), .dim)
      table.add("#" + tag.name, .blue)
    }
    context.print(table.rendered(for: context.terminal))
  }
}
