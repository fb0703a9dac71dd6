import Domain
import Markup

/// Server, user name and password of an account that is to be added.
struct NewAccountPage {
  var form: AccountForm
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[.newAccount], route: .newAccount) {
      Markup.form(.class("col form"), .method("post"), .action(Route.addAccount.url), .flag("novalidate")) {
        div(.class("head")) {
          a(.class("icon-btn"), .href(Route.accounts.url), .label(words[.cancel])) { frame.icon(.close) }
          h1(.class("grow"), text: words[.newAccount])
        }
        p(.class("note"), text: words[.newAccountLead])
        summary
        field(
          .server, words[.server], words[.serverHint], form.shownServer, autocomplete: "url", kind: "text")
        field(.user, words[.user], words[.userHint], form.user, autocomplete: "username", kind: "text")
        field(
          .password, words[.password], words[.passwordHint], "", autocomplete: "current-password", kind: "password")
        otherHosts
        p { button(.class("btn btn-primary"), text: words[.connectNow]) }
        p(.class("note"), text: words[.nothingWritten])
      }
    }
  }

  /// Everything that is wrong, at the top, with a link to each field.
  @HTMLBuilder private var summary: [HTML] {
    if !form.troubles.isEmpty {
      div(.class("problems"), .role("alert"), .id("problems"), .named("tabindex", "-1")) {
        p(text: words[.notConnected])
        ul {
          for trouble in form.troubles {
            li {
              a(
                .class("link"), .href("#\(AccountForm.field(of: trouble).rawValue)"), text: words.sentence(trouble))
            }
          }
        }
      }
    }
  }

  private func field(
    _ field: AccountForm.Field, _ name: String, _ hint: String, _ value: String, autocomplete: String, kind: String
  ) -> HTML {
    let wrong = form.troubles(at: field)
    let id = field.rawValue
    return div(.class("field")) {
      label(.for(id), text: name)
      input(
        .class("input"), .id(id), .name(id), .type(kind), .value(value), .autocomplete(autocomplete),
        .named("autocapitalize", "none"), .named("spellcheck", "false"), .named("dir", "auto"),
        .invalid(!wrong.isEmpty), .describedBy(wrong.isEmpty ? "hint-\(id)" : "error-\(id) hint-\(id)"))
      if !wrong.isEmpty {
        p(.class("error"), .id("error-\(id)")) {
          frame.icon(.alert, class: "i i-s")
          span(text: words.sentence(wrong[0]))
        }
      }
      p(.class("note"), .id("hint-\(id)"), text: hint)
    }
  }

  /// Hosts the server has named, for the person to allow.
  @HTMLBuilder private var otherHosts: [HTML] {
    if !form.otherHosts.isEmpty {
      fieldset(.class("field"), .id("trust")) {
        legend(text: words[.trustHostLegend])
        for host in form.otherHosts {
          label(.class("choice")) {
            input(.type("checkbox"), .name("trust"), .value(host), .checked(form.trusted.contains(host)))
            span(text: words(.trustHost, host))
          }
          input(.type("hidden"), .name("host"), .value(host))
        }
      }
    }
  }
}
