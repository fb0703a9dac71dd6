import Glibc
import Testing
import Web

@testable import Server

@Suite("Connections")
struct ConnectionTests {
  private func limits(_ connections: Int) -> ServerConfiguration.Limits {
    var limits = ServerConfiguration.Limits.patient
    limits.connections = connections
    return limits
  }

  @Test func connectionsThatSayNothingShutNobodyOut() throws {
    let running = try RunningServer(limits: limits(20))
    let own = try running.connect()
    #expect(try own.get("/", headers: [running.host, running.cookie]).status == 200)
    let idle = try (0..<100).map { _ in try running.connect() }
    #expect(try running.get("/").status == 200)
    #expect(try own.get("/", headers: [running.host, running.cookie]).status == 200)
    withExtendedLifetime(idle) {}
  }

  @Test func connectionsThatDripShutNobodyOut() throws {
    let running = try RunningServer(limits: limits(20))
    let dripping = try (0..<100).map { _ in try running.connect() }
    for connection in dripping { connection.send("GET / HTTP/1.1\r\nHost: 127") }
    for _ in 0..<5 { #expect(try running.get("/").status == 200) }
    withExtendedLifetime(dripping) {}
  }

  @Test func whoeverHasTheMostConnectionsLosesOneFirst() {
    let watch = ConnectionWatch()
    func timer(_ network: String, _ openedAt: UInt64, isSignedIn: Bool = false) -> ConnectionTimer {
      let timer = ConnectionTimer(socket: -1, network: network, openedAt: openedAt, deadline: .max)
      timer.isSignedIn = isSignedIn
      return timer
    }
    let own = timer("a", 0, isSignedIn: true)
    let single = timer("b", 1)
    let many = [timer("c", 2), timer("c", 3), timer("c", 4)]
    for timer in [own, single] + many { watch.add(timer, limit: 5) }
    let next = timer("d", 5)
    watch.add(next, limit: 5)
    #expect(many.map(\.isCut) == [true, false, false])
    #expect(!own.isCut && !single.isCut && !next.isCut)
  }

  @Test func bothLoopbackAddressesLeadToThisServer() throws {
    let running = try RunningServer()
    var name = sockaddr_in6()
    name.sin6_family = sa_family_t(AF_INET6)
    name.sin6_port = running.port.bigEndian
    name.sin6_addr = in6addr_loopback
    let socket = Glibc.socket(AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var on: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    let code = withUnsafePointer(to: &name) { name in
      name.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
      }
    }
    // A machine without IPv6 has no such address.
    #expect(code == -1 && [EADDRINUSE, EADDRNOTAVAIL, EAFNOSUPPORT].contains(errno))
  }
}
