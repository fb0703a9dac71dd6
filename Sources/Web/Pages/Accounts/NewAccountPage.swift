import Domain
import Markup

/// The form for a new account: server, user name and password.
struct NewAccountPage {
  var form: AccountForm
  /// Whether this is the first account, so that the page explains its purpose.
  var isFirst: Bool
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    var page = Page(title: words[.newAccount], route: .newAccount) {
      if isFirst { onboarding } else { plain }
    }
    page.isPlain = isFirst
    return page
  }

  private var plain: HTML {
    Markup.form(.class("col form"), .method("post"), .action(Route.addAccount.url), .flag("novalidate")) {
      div(.class("head")) {
        a(.class("icon-btn"), .href(Route.accounts.url), .label(words[.cancel])) { frame.icon(.close) }
        h1(.class("grow"), text: words[.newAccount])
      }
      p(.class("note"), text: words[.newAccountLead])
      fields
      p { button(.class("btn btn-primary"), text: words[.connectNow]) }
      p(.class("note"), text: words[.nothingWritten])
    }
  }

  @HTMLBuilder private var fields: [HTML] {
    summary
    field(.server, words[.server], words[.serverHint], form.shownServer, autocomplete: "url", kind: "text")
    div(.class("pair")) {
      field(.user, words[.user], words[.userHint], form.user, autocomplete: "username", kind: "text")
      field(.password, words[.password], words[.passwordHint], "", autocomplete: "current-password", kind: "password")
    }
    showWhere
    otherHosts
  }

  /// Explains where providers offer passwords for other programs.
  private var showWhere: HTML {
    details(.class("where"), .id("where")) {
      Markup.summary(text: words[start: .showWhere])
      ul {
        for place in [StartPhrase.whereNextcloud, .whereICloud, .whereFastmail, .whereOther] {
          li(text: words[start: place])
        }
      }
    }
  }

  // MARK: The first account

  private var onboarding: HTML {
    div(.class("onboarding")) {
      section(.class("pitch")) {
        a(.class("brand"), .href(Route.home.url)) {
          frame.icon(.brand, class: "i brand-mark")
          "Zeitblock"
        }
        h1(text: words[start: .pitch])
        p(.class("lead"), text: words[start: .pitchText])
        div(.class("pitch-art"), .hiddenFromReaders) {
          span(.class("preview-print"), text: "10:00  \(words[start: .artEvent])")
          span(.class("preview-paper"), text: "11:00  \(words[start: .artTask])")
          span(.class("preview-own"), text: "12:30  \(words[start: .artProposal])")
        }
      }
      section(.class("steps-in"), .labelledBy("how")) {
        h2(.id("how"), text: words[start: .howTitle])
        a(.class("way"), .href(Route.start.url)) {
          head(.backlog, words[start: .without], words[start: .withoutText], leadsOn: true)
        }
        div(.class("way is-open")) {
          head(.server, words[start: .connect], words[.newAccountLead], leadsOn: false)
          Markup.form(.class("form"), .method("post"), .action(Route.addAccount.url), .flag("novalidate")) {
            fields
            div(.class("inline will-acts")) { button(.class("btn btn-primary"), text: words[.connectNow]) }
          }
        }
        p(.class("note")) {
          "\(words[.nothingWritten]) "
          a(.class("link"), .href(Route.exchange.url), text: words[start: .haveBackup])
        }
      }
    }
  }

  private func head(_ drawing: Icon.Name, _ title: String, _ text: String, leadsOn: Bool) -> HTML {
    span(.class("way-head")) {
      frame.icon(drawing)
      span {
        bold(text: title)
        span(.class("note"), text: text)
      }
      if leadsOn { frame.icon(.forward, class: "i i-s") }
    }
  }

  /// All errors at the top, each with a link to its field.
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

  /// Hosts named by the server, which the user can allow.
  @HTMLBuilder private var otherHosts: [HTML] {
    if !form.otherHosts.isEmpty {
      fieldset(.class("field"), .id("trust")) {
        legend(text: words[.trustHostLegend])
        for host in form.otherHosts {
          label(.class("choice")) {
            input(.type("checkbox"), .name("trust"), .value(host), .checked(form.trusted.contains(host)))
            span(
              text: host.utf8.starts(with: "http:".utf8) ? words(session: .allowPlain, host) : words(.trustHost, host))
          }
          input(.type("hidden"), .name("host"), .value(host))
        }
      }
    }
  }
}
