/// Settings kept in the store, each with the values it accepts.
public enum SettingKey: String, Sendable, CaseIterable {
  /// Language of the interface: `auto`, `de` or `en`.
  case language
  /// `auto`, `light` or `dark`.
  case theme
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

  /// Time blocks stay here.
  public static let noCalendar = "none"

  /// The accepted values, nil when any text is accepted and checked elsewhere.
  public var choices: [String]? {
    switch self {
    case .language: ["auto", "de", "en"]
    case .theme: ["auto", "light", "dark"]
    case .shareMetadata, .gradeGuard: ["on", "off"]
    case .syncInterval: ["0", "1", "5", "15", "30", "60"]
    case .onSchedule: ["keep", "complete"]
    case .focusDraw: FocusDraw.allCases.map { $0.rawValue }
    case .defaultList, .blockCalendar: nil
    }
  }

  /// What counts while nothing was set.
  public var fallback: String {
    switch self {
    case .language, .theme, .blockCalendar: "auto"
    case .onSchedule: "keep"
    case .shareMetadata, .gradeGuard: "on"
    case .focusDraw: FocusDraw.uniform.rawValue
    case .syncInterval: "5"
    case .defaultList: ListID.local.text
    }
  }
}
