import Domain
internal import Web

extension Service {
  /// Handles a shared task that may be stored or shown in a form.
  func capture(_ request: Request, _ transaction: HTTPTransaction, _ head: Head) throws(Refusal) -> Answer {
    var request = request
    if request.method == .post, head["Content-Type"].map({ RequestGate.isJSON($0) }) == true {
      request.body = transaction.body
      guard !request.body.isEmpty else { throw .malformedRequest }
    } else {
      request = try withCaptured(request, transaction, head)
    }
    return try page(request, transaction: transaction, head: head)
  }

  /// Responds to a shared task that must not be stored yet, keeping its content while the user decides.
  func handedOver(
    _ request: Request, _ reason: HandedOver.Reason, _ transaction: HTTPTransaction, _ head: Head
  ) throws(Refusal) -> Answer {
    let page = ServerPage(assets: Assets.basePath, language: PageLanguage(preferred: request.acceptLanguage))
    if reason == .withoutCookie, request.method == .get {
      return try own(page.onceMore(transaction.target), transaction)
    }
    let handed = HandedOver(try withCaptured(request, transaction, head))
    var body = page.confirmation(handed, reason)
    if reason == .signedOut, try hasPassword() { body = page.passwordForm(carrying: handed.pairs) }
    return try own(body, transaction, status: 403)
  }

  private func withCaptured(_ request: Request, _ transaction: HTTPTransaction, _ head: Head) throws(Refusal) -> Request
  {
    let request = try withForm(request, transaction, head)
    // Browsers send an empty file field if no file was chosen.
    if let file = request.upload, !(file.name.isEmpty && file.bytes.isEmpty) { throw .fileHandedOver }
    return request
  }

  /// Returns the web app manifest.
  func manifest(_ request: Request) throws(Refusal) -> Answer {
    let chosen = request.query["language"].flatMap { PageLanguage(rawValue: $0) }
    let language = chosen ?? PageLanguage(preferred: request.acceptLanguage)
    let body = AppManifest.body(in: language == .german ? .german : .english, assets: Assets.basePath)
    let headers = [
      Response.Header("Content-Type", AppManifest.mediaType), Response.Header("Cache-Control", "no-cache"),
      Response.Header("Vary", "Accept-Language"),
    ]
    return try sendable(.page(status: 200, headers: headers, body: body))
  }
}
