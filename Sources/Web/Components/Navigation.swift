import Markup

extension Frame {
  /// The left navigation rail of wide screens.
  func rail(_ page: Page) -> HTML {
    nav(.class("rail"), .label(words[.areas])) {
      a(.class("brand"), .href(Route.home.url)) {
        icon(.brand, class: "i brand-mark")
        "Zeitblock"
      }
      ul {
        li { place(.focus(.card), .focus, words[focus: .focus], on: page) }
        li { place(.day(PlanView()), .plan, words[day: .plan], on: page) }
        li { place(.backlog(page: 1), .backlog, words[.backlog], on: page, count: openTasks) }
        li { place(.all(AllView()), .search, words[find: .all], on: page, key: isAll(page) ? nil : "f") }
        li { place(.newTask, .add, words[.newTask], on: page, key: "n") }
      }
      ul {
        li(.class("rail-label"), text: words[method: .methods])
        li { place(.matrix, .matrix, words[method: .matrix], on: page) }
        li { place(.abcde, .abcde, words[method: .abcde], on: page) }
      }
      ul {
        li { place(.help, .help, words[.help], on: page, key: "?") }
        li { place(.settings, .settings, words[.settings], on: page) }
      }
    }
  }

  /// The navigation bar at the bottom of phone screens.
  func bottomBar(_ page: Page) -> HTML {
    nav(.class("bottombar"), .label(words[.areas])) {
      place(.focus(.card), .focus, words[focus: .focus], on: page)
      place(.day(PlanView()), .plan, words[day: .plan], on: page)
      a(.class("add"), .href("#quick")) {
        icon(.add)
        span(text: words[.quickAddBreaking])
      }
      place(.backlog(page: 1), .backlog, words[.backlog], on: page)
      a(.href(Route.commands("").url), current(.commands(""), page), .flag("data-palette")) {
        icon(.more)
        span(text: words[palette: .more])
      }
    }
  }

  private func place(
    _ route: Route, _ drawing: Icon.Name, _ name: String, on page: Page, count: Int? = nil, key: String? = nil
  ) -> HTML {
    a(.href(route.url), current(route, page), keys(key)) {
      icon(drawing)
      span(text: name)
      if let count { span(.class("n"), .id("count"), .flag("data-live"), text: "\(count)") }
    }
  }

  /// On that page, the key focuses the search field instead.
  private func isAll(_ page: Page) -> Bool {
    if case .all = page.route { return true }
    return false
  }

  private func current(_ route: Route, _ page: Page) -> Attribute {
    .named("aria-current", ifAny: route.isSameArea(as: page.route) ? "page" : nil)
  }

  /// Quick add, and the status on wide screens.
  func topBar(_ page: Page) -> HTML {
    header(.class("topbar")) {
      quickBox()
      a(.class("btn btn-quiet btn-s commands"), .href(Route.commands("").url), .flag("data-palette")) {
        icon(.search, class: "i i-s")
        span(text: words[palette: .open])
        kbd(.hiddenFromReaders, text: "\(words[.controlKey]) K")
      }
      status(.wide)
    }
  }
}

extension Route {
  fileprivate func isSameArea(as other: Route) -> Bool {
    switch (self, other) {
    case (.backlog, .backlog), (.backlog, .filtered), (.all, .all), (.all, .trash), (.commands, .commands),
      (.focus, .focus), (.day, .day), (.day, .week), (.day, .block), (.day, .placing), (.day, .filling),
      (.day, .planDay), (.day, .closeDay), (.day, .review), (.day, .estimates):
      true
    case (.settings, .elsewhere), (.settings, .titles), (.settings, .tokens), (.settings, .accounts),
      (.settings, .newAccount), (.settings, .account), (.settings, .removal), (.settings, .newCalendar),
      (.settings, .calendarRemoval), (.settings, .exchange):
      true
    case (.section(let section, _), let whole): section.whole == whole
    case (let whole, .section(let section, _)): section.whole == whole
    default: self == other
    }
  }
}
