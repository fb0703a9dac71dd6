import Domain

extension Event {
  /// Describes the event in one sentence.
  func sentence(in language: Language) -> String {
    switch self {
    case .added(let title, let position):
      language(
        "Added \(language.quoted(title)) at position \(position).",
        "\(language.quoted(title)) an Position \(position) hinzugefügt.")
    case .addedMany(let count): language("Added \(language.tasks(count)).", "\(language.tasks(count)) hinzugefügt.")
    case .edited(let title, let fields): Self.edited(title, fields, language)
    case .editedMany(let count, let all):
      language("Changed \(language.tasks(count))", "\(language.tasks(count)) geändert")
        + (count < all
          ? language("; \(all - count) needed no change.", "; \(all - count) schon so.") : ".")
    case .graded(let title, let grade, let number, let position, let count):
      Self.graded(title, grade, number, position.map { ($0, count) }, language)
    case .delegated(let title, let name, let followUp): Self.delegated(title, name, followUp, language)
    case .takenBack(let title):
      language("\(language.quoted(title)) is yours again.", "\(language.quoted(title)) gehört wieder dir.")
    case .titleImproved(let title, let was):
      language(
        "\(language.quoted(title)) (was: \(language.quoted(was)))",
        "\(language.quoted(title)) (vorher: \(language.quoted(was)))")
    case .titleRestored(let title):
      language(
        "Restored the title \(language.quoted(title)).",
        "Titel wiederhergestellt: \(language.quoted(title)).")
    case .movedMany(let count): language("Moved \(language.tasks(count)).", "\(language.tasks(count)) verschoben.")
    case .completed(let title, let count): Self.several(title, count, language, "Completed", "erledigt")
    case .advanced(let title, let next):
      language(
        "Completed \(language.quoted(title)), next \(language.day(next)).",
        "\(language.quoted(title)) erledigt, nächstes Mal \(language.day(next)).")
    case .skipped(let title, let next):
      language(
        "Skipped \(language.quoted(title)) this time, next \(language.day(next)).",
        "\(language.quoted(title)) diesmal ausgelassen, nächstes Mal \(language.day(next)).")
    case .recorded(let title, let minutes, let total):
      language(
        "Recorded \(language.length(minutes)) for \(language.quoted(title)), \(language.length(total)) in total.",
        "\(language.length(minutes)) für \(language.quoted(title)) notiert, zusammen \(language.length(total)).")
    case .reopened(let title, let count): Self.several(title, count, language, "Reopened", "wieder geöffnet")
    case .deleted(let title, let count):
      Self.several(title, count, language, "Deleted", "gelöscht")
        + language(
          count == 1 ? " zeitblock undo restores it." : " zeitblock undo restores them.",
          " zeitblock undo stellt sie wieder her.")
    case .moved(let title, nil, _):
      language("Moved \(language.quoted(title)).", "\(language.quoted(title)) verschoben.")
    case .moved(let title, let position?, let total):
      language(
        "Moved \(language.quoted(title)) to position \(position) of \(total).",
        "\(language.quoted(title)) an Position \(position) von \(total) verschoben.")
    case .settingChanged: language("Saved.", "Gespeichert.")
    case .samplesLoaded(let count): language("Loaded \(count) sample tasks.", "\(count) Beispielaufgaben geladen.")
    case .samplesThere:
      language(
        "The sample tasks are already there. Nothing was added.",
        "Die Beispielaufgaben sind schon da. Nichts wurde hinzugefügt.")
    case .samplesRemoved(let count): language("Removed \(count) sample tasks.", "\(count) Beispielaufgaben entfernt.")
    case .listUsed(let name, true):
      language("\(language.quoted(name)) is used again.", "\(language.quoted(name)) wird wieder verwendet.")
    case .listUsed(let name, false):
      language(
        "\(language.quoted(name)) is no longer used; its contents are kept.",
        "\(language.quoted(name)) wird nicht mehr verwendet; der Inhalt bleibt erhalten.")
    case .calendarBlockingSet(let name, let blocking):
      "\(language.quoted(name)): " + blocking.words(in: language) + "."
    case .eventBlockingSet(let title, true?):
      language("\(language.quoted(title)) blocks time.", "\(language.quoted(title)) blockiert Zeit.")
    case .eventBlockingSet(let title, false?):
      language("\(language.quoted(title)) is only shown.", "\(language.quoted(title)) wird nur gezeigt.")
    case .eventBlockingSet(let title, nil):
      language(
        "Whether \(language.quoted(title)) blocks depends on its calendar again.",
        "Ob \(language.quoted(title)) blockiert, richtet sich wieder nach dem Kalender.")
    case .undone(let summary, let untouched):
      language("Undone: ", "Rückgängig gemacht: ") + summary.phrase(in: language) + "."
        + Self.untouched(untouched, language)
    case .redone(let summary, let untouched):
      language("Redone: ", "Wiederholt: ") + summary.phrase(in: language) + "." + Self.untouched(untouched, language)
    case .received(let added, let changed, let gone):
      language(
        "Received: \(added) new, \(changed) changed, \(gone) deleted.",
        "Empfangen: \(added) neu, \(changed) geändert, \(gone) gelöscht.")
    case .settled(let title, let choice): Self.settled(title, choice, language)
    case .restored(let count):
      language(
        "Restored \(language.tasks(count)); zeitblock undo reverts it.",
        "\(language.tasks(count)) wiederhergestellt; zeitblock undo macht es rückgängig.")
    case .broughtIn(let count, let known): Self.broughtIn(count, known, language)
    case .purged(let count):
      language(
        "Deleted \(language.tasks(count)) for good.", "Endgültig gelöscht: \(language.tasks(count)).")
    case .scheduled(let block):
      language("Scheduled \(block.sentencePart(language)).", "\(block.sentencePart(language)) eingeplant.")
    case .rescheduled(let block):
      language("Rescheduled: \(block.sentencePart(language)).", "Neu eingeplant: \(block.sentencePart(language)).")
    case .unscheduled(let title, let count):
      language("Unscheduled ", "Aus dem Plan genommen: ")
        + (count == 1 ? language.quoted(title) : language.blocks(count)) + "."
    case .planned(let count, let removed):
      language("Planned \(language.blocks(count))", "\(language.blocks(count)) geplant")
        + (removed > 0 ? language(", \(removed) unscheduled", ", \(removed) aus dem Plan genommen") : "") + "."
    case .nothingChanged: language("Nothing to change.", "Nichts zu ändern.")
    }
  }

  private static func broughtIn(_ count: Int, _ known: Int, _ language: Language) -> String {
    let rest =
      known == 0 ? "" : language(", \(known) already in Zeitblock", ", \(known) schon vorhanden")
    return language(
      "Imported \(language.tasks(count))\(rest); zeitblock undo reverts it.",
      "\(language.tasks(count)) importiert\(rest); zeitblock undo macht es rückgängig.")
  }

  private static func edited(_ title: String, _ fields: [Field], _ language: Language) -> String {
    let names = fields.map { $0.name(in: language) }.joined(separator: ", ")
    return language("Changed \(language.quoted(title)): \(names).", "\(language.quoted(title)) geändert: \(names).")
  }

  private static func graded(
    _ title: String, _ grade: Grade?, _ number: Int?, _ row: (position: Int, count: Int)?, _ language: Language
  ) -> String {
    let title = language.quoted(title)
    let letter = grade.map { $0.letter + (number.map { "-\($0)" } ?? "") }
    let now = letter ?? language("without a grade", "ohne Stufe")
    guard number == nil, let row else { return language("\(title) is now \(now).", "\(title) ist jetzt \(now).") }
    return language(
      "\(title) is now \(now), position \(row.position) of \(row.count).",
      "\(title) ist jetzt \(now), Position \(row.position) von \(row.count).")
  }

  private static func delegated(_ title: String, _ name: String, _ followUp: Day?, _ language: Language) -> String {
    let (title, name) = (language.quoted(title), name)
    guard let followUp else {
      return language("Delegated \(title) to \(name).", "\(title) an \(name) abgegeben.")
    }
    return language(
      "Delegated \(title) to \(name), follow up \(language.day(followUp)).",
      "\(title) an \(name) abgegeben, nachfragen \(language.day(followUp)).")
  }

  private static func settled(_ title: String, _ choice: Conflict.Choice, _ language: Language) -> String {
    switch choice {
    case .here:
      language(
        "\(language.quoted(title)) has your text; the copy is deleted.",
        "\(language.quoted(title)) hat jetzt deinen Text; die Kopie ist gelöscht.")
    case .there:
      language(
        "\(language.quoted(title)) keeps the server’s text; the copy is deleted.",
        "\(language.quoted(title)) behält den Text vom Server; die Kopie ist gelöscht.")
    case .both:
      language(
        "Kept both \(language.quoted(title)) and its copy.",
        "\(language.quoted(title)) und die Kopie bleiben.")
    }
  }

  private static func several(
    _ title: String, _ count: Int, _ language: Language, _ english: String, _ german: String
  ) -> String {
    let what = count == 1 ? language.quoted(title) : language.tasks(count)
    return language("\(english) \(what).", "\(what) \(german).")
  }

  /// Appends to a custom sentence about an undo the tasks that were left untouched.
  func leftAlone(_ sentence: String, in language: Language) -> String {
    guard case .undone(_, let untouched) = self else { return sentence }
    return sentence + Self.untouched(untouched, language)
  }

  private static func untouched(_ untouched: [Untouched], _ language: Language) -> String {
    untouched.map { task in
      let names = task.fields.map { $0.name(in: language) }.joined(separator: ", ")
      let whole =
        task.isBlock
        ? language("its time block", "ihr Zeitblock") : language("the whole task", "die ganze Aufgabe")
      let what = names.isEmpty ? whole : names
      return language(
        " Not undone because it has changed since: \(language.quoted(task.title)) (\(what)).",
        " Nicht rückgängig gemacht, weil inzwischen geändert: \(language.quoted(task.title)) (\(what)).")
    }.joined()
  }
}

extension HistoryEntry.Summary {
  /// A phrase such as `adding “Call the dentist”`.
  func phrase(in language: Language) -> String {
    let what = count == 1 ? language.quoted(title) : language.tasks(count)
    return switch kind {
    case .add: language("adding \(what)", "\(what) hinzufügen")
    case .edit: language("changing \(what)", "\(what) ändern")
    case .complete: language("completing \(what)", "\(what) erledigen")
    case .record: language("recording time for \(what)", "Zeit für \(what) notieren")
    case .skip: language("skipping \(what)", "\(what) auslassen")
    case .reopen: language("reopening \(what)", "\(what) wieder öffnen")
    case .delete: language("deleting \(what)", "\(what) löschen")
    case .move: language("moving \(what)", "\(what) verschieben")
    case .setting: language("a setting", "eine Einstellung")
    case .loadSamples: language("loading \(what)", "\(what) laden")
    case .removeSamples: language("removing \(what)", "\(what) entfernen")
    case .use: language("using \(language.quoted(title))", "\(language.quoted(title)) verwenden")
    case .unuse: language("not using \(language.quoted(title))", "\(language.quoted(title)) nicht mehr verwenden")
    case .calendarBlocking:
      language(
        "changing what blocks in \(language.quoted(title))", "ändern, was in \(language.quoted(title)) blockiert")
    case .eventBlocking:
      language("changing whether \(language.quoted(title)) blocks", "ändern, ob \(language.quoted(title)) blockiert")
    case .receive: language("syncing from a server", "von einem Server synchronisieren")
    case .settle: language("resolving the conflict in \(what)", "Konflikt bei \(what) lösen")
    case .bringIn: language("importing \(what)", "\(what) importieren")
    case .grade: language("grading \(what)", "Stufe von \(what) ändern")
    case .delegate: language("delegating \(what)", "\(what) abgeben")
    case .improveTitle, .improveTitleOnRequest:
      language("improving the title \(what)", "den Titel \(what) verbessern")
    case .restoreTitle: language("restoring the title \(what)", "den Titel \(what) wiederherstellen")
    case .takeBack: language("making \(what) yours again", "\(what) wieder selbst übernehmen")
    case .restore: language("restoring \(what)", "\(what) wiederherstellen")
    case .schedule: language("scheduling \(what)", "\(what) einplanen")
    case .reschedule: language("rescheduling \(what)", "\(what) neu einplanen")
    case .unschedule:
      count == 1
        ? language("unscheduling \(what)", "\(what) aus dem Plan nehmen")
        : language("unscheduling \(language.blocks(count))", "\(language.blocks(count)) aus dem Plan nehmen")
    case .plan:
      count == 1
        ? language("planning \(what)", "\(what) planen")
        : language("planning \(language.blocks(count))", "\(language.blocks(count)) planen")
    }
  }
}

extension Field {
  func name(in language: Language) -> String {
    switch self {
    case .list: language("list", "Liste")
    case .title: language("title", "Titel")
    case .notes: language("description", "Beschreibung")
    case .importance: language("importance", "Wichtigkeit")
    case .urgency: language("urgency", "Dringlichkeit")
    case .grade: language("grade", "Stufe")
    case .subPriority: language("number", "Nummer")
    case .type: language("type", "Art")
    case .tags: language("tags", "Tags")
    case .due: language("due date", "Fälligkeit")
    case .notBefore: language("not before", "nicht vor")
    case .manualDuration: language("duration", "Dauer")
    case .recurrence: language("repeat", "Wiederholung")
    case .parent: language("parent task", "übergeordnete Aufgabe")
    case .delegatedTo: language("delegated to", "abgegeben an")
    case .needsTitleImprovement: language("title to improve", "Titel zu verbessern")
    case .originalTitle: language("original title", "ursprünglicher Titel")
    case .sourceURL: language("link", "Link")
    case .completedAt: language("completion", "Erledigung")
    case .actualMinutes: language("minutes worked", "gearbeitete Minuten")
    }
  }
}

extension Importance {
  func word(in language: Language) -> String {
    switch self {
    case .low: language("low", "niedrig")
    case .medium: language("medium", "mittel")
    case .high: language("high", "hoch")
    }
  }

  /// A symbol for terminals, where no other text states the level.
  var sign: String {
    switch self {
    case .low: "🟦"
    case .medium: "🟨"
    case .high: "🔴"
    }
  }
}

extension TaskType {
  func word(in language: Language) -> String {
    switch self {
    case .income: language("income", "Geld verdienen")
    case .maintenance: language("maintenance", "Schneeschaufeln")
    case .recharge: language("recharge", "Energie aufladen")
    case .learning: language("learning", "Lernen")
    case .givingBack: language("giving back", "Geben")
    }
  }
}
