import Domain
import Testing

@testable import Web

@Suite("Colours of calendars")
struct CalendarTintTests {
  private func tints(_ colours: [String?]) -> [String] {
    var lists: [ListID: SourceList] = [:]
    for (number, colour) in colours.enumerated() {
      let id = ListID("c\(number)")
      lists[id] = SourceList(id: id, name: "C", colour: colour, contents: .events)
    }
    return colours.indices.map { CalendarTint.classes(ListID("c\($0)"), among: lists) }
  }

  @Test(
    "calendars of different colours are drawn in different ones, however near",
    arguments: [
      ["#ff0000", "#ff2d55"], ["#34c759", "#00a080", "#63da38"], ["#1e90ff", "#0066cc", "#5856d6", "#007aff"],
      ["#111111", "#777777", nil, nil],
      ["#ff0000", "#fe0000", "#fd0000", "#fc0000", "#fb0000", "#fa0000", "#f90000", "#f80000"],
    ])
  func differ(colours: [String?]) {
    #expect(Set(tints(colours)).count == colours.count)
  }

  @Test("calendars of one colour share one, and each gets the nearest")
  func nearest() {
    #expect(tints(["#0000ff", "#0000ff"]) == ["cal-3", "cal-3"])
    #expect(tints(["#ff0000", "#00ff00", "#ff9500"]) == ["cal-6", "cal-5", "cal-4"])
  }

  @Test("more calendars than colours still have one each")
  func many() {
    #expect(tints((0..<20).map { "#ff\($0 + 10)00" }).allSatisfy { $0.hasPrefix("cal-") })
  }
}
