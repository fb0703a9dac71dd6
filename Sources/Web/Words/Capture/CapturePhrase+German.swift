extension CapturePhrase {
  var german: String {
    switch self {
    case .add: "Hinzufügen"
    case .moreFields: "Mehr Felder"
    case .understood: "Verstanden"
    case .spoken: "Verstanden: {1}"
    case .fact: "{1}: {2}"
    case .reject: "{1}: {2} – ablehnen"
    case .accept: "{1}: „{2}“ doch so verstehen"
    case .choose: "{1}: stattdessen {2}"
    case .orElse: "oder {1}"
    case .list: "Liste"
    case .tag: "Tag"
    case .until: "Bis"
    case .anchor: "Gezählt ab"
    case .openAdded: "Öffnen"
    }
  }
}
