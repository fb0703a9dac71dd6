extension LineReader {
  /// A time, a range of times or a part of the day.
  /// - Parameter hasDay: whether a day stands beside it, so that less evidence will do.
  func clock(_ index: Int, hasDay: Bool) -> ClockReading? {
    if let range = spokenRange(index, hasDay: hasDay) { return range }
    let (start, isPrefixed) = pastClockPrefix(index)
    if let part = dayPart(index, hasDay: hasDay), !isPrefixed || part.end > start + 1 || clockCore(start, prefixed: true, hasDay: hasDay) == nil {
      return hour(in: part, hasDay: hasDay)
    }
    guard var reading = clockCore(start, prefixed: isPrefixed, hasDay: hasDay) else {
      return isPrefixed ? dayPart(start, hasDay: true) : nil
    }
    if let part = partBehind(pastComma(reading.end)), part.part != .midnight, part.end <= reading.end + 4 {
      reading.settle(part.part ?? .noon)
      reading.evidence = .strong
      reading.end = has(part.end, .clock) ? part.end + 1 : part.end
    } else if has(reading.end, .clock), !has(reading.end - 1, .clock) {
      reading.end += 1
    }
    return ranged(reading, hasDay: hasDay)
  }

  /// The place behind "um", "gegen ca.", "at around".
  private func pastClockPrefix(_ index: Int) -> (Int, Bool) {
    var place = index
    if isMark(place, "@"), !isGlued(place) { return (place + 1, true) }
    while place < index + 3, has(place, [.at, .about]) || isMark(place, "~") && place > index {
      place = isMark(place + 1, Mark.dot) && has(place, .about) && isGlued(place + 1) ? place + 2 : place + 1
    }
    return (place, place > index && (index..<place).contains { has($0, .at) })
  }

  /// `von 14 bis 15 Uhr`, `between 3:30 and 4:30pm`, `from 9:30-11`.
  private func spokenRange(_ index: Int, hasDay: Bool) -> ClockReading? {
    guard has(index, [.since, .from, .between]) else { return nil }
    let start = pastClockPrefix(index + 1).0
    guard var first = clockCore(start, prefixed: true, hasDay: true, inRange: true) else { return nil }
    if let part = partBehind(first.end) {
      first.settle(part.part ?? .noon)
      (first.end, first.evidence) = (part.end, .strong)
    }
    guard let reading = rangeEnd(first, hasDay: true, and: has(index, .between)) else { return nil }
    return reading.evidence == .strong || hasDay ? reading : nil
  }

  private func ranged(_ first: ClockReading, hasDay: Bool) -> ClockReading? {
    if let range = rangeEnd(first, hasDay: hasDay, and: false), range.evidence == .strong || hasDay { return range }
    return first.evidence == .weak && !hasDay ? nil : first
  }

  private func rangeEnd(_ first: ClockReading, hasDay: Bool, and: Bool) -> ClockReading? {
    let dash = isMark(first.end, Mark.hyphen)
    guard dash || has(first.end, .upTo) || and && has(first.end, .and) else { return nil }
    let start = pastClockPrefix(first.end + 1).0
    guard var second = clockCore(start, prefixed: true, hasDay: true, inRange: true), let from = first.minutes
    else { return nil }
    if let part = partBehind(second.end) {
      second.settle(part.part ?? .noon)
      (second.end, second.evidence) = (part.end, .strong)
    } else if has(second.end, .clock) {
      (second.end, second.evidence) = (second.end + 1, .strong)
    }
    guard let to = second.minutes, mayEnd(second.end) else { return nil }
    var reading = first
    (reading.end, reading.evidence) = (second.end, max(first.evidence, second.evidence))
    settleRange(&reading, from: from, to: to, secondIsOpen: second.isOpen)
    return reading
  }

  /// `2–3pm` begins after noon, `11–1pm` before; `8pm–11` ends the same evening.
  private func settleRange(_ reading: inout ClockReading, from: Int, to: Int, secondIsOpen: Bool) {
    var (from, to) = (from, to)
    if reading.isOpen, !secondIsOpen, to >= 720 {
      let half = from % 720
      from = half + 720 <= to && to > 720 ? half + 720 : half + 720 == to ? half : from
      reading.isOpen = false
    } else if reading.isOpen, !secondIsOpen {
      if from % 720 < to { from %= 720 }
      reading.isOpen = false
    } else if !reading.isOpen, secondIsOpen, to <= from, to % 720 + 720 > from {
      to = to % 720 + 720
    } else if reading.isOpen, secondIsOpen, to <= from {
      to += 720
    }
    if to <= from { to += to + 1_440 - from < 1_440 && to < from ? 1_440 : 0 }
    reading.minutes = from
    reading.last = to > from ? to : nil
  }

  /// A part of the day and the hour behind it: `Abend um 8`, `afternoon at 3`.
  private func hour(in part: ClockReading, hasDay: Bool) -> ClockReading {
    let (start, isPrefixed) = pastClockPrefix(pastComma(part.end))
    guard isPrefixed || hasDay, let name = part.part,
      var reading = clockCore(start, prefixed: isPrefixed, hasDay: hasDay)
    else { return ranged(part, hasDay: true) ?? part }
    reading.settle(name)
    reading.evidence = .strong
    return ranged(reading, hasDay: true) ?? reading
  }
}
