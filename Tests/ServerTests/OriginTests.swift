import Testing
import Web

@testable import Server

@Suite("Hosts and origins")
struct OriginTests {
  @Test func onlyTheServersOwnNamesAreAccepted() {
    #expect(HostCheck(port: 7420, address: "127.0.0.2", names: []).accepts("127.0.0.2:7420"))
    #expect(HostCheck(port: 7420, address: "FE80::1", names: []).accepts("[fe80::1]:7420"))
    #expect(!HostCheck(port: 7420, address: "127.0.0.2", names: []).accepts("127.0.0.2:80"))
    let hosts = HostCheck(port: 7420, names: ["plan.example.org", "localhost:8080"])
    for host in [
      "127.0.0.1:7420", "127.0.0.1", "localhost:7420", "LOCALHOST", "[::1]:7420", "[::1]", "plan.example.org",
      "Plan.Example.org:443", "localhost:8080",
    ] {
      #expect(hosts.accepts(host), "\(host)")
    }
    for host in [
      "", "evil.example", "127.0.0.1:80", "127.0.0.1:7420:7420", "127.0.0.1.evil.example:7420", "localhost:",
      "localhost.", "[::1", "::1", "0.0.0.0:7420", "127.0.0.2:7420", "plan.example.org.evil.example", "user@localhost",
    ] {
      #expect(!hosts.accepts(host), "\(host)")
    }
  }

  @Test func requestsForOtherHostsAreMisdirected() throws {
    let running = try RunningServer(hostNames: ["plan.example.org"])
    let response = try running.bare("/healthz", "Host: evil.example:\(running.port)")
    #expect(response.status == 421)
    #expect(response.body.contains("--host-name"))
    #expect(try running.bare("/healthz", "Host: plan.example.org").status == 200)
  }

  @Test func aRequestNeedsExactlyOneHost() throws {
    let running = try RunningServer()
    #expect(try running.bare("/healthz").status == 400)
    #expect(try running.bare("/healthz", running.host, running.host).status == 400)
    #expect(try running.bare("/healthz", running.host, "Host: evil.example").status == 400)
  }

  struct Sender: Sendable {
    var origin: String?
    var site: String?
    var referrer: String?
    var isAccepted: Bool
  }

  @Test(arguments: [
    Sender(origin: "http://127.0.0.1:7420", site: "same-origin", isAccepted: true),
    Sender(origin: "http://127.0.0.1:7420", isAccepted: true),
    Sender(site: "same-origin", isAccepted: true),
    Sender(site: "none", isAccepted: true),
    Sender(referrer: "http://127.0.0.1:7420/tasks", isAccepted: true),
    Sender(isAccepted: true),
    Sender(origin: "null", isAccepted: false),
    Sender(origin: "", isAccepted: false),
    Sender(origin: "http://localhost:7420", isAccepted: false),
    Sender(origin: "http://127.0.0.1:3000", isAccepted: false),
    Sender(origin: "https://127.0.0.1:7420", isAccepted: false),
    Sender(origin: "http://127.0.0.1:7420", site: "cross-site", isAccepted: false),
    Sender(site: "same-site", isAccepted: false),
    Sender(origin: "http://evil.example", site: "same-origin", isAccepted: false),
    Sender(referrer: "http://evil.example/127.0.0.1:7420/", isAccepted: false),
    Sender(referrer: "http://127.0.0.1:7420.evil.example/", isAccepted: false),
    Sender(referrer: "http://127.0.0.1:7420@evil.example/", isAccepted: false),
  ])
  func changesAreAcceptedFromOwnPagesOnly(_ sender: Sender) {
    let origins = OriginCheck(hosts: HostCheck(port: 7420, names: []))
    let isAccepted = origins.accepts(
      host: "127.0.0.1:7420", origin: sender.origin, site: sender.site, referrer: sender.referrer)
    #expect(isAccepted == sender.isAccepted)
  }

  @Test func aConfiguredNameMayStandBehindHTTPS() {
    let origins = OriginCheck(hosts: HostCheck(port: 7420, names: ["plan.example.org"]))
    #expect(
      origins.accepts(host: "plan.example.org", origin: "https://plan.example.org", site: nil, referrer: nil))
  }

  @Test func aForgedFormChangesNothing() throws {
    let running = try RunningServer()
    let response = try running.post("/", body: "a=1", "Origin: http://evil.example")
    #expect(response.status == 403)
    #expect(running.world.value.answered == 0)
  }

  @Test func aProgramWithACookieButNoOriginIsAccepted() throws {
    let running = try RunningServer()
    #expect(try running.post("/", body: "a=1").status == 303)
    #expect(try running.bare("/", running.host, "Content-Length: 0", method: "POST").status == 403)
  }

  @Test func everyResponseCarriesTheSecurityFields() throws {
    let running = try RunningServer()
    for target in ["/", "/healthz", "/cached", "/assets/none", Assets.basePath + "/css/app.css", "/%ff", "/access"] {
      let response = try running.get(target)
      for header in SecurityHeaders.all {
        #expect(response[header.name] == header.value, "\(header.name) of \(target)")
      }
      #expect(response["Cache-Control"] != nil)
    }
  }
}
