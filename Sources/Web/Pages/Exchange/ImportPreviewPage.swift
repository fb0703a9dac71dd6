import Domain
import Markup

/// A preview of an import: new tasks, existing tasks, and losses. Nothing is stored yet.
struct ImportPreviewPage {
  var key: String
  var plan: ImportPlan
  var choice: ImportChoice
  var lists: [SourceList]
  var frame: Frame

  private var words: Words { frame.words }

  /// The maximum number of entries listed; longer lists show only a count.
  private static let shown = 100

  var page: Page {
    Page(title: words[exchange: .previewTitle], route: .importPreview(key)) {
      div(.class("col form")) {
        h1(text: words[exchange: .previewTitle])
        p(text: summary)
        p(.class("note"), text: words[exchange: .nothingYet])
        form(.class("stack"), .method("post"), .action(Route.bringIn.url)) {
          input(.type("hidden"), .name("key"), .value(key))
          choices
          confirmation
        }
        coming
        lost
        known
      }
    }
  }

  private var summary: String {
    let new = words.count(plan.added.count, exchange: .newOne, .newMany)
    let here = words.count(plan.known.count, exchange: .knownOne, .knownMany)
    let text = words(exchange: .ofFormat, words.name(of: plan.format), new)
    return plan.known.isEmpty ? text + "." : text + ", " + here + "."
  }

  @HTMLBuilder private var choices: [HTML] {
    div(.class("field")) {
      label(.for("list"), text: words[exchange: .intoList])
      select(.class("input"), .id("list"), .name("list")) {
        option(.value(""), .flag("selected", choice.list == nil), text: words[exchange: .byName])
        for list in lists {
          option(.value(list.id.text), .flag("selected", choice.list == list.id), text: list.name)
        }
      }
    }
    fieldset(.class("field")) {
      legend(text: words[exchange: .projects])
      div(.class("seg")) {
        unknown(.tags, .asTags)
        unknown(.lists, .asLists)
      }
    }
  }

  private func unknown(_ value: ImportChoice.Unknown, _ phrase: ExchangePhrase) -> HTML {
    label {
      input(.type("radio"), .name("projects"), .value(value.rawValue), .checked(choice.unknown == value))
      span(text: words[exchange: phrase])
    }
  }

  /// The options apply both to a new preview and to the import.
  private var confirmation: HTML {
    div(.class("inline")) {
      button(
        .class("btn"), .named("formmethod", "get"), .named("formaction", Route.importPreview(key).url),
        text: words[exchange: .lookAgain])
      a(.class("btn"), .href(Route.exchange.url), text: words[exchange: .dont])
      if !plan.added.isEmpty {
        button(
          .class("btn btn-primary"), text: words.count(plan.added.count, exchange: .importOne, .importMany))
      }
    }
  }

  @HTMLBuilder private var coming: [HTML] {
    if !plan.added.isEmpty {
      section(.class("field"), .labelledBy("coming")) {
        h2(.id("coming"), text: words[exchange: .coming])
        ul(.class("lists")) {
          for item in plan.added.prefix(Self.shown) {
            li {
              span(.named("dir", "auto"), text: item.title)
              span(.class("note push")) { ItemFacts(item: item, frame: frame).day() }
            }
          }
        }
        more(plan.added.count)
        for list in plan.newLists { p(.named("dir", "auto"), text: words(exchange: .newList, words.quoted(list.name))) }
      }
    }
  }

  @HTMLBuilder private func more(_ count: Int) -> [HTML] {
    if count > Self.shown {
      p(.class("note"), text: words(exchange: .more, "\(count - Self.shown)"))
    }
  }

  @HTMLBuilder private var lost: [HTML] {
    if !plan.report.isEmpty {
      section(.class("field"), .labelledBy("lost")) {
        h2(.id("lost"), text: words[exchange: .lost])
        ul { for entry in plan.report.entries { li(.named("dir", "auto"), text: words.sentence(entry)) } }
      }
    }
  }

  @HTMLBuilder private var known: [HTML] {
    if !plan.known.isEmpty {
      section(.class("field"), .labelledBy("known")) {
        h2(.id("known"), text: words[exchange: .known])
        ul(.class("lists")) {
          for title in plan.known.prefix(Self.shown) { li { span(.named("dir", "auto"), text: title) } }
        }
        more(plan.known.count)
      }
    }
  }
}
