/// A header value with parameters: `text/plain; charset=utf-8; name*0*=utf-8''a%20; name*1=b` (RFC 2045, RFC 2231).
struct HeaderValue {
  /// The value in lower case, without comments.
  private(set) var main = ""
  private var pieces: [String: [Int: Piece]] = [:]

  private struct Piece {
    var bytes: [UInt8]
    /// True if percent-encoded, with a charset prefix.
    var isEncoded: Bool
  }

  private static let mostPieces = 200

  init(_ bytes: [UInt8]) {
    var scanner = HeaderScanner(bytes[...])
    main = String(decoding: scanner.word().map { $0.lowercased }, as: UTF8.self)
    var count = 0
    while count < HeaderValue.mostPieces, scanner.skip(past: UInt8(ascii: ";")) {
      let name = scanner.word()
      guard scanner.skip(over: UInt8(ascii: "=")) else { continue }
      add(name, scanner.word(endingAt: [UInt8(ascii: ";")]))
      count += 1
    }
  }

  /// The multipart boundary, at most 200 bytes.
  var boundary: [UInt8]? {
    guard let bytes = pieces["boundary"]?[0]?.bytes, (1...200).contains(bytes.count) else { return nil }
    return bytes
  }

  /// The value of a parameter, decoded from any of its notations.
  subscript(name: String) -> String? {
    guard let found = pieces[name], let first = found[0] else { return nil }
    guard first.isEncoded else {
      return EncodedWords.text(joined(found, percent: false))
    }
    // charset'language'text
    let parts = first.bytes.split(separator: UInt8(ascii: "'"), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return EncodedWords.text(joined(found, percent: true)) }
    var rest = found
    rest[0]?.bytes = Array(parts[2])
    return Charset.text(joined(rest, percent: true), in: String(decoding: parts[0], as: UTF8.self))
  }

  /// Adds a parameter written as `name`, `name*`, `name*3` or `name*3*`.
  private mutating func add(_ name: [UInt8], _ value: [UInt8]) {
    let parts = name.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    guard let base = parts.first, !base.isEmpty else { return }
    let key = String(decoding: base.map { $0.lowercased }, as: UTF8.self)
    let isEncoded = parts.count > 1 && parts[parts.count - 1].isEmpty
    let number = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) ?? 0 : 0
    if pieces[key]?[number] == nil { pieces[key, default: [:]][number] = Piece(bytes: value, isEncoded: isEncoded) }
  }

  private func joined(_ found: [Int: Piece], percent: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    var number = 0
    while let piece = found[number] {
      bytes += percent && piece.isEncoded ? TransferEncoding.percentDecoded(piece.bytes) : piece.bytes
      number += 1
    }
    return bytes
  }
}

/// Reads words, quoted strings and comments of a header from left to right.
struct HeaderScanner {
  private var rest: Bytes

  init(_ bytes: Bytes) {
    rest = bytes
  }

  /// Moves past the next such byte outside quotes and comments; returns false if there is none.
  mutating func skip(past byte: UInt8) -> Bool {
    while let first = rest.first {
      switch first {
      case byte:
        rest.removeFirst()
        return true
      case UInt8(ascii: "\""): _ = quoted()
      case UInt8(ascii: "("): _ = comment()
      default: rest.removeFirst()
      }
    }
    return false
  }

  /// Moves past the byte if it is the next one.
  mutating func skip(over byte: UInt8) -> Bool {
    skipBlanks()
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads the next word or quoted string.
  mutating func word(endingAt ends: Set<UInt8> = [UInt8(ascii: ";"), UInt8(ascii: "=")]) -> [UInt8] {
    skipBlanks()
    if rest.first == UInt8(ascii: "\"") { return quoted() }
    let word = rest.prefix { !ends.contains($0) && $0 != UInt8(ascii: "(") }
    rest = rest[word.endIndex...]
    return Array(word.withoutEnd)
  }

  private mutating func skipBlanks() {
    while let first = rest.first {
      if first == UInt8(ascii: "(") {
        _ = comment()
      } else if first.isBlank {
        rest.removeFirst()
      } else {
        return
      }
    }
  }

  /// Reads a quoted string without its quotation marks; an unterminated one extends to the end.
  mutating func quoted() -> [UInt8] {
    rest.removeFirst()
    var text: [UInt8] = []
    while let first = rest.popFirst() {
      if first == UInt8(ascii: "\"") { return text }
      text.append(first == UInt8(ascii: "\\") ? rest.popFirst() ?? first : first)
    }
    return text
  }

  /// Reads a comment in parentheses, which may be nested.
  mutating func comment() -> [UInt8] {
    var depth = 0
    var text: [UInt8] = []
    while let first = rest.popFirst() {
      if first == UInt8(ascii: "(") {
        depth += 1
        if depth == 1 { continue }
      }
      if first == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return text }
      text.append(first == UInt8(ascii: "\\") ? rest.popFirst() ?? first : first)
    }
    return text
  }

  var next: UInt8? { rest.first }
  mutating func take() -> UInt8? { rest.popFirst() }
}
