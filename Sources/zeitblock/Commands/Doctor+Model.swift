import CommandLine
import Domain
import HTTPClient
import TitleModel

extension Examination {
  /// Checks whether the language model responds, if one is set. Sends no title.
  func examineModel() throws {
    let policy = try context.read { reader throws(PlannerFailure) in try TitlePolicy(from: reader) }
    guard !policy.modelURL.isEmpty else { return }
    note(Finding.model(policy, context.language))
  }
}

extension Finding {
  /// Queries the configured model, for at most 20 seconds.
  static func model(_ policy: TitlePolicy, _ language: Language) -> Finding {
    let place = printable(policy.modelURL)
    guard let address = ModelAddress(policy.modelURL) else {
      let text = language("\(place) isn’t a model address", "\(place) ist keine Adresse eines Sprachmodells")
      return Finding(name: "model", isGood: false, text: text, remedy: ModelTrouble.settingRemedy(language))
    }
    let model = TitleModel(
      address, name: policy.modelName, transport: TitleModel.transport(), known: KnownServers())
    do throws(ModelTrouble) {
      return Finding(try model.probe(), at: place, policy, language)
    } catch {
      let text = language(
        "the model at \(place) doesn’t respond",
        "das Sprachmodell unter \(place) antwortet nicht")
      return Finding(name: "model", isGood: false, text: text, remedy: error.sentence(language))
    }
  }

  /// A configured model name must be available on the server; without one, any model will do.
  fileprivate init(_ finding: TitleModel.Finding, at place: String, _ policy: TitlePolicy, _ language: Language) {
    let name = language.quoted(printable(finding.model))
    let isKnown = policy.modelName.isEmpty || finding.models.isEmpty || finding.models.contains(policy.modelName)
    let text = language(
      "the model \(name) answers at \(place), asked with \(finding.form.words(language))",
      "das Sprachmodell \(name) antwortet unter \(place), gefragt mit \(finding.form.words(language))")
    let others = finding.models.prefix(5).map { language.quoted(printable($0)) }.joined(separator: ", ")
    self.init(
      name: "model", isGood: isKnown, text: text,
      remedy: isKnown
        ? ""
        : language(
          "The server offers other models: \(others); set one with zeitblock settings titlesModelName NAME.",
          "Der Server bietet andere Modelle an: \(others); setze eins mit zeitblock settings titlesModelName NAME."))
  }
}
