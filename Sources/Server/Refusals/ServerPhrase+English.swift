extension ServerPhrase {
  var english: String {
    switch self {
    case .toTasks: "To the tasks"
    case .goOn: "Continue"
    case .signedInTitle: "You’re signed in"
    case .toZeitblock: "Continue to Zeitblock"
    case .signedOutTitle: "Signed out"
    case .thisSignedOut: "This browser is signed out."
    case .allSignedOut: "All browsers are signed out."
    case .newLink: "The command “zeitblock serve --link” shows a new sign-in link."
    case .signIn: "Sign in"
    case .password: "Password"
    case .captureTitle: "Add as a task"
    case .captureSignedIn: "You’re signed in. Nothing has been saved yet."
    case .captureSignedOut:
      "This browser isn’t signed in, so nothing has been saved yet. Open the sign-in link from “zeitblock serve --link” in another tab, then save here."
    case .captureForeign: "This comes from another site. Nothing has been saved yet."
    case .title: "Title"
    case .description: "Description"
    case .link: "Link"
    case .save: "Save"
    case .heldTitle: "Not saved yet"
    case .heldSignedIn: "You’re signed in. Your change hasn’t been saved yet."
    case .heldSignedOut:
      "This browser isn’t signed in, so your change hasn’t been saved yet. Open the sign-in link from “zeitblock serve --link” in another tab, then press Continue here."
    }
  }
}
