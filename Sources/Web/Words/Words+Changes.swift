import Domain

extension Words {
  /// Describes a history entry in one sentence.
  func sentence(_ summary: HistoryEntry.Summary) -> String {
    let title = quoted(summary.title)
    return switch summary.kind {
    case .add: summary.count == 1 ? self(.added, title) : self(elsewhere: .addedMany, "\(summary.count)")
    case .edit: summary.count == 1 ? self(.edited, title) : self(backlog: .editedMany, "\(summary.count)")
    case .complete: several(summary, .completed, .completedMany)
    case .record: self(.recorded, title)
    case .skip: self(.skipped, title)
    case .reopen: several(summary, .reopened, .reopenedMany)
    case .delete: several(summary, .deleted, .deletedMany)
    case .move: summary.count == 1 ? self(.moved, title) : self(backlog: .movedMany, "\(summary.count)")
    case .setting: self[.settingChanged]
    case .loadSamples where summary.count == Samples.count: self(.samplesLoadedAll, "\(summary.count)")
    case .loadSamples: count(summary.count, .samplesLoadedOne, .samplesLoadedMany)
    case .removeSamples: count(summary.count, .samplesRemovedOne, .samplesRemovedMany)
    case .receive: self[.received]
    case .settle: self(.settled, title)
    case .bringIn: count(summary.count, .broughtInOne, .broughtInMany)
    case .grade: self(.graded, title)
    case .delegate: self(.delegated, title)
    case .takeBack: self(.takenBack, title)
    case .improveTitle, .improveTitleOnRequest: self(.titleImproved, title)
    case .restoreTitle: self(.titleRestored, title)
    case .restore: several(summary, .restoredOne, .restoredMany)
    case .use: self(.listChosen, title)
    case .unuse: self(.listLeftOut, title)
    case .calendarBlocking: self(.calendarBlockingSet, title)
    case .eventBlocking: self(.eventBlockingSet, title)
    case .schedule: self(.scheduled, title)
    case .reschedule: self(.rescheduled, title)
    case .unschedule: several(summary, .unscheduled, .unscheduledMany)
    case .plan:
      summary.count == 1 ? self(reason: .planned, title) : self(reason: .plannedMany, "\(summary.count)")
    }
  }

  private func several(_ summary: HistoryEntry.Summary, _ one: Phrase, _ many: Phrase) -> String {
    summary.count == 1 ? self(one, quoted(summary.title)) : self(many, "\(summary.count)")
  }

  /// Describes what an undo or redo left untouched.
  func sentence(_ untouched: [Untouched]) -> String {
    var parts: [String] = []
    for task in untouched {
      if task.isBlock {
        parts.append(self(.untouchedBlock, quoted(task.title)))
        continue
      }
      let fields = task.fields.map { name(of: $0) }.joined(separator: ", ")
      parts.append(self(.untouchedFields, quoted(task.title), fields))
    }
    return self(.untouched, parts.joined(separator: "; "))
  }
}
