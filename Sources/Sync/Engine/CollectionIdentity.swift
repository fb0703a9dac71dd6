internal import CalDAV
internal import Storage

/// Signs that another collection stands where a known one stood, or the same one set back: what such a one lacks was not
/// deleted by anybody. Pure.
enum CollectionIdentity {
  enum Verdict: Equatable {
    case same
    /// Another one only if it has nothing of what is known.
    case doubtful
    case another
  }

  /// - Parameters:
  ///   - isTokenRefused: the server did not know our token.
  ///   - isRenamed: its name is another one than before.
  static func verdict(
    on known: SyncedCollection, identity: String?, state: CollectionState, isTokenRefused: Bool, isRenamed: Bool
  ) -> Verdict {
    if let old = known.identity, let identity, old != identity { return .another }
    if isSetBack(known.syncToken, state.syncToken) || isSetBack(known.ctag, state.ctag) { return .another }
    return isTokenRefused || isRenamed || hasOtherForm(known.syncToken, state.syncToken) ? .doubtful : .same
  }

  /// Marks that count up, such as `http://sabre.io/ns/sync/105`, never count down on their own.
  static func isSetBack(_ old: String?, _ new: String?) -> Bool {
    guard let old = old.flatMap(Counter.init), let new = new.flatMap(Counter.init) else { return false }
    return old.prefix == new.prefix && new.number < old.number
  }

  private static func hasOtherForm(_ old: String?, _ new: String?) -> Bool {
    guard let old, let new, !new.isEmpty else { return false }
    let (left, right) = (Counter(old), Counter(new))
    if let left, let right { return left.prefix != right.prefix }
    return (left == nil) != (right == nil) && scheme(old) != scheme(new)
  }

  private static func scheme(_ token: String) -> Substring { token.prefix { $0 != ":" } }

  /// A mark that ends in a number no hash could be: at most 12 digits behind a slash or a comma, or nothing else.
  private struct Counter {
    let prefix: Substring
    let number: Int64

    init?(_ text: String) {
      let digits = text.reversed().prefix { $0.isASCII && $0.isNumber }.count
      prefix = text.dropLast(digits)
      guard 1...12 ~= digits, prefix.isEmpty || "/,".contains(prefix.suffix(1)), let number = Int64(text.suffix(digits))
      else {
        return nil
      }
      self.number = number
    }
  }
}
