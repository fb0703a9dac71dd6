import Domain
import Markup

/// Shown if the Backlog has no open tasks.
struct EmptyBacklog {
  var frame: Frame
  var hasCompleted: Bool

  private var words: Words { frame.words }

  var body: HTML {
    div(.class("empty")) {
      frame.icon(.emptySlip, class: "art")
      h2(text: words[hasCompleted ? .emptyDoneTitle : .emptyTitle])
      p(text: words[hasCompleted ? .emptyDoneText : .emptyText])
      a(.class("btn btn-primary"), .href(hasCompleted ? Route.newTask.url : Route.start.url)) {
        frame.icon(.add, class: "i i-s")
        words[hasCompleted ? .nextTask : .firstTask]
      }
      if !hasCompleted {
        samples
        p(.class("note")) {
          a(.class("link"), .href(Route.newAccount.url), text: words[.connect])
          " · \(words[.connectHint])"
        }
      }
    }
  }

  private var samples: HTML {
    form(.class("note"), .method("post"), .action(Route.loadSamples.url), .named("data-behavior", "send")) {
      "\(words[.lookAround]) "
      button(.class("link"), text: words[.loadSamples])
      " \(words[.samplesHint])"
    }
  }
}

/// Shown if no task matches the filter.
struct NothingMatches {
  var screen: BacklogScreen
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    div(.class("empty")) {
      frame.icon(.emptySlip, class: "art")
      h2(text: words[backlog: isOnlyCompleted ? .noneCompleted : .nothingMatches])
      if !isOnlyCompleted { p(text: rest) }
      a(.class("btn btn-primary"), .href(Route.backlog(page: 1).url), text: words[backlog: .clear])
    }
  }

  private var isOnlyCompleted: Bool {
    screen.view.filter.completion == .completed && screen.view.filter.narrowedKinds == 1
  }

  private var rest: String {
    screen.list.total == 1
      ? words[backlog: .nothingMatchesOne] : words(backlog: .nothingMatchesText, "\(screen.list.total)")
  }
}
