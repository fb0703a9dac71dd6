/// Where the library keeps what it has received of a request line. Valid until the request is answered.
struct RequestLine {
  let target: UnsafePointer<CChar>
  /// What stands behind the line; nil for a line that can be read in more than one way.
  let fields: UnsafePointer<CChar>?
}

/// One request on its way through: what has arrived so far and what was decided about it. Used by the thread of its
/// connection, and while that waits for an answer by the one that makes it.
final class Exchange {
  enum Phase {
    case begun, receiving, making
  }

  let target: String
  let line: RequestLine
  var phase = Phase.begun
  var destination: Result<Destination, Refusal> = .failure(.malformedRequest)
  /// Whether answers should be written in the language of this field.
  var language: String?
  var body: [UInt8] = []
  /// Whether a script asks, and no person who follows a link or sends a form.
  var isScripted = false
  /// Whether the browser came over HTTPS.
  var isSecure = false
  /// Whether no other request is taken on the connection: others may see the end of this one elsewhere. Of a body in chunks
  /// the library takes size lines that end with LF alone (RFC 9112, section 7.1).
  var endsConnection = false
  /// Bytes that arrived, also those not kept.
  var received = 0
  var feed: EventFeed?
  /// What was made; nil when there was no memory for it.
  var answer: Answer?

  init(_ line: RequestLine) {
    target = String(cString: line.target)
    self.line = line
  }

  /// Whether it holds the one seat for large bodies.
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
