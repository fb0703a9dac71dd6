extension TrashedTask {
  /// The deleted task, when it went, and the time blocks that went with it.
  public var json: JSON {
    .object([
      .init("deletedAt", .string(at.iso)), .init("cause", .string(cause.rawValue)),
      .init("listName", .string(listName)), .init("task", item.json(position: nil, listName: listName, number: nil)),
      .init("blocks", .array(blocks.map { $0.json })),
    ])
  }
}
