// Parses mails into the parts a task needs. Takes time proportional to the size of the mail and never fails on
// malformed parts: see docs/decisions/0017-mails-are-read-by-our-own-code.md.

/// The parts of a mail that a task needs (RFC 5322, RFC 2045–2049, RFC 2231, RFC 3676).
public struct MailMessage: Equatable, Sendable {
  public struct Sender: Equatable, Sendable {
    /// Empty if missing.
    public var name: String
    /// Empty if missing.
    public var address: String

    public init(name: String = "", address: String = "") {
      self.name = name
      self.address = address
    }
  }

  /// The kind of an automatic mail, which usually should not become a task.
  public enum Automatic: String, Equatable, Sendable {
    /// An automatic reply, such as out of office.
    case answer
    /// A delivery failure.
    case bounce
    /// A read receipt.
    case receipt
  }

  /// One line with decoded encoded words; empty if missing.
  public var subject = ""
  public var sender = Sender()
  /// Without angle brackets.
  public var messageID: String?
  /// As written in the mail, not parsed.
  public var date = ""
  /// The URL in a list archive (RFC 5064).
  public var archive: String?
  public var automatic: Automatic?
  /// The first text, preferring plain over HTML, without signature and quoted mail if these are recognized with
  /// certainty.
  public var text = ""
  /// Names of the attachments.
  public var attachments: [String] = []

  public init() {}

  /// - Throws: `.noMail` if there is no header field of a mail.
  public init(reading bytes: [UInt8]) throws(MailFailure) {
    let whole = bytes[...].prefix(MailLimits.bytes)
    let head = Headers(whole)
    guard head.areOfAMail else { throw .noMail }
    take(head)
    var parts = PartWalk()
    let found = parts.text(of: whole[head.bodyStart...], head, depth: 0)
    let answers = head["in-reply-to"] != nil || head["references"] != nil
    text = ReplyText.trimmed(found ?? "", isReply: SubjectPrefix.isReply(subject, answers: answers))
    attachments = parts.names
  }

  private mutating func take(_ head: Headers) {
    subject = oneLine(EncodedWords.text(head["subject"] ?? []))
    sender = Sender(reading: head["from"] ?? head["sender"] ?? [])
    messageID = head["message-id"].flatMap { MessageID.inside($0) }
    date = oneLine(Charset.guess(head["date"] ?? []))
    archive = head["archived-at"].flatMap { MessageID.inside($0) }.flatMap { isWebAddress($0) ? $0 : nil }
    automatic = Automatic(head)
  }

  private func isWebAddress(_ text: String) -> Bool {
    text.utf8.starts(with: "https://".utf8) || text.utf8.starts(with: "http://".utf8)
  }
}

public enum MailFailure: Error, Equatable, Sendable {
  /// There is no header field of a mail.
  case noMail
}

/// Limits for reading a mail; anything beyond is ignored without an error.
public enum MailLimits {
  /// Bytes per mail.
  public static let bytes = 25_000_000
  /// Bytes per header field.
  static let header = 65_536
  /// Number of parts at all depths.
  static let parts = 1_000
  static let depth = 50
  /// Total bytes searched for boundaries, counting repeated searches.
  static let searched = 100_000_000
  /// Bytes of a text after decoding; twice as many are read before it.
  static let text = 1_000_000
  static let attachments = 100
}
