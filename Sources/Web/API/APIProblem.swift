public import Domain

/// Why a request of a program was refused (RFC 9457, `application/problem+json`).
public struct APIProblem: Error, Equatable, Sendable {
  /// What is wrong with one member of the body or one parameter.
  public struct Fault: Equatable, Sendable {
    /// The member or parameter; empty for the whole body.
    public var field: String
    /// A name for machines, such as `titleEmpty`.
    public var rule: String
    /// A sentence for people.
    public var detail: String
    /// For time that is taken: the next that is free and long enough.
    public var next: Instant?

    public init(_ field: String, _ rule: String, _ detail: String) {
      self.field = field
      self.rule = rule
      self.detail = detail
    }
  }

  public var status: Int
  /// What `type` ends with, such as `invalid`.
  public var kind: String
  /// Short, the same for all problems of the kind.
  public var title: String
  public var detail: String
  /// All that is wrong, at once.
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

  /// - Parameter language: that of the texts.
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
