import Domain

extension TaskForm {
  /// The tags with what was typed beside them.
  mutating func readTags() -> [String] {
    var known = Tags(tags)
    var names = tags
    for part in newTag.split(separator: ",").map({ OneLine.folded(String($0)) }) where !part.isEmpty {
      if let refusal = known.refusal(of: part) {
        problems.append(Problem(.tags, refusal))
      } else {
        known.insert(part)
        names.append(part)
      }
    }
    return names
  }

  /// Takes what was typed among the tags, or says why not and leaves it where it is.
  mutating func addTags() {
    if OneLine.folded(newTag).isEmpty {
      problems.append(Problem(.tags, .tagEmpty))
      return
    }
    let names = readTags()
    guard problems.isEmpty else { return }
    tags = names
    newTag = ""
  }

  /// What the tags become: what was added and taken away here, on top of what others did meanwhile.
  mutating func tags(editing original: TaskForm, stored: Tags) -> [String] {
    let typed = readTags()
    let kept = stored.names.filter { typed.contains($0) || !original.tags.contains($0) }
    return kept + typed.filter { !original.tags.contains($0) && !stored.names.contains($0) }
  }
}
