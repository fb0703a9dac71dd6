import CommandLine
import Domain

extension CLICommand {
  /// Solves a problem file and prints the plan.
  static func solve(_ path: String, _ context: CommandContext) throws {
    let limit = 16 << 20
    let bytes = path == "-" ? try FileBytes.read(0, path, limit: limit) : try FileBytes.read(path, limit: limit)
    guard bytes.count <= limit else { throw UnreadProblem(path: path, fault: nil) }
    let file: ProblemFile
    do throws(ProblemFault) { file = try ProblemFile(bytes) } catch { throw UnreadProblem(path: path, fault: error) }
    let solution = PlanSolver.solve(file.problem)
    let language = context.language
    if context.wantsJSON { return context.print(file.answer(solution) { $0.sentence(in: language) }) }
    show(solution, of: file, context)
  }

  private static func show(_ solution: PlanSolution, of file: ProblemFile, _ context: CommandContext) {
    let language = context.language
    var day: Day?
    var table = Table(columns: [.left, .left, .left], flexible: 2)
    for block in solution.blocks {
      let span = file.problem.span(of: block.slots)
      let start = WallClock(total: Int64(span.lowerBound) * 60)
      if start.day != day {
        if day != nil { context.print(table.rendered(for: context.terminal)) }
        table = Table(columns: [.left, .left, .left], flexible: 2)
        day = start.day
        context.printLine(start.day.iso, .bold)
      }
      table.add("  " + start.time + "–" + WallClock(total: Int64(span.upperBound) * 60).time)
      table.add(file.ids[block.task])
      table.add(block.reasons.first?.sentence(in: language) ?? "", .dim)
    }
    if day != nil { context.print(table.rendered(for: context.terminal)) }
    showLeft(solution, of: file, context)
  }

  private static func showLeft(_ solution: PlanSolution, of file: ProblemFile, _ context: CommandContext) {
    let language = context.language
    if !solution.left.isEmpty {
      context.printLine(language("Don’t fit", "Passen nicht"), .bold)
      var table = Table(columns: [.left, .left, .left], flexible: 2)
      for left in solution.left {
        table.add("  " + language.span(left.slots * file.problem.slotMinutes))
        table.add(file.ids[left.task])
        table.add(left.reason.sentence(in: language), .dim)
      }
      context.print(table.rendered(for: context.terminal))
    }
    let parts = solution.parts
    context.remark(
      language(
        """
        Cost \(solution.z): unscheduled \(parts.unscheduled), late \(parts.late), waiting \(parts.earliness), splits \
        \(parts.splits), not in the morning \(parts.energy).
        """,
        """
        Kosten \(solution.z): nicht eingeplant \(parts.unscheduled), zu spät \(parts.late), Warten \
        \(parts.earliness), Teilungen \(parts.splits), nicht am Vormittag \(parts.energy).
        """))
  }
}
