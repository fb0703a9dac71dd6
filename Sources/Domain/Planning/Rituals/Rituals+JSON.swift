extension UnfinishedBlock {
  /// The block and the times it could move to as JSON.
  public var json: JSON {
    .object(planned.members + [.init("today", .optional(today?.iso)), .init("later", .optional(later?.iso))])
  }
}

extension DailyPlanning {
  public var json: JSON {
    .object([
      .init("left", .array(left.map { $0.json })), .init("leftCount", .int(Int64(leftCount))),
      .init("musts", .array(musts.map { $0.json })), .init("mustCount", .int(Int64(mustCount))),
      .init("mustMinutes", .int(Int64(mustMinutes))),
    ])
  }
}

extension DailyPlanning.Must {
  var json: JSON {
    .object(
      [.init("task", .string(task.id.text)), .init("title", .string(task.title))] + Due.members(task.due) + [
        .init("minutes", .int(Int64(task.effectiveDuration.minutes))), .init("missing", .int(Int64(missing))),
        .init("blocks", .array(blocks.map { $0.json })),
      ])
  }
}

extension DailyShutdown {
  public var json: JSON {
    .object([
      .init("done", .array(done.map { $0.json })), .init("open", .array(open.map { $0.json })),
      .init("openTasks", .int(Int64(openTasks))), .init("worked", .int(Int64(worked))),
    ])
  }
}

extension DailyShutdown.Done {
  var json: JSON {
    .object([
      .init("task", .string(task.id.text)), .init("title", .string(task.title)), .init("at", .string(at.iso)),
      .init("minutes", .int(Int64(minutes))), .init("planned", .int(Int64(planned))),
    ])
  }
}
