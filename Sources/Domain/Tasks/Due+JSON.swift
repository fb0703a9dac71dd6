extension Due {
  /// Returns the members `dueOn` and `dueTime`, null if nothing is due; `init(members:)` reads them.
  static func members(_ due: Due?) -> [JSON.Member] {
    [.init("dueOn", .optional(due?.day.iso)), .init("dueTime", .optional(due?.time?.iso))]
  }

  var members: [JSON.Member] { Due.members(self) }

  /// Returns nil if there is no due day.
  init?(members json: JSON) {
    guard let day = json["dueOn"]?.text.flatMap({ Day(iso: $0) }) else { return nil }
    self.init(day: day, time: json["dueTime"]?.text.flatMap { WallTime(iso: $0) })
  }
}
