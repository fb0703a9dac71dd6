import Domain

/// One thing that can be reached or done from anywhere.
struct PaletteEntry {
  /// What choosing it does.
  enum Deed {
    case open(Route)
    /// Puts the focus into the line of quick add.
    case quickAdd
    /// Changes something and stays where one is.
    case change(Route)
    /// Changes something every page shows; the page is loaded anew.
    case set(SettingKey, String)
    /// Does something on the page it leads to.
    case send(Route)
  }

  /// Part of the id of its element.
  var id: String
  var drawing: Icon.Name
  var name: String
  /// Other words it is found by.
  var also: String
  /// What does the same from the keyboard.
  var keys: String?
  var deed: Deed

  init(
    _ id: String, _ drawing: Icon.Name, _ name: String, _ also: String, keys: String? = nil, _ deed: Deed
  ) {
    self.id = id
    self.drawing = drawing
    self.name = name
    self.also = also
    self.keys = keys
    self.deed = deed
  }
}

extension Frame {
  /// Every page that can be opened without naming a task.
  var reachablePages: [PaletteEntry] {
    [
      PaletteEntry("focus", .focus, words[focus: .focus], words[focus: .also], .open(.focus(.card))),
      PaletteEntry("plan", .plan, words[day: .plan], words[day: .alsoPlan], .open(.day(PlanView()))),
      PaletteEntry("week", .calendar, words[day: .week], words[day: .alsoWeek], .open(.week(PlanView()))),
      PaletteEntry("backlog", .backlog, words[.backlog], words[palette: .alsoBacklog], .open(.backlog(page: 1))),
      PaletteEntry(
        "all", .search, words[find: .allTasks], words[palette: .alsoAll], keys: "f", .open(.all(AllView()))),
      PaletteEntry(
        "completed", .check, words[palette: .completedTasks], words[palette: .alsoCompleted],
        .open(.all(AllView(state: .completed)))),
      PaletteEntry("abcde", .abcde, words[method: .abcde], words[method: .alsoAbcde], .open(.abcde)),
      PaletteEntry("matrix", .matrix, words[method: .matrix], words[method: .alsoMatrix], .open(.matrix)),
      PaletteEntry(
        "plan-day", .check, words[ritual: .planTitle], words[ritual: .alsoPlan], .open(.planDay(nil))),
      PaletteEntry("close-day", .moon, words[ritual: .closeTitle], words[ritual: .alsoClose], .open(.closeDay)),
      PaletteEntry("review", .clock, words[review: .title], words[review: .also], .open(.review(nil))),
      PaletteEntry(
        "estimates", .clock, words[review: .estimates], words[review: .estimatesAlso], .open(.estimates)),
      PaletteEntry("trash", .delete, words[find: .trash], words[palette: .alsoTrash], .open(.trash(page: 1))),
      PaletteEntry("settings", .settings, words[.settings], words[palette: .alsoSettings], .open(.settings)),
      PaletteEntry("accounts", .server, words[.accounts], words[palette: .alsoAccounts], .open(.accounts)),
      PaletteEntry("calendar", .calendar, words[plan: .subscribe], words[palette: .alsoCalendar], .open(.newCalendar)),
      PaletteEntry("sync", .repeats, words[sync: .syncTitle], words[palette: .alsoSync], .open(.sync)),
      PaletteEntry("attention", .alert, words[.attention], words[palette: .alsoAttention], .open(.attention)),
      PaletteEntry("exchange", .down, words[exchange: .title], words[palette: .alsoExchange], .open(.exchange)),
      PaletteEntry("tokens", .lock, words[api: .toTokens], words[palette: .alsoTokens], .open(.tokens)),
      PaletteEntry("sessions", .lock, words[session: .title], words[session: .also], .open(.sessions)),
      PaletteEntry("titles", .edit, words[titles: .title], words[titles: .also], .open(.titles(page: 1))),
      PaletteEntry(
        "elsewhere", .add, words[elsewhere: .pageTitle], words[elsewhere: .also], .open(.elsewhere)),
      PaletteEntry("help", .help, words[.help], words[palette: .alsoHelp], keys: "?", .open(.help)),
    ]
  }

  /// What can be done without naming a task.
  var reachableActions: [PaletteEntry] {
    let control = words[.controlKey]
    var entries = [
      PaletteEntry("new", .add, words[.newTask], words[palette: .alsoNew], keys: "n", .open(.newTask)),
      PaletteEntry("quick", .add, words[.quickAdd], words[palette: .alsoQuick], keys: "q", .quickAdd),
      PaletteEntry("lines", .add, words[elsewhere: .linesTitle], words[elsewhere: .linesAlso], .open(.lines)),
      PaletteEntry("undo", .undo, words[.undo], words[palette: .alsoUndo], keys: "\(control) Z", .change(.undo)),
      PaletteEntry(
        "redo", .redo, words[.redo], words[palette: .alsoRedo], keys: "\(control) \(words[.shiftKey]) Z",
        .change(.redo)),
    ]
    entries.append(
      PaletteEntry(
        "propose", .pencil, words[day: .planMyDay], words[day: .alsoPropose], .send(.actOnPlan(.propose))))
    // The form that sends it names the task of the page.
    if case .task = origin {
      entries.append(
        PaletteEntry(
          "focus-this", .focus, words[focus: .focusOnThis], words[focus: .alsoThis], .send(.actOnFocus(.show))))
    }
    if !sync.isEmpty {
      entries.append(
        PaletteEntry("sync-now", .repeats, words[sync: .syncNow], words[palette: .alsoSync], .change(.syncNow)))
    }
    entries.append(
      PaletteEntry("export", .down, words[palette: .exportTasks], words[palette: .alsoExport], .open(.exchange)))
    entries.append(
      PaletteEntry("back-up", .lock, words[palette: .backUp], words[palette: .alsoBackUp], .send(.makeBackup)))
    return entries + themes + [
      PaletteEntry(
        "language", .settings, words[palette: .language], words[palette: .alsoLanguage],
        .set(.language, words.language == .german ? "en" : "de"))
    ]
  }

  /// The appearances that are not chosen.
  private var themes: [PaletteEntry] {
    let all: [(value: String, name: Phrase, also: PalettePhrase)] = [
      ("auto", .automaticTheme, .alsoAutomatic), ("light", .light, .alsoLight), ("dark", .dark, .alsoDark),
    ]
    return all.filter { $0.value != theme ?? "auto" }.map {
      PaletteEntry(
        "theme-\($0.value)", .settings, words(palette: .theme, words[$0.name]), words[palette: $0.also],
        .set(.theme, $0.value))
    }
  }
}
