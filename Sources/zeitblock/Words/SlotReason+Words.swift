import Domain

extension SlotReason {
  /// Explains why a block was placed in its slot, or why a task has none, in one short sentence without a full stop.
  func sentence(in language: Language) -> String {
    switch self {
    case .due(let latest):
      language("due; start by \(clock(latest))", "fällig; spätester Beginn \(clock(latest))")
    case .late(let minutes, let free):
      language(
        "\(language.length(minutes)) of it are late; before it is due \(language.length(free)) were free in all",
        "\(language.length(minutes)) davon zu spät; vor der Fälligkeit waren insgesamt \(language.length(free)) frei")
    case .onlyGap(let minutes):
      language(
        "the only gap long enough, \(language.length(minutes))",
        "die einzige Lücke, die lang genug ist, \(language.length(minutes))")
    case .fillsGap(let minutes):
      language("fills a gap of \(language.length(minutes))", "füllt eine Lücke von \(language.length(minutes))")
    case .notBefore(let moment): language("not before \(clock(moment))", "nicht vor \(clock(moment))")
    case .morning: language("better in the morning", "lieber am Vormittag")
    case .highestWeight: language("nothing more important fits here", "nichts Wichtigeres passt hier")
    case .kept: language("as planned before", "wie bisher geplant")
    case .firstFree: language("the first time left for it", "die erste freie Zeit dafür")
    case .needsOnePiece, .needsMore, .moreImportant, .noRoom, .afterTheEnd, .noFreeTime: whyNot(language)
    }
  }

  private func whyNot(_ language: Language) -> String {
    switch self {
    case .needsOnePiece(let minutes, let longest):
      language(
        "needs \(language.length(minutes)) in one piece, the longest gap is \(language.length(longest))",
        "braucht \(language.length(minutes)) am Stück, die längste Lücke hat \(language.length(longest))")
    case .needsMore(let minutes, let free):
      language(
        "needs \(language.length(minutes)), \(language.length(free)) are free",
        "braucht \(language.length(minutes)), frei sind \(language.length(free))")
    case .moreImportant(let free):
      language(
        "other tasks take the free \(language.length(free))",
        "die freien \(language.length(free)) gehen an andere Aufgaben")
    case .noRoom(let free):
      language(
        "the rest of the free \(language.length(free)) is too short or too late",
        "der Rest der freien \(language.length(free)) ist zu kurz oder zu spät")
    case .afterTheEnd(let moment):
      moment.map {
        language(
          "not before \(clock($0)), after the last free time", "nicht vor \(clock($0)), nach der letzten freien Zeit")
      }
        ?? language("no time left", "keine Zeit übrig")
    default: language("no free time", "keine freie Zeit")
    }
  }

  /// Formats a planner time: `2026-11-23 09:00`.
  private func clock(_ moment: Int) -> String {
    let clock = WallClock(total: Int64(moment) * 60)
    return clock.day.iso + " " + clock.time
  }
}
