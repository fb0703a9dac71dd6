internal import Domain
internal import Markup
internal import Web

/// What a browser hands over that cannot be stored yet, and why.
struct HandedOver: Sendable {
  enum Reason: Sendable, Equatable {
    /// Another site has sent it.
    case fromElsewhere
    /// Another site has opened it, so that the browser keeps the cookie back.
    case withoutCookie
    case signedOut
    /// The person has just signed in.
    case signedIn
  }

  var input: CaptureInput
  /// Other fields of the form.
  var rest: [Fields.Pair]

  init(_ request: Request) {
    let fields = request.form.pairs + request.query.pairs
    input = CaptureInput(Fields(fields))
    rest = fields.filter { ["parse", "close", "key"].contains($0.name) }
  }

  var isEmpty: Bool { shared.title.isEmpty && shared.text.isEmpty && shared.url.isEmpty }
  var shared: SharedText { input.shared }

  /// For a form that does something else first.
  var pairs: [Fields.Pair] {
    if isEmpty { return [] }
    return [Fields.Pair("title", shared.title), Fields.Pair("text", shared.text), Fields.Pair("url", shared.url)] + rest
  }
}

extension ServerPage {
  /// Asks for the same address once more, from a page of ours, so that the cookie comes along.
  func onceMore(_ target: String) -> [UInt8] {
    let again = target + (target.contains("?") ? "&" : "?") + "again=1"
    return page(title: language[.captureTitle], leadingTo: again) { button(language[.goOn], to: again) }
  }

  /// Everything that was handed over in a form that stores it with one press.
  func confirmation(_ handed: HandedOver, _ reason: HandedOver.Reason) -> [UInt8] {
    let text: ServerPhrase =
      switch reason {
      case .signedIn: .captureSignedIn
      case .signedOut: .captureSignedOut
      case .fromElsewhere, .withoutCookie: .captureForeign
      }
    return page(title: language[.captureTitle]) {
      p { marked(language[text]) }
      form(.class("form"), .method("post"), .action(Admission.capturePath)) {
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
      // Browsers leave out the first line break.
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
