import Markup

/// The message of both methods if there are no open tasks.
struct NothingOpen {
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    div(.class("empty")) {
      frame.icon(.emptySlip, class: "art")
      h2(text: words[method: .emptyTitle])
      p(text: words[method: .emptyText])
      a(.class("btn btn-primary"), .href(Route.newTask.url)) {
        frame.icon(.add, class: "i i-s")
        words[.newTask]
      }
    }
  }
}
