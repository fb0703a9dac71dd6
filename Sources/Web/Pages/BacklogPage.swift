import Domain
import Markup

/// What the backlog shows, read in one go.
struct BacklogScreen {
  /// The most rows on one page.
  static let rowsPerPage = 1000

  var items: [PlanItem]
  var counts: Counts
  /// The page shown, after one past the end was corrected.
  var page: Int
  var pages: Int

  init(page wanted: Int, from reader: some PlannerReader) throws(PlannerFailure) {
    counts = try reader.counts(nil)
    pages = max(1, (counts.open + Self.rowsPerPage - 1) / Self.rowsPerPage)
    page = min(wanted, pages)
    items = try reader.items(ItemQuery(offset: (page - 1) * Self.rowsPerPage, limit: Self.rowsPerPage))
  }

  var firstPosition: Int { (page - 1) * Self.rowsPerPage + 1 }
}

/// The ranked list of open tasks.
struct BacklogPage {
  var screen: BacklogScreen
  var frame: Frame

  private var words: Words { frame.words }
  private var origin: Origin { .backlog(page: screen.page) }

  var page: Page {
    Page(title: words[.backlog], route: .backlog(page: screen.page)) {
      div(.class("col")) {
        heading
        div(.id("list"), .flag("data-live"), .named("data-behavior", "rows")) {
          if screen.items.isEmpty {
            EmptyBacklog(frame: frame, hasCompleted: screen.counts.completed > 0).body
          } else {
            form(.id("rows-form"), .method("post")) {
              origin.fields
              list
            }
          }
        }
        pageLinks
      }
      RowMenu(frame: frame, origin: origin).body
    }
  }

  @HTMLBuilder private var heading: [HTML] {
    div(.class("head")) {
      h1(.class("grow"), text: words[.backlog])
      frame.historyButtons(origin)
      frame.status(.narrow)
    }
    p(.class("sum"), .id("sum"), .flag("data-live")) {
      if screen.counts.open > 0 { sum }
    }
  }

  @HTMLBuilder private var sum: [HTML] {
    let counts = screen.counts
    bold(text: "\(counts.open)")
    " \(words[.sumOpen]) · "
    bold(text: words.length(minutes: counts.openMinutes))
    " \(words[.sumInAll])"
    if counts.openWithoutDuration > 0 {
      " · \(words(.sumWithoutDuration, "\(counts.openWithoutDuration)"))"
    }
  }

  private var list: HTML {
    ol(
      .class("rows"), .id("rows"), .label(words[.backlogOrder]), .named("data-first", number: screen.firstPosition),
      .named("data-of", number: screen.counts.open), .named("data-word-moved", words[.movedTo]),
      .named("data-word-lifted", words[.lifted]), .named("data-word-cancelled", words[.moveCancelled]),
      .named("data-word-title", words[.newTitle])
    ) {
      for (index, item) in screen.items.enumerated() {
        Row(item: item, position: screen.firstPosition + index, frame: frame).body
      }
    }
  }

  @HTMLBuilder private var pageLinks: [HTML] {
    if screen.pages > 1 {
      nav(.class("pages"), .label(words[.pages])) {
        if screen.page > 1 {
          a(.class("btn"), .rel("prev"), .href(Route.backlog(page: screen.page - 1).url), text: words[.previousPage])
        }
        span(.class("note"), text: words(.pageOf, "\(screen.page)", "\(screen.pages)"))
        if screen.page < screen.pages {
          a(.class("btn"), .rel("next"), .href(Route.backlog(page: screen.page + 1).url), text: words[.nextPage])
        }
      }
    }
  }
}

/// What a backlog without open tasks says.
struct EmptyBacklog {
  var frame: Frame
  var hasCompleted: Bool

  private var words: Words { frame.words }

  var body: HTML {
    div(.class("empty")) {
      frame.icon(.emptySlip, class: "art")
      h2(text: words[hasCompleted ? .emptyDoneTitle : .emptyTitle])
      p(text: words[hasCompleted ? .emptyDoneText : .emptyText])
      a(.class("btn btn-primary"), .href(Route.newTask.url)) {
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
