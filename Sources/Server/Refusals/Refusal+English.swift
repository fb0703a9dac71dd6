extension Refusal {
  var english: (title: String, text: String) {
    switch self {
    case .malformedRequest:
      ("Request not readable", "The address or the form contains invalid characters. Nothing was changed.")
    case .tooManyFields: ("Too many fields", "The form has more fields than are accepted. Nothing was changed.")
    case .foreignOrigin:
      ("Request from another site", "Zeitblock accepts changes from its own pages only. Nothing was changed.")
    case .noSession:
      ("No access", "This browser is not signed in. The command “zeitblock serve --link” shows a new access link.")
    case .spentLink:
      (
        "The access link is no longer valid",
        "A link works once and for ten minutes. The command “zeitblock serve --link” shows a new one."
      )
    case .wrongPassword: ("Wrong password", "The password does not match.")
    case .notFound: ("Not found", "There is nothing at this address.")
    case .methodNotAllowed: ("Not possible this way", "This address does not accept requests of this kind.")
    case .bodyTooLarge: ("Too large", "A request may have at most 1 MiB, one with a file 10 MiB. Nothing was changed.")
    case .targetTooLong: ("Address too long", "The address is longer than is accepted.")
    case .unsupportedForm: ("Unknown format", "Only forms are accepted. Nothing was changed.")
    case .unknownHost:
      (
        "Unknown name",
        "Zeitblock cannot be reached by this name. Allow it with “zeitblock serve --host-name NAME” or open 127.0.0.1."
      )
    case .tooManyLogins(let seconds): ("Too many attempts", "Wait \(seconds) seconds, then try again.")
    case .headersTooLarge:
      ("Request too large", "The browser sends more header data than is accepted. Delete the cookies of this site.")
    case .brokenAnswer: ("That did not work", "The answer could not be sent. Reload the page.")
    case .storeUnavailable: ("No access to the data", "The data cannot be read right now. Try again in a moment.")
    case .noToken:
      ("No access", "Send a token as “Authorization: Bearer …”. The settings and “zeitblock token add NAME” make one.")
    case .bareToken: ("No access", "Put “Bearer” and a space before the token: “Authorization: Bearer zeitblock_…”.")
    case .unknownToken: ("No access", "This token is unknown or was revoked.")
    case .tokenReadsOnly:
      (
        "Not allowed",
        "This token may only read. Nothing was changed. Make one that may read and change under Settings → Access for programs."
      )
    case .notJSON: ("Unknown format", "Only application/json in UTF-8 is accepted. Nothing was changed.")
    case .wantsOtherType: ("Unknown format", "The answer is application/json and nothing else. Nothing was changed.")
    case .unsupportedCapture:
      ("Unknown format", "Send title, text and url as a form or as JSON in UTF-8. Nothing was stored.")
    case .fileHandedOver:
      ("Files cannot be captured", "Send a title, a text or a link without the file. Nothing was stored.")
    case .otherUpload:
      ("One file at a time", "Another file is being sent. Try again in a moment. Nothing was changed.")
    case .tooManyStreams: ("Too many open pages", "Close some tabs, so that changes appear here at once.")
    }
  }
}
