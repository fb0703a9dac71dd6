internal import HTTPClient

/// Why a page gives no title.
enum PageRefusal: Error, Equatable {
  /// No `http` or `https`, a user name, or a path that climbs.
  case badAddress
  /// Not on the public Internet, or on another port than 80 and 443.
  case forbiddenAddress
  case tooManyRedirects
  case circle
  case tooSlow
  case unreachable
  /// Head of more than 256 KB, or packed in a packing.
  case tooLarge
  case status(Int)
  case noPage
  /// The text cannot be made out.
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

  /// In a few words, as the rules name their reasons.
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
