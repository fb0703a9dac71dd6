import Domain
import Markup

/// The page of all tasks: open, completed or both, with search as you type.
struct AllPage {
  var screen: AllScreen
  var frame: Frame

  private var words: Words { frame.words }
  private var view: AllView { screen.view }
  private var origin: Origin { .all(view) }

  var page: Page {
    Page(title: words[find: .allTasks], route: .all(view)) {
      div(.class("col is-list")) {
        div(.class("head")) {
          h1(.class("grow"), text: words[find: .allTasks])
          frame.historyButtons(origin)
          frame.status(.narrow)
        }
        field
        segments
        p(.class("sum"), .id("sum"), .flag("data-live"), text: sum)
        div(.id("found"), .named("data-live", "merge"), .named("data-behavior", "found")) {
          if screen.items.isEmpty {
            EmptySearch(screen: screen, frame: frame).body
          } else {
            form(.id("rows-form"), .method("post")) {
              origin.fields
              list
            }
          }
        }
        div(.id("pages"), .flag("data-live")) { pageLinks }
        p(.class("note"), .id("to-trash"), .flag("data-live")) {
          a(.class("link"), .href(Route.trash(page: 1).url), text: words(find: .toTrash, "\(screen.trashed)"))
        }
      }
      FoundMenu(frame: frame).body
    }
  }

  private var field: HTML {
    form(
      .class("find"), .role("search"), .method("get"), .action("/all"), .named("data-behavior", "find-field")
    ) {
      label(.class("vh"), .for("find"), text: words[find: .search])
      input(
        .class("input"), .id("find"), .type("search"), .name("q"), .value(view.text), .autocomplete("off"),
        .named("placeholder", words[find: .searchHint]), frame.keys("f"),
        .named("enterkeyhint", "search"), .named("maxlength", "1000"), .named("spellcheck", "false"))
      if let name = view.state.name { input(.type("hidden"), .name("state"), .value(name)) }
      button(.class("btn")) {
        frame.icon(.search, class: "i i-s")
        words[find: .searchNow]
      }
    }
  }

  private var segments: HTML {
    nav(.class("seg"), .id("segments"), .label(words[find: .states]), .flag("data-live")) {
      segment(.all, words[find: .all], screen.open + screen.completed)
      segment(.open, words[find: .active], screen.open)
      segment(.completed, words[find: .completed], screen.completed)
    }
  }

  private func segment(_ state: ItemQuery.State, _ name: String, _ count: Int) -> HTML {
    a(.href(Route.all(view.with(state: state)).url), .named("aria-current", ifAny: state == view.state ? "page" : nil))
    {
      span {
        name
        span(.class("n"), text: "\(count)")
      }
    }
  }

  private var sum: String {
    guard view.isSearch else { return "" }
    let hits = words.count(screen.total, find: .hitsOne, .hitsMany)
    guard screen.total > screen.reachable else { return hits }
    return "\(hits) · \(words(find: .tooMany, "\(screen.reachable)"))"
  }

  private var list: HTML {
    ol(
      .class("rows is-found"), .id("hits"), .label(words[find: .allTasks]), .named("data-word-title", words[.newTitle])
    ) {
      for item in screen.items {
        FoundRow(
          item: item, query: screen.query, numbers: screen.numbers, blocks: screen.blocks[item.id] ?? [], frame: frame
        ).body
      }
    }
  }

  @HTMLBuilder private var pageLinks: [HTML] {
    if screen.pages > 1 {
      nav(.class("pages"), .label(words[.pages])) {
        if view.page > 1 {
          a(
            .class("btn"), .rel("prev"), .href(Route.all(view.with(page: view.page - 1)).url),
            text: words[.previousPage])
        }
        span(.class("note"), text: words(.pageOf, "\(view.page)", "\(screen.pages)"))
        if view.page < screen.pages {
          a(.class("btn"), .rel("next"), .href(Route.all(view.with(page: view.page + 1)).url), text: words[.nextPage])
        }
      }
    }
  }
}

/// The message if there are no rows, with the most useful next step.
struct EmptySearch {
  var screen: AllScreen
  var frame: Frame

  private var words: Words { frame.words }

  var body: HTML {
    div(.class("empty")) {
      frame.icon(screen.view.isSearch ? .lostSlip : .emptySlip, class: "art")
      if screen.view.isSearch {
        h2(text: words[find: .nothingFound])
        p(.named("dir", "auto"), text: words(find: .nothingFoundText, words.quoted(shown)))
        if elsewhere > 0 {
          a(
            .class("btn btn-primary"), .href(Route.all(screen.view.with(state: .all)).url),
            text: words.count(elsewhere, find: .lookInAllOne, .lookInAllMany))
        } else {
          a(
            .class("btn btn-primary"), .href(Route.all(AllView(state: screen.view.state)).url),
            text: words[find: .clear])
        }
      } else {
        h2(text: words[find: screen.view.state == .completed ? .noneCompleted : .noneOpen])
        p(text: words[find: screen.view.state == .completed ? .noneCompletedText : .noneOpenText])
        if screen.view.state != .completed {
          a(.class("btn btn-primary"), .href(Route.newTask.url)) {
            frame.icon(.add, class: "i i-s")
            words[.newTask]
          }
        }
      }
    }
  }

  private var elsewhere: Int { screen.open + screen.completed - screen.total }

  /// The search text, cut to 60 characters.
  private var shown: String {
    let line = OneLine.folded(screen.view.text)
    return line.count > 60 ? String(line.prefix(60)) + "…" : line
  }
}
