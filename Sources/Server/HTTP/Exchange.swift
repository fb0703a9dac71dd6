/// One request on its way through: what has arrived so far and what was decided about it. Only used by the worker
/// thread of its connection.
final class Exchange {
  enum Phase {
    case begun, receiving
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
