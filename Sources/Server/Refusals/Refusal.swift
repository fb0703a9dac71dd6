/// The reason why the server itself responds instead of the application.
enum Refusal: Error, Sendable, Equatable {
  case malformedRequest
  case tooManyFields
  case foreignOrigin
  case noSession
  case spentLink
  case wrongPassword
  case notFound
  case methodNotAllowed(allowed: String)
  case bodyTooLarge
  case targetTooLong
  case unsupportedForm
  case unknownHost
  /// A former or invalid name of this server.
  case formerName
  case tooManyLogins(seconds: Int64)
  case headersTooLarge
  case brokenAnswer
  case storeUnavailable
  case tooManyStreams
  /// Another file is being uploaded.
  case otherUpload
  /// A shared task is neither a form nor JSON.
  case unsupportedCapture
  /// A file was shared.
  case fileHandedOver
  // API requests only.
  case noToken
  /// A token without the `Bearer` scheme.
  case bareToken
  case unknownToken
  case tokenReadsOnly
  case notJSON
  case wantsOtherType
}

extension Refusal {
  var status: Int {
    switch self {
    case .malformedRequest, .tooManyFields: 400
    case .foreignOrigin, .noSession, .spentLink, .wrongPassword: 403
    case .noToken, .bareToken, .unknownToken: 401
    case .tokenReadsOnly: 403
    case .wantsOtherType: 406
    case .notFound: 404
    case .methodNotAllowed: 405
    case .bodyTooLarge: 413
    case .targetTooLong: 414
    case .unsupportedForm, .notJSON, .unsupportedCapture, .fileHandedOver: 415
    case .unknownHost, .formerName: 421
    case .tooManyLogins: 429
    case .headersTooLarge: 431
    case .brokenAnswer: 500
    case .storeUnavailable, .tooManyStreams, .otherUpload: 503
    }
  }

  /// The additional header field of this refusal.
  var header: (name: String, value: String)? {
    switch self {
    case .methodNotAllowed(let allowed): ("Allow", allowed)
    case .tooManyLogins(let seconds): ("Retry-After", "\(seconds)")
    case .tooManyStreams: ("Retry-After", "20")
    case .otherUpload: ("Retry-After", "5")
    case .noToken, .bareToken: ("WWW-Authenticate", "Bearer realm=\"zeitblock\"")
    case .unknownToken: ("WWW-Authenticate", "Bearer realm=\"zeitblock\", error=\"invalid_token\"")
    case .tokenReadsOnly: ("WWW-Authenticate", "Bearer realm=\"zeitblock\", error=\"insufficient_scope\"")
    case .notJSON: ("Accept", "application/json")
    default: nil
    }
  }

  /// The kind of access log entry; nil if it does not concern access or was logged already.
  var event: AccessEvent.Kind? {
    switch self {
    case .foreignOrigin: .foreignOrigin
    case .unknownHost, .formerName: .unknownHost
    case .noSession: .noSession
    case .unknownToken: .unknownToken
    case .tokenReadsOnly: .tokenReadsOnly
    default: nil
    }
  }

  /// Whether to offer this browser a link to the start page.
  var leadsOn: Bool {
    switch self {
    case .noSession, .spentLink, .wrongPassword, .unknownHost, .formerName, .tooManyLogins, .headersTooLarge: false
    default: true
    }
  }
}
