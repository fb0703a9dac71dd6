import Domain
import Testing

/// What a proposed plan asks of a store, and what accepting it does.
extension Rule {
  static var proposing: [Rule] { keeping + accepting }

  /// 2026-11-21, 10:00 in a zone at UTC: half an hour from now.
  private static var ten: Instant { Instant(seconds: 1_795_255_200) }

  private static func placement(
    _ number: Int, _ task: TaskID, at minute: Int, _ minutes: Int = 30, moves: BlockID? = nil
  ) -> Proposal.Placement {
    Proposal.Placement(
      number: number, task: task, title: "T\(number)", start: ten.later(minute), minutes: minutes, moves: moves,
      reasons: [.rank(number)])
  }

  private static func proposal(_ bench: Bench<Store>, _ placements: [Proposal.Placement]) -> Proposal {
    let today = bench.environment.today
    return Proposal(first: today, last: today, madeAt: bench.environment.now, placements: placements)
  }

  private static var keeping: [Rule] {
    [
      Rule("keeps a proposal beside the settings and without a step") { bench in
        let tasks = try bench.add("eins #30min", "zwei #30min")
        #expect(try bench.proposal() == nil)
        let made = proposal(bench, [placement(1, tasks[0], at: 0), placement(2, tasks[1], at: 60)])
        let number = try bench.lastNumber()
        try bench.keep(made)
        #expect(try bench.proposal() == made)
        #expect(try bench.lastNumber() == number)
        try bench.handler.reject(.some([1]), in: bench.environment)
        #expect(try bench.proposal()?.placements.map { $0.number } == [2])
        try bench.handler.reject(.all, in: bench.environment)
        #expect(try bench.proposal() == nil)
        #expect(try bench.lastNumber() == number)
      },
      Rule("forgets with a transaction that fails what should have been proposed") { bench in
        #expect(throws: PlannerFailure.nothingToUndo) {
          try bench.store.write { (writer) throws(PlannerFailure) in
            try writer.setProposalText("{}")
            throw .nothingToUndo
          }
        }
        let text = try bench.store.read { (reader) throws(PlannerFailure) in try reader.proposalText() }
        #expect(text == nil)
      },
      Rule("takes a kept text that cannot be read as no proposal") { bench in
        for text in ["", "{", "[]", "{\"first\":\"2026-11-21\"}"] {
          try bench.keep(text)
          #expect(try bench.proposal() == nil)
        }
      },
      Rule("drops on reading what has become impossible, and nothing else") { bench in
        let tasks = try bench.add("eins #30min", "zwei #30min", "drei #30min", "vier #30min", "fünf #30min")
        let made = proposal(bench, tasks.enumerated().map { placement($0 + 1, $1, at: $0 * 60) })
        try bench.keep(made)
        try bench.perform(.complete([tasks[0]]))
        try bench.perform(.delete([tasks[1]]))
        // Somebody set the time aside, elsewhere.
        var draft = BlockDraft(task: tasks[2], start: ten.later(600), minutes: 30, zone: "UTC")
        try bench.perform(.schedule(draft))
        draft = BlockDraft(task: nil, start: ten.later(205), minutes: 5, zone: "UTC")
        draft.title = "Anruf"
        try bench.perform(.schedule(draft))
        #expect(try bench.proposal()?.placements.map { $0.number } == [5])
        var later = bench.environment
        later.now = ten.later(245)
        #expect(try bench.proposal(in: later) == nil)
      },
    ]
  }

  private static var accepting: [Rule] {
    [
      Rule("makes blocks of a whole proposal as one step that can be taken back and done again") { bench in
        let tasks = try bench.add("eins #30min", "zwei #30min")
        try bench.keep(proposal(bench, [placement(1, tasks[0], at: 0), placement(2, tasks[1], at: 60)]))
        let outcome = try bench.handler.accept(.all, in: bench.environment)
        #expect(outcome.event == .planned(count: 2, removed: 0))
        let blocks = try tasks.flatMap { try bench.blocks(of: $0) }
        #expect(blocks.map { $0.title } == ["eins #30min", "zwei #30min"])
        #expect(blocks.map { $0.start } == [ten, ten.later(60)])
        #expect(blocks.allSatisfy { !$0.isPinned && $0.minutes == 30 })
        #expect(try bench.proposal() == nil)
        try bench.perform(.undo(expected: outcome.number))
        #expect(try tasks.flatMap { try bench.blocks(of: $0) }.isEmpty)
        try bench.perform(.redo)
        #expect(try tasks.flatMap { try bench.blocks(of: $0) }.map { $0.id } == blocks.map { $0.id })
      },
      Rule("accepts one and leaves the others where they are") { bench in
        let tasks = try bench.add("eins #30min", "zwei #30min", "drei #30min")
        let made = proposal(bench, tasks.enumerated().map { placement($0 + 1, $1, at: $0 * 30) })
        try bench.keep(made)
        try bench.handler.accept(.some([2]), in: bench.environment)
        #expect(try bench.blocks(of: tasks[1]).count == 1)
        #expect(try bench.proposal()?.placements == [made.placements[0], made.placements[2]])
        #expect(throws: PlannerFailure.invalid([Problem(placement: 2, .notPlannable(title: "", .gone))])) {
          try bench.handler.accept(.some([2]), in: bench.environment)
        }
        #expect(try bench.proposal()?.placements == [made.placements[0], made.placements[2]])
      },
      Rule("accepts all or none, names what is in the way, and no longer proposes that") { bench in
        let tasks = try bench.add("eins #30min", "zwei #30min", "drei #30min")
        let made = proposal(bench, tasks.enumerated().map { placement($0 + 1, $1, at: $0 * 60) })
        try bench.keep(made)
        try bench.perform(.complete([tasks[0]]))
        var draft = BlockDraft(task: nil, start: ten.later(130), minutes: 30, zone: "UTC")
        draft.title = "Anruf"
        try bench.perform(.schedule(draft))
        let expected = [
          Problem(placement: 1, .notPlannable(title: "T1", .taskDone)),
          Problem(placement: 3, .notPlannable(title: "T3", .taken(by: "Anruf"))),
        ]
        #expect(throws: PlannerFailure.invalid(expected)) { try bench.handler.accept(.all, in: bench.environment) }
        #expect(try tasks.flatMap { try bench.blocks(of: $0) }.isEmpty)
        #expect(try bench.proposal()?.placements == [made.placements[1]])
        try bench.handler.accept(.all, in: bench.environment)
        #expect(try bench.blocks(of: tasks[1]).count == 1)
      },
      Rule("accepts what was shown, also when the kept proposal holds more by then") { bench in
        let tasks = try bench.add("eins #30min", "zwei #30min", "drei #30min")
        try bench.keep(proposal(bench, tasks.enumerated().map { placement($0 + 1, $1, at: $0 * 60) }))
        try bench.perform(.complete([tasks[0]]))
        let shown = try #require(try bench.proposal()).placements.map { $0.number }
        #expect(shown == [2, 3])
        try bench.handler.accept(.shown(shown), in: bench.environment)
        #expect(try tasks.map { try bench.blocks(of: $0).count } == [0, 1, 1])
        try bench.perform(.reopen([tasks[0]]))
        #expect(try bench.proposal() == nil)
      },
      Rule("accepts one elsewhere as one pinned block, and proposes the others still") { bench in
        let tasks = try bench.add("eins #30min", "zwei #30min")
        let made = proposal(bench, [placement(1, tasks[0], at: 0), placement(2, tasks[1], at: 60)])
        let environment = bench.environment
        try bench.keep(made)
        try bench.handler.accept(1, at: ten.later(120), minutes: 45, anyway: false, of: made.madeAt, in: environment)
        let block = try #require(try bench.blocks(of: tasks[0]).first)
        #expect(block.start == ten.later(120) && block.minutes == 45 && block.isPinned)
        #expect(try bench.proposal()?.placements.map { $0.number } == [2])
        #expect(throws: PlannerFailure.self) {
          try bench.handler.accept(2, at: ten.later(130), minutes: nil, anyway: false, in: environment)
        }
        #expect(try bench.proposal()?.placements.map { $0.number } == [2])
        for (number, at) in [(1, made.madeAt), (2, ten)] {
          #expect(throws: PlannerFailure.self) {
            try bench.handler.accept(number, at: ten.later(200), minutes: nil, anyway: true, of: at, in: environment)
          }
        }
        try bench.perform(.undo(expected: nil))
        #expect(try bench.blocks(of: tasks[0]).isEmpty)
      },
      Rule("accepts the move of a block to another place than the one proposed") { bench in
        let task = try bench.add("eins #30min")[0]
        var draft = BlockDraft(task: task, start: ten, minutes: 30, zone: "UTC")
        draft.isPinned = false
        try bench.perform(.schedule(draft))
        let before = try #require(try bench.blocks(of: task).first)
        try bench.keep(proposal(bench, [placement(1, task, at: 120, moves: before.id)]))
        try bench.handler.accept(1, at: ten.later(60), minutes: nil, anyway: false, in: bench.environment)
        let blocks = try bench.blocks(of: task)
        #expect(blocks.map { $0.id } == [before.id] && blocks[0].start == ten.later(60) && blocks[0].isPinned)
        #expect(try bench.proposal() == nil)
      },
      Rule("moves unpinned blocks so that they stay unpinned, and removes what gave way") { bench in
        let tasks = try bench.add("eins #30min", "zwei #30min")
        for (index, task) in tasks.enumerated() {
          var draft = BlockDraft(task: task, start: ten.later(index * 60), minutes: 30, zone: "UTC")
          draft.isPinned = false
          try bench.perform(.schedule(draft))
        }
        let before = try tasks.flatMap { try bench.blocks(of: $0) }
        var made = proposal(bench, [placement(1, tasks[0], at: 120, moves: before[0].id)])
        made.removals = [before[1].id]
        try bench.keep(made)
        let outcome = try bench.handler.accept(.all, in: bench.environment)
        #expect(outcome.event == .planned(count: 1, removed: 1))
        let moved = try bench.blocks(of: tasks[0])
        #expect(moved.map { $0.id } == [before[0].id] && moved[0].start == ten.later(120) && !moved[0].isPinned)
        #expect(try bench.blocks(of: tasks[1]).isEmpty)
        try bench.perform(.undo(expected: nil))
        #expect(try tasks.flatMap { try bench.blocks(of: $0) } == before)
      },
      Rule("takes along the move of a block that lies where an accepted one comes") { bench in
        let tasks = try bench.add("eins #30min", "zwei #30min", "drei #30min")
        var draft = BlockDraft(task: tasks[0], start: ten, minutes: 30, zone: "UTC")
        draft.isPinned = false
        try bench.perform(.schedule(draft))
        let block = try #require(try bench.blocks(of: tasks[0]).first)
        try bench.keep(
          proposal(
            bench,
            [
              placement(1, tasks[1], at: 0), placement(2, tasks[0], at: 60, moves: block.id),
              placement(3, tasks[2], at: 120),
            ]))
        try bench.handler.accept(.some([1]), in: bench.environment)
        #expect(try bench.blocks(of: tasks[0]).map { $0.start } == [ten.later(60)])
        #expect(try bench.blocks(of: tasks[1]).map { $0.start } == [ten])
        #expect(try bench.proposal()?.placements.map { $0.number } == [3])
      },
      Rule("moves nothing of a plan when the calendar of one block may only be read by then") { bench in
        var calendar = SourceList(id: ListID("c"), account: "konto", name: "Arbeit", contents: .events)
        try bench.perform(.receive(Received(lists: [calendar])))
        let tasks = try bench.add("eins #30min", "zwei #30min")
        var draft = BlockDraft(task: tasks[0], start: ten, minutes: 30, zone: "UTC")
        draft.isPinned = false
        try bench.perform(.schedule(draft))
        let block = try #require(try bench.blocks(of: tasks[0]).first)
        #expect(block.calendar == calendar.id)
        try bench.keep(
          proposal(bench, [placement(1, tasks[1], at: 0), placement(2, tasks[0], at: 60, moves: block.id)]))
        calendar.access = .readOnly
        try bench.perform(.receive(Received(lists: [calendar])))
        let expected = [Problem(placement: 2, .notPlannable(title: "T2", .calendarReadOnly("Arbeit")))]
        #expect(throws: PlannerFailure.invalid(expected)) { try bench.handler.accept(.all, in: bench.environment) }
        #expect(try bench.blocks(of: tasks[0]) == [block])
        #expect(try bench.blocks(of: tasks[1]).isEmpty)
      },
      Rule("moves no block that was pinned, moved or removed meanwhile") { bench in
        let task = try bench.add("eins #30min")[0]
        var draft = BlockDraft(task: task, start: ten, minutes: 30, zone: "UTC")
        draft.isPinned = false
        try bench.perform(.schedule(draft))
        let block = try #require(try bench.blocks(of: task).first)
        let wanted = placement(1, task, at: 60, moves: block.id)
        var pin = BlockEdit()
        pin.isPinned = .set(true)
        try bench.perform(.reschedule(block.id, pin))
        let expected = PlannerFailure.invalid([Problem(placement: 1, .notPlannable(title: "T1", .blockChanged))])
        #expect(throws: expected) { try bench.perform(.acceptPlan([wanted], removing: [])) }
        try bench.perform(.unschedule([block.id]))
        #expect(throws: expected) { try bench.perform(.acceptPlan([wanted], removing: [])) }
        #expect(throws: PlannerFailure.unknownBlock(block.id)) {
          try bench.perform(.acceptPlan([], removing: [block.id]))
        }
      },
      Rule("plans nothing twice and nothing over each other") { bench in
        let tasks = try bench.add("eins #30min", "zwei #30min")
        let twice = [placement(1, tasks[0], at: 0), placement(2, tasks[0], at: 60)]
        #expect(throws: PlannerFailure.invalid([Problem(placement: 2, .notPlannable(title: "T2", .planned))])) {
          try bench.perform(.acceptPlan(twice, removing: []))
        }
        let over = [placement(1, tasks[0], at: 0), placement(2, tasks[1], at: 29)]
        #expect(throws: PlannerFailure.invalid([Problem(placement: 2, .notPlannable(title: "T2", .taken(by: "T1")))])) {
          try bench.perform(.acceptPlan(over, removing: []))
        }
        #expect(throws: PlannerFailure.invalid([Problem(placement: 1, .notPlannable(title: "T1", .taskGone))])) {
          try bench.perform(.acceptPlan([placement(1, TaskID("nie"), at: 0)], removing: []))
        }
        #expect(throws: PlannerFailure.self) {
          try bench.perform(.acceptPlan([placement(1, tasks[0], at: 0, 4)], removing: []))
        }
        #expect(try bench.perform(.acceptPlan([], removing: [])).event == .nothingChanged)
      },
      Rule("completes what is planned where the setting says so, in the same step") { bench in
        try bench.perform(.set(.onSchedule, "complete"))
        let task = try bench.add("eins #30min")[0]
        let outcome = try bench.perform(.acceptPlan([placement(1, task, at: 0)], removing: []))
        #expect(outcome.event == .planned(count: 1, removed: 0))
        #expect(try bench.item(task)?.isCompleted == true)
        #expect(try bench.blocks(of: task).count == 1)
        try bench.perform(.undo(expected: nil))
        #expect(try bench.item(task)?.isCompleted == false)
        #expect(try bench.blocks(of: task).isEmpty)
      },
    ]
  }
}

extension Instant {
  fileprivate func later(_ minutes: Int) -> Instant { Instant(seconds: seconds + Int64(minutes) * 60) }
}

extension Bench {
  fileprivate var handler: ProposalHandler<Store> { ProposalHandler(store) }

  fileprivate func proposal(in environment: Environment? = nil) throws -> Proposal? {
    let environment = environment ?? self.environment
    return try store.read { (reader) throws(PlannerFailure) in try reader.proposal(in: environment) }
  }

  fileprivate func keep(_ proposal: Proposal) throws { try keep(proposal.text) }

  fileprivate func keep(_ text: String) throws {
    try store.write { (writer) throws(PlannerFailure) in try writer.setProposalText(text) }
  }

  fileprivate func lastNumber() throws -> Int64? {
    try store.read { (reader) throws(PlannerFailure) in try reader.undoable()?.number }
  }
}
