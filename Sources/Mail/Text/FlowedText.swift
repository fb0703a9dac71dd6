/// Paragraphs whose lines were broken for the way, put together again (RFC 3676).
enum FlowedText {
  static func unfolded(_ text: String, deletesSpace: Bool) -> String {
    var result: [String] = []
    var open: (depth: Int, text: String)?
    for line in lines(of: text) {
      let (depth, content) = unstuffed(line)
      let isSignature = content == "-- "
      let flows = content.utf8.last == 0x20 && !isSignature
      if let paragraph = open, paragraph.depth != depth || isSignature {
        result.append(quoted(paragraph.text, paragraph.depth))
        open = nil
      }
      let piece = flows && deletesSpace ? String(content.dropLast()) : String(content)
      let whole = (open?.text ?? "") + piece
      if flows {
        open = (depth, whole)
      } else {
        result.append(quoted(whole, depth))
        open = nil
      }
    }
    if let open { result.append(quoted(open.text, open.depth)) }
    return result.joined(separator: "\n")
  }

  /// How often a line is quoted, and what it says without the space that may stand in front.
  private static func unstuffed(_ line: Substring) -> (Int, Substring) {
    let depth = line.utf8.prefix { $0 == UInt8(ascii: ">") }.count
    let content = line.dropFirst(depth)
    return (depth, content.utf8.first == 0x20 ? content.dropFirst() : content)
  }

  private static func quoted(_ text: String, _ depth: Int) -> String {
    depth == 0 ? text : String(repeating: ">", count: depth) + " " + text
  }
}

/// Lines without their ends.
func lines(of text: String) -> [Substring] {
  text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
}
