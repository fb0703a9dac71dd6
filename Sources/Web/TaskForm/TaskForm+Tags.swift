import Domain

extension TaskForm {
  /// Returns the tags, including those typed but not yet added. Invalid ones are recorded as problems.
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

  /// Adds the typed tags, or records why not and leaves the text in its field.
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

  /// Returns the new tags: applies the additions and removals made in the form to the stored tags.
  mutating func tags(editing original: TaskForm, stored: Tags) -> [String] {
    let typed = readTags()
    let kept = stored.names.filter { typed.contains($0) || !original.tags.contains($0) }
    return kept + typed.filter { !original.tags.contains($0) && !stored.names.contains($0) }
  }
}
