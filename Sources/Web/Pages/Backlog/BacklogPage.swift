import Domain
import Markup

/// The ranked list of open tasks, or the tasks that match a filter.
struct BacklogPage {
  var screen: BacklogScreen
  var frame: Frame
  /// Whether to render only a window of rows and the parts that change with every update.
  var isWindow = false
  /// Whether rows can be selected without a script.
  var isSelecting = false

  private var words: Words { frame.words }
  private var origin: Origin { screen.origin }

  var page: Page {
    Page(title: words[.backlog], route: origin.route) {
      div(.class("col is-list")) {
        heading
        listArea
        pageLinks
      }
      if !isWindow { tools }
    }
  }

  private var listArea: HTML {
    div(.id("list"), .flag("data-live"), .named("data-behavior", "rows")) {
      if screen.list.lines.isEmpty {
        empty
      } else {
        form(.id("rows-form"), .method("post"), .action(Route.bulk.url)) {
          origin.fields
          list
          if isSelecting { BulkFields(screen: screen, frame: frame).section }
        }
      }
    }
  }

  @HTMLBuilder private var empty: [HTML] {
    if screen.view.filter.isNarrow {
      NothingMatches(screen: screen, frame: frame).body
    } else {
      EmptyBacklog(frame: frame, hasCompleted: screen.counts.completed > 0).body
    }
  }

  @HTMLBuilder private var tools: [HTML] {
    RowMenu(frame: frame, origin: origin, isManual: screen.isManual).body
    if !isSelecting { BulkBar(screen: screen, frame: frame).body }
  }

  @HTMLBuilder private var heading: [HTML] {
    div(.class("head has-tools")) {
      div(.class("grow")) {
        h1(text: words[.backlog])
        sum
      }
      frame.historyButtons(origin)
      frame.status(.narrow)
      bar.body
      bar.ordering
    }
  }

  private var bar: FilterBar { FilterBar(screen: screen, frame: frame) }

  private var sum: HTML {
    p(.class("sum"), .id("sum"), .flag("data-live")) {
      if !screen.list.lines.isEmpty { BacklogSum(screen: screen, words: words).body }
    }
  }

  private var list: HTML {
    let rows = (0..<screen.items.count).map { Row(screen: screen, index: $0, frame: frame, isSelecting: isSelecting) }
    return ol(
      .class("rows" + (screen.isManual ? "" : " is-sorted") + (isSelecting ? " has-boxes" : "")), .id("rows"),
      .label(words.name(ofRowsIn: screen.view)),
      .named("data-first", number: screen.first), .named("data-of", number: screen.list.lines.count),
      .named("data-asof", "\(screen.now.seconds)"), .named("data-free", ifAny: screen.reach.map { "\($0.free)" }),
      .named("data-word-fits", words[day: .fitsToday]), .named("data-word-of", words[day: .usedOf]),
      .named("data-marks", ifAny: isWindow ? rows.map { $0.mark }.joined(separator: " ") : nil),
      .named("data-word-moved", words[.movedTo]), .named("data-word-lifted", words[.lifted]),
      .named("data-word-cancelled", words[.moveCancelled]), .named("data-word-title", words[.newTitle]),
      .named("data-word-select", words[backlog: .selectTask]),
      .named("data-word-top", words[backlog: .cannotIndent]), .named("data-word-root", words[backlog: .cannotOutdent])
    ) {
      for row in rows where row.isNews { row.body }
    }
  }

  @HTMLBuilder private var pageLinks: [HTML] {
    if screen.pages > 1, !isWindow {
      nav(.class("pages"), .label(words[.pages])) {
        if screen.page > 1 { link(to: screen.page - 1, "prev", words[.previousPage]) }
        span(.class("note"), text: words(.pageOf, "\(screen.page)", "\(screen.pages)"))
        if screen.page < screen.pages { link(to: screen.page + 1, "next", words[.nextPage]) }
      }
    }
  }

  private func link(to page: Int, _ relation: String, _ name: String) -> HTML {
    let url = Route.filtered(screen.view, page: page).url
    return a(
      .class("btn"), .rel(relation), .href(isSelecting ? Route.selecting(url) : url), text: name)
  }
}

extension BacklogScreen {
  var origin: Origin { view == TaskView() ? .backlog(page: page) : .filtered(view, page: page) }
}

extension Route {
  /// Returns the URL of the same page with a checkbox in each row.
  static func selecting(_ url: String) -> String {
    url + (url.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + "select=1"
  }
}

extension Words {
  fileprivate func name(ofRowsIn view: TaskView) -> String {
    view.sort == .manual ? self[.backlogOrder] : self(backlog: .rowsBy, name(of: view.sort))
  }
}

/// The number of tasks and their total duration; with a filter, also the number of all tasks.
struct BacklogSum {
  var screen: BacklogScreen
  var words: Words

  @HTMLBuilder var body: [HTML] {
    let sums = screen.list.sums
    bold(text: count)
    " \(noun)"
    if sums.open > 0 {
      " · "
      bold(text: words.length(minutes: sums.openMinutes))
      " \(words[.sumInAll])"
    }
    if let reach = screen.reach {
      " · "
      bold(text: words.length(minutes: reach.free))
      " \(words[day: .freeToday])"
    }
    if sums.openWithoutDuration > 0 {
      span(.class("only-wide"), text: " · \(words(.sumWithoutDuration, "\(sums.openWithoutDuration)"))")
    }
  }

  private var count: String {
    let filter = screen.view.filter
    guard filter.narrowedKinds > (filter.completion == .open ? 0 : 1) else { return "\(screen.list.count)" }
    return words(backlog: .countOf, "\(screen.list.count)", "\(screen.list.total)")
  }

  private var noun: String {
    switch screen.view.filter.completion {
    case .open: words[.sumOpen]
    case .completed: words[backlog: .sumCompleted]
    case .all: words[backlog: .sumTasks]
    }
  }
}
