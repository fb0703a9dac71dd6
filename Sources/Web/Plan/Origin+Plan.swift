import Domain

extension Origin {
  /// Reads a page of the plan; nil if the fields name none.
  init?(planned form: Fields) {
    switch form["place"] {
    case "day": self = .day(PlanView(origin: form))
    case "week": self = .week(PlanView(origin: form))
    case "block":
      guard let id = form["block"], !id.isEmpty else { return nil }
      self = .block(BlockID(id))
    case "plan-day": self = .planDay(PlanningStep(rawValue: form["step"] ?? "") ?? .left)
    case "close-day": self = .closeDay
    default: return nil
    }
  }

  /// Reads the origin of a form that schedules a task. There, `task` names the scheduled task, and the origin is its
  /// page only if no other field names one.
  init(placing form: Fields) {
    let says = form["place"] != nil || form["page"] != nil || form["area"] != nil
    self.init(says ? Fields(form.pairs.filter { $0.name != "task" }) : form)
  }
}

extension Route {
  /// The day shown by a plan page; nil for today and for other pages.
  var day: Day? {
    switch self {
    case .day(let view), .week(let view): view.day
    default: nil
    }
  }
}
