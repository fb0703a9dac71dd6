internal import CMicroHTTPD
internal import Web

/// A response that can be sent any number of times on any connection.
///
/// `@unchecked Sendable`: a response is complete before it is shared; after that, libmicrohttpd counts its references
/// under the response's own mutex.
final class Answer: @unchecked Sendable {
  let status: Int
  let size: Int
  private let response: OpaquePointer

  private init?(status: Int, size: Int, response: OpaquePointer?) {
    guard let response else { return nil }
    self.status = status
    self.size = size
    self.response = response
  }

  deinit {
    http_release(response)
  }

  func send(on connection: OpaquePointer) -> MHD_Result {
    http_queue(connection, UInt32(status), response)
  }

  /// Adds a header field. Returns false if it is invalid in HTTP, for instance with a line break in its value.
  func add(_ name: String, _ value: String) -> Bool {
    http_add_header(response, name, value) == http_yes()
  }
}

extension Answer {
  /// Creates a response with a copy of some bytes, the security headers and `headers`; returns nil if one of these is
  /// invalid.
  /// - Parameter isSecure: whether it is sent over HTTPS.
  static func page(status: Int, headers: [Response.Header], body: [UInt8], isSecure: Bool = false) -> Answer? {
    let response = body.withUnsafeBytes { http_response_copying($0.baseAddress, $0.count) }
    guard let answer = Answer(status: status, size: body.count, response: response) else { return nil }
    return answer.addAll(isSecure ? headers + [SecurityHeaders.transport] : headers) ? answer : nil
  }

  /// Creates a response from bytes that are never freed.
  static func lasting(_ bytes: UnsafeRawBufferPointer, headers: [Response.Header]) -> Answer? {
    let response = http_response_lasting(bytes.baseAddress, bytes.count)
    guard let answer = Answer(status: 200, size: bytes.count, response: response) else { return nil }
    return answer.addAll(headers) ? answer : nil
  }

  /// Creates a response that reads its bytes from a feed as they become available.
  static func stream(_ feed: EventFeed, headers: [Response.Header]) -> Answer? {
    let response = http_response_streaming(
      { context, _, buffer, capacity in
        guard let context, let buffer else { return http_end_of_stream() }
        let feed = Unmanaged<EventFeed>.fromOpaque(context).takeUnretainedValue()
        return feed.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: capacity))
      },
      Unmanaged.passRetained(feed).toOpaque(),
      { context in
        guard let context else { return }
        Unmanaged<EventFeed>.fromOpaque(context).release()
      })
    guard let answer = Answer(status: 200, size: 0, response: response) else { return nil }
    return answer.addAll(headers) ? answer : nil
  }

  private func addAll(_ headers: [Response.Header]) -> Bool {
    SecurityHeaders.all.allSatisfy { add($0.name, $0.value) } && headers.allSatisfy { add($0.name, $0.value) }
  }
}
