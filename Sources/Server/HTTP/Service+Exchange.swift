internal import CMicroHTTPD
internal import Synchronization
internal import Web

extension Service {
  /// Called when the request line has arrived.
  func begin(_ line: RequestLine) -> Exchange {
    open.add(1, ordering: .sequentiallyConsistent)
    return Exchange(line)
  }

  /// Called when the response has been sent or the connection broke.
  func complete(_ exchange: Exchange, timer: ConnectionTimer?) {
    exchange.feed?.close()
    if exchange.isUpload { isReceivingFile.store(false, ordering: .sequentiallyConsistent) }
    timer?.set(http_milliseconds() + UInt64(limits.receive))
    open.subtract(1, ordering: .sequentiallyConsistent)
  }

  /// Called when the header has arrived, for each part of the body, and at its end (with no bytes).
  func advance(
    _ exchange: Exchange, on connection: OpaquePointer, method: UnsafePointer<CChar>, bytes: UnsafeRawBufferPointer
  ) -> MHD_Result {
    switch exchange.phase {
    case .begun: return admit(exchange, on: connection, method: method)
    case .receiving: break
    case .making: return send(exchange.answer, exchange, on: connection)
    }
    guard bytes.isEmpty else {
      let limit = limits.body(of: exchange.target)
      exchange.take(bytes, limit: limit)
      if exchange.body.count > limits.body, !exchange.isUpload { seat(exchange) }
      // Drops an endless body, but reads one that is slightly too large so that the client gets the response.
      return exchange.received > limit * 4 ? http_no() : http_yes()
    }
    return answer(exchange, on: connection)
  }

  /// Accepts only one file at a time: parsing takes several times its size in memory.
  private func seat(_ exchange: Exchange) {
    exchange.isUpload =
      isReceivingFile.compareExchange(expected: false, desired: true, ordering: .sequentiallyConsistent).exchanged
    if !exchange.isUpload { exchange.refuse(.otherUpload) }
  }

  private func admit(_ exchange: Exchange, on connection: OpaquePointer, method: UnsafePointer<CChar>) -> MHD_Result {
    guard !isDraining.load(ordering: .sequentiallyConsistent) else { return http_no() }
    exchange.phase = .receiving
    guard http_is_well_framed(connection, method, exchange.line.target, exchange.line.fields) else {
      return close(exchange, on: connection)
    }
    if http_is_chunked(connection) {
      // Responses to GET are cached for other connections, so no "Connection: close" can be added.
      if ["GET", "HEAD"].contains(String(cString: method)) { return close(exchange, on: connection) }
      exchange.endsConnection = true
    }
    let head = Head(connection: connection)
    exchange.isScripted = head.isScripted
    exchange.language = head["Accept-Language"]
    exchange.isSecure = admission.isSecure(head)
    timer(of: connection)?.isSignedIn = false
    do throws(Refusal) {
      let destination = try admission.destination(
        of: head, method: String(cString: method), target: exchange.target)
      exchange.destination = .success(destination)
      timer(of: connection)?.isSignedIn = destination.isSignedIn
      if case .page(_, let admitted) = destination, access.hasUsesToStore(of: admitted) {
        workshop.add(Workshop.Job(page: nil, work: { [access] in access.storeUses() }))
      }
    } catch {
      exchange.destination = .failure(error)
      if error == .bodyTooLarge { return answer(exchange, on: connection) }
    }
    return http_yes()
  }

  /// Rejects a request whose end is ambiguous and closes the connection, so that the rest is not parsed as another
  /// request.
  private func close(_ exchange: Exchange, on connection: OpaquePointer) -> MHD_Result {
    timer(of: connection)?.set(http_milliseconds() + UInt64(limits.answer))
    exchange.endsConnection = true
    return send(refuse(.malformedRequest, exchange, head: Head(connection: connection)), exchange, on: connection)
  }

  private func send(_ answer: Answer?, _ exchange: Exchange, on connection: OpaquePointer) -> MHD_Result {
    guard let answer, !exchange.endsConnection || answer.add("Connection", "close") else { return http_no() }
    return answer.send(on: connection)
  }

  private func answer(_ exchange: Exchange, on connection: OpaquePointer) -> MHD_Result {
    timer(of: connection)?.set(http_milliseconds() + UInt64(limits.answer))
    do throws(Refusal) {
      guard let answer = try atHand(exchange, on: connection) else { return park(exchange, on: connection) }
      return send(answer, exchange, on: connection)
    } catch {
      return send(refuse(error, exchange, head: Head(connection: connection)), exchange, on: connection)
    }
  }

  /// Returns a response that takes no time; nil if a worker must make it.
  private func atHand(_ exchange: Exchange, on connection: OpaquePointer) throws(Refusal) -> Answer? {
    switch try exchange.destination.get() {
    case .page(_, let admitted) where admitted.isToBeRenewed && !exchange.isScripted: nil
    case .page(let request, _): kept(request, exchange: exchange, head: Head(connection: connection))
    case .signOut, .access, .program, .capture, .handedOver, .held: nil
    case .health, .asset, .events, .description, .manifest: try reach(exchange, on: connection)
    }
  }

  /// Suspends the connection until a worker has made the response, so that its thread can serve others.
  private func park(_ exchange: Exchange, on connection: OpaquePointer) -> MHD_Result {
    running.add(1, ordering: .sequentiallyConsistent)
    exchange.phase = .making
    http_suspend(connection)
    let parked = Parked(exchange: exchange, connection: connection)
    workshop.add(Workshop.Job(page: repeatable(exchange), work: { [self] in finish(parked) }))
    return http_yes()
  }

  private func finish(_ parked: Parked) {
    let (exchange, connection) = (parked.exchange, parked.connection)
    do throws(Refusal) {
      exchange.answer = try reach(exchange, on: connection)
    } catch {
      exchange.answer = refuse(error, exchange, head: Head(connection: connection))
    }
    // From here on, the transaction and the connection belong to the network thread again.
    http_resume(connection)
    running.subtract(1, ordering: .sequentiallyConsistent)
  }

  private func reach(_ exchange: Exchange, on connection: OpaquePointer) throws(Refusal) -> Answer {
    let head = Head(connection: connection)
    switch try exchange.destination.get() {
    case .health: return try health()
    case .asset(let path): return try asset(path)
    case .access(let request, let hasSession):
      return try enter(try withForm(request, exchange, head), hasSession: hasSession, exchange, head)
    case .events(let since): return try listen(exchange, since: since, on: connection)
    case .program(let request): return try answer(to: try withBody(request, exchange, head), exchange)
    case .description: return try description()
    case .manifest(let request): return try manifest(request)
    case .capture(let request): return try capture(request, exchange, head)
    case .handedOver(let request, let reason): return try handedOver(request, reason, exchange, head)
    case .held(let request): return try held(request, exchange, head)
    case .signOut(let request, let admitted):
      return try signOut(try withForm(request, exchange, head), admitted, exchange, head)
    case .page(let request, let admitted):
      if admitted.isToBeRenewed, !exchange.isScripted, request.method == .get {
        return try renewing(request, admitted, exchange, head)
      }
      return try page(try withForm(request, exchange, head), exchange: exchange, head: head)
    }
  }

  func withForm(_ request: Request, _ exchange: Exchange, _ head: Head) throws(Refusal) -> Request {
    guard request.method == .post else { return request }
    guard exchange.body.isEmpty || head["Content-Type"] != nil else { throw .unsupportedForm }
    var request = request
    do throws(FormError) {
      if let boundary = head["Content-Type"].flatMap({ MultipartForm.boundary(of: $0) }) {
        let form = try MultipartForm(exchange.body, boundary: boundary, limit: limits.fields)
        request.form = form.fields
        request.upload = form.upload
      } else {
        request.form = try decodedFields(exchange.body, limit: limits.fields)
      }
    } catch {
      throw Refusal(error)
    }
    return request
  }

  private func withBody(_ request: Request, _ exchange: Exchange, _ head: Head) throws(Refusal) -> Request {
    let isJSON = head["Content-Type"].map { Admission.isJSON($0) } == true
    let takesFile = APIResource(path: request.path)?.takesFile == true
    guard exchange.body.isEmpty || isJSON || takesFile else { throw .notJSON }
    var request = request
    request.body = exchange.body
    return request
  }

  func timer(of connection: OpaquePointer) -> ConnectionTimer? {
    guard let context = http_socket_context(connection) else { return nil }
    return Unmanaged<ConnectionTimer>.fromOpaque(context).takeUnretainedValue()
  }
}

/// A suspended connection and its transaction.
///
/// `@unchecked Sendable`: only the worker uses them until the connection is resumed.
private struct Parked: @unchecked Sendable {
  let exchange: Exchange
  let connection: OpaquePointer
}
