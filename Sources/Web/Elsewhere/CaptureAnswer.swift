import Domain

/// The JSON response to captured content, in the language the client requests.
struct CaptureAnswer<Store: PlannerStore> {
  let context: RequestContext<Store>
  private let words: Words

  init(context: RequestContext<Store>) {
    self.context = context
    words = Words(Language.chosen(setting: nil, acceptLanguage: context.request.acceptLanguage))
  }

  func response() -> Response {
    do throws(APIProblem) {
      let input = try input()
      do throws(PlannerFailure) {
        return try answer(try context.keep(input), input.unknown)
      } catch {
        throw problem(error, input.unknown)
      }
    } catch {
      return error.response(in: words.language)
    }
  }

  private func input() throws(APIProblem) -> CaptureInput {
    let request = context.request
    var input = CaptureInput(Fields(request.form.pairs + request.query.pairs))
    if !request.body.isEmpty {
      var reader = try MemberReader(request.body, isNeeded: true, words)
      input = try CaptureInput(&reader)
    }
    if let key = request.idempotencyKey { input.key = key }
    guard input.key.isEmpty || input.key.isIdempotencyKey else {
      throw APIProblem(400, "malformed", .keyUnusable, words)
    }
    return input
  }

  /// - Parameter unknown: the names of ignored parameters.
  private func answer(_ kept: Kept, _ unknown: [String]) throws(PlannerFailure) -> Response {
    let title = try context.read { (reader) throws(PlannerFailure) in try reader.item(kept.id)?.title }
    let ignored = unknown.isEmpty ? [] : [JSON.Member("ignored", .array(unknown.map { .string($0) }))]
    let json = JSON.object(
      ignored + [
        .init("id", .string(kept.id.text)), .init("title", .optional(title)),
        .init("link", .string((context.request.origin ?? "") + Route.task(kept.id).url)),
        .init("already", .bool(kept.step == nil)),
      ])
    return Response(
      status: kept.step == nil ? 200 : 201,
      headers: [.init("Content-Type", "application/json"), .init("Location", APIResource.task(kept.id).url)],
      body: Array(json.printed.utf8))
  }

  /// Reports faults under the names of the parameters sent, not of the task's fields.
  private func problem(_ failure: PlannerFailure, _ unknown: [String]) -> APIProblem {
    guard case .invalid(let problems) = failure else { return APIProblem(failure, words) }
    var faults = problems.map { problem in
      APIProblem.Fault(
        problem.field == .task(.notes) ? "text" : problem.field.member, problem.rule.name,
        words.captureSentence(problem))
    }
    faults += unknown.map { APIProblem.Fault($0, "unknown", words(api: .unknownMember, words.quoted($0))) }
    var refused = APIProblem(faults: faults, words)
    if problems.areTooLong { (refused.status, refused.kind) = (413, "tooLong") }
    return refused
  }
}

extension String {
  /// Whether the key is valid: 1 to 200 letters, digits, hyphens, dots or underscores.
  var isIdempotencyKey: Bool {
    (1...200).contains(utf8.count) && utf8.allSatisfy { PathSegment.isPlain($0) }
  }
}
