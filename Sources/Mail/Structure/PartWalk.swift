/// Walks the parts of a mail in order to find its text and the names of its attachments.
struct PartWalk {
  /// A text found in a part, and whether it is plain.
  private struct Found {
    var text: String
    var isPlain: Bool
    var isBlank: Bool { text.allSatisfy { $0.isWhitespace } }
  }

  private(set) var names: [String] = []
  private var parts = 0
  private var searched = 0
  private var decoded = 0

  /// Returns the text of a mail; that of an attached mail only if there is no other.
  mutating func text(of body: Bytes, _ head: Headers, depth: Int) -> String? {
    let found = find(body, head, depth)
    if let found, !found.isBlank { return found.text }
    guard let inner = attached else { return found?.text }
    attached = nil
    let headers = Headers(inner)
    return text(of: inner[headers.bodyStart...], headers, depth: depth + 1) ?? found?.text
  }

  /// The first attached mail.
  private var attached: Bytes?

  private mutating func find(_ body: Bytes, _ head: Headers, _ depth: Int, isDigest: Bool = false) -> Found? {
    parts += 1
    guard parts <= MailLimits.parts, depth < MailLimits.depth else { return nil }
    let type = HeaderValue(head["content-type"] ?? [])
    if type.main.hasPrefix("multipart/"), let boundary = type.boundary {
      return among(body, Array("--".utf8) + boundary, type.main, depth)
    }
    let disposition = HeaderValue(head["content-disposition"] ?? [])
    let name = disposition["filename"] ?? type["name"]
    if type.main == "message/rfc822" || isDigest && type.main.isEmpty { return noteMail(body, name) }
    guard isReadable(type), disposition.main != "attachment" else { return note(name, type) }
    return leaf(body, head, type)
  }

  /// Whether a part is read as text. Includes multipart types without a boundary.
  private func isReadable(_ type: HeaderValue) -> Bool {
    let main = type.main
    return main == "text/plain" || main == "text/html" || main.hasPrefix("multipart/") || !main.utf8.contains(0x2F)
  }

  private mutating func leaf(_ body: Bytes, _ head: Headers, _ type: HeaderValue) -> Found? {
    guard decoded < 4 * MailLimits.text else { return nil }
    let raw = body.prefix(2 * MailLimits.text)
    let encoding = HeaderValue(head["content-transfer-encoding"] ?? []).main
    let bytes = TransferEncoding.decode(raw, encoding, limit: MailLimits.text)
    decoded += bytes.count
    let text = Charset.text(bytes, in: type["charset"])
    if type.main == "text/html" { return Found(text: HTMLText.plain(text), isPlain: false) }
    let isFlowed = type["format"]?.lowercased() == "flowed"
    let lines = isFlowed ? FlowedText.unfolded(text, deletesSpace: type["delsp"]?.lowercased() == "yes") : text
    return Found(text: lines, isPlain: true)
  }

  private mutating func note(_ name: String?, _ type: HeaderValue) -> Found? {
    let shown = oneLine(name ?? type.main)
    if names.count < MailLimits.attachments, !shown.isEmpty { names.append(String(shown.prefix(200))) }
    return nil
  }

  private mutating func noteMail(_ body: Bytes, _ name: String?) -> Found? {
    if attached == nil { attached = body }
    let subject = oneLine(EncodedWords.text(Headers(body)["subject"] ?? []))
    return note(name ?? (subject.isEmpty ? nil : subject), HeaderValue(Array("message/rfc822".utf8)))
  }
}

// MARK: - Several parts

extension PartWalk {
  /// Returns the best text between boundary lines: the first plain one of alternatives, otherwise the first.
  private mutating func among(_ body: Bytes, _ mark: [UInt8], _ type: String, _ depth: Int) -> Found? {
    var best: Found?
    var start: Int?
    var line = body.startIndex
    guard searched < MailLimits.searched else { return nil }
    searched += body.count
    while line < body.endIndex, parts <= MailLimits.parts {
      let end = body.endOfLine(from: line)
      if let isLast = PartWalk.isBoundary(body[line..<end], mark) {
        if let start { consider(body[start..<line], type, depth, &best) }
        start = isLast ? nil : end
        if isLast { break }
      }
      line = end
    }
    // A truncated mail has no closing boundary.
    if let start, line >= body.endIndex { consider(body[start...], type, depth, &best) }
    return best
  }

  private mutating func consider(_ part: Bytes, _ type: String, _ depth: Int, _ best: inout Found?) {
    let head = Headers(part)
    let found = find(part[head.bodyStart...], head, depth + 1, isDigest: type == "multipart/digest")
    guard let found else { return }
    guard let old = best, !old.isBlank else {
      best = found
      return
    }
    if type == "multipart/alternative", !old.isPlain, found.isPlain, !found.isBlank { best = found }
  }

  /// Returns nil if a line is not the boundary, otherwise whether it is the closing one.
  private static func isBoundary(_ line: Bytes, _ mark: [UInt8]) -> Bool? {
    guard line.starts(with: mark) else { return nil }
    let rest = line.dropFirst(mark.count).withoutEnd
    if rest.isEmpty { return false }
    return rest.elementsEqual("--".utf8) ? true : nil
  }
}
