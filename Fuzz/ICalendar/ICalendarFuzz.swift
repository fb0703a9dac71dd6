/// One run of the fuzzer: what must hold for any bytes. Compiled together with the sources of `ICalendar`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzICalendar(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let text = CalendarText(parsing: bytes)
  precondition(text.bytes == bytes, "the text changed")
  precondition(Checker.report(on: bytes).survivesUnchanged, "the checker disagrees")
  for component in text.components { read(component) }
  if let first = text.components.first, let last = text.components.last {
    patch(text, first.id)
    patch(text, last.id)
  }
  return 0
}

/// Every typed view must cope with every property.
private func read(_ component: Component) {
  _ = component.children.count
  for line in component.properties {
    _ = line.parameters
    _ = line.texts
    if let value = ICalDateTime(line) { precondition(ICalDateTime(value.rawValue)?.date == value.date) }
    if let value = ICalDuration(line.rawValue) { precondition(ICalDuration(value.rawValue) == value) }
    let written = ContentLine(name: "X", text: line.text)
    let again = ContentLine(name: "X", text: written.text)
    precondition(written == again, "text is not stable")
  }
}

/// A patched text must read back as patched, with everything else as it was.
private func patch(_ original: CalendarText, _ id: ComponentID) {
  var text = original
  let others = rest(of: text[id])
  text.setText("SUMMARY", "ü,;\\\n", in: id)
  text.set("DUE", rawValue: "20260102", parameters: [Parameter("VALUE", "DATE"), Parameter("X-A", "a:\"^\n")], in: id)
  text.replaceAll("CATEGORIES", rawValue: "a,b", in: id)
  text.remove("UID", in: id)
  let again = CalendarText(parsing: text.bytes)
  precondition(again.components.count == original.components.count, "the tree changed")
  precondition(again[id].text("SUMMARY") == "ü,;\\\n", "the title is not there")
  precondition(again[id].first("DUE")?.parameter("X-A") == "a:\"^\n", "the parameter is not there")
  precondition(again[id].all("CATEGORIES").count == 1 && again[id].first("UID") == nil)
  precondition(rest(of: again[id]) == others, "another property changed")
}

private func rest(of component: Component) -> [ArraySlice<UInt8>] {
  let changed = ["SUMMARY", "DUE", "CATEGORIES", "UID"]
  return component.properties.filter { line in !changed.contains { line.isNamed($0) } }.map(\.raw).map(ended)
}

/// A line that had no line end gets one when something is added behind it.
private func ended(_ raw: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  raw.last == 10 ? raw : raw + [13, 10]
}
