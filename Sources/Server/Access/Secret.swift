internal import CSodium

/// A random secret of 32 bytes, written as 64 hexadecimal digits.
struct Secret: Sendable, Equatable {
  static let byteCount = 32

  let text: String

  /// Creates a secret from the system's random number generator.
  static func random() -> Secret {
    Sodium.start()
    var bytes = [UInt8](repeating: 0, count: byteCount)
    randombytes_buf(&bytes, byteCount)
    return Secret(text: hexadecimal(bytes))
  }

  /// Parses the format of `text`; returns nil for anything else.
  static func parsed(_ text: some StringProtocol) -> Secret? {
    guard text.utf8.count == byteCount * 2, text.utf8.allSatisfy(isLowercaseHexadecimal) else { return nil }
    return Secret(text: String(text))
  }

  /// The digest stored in place of the secret.
  var digest: SecretDigest {
    SecretDigest(bytes: genericHash(Array(text.utf8), count: 32))
  }
}

/// Returns the BLAKE2b hash of some bytes, `count` bytes long (16...64).
func genericHash(_ bytes: [UInt8], count: Int) -> [UInt8] {
  var digest = [UInt8](repeating: 0, count: count)
  crypto_generichash(&digest, count, bytes, UInt64(bytes.count), nil, 0)
  return digest
}

func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  let digits = Array("0123456789abcdef".utf8)
  var text: [UInt8] = []
  for byte in bytes {
    text.append(digits[Int(byte >> 4)])
    text.append(digits[Int(byte & 15)])
  }
  return String(decoding: text, as: UTF8.self)
}

private func isLowercaseHexadecimal(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
}

/// Initialises libsodium at its first use.
enum Sodium {
  private static let started: Int32 = sodium_init()

  static func start() {
    precondition(started >= 0, "libsodium cannot be initialised")
  }
}
