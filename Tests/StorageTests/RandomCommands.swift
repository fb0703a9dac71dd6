import Domain
import TestSupport

/// Makes commands of every kind, most of them sensible, all of them following from the seed.
struct RandomCommands {
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  mutating func next(knowing ids: [TaskID]) -> Command {
    switch Int.random(in: 0..<24, using: &random) {
    case 22, 23: .skip(some(ids))
    case 20, 21: .schedule(block(some(ids)))
    case 0..<6: .add(draft())
    case 6..<9: .edit(some(ids), edit())
    case 9..<12: .move(some(ids), destination(ids))
    case 12, 13: .complete([some(ids), some(ids)])
    case 14: .reopen([some(ids)])
    case 15: .delete([some(ids)])
    case 16: .set(.theme, ["auto", "light", "dark", "loud"].randomElement(using: &random) ?? "auto")
    case 17: .undo(expected: nil)
    case 18: .redo
    default: Bool.random(using: &random) ? .undo(expected: nil) : .loadSamples(.german)
    }
  }

  private mutating func some(_ ids: [TaskID]) -> TaskID {
    ids.randomElement(using: &random) ?? TaskID("nobody")
  }

  private mutating func block(_ task: TaskID) -> BlockDraft {
    let start = Instant(seconds: 1_795_253_400 + Int64.random(in: -200...200, using: &random) * 60)
    let minutes = [nil, 3, 30, 1_440].randomElement(using: &random) ?? nil
    var draft = BlockDraft(task: task, start: start, minutes: minutes, zone: "Europe/Berlin")
    draft.anyway = Bool.random(using: &random)
    return draft
  }

  private mutating func title() -> String {
    let titles = ["Zahnarzt #30min", "Brot #Einkauf", "ein\0Nullbyte", "🦊", "  ", String(repeating: "ü", count: 500)]
    return titles.randomElement(using: &random) ?? ""
  }

  private mutating func draft() -> TaskDraft {
    var draft = TaskDraft(title: title())
    draft.notes = [nil, "", "two\nlines", "#notiz"].randomElement(using: &random) ?? nil
    draft.importance = Importance.allCases.randomElement(using: &random) ?? .low
    draft.type = TaskType.allCases.randomElement(using: &random) ?? .maintenance
    draft.tags = [[], ["Haus"], ["haus", "Garten"]].randomElement(using: &random) ?? []
    draft.grade = [nil, .a, .e].randomElement(using: &random) ?? nil
    draft.due =
      [nil, Due(day: Day(number: 20_780)), Due(day: Day(number: 20_790), time: WallTime(minutes: 905))]
      .randomElement(using: &random) ?? nil
    draft.manualDuration = [nil, 5, 1_440].randomElement(using: &random) ?? nil
    draft.recurrence =
      [
        nil, Recurrence(.daily), Recurrence(.weekly(Weekdays([1, 5])), anchor: .completion, end: .count(2)),
        Recurrence(.rule("FREQ=MONTHLY;BYDAY=-1FR;COUNT=3"), missed: .each),
      ]
      .randomElement(using: &random) ?? nil
    return draft
  }

  private mutating func edit() -> TaskEdit {
    var edit = TaskEdit()
    edit.title = Bool.random(using: &random) ? .set(title()) : .keep
    edit.notes = Bool.random(using: &random) ? .set(nil) : .keep
    edit.manualDuration = Bool.random(using: &random) ? .set(45) : .keep
    edit.tags = Bool.random(using: &random) ? .set(["HAUS", "neu"]) : .keep
    edit.due = Bool.random(using: &random) ? .set(Due(day: Day(number: 20_800))) : .keep
    edit.scope = Bool.random(using: &random) ? .occurrence : .series
    edit.list = Int.random(in: 0..<5, using: &random) == 0 ? .set(ListID("work")) : .keep
    return edit
  }

  private mutating func destination(_ ids: [TaskID]) -> Destination {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .top
    case 1: .bottom
    case 2: .position(Int.random(in: -1...60, using: &random))
    case 3: .before(some(ids))
    default: .after(some(ids))
    }
  }
}
