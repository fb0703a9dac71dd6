/// Texts of a task that were changed both here and on the server. The task keeps the server's texts; the local ones are
/// in a copy next to it until the user resolves the conflict.
public struct Conflict: Equatable, Sendable {
  /// The user's choice of the texts to keep.
  public enum Choice: String, Sendable, CaseIterable {
    /// The task gets the local texts, and the copy is deleted.
    case here
    /// The task keeps the server's texts, and the copy is deleted.
    case there
    /// The task and the copy both remain.
    case both
  }

  /// One text in its three versions.
  public struct Text: Equatable, Sendable {
    /// `.title` or `.notes`.
    public var field: Field
    /// The last version known to both sides; nil if it is unknown or was empty.
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

  /// A conflict without a number yet.
  public struct Draft: Equatable, Sendable {
    public var task: TaskID
    public var copy: TaskID
    /// The title given to the copy.
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

  /// A number that is never reused.
  public var number: Int64
  public var draft: Draft
  /// The choice made; nil while the conflict is open.
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
  /// The stored form of the text; `init(json:)` restores the same value.
  public var json: JSON {
    .object([
      .init("field", .string(field.rawValue)), .init("base", .optional(base)), .init("here", .optional(local)),
      .init("there", .optional(remote)),
    ])
  }

  /// Reads the output of `json`; returns nil for anything else.
  public init?(json: JSON) {
    guard let field = json["field"]?.text.flatMap({ Field(rawValue: $0) }) else { return nil }
    self.init(field: field, base: json["base"]?.text, local: json["here"]?.text, remote: json["there"]?.text)
  }
}
