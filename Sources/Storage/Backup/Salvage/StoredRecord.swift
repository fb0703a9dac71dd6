/// A row as stored in a page (SQLite file format, sections 1.6 and 2.1).
struct StoredRecord {
  /// One value per column; nil if it could not be read. A text may be truncated.
  var values: [Value?]
  var isWhole: Bool

  /// Type bytes of leaf pages. Tables without row IDs use index pages.
  enum Leaf: UInt8 {
    case index = 0x0a
    case table = 0x0d
  }

  private static let mostColumns = 64

  /// - Parameter bytes: the bytes of the row; the end may be missing.
  init?(_ bytes: [UInt8]) {
    var offset = 0
    guard let header = bytes.variableNumber(at: &offset), header > 0, header <= bytes.count else { return nil }
    var body = header
    values = []
    isWhole = true
    while offset < header {
      guard let kind = bytes.variableNumber(at: &offset), offset <= header, values.count < Self.mostColumns,
        let size = Self.size(of: kind)
      else { return nil }
      let end = body + size
      if end <= bytes.count {
        values.append(Self.value(of: kind, bytes[body..<end]))
      } else {
        isWhole = false
        let rest = body < bytes.count && kind % 2 == 1 ? bytes[body...] : []
        values.append(rest.isEmpty ? nil : .text(Self.text(rest)))
      }
      body = end
    }
  }

  private static func size(of kind: Int) -> Int? {
    switch kind {
    case 0, 8, 9: 0
    case 1...4: kind
    case 5: 6
    case 6, 7: 8
    case 12...: (kind - 12) / 2
    default: nil
    }
  }

  private static func value(of kind: Int, _ bytes: ArraySlice<UInt8>) -> Value {
    switch kind {
    case 1...6:
      let negative: Int64 = bytes.first.map { $0 & 0x80 != 0 } == true ? -1 : 0
      return .integer(bytes.reduce(negative) { $0 << 8 | Int64($1) })
    case 8, 9: return .integer(kind - 8)
    case 12...: return kind % 2 == 0 ? .bytes(Array(bytes)) : .text(text(bytes))
    default: return .null
    }
  }

  /// Decodes a text, dropping a truncated last character and trailing zero bytes from missing pages.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    while let last = text.unicodeScalars.last, last == "\u{fffd}" || last.value == 0 {
      text.unicodeScalars.removeLast()
    }
    return text
  }

  func text(_ column: Int) -> String? {
    if case .text(let text)? = values[column], !text.isEmpty { return text }
    return nil
  }

  func isNull(_ column: Int) -> Bool { values[column] == .null }
}

extension PageFile {
  /// Passes every row in leaf pages of this kind to `see`, regardless of the tree.
  func visitRecords(in kind: StoredRecord.Leaf, see: (StoredRecord) -> Void) {
    let free = freePages()
    // The first page contains only schema rows.
    for number in 2..<max(2, pageCount + 1) where !free.contains(number) {
      guard let page = page(number), page.first == kind.rawValue else { continue }
      for cell in 0..<min(page.number(at: 3, bytes: 2), pageSize / 4) {
        let start = page.number(at: 8 + 2 * cell, bytes: 2)
        if let record = record(at: start, of: page, kind) { see(record) }
      }
    }
  }

  private func record(at start: Int, of page: [UInt8], _ kind: StoredRecord.Leaf) -> StoredRecord? {
    var offset = start
    guard start >= 8, let length = page.variableNumber(at: &offset), length > 0, length <= pageCount * pageSize
    else { return nil }
    if kind == .table, page.variableNumber(at: &offset) == nil { return nil }
    let most = kind == .table ? pageSize - 35 : (pageSize - 12) * 64 / 255 - 23
    if length <= most {
      return offset + length <= page.count ? StoredRecord(Array(page[offset..<offset + length])) : nil
    }
    let least = (pageSize - 12) * 32 / 255 - 23
    let wanted = least + (length - least) % (pageSize - 4)
    let local = wanted <= most ? wanted : least
    guard offset + local + 4 <= page.count else { return nil }
    let rest = overflow(from: page.number(at: offset + local, bytes: 4), bytes: length - local)
    return StoredRecord(Array(page[offset..<offset + local]) + rest)
  }

  /// Reads the overflow of a long row as far as its chain of pages is intact.
  private func overflow(from first: Int, bytes wanted: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var number = first
    while bytes.count < wanted, number > 1, let page = page(number) {
      let next = page.number(at: 0, bytes: 4)
      // A page in the middle that links to no further page has lost its content too.
      let isLast = wanted - bytes.count <= pageSize - 4
      if !isLast, next == 0 { break }
      bytes += page[4..<min(pageSize, 4 + wanted - bytes.count)]
      number = next
    }
    return bytes
  }
}

extension [UInt8] {
  /// Reads a variable-length number of one to nine bytes; returns nil if it does not fit or the array ends first.
  fileprivate func variableNumber(at offset: inout Int) -> Int? {
    var value: UInt64 = 0
    for count in 1...9 {
      guard indices.contains(offset) else { return nil }
      let byte = self[offset]
      offset += 1
      if count == 9 {
        value = value << 8 | UInt64(byte)
      } else {
        value = value << 7 | UInt64(byte & 0x7f)
        if byte & 0x80 == 0 { break }
      }
    }
    return Int(exactly: Int64(bitPattern: value)).flatMap { $0 >= 0 ? $0 : nil } ?? nil
  }
}
