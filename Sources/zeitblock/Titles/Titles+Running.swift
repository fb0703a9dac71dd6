import CommandLine
import Domain
import Storage
import Sync
import Titles

extension World {
  /// `titles run`: improves the titles that wait, and tells how many.
  func improveTitles() throws {
    let policy = try read { (reader) throws(PlannerFailure) in try TitlePolicy(from: reader) }
    guard policy.mode != .off else { throw Refusal.titlesOff }
    let run: TitleRun
    do {
      let lock = try titleLock()
      defer { withExtendedLifetime(lock) {} }
      let surroundings = TitleBatch<PlannerDatabase>.Surroundings(
        .live(), sleep: { BackgroundThread.sleep(milliseconds: Int64($0)) })
      run = try TitleBatch.run(try store(), surroundings)
    }
    if wantsJSON { return print(run.json) }
    printLine(run.sentence(in: language))
    if let why = run.unreachable { remark(unreachable(why)) }
  }

  /// The right to improve titles; while another program is at it, it is waited for a little.
  private func titleLock() throws -> TitleLock {
    for _ in 0..<40 {
      if let lock = try TitleLock(in: directory()) { return lock }
      BackgroundThread.sleep(milliseconds: 50)
    }
    throw Refusal.titlesBusy
  }

  /// `titles status`: who improves titles, how many wait, and what became of them the last time.
  func showTitles() throws {
    let (policy, waiting, text) = try read { (reader) throws(PlannerFailure) in
      (try TitlePolicy(from: reader), try reader.titlesToImproveCount(), try reader.titleRunText())
    }
    let last = text.flatMap { TitleRun(text: $0) }
    if wantsJSON {
      return print(
        .object([
          .init("mode", .string(policy.mode.rawValue)), .init("waiting", .int(Int64(waiting))),
          .init("modelURL", .string(policy.modelURL)), .init("modelName", .string(policy.modelName)),
          .init("readsPages", .bool(policy.readsPages)), .init("lastRun", last?.json ?? .null),
        ]))
    }
    printLine(policy.sentence(in: language))
    printLine(
      waiting == 0
        ? language("No title waits.", "Kein Titel wartet.")
        : language(
          waiting == 1 ? "1 title waits." : "\(waiting) titles wait.",
          waiting == 1 ? "1 Titel wartet." : "\(waiting) Titel warten."))
    guard let last else {
      return printLine(language("There has been no run yet.", "Bisher gab es keinen Durchlauf."))
    }
    printLine(language("Last time, ", "Zuletzt, ") + local(last.at) + ": " + last.sentence(in: language))
    if let why = last.unreachable { printLine(unreachable(why)) }
  }

  private func unreachable(_ why: String) -> String {
    let reason = why.isEmpty ? "" : " (\(printable(why)))"
    return language(
      "The model could not be asked\(reason); what needs it waits.",
      "Das Modell war nicht zu fragen\(reason); was es braucht, wartet.")
  }

  /// Right after a task was added: with the rules alone its title need not wait for the server, where none runs.
  func improveTitle(addedBy outcome: Outcome) throws -> Outcome? {
    // Most titles are good, and then nothing need be read.
    guard case .added(let title, _) = outcome.event, TitleRules.improve(title).changed,
      let id = outcome.changed.first, ServerLock.holder(in: try directory()) == nil
    else { return nil }
    let environment = Environment.live()
    let work = try read { (reader) throws(PlannerFailure) -> TitleWork? in
      let policy = try TitlePolicy(from: reader)
      guard policy.mode == .rules, let item = try reader.item(id) else { return nil }
      return TitleWork(item, policy)
    }
    guard let work, case .store(let revision) = work.next(in: environment), revision.title != revision.raw else {
      return nil
    }
    return try Planner(store()).perform(.improveTitle(id, revision), in: environment)
  }
}

extension TitleRun {
  /// `3 improved · 5 as they were · 1 waits`
  func sentence(in language: Language) -> String {
    var parts = [language("\(improved) improved", "\(improved) verbessert")]
    parts.append(language("\(left) as they were", "\(left) wie zuvor"))
    if waiting > 0 { parts.append(language("\(waiting) waiting", "\(waiting) warten")) }
    if errors > 0 { parts.append(language("\(errors) not stored", "\(errors) nicht gespeichert")) }
    return parts.joined(separator: " · ")
  }
}

extension TitlePolicy {
  fileprivate func sentence(in language: Language) -> String {
    switch mode {
    case .off: language("Titles stay as they come.", "Titel bleiben, wie sie kommen.")
    case .rules: language("The rules improve titles.", "Die Regeln verbessern Titel.")
    case .model where modelURL.isEmpty:
      language(
        "The rules improve titles; for a model, zeitblock settings titlesModelURL takes its address.",
        "Die Regeln verbessern Titel; für ein Modell nimmt zeitblock settings titlesModelURL seine Adresse.")
    case .model:
      language(
        "The rules and the model at \(modelURL) improve titles.",
        "Die Regeln und das Modell auf \(modelURL) verbessern Titel.")
    }
  }
}
