/// Pointers to a request line in the library's buffer. Valid until the request is answered.
struct RequestLine {
  let target: UnsafePointer<CChar>
  /// The header fields after the line; nil if the line is ambiguous.
  let fields: UnsafePointer<CChar>?
}

/// An HTTP transaction: the data received so far and the decisions about it. Used by the thread of its connection and,
/// while that waits for the response, by the worker that makes it.
final class HTTPTransaction {
  enum Phase {
    case begun, receiving, making
  }

  let target: String
  let line: RequestLine
  var phase = Phase.begun
  var destination: Result<Destination, Refusal> = .failure(.malformedRequest)
  /// The `Accept-Language` field for the response.
  var language: String?
  var body: [UInt8] = []
  /// Whether a script sent the request, rather than a link or a form.
  var isScripted = false
  /// Whether the request came over HTTPS.
  var isSecure = false
  /// Whether to close the connection after this request, because others may see its end elsewhere: in chunked bodies,
  /// the library accepts size lines that end with LF alone (RFC 9112, section 7.1).
  var endsConnection = false
  /// Number of received bytes, including those not kept.
  var received = 0
  var feed: EventFeed?
  /// The response; nil if memory was exhausted.
  var answer: Answer?

  init(_ line: RequestLine) {
    target = String(cString: line.target)
    self.line = line
  }

  /// Whether this is the one large body that may be received at a time.
  var isUpload = false

  func take(_ bytes: UnsafeRawBufferPointer, limit: Int) {
    received += bytes.count
    if received > limit {
      refuse(.bodyTooLarge)
    } else if case .success = destination {
      body.append(contentsOf: bytes)
    }
  }

  func refuse(_ refusal: Refusal) {
    destination = .failure(refusal)
    body = []
  }
}
