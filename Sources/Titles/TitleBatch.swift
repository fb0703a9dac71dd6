// The public interface of `Titles`: improves waiting titles and decides when to do so.

public import Domain

/// Improves the waiting titles of open tasks, oldest first, each in its own transaction.
///
/// Changes during a run take effect immediately: settings and task are read again before each title. If the model is
/// unreachable, titles that need it stay unchanged and wait, while others are processed. Tasks added during the run are
/// included, regardless of their date.
public struct TitleBatch<Store: PlannerStore> {
  /// The services of the running program.
  public struct Surroundings {
    public var environment: () -> Environment
    /// Asks the model to improve a raw title, given the result of the rules.
    public var model: (TitlePolicy, String, TitleImprovement) -> ModelAnswer
    /// Fetches the title of a page.
    public var page: (String) -> PageTitle
    /// Sleeps for a number of milliseconds, or less if the program is stopping.
    public var sleep: (Int) -> Void
    /// Whether the program is stopping.
    public var isStopping: () -> Bool
    /// Whether the user requested this run, so that its changes can be undone like the user's own.
    public var isAskedFor = false
    /// Called with the old and the new title after each change.
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
  /// Number of tried titles when the batch last restarted with the oldest.
  private var triedBefore = -1
  /// The tried tasks whose titles still wait.
  private var unsettled: Set<TaskID> = []
  /// Number of waiting titles, as last read.
  private var waiting: Int?
  private var hasAskedModel = false
  /// True once the model should not be asked again.
  private var isModelGone = false
  /// Number of consecutive titles without an answer from the model.
  private var silences = 0
  /// True once the store rejects changes, so that further attempts are useless.
  private var isStuck = false

  private init(_ store: Store, _ surroundings: Surroundings, _ memory: TitleMemory) {
    self.store = store
    self.surroundings = surroundings
    self.memory = memory
    run = TitleRun(at: surroundings.environment().now)
    place = memory.silent
    self.memory.silent = nil
  }

  /// Processes all waiting titles and stores the result of the run.
  /// - Parameter memory: state kept between runs.
  /// - Throws: only if reading fails; titles that cannot be stored are counted and wait.
  public static func run(
    _ store: Store, _ surroundings: Surroundings, memory: inout TitleMemory
  ) throws(PlannerFailure) -> TitleRun {
    var batch = TitleBatch(store, surroundings, memory)
    while !surroundings.isStopping(), !batch.isStuck, let work = try batch.next() { batch.carryOut(work) }
    memory = batch.memory
    return try batch.finish()
  }

  /// Processes all waiting titles once, without memory of earlier runs.
  public static func run(_ store: Store, _ surroundings: Surroundings) throws(PlannerFailure) -> TitleRun {
    var memory = TitleMemory()
    return try run(store, surroundings, memory: &memory)
  }

  /// Returns the next waiting title not tried yet; nil if there is none or improvement is off.
  private mutating func next() throws(PlannerFailure) -> TitleWork? {
    repeat {
      while let work = try following() { if tried.insert(work.item.id).inserted { return work } }
    } while try beginsAgain()
    return nil
  }

  /// Restarts with the oldest if untried titles wait. Tasks added during the run may have an older or equal date.
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
    // At most three steps: the page, the model, and storing the result.
    for _ in 0..<3 {
      switch work.next(in: surroundings.environment()) {
      case .wait: return
      case .readPage(let address):
        // If the model is unreachable, fetching a page for it is pointless.
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
      // Tries one more title, because the failure may be specific to this one; the next run starts with others.
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
    // Titles added since the last count are left for the next run.
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
