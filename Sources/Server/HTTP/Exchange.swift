/// One request on its way through: what has arrived so far and what was decided about it. Used by the thread of its
/// connection, and while that waits for an answer by the one that makes it.
final class Exchange {
  enum Phase {
    case begun, receiving, making
  }

  let target: String
  var phase = Phase.begun
  var destination: Result<Destination, Refusal> = .failure(.malformedRequest)
  /// Whether answers should be written in the language of this field.
  var language: String?
  var body: [UInt8] = []
  /// Bytes that arrived, also those not kept.
  var received = 0
  var feed: EventFeed?
  /// What was made; nil when there was no memory for it.
  var answer: Answer?

  init(target: String) {
    self.target = target
  }

  func take(_ bytes: UnsafeRawBufferPointer, limit: Int) {
    received += bytes.count
    if received > limit {
      destination = .failure(.bodyTooLarge)
      body = []
    } else if case .success = destination {
      body.append(contentsOf: bytes)
    }
  }
}
