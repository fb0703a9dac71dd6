import Domain
import PageTitles
import Sync
import TitleModel
import Titles

/// The external sources of titles, for cases the rules cannot handle.
struct TitleSources: Sendable {
  /// Asks the configured language model.
  var model: @Sendable (TitlePolicy, String, TitleImprovement) -> ModelAnswer
  /// Fetches the title of a web page.
  var page: @Sendable (String) -> PageTitle

  /// - Parameter isStopping: returns true if the program is about to end.
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
  /// - Parameter sleep: waits the given number of milliseconds.
  init(
    _ sources: TitleSources, sleep: @escaping (Int) -> Void, isStopping: @escaping () -> Bool = { false }
  ) {
    self.init(
      environment: { .live() }, model: sources.model, page: sources.page, sleep: sleep, isStopping: isStopping)
  }
}
