internal import Web

/// A reason to reject a target or a form.
enum FormError: Error, Sendable, Equatable {
  /// A `%` without two hexadecimal digits, a NUL outside a value, another control character in a path, or invalid
  /// UTF-8.
  case malformed
  case tooManyFields
}

/// Decodes `application/x-www-form-urlencoded` text, as a query or as a body (WHATWG URL, section 5.1), but rejects
/// malformed text instead of repairing it. Removes NUL characters from values, because a pasted one must not lose the
/// rest.
func decodedFields(_ bytes: some Collection<UInt8>, limit: Int) throws(FormError) -> Fields {
  var pairs: [Fields.Pair] = []
  for part in bytes.split(separator: UInt8(ascii: "&")) {
    guard pairs.count < limit else { throw .tooManyFields }
    let name = part.prefix { $0 != UInt8(ascii: "=") }
    let value = part.dropFirst(name.count + 1)
    pairs.append(Fields.Pair(try text(decodedBytes(name, plusIsSpace: true)), try decodedValue(value)))
  }
  return Fields(pairs)
}

private func decodedValue(_ bytes: some Collection<UInt8>) throws(FormError) -> String {
  var value = try decodedBytes(bytes, plusIsSpace: true)
  value.removeAll { $0 == 0 }
  return try text(value)
}

/// Decodes percent escapes; throws unless the result is valid UTF-8 without NUL.
func decodedText(_ bytes: some Collection<UInt8>) throws(FormError) -> String {
  try text(decodedBytes(bytes, plusIsSpace: false))
}

private func text(_ bytes: [UInt8]) throws(FormError) -> String {
  guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else { throw .malformed }
  return text
}

private func decodedBytes(_ bytes: some Collection<UInt8>, plusIsSpace: Bool) throws(FormError) -> [UInt8] {
  var decoded: [UInt8] = []
  decoded.reserveCapacity(bytes.count)
  var rest = bytes.makeIterator()
  while let byte = rest.next() {
    switch byte {
    case UInt8(ascii: "%"): decoded.append(try escapedByte(&rest))
    case UInt8(ascii: "+") where plusIsSpace: decoded.append(UInt8(ascii: " "))
    default: decoded.append(byte)
    }
  }
  return decoded
}

private func escapedByte(_ rest: inout some IteratorProtocol<UInt8>) throws(FormError) -> UInt8 {
  guard let high = rest.next().flatMap(hexadecimalValue), let low = rest.next().flatMap(hexadecimalValue) else {
    throw .malformed
  }
  return high << 4 | low
}

private func hexadecimalValue(_ digit: UInt8) -> UInt8? {
  switch digit {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
  default: nil
  }
}
