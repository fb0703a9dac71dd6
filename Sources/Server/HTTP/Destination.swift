internal import Web

/// The purpose of a request that passed all checks.
enum Destination: Sendable {
  case health
  case asset(path: String)
  /// The sign-in page; `hasSession` is true if the browser is already signed in.
  case access(Request, hasSession: Bool)
  /// `since` is the state the browser has seen, if known.
  case events(since: String?)
  case page(Request, Admitted)
  /// Ends this browser's session, or all of them.
  case signOut(Request, Admitted)
  /// A task shared from elsewhere by an authorized client.
  case capture(Request)
  /// A shared task that needs confirmation before it is stored.
  case handedOver(Request, HandedOver.Reason)
  /// A form from a browser that is not, or no longer, signed in.
  case held(Request)
  /// The web app manifest.
  case manifest(Request)
  /// An API request, answered with JSON.
  case program(Request)
  /// The OpenAPI description of the API.
  case description

  /// Whether the client is authorized.
  var isSignedIn: Bool {
    switch self {
    case .page, .events, .capture, .program, .signOut, .access(_, hasSession: true): true
    default: false
    }
  }
}
