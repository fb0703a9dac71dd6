internal import CSodium
internal import Synchronization

/// Hashes and checks passwords, one at a time to limit memory use.
public enum Password {
  /// Maximum length of a password in UTF-8 bytes.
  public static let longest = 1023

  private static let turn = Mutex(())

  /// Returns the salted hash in libsodium's text form, or nil if memory is exhausted.
  static func hash(_ password: String) -> String? {
    Sodium.start()
    return turn.withLock { _ in
      var text = [CChar](repeating: 0, count: sodium_password_text_bytes())
      let bytes = Array(password.utf8CString)
      let failed = crypto_pwhash_str(
        &text, bytes, UInt64(bytes.count - 1), sodium_password_operations(), sodium_password_memory())
      guard failed == 0 else { return nil }
      return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// Whether a password matches a hash; compares in constant time.
  static func matches(_ password: String, hash: String) -> Bool {
    Sodium.start()
    let bytes = Array(password.utf8CString)
    guard bytes.count - 1 <= longest, hash.utf8.count < sodium_password_text_bytes() else { return false }
    // libsodium reads the hash from a buffer of fixed size.
    var text = Array(hash.utf8CString)
    text.append(contentsOf: repeatElement(0, count: sodium_password_text_bytes() - text.count))
    return turn.withLock { _ in crypto_pwhash_str_verify(text, bytes, UInt64(bytes.count - 1)) == 0 }
  }
}
