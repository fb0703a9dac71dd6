extension PlannerReader {
  /// Returns the scores of open tasks.
  public func scores(of ids: [TaskID], in environment: Environment) throws(PlannerFailure) -> [TaskID: Score] {
    let wanted = Set(ids)
    var scores: [TaskID: Score] = [:]
    for task in try facts(.open) where wanted.contains(task.id) {
      scores[task.id] = Score(task, today: environment.today, now: environment.now)
    }
    return scores
  }
}
