extension TaskID {
  /// An identity made of what names a thing elsewhere, so that the same thing sent again is the same task (UUID version 8,
  /// RFC 9562 §5.8).
  public init(derivedFrom parts: [String]) {
    self.init(ContentID.uuid(parts.joined(separator: "\u{1F}")))
  }

  /// What the same thing is called when it comes once more after the task of this name was done with.
  public var again: TaskID { TaskID(derivedFrom: ["again", text]) }
}

extension PlannerReader {
  /// What something sent under a name is called now: what lies in the trash under that name stays there.
  public func unburied(_ id: TaskID) throws(PlannerFailure) -> TaskID {
    var id = id
    while try trashed(id) != nil { id = id.again }
    return id
  }
}
