import CalDAV
import HTTPClient
import Synchronization
import Testing

/// Answers requests from a list, in order, and remembers what it was asked.
final class ScriptedTransport: Transport {
  private struct Script {
    var answers: [Result<HTTPResponse, TransportError>]
    var requests: [HTTPRequest] = []
  }

  private let script: Mutex<Script>

  init(_ answers: [HTTPResponse]) { script = Mutex(Script(answers: answers.map { .success($0) })) }

  init(results: [Result<HTTPResponse, TransportError>]) { script = Mutex(Script(answers: results)) }

  var requests: [HTTPRequest] { script.withLock { $0.requests } }
  var methods: [String] { requests.map { "\($0.method.name) \($0.url)" } }

  /// More requests than answers are answered 599, which no client takes for anything good.
  func send(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse {
    let result: Result<HTTPResponse, TransportError> = script.withLock { script in
      script.requests.append(request)
      return script.answers.isEmpty ? .success(HTTPResponse(status: 599)) : script.answers.removeFirst()
    }
    return try result.get()
  }
}

extension HTTPResponse {
  static func status(_ status: Int, _ fields: [HTTPField] = [], _ body: String = "") -> HTTPResponse {
    HTTPResponse(status: status, fields: fields, body: Array(body.utf8))
  }

  static func redirect(_ location: String, status: Int = 301) -> HTTPResponse {
    .status(status, [HTTPField("Location", location)])
  }

  /// A 207 with these rows inside `multistatus`.
  static func rows(_ rows: String...) -> HTTPResponse {
    .status(207, [], "<D:multistatus \(namespaces)>\(rows.joined())</D:multistatus>")
  }

  static let namespaces =
    #"xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:S="http://calendarserver.org/ns/""#
}

/// A row with properties that were read.
func row(_ href: String, _ properties: String, status: Int = 200) -> String {
  "<D:response><D:href>\(href)</D:href><D:propstat><D:prop>\(properties)</D:prop>"
    + "<D:status>HTTP/1.1 \(status) Text</D:status></D:propstat></D:response>"
}

func row(_ href: String, status: Int) -> String {
  "<D:response><D:href>\(href)</D:href><D:status>HTTP/1.1 \(status) Text</D:status></D:response>"
}

let calendarType = "<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>"

/// The calendar all scripted tests use, at dav.example.org.
struct Scripted {
  let transport: ScriptedTransport
  let client: CalDAVClient
  let calendar: ServerURL

  init(
    _ answers: [HTTPResponse], trusting origins: Set<Origin> = [], clock: (@Sendable () -> Int64)? = nil
  ) throws {
    try self.init(ScriptedTransport(answers), trusting: origins, clock: clock)
  }

  init(
    _ transport: ScriptedTransport, trusting origins: Set<Origin> = [], clock: (@Sendable () -> Int64)? = nil
  ) throws {
    self.transport = transport
    let account = ServerAccount(
      url: try #require(ServerURL("https://dav.example.org/")),
      credentials: try Credentials(user: "alice", password: "s3cret pw"), trustedOrigins: origins)
    client = CalDAVClient(account: account, transport: transport, clock: clock)
    calendar = try #require(ServerURL("https://dav.example.org/alice/tasks/"))
  }

  func href(_ name: String) throws -> Href { try #require(Href("/alice/tasks/\(name)")) }
}
