/// Every text of the server's own pages but those of refusals.
enum ServerPhrase: Sendable, CaseIterable {
  case toTasks, goOn, signedInTitle, toZeitblock
  case signedOutTitle, thisSignedOut, allSignedOut, newLink
  case signIn, password
  // What was handed over from elsewhere.
  case captureTitle, captureSignedIn, captureSignedOut, captureForeign, title, description, link, save
  // What was sent by a browser that is not signed in.
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
