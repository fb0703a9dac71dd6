import Domain
import Markup

extension Frame {
  /// The dialog for finding pages, actions and tasks by name. It is part of every page, so that it opens without a
  /// request.
  func palette() -> HTML {
    if isFragment { return .nothing }
    return dialog(
      .class("dialog palette"), .id("palette"), .label(words[palette: .title]),
      .named("data-behavior", "palette"), .named("data-find", Route.commands("").url),
      .named("data-word-one", words[palette: .resultsOne]), .named("data-word-many", words[palette: .resultsMany])
    ) {
      if !isSmall { paletteContent }
    }
  }

  @HTMLBuilder private var paletteContent: [HTML] {
    div(.class("palette-line")) {
      icon(.search)
      input(
        .id("palette-field"), .role("combobox"), .label(words[palette: .hint]),
        .named("placeholder", words[palette: .hint]), .autocomplete("off"), .named("aria-autocomplete", "list"),
        .named("aria-expanded", "true"), .named("aria-controls", "palette-list"), .named("spellcheck", "false"),
        .named("enterkeyhint", "go"), .named("maxlength", "200"), .named("dir", "auto"))
      button(.type("button"), .class("icon-btn"), .id("palette-close"), .label(words[.close])) { icon(.close) }
    }
    div(.id("palette-list"), .role("listbox"), .label(words[palette: .results]), .named("tabindex", "-1")) {
      group("pages", words[palette: .pages]) { for entry in reachablePages { choice(entry) } }
      group("actions", words[palette: .actions]) { for entry in reachableActions { choice(entry) } }
      group("tasks", words[palette: .tasks]) { everything }
    }
    p(.class("vh"), .id("palette-status"), .role("status"))
    form(.method("post")) { origin.fields }
  }

  private func group(_ name: String, _ title: String, @HTMLBuilder content: () -> [HTML]) -> HTML {
    div(.role("group"), .id("palette-\(name)"), .labelledBy("palette-\(name)-name")) {
      div(.class("palette-name"), .id("palette-\(name)-name"), .role("presentation"), text: title)
      content()
    }
  }

  /// A link to search for the text typed.
  private var everything: HTML {
    div(
      .role("option"), .id("palette-everything"), .named("aria-selected", "false"), .hidden(),
      .named("data-href", Route.all(AllView()).url), .named("data-word", words[palette: .searchAll])
    ) {
      icon(.search, class: "i i-s")
      span(.class("palette-text"), .named("dir", "auto"))
    }
  }

  private func choice(_ entry: PaletteEntry) -> HTML {
    div(
      .role("option"), .id("palette-\(entry.id)"), .named("aria-selected", "false"), .named("data-also", entry.also),
      .named("data-href", ifAny: entry.href), .named("data-post", ifAny: entry.address),
      .named("data-name", ifAny: entry.field?.name), .named("data-value", ifAny: entry.field?.value),
      .named("data-key", ifAny: entry.focusKey), .flag("data-leaves", entry.leaves)
    ) {
      icon(entry.drawing, class: "i i-s")
      span(.class("palette-text"), text: entry.name)
      if let keys = entry.keys { kbd(.hiddenFromReaders, text: keys) }
    }
  }
}

extension PaletteEntry {
  var href: String? {
    if case .open(let route) = deed { return route.url }
    return nil
  }

  /// The URL the entry sends a form to; nil if it sends none.
  var address: String? {
    switch deed {
    case .change(let route), .send(let route): route.url
    case .set: Route.changeSettings.url
    case .open, .quickAdd: nil
    }
  }

  var field: Fields.Pair? {
    if case .set(let key, let value) = deed { return Fields.Pair(key.rawValue, value) }
    return nil
  }

  fileprivate var focusKey: String? {
    if case .quickAdd = deed { return "q" }
    return nil
  }

  /// Whether the browser navigates to the response.
  fileprivate var leaves: Bool {
    if case .send = deed { return true }
    return false
  }
}
