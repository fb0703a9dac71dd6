import Domain
import Web

extension Grade {
  /// What it means and what follows when the task is left undone.
  func consequence(in language: Language) -> String {
    switch self {
    case .a: language("must be done: serious consequences if not", "muss sein: sonst ernste Folgen")
    case .b: language("should be done: mild consequences if not", "soll sein: sonst milde Folgen")
    case .c: language("nice to do: no consequences", "wäre schön: keine Folgen")
    case .d: language("delegate: somebody else can do it", "abgeben: das kann jemand anders")
    case .e: language("eliminate: nobody will miss it", "streichen: das vermisst niemand")
    }
  }
}

extension Quadrant {
  func word(in language: Language) -> String {
    switch self {
    case .doFirst: language("Do first: urgent and important", "Sofort: dringend und wichtig")
    case .schedule: language("Schedule: important, not urgent", "Planen: wichtig, nicht dringend")
    case .delegate: language("Delegate: urgent, not important", "Abgeben: dringend, nicht wichtig")
    case .drop: language("Drop: neither urgent nor important", "Streichen: weder dringend noch wichtig")
    }
  }
}

extension Score {
  /// `52 points: 38 urgency and importance, 12 due, 2 age, 0 grade`
  func words(in language: Language) -> String {
    language(
      "\(total) points: \(quadrant) urgency and importance, \(due) due day, \(neglect) age, \(grade) grade",
      "\(total) Punkte: \(quadrant) Dringlichkeit und Wichtigkeit, \(due) Fälligkeit, \(neglect) Alter, \(grade) Stufe")
  }
}

extension MethodSuggestion {
  /// Questions, since nothing is set by itself.
  func words(in language: Language) -> [String] {
    var lines: [String] = []
    switch urgency {
    case .overdue(let due)?:
      lines.append(language("urgent? overdue since \(due.text)", "dringend? überfällig seit \(due.text)"))
    case .dueSoon(let due)?: lines.append(language("urgent? due \(due.text)", "dringend? fällig \(due.text)"))
    case .littleTime(let free, let needed, let due)?:
      lines.append(
        language(
          "urgent? \(language.span(free)) free before \(due.text), needs \(language.span(needed))",
          "dringend? \(language.span(free)) frei bis \(due.text), braucht \(language.span(needed))"))
    case nil: break
    }
    if let importance {
      lines.append(language("important? grade \(importance.letter)", "wichtig? Stufe \(importance.letter)"))
    }
    return lines
  }
}

extension Language {
  /// `45 min`, `2 h 30`, `3 h`, as pages say it.
  func span(_ minutes: Int) -> String { Words(self).length(minutes: minutes) }
}
