import Domain
import Markup

/// Asks what to do with an account's tasks. The safest choice comes first; none is preselected.
struct RemovalPage {
  var account: AccountView
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words(.removeQuestion, account.id), route: .account(account.id)) {
      div(.class("col form question")) {
        h1(.named("dir", "auto"), text: words(.removeQuestion, account.id))
        p(text: words[.removeServerKeeps])
        if account.unsentCount > 0 {
          p(.class("error")) {
            frame.icon(.alert, class: "i i-s")
            span(text: words.count(account.unsentCount, .removeUnsentOne, .removeUnsentMany))
          }
        }
        p { a(.class("btn"), .href(Route.account(account.id).url), text: words[.dontRemove]) }
        way("keep", .keepLists, .keepListsHint, "btn")
        way("delete", .deleteLists, .deleteListsHint, "btn btn-danger")
      }
    }
  }

  private func way(_ choice: String, _ name: AccountPhrase, _ hint: AccountPhrase, _ look: String) -> HTML {
    form(.class("field"), .method("post"), .action(Route.changeAccount(account.id, .remove).url)) {
      input(.type("hidden"), .name("tasks"), .value(choice))
      p { button(.class(look), .describedBy("hint-\(choice)"), text: words[name]) }
      p(.class("note"), .id("hint-\(choice)"), text: words[hint])
    }
  }
}

/// Asks before the user stops using a list with unsent changes.
struct UnusePage {
  var list: SourceList
  var unsent: Int
  var origin: Origin
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words(.unuseQuestion, words.quoted(list.name)), route: origin.route) {
      div(.class("col form question")) {
        h1(.named("dir", "auto"), text: words(.unuseQuestion, words.quoted(list.name)))
        p(text: "\(words.count(unsent, .unuseUnsentOne, .unuseUnsentMany)) \(words[.unuseText])")
        div(.class("inline")) {
          a(.class("btn"), .href(origin.route.url), text: words[.keepUsing])
          form(.method("post"), .action(Route.use(list.id).url)) {
            origin.fields
            input(.type("hidden"), .name("sure"), .value("1"))
            button(.class("btn btn-danger"), text: words[.unuseAnyway])
          }
        }
      }
    }
  }
}
