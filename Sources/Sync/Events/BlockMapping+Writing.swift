import Domain
import ICalendar

extension BlockMapping {
  /// Returns the complete text of a new event, or nil if its dates cannot be expressed.
  func text(for block: TimeBlock, at now: Instant) -> CalendarText? {
    guard let stamp = Moments.utc(now), let created = Moments.utc(block.createdAt) else { return nil }
    let head = [
      ContentLine(name: "BEGIN", rawValue: "VCALENDAR"), ContentLine(name: "VERSION", rawValue: "2.0"),
      ContentLine(name: "PRODID", text: product),
    ]
    let event = [
      ContentLine(name: "BEGIN", rawValue: "VEVENT"), ContentLine(name: "UID", text: block.id.text),
      ContentLine(name: "DTSTAMP", rawValue: stamp.rawValue), ContentLine(name: "CREATED", rawValue: created.rawValue),
      ContentLine(name: "SEQUENCE", rawValue: "0"), ContentLine(name: "TRANSP", rawValue: transparency),
    ]
    let tail = [ContentLine(name: "END", rawValue: "VEVENT"), ContentLine(name: "END", rawValue: "VCALENDAR")]
    let lines = head + (ZoneText.lines(block.zone, around: block.start) ?? []) + event + link(block) + tail
    var text = CalendarText(parsing: lines.flatMap { $0.raw })
    guard let id = text.firstComponent("VEVENT")?.id else { return nil }
    text.setText("SUMMARY", block.title, in: id)
    setTimes(block, in: &text, id)
    setPinned(block, in: &text, id)
    if let modified = Moments.utc(block.modifiedAt) { text.set("LAST-MODIFIED", modified, in: id) }
    return text
  }

  private var transparency: String { isBusy ? "OPAQUE" : "TRANSPARENT" }

  /// Writes TRANSP if it differs from the setting. Absent means opaque (RFC 5545 §3.8.2.7).
  private func setTransparency(_ event: Component, in text: inout CalendarText) {
    let written = event.text("TRANSP")?.uppercased() ?? "OPAQUE"
    if written != transparency { text.set("TRANSP", rawValue: transparency, in: event.id) }
  }

  private func link(_ block: TimeBlock) -> [ContentLine] {
    guard let task = block.task else { return [] }
    return [
      ContentLine(name: "RELATED-TO", parameters: [Parameter("RELTYPE", BlockProperty.relation)], text: task.text),
      ContentLine(name: BlockProperty.task, rawValue: Base64URL.encoded(task.text)),
    ]
  }

  /// Returns the text with the differences from the block applied; the same bytes if there are none.
  func patched(_ remote: RemoteBlock, to block: TimeBlock, at now: Instant) -> CalendarText {
    let old = remote.block
    var text = remote.text
    let isMoved = old.start != block.start || old.end != block.end || !ZoneText.areSame(old.zone, block.zone)
    guard isMoved || old.title != block.title || old.isPinned != block.isPinned,
      let event = text.firstComponent("VEVENT")
    else { return text }
    let id = event.id
    setTransparency(event, in: &text)
    if old.title != block.title { text.setText("SUMMARY", block.title, in: id) }
    if old.isPinned != block.isPinned { setPinned(block, in: &text, id) }
    if isMoved {
      move(event, from: old, to: block, in: &text)
      text.set("SEQUENCE", rawValue: String((event.number("SEQUENCE") ?? 0) + 1), in: id)
    }
    if let stamp = Moments.utc(now) { text.set("DTSTAMP", stamp, in: id) }
    if let modified = Moments.utc(block.modifiedAt) { text.set("LAST-MODIFIED", modified, in: id) }
    return text
  }

  /// Keeps the event's name for its zone; adds a VTIMEZONE for a new one.
  private func move(_ event: Component, from old: TimeBlock, to block: TimeBlock, in text: inout CalendarText) {
    text.remove("DURATION", in: event.id)
    let form = event.dateTime("DTSTART")?.form
    if case .zoned(let name)? = form, ZoneText.areSame(old.zone, block.zone), zones.known(name) == old.zone {
      return setTimes(block, written: name, in: &text, event.id)
    }
    setTimes(block, in: &text, event.id)
    let isDescribed = text.components.contains { $0.name == "VTIMEZONE" && $0.first("TZID")?.rawValue == block.zone }
    guard !isDescribed, let lines = ZoneText.lines(block.zone, around: block.start),
      let calendar = text.firstComponent("VCALENDAR")?.id
    else { return }
    text.append(componentOf: CalendarText(parsing: lines.flatMap { $0.raw }), to: calendar)
  }

  private func setPinned(_ block: TimeBlock, in text: inout CalendarText, _ id: ComponentID) {
    text.remove(BlockProperty.pinned, in: id)
    if block.isPinned { text.append(ContentLine(name: BlockProperty.pinned, rawValue: "TRUE"), to: id) }
  }

  /// Writes the times in the block's zone, or in UTC if the zone is unknown.
  private func setTimes(
    _ block: TimeBlock, written name: String? = nil, in text: inout CalendarText, _ id: ComponentID
  ) {
    for (property, instant) in [("DTSTART", block.start), ("DTEND", block.end)] {
      let isDescribed = name != nil || ZoneText.isKnown(block.zone)
      if isDescribed, !ZoneText.isUTC(block.zone), let wall = zones.wall(instant, block.zone),
        zones.instant(wall, block.zone) == instant, let parts = Moments.parts(wall)
      {
        text.set(property, .zoned(parts.date, parts.time, zone: name ?? block.zone), in: id)
      } else if let value = Moments.utc(instant) {
        // Also used for the second pass through the hour repeated in autumn, which no wall time can express.
        text.set(property, value, in: id)
      }
    }
  }
}
