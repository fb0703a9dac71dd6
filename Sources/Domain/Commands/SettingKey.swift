/// The keys of the stored settings and the values they accept.
public enum SettingKey: String, Sendable, CaseIterable {
  /// Language of the interface: `auto`, `de` or `en`.
  case language
  /// `auto`, `light` or `dark`.
  case theme
  /// IANA name of the time zone of all days and times; empty for the zone of this machine.
  case timeZone = "zone"
  /// Start page of the web app: `backlog`, `focus`, `day` or `week`.
  case startPage
  /// Where keys without Ctrl or Alt act; see `SingleKeys`.
  case singleKeys
  /// Id of the list new tasks go to.
  case defaultList
  /// Whether server accounts also receive Zeitblock's own fields: `on` or `off`.
  case shareMetadata
  /// Minutes between two syncs while the program serves or watches; `0` for no automatic sync.
  case syncInterval
  /// Effect of scheduling on the task: `keep` leaves it open, `complete` completes it at once.
  case onSchedule
  /// Id of the calendar for new time blocks, `auto`, or `none` to keep them local.
  case blockCalendar
  /// Whether starting a B task while an A task is open shows a notice: `on` or `off`.
  case gradeGuard
  /// How the focus page draws its next task: `uniform` or `bag`.
  case focusDraw
  /// Criterion for choosing tasks when time is short; see `PlanBy`.
  case planBy
  /// Working hours of the week; see `WorkingHours`.
  case workingHours
  /// Spacing in minutes of the possible starts of a block.
  case grid
  /// Minutes kept free after each proposed block.
  case buffer
  /// Minutes kept free before each blocking event that has a time.
  case eventBufferBefore
  /// Minutes kept free after each blocking event that has a time.
  case eventBufferAfter
  /// Whether a task may be proposed in several parts: `on` or `off`.
  case splitting
  /// Minimum length in minutes of such a part.
  case minChunk
  /// Task types preferably proposed before noon, as comma-separated names, or `none`.
  case morningTypes
  /// Whether a block shows as busy in its calendar: `busy` or `free`.
  case blockTransparency
  /// How titles are improved; see `TitleMode`.
  case titles
  /// URL of the language model that improves titles; empty for none.
  case titlesModelURL
  /// Name of the model on that server; empty leaves the choice to the server.
  case titlesModelName
  /// Milliseconds between two requests to the model, 0…60000.
  case titlesSpacing
  /// Whether web pages may be fetched to read their titles: `on` or `off`.
  case titlesPages
  /// Absolute path of a folder whose files become tasks; empty for none.
  case captureFolder

  /// Keeps time blocks local.
  public static let noCalendar = "none"
  /// Selects no task type.
  public static let noTypes = "none"

  /// The accepted values; nil if the value is free text that is checked elsewhere.
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

  /// Whether the setting lets titles leave this machine. Only the user may change it, not an imported file.
  var letsTitlesOut: Bool { self == .titlesModelURL || self == .titlesPages }

  /// Whether the setting names a path on this machine. It can be changed only on this machine's command line, so that
  /// neither an imported file nor a program with a token decides which files are read and moved.
  public var isOfThisMachine: Bool { self == .captureFolder }

  /// Whether only the user may change the setting, not a program with a token, because it decides where data is sent.
  public var needsPerson: Bool { isOfThisMachine || letsTitlesOut }

  /// The value used until the setting is set.
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

/// A setting and its current or new value.
public struct Setting: Equatable, Sendable {
  public var key: SettingKey
  public var value: String

  public init(key: SettingKey, value: String) {
    self.key = key
    self.value = value
  }
}

/// Where keys without Ctrl or Alt act (WCAG 2.1.4): letters, digits, symbols and Delete. Arrows, Enter and Escape
/// always do.
public enum SingleKeys: String, Sendable, CaseIterable {
  case everywhere
  /// Only in the focused list or card.
  case inside
  case off
}
