import Domain
import TestSupport
import Testing

extension Bench {
  /// Does the same at random here, where titles improve in between, and in a store where none does. A person notices no
  /// difference but in titles and what comes with them: the same steps are undone and done again, and nothing is left out.
  func playBesideOneWithoutImprovements(seed: UInt64) throws {
    print("seed \(seed)")
    let plain = Bench<MemoryStore>(MemoryStore())
    var random = SplitMix(seed: seed)
    var turns = 0
    for step in 0..<400 {
      let ids = try plain.items(ItemQuery(state: .all)).map { $0.id }
      let command = Command.beside(ids, step, using: &random)
      let (there, here) = (plain.told(command), told(command))
      #expect(there == here, "seed \(seed), step \(step): \(command)")
      if case .turned = here { turns += 1 }
      if Int.random(in: 0..<2, using: &random) == 0 { try improveAll() }
      let order = try items(ItemQuery(state: .all)).map { $0.id }
      #expect(try plain.items(ItemQuery(state: .all)).map { $0.id } == order, "seed \(seed), step \(step)")
    }
    #expect(turns > 50)
  }

  private func told(_ command: Command) -> Told {
    do throws(PlannerFailure) {
      let outcome = try planner.perform(command, in: environment)
      switch outcome.event {
      case .undone(let summary, let untouched), .redone(let summary, let untouched):
        return .turned(summary.kind, summary.count, untouched.count, outcome.changed)
      default: return .done(outcome.event.name, outcome.changed)
      }
    } catch {
      return .refused("\(error)")
    }
  }
}

private enum Told: Equatable {
  case turned(HistoryEntry.Kind, Int, Int, [TaskID])
  case done(String, [TaskID])
  case refused(String)
}

extension Command {
  fileprivate static func beside(_ ids: [TaskID], _ step: Int, using random: inout SplitMix) -> Command {
    let id = ids.randomElement(using: &random)
    var edit = TaskEdit()
    switch (Int.random(in: 0..<12, using: &random), id) {
    case (0, _), (_, nil): return .add(TaskDraft(title: "AW: Titel \(step)"))
    case (1, _): return .addAll((0..<3).map { TaskDraft(title: "AW: Zeile \(step).\($0)") })
    case (2, let id?):
      edit.notes = .set("Notiz \(step)")
      return .edit(id, edit)
    case (3, let id?):
      edit.title = .set("eigener \(step)")
      return .edit(id, edit)
    case (4, let id?): return .delete([id])
    case (5, let id?): return .complete([id])
    case (6, let id?): return .move(id, .top)
    case (7, _), (8, _), (9, _): return .undo(expected: nil)
    default: return .redo
    }
  }
}
