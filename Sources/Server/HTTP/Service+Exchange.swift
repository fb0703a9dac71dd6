internal import CMicroHTTPD
internal import Synchronization
internal import Web

extension Service {
  /// Called when the request line has arrived.
  func begin(_ line: RequestLine) -> HTTPTransaction {
    open.add(1, ordering: .sequentiallyConsistent)
    return HTTPTransaction(line)
  }

  /// Called when the response has been sent or the connection broke.
  func complete(_ transaction: HTTPTransaction, timer: ConnectionTimer?) {
    transaction.feed?.close()
    if transaction.isUpload { isReceivingFile.store(false, ordering: .sequentiallyConsistent) }
    timer?.set(http_milliseconds() + UInt64(limits.receive))
    open.subtract(1, ordering: .sequentiallyConsistent)
  }

  /// Called when the header has arrived, for each part of the body, and at its end (with no bytes).
  func advance(
    _ transaction: HTTPTransaction, on connection: OpaquePointer, method: UnsafePointer<CChar>,
    bytes: UnsafeRawBufferPointer
  ) -> MHD_Result {
    switch transaction.phase {
    case .begun: return admit(transaction, on: connection, method: method)
    case .receiving: break
    case .making: return send(transaction.answer, transaction, on: connection)
    }
    guard bytes.isEmpty else {
      let limit = limits.body(of: transaction.target)
      transaction.take(bytes, limit: limit)
      if transaction.body.count > limits.body, !transaction.isUpload { seat(transaction) }
      // Drops an endless body, but reads one that is slightly too large so that the client gets the response.
      return transaction.received > limit * 4 ? http_no() : http_yes()
    }
    return answer(transaction, on: connection)
  }

  /// Accepts only one file at a time: parsing takes several times its size in memory.
  private func seat(_ transaction: HTTPTransaction) {
    transaction.isUpload =
      isReceivingFile.compareExchange(expected: false, desired: true, ordering: .sequentiallyConsistent).exchanged
    if !transaction.isUpload { transaction.refuse(.otherUpload) }
  }

  private func admit(_ transaction: HTTPTransaction, on connection: OpaquePointer, method: UnsafePointer<CChar>)
    -> MHD_Result
  {
    guard !isDraining.load(ordering: .sequentiallyConsistent) else { return http_no() }
    transaction.phase = .receiving
    guard http_is_well_framed(connection, method, transaction.line.target, transaction.line.fields) else {
      return close(transaction, on: connection)
    }
    if http_is_chunked(connection) {
      // Responses to GET are cached for other connections, so no "Connection: close" can be added.
      if ["GET", "HEAD"].contains(String(cString: method)) { return close(transaction, on: connection) }
      transaction.endsConnection = true
    }
    let head = Head(connection: connection)
    transaction.isScripted = head.isScripted
    transaction.language = head["Accept-Language"]
    transaction.isSecure = gate.isSecure(head)
    timer(of: connection)?.isSignedIn = false
    do throws(Refusal) {
      let destination = try gate.destination(
        of: head, method: String(cString: method), target: transaction.target)
      transaction.destination = .success(destination)
      timer(of: connection)?.isSignedIn = destination.isSignedIn
      if case .page(_, let admitted) = destination, access.hasUsesToStore(of: admitted) {
        workers.add(WorkerPool.Job(page: nil, work: { [access] in access.storeUses() }))
      }
    } catch {
      transaction.destination = .failure(error)
      if error == .bodyTooLarge { return answer(transaction, on: connection) }
    }
    return http_yes()
  }

  /// Rejects a request whose end is ambiguous and closes the connection, so that the rest is not parsed as another
  /// request.
  private func close(_ transaction: HTTPTransaction, on connection: OpaquePointer) -> MHD_Result {
    timer(of: connection)?.set(http_milliseconds() + UInt64(limits.answer))
    transaction.endsConnection = true
    return send(refuse(.malformedRequest, transaction, head: Head(connection: connection)), transaction, on: connection)
  }

  private func send(_ answer: Answer?, _ transaction: HTTPTransaction, on connection: OpaquePointer) -> MHD_Result {
    guard let answer, !transaction.endsConnection || answer.add("Connection", "close") else { return http_no() }
    return answer.send(on: connection)
  }

  private func answer(_ transaction: HTTPTransaction, on connection: OpaquePointer) -> MHD_Result {
    timer(of: connection)?.set(http_milliseconds() + UInt64(limits.answer))
    do throws(Refusal) {
      guard let answer = try atHand(transaction, on: connection) else { return park(transaction, on: connection) }
      return send(answer, transaction, on: connection)
    } catch {
      return send(refuse(error, transaction, head: Head(connection: connection)), transaction, on: connection)
    }
  }

  /// Returns a response that takes no time; nil if a worker must make it.
  private func atHand(_ transaction: HTTPTransaction, on connection: OpaquePointer) throws(Refusal) -> Answer? {
    switch try transaction.destination.get() {
    case .page(_, let admitted) where admitted.isToBeRenewed && !transaction.isScripted: nil
    case .page(let request, _): kept(request, transaction: transaction, head: Head(connection: connection))
    case .signOut, .access, .program, .capture, .handedOver, .held: nil
    case .health, .asset, .events, .description, .manifest: try reach(transaction, on: connection)
    }
  }

  /// Suspends the connection until a worker has made the response, so that its thread can serve others.
  private func park(_ transaction: HTTPTransaction, on connection: OpaquePointer) -> MHD_Result {
    running.add(1, ordering: .sequentiallyConsistent)
    transaction.phase = .making
    http_suspend(connection)
    let parked = Parked(transaction: transaction, connection: connection)
    workers.add(WorkerPool.Job(page: repeatable(transaction), work: { [self] in finish(parked) }))
    return http_yes()
  }

  private func finish(_ parked: Parked) {
    let (transaction, connection) = (parked.transaction, parked.connection)
    do throws(Refusal) {
      transaction.answer = try reach(transaction, on: connection)
    } catch {
      transaction.answer = refuse(error, transaction, head: Head(connection: connection))
    }
    // From here on, the transaction and the connection belong to the network thread again.
    http_resume(connection)
    running.subtract(1, ordering: .sequentiallyConsistent)
  }

  private func reach(_ transaction: HTTPTransaction, on connection: OpaquePointer) throws(Refusal) -> Answer {
    let head = Head(connection: connection)
    switch try transaction.destination.get() {
    case .health: return try health()
    case .asset(let path): return try asset(path)
    case .access(let request, let hasSession):
      return try enter(try withForm(request, transaction, head), hasSession: hasSession, transaction, head)
    case .events(let since): return try listen(transaction, since: since, on: connection)
    case .program(let request): return try answer(to: try withBody(request, transaction, head), transaction)
    case .description: return try description()
    case .manifest(let request): return try manifest(request)
    case .capture(let request): return try capture(request, transaction, head)
    case .handedOver(let request, let reason): return try handedOver(request, reason, transaction, head)
    case .held(let request): return try held(request, transaction, head)
    case .signOut(let request, let admitted):
      return try signOut(try withForm(request, transaction, head), admitted, transaction, head)
    case .page(let request, let admitted):
      if admitted.isToBeRenewed, !transaction.isScripted, request.method == .get {
        return try renewing(request, admitted, transaction, head)
      }
      return try page(try withForm(request, transaction, head), transaction: transaction, head: head)
    }
  }

  func withForm(_ request: Request, _ transaction: HTTPTransaction, _ head: Head) throws(Refusal) -> Request {
    guard request.method == .post else { return request }
    guard transaction.body.isEmpty || head["Content-Type"] != nil else { throw .unsupportedForm }
    var request = request
    do throws(FormError) {
      if let boundary = head["Content-Type"].flatMap({ MultipartForm.boundary(of: $0) }) {
        let form = try MultipartForm(transaction.body, boundary: boundary, limit: limits.fields)
        request.form = form.fields
        request.upload = form.upload
      } else {
        request.form = try decodedFields(transaction.body, limit: limits.fields)
      }
    } catch {
      throw Refusal(error)
    }
    return request
  }

  private func withBody(_ request: Request, _ transaction: HTTPTransaction, _ head: Head) throws(Refusal) -> Request {
    let isJSON = head["Content-Type"].map { RequestGate.isJSON($0) } == true
    let takesFile = APIResource(path: request.path)?.takesFile == true
    guard transaction.body.isEmpty || isJSON || takesFile else { throw .notJSON }
    var request = request
    request.body = transaction.body
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
  let transaction: HTTPTransaction
  let connection: OpaquePointer
}
