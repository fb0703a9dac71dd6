import CalDAV
import HTTPClient
import Testing

@Suite("Connections", .enabled(if: TestServer.areExpected, "Tests/Servers/servers.py starts the servers"))
struct ConnectionTests {
  @Test("a certificate nobody has signed is refused by its own name") func selfSigned() throws {
    let client = try TestServer.radicaleOverTLS.client()
    #expect(throws: CalDAVError.transport(.untrustedCertificate(host: "127.0.0.1", .selfSigned))) {
      try client.discover()
    }
  }

  @Test("a certificate trusted on purpose is good") func ownAuthority() throws {
    let file = try TestServer.variable("ZEITBLOCK_TEST_AUTHORITY")
    #expect(try !TestServer.radicaleOverTLS.client(authorities: file).discover().homes.isEmpty)
  }

  @Test("a certificate for another name is refused") func wrongHost() throws {
    let address = try TestServer.radicaleOverTLS.address().replacing("127.0.0.1", with: "localhost")
    let account = try ServerAccount(address: address, credentials: nil)
    let transport = CurlTransport(authorities: try TestServer.variable("ZEITBLOCK_TEST_AUTHORITY"))
    #expect(throws: CalDAVError.transport(.untrustedCertificate(host: "localhost", .wrongHost))) {
      try CalDAVClient(account: account, transport: transport).discover()
    }
  }

  @Test("a missing authorities file is named") func missingAuthorities() throws {
    let client = try TestServer.radicaleOverTLS.client(authorities: "/nowhere/ca.pem")
    #expect(throws: CalDAVError.transport(.unreadableAuthorities(file: "/nowhere/ca.pem"))) { try client.discover() }
  }

  @Test("TLS to a server that has none fails as such") func plainServer() throws {
    let address = try TestServer.radicale.address().replacing("http://", with: "https://")
    let account = try ServerAccount(address: address, credentials: nil)
    #expect {
      try CalDAVClient(account: account, transport: CurlTransport()).discover()
    } throws: { error in
      guard case CalDAVError.transport(let cause) = error else { return false }
      return !cause.mayHaveBeenApplied || cause == .interrupted(code: 56)
    }
  }

  @Test("an answer over the limit is cut off and named") func tooLarge() throws {
    var limits = CurlLimits()
    limits.responseBytes = 100
    #expect(throws: CalDAVError.transport(.responseTooLarge(limit: 100))) {
      try TestServer.radicale.client(limits: limits).discover()
    }
  }
}

@Suite("Connections without a server") struct UnreachableTests {
  @Test("a refused connection is named") func refused() throws {
    let account = try ServerAccount(address: "http://127.0.0.1:1", credentials: nil)
    let origin = Origin(scheme: .http, host: "127.0.0.1", port: 1)
    #expect(throws: CalDAVError.transport(.connectionRefused(origin))) {
      try CalDAVClient(account: account, transport: CurlTransport()).discover()
    }
  }

  @Test("an unknown host is named") func unknownHost() throws {
    let account = try ServerAccount(address: "nobody.invalid", credentials: nil)
    #expect(throws: CalDAVError.transport(.hostNotFound("nobody.invalid"))) {
      try CalDAVClient(account: account, transport: CurlTransport()).discover()
    }
  }
}
