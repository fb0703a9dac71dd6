/// The settings for improving titles.
public struct TitlePolicy: Equatable, Sendable {
  public var mode: TitleMode
  /// The address of the language model; empty for none.
  public var modelURL: String
  /// The name of the model on its server; empty for the server's default.
  public var modelName: String
  /// The milliseconds between two requests to the model.
  public var spacing: Int
  /// Whether titles may be fetched from web pages.
  public var readsPages: Bool
  /// The language of a reminder time whose words do not identify one.
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

  /// Whether a model is used. Without an address there is none, and only the rules apply.
  public var asksModel: Bool { mode == .model && !modelURL.isEmpty }
}
