internal import Markup
internal import Web

/// The server's own pages: refusals, sign-in and the password form.
struct ServerPage: Sendable {
  let assets: String
  let language: PageLanguage

  func refusal(_ refusal: Refusal) -> [UInt8] {
    let words = language[refusal]
    return page(title: words.title) {
      p { marked(words.text) }
      if refusal.leadsOn { button(language[.toTasks], to: "/") }
    }
  }

  /// Marks a command inside a sentence as code that does not wrap.
  @HTMLBuilder func marked(_ text: String) -> [HTML] {
    let link = "zeitblock serve --link"
    let command = text.contains(link + " --new-name") ? link + " --new-name" : link
    let pieces = text.split(separator: command, omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      if index > 0 { code(.class("nowrap"), text: command) }
      String(piece)
    }
  }

  /// Opens the start page by a navigation from the server's own page: a browser that followed the sign-in link from
  /// another program or site then sends the new `SameSite=Strict` cookie, which it would not do after a redirect.
  /// - Parameter target: a path on this server.
  func wayIn(to target: String) -> [UInt8] {
    page(title: language[.signedInTitle], leadingTo: target) { button(language[.toZeitblock], to: target) }
  }

  func signedOut(everywhere: Bool) -> [UInt8] {
    page(title: language[.signedOutTitle]) {
      p {
        language[everywhere ? .allSignedOut : .thisSignedOut] + " "
        marked(language[.newLink])
      }
    }
  }

  /// - Parameters:
  ///   - failure: the error of the last attempt.
  ///   - carried: fields to store after signing in.
  func passwordForm(after failure: Refusal? = nil, carrying carried: [Fields.Pair] = []) -> [UInt8] {
    page(title: language[.signIn]) {
      if let failure { p(.class("error"), .id("failure"), .role("alert"), text: language[failure].text) }
      form(.class("form"), .method("post"), .action("/access")) {
        p(.class("field")) {
          label(.for("password"), text: language[.password])
          input(
            .class("input"), .id("password"), .name("password"), .type("password"), .autocomplete("current-password"),
            .flag("required"), .invalid(failure != nil), .describedBy(failure == nil ? nil : "failure"))
        }
        hidden(carried)
        p { submit(language[.signIn]) }
      }
    }
  }

  func hidden(_ pairs: [Fields.Pair]) -> [HTML] {
    pairs.map { input(.type("hidden"), .name($0.name), .value($0.value)) }
  }

  func submit(_ text: String) -> HTML { Markup.button(.class("btn btn-primary"), .type("submit"), text: text) }

  func button(_ text: String, to target: String) -> HTML {
    p { a(.class("btn btn-primary"), .href(target), text: text) }
  }

  /// - Parameter target: the page the browser opens automatically.
  func page(title: String, leadingTo target: String? = nil, @HTMLBuilder _ content: () -> [HTML]) -> [UInt8] {
    HTML.build {
      HTML.doctype
      html(.lang(language.rawValue)) {
        head {
          meta(.named("charset", "utf-8"))
          meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
          meta(.name("color-scheme"), .content("light dark"))
          documentTitle(text: title + " · Zeitblock")
          link(.rel("icon"), .type("image/svg+xml"), .href(assets + "/icons/icon.svg"))
          for sheet in ["tokens", "app", "components", "forms"] {
            link(.rel("stylesheet"), .href("\(assets)/css/\(sheet).css"))
          }
          if let target { meta(.named("http-equiv", "refresh"), .content("0;url=" + target)) }
        }
        body {
          main(.class("sheet")) {
            div(.class("empty")) {
              h1(text: title)
              content()
            }
          }
        }
      }
    }.rendered()
  }
}
