import CommandLine
import Domain

extension CommandContext {
  /// Prints the focus task, or why there is none.
  func show(_ scene: FocusScene) {
    switch scene.phase {
    case .focused(let card): show(card, scene)
    case .empty(let emptiness): printLine(emptiness.sentence(in: language))
    case .bootstrapping:
      printLine(
        language(
          "Your account hasn’t been synced yet; zeitblock sync reads its lists.",
          "Dein Konto wurde noch nicht synchronisiert; zeitblock sync liest seine Listen."))
    case .onboarding:
      printLine(
        language(
          "One task at a time. Add the first one: zeitblock focus add “…”",
          "Eine Aufgabe nach der anderen. Füge die erste hinzu: zeitblock focus add „…“"))
    case .denied(let list):
      printLine(
        language(
          "No access to \(language.quoted(list.name)); zeitblock sync status shows why.",
          "Kein Zugriff auf \(language.quoted(list.name)); zeitblock sync status zeigt, warum."))
    case .setup: showChoice(scene)
    }
  }

  private func showChoice(_ scene: FocusScene) {
    printLine(
      language(
        "Which list should Focus use? zeitblock focus list NAME, or --all.",
        "Aus welcher Liste soll gezogen werden? zeitblock focus list NAME oder --all."))
    for list in scene.lists {
      let word = list.access == .denied ? language("no access", "kein Zugriff") : list.access.word(in: language)
      let access = list.access == .granted ? "" : " (" + word + ")"
      printLine(
        "  " + printable(list.name) + access + ", " + language("\(list.openCount) open", "\(list.openCount) offen"))
    }
  }

  private func show(_ card: FocusCard, _ scene: FocusScene) {
    printLine(printable(card.item.title), .bold)
    if let notes = card.item.notes {
      printLine()
      for line in notes.split(separator: "\n", omittingEmptySubsequences: false) { printLine(printable(String(line))) }
    }
    printLine()
    printLine(facts(of: card).joined(separator: " · "), .dim)
    printLine(count(scene) + " " + card.reason.sentence(in: language), .dim)
    if let name = card.item.delegatedTo {
      printLine(language("Follow up with \(printable(name)).", "Bei \(printable(name)) nachfragen."), .yellow)
    }
    if let text = card.guarding(in: language) { printLine(text, .yellow) }
    if let text = card.timer.sentence(in: language) { printLine(text) }
    guard let undo = scene.undo else { return }
    remark(
      language(
        "zeitblock focus undo restores \(language.quoted(undo.title)) within five seconds.",
        "zeitblock focus undo stellt \(language.quoted(undo.title)) binnen fünf Sekunden wieder her."))
  }

  private func facts(of card: FocusCard) -> [String] {
    let item = card.item
    let duration = item.effectiveDuration
    let grade = item.grade?.text(card.number)
    let facts: [String?] = [
      card.listName.isEmpty ? nil : printable(card.listName),
      item.due.map { language("due \(language.due($0))", "fällig \(language.due($0))") }, grade,
      duration.isDefault ? nil : language.span(duration.minutes),
      item.importance.sign + " " + item.importance.word(in: language),
      item.urgency == .urgent ? language("urgent", "dringend") : nil,
      card.openBelow.isEmpty
        ? nil
        : language.subtasks(card.openBelow.count),
    ]
    return facts.compactMap { $0 }
  }

  private func count(_ scene: FocusScene) -> String {
    let place = scene.source == .all ? language("all lists", "allen Listen") : language.quoted(scene.sourceName)
    return language("\(scene.poolCount) available in \(place).", "\(scene.poolCount) verfügbar in \(place).")
  }
}

extension FocusScene.Emptiness {
  func sentence(in language: Language) -> String {
    switch self {
    case .nothingYet:
      language(
        "Nothing here yet; zeitblock focus add “…” adds a task.",
        "Hier ist noch nichts; zeitblock focus add „…“ fügt eine Aufgabe hinzu.")
    case .allDone(0): language("Nothing left here.", "Hier ist nichts mehr offen.")
    case .allDone(let today):
      language(
        "Nothing left here; completed today: \(today).",
        "Hier ist nichts mehr offen; heute erledigt: \(today).")
    case .waiting(let open):
      language(
        "Nothing left for today; \(language.tasks(open)) for later or delegated.",
        "Für heute ist hier nichts mehr; \(language.tasks(open)) später dran oder abgegeben.")
    case .narrowed(let open):
      language(
        "Nothing matches this selection; \(language.tasks(open)) open outside it (zeitblock focus from everything).",
        "In dieser Auswahl ist nichts; \(language.tasks(open)) außerhalb (zeitblock focus from everything).")
    }
  }
}

extension FocusCard {
  /// A notice such as `A-1 “Call the bank” is open and comes first.`; nil if no task blocks this one.
  fileprivate func guarding(in language: Language) -> String? {
    guard let notice = guardNotice, let grade = notice.blocker.grade else { return nil }
    let name = grade.text(notice.number) + " " + language.quoted(blockerTitle ?? "")
    return language(
      "\(name) is open and comes first; zeitblock focus anyway ignores that today.",
      "\(name) ist offen und kommt zuerst; zeitblock focus anyway ignoriert das für heute.")
  }
}

extension FocusReason {
  fileprivate func sentence(in language: Language) -> String {
    switch self {
    case .random: language("Drawn at random.", "Zufällig gezogen.")
    case .block: language("Scheduled for now.", "Für jetzt eingeplant.")
    case .quadrant(let quadrant):
      language("Drawn from quadrant \(quadrant.rawValue).", "Aus Quadrant \(quadrant.rawValue) gezogen.")
    case .gradeA: language("Drawn from grade A.", "Aus Stufe A gezogen.")
    case .fits(let minutes):
      language(
        "Fits into the \(language.length(minutes)) before your next event.",
        "Passt in die \(language.length(minutes)) vor deinem nächsten Termin.")
    case .chosen: language("Chosen by you.", "Von dir ausgewählt.")
    }
  }
}

extension TimerReading {
  /// A text such as `12:41 of 30 min, counting`; nil if there is no timer.
  func sentence(in language: Language) -> String? {
    guard mode != .none else { return nil }
    let clock = "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
    let length = total.map { language(" of \(language.span($0))", " von \(language.span($0))") } ?? ""
    let done =
      actualMinutes == 0
      ? ""
      : language(
        "; \(language.length(actualMinutes)) recorded", "; \(language.length(actualMinutes)) notiert")
    switch phase {
    case .idle: return language("Timer ready (\(mode.rawValue))", "Timer bereit (\(mode.rawValue))") + done
    case .working: return clock + length + language(", running", ", läuft") + done
    case .paused: return clock + length + language(", paused", ", pausiert") + done
    case .onBreak: return language("Break: ", "Pause: ") + clock + length
    }
  }
}
