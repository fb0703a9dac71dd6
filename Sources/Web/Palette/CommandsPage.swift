import Domain
import Markup

/// The contents of the palette as a page of links and buttons, and the tasks that match a search text.
struct CommandsPage {
  /// The maximum number of matching tasks.
  static let most = 8

  var text: String
  var query: SearchQuery
  var items: [PlanItem]
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[palette: .title], route: .commands(text)) {
      div(.class("col")) {
        div(.class("head")) {
          h1(.class("grow"), text: words[palette: .title])
          frame.status(.narrow)
        }
        p(.class("note"), text: words[palette: .lead])
        field
        if !query.isEmpty { found }
        section(.labelledBy("go-pages")) {
          h2(.id("go-pages"), text: words[palette: .pages])
          ul(.class("go")) { for entry in frame.reachablePages { li { link(entry) } } }
        }
        section(.labelledBy("go-actions")) {
          h2(.id("go-actions"), text: words[palette: .actions])
          ul(.class("go")) { for entry in frame.reachableActions { li { link(entry) } } }
        }
      }
    }
  }

  private var field: HTML {
    form(.class("find"), .role("search"), .method("get"), .action(Route.commands("").url)) {
      label(.class("vh"), .for("go"), text: words[palette: .searchTasks])
      input(
        .class("input"), .id("go"), .type("search"), .name("q"), .value(text), .autocomplete("off"),
        .named("placeholder", words[palette: .searchTasks]), .named("maxlength", "1000"),
        .named("enterkeyhint", "search"))
      button(.class("btn")) {
        frame.icon(.search, class: "i i-s")
        words[find: .searchNow]
      }
    }
  }

  private var found: HTML {
    section(.labelledBy("go-found")) {
      h2(.id("go-found"), text: words[palette: .tasks])
      if items.isEmpty { p(.class("note"), text: words[palette: .nothing]) }
      ul(.class("go"), .id("go-tasks")) {
        for item in items { li { hit(item) } }
      }
      p {
        a(
          .class("link"), .href(Route.all(AllView(text: text)).url), .named("dir", "auto"),
          text: words(palette: .searchAll, OneLine.folded(text)))
      }
    }
  }

  private func hit(_ item: PlanItem) -> HTML {
    a(.href(Route.task(item.id).url)) {
      frame.icon(item.isCompleted ? .check : .backlog, class: "i i-s")
      span(.class("palette-text"), .named("dir", "auto")) {
        Marked(text: item.title, ranges: query.marks(in: item.title)).body
      }
      if item.isCompleted { small(text: words[palette: .doneTask]) }
    }
  }

  private func link(_ entry: PaletteEntry) -> HTML {
    let content = HTML.build {
      frame.icon(entry.drawing, class: "i i-s")
      span(.class("palette-text"), text: entry.name)
    }
    guard let address = entry.address else {
      return a(.href(entry.href ?? "#quick")) { content }
    }
    return form(.method("post"), .action(address)) {
      frame.origin.fields
      if let field = entry.field { input(.type("hidden"), .name(field.name), .value(field.value)) }
      button { content }
    }
  }
}
