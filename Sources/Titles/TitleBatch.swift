// Public face of `Titles`: improves the titles that wait, and says when it is time to.

public import Domain

/// Improves the titles of open tasks that wait for it, oldest first, each in a transaction of its own.
///
/// What was settled while it runs counts at once: settings and task are read anew before each title. Without the model a title
/// that needs it stays as it is and waits; others go on. What comes in meanwhile takes part, whatever its date.
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
    /// Whether a person has asked for it now, so that better titles are steps of theirs.
    public var isAskedFor = false
    /// Told of each title that is another one now: what it was, and what it is.
    public var tell: (String, String) -> Void = { _, _ in }

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
  private var memory: TitleMemory
  private var run: TitleRun
  private var place: TitlePlace?
  private var tried: Set<TaskID> = []
  /// How many titles were tried before the last time it began with the oldest.
  private var triedBefore = -1
  /// Those of the tried ones that wait on.
  private var unsettled: Set<TaskID> = []
  /// How many wait, where that was read last.
  private var waiting: Int?
  private var hasAskedModel = false
  /// True when the model need not be asked any more.
  private var isModelGone = false
  /// Titles the model said nothing to, one after the other.
  private var silences = 0
  /// True when the store takes nothing, so that the others need not be tried.
  private var isStuck = false

  private init(_ store: Store, _ surroundings: Surroundings, _ memory: TitleMemory) {
    self.store = store
    self.surroundings = surroundings
    self.memory = memory
    run = TitleRun(at: surroundings.environment().now)
    place = memory.silent
    self.memory.silent = nil
  }

  /// Goes through all titles that wait, and keeps what became of them.
  /// - Parameter memory: what one run leaves for the next.
  /// - Throws: only what keeps it from reading; titles that cannot be stored are counted and wait.
  public static func run(
    _ store: Store, _ surroundings: Surroundings, memory: inout TitleMemory
  ) throws(PlannerFailure) -> TitleRun {
    var batch = TitleBatch(store, surroundings, memory)
    while !surroundings.isStopping(), !batch.isStuck, let work = try batch.next() { batch.carryOut(work) }
    memory = batch.memory
    return try batch.finish()
  }

  /// Goes through all titles that wait, once.
  public static func run(_ store: Store, _ surroundings: Surroundings) throws(PlannerFailure) -> TitleRun {
    var memory = TitleMemory()
    return try run(store, surroundings, memory: &memory)
  }

  /// The next title that waits and was not tried; nil when there is none, or nobody improves any.
  private mutating func next() throws(PlannerFailure) -> TitleWork? {
    repeat {
      while let work = try following() { if tried.insert(work.item.id).inserted { return work } }
    } while try beginsAgain()
    return nil
  }

  /// Whether others wait than those that were tried: what came in meanwhile may have an older date, or the same second.
  private mutating func beginsAgain() throws(PlannerFailure) -> Bool {
    let count = try waitingCount()
    waiting = count
    guard count > unsettled.count, tried.count > triedBefore else { return false }
    (triedBefore, place) = (tried.count, nil)
    return true
  }

  private func waitingCount() throws(PlannerFailure) -> Int {
    try store.read { (reader) throws(PlannerFailure) in try reader.titlesToImproveCount() }
  }

  private mutating func following() throws(PlannerFailure) -> TitleWork? {
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
    unsettled.insert(work.item.id)
    work.page = memory.page(of: work.item)
    // A page, then the model, then what they came to.
    for _ in 0..<3 {
      switch work.next(in: surroundings.environment()) {
      case .wait: return
      case .readPage(let address):
        // What the model would have to go on with is not asked for in vain.
        if isModelGone, work.policy.asksModel { return }
        let page = surroundings.page(address)
        memory.keep(page, of: work.item)
        work.page = page
      case .askModel(let raw, let rules):
        guard !isModelGone else { return }
        work.answer = ask(raw, rules, work)
      case .store(let revision): return store(revision, of: work.item)
      }
    }
  }

  private mutating func ask(_ raw: String, _ rules: TitleImprovement, _ work: TitleWork) -> ModelAnswer {
    if hasAskedModel { surroundings.sleep(work.policy.spacing) }
    hasAskedModel = true
    if surroundings.isStopping() { return .unreachable("") }
    let answer = surroundings.model(work.policy, raw, rules)
    switch answer {
    case .title, .useless: silences = 0
    case .unreachable(let why): (run.unreachable, isModelGone) = (why, true)
    case .unanswered(let why):
      // One more is tried, since it may be this title alone; and the next time others come first.
      silences += 1
      (run.unreachable, isModelGone) = (why, silences > 1)
      memory.silent = TitlePlace(work.item)
    }
    return answer
  }

  private mutating func store(_ revision: TitleRevision, of item: PlanItem) {
    var revision = revision
    revision.isAskedFor = surroundings.isAskedFor
    do throws(PlannerFailure) {
      let outcome = try Planner(store).perform(.improveTitle(item.id, revision), in: surroundings.environment())
      unsettled.remove(item.id)
      memory.forget(item)
      guard case .titleImproved(let title, let was) = outcome.event else {
        run.left += 1
        return
      }
      run.improved += 1
      if title != was { surroundings.tell(was, title) }
    } catch {
      run.errors += 1
      if case .store = error { isStuck = true }
    }
  }

  private mutating func finish() throws(PlannerFailure) -> TitleRun {
    var run = run
    // What came in since it was read is for the next run.
    if let waiting, !isStuck, !surroundings.isStopping() {
      run.waiting = waiting
    } else {
      run.waiting = try waitingCount()
    }
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
