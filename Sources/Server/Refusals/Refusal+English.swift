extension Refusal {
  var english: (title: String, text: String) {
    switch self {
    case .malformedRequest:
      ("Unreadable request", "The address or the form contains invalid characters. Nothing was changed.")
    case .tooManyFields: ("Too many fields", "The form has more fields than Zeitblock accepts. Nothing was changed.")
    case .foreignOrigin:
      ("Request from another site", "Zeitblock accepts changes from its own pages only. Nothing was changed.")
    case .noSession:
      ("No access", "This browser isn’t signed in. The command “zeitblock serve --link” shows a new sign-in link.")
    case .spentLink:
      (
        "The sign-in link is no longer valid",
        "A link works once, within ten minutes. The command “zeitblock serve --link” shows a new one."
      )
    case .wrongPassword: ("Wrong password", "That password is wrong. Try again.")
    case .notFound: ("Not found", "There’s nothing at this address.")
    case .methodNotAllowed: ("Not possible this way", "This address does not accept requests of this kind.")
    case .bodyTooLarge: ("Too large", "A request can be up to 1 MiB, with a file up to 10 MiB. Nothing was changed.")
    case .targetTooLong: ("Address too long", "The address is longer than Zeitblock accepts.")
    case .unsupportedForm: ("Unknown format", "Zeitblock only accepts forms here. Nothing was changed.")
    case .unknownHost:
      (
        "Unknown name",
        "Zeitblock doesn’t answer to this name. Allow it with “zeitblock serve --host-name NAME”, or open 127.0.0.1."
      )
    case .formerName:
      (
        "This address is no longer valid",
        "Zeitblock has another address now. The command “zeitblock serve --link” shows a sign-in link to it."
      )
    case .tooManyLogins(let seconds): ("Too many attempts", "Wait \(seconds) seconds, then try again.")
    case .headersTooLarge:
      (
        "Too many cookies",
        "The browser sends more cookies than Zeitblock accepts; another program may have set them. Delete this site’s cookies, or open the link that “zeitblock serve --link --new-name” shows."
      )
    case .brokenAnswer: ("Something went wrong", "Zeitblock couldn’t send its answer. Reload the page.")
    case .storeUnavailable: ("No access to the data", "Zeitblock can’t read its data right now. Try again in a moment.")
    case .noToken:
      (
        "No access",
        "Send a token as “Authorization: Bearer …”. Create one in the settings or with “zeitblock token add NAME”."
      )
    case .bareToken: ("No access", "Put “Bearer” and a space before the token: “Authorization: Bearer zeitblock_…”.")
    case .unknownToken: ("No access", "This token is unknown or was revoked.")
    case .tokenReadsOnly:
      (
        "Not allowed",
        "This token is read-only. Nothing was changed. Create one that can change things under Settings → Access for programs."
      )
    case .notJSON: ("Unknown format", "Zeitblock only accepts application/json in UTF-8 here. Nothing was changed.")
    case .wantsOtherType: ("Unknown format", "The answer is always application/json. Nothing was changed.")
    case .unsupportedCapture:
      ("Unknown format", "Send title, text and url as a form or as JSON in UTF-8. Nothing was saved.")
    case .fileHandedOver:
      ("Files can’t be captured", "Send a title, a text or a link without the file. Nothing was saved.")
    case .otherUpload:
      ("One file at a time", "Another file is being sent. Try again in a moment. Nothing was changed.")
    case .tooManyStreams: ("Too many open pages", "Close some tabs so that changes show up here at once.")
    }
  }
}
