import CalDAV
import HTTPClient

/// Hides the lists of other tests on the same real server, which a device would otherwise sync too.
struct OwnListsOnly: Transport {
  let inner: any Transport
  let name: String

  func send(_ request: HTTPRequest) throws(TransportError) -> HTTPResponse {
    let answer = try inner.send(request)
    guard request.method == .propfind, answer.status == 207 else { return answer }
    let text = String(decoding: answer.body, as: UTF8.self)
    let rows = /<(?:\w+:)?response\b.*?<\/(?:\w+:)?response>/.dotMatchesNewlines()
    let kept = text.replacing(rows) { row in
      row.output.contains(/<(?:\w+:)?calendar[\s\/>]/) && !row.output.contains(name) ? "" : String(row.output)
    }
    return HTTPResponse(status: answer.status, fields: answer.fields, body: Array(kept.utf8))
  }
}
