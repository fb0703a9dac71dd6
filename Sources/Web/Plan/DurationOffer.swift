import Domain
import Markup

/// An offer to change a task's duration after its only block was resized.
struct DurationOffer: Equatable, Sendable {
  var task: TaskID
  var minutes: Int

  /// Returns nil if the entry does not resize a task's only block.
  init?(_ entry: HistoryEntry, _ reader: some PlannerReader) throws(PlannerFailure) {
    guard entry.summary.kind == .reschedule, let (before, after) = entry.changes.firstBlock, let before,
      before.minutes != after.minutes, let id = after.task, let task = try reader.item(id), !task.isCompleted
    else { return nil }
    guard task.effectiveDuration.minutes != after.minutes, after.minutes <= EffectiveDuration.longest,
      try reader.blocks(of: id).count == 1
    else { return nil }
    self.task = id
    minutes = after.minutes
  }
}

struct DurationOfferForm {
  var offer: DurationOffer
  var origin: Origin
  var words: Words

  var body: HTML {
    form(
      .class("offer"), .method("post"), .action(Route.change(offer.task, .duration).url),
      .named("data-behavior", "send")
    ) {
      input(.type("hidden"), .name("minutes"), .value("\(offer.minutes)"))
      origin.fields
      button(text: words(day: .alsoDuration, words.lengthInSentence(minutes: offer.minutes)))
    }
  }
}

extension [Change] {
  /// The first block changed, as it was (nil if new) and as it is now.
  var firstBlock: (before: TimeBlock?, after: TimeBlock)? {
    for change in self {
      if case .block(let before, let after?) = change { return (before, after) }
    }
    return nil
  }
}

extension RequestContext {
  /// Describes the new time of a block that was just scheduled or moved.
  func placed(_ entry: HistoryEntry) -> String? {
    guard entry.summary.kind == .schedule || entry.summary.kind == .reschedule,
      let block = entry.changes.firstBlock?.after
    else { return nil }
    let time = words.stretch(block.start, block.end, today: environment.today, zones: environment.zones)
    let phrase: DayPhrase = entry.summary.kind == .schedule ? .scheduledAt : .rescheduledAt
    return words(day: phrase, words.quoted(entry.summary.title), time)
  }
}

extension RequestContext {
  /// Describes how many blocks accepting a plan created, moved and removed.
  func planned(_ entry: HistoryEntry) -> String? {
    guard entry.summary.kind == .plan else { return nil }
    var (made, moved, gone) = (0, 0, 0)
    for case .block(let before, let after) in entry.changes {
      if before == nil { made += 1 } else if after == nil { gone += 1 } else { moved += 1 }
    }
    guard moved + gone > 0 else { return nil }
    let parts = [(made, ReasonPhrase.planned), (moved, .movedMany), (gone, .removedMany)].filter { $0.0 > 0 }
    return parts.map { words(reason: $0.1, "\($0.0)") }.joined(separator: ", ")
  }

  /// Adds to a sentence the tasks that scheduling completed, because of the setting `onSchedule`.
  func completing(
    _ head: HistoryEntry.Head, _ sentence: String, _ reader: some PlannerReader
  ) throws(PlannerFailure) -> String {
    guard head.summary.kind == .schedule || head.summary.kind == .plan,
      let entry = try reader.historyEntry(head.number)
    else { return sentence }
    let count = entry.changes.count { change in
      switch change {
      case .task(let before?, let after?): !before.item.isCompleted && after.item.isCompleted
      case .completion: true
      default: false
      }
    }
    if count == 0 { return sentence }
    return words(day: count == 1 ? .alsoCompletedOne : .alsoCompletedMany, sentence, "\(count)")
  }

  /// Adds to a sentence about a completed task the time that its blocks free up.
  func freeing(
    _ head: HistoryEntry.Head, _ sentence: String, _ reader: some PlannerReader
  ) throws(PlannerFailure) -> String {
    guard head.summary.kind == .complete, head.summary.count == 1, let entry = try reader.historyEntry(head.number)
    else { return sentence }
    var minutes = 0
    for change in entry.changes {
      if case .block(let before?, let after) = change { minutes += before.minutes - (after?.minutes ?? 0) }
    }
    return minutes > 0 ? words(day: .freed, sentence, words.lengthInSentence(minutes: minutes)) : sentence
  }
}
