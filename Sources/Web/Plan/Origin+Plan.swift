import Domain

extension Origin {
  /// The pages of the plan; nil where the fields name none of them.
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

  /// Where a form was sent from that places a task: there `task` names what is placed. Only when nothing else is said it
  /// is also the page of that task.
  init(placing form: Fields) {
    let says = form["place"] != nil || form["page"] != nil || form["area"] != nil
    self.init(says ? Fields(form.pairs.filter { $0.name != "task" }) : form)
  }
}

extension Route {
  /// The day a page of the plan shows; nil for today and other pages.
  var day: Day? {
    switch self {
    case .day(let view), .week(let view): view.day
    default: nil
    }
  }
}
