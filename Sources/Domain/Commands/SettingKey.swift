/// Settings kept in the store, each with the values it accepts.
public enum SettingKey: String, Sendable, CaseIterable {
  /// Language of the interface: `auto`, `de` or `en`.
  case language
  /// `auto`, `light` or `dark`.
  case theme
  /// The zone of everything with a day or a time, by its IANA name; empty for that of this machine.
  case timeZone = "zone"
  /// The page of the web app that opens first: `backlog`, `focus`, `day` or `week`.
  case startPage
  /// Where keys without Ctrl or Alt act: see `SingleKeys`.
  case singleKeys
  /// Id of the list new tasks go to.
  case defaultList
  /// Whether server accounts also get Zeitblock's own fields: `on` or `off`.
  case shareMetadata
  /// Minutes between two syncs while the program serves or watches; `0` for none.
  case syncInterval
  /// What scheduling does to the task: `keep` leaves it open, `complete` completes it at once.
  case onSchedule
  /// Id of the calendar new time blocks go to, `auto`, or `none` to keep them here.
  case blockCalendar
  /// Whether beginning a B while an A is open is spoken about: `on` or `off`.
  case gradeGuard
  /// How the focus draws its next task: `uniform` or `bag`.
  case focusDraw
  /// What decides between tasks when time is short: see `PlanBy`.
  case planBy
  /// The hours of the week with work in them; see `WorkingHours`.
  case workingHours
  /// Minutes between two places a block can begin at.
  case grid
  /// Minutes kept free after each proposed block.
  case buffer
  /// Minutes kept free before each event that blocks and has a time.
  case eventBufferBefore
  /// The same after it.
  case eventBufferAfter
  /// Whether a task may be proposed in several parts: `on` or `off`.
  case splitting
  /// Minutes such a part has at least.
  case minChunk
  /// Names of the task types that are preferably proposed before noon, with commas between, or `none`.
  case morningTypes
  /// Whether a block takes its time in the calendar it is written to: `busy` or `free`.
  case blockTransparency
  /// Who makes titles better: see `TitleMode`.
  case titles
  /// Where a language model is asked for titles; empty for none.
  case titlesModelURL
  /// What that model is called there; empty leaves the choice to its server.
  case titlesModelName
  /// Milliseconds between two questions to the model, 0…60000.
  case titlesSpacing
  /// Whether pages on the web may be asked for their titles: `on` or `off`.
  case titlesPages
  /// Where files lie that become tasks, an absolute path; empty for none.
  case captureFolder

  /// Time blocks stay here.
  public static let noCalendar = "none"
  /// No type of task.
  public static let noTypes = "none"

  /// The accepted values, nil when any text is accepted and checked elsewhere.
  public var choices: [String]? {
    switch self {
    case .language: ["auto", "de", "en"]
    case .theme: ["auto", "light", "dark"]
    case .startPage: ["backlog", "focus", "day", "week"]
    case .singleKeys: SingleKeys.allCases.map { $0.rawValue }
    case .shareMetadata, .gradeGuard, .splitting, .titlesPages: ["on", "off"]
    case .syncInterval: ["0", "1", "5", "15", "30", "60"]
    case .onSchedule: ["keep", "complete"]
    case .focusDraw: FocusDraw.allCases.map { $0.rawValue }
    case .planBy: PlanBy.allCases.map { $0.rawValue }
    case .grid: ["5", "10", "15", "30"]
    case .buffer: ["0", "5", "10", "15", "30"]
    case .eventBufferBefore, .eventBufferAfter: ["0", "5", "10", "15", "20", "30", "45", "60"]
    case .minChunk: ["15", "30", "45", "60"]
    case .blockTransparency: ["busy", "free"]
    case .titles: TitleMode.allCases.map { $0.rawValue }
    case .defaultList, .blockCalendar, .workingHours, .morningTypes, .titlesModelURL, .titlesModelName, .titlesSpacing,
      .captureFolder, .timeZone:
      nil
    }
  }

  /// Whether it decides where titles are sent to: no file may, only a person.
  var letsTitlesOut: Bool { self == .titlesModelURL || self == .titlesPages }

  /// Whether it names a place on this machine: it is set at its command line alone, so that neither a file nor a program with
  /// a token chooses which files are read and moved.
  public var isOfThisMachine: Bool { self == .captureFolder }

  /// Whether only a person may change it, not a program with a token: it decides where what is written here goes.
  public var needsPerson: Bool { isOfThisMachine || letsTitlesOut }

  /// What counts while nothing was set.
  public var fallback: String {
    switch self {
    case .language, .theme, .blockCalendar: "auto"
    case .startPage: "backlog"
    case .singleKeys: SingleKeys.everywhere.rawValue
    case .onSchedule: "keep"
    case .shareMetadata, .gradeGuard, .splitting: "on"
    case .focusDraw: FocusDraw.uniform.rawValue
    case .syncInterval, .grid: "5"
    case .planBy: PlanBy.order.rawValue
    case .workingHours: WorkingHours.standard.text
    case .buffer, .eventBufferBefore, .eventBufferAfter: "0"
    case .minChunk: "30"
    case .morningTypes: SettingKey.noTypes
    case .blockTransparency: "busy"
    case .titles: TitleMode.rules.rawValue
    case .titlesModelURL, .titlesModelName, .captureFolder, .timeZone: ""
    case .titlesSpacing: "500"
    case .titlesPages: "off"
    case .defaultList: ListID.local.text
    }
  }
}

/// A setting with the value it has or shall have.
public struct Setting: Equatable, Sendable {
  public var key: SettingKey
  public var value: String

  public init(key: SettingKey, value: String) {
    self.key = key
    self.value = value
  }
}

/// Where keys without Ctrl or Alt act (WCAG 2.1.4): letters, digits, signs and Delete. Arrows, Enter and Escape always do.
public enum SingleKeys: String, Sendable, CaseIterable {
  case everywhere
  /// Only in the list or on the card that has the focus.
  case inside
  case off
}
