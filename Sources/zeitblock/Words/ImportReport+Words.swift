import Domain

extension ConversionReport.Entry {
  /// Describes what was lost, how often, and the first line concerned.
  func sentence(in language: Language) -> String {
    let what = Field(rawValue: field)?.name(in: language) ?? language.quoted(field)
    let text = reason.sentence(what, in: language)
    let times = count == 1 ? "" : language(" (\(count) times)", " (\(count)-mal)")
    let place = line == 0 ? "" : language(", first in line \(line)", ", zuerst in Zeile \(line)")
    let example = sample.isEmpty ? "" : ": " + language.quoted(sample)
    return text + times + (count == 1 && line > 0 ? language(", line \(line)", ", Zeile \(line)") : place) + example
  }
}

extension ConversionReport.Reason {
  fileprivate func sentence(_ what: String, in language: Language) -> String {
    switch self {
    case .notKept: language("not imported: \(what)", "nicht übernommen: \(what)")
    case .unreadable: language("not recognised: \(what)", "nicht erkannt: \(what)")
    case .shortened: language("shortened: \(what)", "gekürzt: \(what)")
    case .changed: language("adjusted: \(what)", "angepasst: \(what)")
    case .untitled: language("skipped, no title", "übersprungen, ohne Titel")
    case .deleted: language("skipped, deleted there", "übersprungen, dort gelöscht")
    case .repeated: language("skipped, duplicate in the file", "übersprungen, doppelt in der Datei")
    case .noTask: language("skipped, not a task", "übersprungen, keine Aufgabe")
    case .completed: language("skipped, completed", "übersprungen, erledigt")
    }
  }
}
