// What is needed of a mail to make a task of it. Reading takes time in proportion to the size of the mail and never fails
// on what is broken inside: see docs/decisions/0017-mails-are-read-by-our-own-code.md.

/// A mail as far as a task needs it (RFC 5322, RFC 2045–2049, RFC 2231, RFC 3676).
public struct MailMessage: Equatable, Sendable {
  public struct Sender: Equatable, Sendable {
    /// Empty when the mail names none.
    public var name: String
    /// Empty when the mail names none.
    public var address: String

    public init(name: String = "", address: String = "") {
      self.name = name
      self.address = address
    }
  }

  /// Why somebody would not want a task of a mail.
  public enum Automatic: String, Equatable, Sendable {
    /// Out of office and the like.
    case answer
    /// A mail that could not be delivered.
    case bounce
    /// A mail that was read.
    case receipt
  }

  /// One line with its encoded words decoded; empty when there is none.
  public var subject = ""
  public var sender = Sender()
  /// Without its angle brackets.
  public var messageID: String?
  /// As it stands in the mail.
  public var date = ""
  /// Where a list keeps the mail (RFC 5064).
  public var archive: String?
  public var automatic: Automatic?
  /// The first text, plain where there is a choice, without signature and without what it answers where these are clear.
  public var text = ""
  /// Names of what is attached.
  public var attachments: [String] = []

  public init() {}

  /// - Throws: `.noMail` when there is no header a mail has.
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
  /// Bytes without any header of a mail.
  case noMail
}

/// What is looked at of one mail; more is left out and harms nothing.
public enum MailLimits {
  /// Bytes of a mail.
  public static let bytes = 25_000_000
  /// Bytes of one header.
  static let header = 65_536
  /// Parts, at all depths.
  static let parts = 1_000
  static let depth = 50
  /// Bytes searched for boundaries, each time they are.
  static let searched = 100_000_000
  /// Bytes of a text, encoded and decoded.
  static let text = 1_000_000
  static let attachments = 100
}
