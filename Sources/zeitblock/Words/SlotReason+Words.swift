import Domain

extension SlotReason {
  /// Why a block lies there, or why a task has no place, as one short sentence without a full stop.
  func sentence(in language: Language) -> String {
    switch self {
    case .due(let latest):
      language("due; \(clock(latest)) would be the latest start", "fällig; spätester Beginn wäre \(clock(latest))")
    case .late(let minutes, let free):
      language(
        "\(language.span(minutes)) of it are late; before it is due \(language.span(free)) were free in all",
        "\(language.span(minutes)) davon zu spät; vor der Fälligkeit waren insgesamt \(language.span(free)) frei")
    case .onlyGap(let minutes):
      language(
        "the only gap long enough, \(language.span(minutes))",
        "die einzige Lücke, die lang genug ist, \(language.span(minutes))")
    case .fillsGap(let minutes):
      language("fills a gap of \(language.span(minutes))", "füllt eine Lücke von \(language.span(minutes))")
    case .notBefore(let moment): language("not before \(clock(moment))", "nicht vor \(clock(moment))")
    case .morning: language("better in the morning", "lieber am Vormittag")
    case .highestWeight: language("nothing weightier could be here", "nichts Wichtigeres könnte hier stehen")
    case .kept: language("as planned before", "wie bisher geplant")
    case .firstFree: language("the first time left for it", "die erste Zeit, die dafür bleibt")
    case .needsOnePiece, .needsMore, .moreImportant, .noRoom, .afterTheEnd, .noFreeTime: whyNot(language)
    }
  }

  private func whyNot(_ language: Language) -> String {
    switch self {
    case .needsOnePiece(let minutes, let longest):
      language(
        "needs \(language.span(minutes)) in one piece, the longest gap is \(language.span(longest))",
        "braucht \(language.span(minutes)) am Stück, die längste Lücke hat \(language.span(longest))")
    case .needsMore(let minutes, let free):
      language(
        "needs \(language.span(minutes)), \(language.span(free)) are free",
        "braucht \(language.span(minutes)), frei sind \(language.span(free))")
    case .moreImportant(let free):
      language(
        "more important work takes the \(language.span(free)) that were free",
        "Wichtigeres nimmt die \(language.span(free)), die frei waren")
    case .noRoom(let free):
      language(
        "what others leave of the \(language.span(free)) that were free is too short or too late",
        "was andere von den freien \(language.span(free)) übrig lassen, ist zu kurz oder zu spät")
    case .afterTheEnd(let moment):
      moment.map {
        language(
          "not before \(clock($0)), after the last free time", "nicht vor \(clock($0)), nach der letzten freien Zeit")
      }
        ?? language("no time left", "keine Zeit übrig")
    default: language("there is no free time", "es gibt keine freie Zeit")
    }
  }

  /// `2026-11-23 09:00`
  private func clock(_ moment: Int) -> String {
    let clock = WallClock(total: Int64(moment) * 60)
    return clock.day.iso + " " + clock.time
  }
}
