import Domain

/// The form for working hours: start, end and one break for each day.
struct HoursForm {
  struct Row {
    var from = ""
    var until = ""
    var breakFrom = ""
    var breakUntil = ""
    /// Hours with more than one break, as text; they are shown and preserved.
    var stretches: String?
  }

  /// The days, Monday first.
  var rows: [Row]
  /// Why the input is not valid working hours.
  var fault: WorkingHours.Fault?
  /// The weekday, 1…7, on which a start or end time is missing.
  private(set) var incomplete: Int?

  /// The name of the field that identifies this form.
  static let mark = "hours"

  init(_ hours: WorkingHours) {
    rows = hours.days.map { day in
      switch day.count {
      case 0: Row()
      case 1: Row(from: day[0].first, until: day[0].last)
      case 2: Row(from: day[0].first, until: day[1].last, breakFrom: day[0].last, breakUntil: day[1].first)
      default: Row(stretches: day.map { $0.first + "-" + $0.last }.joined(separator: "+"))
      }
    }
  }

  init(_ fields: Fields) {
    rows = (1...7).map { weekday in
      Row(
        from: fields["from-\(weekday)"] ?? "", until: fields["until-\(weekday)"] ?? "",
        breakFrom: fields["break-from-\(weekday)"] ?? "", breakUntil: fields["break-until-\(weekday)"] ?? "",
        stretches: fields["stretches-\(weekday)"])
    }
  }

  /// Returns the value of the setting.
  /// - Throws: an error for invalid hours, after recording the incomplete weekday, if any.
  mutating func text() throws(PlannerFailure) -> String {
    var days: [String] = []
    for (index, row) in rows.enumerated() {
      guard let hours = row.hours else {
        incomplete = index + 1
        throw .invalid([Problem(.workingHours, .workingHours(.unreadable("\(index + 1)=")))])
      }
      if !hours.isEmpty { days.append("\(index + 1)=" + hours) }
    }
    return days.isEmpty ? WorkingHours.none.text : days.joined(separator: ";")
  }

  /// The weekday, 1…7, with an error.
  var wrong: Int? {
    if let incomplete { return incomplete }
    return switch fault {
    case .overlapping(let weekday), .repeated(let weekday), .tooMany(let weekday): weekday
    case .unreadable(let part): part.split(separator: "=").first.flatMap { Int($0) }
    case nil: nil
    }
  }
}

extension HoursForm.Row {
  /// Empty for a day off, nil if a time is missing.
  fileprivate var hours: String? {
    if let stretches { return stretches }
    let hasBreak = !breakFrom.isEmpty || !breakUntil.isEmpty
    if from.isEmpty, until.isEmpty, !hasBreak { return "" }
    guard !from.isEmpty, !until.isEmpty, breakFrom.isEmpty == breakUntil.isEmpty else { return nil }
    return hasBreak ? "\(from)-\(breakFrom)+\(breakUntil)-\(until)" : "\(from)-\(until)"
  }
}

extension Range<Int> {
  fileprivate var first: String { HoursForm.clock(lowerBound) }
  fileprivate var last: String { HoursForm.clock(upperBound) }
}

extension HoursForm {
  fileprivate static func clock(_ minute: Int) -> String {
    (WallTime(minutes: minute % 1_440) ?? .midnight).iso
  }
}
