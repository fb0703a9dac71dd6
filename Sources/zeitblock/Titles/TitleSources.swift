import Domain
import Sync
import Titles

/// Who is asked where the rules are not enough. This is the place where a model and a reader of pages are put in.
struct TitleSources: Sendable {
  /// Asks the model the settings name.
  var model: @Sendable (TitlePolicy, String, TitleImprovement) -> ModelAnswer
  /// Asks a page of the web for its title.
  var page: @Sendable (String) -> PageTitle

  /// - Parameter isStopping: true when the program is about to end.
  static func live(isStopping: @escaping @Sendable () -> Bool = { false }) -> TitleSources {
    TitleSources(
      model: { _, _, _ in .unreachable("no model") },
      page: { _ in .none("no reader") })
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
