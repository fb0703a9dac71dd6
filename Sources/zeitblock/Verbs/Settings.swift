import CommandLine
import Domain
import Storage

extension Verb {
  static let settings = Verb("settings") { name, language in
    Subcommand(
      name, language("show or change settings", "Einstellungen zeigen oder ändern"),
      details: SettingKey.allCases.map { "  " + $0.rawValue + ": " + $0.meaning(in: language) }.joined(separator: "\n"),
      operands: [
        Operand(language("KEY", "NAME"), .optional, completing: .words(SettingKey.allCases.map(\.rawValue))),
        Operand(language("VALUE", "WERT"), .optional),
      ])
  } run: { world in
    guard let name = world.operands.first else { return try show(SettingKey.allCases, world) }
    guard let key = SettingKey(rawValue: name) else {
      throw Refusal.unknownSetting(name, known: SettingKey.allCases.map(\.rawValue))
    }
    guard world.operands.count == 2 else { return try show([key], world) }
    let value = world.operands[1]
    try world.perform(.set(key, try stored(value, key, world)))
  }

  /// Lists and calendars are named by people and kept by their id.
  private static func stored(_ value: String, _ key: SettingKey, _ world: World) throws -> String {
    switch key {
    case .defaultList: return try world.list(value).id.text
    case .blockCalendar where value != key.fallback && value != SettingKey.noCalendar:
      return try world.list(value).id.text
    case .captureFolder where !value.isEmpty: return try DropFolderPath.checked(value)
    default: return value
    }
  }

  private static func show(_ keys: [SettingKey], _ world: World) throws {
    let values = try world.read { reader throws(PlannerFailure) in
      var values: [(SettingKey, String)] = []
      for key in keys { values.append((key, try reader.setting(key) ?? key.fallback)) }
      return values
    }
    if world.wantsJSON {
      return world.print(.object(values.map { .init($0.0.rawValue, .string($0.1)) }))
    }
    if values.count == 1 { return world.printLine(values[0].1) }
    var table = Table(columns: [.left, .left, .left], flexible: 2)
    for (key, value) in values {
      table.add(key.rawValue)
      table.add(value, .bold)
      table.add(key.meaning(in: world.language), .dim)
    }
    world.print(table.rendered(for: world.terminal))
  }
}

extension SettingKey {
  /// What it decides and what it may be.
  func meaning(in language: Language) -> String {
    switch self {
    case .gradeGuard:
      language(
        "speak up before a B is begun while an A is open (on, off)",
        "etwas sagen, bevor ein B begonnen wird, während ein A offen ist (on, off)")
    case .focusDraw:
      language(
        "how focus draws the next task (uniform, bag: none again before all were shown)",
        "wie der Fokus die nächste Aufgabe zieht (uniform, bag: keine wieder, bevor alle dran waren)")
    case .language:
      language("language of everything shown (auto, de, en)", "Sprache von allem, was erscheint (auto, de, en)")
    case .theme: language("look of the pages (auto, light, dark)", "Aussehen der Seiten (auto, light, dark)")
    case .defaultList: language("list new tasks go to (a name)", "Liste für neue Aufgaben (ein Name)")
    case .onSchedule:
      language(
        "what scheduling does to a task (keep it open, complete it at once)",
        "was Einplanen mit der Aufgabe macht (keep lässt sie offen, complete erledigt sie gleich)")
    case .blockCalendar:
      language(
        "calendar for time blocks (a name, auto, none to keep them here)",
        "Kalender für Zeitblöcke (ein Name, auto, none: nur hier)")
    case .shareMetadata:
      language(
        "also keep duration, grade and the like on the server (on, off)",
        "Dauer, Stufe und Ähnliches auch auf dem Server ablegen (on, off)")
    case .workingHours:
      language(
        "working hours by weekday, 1 is Monday (1=09:00-12:30+13:00-17:00;2=09:00-17:00, none)",
        "Arbeitszeiten je Wochentag, 1 ist Montag (1=09:00-12:30+13:00-17:00;2=09:00-17:00, none)")
    case .grid:
      language(
        "minutes between two places a block can begin at (5, 10, 15, 30)",
        "Minuten zwischen zwei Stellen, an denen ein Block beginnen kann (5, 10, 15, 30)")
    case .buffer:
      language(
        "minutes kept free after each proposed block (0, 5, 10, 15, 30)",
        "Minuten, die nach jedem vorgeschlagenen Block frei bleiben (0, 5, 10, 15, 30)")
    case .splitting:
      language(
        "propose a task in several parts (on, off)", "eine Aufgabe in mehreren Teilen vorschlagen (on, off)")
    case .minChunk:
      language(
        "minutes such a part has at least (15, 30, 45, 60)", "Minuten, die so ein Teil mindestens hat (15, 30, 45, 60)")
    case .morningTypes:
      language(
        "types of tasks proposed before noon (names with commas between, none)",
        "Arten von Aufgaben, die vormittags vorgeschlagen werden (Namen mit Komma dazwischen, none)")
    case .blockTransparency:
      language(
        "whether new and changed blocks take their time in the calendar (busy, free)",
        "ob neue und geänderte Blöcke im Kalender als belegt gelten (busy) oder als frei (free)")
    case .titles:
      language(
        "who improves titles (off, rules, model: the rules and a language model)",
        "wer Titel verbessert (off, rules: die Regeln, model: die Regeln und ein Sprachmodell)")
    case .titlesModelURL:
      language(
        "where the language model is asked (http://127.0.0.1:8080, empty for none)",
        "wo das Sprachmodell gefragt wird (http://127.0.0.1:8080, leer für keins)")
    case .titlesModelName:
      language(
        "what the model is called there (empty: its server chooses)",
        "wie das Modell dort heißt (leer: sein Server wählt)")
    case .titlesSpacing:
      language(
        "milliseconds between two questions to the model (0 to 60000)",
        "Millisekunden zwischen zwei Fragen an das Modell (0 bis 60000)")
    case .titlesPages:
      language(
        "ask pages on the web for their titles when a title is only a link (on, off)",
        "Webseiten nach ihrem Titel fragen, wenn ein Titel nur ein Link ist (on, off)")
    case .captureFolder:
      language(
        "folder whose .eml, .txt and .url files become tasks while serving (a path, empty for none)",
        "Ordner, dessen .eml-, .txt- und .url-Dateien beim Anbieten zu Aufgaben werden (ein Pfad, leer für keinen)")
    case .syncInterval:
      language(
        "minutes between two syncs in the background, 0 for none (0, 1, 5, 15, 30, 60)",
        "Minuten zwischen zwei Abgleichen im Hintergrund, 0 für keine (0, 1, 5, 15, 30, 60)")
    }
  }
}
