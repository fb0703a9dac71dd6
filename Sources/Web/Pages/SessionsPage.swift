import Domain
import Markup

/// Signed-in browsers, API tokens, and the access log.
struct SessionsPage {
  var sessions: [SessionView]
  /// The session of the requesting browser.
  var own: String?
  var tokens: [TokenView]
  var consents: [ConsentView]
  var events: [AccessEventView]
  /// The origin under which the browser reaches this server.
  var origin: String?
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[session: .title], route: .sessions) {
      div(.class("col form")) {
        div(.class("head")) {
          a(.class("icon-btn"), .href(Route.settings.url), .label(words[.settings])) { frame.icon(.back) }
          h1(.class("grow"), text: words[session: .title])
          frame.status(.narrow)
        }
        p(.class("note"), text: words[session: .lead])
        if let host = sharedHost { p(.class("note"), text: words(session: .sharedHost, host)) }
        restored
        browsers
        programs
        everywhere
        log
      }
    }
  }

  /// The browser's host name if it is shared with other programs on the machine, which then receive the session
  /// cookie; nil otherwise. The page does not reveal the server's own host name: anyone with a stolen cookie would
  /// learn it here.
  private var sharedHost: String? {
    ["127.0.0.1", "localhost", "[::1]"].first { origin?.utf8.starts(with: "http://\($0):".utf8) == true }
  }

  private func name(_ browser: String) -> String { browser.isEmpty ? words[session: .unknownBrowser] : browser }

  private var browsers: HTML {
    section(.class("field"), .labelledBy("browsers")) {
      h2(.id("browsers"), text: words[session: .browsers])
      ul(.class("lists")) { for session in sessions { row(session) } }
    }
  }

  private func row(_ session: SessionView) -> HTML {
    let isOwn = session.id == own
    return li {
      frame.icon(.eye, class: "i i-s")
      span(text: name(session.browser))
      span(
        .class("note"),
        text: isOwn ? words[session: .thisBrowser] : words(session: .lastUsed, moment(session.usedAt)))
      span(.class("note"), text: words(session: .since, moment(session.openedAt)))
      Markup.form(
        .class("push"), .method("post"),
        .action(isOwn ? Route.signOut.url : Route.removeSession(session.id).url)
      ) {
        button(
          .class("btn"), .label(words(session: .signOutNamed, name(session.browser))), text: words[session: .signOut])
      }
    }
  }

  @HTMLBuilder private var restored: [HTML] {
    if !consents.isEmpty {
      section(.class("field"), .labelledBy("restored")) {
        h2(.id("restored"), text: words[session: .restored])
        p(.class("note"), text: words[session: .restoredText])
        ul(.class("lists")) { for consent in consents { row(consent) } }
      }
    }
  }

  private func row(_ consent: ConsentView) -> HTML {
    li {
      frame.icon(.alert, class: "i i-s")
      span(.named("dir", "auto"), text: consent.subject)
      code(.named("dir", "ltr"), text: consent.value)
      Markup.form(.class("push"), .method("post"), .action(Route.allowRestored.url)) {
        input(.type("hidden"), .name("kind"), .value(consent.kind))
        input(.type("hidden"), .name("subject"), .value(consent.subject))
        input(.type("hidden"), .name("value"), .value(consent.value))
        button(.class("btn"), .label(words(session: .allowNamed, consent.subject)), text: words[session: .allow])
      }
    }
  }

  private var programs: HTML {
    section(.class("field"), .labelledBy("programs")) {
      h2(.id("programs"), text: words[session: .programs])
      if tokens.isEmpty {
        p(.class("note"), text: words[api: .noTokens])
      } else {
        ul(.class("lists")) { for token in tokens { row(token) } }
      }
      p { a(.class("link"), .href(Route.tokens.url), text: words[api: .makeToken]) }
    }
  }

  private func row(_ token: TokenView) -> HTML {
    li {
      frame.icon(.lock, class: "i i-s")
      span(.named("dir", "auto"), text: token.name)
      span(.class("note"), text: token.usedAt.map { words(api: .usedOn, moment($0)) } ?? words[api: .neverUsed])
      Markup.form(.class("push"), .method("post"), .action(Route.revokeToken(token.id).url)) {
        button(.class("btn"), .label(words(api: .revokeNamed, token.name)), text: words[api: .revoke])
      }
    }
  }

  private var everywhere: HTML {
    section(.class("field"), .labelledBy("everywhere")) {
      h2(.id("everywhere"), text: words[session: .everywhere])
      p(.class("note"), text: words[session: .everywhereText])
      Markup.form(.class("stack"), .method("post"), .action(Route.signOut.url)) {
        input(.type("hidden"), .name("everywhere"), .value("1"))
        label(.class("choice")) {
          input(.type("checkbox"), .name("tokens"), .value("1"))
          span(text: words[session: .withTokens])
        }
        p { button(.class("btn btn-danger"), text: words[session: .everywhere]) }
      }
    }
  }

  private var log: HTML {
    section(.class("field"), .labelledBy("log")) {
      h2(.id("log"), text: words[session: .log])
      p(.class("note"), text: words[session: .logText])
      ul(.class("results")) {
        for event in events {
          li {
            span(.class("note"), text: moment(event.at))
            span(.named("dir", "auto"), text: words.sentence(event))
          }
        }
      }
    }
  }

  private func moment(_ due: Due) -> String {
    let day = words.day(due.day, today: frame.today)
    return due.time.map { words(.dayWithTime, day, $0.iso) } ?? day
  }
}
