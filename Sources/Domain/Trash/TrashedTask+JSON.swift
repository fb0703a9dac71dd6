extension TrashedTask {
  /// The deleted task, the time of its deletion and the time blocks deleted with it.
  public var json: JSON {
    .object([
      .init("deletedAt", .string(at.iso)), .init("cause", .string(cause.rawValue)),
      .init("listName", .string(listName)), .init("task", item.json(position: nil, listName: listName, number: nil)),
      .init("blocks", .array(blocks.map { $0.json })),
    ])
  }
}
