/// Texts about moving things on the plan, by their meaning. Places for values are written `{1}`, `{2}` ….
public enum HandPhrase: PhraseTable, Sendable, CaseIterable {
  // Said while something is moved.
  case grabbed, busy, full, anyway, tray, dropped, cancelled, returned, fixed, noDay

  // A task that waits for its time.
  case picked, unpicked, gaps

  // Handles and menus.
  case blockMenu, slipMenu, earlier, later, shorter, longer, nextGap, lasts, otherDay, pin, unpin, takeOut
  case complete, open, deleteTask, pick, schedule, accept, leaveOut

  // Keys, for the help page.
  case keys, keyToday, keyDays, keySize, keyTake, keyTakeTitle, keyMove, keyHour, keyLength, keyOtherDay, keyTray
  case keyDrop, keyGiveUp, keyPick, keyMenu
}

extension HandPhrase {
  var german: String {
    switch self {
    case .grabbed:
      "{1} gegriffen, {2}. Pfeile verschieben, Umschalt und Pfeile ändern die Länge, Eingabe legt ab, Escape bricht ab."
    case .busy: "belegt, nächste Lücke {1}"
    case .full: "belegt, an diesem Tag keine Lücke mehr"
    case .anyway: "überschneidet sich, kommt trotzdem hierher"
    case .tray: "aus dem Plan nehmen"
    case .dropped: "{1} abgelegt: {2}"
    case .cancelled: "Abgebrochen. {1} bleibt, wo es war."
    case .returned: "{1} ist wieder, wo es war."
    case .fixed: "{1} ist schreibgeschützt und bleibt, wo es ist."
    case .noDay: "Auf dieser Seite gibt es keinen weiteren Tag."
    case .picked: "{1} gewählt. Tippe auf eine Lücke oder eine Zeit."
    case .unpicked: "Auswahl aufgehoben."
    case .gaps: "Freie Lücken zeigen"
    case .blockMenu: "Was mit dem Block geschehen soll"
    case .slipMenu: "Was mit der Aufgabe geschehen soll"
    case .earlier: "15 min früher"
    case .later: "15 min später"
    case .shorter: "15 min kürzer"
    case .longer: "15 min länger"
    case .nextGap: "In die nächste Lücke"
    case .lasts: "Dauer {1}"
    case .otherDay: "Anderer Tag oder andere Zeit …"
    case .pin: "Hier festhalten"
    case .unpin: "Nicht mehr festhalten"
    case .takeOut: "Aus dem Plan nehmen"
    case .complete: "Aufgabe erledigen"
    case .open: "Öffnen"
    case .deleteTask: "Aufgabe löschen"
    case .pick: "Zeit auf der Zeitachse wählen"
    case .schedule: "Einplanen …"
    case .accept: "Übernehmen"
    case .leaveOut: "Weglassen"
    case .keys: "Im Plan"
    case .keyToday: "Heute"
    case .keyDays: "Tag oder Woche davor, danach"
    case .keySize: "Zeitachse kleiner, größer"
    case .keyTake: "Auf dem Griff eines Blocks oder einer Aufgabe: in die Hand nehmen"
    case .keyTakeTitle: "Auf ihrem Titel: in die Hand nehmen"
    case .keyMove: "In der Hand: früher, später"
    case .keyHour: "In der Hand: eine Stunde früher, später"
    case .keyLength: "In der Hand: kürzer, länger"
    case .keyOtherDay: "In der Hand: an den Tag davor, danach (in der Woche)"
    case .keyTray: "In der Hand: aus dem Plan nehmen"
    case .keyDrop: "Ablegen"
    case .keyGiveUp: "Abbrechen, alles bleibt, wo es war"
    case .keyPick: "Auf einer Aufgabe: ihre Zeit auf der Zeitachse wählen"
    case .keyMenu: "Menü des Blocks oder der Aufgabe"
    }
  }

  var english: String {
    switch self {
    case .grabbed:
      "{1} picked up, {2}. Arrows move it, Shift and arrows change its length, Enter drops it, Escape cancels."
    case .busy: "busy, next gap {1}"
    case .full: "busy, no gap left on this day"
    case .anyway: "overlaps, is placed here anyway"
    case .tray: "take out of the plan"
    case .dropped: "{1} dropped: {2}"
    case .cancelled: "Cancelled. {1} stays where it was."
    case .returned: "{1} is back where it was."
    case .fixed: "{1} is read-only and stays where it is."
    case .noDay: "There is no other day on this page."
    case .picked: "{1} chosen. Tap a gap or a time."
    case .unpicked: "Nothing chosen any more."
    case .gaps: "Show free gaps"
    case .blockMenu: "What to do with the block"
    case .slipMenu: "What to do with the task"
    case .earlier: "15 min earlier"
    case .later: "15 min later"
    case .shorter: "15 min shorter"
    case .longer: "15 min longer"
    case .nextGap: "Into the next gap"
    case .lasts: "Duration {1}"
    case .otherDay: "Another day or time …"
    case .pin: "Pin here"
    case .unpin: "Unpin"
    case .takeOut: "Take out of the plan"
    case .complete: "Complete the task"
    case .open: "Open"
    case .deleteTask: "Delete the task"
    case .pick: "Choose a time on the timeline"
    case .schedule: "Schedule …"
    case .accept: "Accept"
    case .leaveOut: "Leave out"
    case .keys: "On the plan"
    case .keyToday: "Today"
    case .keyDays: "Day or week before, after"
    case .keySize: "Timeline smaller, larger"
    case .keyTake: "On the handle of a block or task: pick it up"
    case .keyTakeTitle: "On its title: pick it up"
    case .keyMove: "Picked up: earlier, later"
    case .keyHour: "Picked up: an hour earlier, later"
    case .keyLength: "Picked up: shorter, longer"
    case .keyOtherDay: "Picked up: to the day before, after (in the week)"
    case .keyTray: "Picked up: take it out of the plan"
    case .keyDrop: "Drop it"
    case .keyGiveUp: "Give up, everything stays where it was"
    case .keyPick: "On a task: choose its time on the timeline"
    case .keyMenu: "Menu of the block or task"
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
