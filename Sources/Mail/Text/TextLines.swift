internal import Domain

/// Returns the text as one trimmed line without control characters.
func oneLine(_ text: String) -> String { OneLine.folded(text) }

/// Returns a text without blank lines at its start and end.
func oneText(_ text: String) -> String {
  var rest = lines(of: text)[...]
  while let first = rest.first, first.allSatisfy({ $0.isWhitespace }) { rest.removeFirst() }
  while let last = rest.last, last.allSatisfy({ $0.isWhitespace }) { rest.removeLast() }
  return rest.map { String($0) }.joined(separator: "\n")
}
