/// Reads a task from one line in German or English: the public face of the capture grammar.
///
/// What is understood becomes a `Chip` over its exact span, all else the title. Nothing is read inside quotation marks
/// or behind a backslash. The same line with the same settings always gives the same result; time and cost grow with
/// the length of the line only up to `readableLength`, what stands behind goes into the title as it is.
public struct QuickAdd: Sendable {
  /// A chip somebody has rejected: its words stay in the title.
  public struct Rejection: Hashable, Sendable {
    public var kind: Chip.Kind
    /// The words the chip covered, as they were written.
    public var text: String

    public init(_ kind: Chip.Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// An alternative somebody has chosen for a chip.
  public struct Choice: Hashable, Sendable {
    public var kind: Chip.Kind
    /// The words the chip covers, as they were written.
    public var text: String
    /// One of the chip's alternatives; any other value is passed over.
    public var value: String

    public init(_ kind: Chip.Kind, _ text: String, _ value: String) {
      self.kind = kind
      self.text = text
      self.value = value
    }
  }

  /// What the clock on the person's wall shows; days and times are counted from here.
  public var now: WallClock
  /// Nil decides for each line by its words.
  public var language: Language?
  /// What a line is read in when its words speak for neither.
  public var preferred: Language
  /// Whether 2/3 is the third of February; German lines never are.
  public var monthFirst: Bool
  /// The names behind which `+` names a list.
  public var lists: [String]
  /// Tags there are already; a new one in another case takes their spelling.
  public var tags: [String]
  public var rejected: [Rejection]
  public var chosen: [Choice]
  /// Kinds that are not read at all, such as those said elsewhere.
  public var passedOver: [Chip.Kind] = []
  /// Whether no time is ever meant twelve hours later than it is written; what people say by the dial, "halb neun", is.
  public var takesTimesAsWritten = false
  /// What tells the time here from that of another zone; without it such times stay in the title.
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

  /// How many UTF-8 bytes of a line are read: twenty times the longest title.
  public static let readableLength = 10_000

  /// Reads a line. Never fails: a line nothing is understood of is a title.
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
    let found = Understanding(reader, self)
    return (found.captured, found.weight + line.familiarity)
  }
}
