import Glibc
import Testing

/// A TCP connection that sends exactly the bytes it is given.
final class RawConnection {
  struct Failure: Error {}

  private let socket: Int32
  private var buffer: [UInt8] = []

  init(port: UInt16) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = port.bigEndian
    name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &name) { name in
      name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { throw Failure() }
  }

  deinit {
    close(socket)
  }

  func send(_ text: String) {
    send(Array(text.utf8))
  }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Says that nothing more will be sent.
  func finish() {
    shutdown(socket, Int32(SHUT_WR))
  }

  /// Everything until the server closes the connection.
  func readToEnd() throws -> String {
    while try fill() {}
    defer { buffer = [] }
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Everything up to and including some text.
  func read(through end: String) throws -> String {
    while true {
      if let range = firstRange(of: Array(end.utf8)) { return take(range.upperBound) }
      guard try fill() else { throw Failure() }
    }
  }

  func read(count: Int) throws -> String {
    while buffer.count < count {
      guard try fill() else { throw Failure() }
    }
    return take(count)
  }

  private func take(_ count: Int) -> String {
    defer { buffer.removeFirst(count) }
    return String(decoding: buffer.prefix(count), as: UTF8.self)
  }

  private func firstRange(of needle: [UInt8]) -> Range<Int>? {
    guard buffer.count >= needle.count else { return nil }
    for start in 0...(buffer.count - needle.count) where buffer[start..<start + needle.count].elementsEqual(needle) {
      return start..<start + needle.count
    }
    return nil
  }

  /// False at the end of the stream; throws when the server stays silent.
  private func fill() throws -> Bool {
    var piece = [UInt8](repeating: 0, count: 65536)
    let count = recv(socket, &piece, piece.count, 0)
    if count < 0, errno == ECONNRESET { return false }
    guard count >= 0 else { throw Failure() }
    buffer.append(contentsOf: piece.prefix(count))
    return count > 0
  }
}

/// A response taken apart.
struct RawResponse {
  var status: Int
  var headers: [(name: String, value: String)]
  var body: String

  subscript(name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

extension RawConnection {
  /// - Parameter bodyless: for answers to HEAD.
  func readResponse(bodyless: Bool = false) throws -> RawResponse {
    let lines = try read(through: "\r\n\r\n").split(separator: "\r\n")
    let status = try #require(lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    let headers = lines.dropFirst().map { line in
      let name = line.prefix { $0 != ":" }
      return (name: String(name), value: String(line.dropFirst(name.count + 2)))
    }
    var response = RawResponse(status: status, headers: headers, body: "")
    if !bodyless, let length = response["Content-Length"].flatMap({ Int($0) }) {
      response.body = try read(count: length)
    }
    return response
  }

  func get(_ target: String, headers: [String] = [], method: String = "GET") throws -> RawResponse {
    send(([("\(method) \(target) HTTP/1.1")] + headers + ["", ""]).joined(separator: "\r\n"))
    return try readResponse(bodyless: method == "HEAD")
  }
}
