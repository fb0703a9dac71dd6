import Domain

/// One run of the fuzzer: what must hold for any bytes. Compiled together with the sources of `Mail`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMail(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  guard let mail = try? MailMessage(reading: bytes) else { return 0 }
  precondition(mail.subject.utf8.allSatisfy { $0 > 0x1F && $0 != 0x7F }, "a control character in the subject")
  precondition(mail.attachments.count <= 100, "too many names")
  // What comes out is bounded by what came in, so that no mail grows: a byte becomes at most a character of another charset.
  precondition(mail.text.utf8.count <= 6 * size + 100, "the text grew")
  for language in [Language.german, .english] {
    let draft = MailTask(mail, in: language).draft
    precondition(!OneLine.isBlank(draft.title), "no title")
    precondition(draft.title.count <= 500, "a long title")
    precondition(draft.sourceURL?.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } ?? true || mail.messageID == nil, "a link of two words")
    precondition(draft.id == MailTask(mail, in: .english).draft.id, "another identity")
  }
  return 0
}
