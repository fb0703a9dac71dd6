extension TaskID {
  /// Derives an id from the names of a thing elsewhere, so that the same thing sent again is the same task (UUID
  /// version 8, RFC 9562 §5.8).
  public init(derivedFrom parts: [String]) {
    self.init(ContentID.uuid(parts.joined(separator: "\u{1F}")))
  }

  /// The id of the same thing when it is sent again after the task with this id was finished.
  public var again: TaskID { TaskID(derivedFrom: ["again", text]) }
}

extension PlannerReader {
  /// Returns the id to use for a thing sent under an id. Skips ids of tasks in the trash, which stay there.
  public func unburied(_ id: TaskID) throws(PlannerFailure) -> TaskID {
    var id = id
    while try trashed(id) != nil { id = id.again }
    return id
  }
}
