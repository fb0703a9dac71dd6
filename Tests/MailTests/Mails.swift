import Mail

/// A mail of header lines and a text.
func mail(_ headers: [String], _ body: String = "", file: String = #fileID) throws -> MailMessage {
  try MailMessage(reading: Array((headers.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8))
}

/// The same with bytes that are no UTF-8.
func mail(bytes: [UInt8]...) throws -> MailMessage { try MailMessage(reading: Array(bytes.joined())) }

func subject(_ raw: String) throws -> String { try mail(["Subject: " + raw]).subject }
