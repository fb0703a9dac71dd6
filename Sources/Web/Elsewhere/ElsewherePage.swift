import Domain
import Markup

/// The ways to capture tasks from other pages, devices and programs.
struct ElsewherePage {
  /// The origin at which this browser reaches the server.
  var origin: String
  /// The drop folder; empty if there is none.
  var folder: String
  var frame: Frame

  private var words: Words { frame.words }
  private var target: String { origin + Route.capture.url }

  var page: Page {
    Page(title: words[elsewhere: .pageTitle], route: .elsewhere) {
      div(.class("col form ways")) {
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
        command("mail", .mailTitle, .mailText, "zeitblock capture --mail")
        command(
          "folder", .folderTitle, .folderText, "zeitblock settings captureFolder DIR",
          folder.isEmpty ? words[elsewhere: .folderNone] : words(elsewhere: .folderSet, words.quoted(folder)))
      }
    }
  }

  private var bookmark: HTML {
    let address = Bookmarklet.address(of: origin)
    return section(.class("field at-desk"), .labelledBy("browser")) {
      h2(.id("browser"), text: words[elsewhere: .browserTitle])
      p(.class("note")) {
        words[elsewhere: .browserText]
        " "
        span(.class("only-keys"), text: words[elsewhere: .browserKey])
      }
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
      CopyField(id: "bookmarklet", text: address, words: words).body
      p(.class("note"), text: words(elsewhere: .byHand, target))
    }
  }

  private var token: HTML {
    section(.class("field"), .labelledBy("token")) {
      h2(.id("token"), text: words[elsewhere: .tokenTitle])
      p(.class("note"), text: words[elsewhere: .tokenText])
      label(.for("address"), text: words[elsewhere: .address])
      CopyField(id: "address", text: programOrigin + Route.capture.url, words: words).body
      if isLocal { p(.class("note"), text: words[elsewhere: .localOnly]) }
      p { a(.class("btn"), .href(Route.tokens.url + "?scope=write"), text: words[elsewhere: .makeToken]) }
    }
  }

  private var isLocal: Bool {
    ["http://127.0.0.1", "http://localhost", "http://[::1]"].contains { programOrigin.hasPrefix($0) }
  }

  /// The origin for programs. The `zeitblock-….localhost` name, which only isolates cookies in browsers, is replaced.
  private var programOrigin: String {
    guard origin.hasPrefix("http://zeitblock-"), let port = origin.split(separator: ":").last,
      origin.hasSuffix(".localhost:" + port)
    else { return origin }
    return "http://127.0.0.1:" + port
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

extension ElsewherePage {
  /// A way of capturing that is set up in the terminal.
  private func command(
    _ id: String, _ title: ElsewherePhrase, _ lead: ElsewherePhrase, _ line: String, _ state: String? = nil
  ) -> HTML {
    section(.class("field"), .labelledBy(id)) {
      h2(.id(id), text: words[elsewhere: title])
      p(.class("note"), text: words[elsewhere: lead])
      code(.class("command"), .named("dir", "ltr"), text: line)
      if let state { p(.class("note"), .named("dir", "auto"), text: state) }
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
