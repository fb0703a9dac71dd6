import CommandLine
import Domain

extension World {
  /// Prints what is on top, or why nothing is.
  func show(_ scene: FocusScene) {
    switch scene.phase {
    case .focused(let card): show(card, scene)
    case .empty(let emptiness): printLine(emptiness.sentence(in: language))
    case .bootstrapping:
      printLine(
        language(
          "Your account was never synced; zeitblock sync reads its lists.",
          "Dein Konto wurde noch nie abgeglichen; zeitblock sync liest seine Listen."))
    case .onboarding:
      printLine(
        language(
          "One task at a time. zeitblock focus add “…” adds the first one.",
          "Eine Aufgabe nach der anderen. zeitblock focus add „…“ fügt die erste hinzu."))
    case .denied(let list):
      printLine(
        language(
          "The server of \(language.quoted(list.name)) lets nobody in; zeitblock sync status tells why.",
          "Der Server von \(language.quoted(list.name)) lässt niemanden hinein; zeitblock sync status sagt, warum."))
    case .setup: showChoice(scene)
    }
  }

  private func showChoice(_ scene: FocusScene) {
    printLine(
      language(
        "Which list? zeitblock focus list NAME, or --all.", "Welche Liste? zeitblock focus list NAME, oder --all."))
    for list in scene.lists {
      let access = list.access == .granted ? "" : " (" + list.access.word(in: language) + ")"
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
      printLine(language("Ask \(printable(name)).", "Bei \(printable(name)) nachfragen."), .yellow)
    }
    if let text = card.guarding(in: language) { printLine(text, .yellow) }
    if let text = card.timer.sentence(in: language) { printLine(text) }
    guard let undo = scene.undo else { return }
    remark(
      language(
        "zeitblock focus undo brings \(language.quoted(undo.title)) back within five seconds.",
        "zeitblock focus undo bringt \(language.quoted(undo.title)) binnen fünf Sekunden zurück."))
  }

  private func facts(of card: FocusCard) -> [String] {
    let item = card.item
    let duration = item.effectiveDuration
    let grade = item.grade?.text(card.number)
    let facts: [String?] = [
      card.listName.isEmpty ? nil : printable(card.listName),
      item.due.map { language("due \($0.text)", "fällig \($0.text)") }, grade,
      duration.isDefault ? nil : "\(duration.minutes) min",
      item.importance.sign + " " + item.importance.word(in: language),
      item.urgency == .urgent ? language("urgent", "dringend") : nil,
      card.openBelow.isEmpty
        ? nil
        : language("\(language.tasks(card.openBelow.count)) below", "darunter \(language.tasks(card.openBelow.count))"),
    ]
    return facts.compactMap { $0 }
  }

  private func count(_ scene: FocusScene) -> String {
    let place = scene.source == .all ? language("all lists", "allen Listen") : language.quoted(scene.sourceName)
    return language("\(scene.poolCount) to choose from in \(place).", "\(scene.poolCount) zur Wahl in \(place).")
  }
}

extension FocusScene.Emptiness {
  func sentence(in language: Language) -> String {
    switch self {
    case .nothingYet:
      language(
        "Nothing here yet; zeitblock focus add “…” adds a task.",
        "Noch nichts hier; zeitblock focus add „…“ fügt eine Aufgabe hinzu.")
    case .allDone(0): language("Nothing left here.", "Hier ist nichts mehr.")
    case .allDone(let today):
      language(
        "Nothing left here; done today: \(today).", "Hier ist nichts mehr; heute erledigt: \(today).")
    case .waiting(let open):
      language(
        "Nothing left for today; \(language.tasks(open)) waiting.",
        "Für heute ist nichts mehr; \(language.tasks(open)) mit Wartezeit.")
    case .narrowed(let open):
      language(
        "None of those; \(language.tasks(open)) beside them (zeitblock focus from everything).",
        "Keine von diesen; daneben \(language.tasks(open)) (zeitblock focus from everything).")
    }
  }
}

extension FocusCard {
  /// `A-1 “Call the bank” is open and comes first.`
  fileprivate func guarding(in language: Language) -> String? {
    guard let notice = guardNotice, let grade = notice.blocker.grade else { return nil }
    let name = grade.text(notice.number) + " " + language.quoted(blockerTitle ?? "")
    return language(
      "\(name) is open and comes first; zeitblock focus anyway keeps quiet about it today.",
      "\(name) ist offen und kommt zuerst; zeitblock focus anyway schweigt heute davon.")
  }
}

extension FocusReason {
  fileprivate func sentence(in language: Language) -> String {
    switch self {
    case .random: language("Drawn at random.", "Zufällig gezogen.")
    case .block: language("This time is set aside for it.", "Diese Zeit ist dafür eingeplant.")
    case .quadrant(let quadrant):
      language("Drawn from quadrant \(quadrant.rawValue).", "Aus Quadrant \(quadrant.rawValue) gezogen.")
    case .gradeA: language("Drawn from grade A.", "Aus Stufe A gezogen.")
    case .fits(let minutes):
      language(
        "It fits into the \(hours(minutes)) that are free.", "Passt in die \(hours(minutes)), die frei sind.")
    case .chosen: language("Put on top by you.", "Von dir nach oben gelegt.")
    }
  }

  private func hours(_ minutes: Int) -> String {
    let rest = minutes % 60 == 0 ? "" : " \(minutes % 60) min"
    return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h" + rest
  }
}

extension TimerReading {
  /// `12:41 of 30 min, counting`; nil while there is no timer.
  func sentence(in language: Language) -> String? {
    guard mode != .none else { return nil }
    let clock = "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
    let length = total.map { language(" of \($0) min", " von \($0) min") } ?? ""
    let done =
      actualMinutes == 0 ? "" : language("; \(actualMinutes) min recorded", "; \(actualMinutes) min festgehalten")
    switch phase {
    case .idle: return language("Timer ready (\(mode.rawValue))", "Uhr bereit (\(mode.rawValue))") + done
    case .working: return clock + length + language(", running", ", läuft") + done
    case .paused: return clock + length + language(", paused", ", angehalten") + done
    case .onBreak: return language("Break: ", "Pause: ") + clock + length
    }
  }
}
