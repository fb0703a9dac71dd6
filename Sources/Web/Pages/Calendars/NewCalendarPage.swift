import Domain
import Markup

/// The form for subscribing to a calendar: address and name.
struct NewCalendarPage {
  var form: CalendarForm
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[plan: .subscribe], route: .newCalendar) {
      Markup.form(.class("col form"), .method("post"), .action(Route.addCalendar.url), .flag("novalidate")) {
        div(.class("head")) {
          a(.class("icon-btn"), .href(Route.accounts.url), .label(words[.cancel])) { frame.icon(.close) }
          h1(.class("grow"), text: words[plan: .subscribe])
        }
        p(.class("note"), text: words[plan: .subscribeLead])
        summary
        address
        name
        p { button(.class("btn btn-primary"), text: words[plan: .subscribeNow]) }
      }
    }
  }

  private var wrong: String? { form.trouble.map { words.sentence(aboutCalendar: $0) } }

  @HTMLBuilder private var summary: [HTML] {
    if let wrong {
      div(.class("problems"), .role("alert"), .id("problems"), .named("tabindex", "-1")) {
        p(text: words[plan: .notSubscribed])
        ul { li { a(.class("link"), .href("#address"), text: wrong) } }
      }
    }
  }

  private var address: HTML {
    div(.class("field")) {
      label(.for("address"), text: words[plan: .address])
      input(
        .class("input"), .id("address"), .name("address"), .type("text"), .value(form.address), .autocomplete("off"),
        .named("inputmode", "url"), .named("autocapitalize", "none"), .named("spellcheck", "false"),
        // A private address grants access to the calendar, so drafts must not store it.
        .named("dir", "auto"), .flag("data-unkept"), .invalid(wrong != nil),
        .describedBy(wrong == nil ? "hint-address" : "error-address hint-address"))
      if let wrong {
        p(.class("error"), .id("error-address")) {
          frame.icon(.alert, class: "i i-s")
          span(text: wrong)
        }
      }
      p(.class("note"), .id("hint-address"), text: words[plan: .addressHint])
    }
  }

  private var name: HTML {
    div(.class("field")) {
      label(.for("name"), text: words[plan: .name])
      input(
        .class("input"), .id("name"), .name("name"), .type("text"), .value(form.name), .autocomplete("off"),
        .named("dir", "auto"), .named("maxlength", "200"), .describedBy("hint-name"))
      p(.class("note"), .id("hint-name"), text: words[plan: .nameHint])
    }
  }
}

/// Asks before a subscribed calendar is removed.
struct CalendarRemovalPage {
  var list: SourceList
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    let title = words(plan: .removeQuestion, words.quoted(list.name))
    return Page(title: title, route: .calendarRemoval(list.id)) {
      div(.class("col form question")) {
        h1(.named("dir", "auto"), text: title)
        p(text: words[plan: .removeText])
        div(.class("inline")) {
          a(.class("btn"), .href(Route.accounts.url), text: words[.dontRemove])
          form(.method("post"), .action(Route.removeCalendar(list.id).url)) {
            button(.class("btn btn-danger"), text: words(plan: .removeCalendar, words.quoted(list.name)))
          }
        }
      }
    }
  }
}
