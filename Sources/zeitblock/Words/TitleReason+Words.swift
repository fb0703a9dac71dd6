import Domain

extension TitleReason {
  func words(in language: Language) -> String {
    switch self {
    case .whiteSpace: language("white space", "Leerraum")
    case .replyPrefix: language("reply prefix", "Antwortvorsatz")
    case .listTag: language("list tag", "Name einer Mailingliste")
    case .serverMark: language("mail server mark", "Vermerk eines Mailservers")
    case .ticket: language("ticket id", "Ticketnummer")
    case .invitation: language("invitation", "Einladung")
    case .automaticAnswer: language("automatic answer", "automatische Antwort")
    case .dictation: language("dictation", "Diktat")
    case .imperative: language("imperative", "Befehlsform")
    case .link: language("link", "Link")
    case .tracking: language("tracking parameters", "Verfolgung im Link")
    case .redirector: language("redirector", "Weiterleitung")
    case .length: language("length", "Länge")
    }
  }
}
