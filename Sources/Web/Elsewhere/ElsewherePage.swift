import Domain
import Markup

/// The ways to capture from other pages, devices and programs.
struct ElsewherePage {
  /// How this browser reaches the server.
  var origin: String
  var frame: Frame

  private var words: Words { frame.words }
  private var target: String { origin + Route.capture.url }

  var page: Page {
    Page(title: words[elsewhere: .pageTitle], route: .elsewhere) {
      div(.class("col form")) {
        div(.class("head")) {
          a(.class("icon-btn"), .href(Route.settings.url), .label(words[.settings])) { frame.icon(.back) }
          h1(.class("grow"), text: words[elsewhere: .pageTitle])
          frame.status(.narrow)
        }
        p(.class("note"), text: words[elsewhere: .pageLead])
        bookmark
        way("app", .appTitle, .appText, [.appStep1, .appStep2, .appStep3])
        token
        way("ios", .iosTitle, nil, [.iosStep1, .iosStep2, .iosStep3, .iosStep4])
        way("android", .androidTitle, nil, [.androidStep1, .androidStep2, .androidStep3])
      }
    }
  }

  private var bookmark: HTML {
    let address = Bookmarklet.address(of: origin)
    return section(.class("field"), .labelledBy("browser")) {
      h2(.id("browser"), text: words[elsewhere: .browserTitle])
      p(.class("note"), text: words[elsewhere: .browserText])
      p {
        a(
          .class("btn"), .href(address), .named("data-behavior", "bookmarklet"),
          .named("data-word", words[elsewhere: .bookmarkDrag])
        ) {
          frame.icon(.add, class: "i i-s")
          words[elsewhere: .bookmarkName]
        }
      }
      label(.for("bookmarklet"), text: words[elsewhere: .bookmarkField])
      copyField("bookmarklet", address)
      p(.class("note"), text: words(elsewhere: .byHand, target))
    }
  }

  private var token: HTML {
    section(.class("field"), .labelledBy("token")) {
      h2(.id("token"), text: words[elsewhere: .tokenTitle])
      p(.class("note"), text: words[elsewhere: .tokenText])
      label(.for("address"), text: words[elsewhere: .address])
      copyField("address", target)
      if isLocal { p(.class("note"), text: words[elsewhere: .localOnly]) }
      p { a(.class("btn"), .href(Route.tokens.url), text: words[elsewhere: .makeToken]) }
    }
  }

  private var isLocal: Bool {
    ["http://127.0.0.1", "http://localhost", "http://[::1]"].contains { origin.hasPrefix($0) }
  }

  private func copyField(_ id: String, _ text: String) -> HTML {
    div(
      .class("inline copy"), .named("data-behavior", "copy-field"), .named("data-word", words[elsewhere: .copied])
    ) {
      input(
        .class("input"), .id(id), .type("text"), .value(text), .flag("readonly"), .named("dir", "ltr"),
        .named("spellcheck", "false"))
      button(
        .type("button"), .class("btn"), .describedBy(id), .hidden(), text: words[elsewhere: .copy])
    }
  }

  private func way(_ id: String, _ title: ElsewherePhrase, _ lead: ElsewherePhrase?, _ steps: [ElsewherePhrase]) -> HTML
  {
    section(.class("field"), .labelledBy(id)) {
      h2(.id(id), text: words[elsewhere: title])
      if let lead { p(.class("note"), text: words[elsewhere: lead]) }
      ol(.class("steps")) { for step in steps { li(text: words(elsewhere: step, target)) } }
    }
  }
}

extension SettingsPage {
  var elsewhere: HTML {
    section(.class("field"), .labelledBy("elsewhere")) {
      h2(.id("elsewhere"), text: frame.words[elsewhere: .pageTitle])
      p(.class("note"), text: frame.words[elsewhere: .pageLead])
      p { a(.class("btn"), .href(Route.elsewhere.url), text: frame.words[elsewhere: .show]) }
    }
  }
}
