/// Texts about moving entries on the plan. Placeholders are written `{1}`, `{2}` ….
public enum HandPhrase: PhraseTable, Sendable, CaseIterable {
  // Announcements during a move.
  case grabbed, busy, full, anyway, tray, dropped, cancelled, returned, fixed, noDay

  // A task picked for scheduling.
  case picked, unpicked, gaps

  // Handles and menus.
  case blockMenu, slipMenu, earlier, later, shorter, longer, nextGap, lasts, otherDay, pin, unpin, takeOut
  case complete, open, deleteTask, pick, schedule, accept, leaveOut

  // Keyboard shortcuts, for the help page.
  case keys, keyToday, keyDays, keySize, keyTake, keyTakeTitle, keyMove, keyHour, keyLength, keyOtherDay, keyTray
  case keyDrop, keyGiveUp, keyPick, keyMenu
}

extension HandPhrase {
  var german: String {
    switch self {
    case .grabbed:
      "{1} gegriffen, {2}. Pfeile verschieben, Umschalt und Pfeile ändern die Länge, Eingabe legt ab, Esc bricht ab."
    case .busy: "belegt, nächste Lücke {1}"
    case .full: "belegt, an diesem Tag keine Lücke mehr"
    case .anyway: "überschneidet sich"
    case .tray: "aus dem Plan nehmen"
    case .dropped: "{1} abgelegt: {2}"
    case .cancelled: "Abgebrochen. {1} ist unverändert."
    case .returned: "{1} ist unverändert."
    case .fixed: "{1} ist schreibgeschützt und lässt sich nicht verschieben."
    case .noDay: "Auf dieser Seite gibt es keinen weiteren Tag."
    case .picked: "{1} ausgewählt. Tippe auf eine Lücke oder eine Zeit."
    case .unpicked: "Auswahl aufgehoben."
    case .gaps: "Freie Lücken zeigen"
    case .blockMenu: "Aktionen"
    case .slipMenu: "Aktionen"
    case .earlier: "15 min früher"
    case .later: "15 min später"
    case .shorter: "15 min kürzer"
    case .longer: "15 min länger"
    case .nextGap: "In die nächste Lücke"
    case .lasts: "Dauer {1}"
    case .otherDay: "Anderer Tag oder andere Zeit …"
    case .pin: "Hier fixieren"
    case .unpin: "Nicht mehr fixieren"
    case .takeOut: "Aus dem Plan nehmen"
    case .complete: "Aufgabe erledigen"
    case .open: "Öffnen"
    case .deleteTask: "Aufgabe löschen"
    case .pick: "Zeit auf der Zeitachse wählen"
    case .schedule: "Einplanen …"
    case .accept: "Übernehmen"
    case .leaveOut: "Verwerfen"
    case .keys: "Im Plan"
    case .keyToday: "Heute"
    case .keyDays: "Voriger, nächster Tag oder vorige, nächste Woche"
    case .keySize: "Zeitachse kleiner, größer"
    case .keyTake: "Auf dem Griff eines Blocks oder einer Aufgabe: aufnehmen"
    case .keyTakeTitle: "Auf dem Titel: aufnehmen"
    case .keyMove: "Aufgenommen: früher, später"
    case .keyHour: "Aufgenommen: eine Stunde früher, später"
    case .keyLength: "Aufgenommen: kürzer, länger"
    case .keyOtherDay: "Aufgenommen: voriger, nächster Tag (in der Woche)"
    case .keyTray: "Aufgenommen: aus dem Plan nehmen"
    case .keyDrop: "Ablegen"
    case .keyGiveUp: "Abbrechen"
    case .keyPick: "Auf einer Aufgabe: aufnehmen"
    case .keyMenu: "Aktionen des Blocks oder der Aufgabe"
    }
  }

  var english: String {
    switch self {
    case .grabbed:
      "{1} picked up, {2}. Arrows move it, Shift and arrows change its length, Enter drops it, Esc cancels."
    case .busy: "busy, next gap {1}"
    case .full: "busy, no gap left on this day"
    case .anyway: "overlaps"
    case .tray: "unschedule"
    case .dropped: "{1} dropped: {2}"
    case .cancelled: "Cancelled. {1} is unchanged."
    case .returned: "{1} is unchanged."
    case .fixed: "{1} is read-only and can’t be moved."
    case .noDay: "There’s no other day on this page."
    case .picked: "{1} selected. Tap a gap or a time."
    case .unpicked: "Selection cleared."
    case .gaps: "Show free gaps"
    case .blockMenu: "Actions"
    case .slipMenu: "Actions"
    case .earlier: "15 min earlier"
    case .later: "15 min later"
    case .shorter: "15 min shorter"
    case .longer: "15 min longer"
    case .nextGap: "Into the next gap"
    case .lasts: "Duration {1}"
    case .otherDay: "Another day or time …"
    case .pin: "Pin here"
    case .unpin: "Unpin"
    case .takeOut: "Unschedule"
    case .complete: "Complete task"
    case .open: "Open"
    case .deleteTask: "Delete task"
    case .pick: "Choose a time on the timeline"
    case .schedule: "Schedule …"
    case .accept: "Accept"
    case .leaveOut: "Discard"
    case .keys: "In Plan"
    case .keyToday: "Today"
    case .keyDays: "Previous, next day or week"
    case .keySize: "Timeline smaller, larger"
    case .keyTake: "On the handle of a block or task: pick up"
    case .keyTakeTitle: "On the title: pick up"
    case .keyMove: "Picked up: earlier, later"
    case .keyHour: "Picked up: one hour earlier, later"
    case .keyLength: "Picked up: shorter, longer"
    case .keyOtherDay: "Picked up: previous, next day (in the week)"
    case .keyTray: "Picked up: unschedule"
    case .keyDrop: "Drop"
    case .keyGiveUp: "Cancel"
    case .keyPick: "On a task: pick up"
    case .keyMenu: "Actions of the block or task"
    }
  }
}

extension Words {
  subscript(hand phrase: HandPhrase) -> String {
    text(phrase)
  }

  func callAsFunction(hand phrase: HandPhrase, _ values: String...) -> String {
    filled(text(phrase), values)
  }
}
