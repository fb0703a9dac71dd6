/// The texts of the server's own pages, except those of refusals.
enum ServerPhrase: Sendable, CaseIterable {
  case toTasks, goOn, signedInTitle, toZeitblock
  case signedOutTitle, thisSignedOut, allSignedOut, newLink
  case signIn, password
  // Shared tasks.
  case captureTitle, captureSignedIn, captureSignedOut, captureForeign, title, description, link, save
  // Forms from signed-out browsers.
  case heldTitle, heldSignedIn, heldSignedOut
}

extension PageLanguage {
  subscript(phrase: ServerPhrase) -> String {
    switch self {
    case .german: phrase.german
    case .english: phrase.english
    }
  }

  subscript(refusal: Refusal) -> (title: String, text: String) {
    switch self {
    case .german: refusal.german
    case .english: refusal.english
    }
  }
}
