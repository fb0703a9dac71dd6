import CommandLine
import Domain
import Web

/// The table of `plan --calibration`: last year's estimates compared with the recorded times.
struct CalibrationTable {
  private let context: CommandContext
  private let calibration: Calibration

  init(_ context: CommandContext) throws {
    self.context = context
    let since = try context.presentEnvironment().now.aYearAgo
    calibration = try context.read { reader throws(PlannerFailure) in try reader.calibration(since: since) }
  }

  private var language: Language { context.language }

  func show() {
    if context.wantsJSON { return context.print(calibration.json) }
    guard !calibration.figures.isEmpty else {
      return context.printLine(
        language(
          "Too little to say: \(language.tasks(calibration.samples.count)) timed and estimated in the last year, "
            + "\(Calibration.least) are needed.",
          "Noch zu wenig: im letzten Jahr \(language.tasks(calibration.samples.count)) mit Schätzung und Zeit, "
            + "nötig sind \(Calibration.least)."))
    }
    var table = Table(columns: [.left, .right, .right, .right, .right], flexible: 0)
    for head in [
      "", language("tasks", "Aufgaben"), language("estimated", "geschätzt"), language("took", "gebraucht"), "%",
    ] {
      table.add(head, .dim)
    }
    for figure in calibration.figures {
      table.add(Words(language).name(of: figure.group))
      table.add("\(figure.count)")
      table.add(language.span(figure.estimate))
      table.add(language.span(figure.actual))
      table.add("\(figure.percent)")
    }
    context.print(table.rendered(for: context.terminal))
    context.remark(language("Medians of the last 365 days.", "Mediane der letzten 365 Tage."))
  }
}
