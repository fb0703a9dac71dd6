/// Texts of one task that were changed on both sides. The server's stayed in the task; those written here became a copy
/// beside it, until a person has chosen.
public struct Conflict: Equatable, Sendable {
  /// What a person wants to keep.
  public enum Choice: String, Sendable, CaseIterable {
    /// The texts written here become the task's, and the copy goes.
    case here
    /// The task stays as the server has it, and the copy goes.
    case there
    /// Task and copy stay.
    case both
  }

  /// One text in its three states.
  public struct Text: Equatable, Sendable {
    /// `.title` or `.notes`.
    public var field: Field
    /// What both sides last agreed on; nil when it is not known or was empty.
    public var base: String?
    public var local: String?
    public var remote: String?

    public init(field: Field, base: String?, local: String?, remote: String?) {
      self.field = field
      self.base = base
      self.local = local
      self.remote = remote
    }
  }

  /// A conflict that has no number yet.
  public struct Draft: Equatable, Sendable {
    public var task: TaskID
    public var copy: TaskID
    /// The title the copy was given.
    public var copyTitle: String
    public var texts: [Text]
    public var at: Instant

    public init(task: TaskID, copy: TaskID, copyTitle: String, texts: [Text], at: Instant) {
      self.task = task
      self.copy = copy
      self.copyTitle = copyTitle
      self.texts = texts
      self.at = at
    }
  }

  /// Never used twice.
  public var number: Int64
  public var draft: Draft
  /// What was chosen; nil while it is open.
  public var settled: Choice?

  public var task: TaskID { draft.task }
  public var copy: TaskID { draft.copy }
  public var texts: [Text] { draft.texts }
  public var at: Instant { draft.at }

  public init(number: Int64, draft: Draft, settled: Choice? = nil) {
    self.number = number
    self.draft = draft
    self.settled = settled
  }
}

extension Conflict.Text {
  /// The text as a store keeps it; `init(json:)` reads it back to the same value.
  public var json: JSON {
    .object([
      .init("field", .string(field.rawValue)), .init("base", .optional(base)), .init("here", .optional(local)),
      .init("there", .optional(remote)),
    ])
  }

  /// Reads what `json` prints; anything else gives nil.
  public init?(json: JSON) {
    guard let field = json["field"]?.text.flatMap({ Field(rawValue: $0) }) else { return nil }
    self.init(field: field, base: json["base"]?.text, local: json["here"]?.text, remote: json["there"]?.text)
  }
}
