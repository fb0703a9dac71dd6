import Domain
import Web

extension Grade {
  /// Returns the meaning of the grade and the consequences of leaving the task undone.
  func consequence(in language: Language) -> String {
    switch self {
    case .a: language("must: serious consequences if you don’t", "muss: ernste Folgen, wenn du es nicht tust")
    case .b: language("should: mild consequences", "soll: milde Folgen")
    case .c: language("could: no consequences", "kann: keine Folgen")
    case .d: language("delegate: another person can do it", "abgeben: eine andere Person kann es tun")
    case .e: language("drop: you won’t miss it", "streichen: fehlt dir nicht")
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
  /// Explains a score: `52 points: 38 urgency and importance, 12 due date, 2 age, 0 grade`.
  func words(in language: Language) -> String {
    language(
      "\(total) points: \(quadrant) urgency and importance, \(due) due date, \(neglect) age, \(grade) grade",
      """
      \(total) Punkte: \(quadrant) Dringlichkeit und Wichtigkeit, \(due) Fälligkeit, \(neglect) Alter, \(grade) \
      Stufe
      """)
  }
}

extension MethodSuggestion {
  /// Suggestions are worded as questions, since nothing is set automatically.
  func words(in language: Language) -> [String] {
    var lines: [String] = []
    switch urgency {
    case .overdue(let due)?:
      lines.append(
        language("urgent? overdue since \(language.due(due))", "dringend? überfällig seit \(language.due(due))"))
    case .dueSoon(let due)?:
      lines.append(language("urgent? due \(language.due(due))", "dringend? fällig \(language.due(due))"))
    case .littleTime(let free, let needed, let due)?:
      lines.append(
        language(
          "urgent? \(language.length(free)) free before \(language.due(due)), needs \(language.length(needed))",
          "dringend? \(language.length(free)) frei bis \(language.due(due)), braucht \(language.length(needed))"))
    case nil: break
    }
    if let importance {
      lines.append(language("important? grade \(importance.letter)", "wichtig? Stufe \(importance.letter)"))
    }
    return lines
  }
}

extension Language {
  /// Formats a duration that stands alone, as on pages: `45 min`, `1 h 30`, `3 h`.
  func span(_ minutes: Int) -> String { Words(self).length(minutes: minutes) }

  /// Formats a duration within a sentence: `1 h 30 min`.
  func length(_ minutes: Int) -> String { Words(self).lengthInSentence(minutes: minutes) }
}
