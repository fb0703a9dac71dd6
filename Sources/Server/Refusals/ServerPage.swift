/// The server's own pages: refusals, the way in, and the password form. Their texts are fixed; only what was handed over
/// from elsewhere is repeated in forms, escaped.
struct ServerPage: Sendable {
  let assets: String
  let language: PageLanguage

  func refusal(_ refusal: Refusal) -> [UInt8] {
    let words = language == .german ? refusal.german : refusal.english
    let onward = refusal.leadsOn ? "\n" + button(language == .german ? "Zu den Aufgaben" : "To the tasks") : ""
    return page(title: words.title, "<h1>\(words.title)</h1>\n<p>\(marked(words.text))</p>\(onward)")
  }

  /// A command in a sentence is shown as one, in a piece.
  func marked(_ text: String) -> String {
    let command = "zeitblock serve --link"
    return text.replacing(command, with: "<code class=\"nowrap\">\(command)</code>")
  }

  /// Leads to the first page by a navigation of the server's own, so that a browser that followed the access link from
  /// another program or site sends the new `SameSite=Strict` cookie; it would not on a redirect.
  /// - Parameter target: a path of ours, of characters that need no escape.
  func wayIn(to target: String) -> [UInt8] {
    let title = language == .german ? "Zugang gewährt" : "Access granted"
    let link = language == .german ? "Weiter zu Zeitblock" : "Continue to Zeitblock"
    return page(
      title: title, head: #"<meta http-equiv="refresh" content="0;url=\#(attribute(target))">"#,
      "<h1>\(title)</h1>\n\(button(link, to: target))")
  }

  func signedOut(everywhere: Bool) -> [UInt8] {
    let german = language == .german
    let title = german ? "Abgemeldet" : "Signed out"
    let who =
      everywhere
      ? (german ? "Alle Browser sind abgemeldet." : "All browsers are signed out.")
      : (german ? "Dieser Browser ist abgemeldet." : "This browser is signed out.")
    let how =
      german
      ? "Einen neuen Anmeldelink zeigt der Befehl „zeitblock serve --link“."
      : "The command “zeitblock serve --link” shows a new sign-in link."
    return page(title: title, "<h1>\(title)</h1>\n<p>\(who) \(marked(how))</p>")
  }

  /// - Parameters:
  ///   - failure: what was wrong with the last attempt.
  ///   - handed: what was handed over and waits to be stored.
  func passwordForm(after failure: Refusal? = nil, keeping handed: HandedOver? = nil) -> [UInt8] {
    let german = language == .german
    let title = german ? "Anmelden" : "Sign in"
    let message = failure.map { german ? $0.german.text : $0.english.text }
    let alert = message.map { "<p class=\"error\" id=\"failure\" role=\"alert\">\($0)</p>\n" } ?? ""
    let described = message == nil ? "" : #" aria-invalid="true" aria-describedby="failure""#
    return page(
      title: title,
      """
      <h1>\(title)</h1>
      \(alert)<form class="form" method="post" action="/access">
      <p class="field"><label for="password">\(german ? "Passwort" : "Password")</label>
      <input class="input" id="password" name="password" type="password" autocomplete="current-password" \
      required\(described)></p>
      \(handed.map { carried($0) } ?? "")
      <p><button class="btn btn-primary" type="submit">\(title)</button></p>
      </form>
      """)
  }

  private func button(_ text: String, to target: String = "/") -> String {
    "<p><a class=\"btn btn-primary\" href=\"\(attribute(target))\">\(text)</a></p>"
  }

  private func attribute(_ target: String) -> String { target.replacing("&", with: "&amp;") }

  private var sheets: String {
    ["tokens", "app", "components", "forms"]
      .map { "<link rel=\"stylesheet\" href=\"\(assets)/css/\($0).css\">" }
      .joined(separator: "\n")
  }

  func page(title: String, head: String = "", _ body: String) -> [UInt8] {
    Array(
      """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title) · Zeitblock</title>
      <link rel="icon" type="image/svg+xml" href="\(assets)/icons/icon.svg">
      \(sheets)
      \(head)
      </head>
      <body>
      <main class="sheet">
      <div class="empty">
      \(body)
      </div>
      </main>
      </body>
      </html>

      """.utf8)
  }
}
