import CommandLine
import Domain
import Storage
import Sync
import Titles

extension CommandContext {
  /// Implements `titles run`: improves pending titles and reports them.
  func improveTitles() throws {
    let policy = try read { (reader) throws(PlannerFailure) in try TitlePolicy(from: reader) }
    guard policy.mode != .off else { throw Refusal.titlesOff }
    let run: TitleRun
    var made: [(was: String, title: String)] = []
    do {
      let lock = try titleLock()
      defer { withExtendedLifetime(lock) {} }
      var surroundings = TitleBatch<PlannerDatabase>.Surroundings(
        .live(), sleep: { BackgroundThread.sleep(milliseconds: Int64($0)) })
      surroundings.isAskedFor = true
      surroundings.tell = { [self] was, title in
        made.append((was, title))
        if !wantsJSON, made.count <= Self.mostMadeTitles { printLine("\(printable(was)) → \(printable(title))") }
      }
      run = try TitleBatch.run(try store(), surroundings)
    }
    if wantsJSON { return print(run.json(of: made)) }
    let rest = made.count - Self.mostMadeTitles
    if rest > 0 { printLine(language("and \(rest) more", "und \(rest) weitere")) }
    printLine(run.sentence(in: language))
    if let why = run.unreachable { remark(unreachable(why)) }
  }

  /// The maximum number of titles printed; JSON output contains all.
  private static var mostMadeTitles: Int { 20 }

  /// Acquires the title lock, waiting up to two seconds if another program holds it.
  private func titleLock() throws -> TitleLock {
    for _ in 0..<40 {
      if let lock = try TitleLock(in: directory()) { return lock }
      BackgroundThread.sleep(milliseconds: 50)
    }
    throw Refusal.titlesBusy
  }

  /// Implements `titles status`: the method in use, the number of pending titles, and the result of the last run.
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
        ? language("No titles waiting.", "Kein Titel wartet.")
        : language(
          waiting == 1 ? "1 title is waiting." : "\(waiting) titles are waiting.",
          waiting == 1 ? "1 Titel wartet." : "\(waiting) Titel warten."))
    guard let last else {
      return printLine(language("No run yet.", "Noch kein Durchlauf."))
    }
    printLine(language("Last run: ", "Letzter Durchlauf: ") + local(last.at) + ": " + last.sentence(in: language))
    if let why = last.unreachable { printLine(unreachable(why)) }
  }

  private func unreachable(_ why: String) -> String {
    let reason = why.isEmpty ? "" : " (\(printable(why)))"
    return language(
      "No usable answer from the model\(reason); the titles it’s needed for are waiting.",
      "Keine brauchbare Antwort vom Modell\(reason); die Titel dafür warten.")
  }

  /// Improves the title of a task that was just added if the rules suffice, so that it need not wait for a server.
  func improveTitle(addedBy outcome: Outcome) throws -> NewTitle? {
    guard case .added(let title, _) = outcome.event, let id = outcome.changed.first else { return nil }
    let rules = TitleRules.improve(title)
    // Most titles need no improvement; this avoids reading the task.
    guard rules.changed || !rules.isActionable else { return nil }
    let environment = Environment.live()
    let work = try read { (reader) throws(PlannerFailure) -> TitleWork? in
      let policy = try TitlePolicy(from: reader)
      return try reader.item(id).map { TitleWork($0, policy) }
    }
    switch work?.next(in: environment) {
    case .store(let revision):
      guard revision.title != revision.raw else { return nil }
      return .made(try improve(id, revision, environment))
    case .readPage, .askModel: return .awaited
    case .wait, nil: return nil
    }
  }

  private func improve(_ id: TaskID, _ revision: TitleRevision, _ environment: Environment) throws -> Outcome {
    var outcome = try Planner(store()).perform(.improveTitle(id, revision), in: environment)
    let item = try read { (reader) throws(PlannerFailure) in try reader.item(id) }
    // A running server may have improved the title first; report it all the same.
    if outcome.event == .nothingChanged, let item, item.title == revision.title {
      outcome.event = .titleImproved(title: item.title, was: revision.raw)
    }
    return outcome
  }
}

/// The outcome of improving the title of a new task.
enum NewTitle {
  case made(Outcome)
  /// A web page or the model will provide the title later.
  case awaited
}

extension TitleRun {
  fileprivate func json(of titles: [(was: String, title: String)]) -> JSON {
    guard case .object(var members) = json else { return json }
    let pairs = titles.map { pair in
      JSON.object([.init("was", .string(pair.was)), .init("title", .string(pair.title))])
    }
    members.append(.init("titles", .array(pairs)))
    return .object(members)
  }
}

extension TitleRun {
  /// A summary such as `3 improved · 5 unchanged · 1 waiting`.
  func sentence(in language: Language) -> String {
    var parts = [language("\(improved) improved", "\(improved) verbessert")]
    parts.append(language("\(left) unchanged", "\(left) unverändert"))
    if waiting > 0 { parts.append(language("\(waiting) waiting", "\(waiting) warten")) }
    if errors > 0 { parts.append(language("\(errors) not saved", "\(errors) nicht gespeichert")) }
    return parts.joined(separator: " · ")
  }
}

extension TitlePolicy {
  fileprivate func sentence(in language: Language) -> String {
    switch mode {
    case .off: language("Titles aren’t improved.", "Titel werden nicht verbessert.")
    case .rules: language("Titles are improved by rules.", "Titel werden nach Regeln verbessert.")
    case .model where modelURL.isEmpty:
      language(
        "Titles are improved by rules; to add a model, set its address with zeitblock settings titlesModelURL.",
        "Titel werden nach Regeln verbessert; für ein Modell setze seine Adresse mit zeitblock settings titlesModelURL."
      )
    case .model:
      language(
        "Titles are improved by rules and the model at \(modelURL).",
        "Titel werden nach Regeln und mit dem Modell auf \(modelURL) verbessert.")
    }
  }
}
