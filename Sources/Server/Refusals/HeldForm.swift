internal import Domain
internal import Markup
internal import Web

/// A form that was sent by a browser that is not signed in: it waits on the page for signing in, so that nothing typed is lost.
struct HeldForm: Sendable {
  let target: String
  let fields: [Fields.Pair]

  /// Larger ones would not fit into the form they are carried in.
  private static let limit = 300_000

  /// Nil for what is too long, holds a password, or goes nowhere.
  init?(_ request: Request, to target: String) {
    guard Self.isChange(target), request.upload == nil else { return nil }
    self.target = target
    fields = request.form.pairs
    let size = fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    guard size <= Self.limit else { return nil }
    guard !fields.contains(where: { $0.name.lowercased().contains("password") }) else { return nil }
  }

  /// The one another form carries along.
  init?(carriedIn form: Fields, limit: Int) {
    guard let target = form["held-target"], let text = form["held-fields"], Self.isChange(target),
      // What was not written here is not carried on.
      let fields = try? decodedFields(Array(text.utf8), limit: limit)
    else { return nil }
    self.target = target
    self.fields = fields.pairs
  }

  /// For a form that does something else first; its own fields may have the same names.
  var pairs: [Fields.Pair] {
    [Fields.Pair("held-target", target), Fields.Pair("held-fields", fields.query)]
  }

  /// Whether it is the address of a change, whoever names it.
  private static func isChange(_ text: String) -> Bool {
    // Anything else is no address of ours.
    guard text.utf8.count <= 1_000, let target = try? Target(text, fieldLimit: 50) else { return false }
    guard case .found = Route.match(Request(method: .post, path: target.path, query: target.query)) else {
      return false
    }
    return target.path != Route.signOut.url
  }
}

extension ServerPage {
  /// The form as it was sent, to be sent again with one press.
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
