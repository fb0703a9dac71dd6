extension CapturePhrase {
  var german: String {
    switch self {
    case .add: "Hinzufügen"
    case .moreFields: "Mehr Felder"
    case .understood: "Erkannt"
    case .spoken: "Erkannt: {1}"
    case .fact: "{1}: {2}"
    case .reject: "{1}: {2} – nicht übernehmen"
    case .accept: "{1}: „{2}“ doch übernehmen"
    case .choose: "{1}: stattdessen {2}"
    case .orElse: "oder {1}"
    case .leftover: "„{1}“ bleibt im Titel"
    case .factWithLeftover: "{1}: {2}, „{3}“ bleibt im Titel"
    case .overruled: "im Formular anders gesetzt"
    case .completion: "Erledigung"
    case .list: "Liste"
    case .tag: "Tag"
    case .until: "Bis"
    case .anchor: "Gezählt ab"
    case .openAdded: "Öffnen"
    }
  }
}
