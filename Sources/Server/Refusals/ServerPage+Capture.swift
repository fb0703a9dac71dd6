internal import Domain
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
}

extension ServerPage {
  /// Asks for the same address once more, from a page of ours, so that the cookie comes along.
  func onceMore(_ target: String) -> [UInt8] {
    let again = target + (target.contains("?") ? "&" : "?") + "again=1"
    let title = language == .german ? "Als Aufgabe merken" : "Save as a task"
    let link = language == .german ? "Weiter" : "Continue"
    return page(
      title: title, head: #"<meta http-equiv="refresh" content="0;url=\#(escaped(again))">"#,
      "<h1>\(title)</h1>\n<p><a class=\"btn btn-primary\" href=\"\(escaped(again))\">\(link)</a></p>")
  }

  /// Everything that was handed over in a form that stores it with one press.
  func confirmation(_ handed: HandedOver, _ reason: HandedOver.Reason) -> [UInt8] {
    let german = language == .german
    let title = german ? "Als Aufgabe merken" : "Save as a task"
    let text =
      switch reason {
      case .signedIn:
        german ? "Du bist angemeldet. Noch ist nichts gespeichert." : "You are signed in. Nothing is stored yet."
      case .signedOut:
        german
          ? "Dieser Browser ist nicht angemeldet, es ist noch nichts gespeichert. Öffne in einem anderen Tab den Zugangslink, den „zeitblock serve --link“ zeigt, und speichere dann hier."
          : "This browser is not signed in, and nothing is stored yet. In another tab open the access link that “zeitblock serve --link” shows, then save here."
      case .fromElsewhere, .withoutCookie:
        german
          ? "Das kommt von einer anderen Seite. Noch ist nichts gespeichert."
          : "This comes from another site. Nothing is stored yet."
      }
    return page(
      title: title,
      """
      <h1>\(title)</h1>
      <p>\(marked(text))</p>
      <form class="form" method="post" action="\(Admission.capturePath)">
      \(fields(of: handed))
      <p><button class="btn btn-primary" type="submit">\(german ? "Speichern" : "Save")</button></p>
      </form>
      """)
  }

  private func fields(of handed: HandedOver) -> String {
    let german = language == .german
    return """
      <p class="field"><label for="title">\(german ? "Titel" : "Title")</label>
      <input class="input" id="title" name="title" dir="auto" value="\(escaped(handed.shared.title))"></p>
      <p class="field"><label for="text">\(german ? "Beschreibung" : "Description")</label>
      <textarea class="input" id="text" name="text" rows="4" dir="auto">
      \(escaped(handed.shared.text))</textarea></p>
      <p class="field"><label for="url">Link</label>
      <input class="input" id="url" name="url" dir="ltr" value="\(escaped(handed.shared.url))"></p>
      \(hidden(handed.rest))
      """
  }

  /// What was handed over, for a form that does something else first.
  func carried(_ handed: HandedOver) -> String {
    if handed.isEmpty { return "" }
    let shared = handed.shared
    let own = [("title", shared.title), ("text", shared.text), ("url", shared.url)]
    return hidden(own.map { Fields.Pair($0.0, $0.1) } + handed.rest)
  }

  private func hidden(_ pairs: [Fields.Pair]) -> String {
    pairs.map { "<input type=\"hidden\" name=\"\($0.name)\" value=\"\(escaped($0.value))\">" }.joined(separator: "\n")
  }

  private func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      case UInt8(ascii: "'"): bytes += Array("&#39;".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
