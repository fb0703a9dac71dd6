internal import Domain
internal import Markup
internal import Web

/// A form from a signed-out browser, kept on the sign-in page so that no input is lost.
struct HeldForm: Sendable {
  let target: String
  let fields: [Fields.Pair]

  /// Larger forms do not fit into the carrying form.
  private static let limit = 300_000

  /// Returns nil if the form is too long, contains a password, or has no valid target.
  init?(_ request: Request, to target: String) {
    guard Self.isChange(target), request.upload == nil else { return nil }
    self.target = target
    fields = request.form.pairs
    let size = fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    guard size <= Self.limit else { return nil }
    guard !fields.contains(where: { $0.name.lowercased().contains("password") }) else { return nil }
  }

  /// Reads the held form carried in another form.
  init?(carriedIn form: Fields, limit: Int) {
    guard let target = form["held-target"], let text = form["held-fields"], Self.isChange(target),
      // Ignores fields this server did not write.
      let fields = try? decodedFields(Array(text.utf8), limit: limit)
    else { return nil }
    self.target = target
    self.fields = fields.pairs
  }

  /// The fields for a carrying form, encoded so that names cannot collide with its own.
  var pairs: [Fields.Pair] {
    [Fields.Pair("held-target", target), Fields.Pair("held-fields", fields.query)]
  }

  /// Whether the text is the URL of a change; it may come from anyone.
  private static func isChange(_ text: String) -> Bool {
    // Anything else is not a URL of this server.
    guard text.utf8.count <= 1_000, let target = try? Target(text, fieldLimit: 50) else { return false }
    guard case .found = Route.match(Request(method: .post, path: target.path, query: target.query)) else {
      return false
    }
    return target.path != Route.signOut.url
  }
}

extension ServerPage {
  /// Shows the form as sent, ready to be sent again with one click.
  func held(_ held: HeldForm, isSignedIn: Bool) -> [UInt8] {
    page(title: language[.heldTitle]) {
      p { marked(language[isSignedIn ? .heldSignedIn : .heldSignedOut]) }
      if let title = Fields(held.fields)["title"], !title.isEmpty { p(.named("dir", "auto"), text: title) }
      form(.class("form"), .method("post"), .action(held.target)) {
        hidden(held.fields)
        p { submit(language[.goOn]) }
      }
    }
  }
}
