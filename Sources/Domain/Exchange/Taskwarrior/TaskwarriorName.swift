/// Members of a Taskwarrior task that have an equivalent here or can be ignored. Many users define `estimate`
/// themselves as a duration.
enum TaskwarriorName: String, Sendable, CaseIterable {
  case uuid, status, description, entry, modified, project, priority, tags, annotations, due, wait, scheduled, end, id,
    urgency, start, until, recur, rtype, mask, imask, parent, depends, last, template, estimate

  /// Looks up a name in the file's bytes without creating a string.
  struct Finder: Sendable {
    private let spelled = TaskwarriorName.allCases.map { ($0, Array($0.rawValue.utf8)) }

    func name(_ piece: JSON.Piece, in bytes: [UInt8]) -> TaskwarriorName? {
      if piece.kind == .escapedString { return bytes.text(of: piece).flatMap { TaskwarriorName(rawValue: $0) } }
      for (name, spelling) in spelled where spelling.count == piece.range.count {
        if spelling.elementsEqual(bytes[piece.range]) { return name }
      }
      return nil
    }
  }
}
