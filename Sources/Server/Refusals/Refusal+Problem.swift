internal import Domain
internal import Web

extension Refusal {
  /// Returns the refusal as a problem response of the API.
  func problem(preferring header: String?) -> Response {
    let language: Language = PageLanguage(preferred: header) == .german ? .german : .english
    let words = language == .german ? german : english
    let headers = self.header.map { [Response.Header($0.name, $0.value)] } ?? []
    return APIProblem(status, kind, title: words.title, detail: words.text, headers: headers).response(in: language)
  }

  /// The last part of the problem's type.
  private var kind: String {
    switch self {
    case .malformedRequest: "malformed"
    case .tooManyFields: "tooManyFields"
    case .foreignOrigin: "foreignOrigin"
    case .noSession: "noSession"
    case .spentLink: "spentLink"
    case .wrongPassword: "wrongPassword"
    case .notFound: "notFound"
    case .methodNotAllowed: "methodNotAllowed"
    case .bodyTooLarge: "bodyTooLarge"
    case .targetTooLong: "targetTooLong"
    case .unsupportedForm: "unsupportedForm"
    case .unknownHost, .formerName: "unknownHost"
    case .tooManyLogins: "tooManyLogins"
    case .headersTooLarge: "headersTooLarge"
    case .brokenAnswer: "brokenAnswer"
    case .storeUnavailable: "store"
    case .tooManyStreams: "tooManyStreams"
    case .otherUpload: "otherUpload"
    case .unsupportedCapture: "unsupportedCapture"
    case .fileHandedOver: "fileHandedOver"
    case .noToken: "noToken"
    case .bareToken: "bareToken"
    case .unknownToken: "unknownToken"
    case .tokenReadsOnly: "tokenReadsOnly"
    case .notJSON: "notJSON"
    case .wantsOtherType: "wantsOtherType"
    }
  }
}
