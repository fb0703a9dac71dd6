/// Interprets one line of German or English text as a task. The public interface of the capture grammar.
///
/// Recognized words become a `Chip` over their exact range; the rest is the title. Text in quotation marks or after a
/// backslash is not interpreted. The same line with the same settings always gives the same result. The cost grows with
/// the length of the line up to `readableLength`; text beyond that goes into the title unchanged.
public struct QuickAdd: Sendable {
  /// A chip the user has rejected; its words stay in the title.
  public struct Rejection: Hashable, Sendable {
    public var kind: Chip.Kind
    /// The words the chip covered, as typed.
    public var text: String

    public init(_ kind: Chip.Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// An alternative the user has chosen for a chip.
  public struct Choice: Hashable, Sendable {
    public var kind: Chip.Kind
    /// The words the chip covers, as typed.
    public var text: String
    /// One of the chip's alternatives; any other value is ignored.
    public var value: String

    public init(_ kind: Chip.Kind, _ text: String, _ value: String) {
      self.kind = kind
      self.text = text
      self.value = value
    }
  }

  /// The user's local time, on which relative days and times are based.
  public var now: WallClock
  /// If nil, each line's language is detected from its words.
  public var language: Language?
  /// The language of lines whose words favour neither language.
  public var preferred: Language
  /// Whether 2/3 means February 3. Not used for German lines.
  public var monthFirst: Bool
  /// The list names recognized after `+`.
  public var lists: [String]
  /// The existing tags. A tag that differs only in case takes the existing spelling.
  public var tags: [String]
  public var rejected: [Rejection]
  public var chosen: [Choice]
  /// Kinds of chips to skip, for example because a command-line option already sets them.
  public var passedOver: [Chip.Kind] = []
  /// Whether times are never moved twelve hours ahead, except for spoken times such as `halb neun`.
  public var takesTimesAsWritten = false
  /// Converts times given in other zones. If nil, such times stay in the title.
  public var zones: Environment.Zones?

  public init(
    now: WallClock, language: Language? = nil, preferred: Language = .english, monthFirst: Bool = true,
    lists: [String] = [], tags: [String] = [], rejected: [Rejection] = [], chosen: [Choice] = []
  ) {
    self.now = now
    self.language = language
    self.preferred = preferred
    self.monthFirst = monthFirst
    self.lists = lists
    self.tags = tags
    self.rejected = rejected
    self.chosen = chosen
  }

  /// The maximum number of UTF-8 bytes interpreted in a line: twenty times the longest title.
  public static let readableLength = 10_000

  /// Interprets a line. Never fails: if nothing is recognized, the line is the title.
  public func parse(_ text: String) -> Captured {
    if let language { return read(text, in: language).captured }
    let german = read(text, in: .german)
    let english = read(text, in: .english)
    if german.weight == english.weight { return preferred == .german ? german.captured : english.captured }
    return german.weight > english.weight ? german.captured : english.captured
  }

  private func read(_ text: String, in language: Language) -> (captured: Captured, weight: Int) {
    let line = Line(text, in: language)
    let reader = LineReader(
      line: line, now: now, language: language, monthFirst: monthFirst && language == .english, knowsZones: zones != nil
    )
    let found = Interpreter(reader, self)
    return (found.captured, found.weight + line.familiarity)
  }
}
