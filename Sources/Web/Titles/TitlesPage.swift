import Domain
import Markup

/// The settings for improving titles, and the improved titles.
struct TitlesPage {
  var screen: TitlesScreen
  var form: TitleModelForm
  var frame: Frame
  /// The result of checking the model, directly after the check.
  var check: TitleModelCheck?

  private var words: Words { frame.words }
  private var origin: Origin { .titles(page: screen.page) }

  var page: Page {
    Page(title: words[titles: .title], route: .titles(page: screen.page)) {
      div(.class("col form")) {
        div(.class("head")) {
          a(.class("icon-btn"), .href(Route.settings.url), .label(words[.settings])) { frame.icon(.back) }
          h1(.class("grow"), text: words[titles: .title])
          frame.historyButtons(origin)
          frame.status(.narrow)
        }
        p(.class("note"), text: words[titles: .lead])
        mode
        improved
        pages
        if screen.policy.mode == .model || !form.problems.isEmpty { model } else { laterModel }
        checking
      }
    }
  }

  private var mode: HTML {
    let hint: TitlePhrase =
      switch screen.policy.mode {
      case .off: .offHint
      case .rules: .rulesHint
      case .model: screen.policy.asksModel ? .modelHint : .noAddress
      }
    return choice(
      .titles, .mode, screen.policy.mode.rawValue, [("off", .off), ("rules", .rules), ("model", .model)], hint)
  }

  private var pages: HTML {
    choice(
      .titlesPages, .pages, screen.policy.readsPages ? "on" : "off", [("on", .on), ("off", .pagesOff)], .pagesHint)
  }

  private func choice(
    _ key: SettingKey, _ name: TitlePhrase, _ chosen: String, _ options: [(value: String, name: TitlePhrase)],
    _ hint: TitlePhrase
  ) -> HTML {
    SettingChoice(
      key: key, name: words[titles: name], options: options.map { ($0.value, words[titles: $0.name]) }, chosen: chosen,
      origin: origin, frame: frame, remark: p(.class("note"), text: words[titles: hint])
    ).body
  }
}

// MARK: - The language model

extension TitlesPage {
  /// The model's address, collapsed: it can be set even if the model is not used.
  fileprivate var laterModel: HTML {
    details(.class("field"), .id("model")) {
      summary(text: words[titles: .modelHeading])
      model
    }
  }

  fileprivate var model: HTML {
    Markup.form(.class("stack"), .method("post"), .action(Route.changeTitles.url), .flag("novalidate")) {
      fieldset(.class("field")) {
        legend(text: words[titles: .modelHeading])
        p(.class("note"), text: words[titles: .modelLead])
        field(.titlesModelURL, .url, .urlHint, "url")
        field(.titlesModelName, .name, .nameHint, "text")
        field(.titlesSpacing, .spacing, .spacingHint, "text")
        origin.fields
        p { button(.class("btn"), text: words[.save]) }
      }
    }
  }

  private func field(_ key: SettingKey, _ name: TitlePhrase, _ hint: TitlePhrase, _ type: String) -> HTML {
    let id = key.rawValue
    let problem = form.problems[key]
    return div(.class("field")) {
      label(.for(id), text: words[titles: name])
      input(
        .class("input"), .id(id), .name(id), .type(type), .value(form.values[key] ?? ""), .autocomplete("off"),
        .named("inputmode", ifAny: key == .titlesSpacing ? "numeric" : nil), .invalid(problem != nil),
        .describedBy(problem == nil ? "hint-\(id)" : "error-\(id) hint-\(id)"))
      if let problem {
        p(.class("error"), .id("error-\(id)"), .role("alert")) {
          frame.icon(.alert, class: "i i-s")
          span(text: words.sentence(problem))
        }
      }
      p(.class("note"), .id("hint-\(id)"), text: words[titles: hint])
    }
  }
}

// MARK: - What has been improved

extension TitlesPage {
  fileprivate var improved: HTML {
    section(.class("field"), .labelledBy("improved")) {
      h2(.id("improved"), text: words[titles: .improved])
      div(.id("titles"), .flag("data-live")) {
        p(.class("note"), text: waiting)
        if screen.rows.isEmpty {
          p(.class("note"), text: words[titles: .improvedNone])
        } else {
          ul(.class("trash"), .labelledBy("improved")) { for entry in screen.rows { row(entry) } }
        }
        if screen.page > 1 || screen.hasMore { pageLinks }
      }
    }
  }

  private var waiting: String {
    screen.waiting == 0
      ? words[titles: .waitingNone] : words.counted(screen.waiting, TitlePhrase.waitingOne, .waitingMany)
  }

  private func row(_ entry: TitlesScreen.Row) -> HTML {
    let item = entry.title.item
    return li {
      div(.class("body")) {
        a(.class("title"), .href(Route.task(item.id).url), .named("dir", "auto"), text: item.title)
        span(.class("note"), .named("dir", "auto")) {
          words(titles: .was, words.quoted(entry.title.original))
          if let cause = cause(entry) { " · \(cause)" }
        }
      }
      Markup.form(
        .class("inline"), .method("post"), .action(Route.change(item.id, .restoreTitle).url),
        .named("data-behavior", "give-back")
      ) {
        origin.fields
        button(
          .class("btn btn-s"), .id("restore-\(item.id.text)"),
          .label(words(titles: .restoreNamed, words.quoted(item.title)))
        ) {
          frame.icon(.undo, class: "i i-s")
          words[titles: .restore]
        }
      }
    }
  }

  /// Returns why the title was changed; nil if unknown.
  private func cause(_ entry: TitlesScreen.Row) -> String? {
    switch entry.origin {
    case .edited: words[titles: .editedSince]
    case .rules: entry.title.reasons.map { $0.words(in: words.language) }.joined(separator: ", ")
    case .page: words[titles: .byPage]
    case .model: words[titles: .byModel]
    case .unknown: nil
    }
  }

  private var pageLinks: HTML {
    nav(.class("pages"), .label(words[titles: .pageLinks])) {
      if screen.page > 1 {
        a(.class("btn"), .rel("prev"), .href(Route.titles(page: screen.page - 1).url), text: words[.previousPage])
      }
      if screen.hasMore {
        a(.class("btn"), .rel("next"), .href(Route.titles(page: screen.page + 1).url), text: words[.nextPage])
      }
    }
  }
}
