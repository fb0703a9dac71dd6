import Glibc
import Synchronization

/// One connection of a `ScriptedServer`.
struct ScriptedConnection {
  private let socket: Int32
  private let state: ScriptedServer.State

  init(_ socket: Int32, _ state: ScriptedServer.State) {
    self.socket = socket
    self.state = state
  }

  func serve() {
    defer { close(socket) }
    var buffer: [UInt8] = []
    while let request = request(&buffer) {
      state.requests.withLock { $0.append(request) }
      for step in state.script(request) where !take(step) { return }
    }
  }

  /// - Returns: false when the connection is at its end.
  private func take(_ step: ScriptedServer.Step) -> Bool {
    switch step {
    case .send(let bytes): return send(bytes[...])
    case .drip(let bytes, let milliseconds):
      return bytes.indices.allSatisfy { send(bytes[$0...$0]) && !isLeft(within: milliseconds) }
    case .hang:
      while !isLeft(within: -1) {}
      return false
    case .close: return false
    case .reset:
      var linger = linger(l_onoff: 1, l_linger: 0)
      setsockopt(socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
      return false
    }
  }

  private func send(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Waits for the client to go, at most so long; -1 for as long as it takes.
  private func isLeft(within milliseconds: Int32) -> Bool {
    var place = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&place, 1, milliseconds) > 0 else { return false }
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, Int32(MSG_PEEK)) <= 0
  }

  private func request(_ buffer: inout [UInt8]) -> ScriptedServer.Request? {
    while true {
      if let end = Self.headEnd(buffer) {
        let lines = String(decoding: buffer[..<end], as: UTF8.self).split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
          guard let colon = line.firstIndex(of: ":") else { continue }
          fields[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
        }
        let length = fields["content-length"].flatMap { Int($0) } ?? 0
        while buffer.count < end + length { guard fill(&buffer) else { return nil } }
        let body = Array(buffer[end..<end + length])
        buffer.removeFirst(end + length)
        guard words.count == 3 else { return nil }
        return ScriptedServer.Request(
          method: String(words[0]), target: String(words[1]), fields: fields, body: body)
      }
      guard fill(&buffer) else { return nil }
    }
  }

  private static func headEnd(_ bytes: [UInt8]) -> Int? {
    let mark: [UInt8] = [13, 10, 13, 10]
    guard bytes.count >= 4 else { return nil }
    return (0...bytes.count - 4).first { bytes[$0..<$0 + 4].elementsEqual(mark) }.map { $0 + 4 }
  }

  private func fill(_ buffer: inout [UInt8]) -> Bool {
    var part = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &part, part.count, 0)
    guard count > 0 else { return false }
    buffer += part[..<count]
    return true
  }
}

/// Runs a closure on a thread of its own that nobody waits for.
func startThread(_ body: @escaping @Sendable () -> Void) {
  let box = Unmanaged.passRetained(ThreadBody(body))
  var thread = pthread_t()
  let code = pthread_create(
    &thread, nil,
    { context in
      guard let context else { return nil }
      Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().body()
      return nil
    }, box.toOpaque())
  guard code == 0 else { return box.release() }
  pthread_detach(thread)
}

private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void
  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
