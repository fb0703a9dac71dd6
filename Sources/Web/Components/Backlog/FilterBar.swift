import Domain
import Markup

/// Filters and order as links, so that each combination can be bookmarked and shared. Groups are collapsed; on narrow
/// screens, all of them are behind one button.
struct FilterBar {
  var screen: BacklogScreen
  var frame: Frame

  private var words: Words { frame.words }
  private var view: TaskView { screen.view }
  private var tallies: TaskTallies { screen.list.tallies }

  var body: HTML {
    nav(.class("bar"), .id("filters"), .flag("data-live"), .label(words[backlog: .filters]), behavior, presence) {
      details(.class("only-narrow filter-toggle"), .id("filter-toggle")) {
        summary(.class(chip(view.filter.isNarrow)), text: toggleName)
      }
      div(.class("chips groups")) {
        groups
        if view.filter.isNarrow {
          a(.class("chip chip-clear"), .href(url { $0.filter = TaskFilter() })) {
            frame.icon(.close, class: "i i-xs")
            words[backlog: .clear]
          }
        }
      }
    }
  }

  /// The order, and the link for selecting several tasks.
  var ordering: HTML {
    div(.class("chips ordering"), .id("ordering"), .flag("data-live"), behavior, presence) {
      order
      a(.class("chip"), .id("select"), .href(Route.selecting(screen.origin.route.url))) {
        frame.icon(.check, class: "i i-xs")
        words[backlog: .selectMany]
      }
    }
  }

  /// Hidden for an empty backlog; the element stays for live updates.
  private var presence: Attribute { .hidden(screen.counts.open + screen.counts.completed == 0) }

  private var behavior: Attribute { .named("data-behavior", "filters") }

  private var toggleName: String {
    let count = view.filter.narrowedKinds
    return count == 0 ? words[backlog: .filters] : "\(words[backlog: .filters]) · \(count)"
  }

  @HTMLBuilder private var groups: [HTML] {
    group("completion", .completion, completions, isNamed: false)
    group("type", .type, types)
    if !tags.isEmpty { group("tag", .tags, tags) }
    if screen.lists.count > 1 || !view.filter.lists.isEmpty { group("list", .lists, lists) }
    group("importance", .importance, importances)
    group("due", .due, dues)
    group("recurring", .recurrence, recurrings)
    if tallies.estimates[.missing, default: 0] > 0 || view.filter.estimate == .missing { single(withoutDuration) }
    if !screen.blocks.isEmpty || view.filter.planned != nil { single(withoutBlock) }
  }

  private var order: HTML {
    details(.class("chip-menu is-order"), .id("order"), .named("name", "filter")) {
      summary(.class(chip(view.sort != .manual))) {
        frame.icon(.sort, class: "i i-xs")
        span(.class("vh"), text: "\(words[backlog: .sortedBy]): ")
        span(.class("name"), text: words.name(of: view.sort))
      }
      ul(.class("popover"), .label(words[backlog: .sortedBy])) {
        for sort in TaskSort.allCases {
          entry(
            option(words.name(of: sort), nil, isChosen: sort == view.sort) {
              $0.sort = sort
              $0.isReversed = false
            })
        }
        if view.sort != .manual {
          entry(option(words[backlog: .reverse], nil, isChosen: view.isReversed) { $0.isReversed.toggle() })
        }
      }
    }
  }
}

extension FilterBar {
  /// One value of a filter, its link, and the number of tasks it would show; nil if unknown.
  private struct Choice {
    var name: String
    var count: Int?
    var isChosen: Bool
    var url: String
  }

  private func option(
    _ name: String, _ count: Int?, isChosen: Bool, _ change: (inout TaskView) -> Void
  ) -> Choice {
    Choice(name: name, count: count, isChosen: isChosen, url: url(change))
  }

  private func url(_ change: (inout TaskView) -> Void) -> String {
    var other = view
    change(&other)
    return Route.filtered(other, page: 1).url
  }

  private func chip(_ isChosen: Bool) -> String { isChosen ? "chip is-chosen" : "chip" }

  /// - Parameter isNamed: false if the chosen value speaks for itself visually.
  private func group(_ id: String, _ name: BacklogPhrase, _ choices: [Choice], isNamed: Bool = true) -> HTML {
    let chosen = choices.filter { $0.isChosen }
    return details(.class("chip-menu"), .id("filter-\(id)"), .named("name", "filter")) {
      summary(.class(chip(!chosen.isEmpty && !(id == "completion" && view.filter.completion == .open)))) {
        if isNamed {
          label(words[backlog: name], chosen)
        } else {
          span(.class("vh"), text: "\(words[backlog: name]): ")
          chosen.first?.name ?? ""
        }
        frame.icon(.unfold, class: "i i-xs")
      }
      ul(.class("popover"), .label(words[backlog: name])) {
        for choice in choices { entry(choice) }
      }
    }
  }

  private func label(_ name: String, _ chosen: [Choice]) -> String {
    guard let first = chosen.first else { return name }
    if chosen.count == 1 { return words(backlog: .chosen, name, first.name) }
    return words(backlog: .chosenMore, name, first.name, "\(chosen.count - 1)")
  }

  private func entry(_ choice: Choice) -> HTML {
    li {
      a(.href(choice.url), .named("aria-current", ifAny: choice.isChosen ? "true" : nil)) {
        span(.class("tick")) { if choice.isChosen { frame.icon(.check, class: "i i-s") } }
        span(.named("dir", "auto"), text: choice.name)
        if let count = choice.count { small(text: "\(count)") }
      }
    }
  }

  private func single(_ choice: Choice) -> HTML {
    a(
      .class(chip(choice.isChosen)), .href(choice.url), .named("aria-current", ifAny: choice.isChosen ? "true" : nil)
    ) {
      choice.name
      if let count = choice.count { small(text: "\(count)") }
    }
  }

  private var withoutDuration: Choice {
    let isChosen = view.filter.estimate == .missing
    return option(words[backlog: .noDuration], tallies.estimates[.missing, default: 0], isChosen: isChosen) {
      $0.filter.estimate = isChosen ? nil : .missing
    }
  }

  private var withoutBlock: Choice {
    let isChosen = view.filter.planned == .no
    // The number would change by the minute.
    return option(words[backlog: .noBlock], nil, isChosen: isChosen) {
      $0.filter.planned = isChosen ? nil : .no
    }
  }

  private var completions: [Choice] {
    let isAlone = view.filter.narrowedKinds == (view.filter.completion == .open ? 0 : 1)
    return TaskFilter.Completion.allCases.map { completion in
      // For tasks in other states, only the total is known here.
      let known = completion == view.filter.completion ? screen.list.count : isAlone ? total(completion) : nil
      return option(words.name(of: completion), known, isChosen: completion == view.filter.completion) {
        $0.filter.completion = completion
      }
    }
  }

  private func total(_ completion: TaskFilter.Completion) -> Int {
    switch completion {
    case .open: screen.counts.open
    case .completed: screen.counts.completed
    case .all: screen.counts.open + screen.counts.completed
    }
  }

  private var types: [Choice] {
    TaskType.allCases.map { type in
      option(words.name(of: type), tallies.types[type, default: 0], isChosen: view.filter.types.contains(type)) {
        $0.filter.types.toggle(type)
      }
    }
  }

  private var importances: [Choice] {
    Importance.allCases.reversed().map { level in
      let count = tallies.importances[level, default: 0]
      return option(words.name(of: level), count, isChosen: view.filter.importances.contains(level)) {
        $0.filter.importances.toggle(level)
      }
    }
  }

  private var lists: [Choice] {
    screen.lists.map { list in
      option(list.name, tallies.lists[list.id, default: 0], isChosen: view.filter.lists.contains(list.id)) {
        $0.filter.lists.toggle(list.id)
      }
    }
  }

  private var dues: [Choice] {
    TaskFilter.DueRange.allCases.map { range in
      option(words.name(of: range), tallies.due[range, default: 0], isChosen: view.filter.due == range) {
        $0.filter.due = view.filter.due == range ? nil : range
      }
    }
  }

  private var recurrings: [Choice] {
    TaskFilter.Recurring.allCases.map { recurring in
      let count = tallies.recurring[recurring, default: 0]
      return option(words.name(of: recurring), count, isChosen: view.filter.recurring == recurring) {
        $0.filter.recurring = view.filter.recurring == recurring ? nil : recurring
      }
    }
  }

  /// The chosen tags, followed by the most frequent others.
  private var tags: [Choice] {
    let chosen = view.filter.tags
    let keys = Set(chosen.map { Tags.key($0) })
    let others = tallies.tags.filter { !keys.contains(Tags.key($0.name)) }.prefix(60)
    return chosen.map { name in
      option("#\(name)", tallies.count(ofTag: name), isChosen: true) { view in
        view.filter.tags.removeAll { Tags.key($0) == Tags.key(name) }
      }
    }
      + others.map { tag in option("#\(tag.name)", tag.count, isChosen: false) { $0.filter.tags.append(tag.name) } }
  }
}

extension Array where Element: Equatable {
  fileprivate mutating func toggle(_ element: Element) {
    if let index = firstIndex(of: element) { remove(at: index) } else { append(element) }
  }
}
