public import HTTPClient

/// The URLs of a language model server.
public struct ModelAddress: Sendable, Hashable {
  /// The base URL ending in `/v1`, whichever part of it was typed.
  public let base: ServerURL
  let completions: ServerURL
  let models: ServerURL

  /// Parses `http://localhost:11434`, `localhost:8080/v1`, `https://example.org/llm/v1/` and the like. Without a
  /// scheme, uses `http` for this machine and `https` otherwise. Returns nil for an invalid address.
  public init?(_ text: String) {
    guard let typed = Self.url(String(text.trimmingSpace())), typed.query == nil else { return nil }
    var path = typed.path[...]
    for ending in ["/chat/completions", "/models"] where Self.drop("/", path).hasSuffix(ending) {
      path = Self.drop("/", path).dropLast(ending.count)
    }
    path = Self.drop("/", path)
    let prefix = path.hasSuffix("/v1") ? String(path) : path + "/v1"
    guard let base = ServerURL(origin: typed.origin, path: prefix),
      let completions = ServerURL(origin: typed.origin, path: prefix + "/chat/completions"),
      let models = ServerURL(origin: typed.origin, path: prefix + "/models")
    else { return nil }
    (self.base, self.completions, self.models) = (base, completions, models)
  }

  private static func url(_ text: String) -> ServerURL? {
    if text.contains("://") { return ServerURL(text) }
    guard let secure = ServerURL("https://" + text) else { return nil }
    return secure.origin.isLoopback ? ServerURL("http://" + text) : secure
  }

  private static func drop(_ end: Character, _ path: Substring) -> Substring {
    var path = path
    while path.last == end { path = path.dropLast() }
    return path
  }
}
