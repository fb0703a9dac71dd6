extension MailMessage.Automatic {
  /// Classifies a mail by the header fields of the sending program (RFC 3834, RFC 3462, RFC 8098), not by its subject.
  init?(_ head: Headers) {
    let type = HeaderValue(head["content-type"] ?? [])
    if type.main == "multipart/report" {
      switch type["report-type"]?.lowercased() {
      case "delivery-status": self = .bounce
      case "disposition-notification": self = .receipt
      default: return nil
      }
      return
    }
    if MailMessage.Automatic.says("auto-submitted", "auto-replied", head)
      || MailMessage.Automatic.says("precedence", "auto_reply", head)
      || head["x-autoreply"] != nil || head["x-autorespond"] != nil
    {
      self = .answer
      return
    }
    let sender = MailMessage.Sender(reading: head["from"] ?? []).address.lowercased()
    guard sender.hasPrefix("mailer-daemon@") || sender == "mailer-daemon" else { return nil }
    self = .bounce
  }

  private static func says(_ name: String, _ word: String, _ head: Headers) -> Bool {
    HeaderValue(head[name] ?? []).main == word
  }
}
