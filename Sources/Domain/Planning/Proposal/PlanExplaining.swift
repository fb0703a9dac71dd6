/// Derives the reasons for a plan from its facts.
struct PlanExplaining<Reader: PlannerReader> {
  let making: ProposalMaking<Reader>
  let pieces: [PlanPiece]
  /// Planned minutes of each candidate.
  let placed: [Int]
  private let watch: GradeGuard?
  /// End of the last task of each grade; nil if one of these tasks has no place.
  private let ends: [Grade: Instant]

  init(_ making: ProposalMaking<Reader>, _ pieces: [PlanPiece]) {
    self.making = making
    self.pieces = pieces
    var placed = [Int](repeating: 0, count: making.candidates.count)
    for piece in pieces { placed[piece.candidate] += piece.minutes }
    self.placed = placed
    let isAsked = making.isGuarded && making.candidates.contains { $0.grade == .b || $0.grade == .c }
    watch = isAsked ? GradeGuard(making.tasks, today: making.environment.today) : nil
    ends = isAsked ? PlanExplaining.ends(making, pieces, placed) : [:]
  }

  private static func ends(
    _ making: ProposalMaking<Reader>, _ pieces: [PlanPiece], _ placed: [Int]
  ) -> [Grade: Instant] {
    var ends: [Grade: Instant] = [:]
    var open: Set<Grade> = []
    for (index, candidate) in making.candidates.enumerated() where candidate.release == nil {
      if let grade = candidate.grade, placed[index] < candidate.minutes { open.insert(grade) }
    }
    for piece in pieces {
      if let grade = making.candidates[piece.candidate].grade { ends[grade] = max(ends[grade] ?? piece.end, piece.end) }
    }
    var grades: [TaskID: Grade] = [:]
    for task in making.tasks { grades[task.id] = task.grade }
    for block in making.blocks.fixed {
      guard let task = block.task, let grade = grades[task] else { continue }
      ends[grade] = max(ends[grade] ?? block.end, block.end)
    }
    for grade in open { ends[grade] = nil }
    return ends
  }

  /// Returns the better graded task that is still open when this one would begin; nil if there is none.
  func better(than candidate: PlanCandidate, at start: Instant?) throws(PlannerFailure) -> PlanReason? {
    guard let watch else { return nil }
    var task = candidate.task
    task.grade = candidate.grade
    guard let notice = watch.notice(beginning: task), let grade = notice.blocker.grade else { return nil }
    if let start, let end = ends[grade], end <= start { return nil }
    return .better(title: try making.title(of: notice.blocker.id), grade: grade, number: notice.number)
  }
}
