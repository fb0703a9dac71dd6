/// A plan as the search keeps it: the slots of each task, in chronological order.
struct PlanDraft {
  var slots: [[Int32]]
  var total: Int64
  /// How well each task is served; see `PlanMemory.service`.
  var service: [Int32] = []
}

extension PlanMemory {
  var draft: PlanDraft {
    PlanDraft(slots: (0..<taskCount).map { Array(slots(of: $0)) }, total: total, service: Array(service))
  }

  func load(_ draft: PlanDraft, _ tariff: PlanTariff) {
    clearAll()
    for task in 0..<taskCount {
      draft.slots[task].withUnsafeBufferPointer { give(task, $0, cost: cost(of: $0, task, tariff)) }
    }
  }
}
