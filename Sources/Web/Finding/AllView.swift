public import Domain

/// The parameters of the page of all tasks: state, search text and page number.
public struct AllView: Equatable, Sendable {
  public var state: ItemQuery.State
  /// The search text, as typed.
  public var text: String
  /// The page number, counted from 1.
  public var page: Int

  public init(state: ItemQuery.State = .all, text: String = "", page: Int = 1) {
    self.state = state
    self.text = text
    self.page = page
  }

  /// Parses a query or form; ignores invalid values.
  init(_ fields: Fields) {
    switch fields["state"] {
    case "active": state = .open
    case "completed": state = .completed
    default: state = .all
    }
    text = fields["q"] ?? ""
    page = Route.page(in: fields)
  }

  /// Only the values that differ from the default.
  var fields: Fields {
    var pairs: [Fields.Pair] = []
    if let name = state.name { pairs.append(Fields.Pair("state", name)) }
    if !text.isEmpty { pairs.append(Fields.Pair("q", text)) }
    if page != 1 { pairs.append(Fields.Pair("page", "\(page)")) }
    return Fields(pairs)
  }

  var url: String {
    let query = fields.pairs.query
    return query.isEmpty ? "/all" : "/all?\(query)"
  }

  /// Whether there is a search text.
  var isSearch: Bool { !OneLine.folded(text).isEmpty }

  func with(state: ItemQuery.State) -> AllView { AllView(state: state, text: text) }
  func with(page: Int) -> AllView { AllView(state: state, text: text, page: page) }
}

extension ItemQuery.State {
  /// The name in a URL; nil for all states.
  var name: String? {
    switch self {
    case .open: "active"
    case .completed: "completed"
    case .all: nil
    }
  }
}
