internal import CalDAV
internal import Storage

/// Detects that another collection has taken over the address of a known one, or that the known one was reset. In both
/// cases, missing resources were not deleted by the user. Pure.
enum CollectionIdentity {
  enum Verdict: Equatable {
    case same
    /// Another collection only if it contains none of the known resources.
    case doubtful
    case another
  }

  /// - Parameters:
  ///   - isTokenRefused: whether the server rejected the sync token.
  ///   - isRenamed: whether the collection's name has changed.
  static func verdict(
    on known: SyncedCollection, identity: String?, state: CollectionState, isTokenRefused: Bool, isRenamed: Bool
  ) -> Verdict {
    if let old = known.identity, let identity, old != identity { return .another }
    if isSetBack(known.syncToken, state.syncToken) || isSetBack(known.ctag, state.ctag) { return .another }
    return isTokenRefused || isRenamed || hasOtherForm(known.syncToken, state.syncToken) ? .doubtful : .same
  }

  /// Counting tokens, such as `http://sabre.io/ns/sync/105`, never decrease on their own.
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

  /// A token that ends in a number too short for a hash: at most 12 digits, alone or after a slash or a comma.
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
