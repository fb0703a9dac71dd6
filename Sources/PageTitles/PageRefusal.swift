internal import HTTPClient

/// The reason why a page has no usable title.
enum PageRefusal: Error, Equatable {
  /// Not `http` or `https`, with a user name, or with a path that leaves the root.
  case badAddress
  /// Not on the public Internet, or on a port other than 80 and 443.
  case forbiddenAddress
  case tooManyRedirects
  case circle
  case tooSlow
  case unreachable
  /// The response header exceeds 256 KB, or the body is compressed more than once.
  case tooLarge
  case status(Int)
  case noPage
  /// The text cannot be decoded.
  case unreadable
  case noTitle
  case generic

  init(_ error: TransportError) {
    switch error {
    case .addressRefused: self = .forbiddenAddress
    case .responseTooLarge: self = .tooLarge
    case .timedOut: self = .tooSlow
    default: self = .unreachable
    }
  }

  /// A short reason in the style of the title rules.
  var words: String {
    switch self {
    case .badAddress: "no address of a page"
    case .forbiddenAddress: "not on the public Internet"
    case .tooManyRedirects: "too many redirects"
    case .circle: "redirects in a circle"
    case .tooSlow: "too slow"
    case .tooLarge: "too large"
    case .unreachable: "unreachable"
    case .status(let status): "status \(status)"
    case .noPage: "no page"
    case .unreadable: "unreadable"
    case .noTitle: "no title"
    case .generic: "title says nothing"
    }
  }
}
