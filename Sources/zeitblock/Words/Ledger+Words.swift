import Domain

extension Ledger.Entry {
  /// What was lost, how often and where first.
  func sentence(in language: Language) -> String {
    let what = Field(rawValue: field)?.name(in: language) ?? language.quoted(field)
    let text = reason.sentence(what, in: language)
    let times = count == 1 ? "" : language(" (\(count) times)", " (\(count)-mal)")
    let place = line == 0 ? "" : language(", first in line \(line)", ", zuerst in Zeile \(line)")
    let example = sample.isEmpty ? "" : ": " + language.quoted(sample)
    return text + times + (count == 1 && line > 0 ? language(", line \(line)", ", Zeile \(line)") : place) + example
  }
}

extension Ledger.Reason {
  fileprivate func sentence(_ what: String, in language: Language) -> String {
    switch self {
    case .notKept: language("not kept: \(what)", "nicht behalten: \(what)")
    case .unreadable: language("not understood: \(what)", "nicht verstanden: \(what)")
    case .shortened: language("shortened: \(what)", "gekürzt: \(what)")
    case .changed: language("kept in another form: \(what)", "in anderer Form behalten: \(what)")
    case .untitled: language("left out, without a title", "weggelassen, ohne Titel")
    case .deleted: language("left out, deleted there", "weggelassen, dort gelöscht")
    case .repeated: language("left out, a second time in the file", "weggelassen, ein zweites Mal in der Datei")
    case .noTask: language("left out, no task", "weggelassen, keine Aufgabe")
    case .completed: language("left out, completed", "weggelassen, erledigt")
    }
  }
}
