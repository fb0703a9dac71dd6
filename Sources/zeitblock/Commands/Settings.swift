import CommandLine
import Domain
import Server
import Storage

extension CLICommand {
  static let settings = CLICommand("settings") { name, language in
    Subcommand(
      name, language("show or change settings", "Einstellungen zeigen oder ändern"),
      details: SettingKey.allCases.map { "  " + $0.rawValue + ": " + $0.meaning(in: language) }.joined(separator: "\n"),
      operands: [
        Operand(language("KEY", "NAME"), .optional, completing: .words(SettingKey.allCases.map(\.rawValue))),
        Operand(language("VALUE", "WERT"), .optional),
      ])
  } run: { context in
    guard let name = context.operands.first else { return try show(SettingKey.allCases, context) }
    guard let key = SettingKey(rawValue: name) else {
      throw Refusal.unknownSetting(name, known: SettingKey.allCases.map(\.rawValue))
    }
    guard context.operands.count == 2 else { return try show([key], context) }
    let value = context.operands[1]
    try context.perform(.set(key, try stored(value, key, context)))
    try context.access().log(.settingChanged, key.rawValue)
  }

  /// Converts the name of a list or calendar to the id that is stored.
  private static func stored(_ value: String, _ key: SettingKey, _ context: CommandContext) throws -> String {
    switch key {
    case .defaultList: return try context.list(value).id.text
    case .blockCalendar where value != key.fallback && value != SettingKey.noCalendar:
      return try context.list(value).id.text
    case .captureFolder where !value.isEmpty: return try DropFolderPath.checked(value)
    default: return value
    }
  }

  private static func show(_ keys: [SettingKey], _ context: CommandContext) throws {
    let values = try context.read { reader throws(PlannerFailure) in
      var values: [(SettingKey, String)] = []
      for key in keys { values.append((key, try reader.setting(key) ?? key.fallback)) }
      return values
    }
    if context.wantsJSON {
      return context.print(.object(values.map { .init($0.0.rawValue, .string($0.1)) }))
    }
    if values.count == 1 { return context.printLine(values[0].1) }
    var table = Table(columns: [.left, .left, .left], flexible: 2)
    for (key, value) in values {
      table.add(key.rawValue)
      table.add(value, .bold)
      table.add(key.meaning(in: context.language), .dim)
    }
    context.print(table.rendered(for: context.terminal))
  }
}

extension SettingKey {
  /// Returns the meaning of the setting and its allowed values.
  func meaning(in language: Language) -> String {
    switch self {
    case .gradeGuard:
      language(
        "warn before you start a B while an A is open (on, off)",
        "warnen, bevor du ein B beginnst, während ein A offen ist (on, off)")
    case .focusDraw:
      language(
        "how Focus draws the next task (uniform, bag: no repeats)",
        "wie Fokus die nächste Aufgabe zieht (uniform, bag: ohne Wiederholung)")
    case .language:
      language("language of all texts (auto, de, en)", "Sprache aller Texte (auto, de, en)")
    case .theme:
      language(
        "appearance of the web app (auto, light, dark)",
        "Darstellung der Web-App (auto, light, dark)")
    case .timeZone:
      language(
        "time zone of all dates and times (a name like Europe/Berlin, empty: the system’s)",
        "Zeitzone aller Tage und Uhrzeiten (ein Name wie Europe/Berlin, leer: die des Systems)")
    case .startPage:
      language(
        "page of the web app that opens first (backlog, focus, day, week)",
        "Seite der Web-App, die sich zuerst öffnet (backlog, focus, day, week)")
    case .singleKeys:
      language(
        "single-key shortcuts in the browser (everywhere, inside: only in the focused list or card, off)",
        "Kurztasten im Browser (everywhere: überall, inside: nur in der Liste oder Karte mit dem Fokus, off: aus)")
    case .defaultList: language("default list for new tasks (a name)", "Standardliste für neue Aufgaben (ein Name)")
    case .onSchedule:
      language(
        "what scheduling does to a task (keep: stays open, complete: completes it)",
        "was beim Einplanen mit der Aufgabe geschieht (keep: bleibt offen, complete: wird erledigt)")
    case .blockCalendar:
      language(
        "calendar for time blocks (a name, auto, none: only in Zeitblock)",
        "Kalender für Zeitblöcke (ein Name, auto, none: nur in Zeitblock)")
    case .shareMetadata:
      language(
        "also save duration, grade and so on on the server (on, off)",
        "Dauer, Stufe und so weiter auch auf dem Server speichern (on, off)")
    case .workingHours:
      language(
        "working hours by weekday, 1 is Monday (1=09:00-12:30+13:00-17:00;2=09:00-17:00, none)",
        "Arbeitszeiten je Wochentag, 1 ist Montag (1=09:00-12:30+13:00-17:00;2=09:00-17:00, none)")
    case .planBy:
      language(
        "what decides in proposals when time is short (order: your order, points: importance, due date and grade)",
        "was in Vorschlägen entscheidet, wenn die Zeit knapp ist (order: deine Reihenfolge, points: Punkte)")
    case .grid:
      language("blocks start every … minutes (5, 10, 15, 30)", "Blöcke beginnen alle … Minuten (5, 10, 15, 30)")
    case .buffer:
      language(
        "buffer in minutes after each proposed block (0, 5, 10, 15, 30)",
        "Puffer in Minuten nach jedem vorgeschlagenen Block (0, 5, 10, 15, 30)")
    case .eventBufferBefore:
      language(
        "minutes kept free before events that block (0, 5, 10, 15, 20, 30, 45, 60)",
        "Minuten, die vor blockierenden Terminen frei bleiben (0, 5, 10, 15, 20, 30, 45, 60)")
    case .eventBufferAfter:
      language(
        "minutes kept free after events that block (0, 5, 10, 15, 20, 30, 45, 60)",
        "Minuten, die nach blockierenden Terminen frei bleiben (0, 5, 10, 15, 20, 30, 45, 60)")
    case .splitting:
      language("split tasks in proposals (on, off)", "Aufgaben in Vorschlägen teilen (on, off)")
    case .minChunk:
      language("shortest part in minutes (15, 30, 45, 60)", "kürzester Teil in Minuten (15, 30, 45, 60)")
    case .morningTypes:
      language(
        "task types preferably proposed in the morning (names separated by commas, none)",
        "Aufgabenarten, die möglichst vormittags vorgeschlagen werden (Namen mit Komma getrennt, none)")
    case .blockTransparency:
      language(
        "how new and changed blocks count in the calendar (busy, free)",
        "als was neue und geänderte Blöcke im Kalender gelten (busy: belegt, free: frei)")
    case .titles:
      language(
        "how titles are improved (off, rules, model: rules and a language model)",
        "wie Titel verbessert werden (off, rules: Regeln, model: Regeln und ein Sprachmodell)")
    case .titlesModelURL:
      language(
        "address of the language model (http://127.0.0.1:8080, empty for none)",
        "Adresse des Sprachmodells (http://127.0.0.1:8080, leer für keins)")
    case .titlesModelName:
      language("model name (empty: the server chooses)", "Name des Modells (leer: der Server wählt)")
    case .titlesSpacing:
      language(
        "milliseconds between requests to the model (0 to 60000)",
        "Millisekunden zwischen zwei Anfragen an das Modell (0 bis 60000)")
    case .titlesPages:
      language(
        "fetch page titles when a title is only a link (on, off)",
        "Seitentitel abrufen, wenn ein Titel nur ein Link ist (on, off)")
    case .captureFolder:
      language(
        "folder whose .eml, .txt and .url files become tasks while the server runs (a path, empty for none)",
        """
        Ordner, dessen .eml-, .txt- und .url-Dateien bei laufendem Server Aufgaben werden (ein Pfad, leer für \
        keinen)
        """)
    case .syncInterval:
      language(
        "minutes between background syncs, 0 for none (0, 1, 5, 15, 30, 60)",
        "Minuten zwischen Synchronisierungen im Hintergrund, 0 für keine (0, 1, 5, 15, 30, 60)")
    }
  }
}
