import Domain
import Markup

/// A discreet link to the daily planning or shutdown, shown at the appropriate time.
struct RitualOffer {
  var screen: DayScreen
  var frame: Frame

  @HTMLBuilder var body: [HTML] {
    let before = screen.missed.contains { frame.zones.here($0.block.start).day < frame.today }
    switch screen.plan.ritual(hasLeft: before) {
    case .planning: link(.planDay(nil), .check, .planOffer)
    case .shutdown: link(.closeDay, .moon, .closeOffer)
    case nil: []
    }
  }

  private func link(_ route: Route, _ drawing: Icon.Name, _ text: RitualPhrase) -> [HTML] {
    [
      p(.class("ritual-offer")) {
        a(.href(route.url)) {
          frame.icon(drawing, class: "i i-s")
          frame.words[ritual: text]
          frame.icon(.forward, class: "i i-s")
        }
      }
    ]
  }
}
