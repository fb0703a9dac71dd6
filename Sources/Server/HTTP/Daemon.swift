internal import CMicroHTTPD
internal import Synchronization

/// The running HTTP library: its worker threads and callbacks.
struct Daemon: @unchecked Sendable {
  /// Memory for the parsed head of a request and the head of its response.
  private static let spare = 24 * 1024

  /// Factor by which open connections may briefly exceed the limit. The library stops accepting at its own limit, and
  /// each thread at its share of it, before `ConnectionWatch` can choose which connection to close.
  private static let room = 4

  private let daemon: OpaquePointer
  private let context: Unmanaged<Service>

  /// Takes ownership of a listening socket.
  /// - Parameter talkers: number of threads that read requests and send responses.
  init(
    socket: Int32, talkers: Int, configuration: ServerConfiguration, service: Service
  ) throws(ServerError) {
    guard http_is_there() else {
      close(socket)
      throw .libraryMissing
    }
    let limits = configuration.limits
    context = Unmanaged.passRetained(service)
    let callbacks = http_callbacks(
      context: context.toOpaque(), accept: acceptConnection, handle: handleRequest, begin: beginRequest,
      complete: completeRequest,
      notice: noticeConnection)
    let started = http_start(
      socket, UInt32(max(1, talkers)), UInt32(limits.connections * Self.room), UInt32(max(1, limits.idle / 1000)),
      limits.target + limits.headers + Self.spare, callbacks)
    guard let started else {
      let code = http_error()
      context.release()
      close(socket)
      throw .cannotStart(code: code)
    }
    daemon = started
  }

  /// Closes the listening socket and all connections, and joins the workers. No stream may be parked.
  func stop() {
    http_stop(daemon)
    context.release()
  }
}

private func service(_ context: UnsafeMutableRawPointer) -> Service {
  Unmanaged<Service>.fromOpaque(context).takeUnretainedValue()
}

/// Rejects connections while the server stops. The library's own quiesce function may end the process: two of its
/// threads remove the socket from the same set, and the second one finds it missing.
private let acceptConnection: MHD_AcceptPolicyCallback = { context, _, _ in
  guard let context, !service(context).isDraining.load(ordering: .sequentiallyConsistent) else { return http_no() }
  return http_yes()
}

private let beginRequest:
  @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? = {
    context, target, _ in
    guard let context, let target else { return nil }
    return Unmanaged.passRetained(
      service(context).begin(RequestLine(target: target, fields: http_fields_after(target)))
    ).toOpaque()
  }

private let handleRequest: MHD_AccessHandlerCallback = { context, connection, _, method, _, bytes, count, state in
  guard let context, let connection, let method, let count, let state = state?.pointee else { return http_no() }
  let transaction = Unmanaged<HTTPTransaction>.fromOpaque(state).takeUnretainedValue()
  let piece = UnsafeRawBufferPointer(start: bytes, count: count.pointee)
  count.pointee = 0
  return service(context).advance(transaction, on: connection, method: method, bytes: piece)
}

private let completeRequest: MHD_RequestCompletedCallback = { context, connection, state, _ in
  guard let context, let connection, let transaction = state?.pointee else { return }
  state?.pointee = nil
  let service = service(context)
  service.complete(
    Unmanaged<HTTPTransaction>.fromOpaque(transaction).takeRetainedValue(), timer: service.timer(of: connection))
}

private let noticeConnection: MHD_NotifyConnectionCallback = { context, connection, state, code in
  guard let context, let connection, let state else { return }
  let service = service(context)
  if http_is_start(code) != 0 {
    let now = http_milliseconds()
    let timer = ConnectionTimer(
      socket: http_socket(connection), network: Head.network(of: Head(connection: connection).peer), openedAt: now,
      deadline: now + UInt64(service.limits.receive))
    service.watch.add(timer, limit: service.limits.connections)
    state.pointee = Unmanaged.passRetained(timer).toOpaque()
    if service.watch.count == 1 { service.wakePipe.ring() }
  } else if let timer = state.pointee {
    state.pointee = nil
    service.watch.remove(Unmanaged<ConnectionTimer>.fromOpaque(timer).takeRetainedValue())
  }
}
