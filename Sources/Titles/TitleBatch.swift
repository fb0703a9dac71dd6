// Public face of `Titles`: improves the titles that wait, and says when it is time to.

public import Domain

/// Improves the titles of open tasks that wait for it, oldest first, each in a transaction of its own.
///
/// What was settled while it runs counts at once: settings and task are read anew before each title. Without the model a title
/// that needs it stays as it is and waits; others go on.
public struct TitleBatch<Store: PlannerStore> {
  /// What it needs from its program.
  public struct Surroundings {
    public var environment: () -> Environment
    /// Asks the model for a title for a raw one, of which the rules have made something already.
    public var model: (TitlePolicy, String, TitleImprovement) -> ModelAnswer
    /// Asks a page for its title.
    public var page: (String) -> PageTitle
    /// Waits so many milliseconds, less when the program is about to end.
    public var sleep: (Int) -> Void
    /// True when the program is about to end.
    public var isStopping: () -> Bool

    public init(
      environment: @escaping () -> Environment,
      model: @escaping (TitlePolicy, String, TitleImprovement) -> ModelAnswer,
      page: @escaping (String) -> PageTitle, sleep: @escaping (Int) -> Void,
      isStopping: @escaping () -> Bool = { false }
    ) {
      self.environment = environment
      self.model = model
      self.page = page
      self.sleep = sleep
      self.isStopping = isStopping
    }
  }

  private let store: Store
  private let surroundings: Surroundings
  private var run: TitleRun
  private var place: TitlePlace?
  private var hasAskedModel = false
  /// True when the store takes nothing, so that the others need not be tried.
  private var isStuck = false

  private init(_ store: Store, _ surroundings: Surroundings) {
    self.store = store
    self.surroundings = surroundings
    run = TitleRun(at: surroundings.environment().now)
  }

  /// Goes through all titles that wait, and keeps what became of them.
  /// - Throws: only what keeps it from reading; titles that cannot be stored are counted and wait.
  public static func run(_ store: Store, _ surroundings: Surroundings) throws(PlannerFailure) -> TitleRun {
    var batch = TitleBatch(store, surroundings)
    while !surroundings.isStopping(), !batch.isStuck, let work = try batch.next() { batch.carryOut(work) }
    return try batch.finish()
  }

  /// The next title that waits; nil when there is none, or nobody improves any.
  private mutating func next() throws(PlannerFailure) -> TitleWork? {
    let place = place
    let work = try store.read { (reader) throws(PlannerFailure) -> TitleWork? in
      let policy = try TitlePolicy(from: reader)
      guard policy.mode != .off else { return nil }
      return try reader.titlesToImprove(after: place, limit: 1).first.map { TitleWork($0, policy) }
    }
    if let work { self.place = TitlePlace(work.item) }
    return work
  }

  private mutating func carryOut(_ work: TitleWork) {
    var work = work
    // A page, then the model, then what they came to.
    for _ in 0..<3 {
      switch work.next(in: surroundings.environment()) {
      case .wait: return
      case .readPage(let address):
        // What the model would have to go on with is not asked for in vain.
        if run.unreachable != nil, work.policy.asksModel { return }
        work.page = surroundings.page(address)
      case .askModel(let raw, let rules):
        guard run.unreachable == nil else { return }
        work.answer = ask(raw, rules, work.policy)
      case .store(let revision): return store(revision, of: work.item.id)
      }
    }
  }

  private mutating func ask(_ raw: String, _ rules: TitleImprovement, _ policy: TitlePolicy) -> ModelAnswer {
    if hasAskedModel { surroundings.sleep(policy.spacing) }
    hasAskedModel = true
    if surroundings.isStopping() { return .unreachable("") }
    let answer = surroundings.model(policy, raw, rules)
    if case .unreachable(let why) = answer { run.unreachable = why }
    return answer
  }

  private mutating func store(_ revision: TitleRevision, of id: TaskID) {
    do throws(PlannerFailure) {
      let outcome = try Planner(store).perform(.improveTitle(id, revision), in: surroundings.environment())
      if outcome.event == .nothingChanged { run.left += 1 } else { run.improved += 1 }
    } catch {
      run.errors += 1
      if case .store = error { isStuck = true }
    }
  }

  private mutating func finish() throws(PlannerFailure) -> TitleRun {
    var run = run
    run.waiting = try store.read { (reader) throws(PlannerFailure) in try reader.titlesToImproveCount() }
    guard run.isWorthTelling else { return run }
    let text = run.json.printed
    do throws(PlannerFailure) {
      try store.write { (writer) throws(PlannerFailure) in try writer.setTitleRunText(text) }
    } catch {
      run.errors += 1
    }
    return run
  }
}
