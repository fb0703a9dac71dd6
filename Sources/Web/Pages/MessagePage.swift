import Markup

/// States what happened, what was saved, and what to do next.
struct MessagePage {
  var title: String
  var sentence: String
  var frame: Frame

  var page: Page {
    Page(title: title, route: .home) {
      div(.class("empty message")) {
        frame.icon(.lostSlip, class: "art")
        h1(text: title)
        p(.id("reason"), text: sentence)
        a(.class("btn btn-primary"), .href(Route.backlog(page: 1).url), text: frame.words[.toBacklog])
      }
    }
  }
}
