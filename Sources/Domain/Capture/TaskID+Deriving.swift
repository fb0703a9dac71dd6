extension TaskID {
  /// An identity made of what names a thing elsewhere, so that the same thing sent again is the same task (UUID version 8,
  /// RFC 9562 §5.8).
  public init(derivedFrom parts: [String]) {
    self.init(ContentID.uuid(parts.joined(separator: "\u{1F}")))
  }
}
