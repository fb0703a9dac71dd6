import Domain

/// The fields of a task as somebody typed them, kept as typed until they are right.
struct TaskForm: Equatable, Sendable {
  /// Durations offered as one tap.
  static let minutesByOneTap = [5, 15, 30, 60]

  var title = ""
  /// `none`, `other` or a number of minutes.
  var duration = "15"
  var otherMinutes = ""
  var importance = Importance.low.name
  var dueDay = ""
  var dueTime = ""
  var list = ""
  var notes = ""
  /// What could not be read; the rules of the domain come on top.
  var problems: [Problem] = []

  init() {}

  /// The fields of a stored task.
  init(_ item: PlanItem) {
    title = item.title
    set(minutes: item.manualDuration)
    importance = item.importance.name
    dueDay = item.due?.day.iso ?? ""
    dueTime = item.due?.time?.iso ?? ""
    list = item.list.text
    notes = item.notes ?? ""
  }

  private mutating func set(minutes: Int?) {
    guard let minutes else {
      duration = "none"
      return
    }
    let isOneTap = Self.minutesByOneTap.contains(minutes)
    duration = isOneTap ? "\(minutes)" : "other"
    otherMinutes = isOneTap ? "" : "\(minutes)"
  }
}

extension TaskForm {
  /// Names of what the form was filled with start with this, so that saving touches only what the person changed.
  static let before = "was-"

  init(_ form: Fields, prefix: String = "") {
    title = form["\(prefix)title"] ?? ""
    duration = form["\(prefix)duration"] ?? "none"
    otherMinutes = form["\(prefix)minutes"] ?? ""
    importance = form["\(prefix)importance"] ?? Importance.low.name
    dueDay = form["\(prefix)due"] ?? ""
    dueTime = form["\(prefix)time"] ?? ""
    list = form["\(prefix)list"] ?? ""
    notes = form["\(prefix)notes"] ?? ""
  }

  /// Name and value of every field, for sending them along unseen.
  var pairs: [Fields.Pair] {
    [
      .init("title", title), .init("duration", duration), .init("minutes", otherMinutes),
      .init("importance", importance), .init("due", dueDay), .init("time", dueTime), .init("list", list),
      .init("notes", notes),
    ]
  }

  /// Minutes chosen or typed; nil for none.
  mutating func minutes() -> Int? {
    if duration == "none" { return nil }
    let text = duration == "other" ? otherMinutes : duration
    if let minutes = Int(String(decoding: text.utf8.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)) {
      return minutes
    }
    problems.append(Problem(.manualDuration, .durationNotANumber))
    return nil
  }

  mutating func readImportance() -> Importance {
    if let level = Importance(name: importance) { return level }
    problems.append(Problem(.importance, .choiceUnknown(importance)))
    return .low
  }

  mutating func due() -> Due? {
    if dueDay.isEmpty {
      if !dueTime.isEmpty { problems.append(Problem(.due, .dayUnreadable)) }
      return nil
    }
    guard let day = Day(iso: dueDay) else {
      problems.append(Problem(.due, .dayUnreadable))
      return nil
    }
    if dueTime.isEmpty { return Due(day: day) }
    guard let time = WallTime(iso: dueTime) else {
      problems.append(Problem(.due, .choiceUnknown(dueTime)))
      return Due(day: day)
    }
    return Due(day: day, time: time)
  }

  /// The new task this form describes.
  mutating func draft() -> TaskDraft {
    var draft = TaskDraft(title: title)
    draft.manualDuration = minutes()
    draft.importance = readImportance()
    draft.due = due()
    draft.notes = notes
    if !list.isEmpty { draft.list = ListID(list) }
    refuse(&draft.manualDuration)
    return draft
  }

  /// The changes this form makes to a task: only fields that differ from what the form was filled with, so that a
  /// change made elsewhere meanwhile stays.
  mutating func edit(of original: TaskForm) -> TaskEdit {
    var edit = TaskEdit()
    if title != original.title { edit.title = .set(title) }
    if notes != original.notes { edit.notes = .set(notes) }
    if importance != original.importance { edit.importance = .set(readImportance()) }
    if dueDay != original.dueDay || dueTime != original.dueTime { edit.due = .set(due()) }
    if list != original.list, !list.isEmpty { edit.list = .set(ListID(list)) }
    var minutes = minutes()
    refuse(&minutes)
    if duration != original.duration || otherMinutes != original.otherMinutes || !problems.isEmpty {
      edit.manualDuration = .set(minutes)
    }
    return edit
  }

  /// With something unreadable nothing may be stored, yet the domain shall still name what else is wrong: a duration
  /// it always refuses sees to both. ``take(_:)`` leaves its extra sentence out.
  private func refuse(_ minutes: inout Int?) {
    if !problems.isEmpty { minutes = 0 }
  }

  /// What to show of the domain's problems beside the unreadable fields.
  mutating func take(_ others: [Problem]) {
    let isForced = !problems.isEmpty
    for problem in others where !(isForced && problem == Problem(.manualDuration, .durationOutOfRange)) {
      problems.append(problem)
    }
    problems.sort { Self.place(of: $0) < Self.place(of: $1) }
  }

  /// Where a problem's field stands in the form.
  private static func place(of problem: Problem) -> Int {
    switch problem.field {
    case .task(.title): 0
    case .task(.manualDuration): 1
    case .task(.importance): 2
    case .task(.due): 3
    case .task(.list): 4
    default: 5
    }
  }
}
