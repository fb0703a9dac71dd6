/// Marks that mail servers add to subjects.
enum ServerMark {
  /// Returns true if the name is a known mark.
  /// - Parameter name: The mark in lower case, without brackets.
  static func has(_ name: String) -> Bool { all.contains(name) }

  private static let all: Set<String> = [
    "ext", "extern", "external", "externe", "ext.", "external email", "external mail", "external sender",
    "externe mail", "externe e-mail", "externer absender", "external e-mail", "externe email", "email extern",
    "ext mail", "ext:", "extern:", "spam", "spam?", "possible spam", "suspected spam", "spamverdacht", "spam-verdacht",
    "probable spam", "junk", "bulk", "newsletter?", "caution: external", "caution external", "warnung: extern", "jira",
  ]
}
