extension CapturePhrase {
  var english: String {
    switch self {
    case .add: "Add"
    case .moreFields: "More fields"
    case .understood: "Recognised"
    case .spoken: "Recognised: {1}"
    case .fact: "{1}: {2}"
    case .reject: "{1}: {2} – don’t use"
    case .accept: "{1}: use “{2}” after all"
    case .choose: "{1}: {2} instead"
    case .orElse: "or {1}"
    case .leftover: "“{1}” stays in the title"
    case .factWithLeftover: "{1}: {2}, “{3}” stays in the title"
    case .overruled: "the form says otherwise"
    case .completion: "completion"
    case .list: "List"
    case .tag: "Tag"
    case .until: "Until"
    case .anchor: "Counted from"
    case .openAdded: "Open"
    }
  }
}
