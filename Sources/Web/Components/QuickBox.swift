import Markup

extension Frame {
  /// The quick-add line of every page. Narrow screens show it when the URL fragment targets it.
  /// - Parameter isBig: true in the middle of a dedicated page, with focus and a preview of the task.
  func quickBox(isBig: Bool = false) -> HTML {
    form(
      .class(isBig ? "quick is-big" : "quick"), .id("quick-form"), .method("post"), .action(Route.add.url),
      .label(words[.quickAdd]),
      .named("data-behavior", "quick-add"), .named("data-parse", Route.understand.url),
      .named("data-lines", Route.addLines.url)
    ) {
      div(.class("quick-line")) {
        icon(.add)
        div(.class("quick-field")) {
          div(.class("quick-marks"), .id("quick-marks"), .named("dir", "auto"), .hiddenFromReaders)
          field(isBig)
        }
        if !isBig {
          kbd(.hiddenFromReaders, text: "q")
          a(.class("icon-btn only-narrow"), .id("quick-close"), .href("#main"), .label(words[.close])) { icon(.close) }
        }
      }
      div(.class("quick-panel")) {
        p(.class("vh quick-said"), .id("quick-said"))
        div(.class("quick-found"), .id("quick-found"))
        div(.class("quick-acts")) {
          button(.class("btn btn-primary btn-s"), text: words[capture: .add])
          button(
            .class("btn btn-quiet btn-s"), .named("formaction", Route.newTask.url), .named("formmethod", "get"),
            .flag("formnovalidate"), text: words[capture: .moreFields])
          if isBig { span(.class("note quick-wrong"), text: words[start: .wrong]) }
        }
        if isBig {
          div(.class("quick-preview"))
          input(.type("hidden"), .name("preview"), .value("1"))
        }
      }
      input(.type("hidden"), .name("quick"), .value("1"))
      input(.type("hidden"), .name("key"), .value(quickKey))
      origin.fields
    }
  }

  private func field(_ isBig: Bool) -> HTML {
    input(
      .id("quick"), .name("title"), .value(quickLine), .label(words[.quickAdd]),
      .named("placeholder", words[.quickAddHint]), .autocomplete("off"), .flag("required"), .named("dir", "auto"),
      keys("q /"), .describedBy("quick-said"), .named("enterkeyhint", "done"), .flag("autofocus", isBig))
  }
}
