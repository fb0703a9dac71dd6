extension Calibration {
  /// The calibration as JSON.
  public var json: JSON {
    .object([
      .init("samples", .array(samples.map { $0.json })), .init("least", .int(Int64(Self.least))),
      .init("figures", .array(figures.map { $0.json })),
    ])
  }
}

extension Calibration.Sample {
  var json: JSON { .object([.init("estimate", .int(Int64(estimate))), .init("actual", .int(Int64(actual)))]) }
}

extension Calibration.Figure {
  var json: JSON {
    let (kind, name): (String, String?) =
      switch group {
      case .all: ("all", nil)
      case .type(let type): ("type", type.name)
      case .tag(let tag): ("tag", tag)
      case .task(let title): ("task", title)
      }
    return .object([
      .init("of", .string(kind)), .init("name", .optional(name)), .init("count", .int(Int64(count))),
      .init("estimate", .int(Int64(estimate))), .init("actual", .int(Int64(actual))),
      .init("percent", .int(Int64(percent))),
    ])
  }
}
