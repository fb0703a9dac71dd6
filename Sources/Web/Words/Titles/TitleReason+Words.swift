public import Domain

extension TitleReason {
  /// Returns the reason for changing a title, in words.
  public func words(in language: Language) -> String {
    language == .german ? german : rawValue
  }

  private var german: String {
    switch self {
    case .whiteSpace: "Leerraum"
    case .replyPrefix: "Antwortvorsatz"
    case .listTag: "Name einer Mailingliste"
    case .serverMark: "Vermerk eines Mailservers"
    case .ticket: "Ticketnummer"
    case .invitation: "Einladung"
    case .automaticAnswer: "automatische Antwort"
    case .dictation: "Diktat"
    case .imperative: "Befehlsform"
    case .link: "Link"
    case .tracking: "Verfolgung im Link"
    case .redirector: "Weiterleitung"
    case .length: "Länge"
    }
  }
}
