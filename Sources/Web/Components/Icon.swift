import Markup

/// An icon from the app's SVG sprite.
struct Icon: Sendable {
  enum Name: String, Sendable {
    case add, alert, back, backlog, bottom, brand, calendar, check, clock, close, delete, down, edit, help, lock, more,
      pause
    case matrix, abcde, person
    case redo
    case repeats = "repeat"
    case search, settings, server, top, undo, up
    case tag, sort, unfold, indent, outdent
    case urgent = "bolt"
    case income, maintenance, recharge, learning
    case givingBack = "giving-back"
    case low = "imp-low"
    case medium = "imp-medium"
    case high = "imp-high"
    case emptySlip = "art-empty"
    case focus, shuffle, moon, play
    case plan, schedule, pin, forward, minus, pencil, eye
    case lostSlip = "art-lost"
  }

  /// The path of the assets, without a trailing slash.
  var assets: String

  func callAsFunction(_ name: Name, class classes: String = "i") -> HTML {
    svg(.class(classes), .hiddenFromReaders) {
      use(.href("\(assets)/icons/icons.svg#\(name.rawValue)"))
    }
  }
}
