import Domain
import Storage
import Web

extension HeldView {
  /// The maximum number of items named.
  private static let shown = 10

  /// Returns the deletions that await confirmation.
  static func open(_ transaction: PlannerTransaction) throws(PlannerFailure) -> [HeldView] {
    var views: [HeldView] = []
    for held in try transaction.heldDeletions() where !held.isConfirmed {
      var items: [Item] = []
      for subject in held.subjects.prefix(shown) {
        if let item = try Item(subject, transaction) { items.append(item) }
      }
      views.append(
        HeldView(
          list: held.list, kind: Kind(held.kind), name: try transaction.list(held.list)?.name ?? held.list.text,
          items: items, count: held.subjects.count, total: held.total, since: Due(local: held.since),
          mark: held.mark))
    }
    return views
  }
}

extension HeldView.Item {
  fileprivate init?(_ subject: HeldSubject, _ transaction: PlannerTransaction) throws(PlannerFailure) {
    switch subject {
    case .task(let task):
      guard let item = try transaction.item(task) else { return nil }
      self.init(title: item.title)
    case .block(let id):
      guard let block = try transaction.block(id) else { return nil }
      self.init(title: block.title, start: Due(local: block.start), end: Due(local: block.end))
    }
  }
}

extension HeldView.Kind {
  fileprivate init(_ kind: HeldSubject.Kind) {
    switch kind {
    case .task: self = .tasks
    case .block: self = .blocks
    }
  }

  fileprivate var subject: HeldSubject.Kind {
    switch self {
    case .tasks: .task
    case .blocks: .block
    }
  }

  fileprivate var problem: SyncProblem.Code {
    switch self {
    case .tasks: .heldDeletions
    case .blocks: .heldBlocks
    }
  }
}

extension PlannerTransaction {
  /// Applies the user's answer to a held deletion.
  /// - Returns: false, without any change, if the question has changed since it was shown.
  func take(_ answer: HeldAnswer) throws(PlannerFailure) -> Bool {
    let kind = answer.kind.subject
    let asked = try heldDeletions().first { $0.list == answer.list && $0.kind == kind && !$0.isConfirmed }
    guard let asked, asked.mark == answer.mark else { return false }
    if answer.isLettingGo {
      try confirmHeldDeletions(of: kind, in: answer.list)
    } else {
      try restoreHeldDeletions(of: kind, in: answer.list)
    }
    try settle(answer)
    return true
  }

  /// Removes the corresponding problem from the last sync result once the question is answered.
  private func settle(_ answer: HeldAnswer) throws(PlannerFailure) {
    guard let list = try list(answer.list) else { return }
    for var result in try syncResults() where result.account == list.account {
      result.problems.removeAll { $0.code == answer.kind.problem && $0.list == list.name }
      try save(result)
    }
  }
}
