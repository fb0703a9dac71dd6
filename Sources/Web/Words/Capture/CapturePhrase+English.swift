extension CapturePhrase {
  var english: String {
    switch self {
    case .add: "Add"
    case .moreFields: "More fields"
    case .understood: "Understood"
    case .spoken: "Understood: {1}"
    case .fact: "{1}: {2}"
    case .reject: "{1}: {2} – reject"
    case .accept: "{1}: understand “{2}” like this after all"
    case .choose: "{1}: {2} instead"
    case .orElse: "or {1}"
    case .list: "List"
    case .tag: "Tag"
    case .until: "Until"
    case .anchor: "Counted from"
    case .openAdded: "Open"
    }
  }
}
