internal import Domain
internal import Markup
internal import Web

/// A shared task that cannot be stored yet.
struct HandedOver: Sendable {
  enum Reason: Sendable, Equatable {
    /// Another site sent it.
    case fromElsewhere
    /// Another site opened the page, so the browser omitted the cookie.
    case withoutCookie
    case signedOut
    /// The user has just signed in.
    case signedIn
  }

  var input: CaptureInput
  /// The other form fields to keep.
  var rest: [Fields.Pair]

  init(_ request: Request) {
    let fields = request.form.pairs + request.query.pairs
    input = CaptureInput(Fields(fields))
    rest = fields.filter { ["parse", "close", "key"].contains($0.name) }
  }

  var isEmpty: Bool { shared.title.isEmpty && shared.text.isEmpty && shared.url.isEmpty }
  var shared: SharedText { input.shared }

  /// The fields to carry in another form.
  var pairs: [Fields.Pair] {
    if isEmpty { return [] }
    return [Fields.Pair("title", shared.title), Fields.Pair("text", shared.text), Fields.Pair("url", shared.url)] + rest
  }
}

extension ServerPage {
  /// Requests the same URL again from a page of this server, so that the browser sends the cookie.
  func onceMore(_ target: String) -> [UInt8] {
    let again = target + (target.contains("?") ? "&" : "?") + "again=1"
    return page(title: language[.captureTitle], leadingTo: again) { button(language[.goOn], to: again) }
  }

  /// Shows the shared task in a form that stores it with one click.
  func confirmation(_ handed: HandedOver, _ reason: HandedOver.Reason) -> [UInt8] {
    let text: ServerPhrase =
      switch reason {
      case .signedIn: .captureSignedIn
      case .signedOut: .captureSignedOut
      case .fromElsewhere, .withoutCookie: .captureForeign
      }
    return page(title: language[.captureTitle]) {
      p { marked(language[text]) }
      form(.class("form"), .method("post"), .action(RequestGate.capturePath)) {
        fields(of: handed)
        p { submit(language[.save]) }
      }
    }
  }

  @HTMLBuilder private func fields(of handed: HandedOver) -> [HTML] {
    p(.class("field")) {
      label(.for("title"), text: language[.title])
      input(
        .class("input"), .id("title"), .name("title"), .named("dir", "auto"), .value(handed.shared.title))
    }
    p(.class("field")) {
      label(.for("text"), text: language[.description])
      // Browsers remove the first line break.
      textarea(
        .class("input"), .id("text"), .name("text"), .named("rows", number: 4), .named("dir", "auto"),
        text: "\n" + handed.shared.text)
    }
    p(.class("field")) {
      label(.for("url"), text: language[.link])
      input(.class("input"), .id("url"), .name("url"), .named("dir", "ltr"), .value(handed.shared.url))
    }
    hidden(handed.rest)
  }
}
