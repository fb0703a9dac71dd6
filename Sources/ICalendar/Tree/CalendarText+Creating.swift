extension CalendarText {
  /// Creates a VCALENDAR with one VTODO that has the properties required by RFC 5545 §3.6.2.
  /// - Parameters:
  ///   - uid: unescaped TEXT.
  ///   - stamp: the time of creation in UTC.
  ///   - product: identifies the program, for example `-//Zeitblock//Zeitblock//EN`.
  public init(newTodo uid: String, stamp: ICalDateTime, product: String) {
    let lines = [
      ContentLine(name: "BEGIN", rawValue: "VCALENDAR"),
      ContentLine(name: "VERSION", rawValue: "2.0"),
      ContentLine(name: "PRODID", text: product),
      ContentLine(name: "BEGIN", rawValue: "VTODO"),
      ContentLine(name: "UID", text: uid),
      ContentLine(name: "DTSTAMP", parameters: stamp.parameters, rawValue: stamp.rawValue),
      ContentLine(name: "END", rawValue: "VTODO"),
      ContentLine(name: "END", rawValue: "VCALENDAR"),
    ]
    self.init(parsing: lines.flatMap { $0.raw })
  }

  /// Appends a whole component, such as a VTIMEZONE or a VALARM, to the component `id`.
  /// - Parameter text: provides its first component with everything inside; nothing happens if it has none.
  public mutating func append(componentOf text: CalendarText, to id: ComponentID) {
    guard let first = text.nodes.first else { return }
    let added = text.entries[first.begin..<min(first.end + 1, text.entries.count)].flatMap { $0.line.ended.raw }
    let place = max(nodes[id.index].end, nodes[id.index].begin + 1)
    entries[place - 1].line = entries[place - 1].line.ended
    let before = entries[..<place].flatMap { $0.line.raw }
    self = CalendarText(parsing: before + added + entries[place...].flatMap { $0.line.raw })
  }
}
