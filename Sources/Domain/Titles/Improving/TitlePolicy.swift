/// The settings about titles.
public struct TitlePolicy: Equatable, Sendable {
  public var mode: TitleMode
  /// Where the language model is asked; empty for none.
  public var modelURL: String
  /// What the model is called there; empty leaves the choice to its server.
  public var modelName: String
  /// Milliseconds between two questions to the model.
  public var spacing: Int
  /// Whether pages on the web may be asked for their titles.
  public var readsPages: Bool
  /// What a moment is read in when its words speak for no language.
  public var language: Language

  public init(
    mode: TitleMode = .rules, modelURL: String = "", modelName: String = "", spacing: Int = 500,
    readsPages: Bool = false, language: Language = .english
  ) {
    self.mode = mode
    self.modelURL = modelURL
    self.modelName = modelName
    self.spacing = spacing
    self.readsPages = readsPages
    self.language = language
  }

  public init(from reader: some PlannerReader) throws(PlannerFailure) {
    func value(_ key: SettingKey) throws(PlannerFailure) -> String { try reader.setting(key) ?? key.fallback }
    self.init(
      mode: TitleMode(rawValue: try value(.titles)) ?? .rules, modelURL: try value(.titlesModelURL),
      modelName: try value(.titlesModelName), spacing: min(max(0, Int(try value(.titlesSpacing)) ?? 500), 60_000),
      readsPages: try value(.titlesPages) == "on",
      language: Language(rawValue: try value(.language)) ?? .english)
  }

  /// Whether a model is asked. Without an address there is none, and the rules do what they can.
  public var asksModel: Bool { mode == .model && !modelURL.isEmpty }
}
