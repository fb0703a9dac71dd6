internal import Web

/// What a request that passed all checks is for.
enum Destination: Sendable {
  case health
  case asset(path: String)
  /// The way in; `hasSession` tells that the browser is in already.
  case access(Request, hasSession: Bool)
  /// `since` is the mark of what the browser has seen, if it says so.
  case events(since: String?)
  case page(Request, Admitted)
  /// Ends this browser's session, or all of them.
  case signOut(Request, Admitted)
  /// Something handed over from elsewhere, by somebody who may.
  case capture(Request)
  /// Something handed over that is not to be stored yet.
  case handedOver(Request, HandedOver.Reason)
  /// A form of a browser that is not signed in, or no more.
  case held(Request)
  /// What a browser needs to know to install the pages as an app.
  case manifest(Request)
  /// A request of a program, which is answered with JSON.
  case program(Request)
  /// What programs can ask, described by OpenAPI.
  case description

  /// Whether somebody who may come in has asked.
  var isSignedIn: Bool {
    switch self {
    case .page, .events, .capture, .program, .signOut, .access(_, hasSession: true): true
    default: false
    }
  }
}
