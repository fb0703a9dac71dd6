/// Planning in the order of the tasks, around the blocks of the last plan.
extension ProposalMaking {
  /// Keeps the blocks of the last plan. A block gives way only if a task before it in the order would otherwise be
  /// short or late, or if the rest of its own task does not fit beside it.
  func solvedInOrder() -> [PlanPiece] {
    var kept = staying { _, _ in true }
    while true {
      let pieces = around(kept, order)
      let rest = kept.isEmpty ? kept : released(kept, from: pieces)
      guard rest.count < kept.count else { return pieces }
      kept = rest
    }
  }

  /// Returns the blocks that may stay so that the first task that is short gets its time; all of them if no task is
  /// short.
  private func released(_ kept: [PlanPiece], from pieces: [PlanPiece]) -> [PlanPiece] {
    for (rank, index) in order.enumerated() {
      let counted = Set(order[...rank])
      let fixed = pieces.filter { counted.contains($0.candidate) && $0.candidate != index }
      let possible = service(of: index, besides: fixed)
      guard possible > service(of: index, in: pieces) else { continue }
      // Release the task's own blocks first, then the blocks of the last tasks.
      let giving = [index] + order[(rank + 1)...].reversed()
      var stays = kept
      var gone: [Int] = []
      for task in giving where stays.contains(where: { $0.candidate == task }) {
        stays.removeAll { $0.candidate == task }
        gone.append(task)
        if service(of: index, besides: fixed + stays.filter { !counted.contains($0.candidate) }) >= possible { break }
      }
      // Keep the blocks whose release makes no difference.
      for task in gone.dropLast().reversed() {
        let more = stays + kept.filter { $0.candidate == task }
        let others = more.filter { !counted.contains($0.candidate) }
        if service(of: index, besides: fixed + others) >= possible { stays = more }
      }
      if stays.count < kept.count { return stays }
    }
    return kept
  }

  /// How well a task is served: the number of its slots, and then whether they are in time.
  private struct Service: Comparable {
    var slots: Int
    var isInTime: Bool

    static func < (left: Service, right: Service) -> Bool {
      left.slots == right.slots ? !left.isInTime && right.isInTime : left.slots < right.slots
    }
  }

  private func service(of index: Int, in pieces: [PlanPiece]) -> Service {
    let own = pieces.filter { $0.candidate == index }
    let minutes = own.reduce(0) { $0 + $1.minutes }
    let due = deadline(of: candidates[index])
    return Service(slots: slots(for: minutes), isInTime: due.map { due in own.allSatisfy { $0.end <= due } } ?? true)
  }

  /// Returns the best service that a task could have.
  private func service(of index: Int, besides pieces: [PlanPiece]) -> Service {
    let candidate = candidates[index]
    let release = releaseMinute(of: candidate)
    let free = free(besides: pieces).filter { slot in release.map { $0 <= slot.start } ?? true }
    let wanted = slots(for: candidate.minutes)
    let most = most(of: wanted, candidate, in: free)
    guard let due = deadline(of: candidate).map({ time.minute(of: $0) }) else {
      return Service(slots: most, isInTime: true)
    }
    let inTime = free.filter { $0.start + time.slotMinutes <= due }
    return Service(slots: most, isInTime: self.most(of: wanted, candidate, in: inTime) == most)
  }

  private func slots(for minutes: Int) -> Int { (minutes + time.slotMinutes - 1) / time.slotMinutes }

  /// Returns the most slots of a task that fit into free ones.
  private func most(of wanted: Int, _ candidate: PlanCandidate, in free: [PlanProblem.Slot]) -> Int {
    let chunk = slots(for: shortestPiece(of: candidate))
    var runs: [Int] = []
    var end = Int.min
    for slot in free {
      if slot.start == end { runs[runs.count - 1] += 1 } else { runs.append(1) }
      end = slot.start + time.slotMinutes
    }
    runs = runs.filter { $0 >= chunk }.sorted(by: >)
    var (most, sum) = (0, 0)
    for (index, run) in runs.enumerated() where (index + 1) * chunk <= wanted {
      sum += run
      most = max(most, min(wanted, sum))
    }
    return most
  }
}
