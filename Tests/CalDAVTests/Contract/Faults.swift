import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Arms faults in the proxy before a real server. Each is bound to a part of a path, so tests may run side by side.
struct Faults {
  let server: TestServer

  func arm(_ kind: String, _ method: String, path: String, times: Int = 1, details: [String: Any] = [:]) async throws {
    let fault: [String: Any] = ["kind": kind, "method": method, "path": path, "times": times]
    var request = URLRequest(url: try #require(URL(string: server.address() + "/__fault")))
    request.httpMethod = "POST"
    request.httpBody = try JSONSerialization.data(withJSONObject: fault.merging(details) { _, new in new })
    let (_, response) = try await URLSession.shared.data(for: request)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
  }

  /// The requests so far whose path holds `path`.
  func requests(to path: String) async throws -> [String] {
    let url = try #require(URL(string: server.address() + "/__log"))
    let (data, _) = try await URLSession.shared.data(from: url)
    let all = try #require(try JSONSerialization.jsonObject(with: data) as? [String])
    return all.filter { $0.contains(path) }
  }
}
