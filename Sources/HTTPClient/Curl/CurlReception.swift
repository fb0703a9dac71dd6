internal import CCurl

/// Collects the response to one request as libcurl delivers it.
final class CurlReception {
  private(set) var isTooLarge = false
  private(set) var isCut = false
  private var fields: [HTTPField] = []
  private var bytes: [UInt8] = []
  private var headerBytes = 0
  private let limit: Int
  private let isCutAtLimit: Bool

  private let unpacks: Bool
  private var packings = 0

  init(_ limits: CurlLimits, unpacks: Bool) {
    self.unpacks = unpacks
    limit = limits.responseBytes
    isCutAtLimit = limits.isCutAtLimit
  }

  func response(status: Int) -> HTTPResponse {
    HTTPResponse(status: status, fields: fields, body: bytes, isCut: isCut)
  }

  private func receive(body: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count + body.count <= limit else {
      isCut = isCutAtLimit
      isTooLarge = !isCutAtLimit
      if isCut { bytes += body.prefix(limit - bytes.count) }
      return false
    }
    bytes += body
    return true
  }

  private func receive(header: UnsafeBufferPointer<UInt8>) -> Bool {
    headerBytes += header.count
    guard headerBytes <= Self.headerLimit else {
      isTooLarge = true
      return false
    }
    let line = String(decoding: header, as: UTF8.self).trimmingSpace()
    if line.hasPrefix("HTTP/") {
      // Discard the fields of an interim response (1xx).
      fields = []
    } else if let colon = line.firstIndex(of: ":") {
      let value = line[line.index(after: colon)...].trimmingSpace()
      fields.append(HTTPField(String(line[..<colon]), String(value)))
      return mayUnpack(line[..<colon], value)
    }
    return true
  }

  /// Rejects nested content encodings: they can expand to any size before the first output byte is counted.
  private func mayUnpack(_ name: Substring, _ value: Substring) -> Bool {
    guard unpacks, name.lowercased() == "content-encoding" else { return true }
    packings += value.split(separator: ",").count
    isTooLarge = packings > 1
    return !isTooLarge
  }

  private static let headerLimit = 256 * 1024
}

extension CurlReception {
  /// Returning a count other than the delivered one makes libcurl abort.
  static let body: curl_shim_receiver = { start, size, count, context in
    CurlReception.deliver(start, size * count, context) { $0.receive(body: $1) }
  }

  static let header: curl_shim_receiver = { start, size, count, context in
    CurlReception.deliver(start, size * count, context) { $0.receive(header: $1) }
  }

  private static func deliver(
    _ start: UnsafeMutablePointer<CChar>?, _ length: Int, _ context: UnsafeMutableRawPointer?,
    to receive: (CurlReception, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Int {
    guard let start, let context, length > 0 else { return 0 }
    let reception = Unmanaged<CurlReception>.fromOpaque(context).takeUnretainedValue()
    let buffer = UnsafeRawBufferPointer(start: start, count: length).assumingMemoryBound(to: UInt8.self)
    return receive(reception, buffer) ? length : 0
  }
}
