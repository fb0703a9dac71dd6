import Domain
import PageTitles
import Sync
import TitleModel
import Titles

/// Who is asked where the rules are not enough.
struct TitleSources: Sendable {
  /// Asks the model the settings name.
  var model: @Sendable (TitlePolicy, String, TitleImprovement) -> ModelAnswer
  /// Asks a page of the web for its title.
  var page: @Sendable (String) -> PageTitle

  /// - Parameter isStopping: true when the program is about to end.
  static func live(isStopping: @escaping @Sendable () -> Bool = { false }) -> TitleSources {
    let transport = TitleModel.transport(isStopping: isStopping)
    let known = KnownServers()
    return TitleSources(
      model: { policy, raw, rules in
        guard let address = ModelAddress(policy.modelURL) else { return .unreachable("address") }
        return TitleModel(address, name: policy.modelName, transport: transport, known: known).answer(raw, rules)
      },
      page: { PageReader(isStopping: isStopping).title(of: $0) })
  }
}

extension TitleBatch.Surroundings {
  /// - Parameter sleep: waits so many milliseconds.
  init(
    _ sources: TitleSources, sleep: @escaping (Int) -> Void, isStopping: @escaping () -> Bool = { false }
  ) {
    self.init(
      environment: { .live() }, model: sources.model, page: sources.page, sleep: sleep, isStopping: isStopping)
  }
}
