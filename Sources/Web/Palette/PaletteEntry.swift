import Domain

/// A page or action available from everywhere.
struct PaletteEntry {
  /// The effect of choosing an entry.
  enum Deed {
    case open(Route)
    /// Focuses the quick-add line.
    case quickAdd
    /// Makes a change and stays on the page.
    case change(Route)
    /// Changes a setting that affects every page, and reloads the page.
    case set(SettingKey, String)
    /// Performs an action and navigates to its page.
    case send(Route)
  }

  /// Part of the element's id.
  var id: String
  var drawing: Icon.Name
  var name: String
  /// Additional search words.
  var also: String
  /// The equivalent keyboard shortcut.
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
  /// Every page that needs no task.
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

  /// Every action that needs no task, or uses the task of the page.
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
    // The form contains the id of the page's task.
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

  /// The appearances other than the current one.
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
