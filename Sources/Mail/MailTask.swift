public import Domain

/// A task created from a mail, described in a language.
public struct MailTask: Equatable, Sendable {
  /// The new task. Its ID is derived from the mail, so that the same mail sent again is the same task.
  public var draft: TaskDraft

  /// Maximum length of the title in characters; a longer subject is also kept in the notes.
  static let longestTitle = Validation.longestTitle
  /// Maximum length of the text in characters.
  static let longestText = 20_000

  public init(_ mail: MailMessage, in language: Language) {
    var rest = mail
    draft = TaskDraft(title: MailTask.title(of: &rest, language))
    draft.id = mail.identity
    draft.notes = MailTask.notes(of: rest, language)
    draft.sourceURL = mail.messageID.map { MailTask.link(to: $0) } ?? mail.archive
  }

  /// Returns the subject, otherwise the first line of the text, otherwise the sender. Removes a line used as title from
  /// the text.
  private static func title(of mail: inout MailMessage, _ language: Language) -> String {
    if !SubjectPrefix.isAll(of: mail.subject) { return OneLine.shortened(mail.subject, to: longestTitle) }
    let all = lines(of: mail.text)
    let first = all.firstIndex { !OneLine.isBlank(String($0)) }
    if let first, all[first] != ReplyText.omission {
      let line = OneLine.folded(String(all[first]))
      let title = OneLine.shortened(line, to: TitleRules.longest)
      if title == line { mail.text = oneText(all[(first + 1)...].joined(separator: "\n")) }
      return title
    }
    let sender = mail.sender.name.isEmpty ? mail.sender.address : mail.sender.name
    if OneLine.isBlank(sender) { return language.says("Mail without a sender", "Mail ohne Absender") }
    return OneLine.shortened(language.says("Mail from ", "Mail von ") + sender, to: longestTitle)
  }

  private static func notes(of mail: MailMessage, _ language: Language) -> String? {
    var head: [String] = []
    if let sender = mail.sender.shown {
      head.append(language.says("From: ", "Von: ") + OneLine.shortened(sender, to: longestTitle))
    }
    if OneLine.folded(mail.subject).count > longestTitle {
      head.append(language.says("Subject: ", "Betreff: ") + OneLine.shortened(mail.subject, to: 5_000))
    }
    if !mail.attachments.isEmpty {
      let names = mail.attachments.joined(separator: ", ")
      head.append(language.says("Attached: ", "Anhang: ") + OneLine.shortened(names, to: 2_000))
    }
    if let archive = mail.archive, mail.messageID != nil {
      head.append(language.says("Archive: ", "Archiv: ") + archive)
    }
    let parts = [head.joined(separator: "\n"), OneLine.shortened(mail.text, to: longestText)].filter {
      !OneLine.isBlank($0)
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }

  /// Returns a link that opens the mail by its message ID in programs that support it. Escapes everything except
  /// unreserved characters and `@`, so that the link contains no space.
  private static func link(to messageID: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result = Array("message:%3C".utf8)
    for byte in messageID.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: result.append(byte)
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "@"):
        result.append(byte)
      default: result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self) + "%3E"
  }
}

extension MailMessage.Sender {
  /// Formatted as `Name <address>`; nil if both are empty.
  var shown: String? {
    if name.isEmpty { return address.isEmpty ? nil : address }
    return address.isEmpty ? name : "\(name) <\(address)>"
  }
}

extension MailMessage {
  /// An ID derived from message ID and date, so that a mail received both directly and over a list is one task. The
  /// date distinguishes the mails of devices that always use the same message ID. If either is missing, the content
  /// counts too.
  public var identity: TaskID {
    if let messageID, !date.isEmpty { return TaskID(derivedFrom: ["mail", messageID, date]) }
    return TaskID(derivedFrom: ["mail", messageID ?? "", date, sender.address, subject, text] + attachments)
  }
}

extension Language {
  func says(_ english: String, _ german: String) -> String { self == .german ? german : english }
}
