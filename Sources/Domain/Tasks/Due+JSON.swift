extension Due {
  /// `dueOn` and `dueTime` of an object; `init(members:)` reads them back.
  var members: [JSON.Member] { [.init("dueOn", .string(day.iso)), .init("dueTime", .optional(time?.iso))] }

  /// Nil without a day.
  init?(members json: JSON) {
    guard let day = json["dueOn"]?.text.flatMap({ Day(iso: $0) }) else { return nil }
    self.init(day: day, time: json["dueTime"]?.text.flatMap { WallTime(iso: $0) })
  }
}
