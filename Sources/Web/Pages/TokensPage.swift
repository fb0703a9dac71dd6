import Domain
import Markup

/// The form for a new token, and its result.
struct TokenForm {
  static let longestName = 100

  var name = ""
  var mayWrite = false
  var isWrong = false
  /// The secret of a token that was just created.
  var made: String?
}

/// The API tokens, and a form to create one.
struct TokensPage {
  var tokens: [TokenView]
  var form: TokenForm
  var frame: Frame

  private var words: Words { frame.words }

  var page: Page {
    Page(title: words[api: .tokensTitle], route: .tokens) {
      div(.class("col form")) {
        div(.class("head")) {
          a(.class("icon-btn"), .href(Route.settings.url), .label(words[.settings])) { frame.icon(.back) }
          h1(.class("grow"), text: words[api: .tokensTitle])
          frame.status(.narrow)
        }
        p(.class("note"), text: words[api: .tokensLead])
        if let made = form.made { secret(made) }
        list
        making
      }
    }
  }

  private func secret(_ text: String) -> HTML {
    section(.class("field"), .labelledBy("made")) {
      h2(.id("made"), text: words(api: .tokenMade, form.name))
      p(text: words[api: .tokenOnce])
      CopyField(id: "token", text: text, labelledBy: "made", words: words).body
      p { a(.class("btn"), .href(Route.tokens.url), text: words[api: .tokenDone]) }
    }
  }

  @HTMLBuilder private var list: [HTML] {
    if tokens.isEmpty {
      p(.class("note"), text: words[api: .noTokens])
    } else {
      ul(.class("lists")) { for token in tokens { row(token) } }
    }
  }

  private func row(_ token: TokenView) -> HTML {
    li {
      frame.icon(.lock, class: "i i-s")
      span(.named("dir", "auto"), text: token.name)
      span(.class("note"), text: words[api: token.mayWrite ? .scopeWrite : .scopeRead])
      span(.class("note"), text: facts(token))
      Markup.form(.class("push"), .method("post"), .action(Route.revokeToken(token.id).url)) {
        button(.class("btn"), .label(words(api: .revokeNamed, token.name)), text: words[api: .revoke])
      }
    }
  }

  private func facts(_ token: TokenView) -> String {
    let used = token.usedAt.map { words(api: .usedOn, moment($0)) } ?? words[api: .neverUsed]
    return words(api: .madeOn, moment(token.madeAt)) + " · " + used
  }

  private func moment(_ due: Due) -> String {
    let day = words.day(due.day, today: frame.today)
    return due.time.map { words(.dayWithTime, day, $0.iso) } ?? day
  }

  private var making: HTML {
    Markup.form(.class("stack"), .method("post"), .action(Route.addToken.url)) {
      div(.class("field")) {
        label(.for("name"), text: words[api: .tokenName])
        input(
          .class("input"), .id("name"), .name("name"), .type("text"),
          .value(form.made == nil ? form.name : ""), .named("autocomplete", "off"),
          .named("aria-invalid", ifAny: form.isWrong ? "true" : nil), .named("aria-describedby", "name-hint"))
        p(
          .class(form.isWrong ? "error" : "note"), .id("name-hint"),
          text: words[api: form.isWrong ? .tokenNameMissing : .tokenNameHint])
      }
      fieldset(.class("field")) {
        legend(text: words[api: .scope])
        div(.class("seg")) {
          choice("read", .scopeRead, isChosen: !form.mayWrite)
          choice("write", .scopeWrite, isChosen: form.mayWrite)
        }
      }
      p { button(.class("btn btn-primary"), text: words[api: .makeToken]) }
    }
  }

  private func choice(_ value: String, _ phrase: APIPhrase, isChosen: Bool) -> HTML {
    label {
      input(.type("radio"), .name("scope"), .value(value), .checked(isChosen))
      span(text: words[api: phrase])
    }
  }
}
