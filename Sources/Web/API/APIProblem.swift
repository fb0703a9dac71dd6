public import Domain

/// A refused API request (RFC 9457, `application/problem+json`).
public struct APIProblem: Error, Equatable, Sendable {
  /// A fault in one member of the body or one parameter.
  public struct Fault: Equatable, Sendable {
    /// The member or parameter; empty for the whole body.
    public var field: String
    /// A machine-readable name, such as `titleEmpty`.
    public var rule: String
    /// A sentence for the user.
    public var detail: String
    /// If the time is taken, the start of the next gap that is long enough.
    public var next: Instant?

    public init(_ field: String, _ rule: String, _ detail: String) {
      self.field = field
      self.rule = rule
      self.detail = detail
    }
  }

  public var status: Int
  /// The last part of `type`, such as `invalid`.
  public var kind: String
  /// A short text, the same for all problems of the kind.
  public var title: String
  public var detail: String
  /// All faults of the request, reported together.
  public var faults: [Fault]
  public var headers: [Response.Header]

  public init(
    _ status: Int, _ kind: String, title: String, detail: String, faults: [Fault] = [],
    headers: [Response.Header] = []
  ) {
    self.status = status
    self.kind = kind
    self.title = title
    self.detail = detail
    self.faults = faults
    self.headers = headers
  }

  /// - Parameter language: the language of the texts.
  public func response(in language: Language) -> Response {
    let errors = faults.map { fault in
      JSON.object(
        [
          .init("field", .string(fault.field)), .init("rule", .string(fault.rule)),
          .init("detail", .string(fault.detail)),
        ] + (fault.next.map { [.init("next", .string($0.iso))] } ?? []))
    }
    let json = JSON.object(
      [
        .init("type", .string("urn:zeitblock:problem:" + kind)), .init("title", .string(title)),
        .init("status", .int(Int64(status))), .init("detail", .string(detail)),
      ] + (faults.isEmpty ? [] : [.init("errors", .array(errors))]))
    return Response(
      status: status,
      headers: [
        .init("Content-Type", "application/problem+json"), .init("Content-Language", language.rawValue),
      ] + headers,
      body: Array(json.printed.utf8))
  }
}
