extension FocusMachine {
  /// Returns a random task of the pool, different from `current` if possible. Nil if the pool is empty.
  mutating func draw(from pool: [TaskID], except current: TaskID?, _ moment: Moment) -> TaskID? {
    let others = pool.filter { $0 != current }
    guard !others.isEmpty else { return pool.first }
    var generator = FocusGenerator(seed: moment.seed)
    guard view.draw == .bag else { return others[generator.below(others.count)] }
    let fresh = inBag(others, current)
    return fresh[generator.below(fresh.count)]
  }

  /// Returns the tasks not shown since the bag was last filled. Refills the bag if it is empty.
  private mutating func inBag(_ others: [TaskID], _ current: TaskID?) -> [TaskID] {
    let shown = Set(memory.shown)
    let fresh = others.filter { !shown.contains(ShortHash.number(of: $0.text)) }
    guard fresh.isEmpty else {
      if memory.shown.count > others.count * 2 + 64 { forgetThoseGone() }
      return fresh
    }
    // The current task goes back into the bag as well; it is only not drawn first.
    let drawn = Set((others + (current.map { [$0] } ?? [])).map { ShortHash.number(of: $0.text) })
    memory.shown.removeAll { drawn.contains($0) }
    forgetThoseGone()
    return others
  }

  private mutating func forgetThoseGone() {
    let there = Set(view.candidates.map { ShortHash.number(of: $0.id.text) })
    memory.shown.removeAll { !there.contains($0) }
  }
}
