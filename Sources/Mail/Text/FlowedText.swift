/// Joins the lines of flowed paragraphs (RFC 3676).
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

  /// Returns the quote depth of a line and its content without the optional leading space.
  private static func unstuffed(_ line: Substring) -> (Int, Substring) {
    let depth = line.utf8.prefix { $0 == UInt8(ascii: ">") }.count
    let content = line.dropFirst(depth)
    return (depth, content.utf8.first == 0x20 ? content.dropFirst() : content)
  }

  private static func quoted(_ text: String, _ depth: Int) -> String {
    depth == 0 ? text : String(repeating: ">", count: depth) + " " + text
  }
}

/// Splits a text into lines without line ends.
func lines(of text: String) -> [Substring] {
  text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
}
